"""Goes through the steps of the actions as a runner does. Started by Scripts/test-action."""

import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

HOME = pathlib.Path(sys.argv[1])
ARCHIVE = sys.argv[2]


class Expressions:
    """As much of GitHub's expressions as the actions use: paths, strings, `||`, `&&`, `==`, `!=`, always() and hashFiles()."""

    def __init__(self, contexts, folder):
        self.contexts, self.folder = contexts, folder

    def text(self, template):
        return re.sub(r"\$\{\{(.*?)\}\}", lambda found: self.words(self.value(found[1])), str(template))

    def words(self, value):
        return "" if value is None else str(value)

    def value(self, expression):
        expression = expression.strip()
        for sign, join in (("||", lambda a, b: a or b), ("&&", lambda a, b: a and b)):
            if sign in expression:
                first, rest = expression.split(sign, 1)
                return join(self.value(first), self.value(rest))
        for sign in ("==", "!="):
            if sign in expression:
                first, second = (self.words(self.value(part)) for part in expression.split(sign))
                return (first == second) == (sign == "==")
        if expression == "always()":
            return True
        if expression.startswith("hashFiles("):
            files = {file for pattern in re.findall("'([^']*)'", expression) for file in self.folder.glob(pattern)}
            texts = b"".join(hashlib.sha256(file.read_bytes()).digest() for file in sorted(files))
            return hashlib.sha256(texts).hexdigest() if files else ""
        if expression.startswith("'"):
            return expression.strip("'")
        value = self.contexts
        for name in expression.split("."):
            if not re.fullmatch(r"[\w-]+", name):
                raise SystemExit(f"an expression that is not known here: {expression}")
            value = value.get(name) if isinstance(value, dict) else None
        return value


class Runner:
    def __init__(self, place, repository, event, path):
        self.place, self.repository, self.path = place, repository, path
        self.temporary = place / "temporary"
        self.temporary.mkdir(parents=True)
        self.github = {"event": event, "action_ref": "main", "action_repository": "maquette/maquette", "token": "t"}
        self.artifacts = place / "artifacts"
        self.summary = place / "summary.md"

    def run(self, folder, inputs, more={}):
        """Whether the action passes; what its steps print is in `output`."""
        action = yaml.safe_load((HOME / folder / "action.yml").read_text())
        unknown = set(inputs) - set(action["inputs"])
        assert not unknown, unknown
        contexts = {"github": self.github, "steps": {}, "inputs": {}}
        expressions = Expressions(contexts, self.repository)
        for name, input in action["inputs"].items():
            contexts["inputs"][name] = inputs.get(name, expressions.text(input.get("default", "")))
        self.output, self.cached, passes, path = "", {}, True, list(self.path)
        for number, step in enumerate(action["runs"]["steps"]):
            condition = step.get("if", "")
            if not passes and "always()" not in condition:
                continue
            if condition and not expressions.value(condition):
                continue
            if "uses" in step:
                name, _, pin = step["uses"].partition("@")
                assert re.fullmatch("[0-9a-f]{40}", pin), f"{step['uses']} is not pinned"
                with_ = {key: expressions.text(value) for key, value in step["with"].items()}
                if name == "actions/upload-artifact":
                    shutil.copytree(with_["path"], self.artifacts / with_["name"], dirs_exist_ok=True)
                else:
                    assert name == "actions/cache", name
                    self.cached[with_["path"]] = with_["key"]
                continue
            files = {kind: self.place / f"{number}-{kind}" for kind in ("GITHUB_OUTPUT", "GITHUB_PATH")}
            for file in files.values():
                file.write_text("")
            environment = {
                "PATH": ":".join(path), "HOME": str(self.place), "RUNNER_TEMP": str(self.temporary),
                "RUNNER_TOOL_CACHE": str(self.place / "tools"), "GITHUB_STEP_SUMMARY": str(self.summary),
                "GITHUB_WORKSPACE": str(self.repository), "GITHUB_REPOSITORY": "somebody/app",
                "GITHUB_ACTION_PATH": str(HOME / folder), "GITHUB_ACTIONS": "true", "CI": "true",
                **{key: str(file) for key, file in files.items()}, **more,
                **{key: expressions.text(value) for key, value in step.get("env", {}).items()},
            }
            assert step["shell"] == "bash"
            script = self.place / f"{number}.sh"
            script.write_text(expressions.text(step["run"]))
            done = subprocess.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", str(script)], cwd=self.repository,
                env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            self.output += done.stdout
            passes = passes and done.returncode == 0
            path = files["GITHUB_PATH"].read_text().split() + path
            found = dict(line.split("=", 1) for line in files["GITHUB_OUTPUT"].read_text().splitlines())
            contexts["steps"][step.get("id", str(number))] = {"outputs": found}
        return passes


def check(holds, words, runner=None):
    print(("ok    " if holds else "FAILED ") + words)
    if not holds:
        print(runner.output if runner else "")
        sys.exit(1)


def main():
    work = pathlib.Path(tempfile.mkdtemp())
    try:
        trial(work)
    finally:
        shutil.rmtree(work)


def trial(work):
    app = work / "app"
    app.mkdir()
    tools = os.environ["PATH"].split(":")
    # The command must come from the package alone.
    path = [folder for folder in tools if not (pathlib.Path(folder) / "preview").exists()]

    def git(*words):
        identity = ["-c", "user.name=T", "-c", "user.email=t@t", "-c", "init.defaultBranch=main"]
        return subprocess.run(["git", *identity, *words], cwd=app, check=True, capture_output=True, text=True).stdout.strip()

    git("init", "-q")
    (app / "Screens").mkdir()
    shutil.copy(HOME / "Fixtures/sign-in.json", app / "Screens/sign-in.json")
    (app / "settings.json").write_text('{"no": "screen"}')
    (app / ".maquette-snapshots.json").write_text('{"documents": ["Screens"], "sizes": ["320x480"], "scales": [1]}')
    git("add", ".")
    git("commit", "-qm", "one")
    first = git("rev-parse", "HEAD")
    event = {"pull_request": {"base": {"sha": first}, "number": 7}}
    number = 0

    def run(inputs, folder=".", more={}, event=event):
        nonlocal number
        number += 1
        runner = Runner(work / str(number), app, event, path)
        return runner, runner.run(folder, {"archive": ARCHIVE, **inputs} if folder == "." else inputs, more)

    runner, passes = run({})
    check(not passes and "without a baseline" in runner.output, "verify fails where there are no baselines", runner)
    preview = next((work / "1/tools/maquette").glob("*/bin/preview"))
    subprocess.run([preview, "snapshot", "record"], cwd=app, check=True, capture_output=True)
    git("add", ".")
    git("commit", "-qm", "baselines")
    runner, passes = run({"run": "verify"})
    check(passes and "1 same" in runner.output, "verify passes with baselines", runner)
    check((runner.artifacts / "maquette/index.html").exists(), "the report is an artifact", runner)

    screen = app / "Screens/sign-in.json"
    screen.write_text(screen.read_text().replace("Sign in to", "Sing in to"))
    (app / "settings.json").write_text('{"no": "longer"}')
    git("commit", "-qam", "change")
    runner, passes = run({"run": "verify"})
    check(not passes, "verify fails where a picture changed", runner)
    check("::error file=Screens/sign-in.json" in runner.output, "and annotates the document", runner)
    check("Sing in to" in runner.summary.read_text(), "and says what changed in the summary", runner)
    report = runner.artifacts / "maquette"
    runner, passes = run({"run": "verify", "shard": "2/2"})
    check(passes, "a part without the change passes", runner)
    runner, passes = run({"run": "diff"})
    check(passes and "Sing in to" in runner.summary.read_text(), "diff tells what changed since the base, and passes", runner)
    pictures = list((runner.artifacts / "maquette").glob("*.png"))
    check(len(pictures) >= 3, "its pictures are in the artifact", runner)
    runner, passes = run({"run": "lint", "options": "--device 'iPhone SE (3rd generation)' --rules truncated"})
    check(passes and "nothing found" in runner.summary.read_text(), "lint checks what changed", runner)
    runner, passes = run({"run": "paint"})
    check(not passes and "::error::run is verify, lint or diff, not paint" in runner.output, "slips are errors", runner)
    runner, passes = run({"run": "lint", "base": "f" * 40})
    check(not passes and "is not in this checkout" in runner.output, "a base that is missing is an error", runner)
    runner, passes = run({"run": "lint", "options": '$(touch pwned) `touch pwned` ; touch pwned'})
    check(not passes and not list(work.rglob("pwned")), "options are never run", runner)
    runner, passes = run({"version": "1.2; rm"})
    check(not passes and "version is a number" in runner.output, "a version is a number", runner)

    # Packages, from a repository on this disk.
    kit = work / "Kit"
    kit.mkdir()
    (kit / "Package.swift").write_text("// Kit")
    for words in (["init", "-q"], ["add", "."], ["-c", "user.name=T", "-c", "user.email=t@t", "commit", "-qm", "one"]):
        subprocess.run(["git", "-C", str(kit), *words], check=True)
    revision = subprocess.run(
        ["git", "-C", str(kit), "rev-parse", "HEAD"], check=True, capture_output=True, text=True).stdout.strip()
    lock = app / "Package.resolved"
    pin = '{"pins": [{"location": "%s", "state": {"revision": "%s", "version": "1.0"}}], "version": 2}'
    lock.write_text(pin % (kit, revision))
    runner, passes = run({"run": "lint", "packages": "."})
    folder = runner.place / ".cache/maquette/packages"
    check(passes and "fetched Kit 1.0" in runner.output, "packages are downloaded before the run", runner)
    check(len(list(folder.glob("checkouts/Kit-*"))) == 1, "into the folder that is cached", runner)
    key = runner.cached.get(str(folder), "")
    check(re.fullmatch("maquette-packages-[0-9a-f]{64}", key), "by the lock files", runner)
    lock.write_text(pin % (work / "gone", revision))
    runner, passes = run({"run": "lint", "packages": "."})
    check(not passes and "::error::not all packages of . could be downloaded" in runner.output, "a failed download is an error", runner)
    check(key not in runner.cached.values(), "and another lock file is another key", runner)
    lock.unlink()
    (app / "Podfile.lock").write_text("PODS:\n  - Alamofire (5.9.1)\n")
    runner, passes = run({"run": "lint", "packages": "."})
    check(passes and "::warning::packages of . are missing" in runner.output, "what has to be installed is a warning", runner)
    (app / "Podfile.lock").unlink()
    runner, passes = run({"run": "lint"})
    check(passes and not any(path.endswith("/packages") for path in runner.cached), "without the input nothing is downloaded", runner)

    # The comment, with a `gh` that notes what it is asked and answers as GitHub would.
    fake = work / "fake"
    fake.mkdir()
    (fake / "gh").write_text(
        "#!/bin/bash\necho \"$*\" >>\"$GH_LOG\"\ncase \"$*\" in\n"
        "*pulls*) [ -n \"$NO_PULL\" ] || echo 7 ;;\n"
        "*'run download'*) mkdir -p \"${@: -1}\"; cp -r \"$GH_REPORT\"/. \"${@: -1}\" ;;\n"
        "*--paginate*) echo \"$GH_KNOWN\" ;;\n"
        "*body=@*) for word; do case \"$word\" in body=@*) cat \"${word#body=@}\" >\"$GH_LOG.body\" ;; esac; done ;;\nesac\n")
    (fake / "gh").chmod(0o755)
    path.insert(0, str(fake))
    summary = report / "summary.md"
    summary.write_text(summary.read_text() + "\n@everybody ![spy](https://example.org/x.png)\n")
    event = {"workflow_run": {
        "id": 99, "head_sha": "abc", "head_branch": "topic", "head_repository": {"owner": {"login": "fork"}}}}
    log = work / "log"
    fakes = {"GH_LOG": str(log), "GH_REPORT": str(report), "GH_KNOWN": "", "NO_PULL": ""}
    runner, passes = run({}, "Packaging/comment", fakes, event)
    body = pathlib.Path(f"{log}.body").read_text()
    check(passes and "POST repos/somebody/app/issues/7/comments" in log.read_text(), "a comment is made", runner)
    check(body.startswith("<!-- maquette -->") and "Sing in to" in body, "it holds the summary", runner)
    check("@everybody" not in body and "example.org" not in body, "it mentions nobody and shows nobody's pictures", runner)
    runner, passes = run({}, "Packaging/comment", {**fakes, "GH_KNOWN": "123"}, event)
    check(passes and "PATCH repos/somebody/app/issues/comments/123" in log.read_text(), "later it is kept up to date", runner)
    # With a branch for pictures, on a server that is a folder.
    server = work / "server/somebody"
    server.mkdir(parents=True)
    subprocess.run(["git", "init", "-q", "--bare", str(server / "app")], check=True)
    (report / "bad-after.png").write_text("<svg onload=alert(1)>")
    on_server = {**fakes, "GITHUB_SERVER_URL": f"file://{work}/server"}
    for time in ("once", "once more"):
        runner, passes = run({"pictures-branch": "pictures"}, "Packaging/comment", on_server, event)
        body = pathlib.Path(f"{log}.body").read_text()
        kept = subprocess.run(
            ["git", "-C", str(server / "app"), "ls-tree", "-r", "--name-only", "pictures"],
            capture_output=True, text=True).stdout.split()
        check(passes and re.search(r"!\[after\]\(file://.*/raw/[0-9a-f]{40}/7/\d+-after.png\)", body), f"pictures are shown from a branch, {time}", runner)
        check(len([name for name in kept if name.endswith("-after.png")]) == 1, "and what is no picture is not among them", runner)
    runner, passes = run({"pictures-branch": "../x"}, "Packaging/comment", on_server, event)
    check(not passes and "cannot be the name of a branch" in runner.output, "a branch is a branch", runner)
    runner, passes = run({}, "Packaging/comment", {**fakes, "NO_PULL": "1"}, event)
    check(passes and "No open pull request" in runner.output, "without a pull request nothing is written", runner)


main()
