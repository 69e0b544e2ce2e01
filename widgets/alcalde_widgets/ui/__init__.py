"""What every table is drawn with: HTML, cards, choosers, notices, results, and the voice."""
