"""Tries `preview mcp` with the protocol's own client and against its published schemas. Scripts/test-mcp runs it."""

import asyncio
import base64
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request

import jsonschema
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

PREVIEW, FIXTURES = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
LEGACY = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
MODERN = "2026-07-28"
SOURCE = "https://raw.githubusercontent.com/modelcontextprotocol/modelcontextprotocol/main"
failures = 0


def check(is_right, words, details=""):
    global failures
    print(("ok      " if is_right else "FAILED  ") + words + ("" if is_right else f": {details}"))
    failures += not is_right


# Schemas


def schema(revision):
    path = f"schema/{revision}/schema.json"
    folder = os.environ.get("MCP_SCHEMAS")
    if folder:
        return json.loads((pathlib.Path(folder) / path).read_text())
    with urllib.request.urlopen(f"{SOURCE}/{path}", timeout=30) as answer:
        return json.load(answer)


def validator(schema, name):
    place = "$defs" if "$defs" in schema else "definitions"
    return jsonschema.validators.validator_for(schema)({**schema, "$ref": f"#/{place}/{name}"})


def valid(schema, name, value, words):
    errors = [error.message for error in validator(schema, name).iter_errors(value)]
    check(not errors, words, "; ".join(errors)[:400])


# A client that writes what it likes


class Raw:
    def __init__(self, folder=FIXTURES, *words):
        self.process = subprocess.Popen(
            [PREVIEW, "mcp", str(folder), *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        # Above the ids in messages that are written by hand.
        self.last = 100

    def write(self, line):
        self.process.stdin.write((line if isinstance(line, bytes) else line.encode()) + b"\n")
        self.process.stdin.flush()

    def begin(self, method, parameters=None):
        self.last += 1
        message = {"jsonrpc": "2.0", "id": self.last, "method": method}
        if parameters is not None:
            message["params"] = parameters
        self.write(json.dumps(message))
        return self.last

    def read(self):
        return json.loads(self.process.stdout.readline())

    def ask(self, method, parameters=None):
        name = self.begin(method, parameters)
        while (answer := self.read()).get("id") != name:
            pass
        return answer

    def end(self):
        self.process.stdin.close()
        code = self.process.wait(10)
        return code, self.process.stderr.read().decode()


def calls():
    """A call of every tool."""
    file = {"sourceFilePath": "sign-in.json"}
    return [
        ("RenderPreview", {**file, "previewVariantOverrides": {"Color Scheme": "Dark Appearance", "Dynamic Type": "AX 1"}}),
        ("ListPreviews", {}),
        ("DescribePreview", file),
        ("DescribeScreen", file),
        ("ExplainView", {**file, "view": "title"}),
        ("LintProject", {"path": "sign-in.json"}),
        ("MeasureText", {"texts": ["Sign in with Apple"], "font": "17-semibold", "width": 120}),
        ("DiffPreview", {"sourceFilePath": "card.json"}),
    ]


def calls_about_apps():
    """A call of every tool about a running app, with what is said where there is none."""
    nothing_runs = "no app is running: call StartApp first"
    return [
        ("StartApp", {}, "there is no Swift file that an app starts with"),
        ("TapView", {"target": "Sign in"}, nothing_runs),
        ("TypeText", {"text": "anna"}, nothing_runs),
        ("Swipe", {"direction": "up"}, nothing_runs),
        ("WaitUntil", {"appears": "Welcome"}, nothing_runs),
        ("DiffScreens", {}, nothing_runs),
    ]


def project():
    """A folder with a git repository, for DiffPreview."""
    folder = pathlib.Path(tempfile.mkdtemp())
    shutil.copy(FIXTURES / "sign-in.json", folder)
    card = (FIXTURES / "profile-card.json").read_text()
    (folder / "card.json").write_text(card)
    git = ["git", "-C", str(folder), "-c", "user.name=x", "-c", "user.email=x@example.com"]
    for words in (["init", "-q"], ["add", "."], ["commit", "-qm", "first"]):
        subprocess.run(git + words, check=True)
    (folder / "card.json").write_text(card.replace('"inset 24"', '"inset 40"').replace("Amelia Hart", "Amelia Hart-Brown"))
    return folder


def check_schemas(folder):
    for revision in LEGACY:
        known = schema(revision)
        server = Raw(folder)
        hello = server.ask("initialize", {
            "protocolVersion": revision, "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}})
        valid(known, "InitializeResult", hello["result"], f"{revision}: initialize")
        check(hello["result"]["protocolVersion"] == revision, f"{revision}: is agreed on", hello)
        server.write('{"jsonrpc":"2.0","method":"notifications/initialized"}')
        valid(known, "JSONRPCMessage", hello, f"{revision}: the message of an answer")
        valid(known, "ListToolsResult", server.ask("tools/list")["result"], f"{revision}: tools/list")
        valid(known, "EmptyResult", server.ask("ping")["result"], f"{revision}: ping")
        for name, arguments in calls():
            result = server.ask("tools/call", {"name": name, "arguments": arguments})["result"]
            valid(known, "CallToolResult", result, f"{revision}: {name}")
        for name, arguments, _ in calls_about_apps():
            result = server.ask("tools/call", {"name": name, "arguments": arguments})["result"]
            valid(known, "CallToolResult", result, f"{revision}: {name}")
        wrong = server.ask("tools/call", {"name": "RenderPreview", "arguments": {"sourceFilePath": "nope.json"}})
        valid(known, "CallToolResult", wrong["result"], f"{revision}: a tool's error")
        unknown = server.ask("tools/call", {"name": "Nope"})
        valid(known, "JSONRPCMessage", unknown, f"{revision}: a protocol's error")
        check(server.end() == (0, ""), f"{revision}: ends with its input")


def check_stateless(folder):
    known = schema(MODERN)
    meta = {"_meta": {
        "io.modelcontextprotocol/protocolVersion": MODERN, "io.modelcontextprotocol/clientCapabilities": {},
        "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"}}}
    server = Raw(folder)
    found = server.ask("server/discover", meta)
    valid(known, "DiscoverResultResponse", found, f"{MODERN}: server/discover")
    check(MODERN in found["result"]["supportedVersions"], f"{MODERN}: is supported")
    valid(known, "ListToolsResultResponse", server.ask("tools/list", meta), f"{MODERN}: tools/list")
    for name, arguments in calls():
        answer = server.ask("tools/call", {"name": name, "arguments": arguments, **meta})
        valid(known, "CallToolResultResponse", answer, f"{MODERN}: {name}")
    old = {"_meta": {**meta["_meta"], "io.modelcontextprotocol/protocolVersion": "1900-01-01"}}
    valid(known, "UnsupportedProtocolVersionError", server.ask("tools/list", old), f"{MODERN}: an unknown revision")
    check(server.end() == (0, ""), f"{MODERN}: ends with its input")


# The protocol's own client


async def check_client(folder):
    server = StdioServerParameters(command=PREVIEW, args=["mcp", str(folder)])
    async with stdio_client(server) as (reading, writing), ClientSession(reading, writing) as session:
        hello = await session.initialize()
        info = getattr(hello, "serverInfo", None) or hello.server_info
        check(info.name == "maquette", "the client is greeted", info)
        tools = {tool.name: tool for tool in (await session.list_tools()).tools}
        known = [name for name, _ in calls()] + [name for name, _, _ in calls_about_apps()]
        check(sorted(tools) == sorted(known), "the client sees every tool", sorted(tools))
        for name, arguments, words in calls_about_apps():
            result = dump(await session.call_tool(name, arguments))
            check(result.get("isError") and words in result["content"][0]["text"], f"{name} says that no app runs", result)
        for name, arguments in calls():
            result = dump(await session.call_tool(name, arguments))
            # The client itself refuses what is not as the tool's output schema says.
            check(not result.get("isError"), f"the client calls {name}", result["content"][:1])
            output = dump(tools[name])["outputSchema"]
            errors = [e.message for e in jsonschema.Draft202012Validator(output).iter_errors(result["structuredContent"])]
            check(not errors, f"{name} answers by its schema", errors)
            if name == "RenderPreview":
                image = next(part for part in result["content"] if part["type"] == "image")
                bytes_ = base64.b64decode(image["data"])
                path = pathlib.Path(result["structuredContent"]["previewSnapshotPath"])
                check(path.read_bytes() == bytes_, "the picture is in the answer and in the file")
                sides = [int.from_bytes(bytes_[place:place + 4], "big") for place in (16, 20)]
                check(max(sides) <= 1568, "the picture is as large as models take", sides)
        wrong = dump(await session.call_tool("ExplainView", {"sourceFilePath": "sign-in.json", "view": "titel"}))
        check(wrong["isError"] and "did you mean" in wrong["content"][0]["text"], "an error says what to do", wrong)

        told = []
        slow = {"sourceFilePath": "sign-in.json", "scale": 10, "size": "1000x1000", "timeout": 20, "includeImage": False}

        async def tell(progress, total, message):
            told.append(progress)

        await session.call_tool("RenderPreview", slow, progress_callback=tell)
        check(told == sorted(told), "progress only grows", told)
        texts = [f"Text {number} is very long. " * 1000 for number in range(200)]
        late = dump(await session.call_tool("MeasureText", {"texts": texts, "width": 100, "timeout": 0.1}))
        check(late["isError"] and "more than 0.1 s" in late["content"][0]["text"], "a call that takes too long is an error", late)

        begun = time.monotonic()
        for number in range(1000):
            result = await session.call_tool("MeasureText", {"texts": [f"Text {number}"]})
        check(not dump(result).get("isError"), f"a thousand calls, {time.monotonic() - begun:.1f} s")
    check(not path.exists(), "pictures go with the server")
    if hasattr(ClientSession, "discover"):
        async with stdio_client(server) as (reading, writing), ClientSession(reading, writing) as session:
            found = dump(await session.discover())
            check(MODERN in found["supportedVersions"], "the client discovers the server without a handshake", found)
            result = dump(await session.call_tool("MeasureText", {"texts": ["a"]}))
            check(not result.get("isError"), "and calls a tool", result)


def dump(value):
    return value.model_dump(by_alias=True, exclude_none=True, mode="json")


# Hardship


def descendants(process):
    found = []
    for child in subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True).stdout.split():
        found += [int(child)] + descendants(int(child))
    return found


def is_running(process):
    """Whether a process is there, and not just waiting for somebody to take note of its end."""
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def check_hardship(folder):
    server = Raw(folder)
    for line in ["{", "nonsense", "[" * 100_000, '{"jsonrpc":"2.0","id":null,"method":"ping"}', b"\xff\xfe\x00", "[]", "5", '"x"',
                 '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":"x"}', "x" * 1_000_000]:
        server.write(line)
    check(server.ask("ping")["result"] == {}, "malformed input ends nothing")

    slow = {"name": "RenderPreview", "arguments": {"sourceFilePath": "sign-in.json", "scale": 10, "size": "1000x1000"}}
    name = server.begin("tools/call", slow)
    time.sleep(0.3)
    keeper = descendants(server.process.pid)[0]
    workers = [child for warm in descendants(keeper)[:1] for child in descendants(warm)]
    check(len(workers) == 1, "a call has a process of its own", workers)
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    answer = server.read()
    check(answer["id"] == name and answer["result"]["isError"], "a killed child is an error", answer)
    check(server.ask("ping")["result"] == {}, "and the server goes on")

    name = server.begin("tools/call", slow)
    time.sleep(0.3)
    server.write(json.dumps({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": name}}))
    answer = server.ask("tools/call", {"name": "MeasureText", "arguments": {"texts": ["a"]}})
    check("isError" in answer["result"] and not answer["result"]["isError"], "a cancelled call is not answered", answer)
    time.sleep(0.2)
    check(len(descendants(server.process.pid)) == 2, "and its process is gone", descendants(server.process.pid))

    everybody = descendants(server.process.pid)
    server.process.kill()
    server.process.wait()
    time.sleep(0.5)
    left = [process for process in everybody if is_running(process)]
    check(not left, "a killed server leaves no process behind", left)


folder = project()
try:
    check_schemas(folder)
    check_stateless(folder)
    asyncio.run(check_client(folder))
    check_hardship(folder)
finally:
    shutil.rmtree(folder)
print(f"{failures} failed" if failures else "All is well.")
sys.exit(1 if failures else 0)
