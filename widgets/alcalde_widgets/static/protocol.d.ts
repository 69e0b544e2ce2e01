/**
 * The contract between Python and JavaScript.
 *
 * Python draws a table as HTML and knows the rules and the words. JavaScript turns what the reader
 * does into actions and puts the HTML that answers them in place. Whatever both sides name is
 * declared here: attributes, actions, messages, stored values and links.
 * `tests/widgets/test_protocol.py` compares this file with what Python writes.
 */

/** A value as JSON has it. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/* Attributes of a table. An attribute without a value has the type "". */

/** The table's own element, `#t-NAME.al-table`. */
export interface TableAttributes {
  /** The kind of table, such as `trick`. */
  "data-table": string;
  /** The saved state, as JSON. Python alone reads it. */
  "data-state": string;
  /** The choices that all tables share: `Preferences` as JSON. */
  "data-prefs": string;
  /** The table continues after a reload where it was left. */
  "data-keep"?: "";
  /** The state that a link to the table carries, as JSON; without it, `data-state`. */
  "data-link"?: string;
  /** The table is a task and it has been solved. */
  "data-done"?: "true";
  /** Set by the page: the table fills the screen. */
  "data-show"?: "";
  /** Set by the page: the answer is visible while the table fills the screen. */
  "data-answer"?: "";
}

/** What acts when it is pressed, changed or submitted: a button, a field or a form. */
export interface ActionAttributes {
  /** The action's name. */
  "data-act": string;
  /** Its arguments: `Arguments` as JSON. */
  "data-args"?: string;
  /** On a field: the argument that takes the field's value. */
  "data-arg"?: string;
  /** On a field: it acts while it is being moved, not only when it is released. */
  "data-live"?: "";
  /** The argument that takes a random whole number of 32 bits. */
  "data-random"?: string;
  /** The argument that takes the reader's date, `YYYY-MM-DD`. */
  "data-today"?: string;
  /** After so many milliseconds the button is pressed by itself. */
  "data-auto"?: string;
  /** The key that presses the button from anywhere in its table, as in `KeyboardEvent.key`. */
  "data-key"?: "Escape";
}

/** What the host does by itself, without Python. */
export interface HostAttributes {
  /** What the button does, or the field is for. */
  "data-host": HostAction;
  /** With `copy`: the id of the field that is copied. */
  "data-field"?: string;
}

/**
 * - `link` copies a link to the table; `address` is the field that shows it where copying fails
 * - `copy` copies the field that `data-field` names
 * - `show` has the table fill the screen; `answer` shows the answer there
 * - `stop` ends what the engine is doing
 */
export type HostAction = "link" | "address" | "copy" | "show" | "answer" | "stop";

/** Where a drawing wants the focus, the reader's eye or an animation. */
export interface MarkAttributes {
  /** The button takes the focus. */
  "data-focus"?: "";
  /** The element is scrolled into view. */
  "data-reveal"?: "";
  /** Names a card across two drawings: it glides from its old place to the new one. */
  "data-fly"?: string;
  /** The group's buttons are one stop of the Tab key; arrow keys move inside it. */
  "data-roving"?: "";
  /** A card's suit, for the style sheet. */
  "data-suit"?: "d" | "h" | "c" | "s" | "oros" | "copas" | "espadas" | "bastos";
}

/** Sentences that are in the HTML from the start; the host shows one by clearing `hidden`. */
export interface SentenceAttributes {
  /** Shown while the engine is in this condition. */
  "data-when"?: Notice | KernelNotice;
  /** Shown once the table's task has been done. */
  "data-when-done"?: "";
  /** Shown after the link was copied. */
  "data-when-copied"?: "";
  /** Shown when the browser refuses to store anything. */
  "data-when-unkept"?: "";
  /** Shown after the field beside it was copied. */
  "data-said"?: "";
}

/** The conditions for which a table has a sentence. */
export type Notice = "ready" | "loading" | "thinking";

/** The conditions of a kernel for which a notebook has a sentence. */
export type KernelNotice = "silent" | "gone";

/** A table's element. */
export type TableElement = Marked<HTMLElement, TableAttributes>;
/** A button, field or form that acts. */
export type ActionElement = Marked<HTMLElement, ActionAttributes>;
/** A field whose value is an argument. */
export type ActionField = Marked<HTMLInputElement, ActionAttributes & { "data-arg": string }>;
/** A button of the host. */
export type HostElement = Marked<HTMLElement, HostAttributes>;

/* Attributes of the book around the tables (book/_theme, book/classroom). */

/** The book's frame and its table of contents. */
export interface BookAttributes {
  /** The engine's state, set on `<html>`. */
  "data-alcalde"?: EngineState;
  /** Set on `<html>` by the scripts: what needs them may invite now. */
  "data-ready"?: "";
  /** Set on `<html>`: what is wrong with the page. The bar at its foot says so. */
  "data-trouble"?: Trouble;
  /** The bar at the page's foot. */
  "data-trouble-bar"?: "";
  /** On a sentence in the bar at the page's foot: shown in that trouble. */
  "data-when"?: Trouble;
  /** The reader's choice of colours, set on `<html>`; none follows the system. */
  "data-theme"?: Theme;
  /** On a button of the menu: the colours that it chooses. */
  "data-theme-choice"?: Theme | "auto";
  /** On a link: the language that it leads to. */
  "data-lang"?: string;
  /** On an entry of the table of contents: its page, as in `Progress`. */
  "data-page"?: string;
  /** On an entry of the table of contents: how many tasks its page has. */
  "data-tasks"?: string;
  /** In an entry of the table of contents: shown when all its tasks are done. */
  "data-progress-tick"?: "";
  /** The part of the first page that shows the progress and can export or clear it. */
  "data-progress-panel"?: "";
  /** In the panel: how many tasks are done. */
  "data-done"?: "";
  /** In the panel: how many tasks there are. */
  "data-of"?: "";
  /** In the panel: shown when the browser refuses to store anything. */
  "data-when-unkept"?: "";
  /** In the panel: shown after a file was imported. */
  "data-when-imported"?: "";
  /** In the panel: shown when a file could not be read. */
  "data-when-unreadable"?: "";
  /** In the panel, or in the bar at the page's foot: what its button does. */
  "data-host"?: PanelAction | TroubleAction;
  /** On the search page: the sentence for no result. */
  "data-none"?: string;
  /** On the search page: the sentence for one result. */
  "data-one"?: string;
  /** On the search page: the sentence for more, with `{n}` for the number. */
  "data-many"?: string;
  /** In the classroom, on `<html>`: whether all tables of the page are live. */
  "data-classroom"?: "waiting" | "live";
}

/** What the buttons of the progress panel do. */
export type PanelAction = "export" | "import" | "reset" | "reset-sure";
/**
 * What may be wrong with a page as a whole.
 *
 * - `missing`: a script did not arrive
 * - `file`: the page was opened as a file, where no worker starts
 * - `failed`: the engine did not start, or has died again
 * - `outdated`: the site was published anew, and what this page would load is gone
 * - `forgotten`: the reader has cleared the progress in another window
 */
export type Trouble = "missing" | "file" | "failed" | "outdated" | "forgotten";
/**
 * What the buttons in the bar at the page's foot do: start the engine again, load the page anew, put
 * the bar away.
 */
export type TroubleAction = "retry" | "renew" | "dismiss";
/** A choice of colours. */
export type Theme = "light" | "dark";

/** An element of the book's frame. */
export type BookElement = Marked<HTMLElement, BookAttributes>;

/* Actions. */

/** The arguments of an action by name, as the table's `actions()` in Python types them. */
export type Arguments = Record<string, Json>;

/** The actions that all tables have (`table.py`). */
export interface CommonActions {
  /** Change the pack. */
  pack: { pack: Pack };
  /** Apply the choices made on another table. */
  prefs: Preferences;
  /** Show the state that a link carries: the part of its fragment after `=`. */
  open: { link: string };
  /** Continue from a stored state, as JSON. */
  resume: { saved: string };
}

/** French or Spanish faces. */
export type Pack = "french" | "spanish";

/** The choices that all tables share. */
export type Preferences = { pack: Pack };

/* Messages between a page and its worker (through Comlink). */

/** The engine, as the page follows it. */
export type EngineState = "idle" | "loading" | "live" | "failed";

/** A table's kind, its `data-state` and its `lang`. */
export type SavedTable = [kind: string, state: string, lang: string];

/**
 * The arguments of `answer` in `hosts/page.py`: `args` as JSON; `lang` and `id` are the element's,
 * for a state that cannot be read.
 */
export type Question = [
  kind: string,
  state: string,
  name: string,
  args: string,
  lang: string,
  id: string,
];

/** What the worker sends besides its answers, before Python turns to something. */
export type SignOfLife = "alive";

/** What the worker offers to the page. Its `name` lists the archives that it loads. */
export interface EngineWorker {
  /** Have `onLoaded` called with the number of bytes received so far; before `boot`. */
  watch(onLoaded: (loaded: number) => void): void;
  /** Start Python and draw the tables once, so that the first answer is quick. */
  boot(module: WebAssembly.Module, tables: SavedTable[]): Promise<void>;
  /** Do one action; return the table as HTML. Rejects with a `PythonError` if Python raised. */
  answer(...question: Question): string;
}

/** `hosts/page.py`, as the worker sees it. */
export interface PageModule {
  answer(...question: Question): string;
  /** @param tables `SavedTable[]` as JSON */
  warm(tables: string): void;
}

/* Messages between a notebook and its kernel (through anywidget, `hosts/notebook.py`). */

/** The traits that the kernel sends. */
export interface NotebookTraits {
  /** The table as HTML. */
  html: string;
  /** The sentences for each `KernelNotice` as HTML; one is put into the table when it is needed. */
  notices: string;
}

/** What the kernel sends after it has done an action, and after the new HTML. */
export interface KernelMessage {
  type: "answered";
}

/** What the notebook sends to the kernel. */
export interface NotebookMessage {
  type: "act";
  name: string;
  args: Arguments;
}

/* What is stored on the device (localStorage). */

/** The keys and their values. */
export interface Stored {
  /** `Preferences`, as JSON. */
  alcalde: string;
  /** `StoredProgress`, as JSON. */
  "alcalde.progress": string;
  /** Written and removed at once, to see whether the browser stores anything. */
  "alcalde.progress.try": "";
  /** The `data-state` of a table with `data-keep`, by the name of its page and its id. */
  [table: `alcalde.table.${string}`]: string;
  /** Changes whenever the reader clears the progress: what a page remembers from before is void. */
  "alcalde.forgotten": string;
  /** The reader's choice of language. */
  "alcalde.lang": string;
  /** The first page has led the reader to a language once. */
  "alcalde.led": "1";
  /** The reader's choice of colours. */
  "alcalde.theme": Theme;
}

/** What a tab keeps (sessionStorage) from a press on a language until the page is there. */
export interface Carried {
  /** The language that was pressed: `data-lang` of the link. */
  lang: string;
  /** The page's name, as in `Progress`. */
  page: string;
  /** By the id of a table that was changed, its `data-state`. */
  states: Record<string, string>;
}

/** The reader's progress: what is stored and what a file holds. */
export interface StoredProgress {
  /** The version of this format. */
  v: 1;
  /** By page: the names of the tasks done, in order, and how many there are. */
  pages: Record<string, { done: string[]; of: number }>;
}

/* What a page that is loaded anew gets from before (history.state). */

/** What is not stored on the device. */
export interface Renewed {
  /** The `alcalde.forgotten` of the page before. */
  forgotten: string | null;
  /** The tables' states, as JSON, by the tables' ids. */
  tables: Record<string, string>;
  /** The text in fields that was not sent, by the fields' ids. */
  fields: Record<string, string>;
  /** What the reader had pressed without an answer. */
  presses: [table: string, name: string, args: Arguments][];
}

/**
 * A link to a table: its fragment names the element and carries its state, JSON in UTF-8, in
 * base64 for addresses without padding (RFC 4648, section 5). What programs do to it on its way is
 * undone in `share.js` and `codec.py`.
 */
export type LinkFragment = `#t-${string}=${string}`;

/* How the attributes above become properties of `dataset`. */

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** The `dataset` of an element with these attributes. */
export type Dataset<Attributes> = {
  [Name in keyof Attributes as Name extends `data-${infer Rest}`
    ? Camel<Rest>
    : never]: Attributes[Name];
};

/** An element whose `dataset` has these attributes and no others. */
export type Marked<Base extends HTMLElement, Attributes> = Omit<Base, "dataset"> & {
  readonly dataset: Dataset<Attributes>;
};
