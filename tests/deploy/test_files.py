"""The files of deploy/ are well formed, and what they start is understood."""

from __future__ import annotations

import argparse
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from orleans.cli import build_parser

DEPLOY = Path(__file__).parents[2] / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yml").read_text(encoding="utf-8"))
UNIT = (DEPLOY / "orleans@.service").read_text(encoding="utf-8")
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
SERVERS = ("one", "two")


def needs(program: str) -> str:
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"{program} is not installed")
    return found


def parsed(command: str) -> argparse.Namespace:
    return build_parser().parse_args(shlex.split(command))


def checked(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=DEPLOY)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_unit_is_one(tmp_path: Path) -> None:
    """With a program in the place of ours, which is not there."""
    copy = tmp_path / "orleans@8001.service"
    copy.write_text(UNIT.replace("/opt/orleans/bin/orleans", "/bin/true"), encoding="utf-8")
    checked(needs("systemd-analyze"), "verify", "--man=no", str(copy))


def test_the_unit_starts_a_server_on_its_port() -> None:
    (command,) = re.findall(r"^ExecStart=\S+/orleans (.+)$", UNIT, re.M)
    args = parsed(command.replace("%i", "8001").replace("${ORLEANS_DB}", "postgresql://"))
    assert (args.port, args.https, args.trusted_proxy) == ("8001", True, ["127.0.0.1"])
    given = (DEPLOY / "orleans.env").read_text(encoding="utf-8")
    assert "\nORLEANS_DB=postgresql://" in given


def test_the_proxy_knows_the_ports_that_the_page_enables() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    ports = set(re.findall(r"server 127\.0\.0\.1:(\d+);", nginx))
    page = (DEPLOY.parent / "docs" / "server.md").read_text(encoding="utf-8")
    assert ports == set(re.findall(r"orleans@(\d+)", page)) == {"8001", "8002"}


def test_containers_believe_their_proxy_and_nobody_else() -> None:
    address = COMPOSE["services"]["proxy"]["networks"]["default"]["ipv4_address"]
    for name in SERVERS:
        args = parsed(COMPOSE["services"][name]["command"])
        assert (args.host, args.https, args.trusted_proxy) == ("0.0.0.0", True, [address])
        assert "ports" not in COMPOSE["services"][name]
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert all(f"{name}:8000" in caddy for name in SERVERS)


def test_what_containers_use_is_there() -> None:
    for service in COMPOSE["services"].values():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in COMPOSE["volumes"] or (DEPLOY / source).is_file(), volume
        assert set(service.get("depends_on", ())) <= set(COMPOSE["services"])
    build = COMPOSE["services"]["one"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]) == DEPLOY / ".." / "deploy" / (
        "Containerfile"
    )


def test_the_compose_file_is_one(tmp_path: Path) -> None:
    docker = needs("docker")
    if subprocess.run([docker, "compose", "version"], capture_output=True).returncode:
        pytest.skip("docker has no compose")
    given = tmp_path / "env"
    given.write_text("ORLEANS_NAME=play.example.org\nPOSTGRES_PASSWORD=secret\n")
    compose = [docker, "compose", "--env-file", str(given), "--file", "compose.yml"]
    checked(*compose, "config", "--quiet")


def test_the_container_runs_a_server_as_a_user_without_rights() -> None:
    words = dict(re.findall(r"^([A-Z]+) (.+)$", CONTAINER, re.M))
    entry, command = (re.findall(r'"(.*?)"', words[name]) for name in ("ENTRYPOINT", "CMD"))
    assert entry == ["orleans"] and parsed(shlex.join(command)).host == "0.0.0.0"
    assert words["USER"].isdecimal() and f"--uid {words['USER']} " in CONTAINER


def test_the_container_file_is_clean() -> None:
    checked(needs("hadolint"), "Containerfile")
