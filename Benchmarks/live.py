#!/usr/bin/env python3
"""How long it takes from the write of a file to the bytes of its new picture at the browser, and what a server grows to.

usage: live.py PREVIEW FIXTURES [--reloads COUNT] [--toolset FOLDER]

It stands in for the browser: it listens for changes as the page does, and asks for the picture that the page asks for.
"""
import http.client, os, re, shutil, statistics, subprocess, sys, tempfile, threading, time, queue

from cards import package, resident

preview, fixtures = sys.argv[1], sys.argv[2]
def option(name, usual):
    return sys.argv[sys.argv.index(name) + 1] if name in sys.argv else usual


reloads = int(option("--reloads", "1000"))
# What Swift files take; without it, only documents are measured.
toolset = option("--toolset", None)
if toolset:
    os.environ["MAQUETTE_TOOLSET"] = toolset


class Listener(threading.Thread):
    def __init__(self, port):
        super().__init__(daemon=True)
        self.events = queue.Queue()
        self.connection = http.client.HTTPConnection("127.0.0.1", port)
        self.connection.request("GET", "/api/events")
        self.answer = self.connection.getresponse()
        self.start()

    def run(self):
        while line := self.answer.readline():
            if line.startswith(b"data:"):
                self.events.put(line)


def measure(name, folder, file, edit, rounds, scale="1", scene=None):
    server = subprocess.Popen([preview, "serve", folder, "--port", "0"], stdout=subprocess.PIPE, text=True)
    try:
        port = int(re.search(r":(\d+)/", server.stdout.readline())[1])
        listener = Listener(port)
        page = http.client.HTTPConnection("127.0.0.1", port)
        address = f"/api/scene?file={file}&scale={scale}" + (f"&scene={scene}" if scene else "")
        if file.endswith(".swift"):
            # The first picture takes as long as building the package.
            page.request("GET", address)
            page.getresponse().read()
        path = os.path.join(folder, file)
        text = open(path).read()
        times, before, first = [], None, None
        time.sleep(0.5)
        for number in range(rounds + 20):
            changed = edit(text, number)
            while not listener.events.empty():
                listener.events.get()
            start = time.perf_counter()
            with open(path, "w") as out:
                out.write(changed)
            while file.encode() not in listener.events.get(timeout=10):
                pass
            page.request("GET", address)
            picture = page.getresponse().read()
            end = time.perf_counter()
            if not picture.endswith(b"\xaeB`\x82"):
                sys.exit(f"live.py: {name}: no picture: {picture[4:500]}")
            if picture == before:
                sys.exit(f"live.py: {name}: the picture is the old one")
            before = picture
            if number >= 20:
                times.append((end - start) * 1000)
            if number == 20:
                first = resident(server.pid)
        times.sort()
        p95 = times[min(len(times) - 1, int(len(times) * 0.95))]
        print(f"{name:34} median {statistics.median(times):6.1f} ms   95th percentile {p95:6.1f} ms   {len(times)} writes")
        return first, resident(server.pid)
    finally:
        server.kill()
        server.wait()


with tempfile.TemporaryDirectory() as folder:
    shutil.copy(os.path.join(fixtures, "Fixtures", "sign-in.json"), folder)
    shutil.copy(os.path.join(fixtures, "Benchmarks", "Documents", "sign-in.storyboard"), folder)
    shutil.copytree(os.path.join(fixtures, "Fixtures", "images"), os.path.join(folder, "images"))
    json = lambda text, number: re.sub(r'"Sign In[^"]*"', f'"Sign In {number}"', text, count=1)
    board = lambda text, number: re.sub(r'(<label [^>]*?text=")[^"]*', rf"\g<1>Number {number}", text, count=1)
    for scale in ("1", "2", "3"):
        measure(f"JSON, {scale} pixel(s) a point", folder, "sign-in.json", json, 100, scale)
        measure(f"storyboard, {scale} pixel(s) a point", folder, "sign-in.storyboard", board, 100, scale, "vc1-Ld-aaa")
    first, last = measure(f"JSON, {reloads} reloads", folder, "sign-in.json", json, reloads)
    print(f"memory of the server and its warm process: {first / 1024:.1f} MB after 20 reloads, "
          f"{last / 1024:.1f} MB after {reloads + 20} ({(last / first - 1) * 100:+.1f} %)")


def build_times(folder, file, edit, rounds=5):
    """What `swift build` takes for the same change, with the same toolset."""
    path, times = os.path.join(folder, file), []
    text = open(path).read()
    command = ["swift", "build", "--package-path", folder, "--toolset", os.path.join(toolset, "toolset.json")]
    subprocess.run(command, check=True, capture_output=True)
    for number in range(rounds):
        with open(path, "w") as out:
            out.write(edit(text, 10_000 + number))
        start = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        times.append((time.perf_counter() - start) * 1000)
    with open(path, "w") as out:
        out.write(text)
    return statistics.median(times)


if toolset:
    swift = lambda text, number: re.sub(r'"Number [^"]*"', f'"Number {number}"', text, count=1)
    for count in (5, 200):
        with tempfile.TemporaryDirectory() as folder:
            file = package(folder, count)
            measure(f"Swift, 1 of {count} files", folder, file, swift, 60, "2")
            print(f"{'  swift build of the same change':34} median {build_times(folder, file, swift):6.0f} ms")
    if reloads:
        with tempfile.TemporaryDirectory() as folder:
            first, last = measure(f"Swift, {reloads} reloads", folder, package(folder, 5), swift, reloads)
            print(f"memory of the server, its warm process and the compiling one: {first / 1024:.1f} MB after 20 reloads, "
                  f"{last / 1024:.1f} MB after {reloads + 20} ({(last / first - 1) * 100:+.1f} %)")
