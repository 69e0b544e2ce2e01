"""Find the programs that the browser tests need, or install Debian's packages of them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable


def starts(path: str) -> bool:
    """Return whether a program answers to `--version`."""
    try:
        command = [path, "--version"]
        return subprocess.run(command, capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def install(*packages: str, run: Callable[[list[str]], int] | None = None) -> bool:
    """Install Debian's packages if this user may use apt.

    Args:
        packages: their names.
        run: runs a command and returns its exit code.

    Returns:
        Whether it worked.
    """
    if not shutil.which("apt-get"):
        return False
    run = run or _quietly
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if root and (not shutil.which("sudo") or run([*root, "true"])):
        return False
    print(f"Installing Debian's {', '.join(packages)} for the browser tests.", file=sys.stderr)
    run([*root, "apt-get", "update", "-qq"])
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    return run([*root, "env", "DEBIAN_FRONTEND=noninteractive", *command]) == 0


def _quietly(command: list[str]) -> int:
    return subprocess.run(command, capture_output=True, check=False).returncode
