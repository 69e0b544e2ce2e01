"""What both games share: cards, tricks, reasons and refusals, words, records."""
