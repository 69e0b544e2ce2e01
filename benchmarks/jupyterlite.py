"""Build the JupyterLite page that the live page is compared with.

It is a plain JupyterLite, plus what it needs to start without any other host: the same Pyodide as
the live page, the wheels that the kernel installs, and the engine as a wheel in Pyodide's lock
file, so that `import alcalde` loads it.
"""

import hashlib
import importlib.metadata
import json
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.parse import quote

from benchmarks import wheels
from benchmarks.paths import BENCH, PYODIDE, ROOT, BenchError

KERNEL = "jupyterlite-pyodide-kernel"
EXTENSION = Path("share/jupyter/labextensions/@jupyterlite/pyodide-kernel-extension")
FILES = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip")

CODE = (
    "from alcalde import Seat, Trick\n"
    'print(Trick.of("A♥ 3♥ 2♦ K♣", trump="♠", leader=Seat.RIGHT).winner.value)'
)
"""The code that runs on the page; it prints "right", the seat of Isaac."""
PAGE = f"repl/?kernel=python&toolbar=1&code={quote(CODE)}"


def build(engine: Path = ROOT / "alcalde") -> Path:
    """Build the page, unless it is up to date.

    Args:
        engine: the folder of the engine's package.

    Returns:
        The folder to serve; its page is `PAGE`.

    Raises:
        BenchError: JupyterLite's own build failed.
    """
    source, site = BENCH / "lite" / "source", BENCH / "lite" / "site"
    stamp, key = BENCH / "lite" / "key", _key(engine)
    if stamp.exists() and stamp.read_text("utf-8") == key:
        return site
    for folder in (source, site):
        shutil.rmtree(folder, ignore_errors=True)
    pyodide = source / "static" / "pyodide"
    pyodide.mkdir(parents=True)
    for name in FILES:
        shutil.copy(PYODIDE / name, pyodide)
    for wheel in wheels.fetch(BENCH / "wheels"):
        shutil.copy(wheel, pyodide)
    wheels.pack(engine, "0.1.0", pyodide)
    listed = wheels.lock(PYODIDE / "pyodide-lock.json", sorted(pyodide.glob("*.whl")))
    (pyodide / "pyodide-lock.json").write_text(listed, "utf-8")
    settings = {"disablePyPIFallback": True}
    config = {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "litePluginSettings": {"@jupyterlite/pyodide-kernel-extension:kernel": settings}
        },
    }
    (source / "jupyter-lite.json").write_text(json.dumps(config), "utf-8")
    _run(source, site)
    stamp.write_text(key, "utf-8")
    return site


def _run(source: Path, site: Path) -> None:
    """Run JupyterLite's build with the Pyodide kernel as the only extension."""
    command = [sys.executable, "-m", "jupyterlite_core", "build", "--apps=repl"]
    command += ["--no-sourcemaps", "--no-libarchive", "--ignore-sys-prefix"]
    command += [f"--lite-dir={source}", f"--output-dir={site}"]
    command += [f"--FederatedExtensionAddon.extra_labextensions_path={_labextensions()}"]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)
    if done.returncode or not (site / "repl" / "index.html").exists():
        raise BenchError(f"JupyterLite could not be built:\n{done.stdout}\n{done.stderr}")


def _labextensions() -> Path:
    """Create a folder that holds the kernel's extension alone, and return it."""
    only = BENCH / "lite" / "labextensions"
    target = only / "@jupyterlite" / EXTENSION.name
    shutil.rmtree(only, ignore_errors=True)
    shutil.copytree(Path(sys.prefix) / EXTENSION, target)
    return only


def _key(engine: Path) -> str:
    """Return a digest of everything that the page is built from."""
    digest = hashlib.sha256()
    for name in ("jupyterlite-core", KERNEL):
        digest.update(importlib.metadata.version(name).encode())
    parts = [PYODIDE / "package.json", Path(__file__), Path(wheels.__file__)]
    parts += [Path(__file__).with_name("browser-wheels.txt"), *sorted(engine.rglob("*.py"))]
    for part in parts:
        digest.update(part.read_bytes())
    return digest.hexdigest()
