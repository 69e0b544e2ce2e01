"""Browsers of three engines behind one small interface, `Browser`."""
