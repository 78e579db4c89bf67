"""The package: what `import hupai` offers, and what its wheel and its source archive hold."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

import hupai
from hupai_build.paths import ENGINE, ROOT, TOOLS
from tests.project.archives import unzipped

VERSION = hupai.__version__
PACKAGE = {file.relative_to(ENGINE).as_posix() for file in (ENGINE / "hupai").rglob("*") if file.is_file()}
SHIPPED = {name for name in PACKAGE if "__pycache__" not in name}
"""Every file of the engine, by its name in a wheel."""


def python(code: str, folder: Path = ENGINE) -> str:
    """The output of a program that finds the engine in one folder and nowhere else."""
    command = [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(folder)!r}); {code}"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def build(target: str, source: Path, folder: Path) -> Path:
    """Build the wheel or the source archive of a source tree into a folder."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    done = subprocess.run(command, cwd=source, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this tree."""
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive of this tree."""
    return build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


def test_the_public_names_are_sorted_and_exist() -> None:
    assert hupai.__all__ == sorted(set(hupai.__all__))
    assert [name for name in hupai.__all__ if not hasattr(hupai, name)] == []
    assert set(hupai.__all__) <= set(dir(hupai))


def test_a_public_name_needs_no_other_import() -> None:
    """Each is asked of a package of which nothing else has been imported."""
    forget = "[sys.modules.pop(name) for name in list(sys.modules) if name.partition('.')[0] == 'hupai']"
    asked = "; ".join(f"import hupai; hupai.{name}; {forget}" for name in hupai.__all__)
    python(asked)


def test_a_missing_name_raises_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        hupai.nonsense  # noqa: B018 -- asking is the test


def test_one_import_is_enough_to_measure_a_bot() -> None:
    measure = "import hupai; print(hupai.arena.duel('yongzhou-plain', 'beginner', 'beginner', deals=1)['ev'])"
    assert float(python(measure)) == 0


def test_the_wheel_holds_the_whole_engine_and_its_licence(wheel: Path) -> None:
    assert wheel.name == f"hupai-{VERSION}-py3-none-any.whl"
    files = unzipped(wheel)
    described = f"hupai-{VERSION}.dist-info/"
    assert {name for name in files if not name.startswith(described)} == SHIPPED
    assert {"hupai/py.typed", "hupai/zipai/bots/weights/yongzhou-plain.json"} <= set(files)
    assert files[f"{described}licenses/LICENSE"] == (ROOT / "LICENSE").read_bytes()
    metadata = files[f"{described}METADATA"].decode()
    assert metadata.endswith((ROOT / "engine" / "README.md").read_text("utf-8"))
    assert "\nRequires-Python: >=3.11\n" in metadata and "\nLicense-Expression: MIT\n" in metadata
    assert "\nRequires-Dist:" not in "".join(line for line in metadata.splitlines(True) if "extra ==" not in line)


def test_the_content_of_the_wheel_can_play(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    play = "import hupai; print(hupai.__file__); hupai.arena.duel('leiyang', 'strong', 'beginner', deals=1)"
    assert python(play, tmp_path).startswith(str(tmp_path))


@pytest.mark.long
def test_a_program_that_uses_the_wheel_is_typed(wheel: Path, tmp_path: Path) -> None:
    """As in an environment that has the wheel and nothing else of ours."""
    venv.create(tmp_path / "venv", symlinks=True)
    (packages,) = (tmp_path / "venv").glob("lib/python*/site-packages")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(packages)
    program = tmp_path / "program.py"
    program.write_text(
        "import hupai\nreveal_type(hupai.svg.hand('1s').svg)\nreveal_type(hupai.games['leiyang'].id)\n"
        "hupai.svg.hand(1)\n"
    )
    python_of = str(next((tmp_path / "venv" / "bin").glob("python3")))
    command = [sys.executable, "-m", "mypy", "--strict", "--python-executable", python_of, "--cache-dir", "cache"]
    done = subprocess.run([*command, "program.py"], cwd=tmp_path, capture_output=True, encoding="utf-8", check=False)
    lines = [line.partition(": ")[2] for line in done.stdout.splitlines()]
    assert lines[:2] == ['note: Revealed type is "str"'] * 2, done.stdout + done.stderr
    assert 'has incompatible type "int"; expected "str"' in lines[2] and len(lines) == 4


@pytest.mark.long
def test_the_documentation_of_the_package_builds_without_a_warning(dist: Path, tmp_path: Path) -> None:
    command = [sys.executable, str(TOOLS / "api_docs.py"), str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(ENGINE)}
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "hupai" / "svg.html").read_text("utf-8")
    assert 'id="hand"' in page and 'id="meld"' in page
    assert all(f'id="{name}"' in (tmp_path / "hupai.html").read_text("utf-8") for name in ("Session", "score", "waits"))


@pytest.mark.long
def test_the_source_archive_builds_the_same_wheel(source: Path, wheel: Path, tmp_path: Path) -> None:
    assert source.name == f"hupai-{VERSION}.tar.gz"
    with tarfile.open(source) as archive:
        archive.extractall(tmp_path / "source", filter="data")
    tree = tmp_path / "source" / f"hupai-{VERSION}"
    assert {"LICENSE", "engine", "pyproject.toml", "PKG-INFO"} <= {file.name for file in tree.iterdir()}
    (tmp_path / "wheel").mkdir()
    assert unzipped(build("wheel", tree, tmp_path / "wheel")) == unzipped(wheel)
