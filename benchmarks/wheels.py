"""Wheels for Python in the browser, and their lock file for Pyodide."""

import base64
import hashlib
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

from benchmarks.paths import HERE, BenchError

_IMPORTS = {"ipython": "IPython"}
"""Import names of distributions that differ from their own names."""


def fetch(folder: Path) -> list[Path]:
    """Download the wheels of `browser-wheels.txt` into a folder, unless they are there.

    Args:
        folder: the folder, which is created if missing.

    Returns:
        The paths of the wheels, sorted by name.

    Raises:
        BenchError: pip could not download one of them.
    """
    wanted = HERE / "browser-wheels.txt"
    lines = [line for line in wanted.read_text("utf-8").splitlines() if "==" in line]
    if len(list(folder.glob("*.whl"))) < len(lines):
        folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        command += ["--python-version", "3.13", "--only-binary=:all:"]
        done = subprocess.run([*command, "-r", str(wanted), "-d", str(folder)], check=False)
        if done.returncode:
            raise BenchError(f"pip could not fetch the wheels of {wanted.name}.")
    return sorted(folder.glob("*.whl"))


def pack(package: Path, version: str, folder: Path) -> Path:
    """Build a wheel of a pure Python package.

    Args:
        package: the folder of the package, which has its import name.
        version: the version of the wheel, such as "0.1.0".
        folder: the folder to write the wheel to.

    Returns:
        The path of the wheel.
    """
    name = package.name
    info = f"{name}-{version}.dist-info"
    files = {
        f"{name}/{path.relative_to(package).as_posix()}": path.read_bytes()
        for path in sorted(package.rglob("*"))
        if path.suffix in {".py", ".mo"}
    }
    meta = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    files[f"{info}/METADATA"] = meta.encode()
    files[f"{info}/WHEEL"] = (
        b"Wheel-Version: 1.0\nGenerator: bench\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    )
    record = "".join(f"{n},sha256={_b64(data)},{len(data)}\n" for n, data in files.items())
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    target = folder / f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name_, data in files.items():
            archive.writestr(name_, data)
    return target


def lock(stock: Path, wheels: list[Path]) -> str:
    """Return the content of a `pyodide-lock.json` that lists these wheels and no others.

    Args:
        stock: the path of Pyodide's own `pyodide-lock.json`.
        wheels: the paths of the wheels.

    Returns:
        The JSON text. Of the dependencies of a stock package, those among the wheels are kept.
    """
    original: dict[str, Any] = json.loads(stock.read_text("utf-8"))
    known = {_canonical(name): entry for name, entry in original["packages"].items()}
    names = {_canonical(wheel.name.split("-")[0]): wheel for wheel in wheels}
    packages = {}
    for name, wheel in names.items():
        entry = known.get(name, {"depends": []})
        packages[name] = {
            "name": name,
            "version": wheel.name.split("-")[1],
            "file_name": wheel.name,
            "install_dir": "site",
            "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
            "package_type": "package",
            "imports": [_IMPORTS.get(name, name.replace("-", "_"))],
            "depends": [d for d in map(_canonical, entry["depends"]) if d in names],
            "unvendored_tests": False,
        }
    return json.dumps(original | {"packages": packages})


def _canonical(name: str) -> str:
    """Return the canonical name of a distribution: "Prompt_Toolkit" is "prompt-toolkit"."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _b64(data: bytes) -> str:
    """Return a SHA-256 digest in the format of RECORD files."""
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
