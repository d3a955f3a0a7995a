#!/usr/bin/env python3
"""How long people wait for a command. Run by Scripts/bench."""
import argparse, http.client, json, os, re, statistics, subprocess, sys, tempfile, time

from cards import package, resident

parser = argparse.ArgumentParser(
    prog="Scripts/bench waits", description="""Measures how long people wait, each part in a fresh folder with an empty cache:
  file   the first `preview render Card.swift` in a package, the same once more, and after an edit
  app    `preview app`: the first run, a run without a change, and after an edit
  test   `preview test` of snapshots of a screen, and how many times as long as `preview render` of the same it takes
  serve  `preview serve` of documents and Swift files: until it answers, its memory, and from the write of a file to its picture""",
    formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("preview", help=argparse.SUPPRESS)
parser.add_argument("toolset", help=argparse.SUPPRESS)
parser.add_argument("--only", default="file,app,test,serve", help="parts, with commas between them")
parser.add_argument("--files", type=int, default=500, help="Swift files of the package of the first two parts (500)")
parser.add_argument("--snapshots", type=int, default=1000, help="assertions of the third part (1000)")
parser.add_argument("--documents", type=int, default=10000, help="documents of the last part (10000)")
parser.add_argument("--swift-files", type=int, default=1000, help="Swift files of the last part (1000)")
parser.add_argument("--json", help="also write the figures to this file")
options = parser.parse_args()
figures = []


def tell(name, value, unit, digits=2):
    print(f"{name:64} {value:9.{digits}f} {unit}", flush=True)
    figures.append({"name": name, "value": value})


def run(place, *words, accepted=(0,)):
    """Seconds that the command takes; ends everything where it fails."""
    environment = dict(os.environ, MAQUETTE_TOOLSET=options.toolset, MAQUETTE_CACHE=os.path.join(place, "cache"))
    start = time.perf_counter()
    done = subprocess.run([options.preview, *words], cwd=place, env=environment, capture_output=True, text=True)
    end = time.perf_counter()
    if done.returncode not in accepted:
        sys.exit(f"waits.py: preview {' '.join(words)} ended with {done.returncode}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return end - start, done.stdout


def edit(place, file, number):
    path = os.path.join(place, file)
    text = open(path).read()
    with open(path, "w") as out:
        out.write(re.sub(r'"Number [^"]*"', f'"Number {number}"', text, count=1))


def middle(measure, rounds=3):
    return statistics.median(measure(number) for number in range(rounds))


def file_part(place):
    words = ("render", "Sources/Cards/Card0.swift", "-o", "card.png")
    # Most of the first wait is the same in every package.
    small, place = os.path.join(place, "small"), os.path.join(place, "whole")
    package(small, 2)
    tell("first picture of a file, in a package of 2", run(small, *words)[0], "s")
    file = package(place, options.files)
    tell(f"first picture of a file, in a package of {options.files}", run(place, *words)[0], "s")
    tell("the same picture again", middle(lambda _: run(place, *words)[0]), "s")

    def edited(number):
        edit(place, file, 7000 + number)
        return run(place, *words)[0]

    tell("the picture after an edit", middle(edited), "s")


def app_part(place):
    package(place, options.files)
    words = ("app", ".", "-o", "screens", "--quiet")
    tell(f"all screens of {options.files} files, the first time", run(place, *words)[0], "s")
    tell("all screens again, without a change", run(place, *words)[0], "s")

    def edited(number):
        # Not always the first file: an edit anywhere is to be quick.
        edit(place, f"Sources/Cards/Card{(number * 7 + 1) % options.files}.swift", 8000 + number)
        return run(place, *words)[0]

    tell("all screens after an edit", middle(edited), "s")


def test_part(place):
    file = package(place, 2)
    os.makedirs(os.path.join(place, "Tests", "CardsTests"))
    with open(os.path.join(place, "Package.swift"), "w") as out:
        out.write("""// swift-tools-version: 5.9
import PackageDescription
let package = Package(
    name: "Cards",
    dependencies: [.package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")],
    targets: [
        .target(name: "Cards"),
        .testTarget(name: "CardsTests", dependencies: [
            "Cards", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")
        ]),
    ])
""")
    # The same screen is a preview that `render` draws and an assertion that `test` makes.
    with open(os.path.join(place, "Tests", "CardsTests", "CardTests.swift"), "w") as out:
        out.write(f"""import SnapshotTesting
import UIKit
import XCTest

@testable import Cards

final class CardTests: XCTestCase {{
    func testCards() {{
        for number in 0..<{options.snapshots} {{
            let card = Card0(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
            assertSnapshot(of: card, as: .image, named: "\\(number)", record: false)
        }}
    }}
}}
""")
    with open(os.path.join(place, file), "a") as out:
        for number in range(options.snapshots):
            out.write(f'#Preview("{number}", traits: .fixedLayout(width: 320, height: 120)) {{ '
                      "Card0(frame: CGRect(x: 0, y: 0, width: 320, height: 120)) }\n")
    render, test = ("render", file, "-o", "pictures"), ("test", ".", "-o", "made", "--quiet")
    for words in (render, test):
        # Both are compiled. The pictures of a test have no references, so it fails.
        run(place, *words, accepted=(0, 1))
    rendered = middle(lambda _: run(place, *render)[0])
    tested = middle(lambda _: run(place, *test, accepted=(0, 1))[0])
    made = sum(len(names) for _, _, names in os.walk(os.path.join(place, "made")))
    if made < options.snapshots:
        sys.exit(f"waits.py: only {made} of {options.snapshots} pictures of the test are there")
    tell(f"{options.snapshots} previews by `preview render`", rendered, "s")
    tell(f"{options.snapshots} assertions by `preview test`", tested, "s")
    tell("assertions over previews", tested / rendered, "")


def serve_part(place):
    screens = os.path.join(place, "Screens")
    os.makedirs(screens)
    for number in range(options.documents):
        with open(os.path.join(screens, f"screen{number}.json"), "w") as out:
            out.write('{"view": {"id": "screen", "subviews": [{"type": "label", "id": "title", "text": "Number %d", '
                      '"constraints": ["center == screen.center"]}]}}' % number)
    package(place, options.swift_files)
    environment = dict(os.environ, MAQUETTE_TOOLSET=options.toolset, MAQUETTE_CACHE=os.path.join(place, "cache"))
    start = time.perf_counter()
    server = subprocess.Popen(
        [options.preview, "serve", place, "--port", "0"], stdout=subprocess.PIPE, text=True, env=environment)
    try:
        port = int(re.search(r":(\d+)/", server.stdout.readline())[1])
        page = http.client.HTTPConnection("127.0.0.1", port)

        def ask(path):
            page.request("GET", path)
            return page.getresponse().read()

        address = "/api/scene?file=Screens/screen7.json&scale=1"
        before = ask(address)
        tell(f"serve: the first picture, of {options.documents} documents and {options.swift_files} Swift files",
             time.perf_counter() - start, "s")
        # It has read all of them when the list stays the same for two seconds.
        size, grown = 0, start
        while time.perf_counter() - grown < 2:
            now = len(ask("/api/project"))
            if now != size:
                size, grown = now, time.perf_counter()
            time.sleep(0.05)
        tell("serve: the list has all files", grown - start, "s")
        tell("serve: memory, with the processes that draw", resident(server.pid) / 1024, "MB", 0)

        def edited(number):
            nonlocal before
            begin = time.perf_counter()
            edit(place, "Screens/screen7.json", 9000 + number)
            while (picture := ask(address)) == before:
                pass
            before = picture
            return (time.perf_counter() - begin) * 1000

        tell("serve: from the write of a document to its picture", middle(edited, 20), "ms", 1)
    finally:
        server.kill()
        server.wait()


for part in options.only.split(","):
    measure = {"file": file_part, "app": app_part, "test": test_part, "serve": serve_part}.get(part)
    if not measure:
        sys.exit(f"waits.py: there is no part called {part}; try Scripts/bench waits --help")
    with tempfile.TemporaryDirectory() as place:
        measure(place)
if options.json:
    with open(options.json, "w") as out:
        json.dump(figures, out)
