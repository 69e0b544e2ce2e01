"""The classroom: every chapter on the local network, its tables live through kernels here.

``python -m book.classroom`` (or ``make classroom``) serves the notebooks through Voila, in the look
of the book. Nothing is asked of another host, by this machine or by those that read here.
"""
