"""Draw the tables in the chapters' saved outputs when the book is built.

A notebook keeps the state of a table and a summary, but no HTML: a change of markup changes no
notebook, and whoever opens one without a kernel reads the summary.
"""

import json

from alcalde_widgets.hosts.saved import STATE, table_html


def with_tables(notebook: str) -> str:
    """Return a notebook in which the state of each table is replaced by its HTML.

    Args:
        notebook: the text of an `.ipynb` file.

    Raises:
        ValueError: a table cannot be read; the message names its cell.
    """
    content = json.loads(notebook)
    for number, cell in enumerate(content["cells"], start=1):
        for output in cell.get("outputs", []):
            bundle = output.get("data", {})
            try:
                markup = table_html(bundle)
            except ValueError as error:
                raise ValueError(f"cell {number}: {error}. Run make notebooks.") from error
            if markup:
                del bundle[STATE]  # MyST-NB warns about types that it does not know
                bundle["text/html"] = markup
    return json.dumps(content, ensure_ascii=False)
