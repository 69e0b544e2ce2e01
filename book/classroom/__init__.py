"""The classroom: every chapter on the local network, with tables that run in kernels here.

`python -m book.classroom` (or `make classroom`) serves the notebooks through Voila, styled like
the book. Neither this machine nor its readers contact any other host.
"""
