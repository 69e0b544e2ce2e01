"""What both games share: cards, tricks, seats, numbers, records, sentences and languages."""
