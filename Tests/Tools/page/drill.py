"""A drill for `preview serve`: whatever is killed, half-written, renamed, deleted and restored, the page comes to show what is on
disk, and until then says that its picture is old. Run by Scripts/drill-live.

Each state of a file has a colour of its own, which is read off the picture in the page: that is all the drill knows of it.
"""
import os, random, re, shutil, signal, subprocess, sys, tempfile, time
from playwright.sync_api import sync_playwright

preview, rounds, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
has_code = len(sys.argv) > 4
if has_code:
    os.environ["MAQUETTE_TOOLSET"] = sys.argv[4]
chance = random.Random(seed)
mark = f"MAQUETTE_DRILL={os.getpid()}"
document_seconds, code_seconds, build_seconds = 1.0, 20.0, 240.0


def hexadecimal(color):
    return "#%02x%02x%02x" % color


def screen(color):
    return f'{{"view": {{"id": "screen", "backgroundColor": "{hexadecimal(color)}"}}}}\n'


def card(color, call="Theme.depth()"):
    red, green, blue = color
    return f"""import UIKit

final class Card: UIView {{
    override init(frame: CGRect) {{
        super.init(frame: frame)
        backgroundColor = UIColor(red: {red}.0 / 255, green: {green}.0 / 255, blue: {blue}.0 / 255, alpha: 1)
        layer.zPosition = CGFloat({call})
    }}
    required init?(coder: NSCoder) {{ nil }}
}}

#Preview("Card", traits: .fixedLayout(width: 100, height: 100)) {{ Card() }}
"""


theme = ["enum Theme { static func depth() -> Int { 1 } }\n", "enum Theme { static func depth(of view: Int) -> Double { 1 } }\n"]
calls = ["Theme.depth()", "Theme.depth(of: 2)"]
manifest = """// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Cards", targets: [.target(name: "Cards")])
"""


class Drill:
    def __init__(self, browser):
        self.place = tempfile.mkdtemp()
        self.folder, self.temporary = os.path.join(self.place, "Harbor"), os.path.join(self.place, "tmp")
        os.makedirs(self.folder)
        os.mkdir(self.temporary)
        self.states = {}
        self.worst = {}
        self.signature = 0
        for number in range(500):
            self.put(f"Screens/{number}.json", screen((number % 200, 0, 0)))
        self.document, self.code = "Screens/7.json", "Sources/Cards/Card.swift"
        if has_code:
            self.put("Package.swift", manifest)
            self.put("Sources/Cards/Theme.swift", theme[0])
            for number in range(3):
                self.put(f"Sources/Cards/Other{number}.swift", f"struct Other{number} {{ var depth = {number} }}\n")
        self.write_both(self.color(), self.color())
        self.git("init", "-q", "-b", "one")
        self.git("add", ".")
        self.git("commit", "-qm", "one")
        self.colors_of_branch = {"one": dict(self.states)}
        self.git("checkout", "-qb", "two")
        for number in range(500):
            self.put(f"Screens/{number}.json", screen((0, number % 200, 0)))
        self.write_both(self.color(), self.color())
        self.git("commit", "-qam", "two")
        self.colors_of_branch["two"] = dict(self.states)
        self.branch = "two"
        self.server, self.port = None, 0
        self.start()
        self.pages = {}
        for file in [self.document] + ([self.code] if has_code else []):
            page = browser.new_page(viewport={"width": 900, "height": 700})
            page.goto(f"http://127.0.0.1:{self.port}/?file={file}" + ("&scene=Card" if file == self.code else ""))
            self.pages[file] = page

    # Files

    def color(self):
        return tuple(chance.randrange(10, 250) for _ in range(3))

    def path(self, name):
        return os.path.join(self.folder, name)

    def put(self, name, text):
        os.makedirs(os.path.dirname(self.path(name)), exist_ok=True)
        with open(self.path(name), "w") as out:
            out.write(text)

    def text(self, file, color):
        return screen(color) if file == self.document else card(color, calls[self.signature])

    def write_both(self, first, second):
        self.states = {self.document: first}
        self.put(self.document, screen(first))
        if has_code:
            self.states[self.code] = second
            self.put(self.code, card(second, calls[self.signature]))

    def git(self, *words):
        subprocess.run(["git", "-C", self.folder, "-c", "user.name=a", "-c", "user.email=a@example.com", *words], check=True, capture_output=True)

    # The server

    def start(self):
        environment = {**os.environ, "TMPDIR": self.temporary, mark.split("=")[0]: mark.split("=")[1]}
        self.server = subprocess.Popen([preview, "serve", self.folder, "--port", str(self.port)], stdout=subprocess.PIPE, text=True, env=environment)
        self.port = int(re.search(r":(\d+)/", self.server.stdout.readline())[1])

    def processes(self):
        found = {}
        for name in os.listdir("/proc"):
            if not name.isdigit():
                continue
            try:
                with open(f"/proc/{name}/environ", "rb") as text:
                    if mark.encode() not in text.read().split(b"\0"):
                        continue
                with open(f"/proc/{name}/cmdline", "rb") as text:
                    found[int(name)] = text.read().replace(b"\0", b" ").decode(errors="replace")
            except (FileNotFoundError, ProcessLookupError, PermissionError):
                pass
        return {one: words for one, words in found.items() if words}

    def kill_server(self):
        self.server.kill()
        self.server.wait()
        time.sleep(chance.random() * 0.3)
        self.start()
        return "the server was killed"

    def kill_some(self):
        others = [one for one in self.processes() if one != self.server.pid]
        for one in chance.sample(others, min(len(others), chance.randrange(1, 4))):
            try:
                os.kill(one, signal.SIGKILL)
            except ProcessLookupError:
                pass
        return "processes that draw and compile were killed"

    # What happens to files

    def save(self, file):
        color = self.color()
        self.put(file, self.text(file, color))
        self.states[file] = color
        return "saved"

    def half_written(self, file):
        color = self.color()
        text = self.text(file, color)
        with open(self.path(file), "w") as out:
            out.write(text[:len(text) // 2])
            out.flush()
            time.sleep(chance.random() * 0.4)
            out.write(text[len(text) // 2:])
        self.states[file] = color
        return "written by halves"

    def replaced(self, file):
        color = self.color()
        self.put(file + ".tmp", self.text(file, color))
        os.rename(self.path(file + ".tmp"), self.path(file))
        self.states[file] = color
        return "replaced by another"

    def restored(self, file):
        color = self.color()
        os.remove(self.path(file))
        time.sleep(chance.random() * 0.5)
        self.put(file, self.text(file, color))
        self.states[file] = color
        return "deleted and restored"

    def moved(self, file):
        color = self.color()
        folder = os.path.dirname(self.path(file))
        os.rename(folder, folder + " away")
        time.sleep(chance.random() * 0.5)
        os.rename(folder + " away", folder)
        self.put(file, self.text(file, color))
        self.states[file] = color
        return "its folder renamed, and back"

    def mistaken(self, file):
        self.put(file, self.text(file, self.color()).replace("{", "(", 1))
        time.sleep(chance.random())
        return "mistaken, then " + self.save(file)

    def many_times(self, file):
        for _ in range(12):
            self.save(file)
            time.sleep(chance.random() * 0.05)
        return "saved twelve times"

    def another_signature(self, file):
        self.signature = 1 - self.signature
        self.put("Sources/Cards/Theme.swift", theme[self.signature])
        return "with another signature, " + self.save(self.code)

    def checkout(self, file):
        self.git("checkout", "-qf", "one" if self.branch == "two" else "two")
        self.branch = "one" if self.branch == "two" else "two"
        self.states = dict(self.colors_of_branch[self.branch])
        self.signature = 0
        return f"500 files changed by git checkout {self.branch}"

    # What the page shows

    def look(self, file):
        """The colour in the middle of the picture, and whether the page says that it is not the one of now."""
        return self.pages[file].evaluate("""() => {
            const paper = document.querySelector('.paper'), image = paper?.querySelector('img');
            const marked = document.body.classList.contains('lost') || !paper || ['stale', 'old', 'waiting'].some((name) => paper.classList.contains(name));
            if (!image?.naturalWidth || image.hidden) return [null, marked];
            const canvas = document.createElement('canvas');
            canvas.width = canvas.height = 1;
            const pen = canvas.getContext('2d');
            pen.drawImage(image, image.naturalWidth / 2, image.naturalHeight / 2, 1, 1, 0, 0, 1, 1);
            return [[...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)], marked];
        }""")

    def expect(self, file, seconds, words):
        start, unmarked = time.monotonic(), None
        while True:
            color, marked = self.look(file)
            now = time.monotonic() - start
            # Neighbouring colours are the same one, rounded.
            if color and all(abs(one - other) <= 1 for one, other in zip(color, self.states[file])) and not marked:
                break
            # The news takes its way to the page.
            if not marked and now > 0.5 and file == self.code:
                unmarked = unmarked or now
                if now - unmarked > 0.3:
                    sys.exit(f"drill: {file}, {words}: an old picture is not marked as old")
            if now > seconds:
                mistake = self.pages[file].evaluate("() => document.querySelector('.mistake:not([hidden])')?.textContent || ''")
                sys.exit(f"drill: {file}, {words}: after {seconds} s the page shows {color}, not {self.states[file]} {mistake}")
            time.sleep(0.01)
        kind = ("Swift" if file == self.code else "a document") + (", after kills" if "killed" in words else "")
        self.worst[kind] = max(self.worst.get(kind, 0), time.monotonic() - start)

    def run(self):
        for file in self.pages:
            self.expect(file, build_seconds, "at first")
        self.worst = {}
        for number in range(rounds):
            file = chance.choice(list(self.pages))
            actions = [self.save, self.half_written, self.replaced, self.restored, self.moved, self.mistaken, self.many_times, self.checkout]
            if file == self.code:
                actions += [self.another_signature] * 2
            events = []
            action = chance.choice(actions)
            # Sometimes before the page has taken the last one in, sometimes with something killed in the middle.
            disaster = chance.choice([None, None, self.kill_some, self.kill_server])
            if disaster and chance.random() < 0.5:
                events.append(disaster())
                disaster = None
            events.append(action(file))
            if disaster:
                time.sleep(chance.random() * 0.3)
                events.append(disaster())
            words = "; ".join(events)
            for one in self.pages:
                limit = code_seconds if one == self.code else document_seconds
                # A server that is started again reads fonts first.
                self.expect(one, limit + (3 if "server was killed" in words else 0) + (build_seconds if "git" in words and one == self.code else 0), words)
            print(f"  {number + 1:4} {os.path.basename(file)}: {words}", flush=True)
        for page in self.pages.values():
            page.close()

    def end(self):
        self.server.send_signal(signal.SIGTERM)
        self.server.wait(timeout=10)
        end = time.monotonic() + 10
        while self.processes() and time.monotonic() < end:
            time.sleep(0.1)
        left = self.processes()
        if left:
            sys.exit(f"drill: processes are left: {left}")
        files = [name for name in os.listdir(self.temporary)]
        strange = [name for name in subprocess.run(["git", "-C", self.folder, "status", "--porcelain", "--ignored"], capture_output=True, text=True).stdout.splitlines() if name.startswith(("??", "!!"))]
        if files or strange:
            sys.exit(f"drill: files are left: {files} {strange}")
        shutil.rmtree(self.place)


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    drill = Drill(browser)
    try:
        drill.run()
    except BaseException:
        drill.server.kill()
        raise
    drill.end()
    browser.close()
    waits = "; ".join(f"{kind} {seconds:.2f} s" for kind, seconds in sorted(drill.worst.items()))
    print(f"passed {rounds} rounds with seed {seed}; the longest waits: {waits}")
