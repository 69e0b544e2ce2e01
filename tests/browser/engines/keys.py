"""The keys that WebDriver writes as characters of its own."""

CODES = {
    "Backspace": "\ue003",
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}
"""By name, the character that WebDriver's specification gives to a key. Others stand for
themselves."""
