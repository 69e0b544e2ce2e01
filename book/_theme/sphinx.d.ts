/** What `search.js` uses of Sphinx's `searchtools.js`, a script of the search page. */

/** The search index and what reads it. */
declare const Search: {
  _index: {
    /** The pages' names. */
    docnames: string[];
    /** Their titles, as HTML, in the same order. */
    titles: string[];
    /** The pages of each stemmed word, in the text and in titles. */
    terms: Record<string, number | number[]>;
    titleterms: Record<string, number | number[]>;
  };
  /** Split what the reader typed. */
  _parseQuery(query: string): SearchQuery;
  /** Find pages, the best last. */
  _performSearch(...query: SearchQuery): SearchResult[];
};

type SearchQuery = [
  query: string,
  searchTerms: Set<string>,
  excludedTerms: Set<string>,
  highlightTerms: Set<string>,
  objectTerms: Set<string>,
];

type SearchResult = [
  docname: string,
  title: string,
  anchor: string,
  description: string | null,
  score: number,
  filename: string,
];

/** What `searchtools.js` uses of Sphinx's other scripts, which the page does without. */
declare var SPHINX_HIGHLIGHT_ENABLED: boolean;
declare var _ready: (callback: () => void) => void;
declare var _: (text: string) => string;
