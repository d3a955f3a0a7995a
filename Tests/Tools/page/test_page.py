"""The page of `preview serve` in headless Chromium, as people use it. Run by Scripts/test-page.

Frames and distances that are expected are those that the small documents below say, worked out by hand.
"""
import json, os, re, shutil, struct, subprocess, sys, tempfile, time, zlib
from playwright.sync_api import sync_playwright, expect

preview, here, toolset = sys.argv[1], sys.argv[2], sys.argv[3]
pictures = sys.argv[4] if len(sys.argv) > 4 else None
os.environ["MAQUETTE_TOOLSET"] = toolset or "/none"


def screen(text="Hello", color="#ff0000", leading=16):
    return json.dumps({"view": {"id": "screen", "backgroundColor": "#ffffff", "subviews": [
        {"id": "box", "backgroundColor": color, "constraints": [
            f"leading == screen.leading + {leading}", "top == screen.top + 100", "width == 100", "height == 40"]},
        {"id": "other", "backgroundColor": "#0000ff", "constraints": [
            "leading == box.trailing + 24", "top == box.top", "width == 50", "height == 40"]},
        {"type": "label", "id": "words", "text": text, "constraints": [
            "leading == box.leading", "top == box.bottom + 20", "width <= 120"]}]}})


class Served:
    def __init__(self, files):
        self.place = tempfile.mkdtemp()
        self.folder = os.path.join(self.place, "Harbor")
        os.mkdir(self.folder)
        for name, text in files.items():
            self.write(name, text)
        self.server = subprocess.Popen([preview, "serve", self.folder, "--port", "0"], stdout=subprocess.PIPE, text=True)
        self.url = self.server.stdout.readline().strip()

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as out:
            out.write(text if isinstance(text, bytes) else text.encode())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.kill()
        self.server.wait()
        shutil.rmtree(self.place, ignore_errors=True)


def until(page, words, argument=None, seconds=10):
    """Asks again and again: the page's own policy forbids what Playwright does for waiting."""
    end = time.monotonic() + seconds
    while not page.evaluate(words if "=>" in words.split("(")[0] + words[:8] else f"() => Boolean({words})", argument):
        if time.monotonic() > end:
            raise AssertionError(f"not within {seconds} s: {words}")
        time.sleep(0.01)


def keep(page, name):
    if pictures:
        os.makedirs(pictures, exist_ok=True)
        page.screenshot(path=os.path.join(pictures, name + ".png"))


def drawn(page):
    until(page, "document.querySelector('.paper img:not(.other):not([hidden])') && !document.querySelector('.paper.waiting')")


def box(page):
    return page.locator(".paper").first.bounding_box()


def at(page, x, y, width=393):
    """Where a point of the picture is on the page."""
    frame = box(page)
    zoom = frame["width"] / width
    return frame["x"] + x * zoom, frame["y"] + y * zoom


def source(page):
    return page.eval_on_selector(".paper img", "image => image.src")


def test_choosing_and_pointing(browser):
    with Served({"a.json": screen(), "b.json": screen("Other", "#00ff00")}) as served:
        page = browser.new_page(viewport={"width": 1280, "height": 860})
        mistakes = []
        page.on("pageerror", lambda error: mistakes.append(str(error)))
        page.on("console", lambda message: mistakes.append(message.text) if message.type == "error" else None)
        page.goto(served.url)
        page.get_by_role("button", name="a.json").click()
        drawn(page)
        assert "file=a.json" in page.url
        page.mouse.move(*at(page, 60, 120))
        expect(page.locator("#view h2")).to_have_text(re.compile("UIView"))
        expect(page.locator("#view")).to_contain_text("16, 100 · 100 × 40")
        page.mouse.click(*at(page, 60, 120))
        page.mouse.move(*at(page, 160, 120))
        # 16 + 100 + 24 = 140: between the boxes are 24 points.
        expect(page.locator(".paper svg text").filter(has_text=re.compile(r"^24$"))).to_have_count(1)
        page.mouse.move(*at(page, 200, 600))
        page.mouse.move(5, 400)
        expect(page.locator("#view h3").first).to_have_text("Why", timeout=20000)
        expect(page.locator("#view")).to_contain_text("leading")
        # It survives a reload.
        page.goto(page.url + "&appearance=dark")
        drawn(page)
        expect(page.locator(".picker.set")).to_contain_text("dark")
        assert not mistakes, mistakes
        page.close()


def test_live(browser):
    with Served({"a.json": screen()}) as served:
        page = browser.new_page(viewport={"width": 1280, "height": 860})
        page.goto(served.url)
        drawn(page)
        before = source(page)
        served.write("a.json", screen(leading=40))
        until(page, "old => document.querySelector('.paper img').src !== old", before)
        page.mouse.move(*at(page, 90, 120))
        expect(page.locator("#view")).to_contain_text("40, 100 · 100 × 40")
        # A mistake is shown over the last good picture, and goes with it.
        served.write("a.json", '{"view": {')
        expect(page.locator(".mistake")).to_be_visible()
        expect(page.locator(".mistake")).to_contain_text("last good picture")
        keep(page, "mistake")
        # What the inspector cannot find out then, it says.
        page.mouse.move(*at(page, 300, 300))
        expect(page.locator("#view")).to_contain_text("not known while the file has mistakes")
        served.write("a.json", screen(leading=20))
        expect(page.locator(".mistake")).to_be_hidden()
        expect(page.locator("#view")).not_to_contain_text("not known")
        # Files come and go.
        served.write("New/c.json", screen("New"))
        expect(page.locator("#files")).to_contain_text("c.json")
        os.remove(os.path.join(served.folder, "New/c.json"))
        expect(page.locator("#files")).not_to_contain_text("c.json")
        page.close()


def green_picture():
    """Eight green pixels in each direction."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 8, 8, 8, 2, 0, 0, 0)) + chunk(b"IDAT", zlib.compress((b"\0" + b"\0\xff\0" * 8) * 8)) + chunk(b"IEND", b"")


def test_grid_and_comparison(browser):
    with Served({"a.json": screen()}) as served:
        git = ["git", "-C", served.folder, "-c", "user.name=a", "-c", "user.email=a@example.com"]
        subprocess.run([*git, "init", "-q"], check=True)
        subprocess.run([*git, "add", "."], check=True)
        subprocess.run([*git, "commit", "-qm", "first"], check=True)
        served.write("a.json", screen(leading=60))
        page = browser.new_page(viewport={"width": 1280, "height": 860})
        page.goto(served.url)
        drawn(page)
        page.keyboard.press("c")
        until(page, "document.querySelector('.paper img.other')?.src.startsWith('blob:')")
        assert "compare=revision" in page.url
        page.keyboard.press("c")
        # A recorded baseline: green, over white at half its strength, is half as green.
        served.write("__Snapshots__/a.json/a.png", green_picture())
        page.goto(served.url + "?file=a.json&compare=baseline")
        until(page, "document.querySelector('.paper img.other')?.naturalWidth === 8")
        assert "a.png" in page.locator("#baseline").inner_text()
        assert page.locator(".paper img.other").evaluate("image => getComputedStyle(image).opacity") == "0.5"
        page.locator("#compare-how").select_option("difference")
        expect(page.locator(".paper")).to_have_class(re.compile("difference"))
        page.locator("#compare-with").select_option("")
        # A design that is dropped onto the page stays in it: nothing is asked of the server.
        asked = []
        page.on("request", lambda request: asked.append(request.url))
        page.evaluate("""async () => {
            const canvas = document.createElement("canvas");
            canvas.width = canvas.height = 4;
            const file = new File([await new Promise((done) => canvas.toBlob(done))], "design.png", { type: "image/png" });
            const carried = new DataTransfer();
            carried.items.add(file);
            document.querySelector("#stage").dispatchEvent(new DragEvent("drop", { dataTransfer: carried, bubbles: true }));
        }""")
        until(page, "document.querySelector('.paper img.other')?.naturalWidth === 4")
        assert "compare=drop" in page.url and not [one for one in asked if not one.startswith("blob:")], asked
        page.goto(served.url + "?file=a.json&appearance=light&appearance=dark&content-size=L&content-size=AX3")
        expect(page.locator("figure")).to_have_count(4)
        until(page, "document.querySelectorAll('.paper img:not(.other):not([hidden])').length === 4")
        keep(page, "grid")
        page.close()


def test_keys_alone(browser):
    with Served({"a.json": screen(), "b.json": screen("Other")}) as served:
        page = browser.new_page(viewport={"width": 1280, "height": 860})
        page.goto(served.url)
        expect(page.locator("#files button")).to_have_count(2)
        page.keyboard.press("/")
        page.keyboard.type("b.js")
        expect(page.locator("#files button")).to_have_count(1)
        page.keyboard.press("Enter")
        drawn(page)
        assert "file=b.json" in page.url
        page.keyboard.press("Escape")
        page.locator("#search").blur()
        page.keyboard.press("k")
        until(page, "location.search.includes('a.json')")
        page.keyboard.press("d")
        until(page, "location.search.includes('appearance=dark')")
        drawn(page)
        page.locator("#tree [tabindex='0']").focus()
        page.keyboard.press("ArrowDown")
        expect(page.locator("#view")).to_contain_text("16, 100 · 100 × 40")
        # Distances without a mouse: measured from this one to the next, which is 24 points to its right.
        page.keyboard.press("m")
        page.keyboard.press("ArrowDown")
        expect(page.locator(".paper svg text").filter(has_text=re.compile(r"^24$"))).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator(".paper svg text").filter(has_text=re.compile(r"^24$"))).to_have_count(0)
        page.keyboard.press("?")
        expect(page.locator("#help")).to_be_visible()
        page.close()


def test_many_tabs(browser):
    """A browser has six connections to a server: tabs that nobody sees must not keep them all."""
    with Served({"a.json": screen()}) as served:
        pages = []
        for _ in range(8):
            page = browser.new_page(viewport={"width": 900, "height": 700})
            page.goto(served.url)
            drawn(page)
            pages.append(page)
            # Headless pages are always in sight, so they are told that they are not.
            page.evaluate("""() => { secondsUnseen = 0; Object.defineProperty(document, "hidden", { get: () => window.isUnseen ?? true, configurable: true });
                document.dispatchEvent(new Event("visibilitychange")); }""")
            until(page, "events === null")
        # One that comes into sight again shows what there is by now.
        before = source(pages[0])
        served.write("a.json", screen(leading=40))
        pages[0].evaluate("() => { window.isUnseen = false; document.dispatchEvent(new Event('visibilitychange')); }")
        until(pages[0], "old => document.querySelector('.paper img').src !== old", before)
        for page in pages:
            page.close()


def test_a_thousand_scenes(browser):
    files = {f"Screens {number // 100}/Card {number}.json": screen(f"Card {number}") for number in range(1000)}
    with Served(files) as served:
        page = browser.new_page(viewport={"width": 1280, "height": 860})
        start = time.monotonic()
        page.goto(served.url)
        until(page, "document.querySelector('#count').textContent.startsWith('1000 scenes')", seconds=60)
        print(f"  1000 scenes are listed after {time.monotonic() - start:.1f} s")
        page.keyboard.press("/")
        page.keyboard.type("card 777")
        page.keyboard.press("Enter")
        drawn(page)
        assert "777" in page.url
        # Of five hundred files that change at once, the one that is shown is new within a second.
        before = source(page)
        for number in range(500, 1000):
            served.write(f"Screens {number // 100}/Card {number}.json", screen(f"Card {number}", leading=50))
        start = time.monotonic()
        until(page, "old => document.querySelector('.paper img').src !== old", before)
        until(page, "document.querySelector('#tree') && !document.querySelector('.paper.waiting')")
        page.mouse.move(*at(page, 100, 120))
        expect(page.locator("#view")).to_contain_text("50, 100 · 100 × 40", timeout=1000)
        print(f"  of 500 changed at once, its picture was new after {time.monotonic() - start:.2f} s")
        page.close()


def card(body="", leading=20, name="Small"):
    """A label of 100 x 40 in a preview of 200 x 100."""
    return f"""import UIKit

final class Card: UIView {{
    override init(frame: CGRect) {{
        super.init(frame: frame)
        let label = UILabel(frame: CGRect(x: {leading}, y: 30, width: 100, height: 40))
        label.text = "Hello"
        addSubview(label)
        {body}
    }}
    required init?(coder: NSCoder) {{ nil }}
}}

#Preview("{name}", traits: .fixedLayout(width: 200, height: 100)) {{ Card(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) }}
#Preview("Other") {{ UIViewController() }}
"""


def test_swift(browser):
    if not toolset:
        return
    manifest = """// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Cards", targets: [.target(name: "Cards")])
"""
    file = "Sources/Cards/Card.swift"
    with Served({"Package.swift": manifest, file: card(), "a.json": screen(), "Sources/Cards/Theme.swift": "enum Theme { static let gap = 8.0 }\n"}) as served:
        page = browser.new_page(viewport={"width": 1280, "height": 860})
        page.goto(served.url)
        expect(page.locator("#files")).to_contain_text("Small", timeout=20000)
        expect(page.locator("#files")).not_to_contain_text("Theme")
        page.get_by_role("button", name="Small").click()
        until(page, "document.querySelector('.paper img:not(.other):not([hidden])')", seconds=240)
        drawn(page)

        def expect_frame(words):
            end = time.monotonic() + 60
            while words not in page.locator("#view").inner_text():
                assert time.monotonic() < end, (words, page.locator("#view").inner_text())
                page.mouse.move(5, 400)
                page.mouse.move(*at(page, 110, 50, 200))
                time.sleep(0.1)

        expect_frame("20, 30 · 100 × 40")
        # Until the new picture is there, the old one is marked.
        page.evaluate("""() => { window.marks = []; new MutationObserver(() => marks.push(document.querySelector('.paper').className))
            .observe(document.querySelector('.paper'), { attributes: true }); }""")
        before = source(page)
        served.write(file, card(leading=40))
        until(page, "old => document.querySelector('.paper img').src !== old", before, seconds=30)
        until(page, "!document.querySelector('.paper.stale')")
        assert any("stale" in name for name in page.evaluate("marks")), page.evaluate("marks")
        expect_frame("40, 30 · 100 × 40")
        # A mistake: its line, and the words of the line.
        served.write(file, card("label.texd = \"?\""))
        expect(page.locator(".mistake")).to_contain_text("line 9", timeout=30000)
        expect(page.locator(".mistake")).to_contain_text("texd")
        expect(page.locator(".mistake code")).to_contain_text('label.texd = "?"')
        expect(page.locator(".mistake")).to_contain_text("last good picture")
        keep(page, "swift-mistake")
        # What traps or never returns says so, and the rest goes on.
        served.write(file, card('fatalError("no data")'))
        expect(page.locator(".mistake")).to_contain_text("no data", timeout=30000)
        served.write(file, card("while Theme.gap > 0 {}"))
        expect(page.locator(".mistake")).to_contain_text("took more than 4.5 s", timeout=30000)
        # Another name is followed, and what is above a preview does not matter.
        served.write(file, "// One line more.\n" + card(leading=60, name="Tiny"))
        expect_frame("60, 30 · 100 × 40")
        until(page, "location.search.includes('scene=Tiny')")
        # A stored property of another file.
        served.write("Sources/Cards/Theme.swift", "struct Theme { var first = 1; static let gap = 8.0; static let start = 70 }\n")
        served.write(file, card(leading="Theme.start", name="Tiny"))
        expect_frame("70, 30 · 100 × 40")
        page.get_by_role("button", name="a.json").click()
        drawn(page)
        page.mouse.move(*at(page, 60, 120))
        expect(page.locator("#view")).to_contain_text("16, 100 · 100 × 40")
        page.close()


def test_constraints_are_drawn(browser):
    with Served({"a.json": screen()}) as served:
        page = browser.new_page(viewport={"width": 1280, "height": 860})
        page.goto(served.url)
        drawn(page)
        page.mouse.click(*at(page, 60, 120))
        # leading, top, width and height: the numbers of the document, each on a beam of three lines.
        for number in ("16", "100", "40"):
            expect(page.locator(".paper svg text").filter(has_text=re.compile(f"^{number}$"))).not_to_have_count(0, timeout=20000)
        assert page.locator(".paper svg line.mark-line").count() == 12
        beam = page.locator(".paper svg line.mark-line").evaluate_all("lines => lines.map((one) => ['x1', 'y1', 'x2', 'y2'].map((key) => Number(one.getAttribute(key))))")
        # From the left edge of the screen to the box, in the middle of its height.
        assert [0, 120, 16, 120] in beam, beam
        # Pointing at a constraint shows it alone.
        page.locator("#view li").first.hover()
        until(page, "document.querySelectorAll('.paper svg line.mark-line').length === 3")
        page.close()


def test_problems_show_their_views(browser):
    """The width of one is that of the other, and each has a width of its own: two views take part in the conflict."""
    text = json.dumps({"view": {"id": "screen", "backgroundColor": "#ffffff", "subviews": [
        {"id": "one", "backgroundColor": "#ff0000", "constraints": ["leading == screen.leading + 16", "top == screen.top + 100", "width == 100", "height == 40"]},
        {"id": "two", "backgroundColor": "#0000ff", "constraints": ["leading == screen.leading + 16", "top == screen.top + 200", "width == 50", "height == 40", "width == one.width"]}]}})
    with Served({"a.json": text}) as served:
        page = browser.new_page(viewport={"width": 1280, "height": 860})
        page.goto(served.url)
        drawn(page)
        expect(page.locator("#problem-count")).to_have_text(re.compile("[1-9]"))
        page.keyboard.press("n")
        expect(page.locator("#problems [aria-current]")).to_contain_text("contradict each other")
        expect(page.locator(".paper svg .chosen-line, .paper svg .concerned-line")).to_have_count(2)
        tops = page.locator(".paper svg .chosen-line, .paper svg .concerned-line").evaluate_all("boxes => boxes.map((box) => Number(box.getAttribute('y')))")
        assert sorted(tops) == [100, 200], tops
        keep(page, "conflict")
        page.keyboard.press("Escape")
        expect(page.locator(".paper svg .concerned-line")).to_have_count(0)
        page.close()


def tags(page):
    """The numbers on the picture: their words and their boxes."""
    return page.locator(".paper svg rect.tag-paper").evaluate_all("""boxes => boxes.map((box) => {
        const { left, top, right, bottom } = box.getBoundingClientRect();
        return [box.nextElementSibling.textContent, left, top, right, bottom];
    })""")


def test_numbers_do_not_cover_each_other(browser):
    """On the smallest picture: that of a phone, of a label between two others, with constraints on all sides."""
    text = json.dumps({"view": {"id": "screen", "backgroundColor": "#ffffff", "subviews": [
        {"type": "label", "id": "words", "text": "A few words", "constraints": [
            "leading == screen.leading + 30", "trailing == screen.trailing - 31", "top == screen.top + 30", "height == 44"]},
        {"type": "label", "id": "more", "text": "More", "constraints": [
            "leading == words.leading + 5", "top == words.bottom + 6", "width == 60", "height == 20"]}]}})
    with Served({"a.json": text}) as served:
        page = browser.new_context(viewport={"width": 390, "height": 844}, device_scale_factor=2).new_page()
        page.goto(served.url)
        drawn(page)
        for x, y, words in ((100, 50, {"30", "31", "44"}), (60, 90, {"5", "6", "60", "20"})):
            page.mouse.click(*at(page, x, y))
            page.mouse.move(5, 40)
            expect(page.locator("#view h3").first).to_have_text("Why", timeout=20000)
            found = tags(page)
            assert words <= {one[0] for one in found}, found
            frame = box(page)
            for index, (_, left, top, right, bottom) in enumerate(found):
                assert left >= frame["x"] - 1 and right <= frame["x"] + frame["width"] + 1, found
                for _, other_left, other_top, other_right, other_bottom in found[:index]:
                    assert left >= other_right - 0.1 or other_left >= right - 0.1 or top >= other_bottom - 0.1 or other_top >= bottom - 0.1, found
        page.close()


def test_ten_pickers(browser):
    """Each picker has its values, a value of each is in the address and in what the picture says of itself, and a reload keeps it."""
    wanted = {"device": "iPhone 8", "orientation": "landscape", "size": "320x", "appearance": "dark", "content-size": "AX3", "direction": "rtl",
              "locale": "longer", "ios": "16", "vision": "protanopia", "assistance": "bold-text"}
    with Served({"a.json": screen()}) as served:
        page = browser.new_page(viewport={"width": 1440, "height": 860})
        page.goto(served.url)
        drawn(page)
        expect(page.locator(".picker")).to_have_count(len(wanted))
        for key, value in wanted.items():
            before = source(page)
            page.locator(f".picker[data-key='{key}'] summary").click()
            page.locator(f"[data-focus='{key} {value}']").click()
            until(page, "value => new URLSearchParams(location.search).getAll(value[0]).join() === value[1]", [key, value])
            until(page, "old => document.querySelector('.paper img').src !== old", before)
            drawn(page)
            expect(page.locator(".mistake")).to_be_hidden()
            page.keyboard.press("Escape")
        page.goto(page.url)
        drawn(page)
        expect(page.locator(".picker.set")).to_have_count(len(wanted))
        # 320 wide says the size; the device and the release are those that were picked.
        expect(page.locator("#view .sub")).to_contain_text("320 ×")
        expect(page.locator("#view .sub")).to_contain_text("iPhone 8 · iOS 16")
        # By keys alone: open, go down to the second value, and take it.
        page.goto(served.url)
        drawn(page)
        page.locator(".picker[data-key='vision'] summary").focus()
        for key in ("ArrowDown", "ArrowDown", "ArrowDown", "Enter"):
            page.keyboard.press(key)
        until(page, "location.search.includes('vision=protanopia')")
        # Several of one are a grid, and what is not on the list can be typed.
        page.goto(served.url + "?file=a.json&vision=normal&vision=tritanopia&assistance=none&assistance=bold-text%2Binvert")
        expect(page.locator("figure")).to_have_count(4)
        until(page, "document.querySelectorAll('.paper img:not(.other):not([hidden])').length === 4")
        expect(page.locator("figcaption").last).to_contain_text("tritanopia (no blue) · bold-text+invert")
        page.close()


def test_a_grid_of_a_thousand(browser):
    """A storyboard with a thousand scenes, all at once: those in sight are drawn, and as one scrolls, those that come."""
    scene = """<scene sceneID="s{0}"><objects><viewController storyboardIdentifier="Scene {0}" id="c{0}" sceneMemberID="viewController">
        <view key="view" id="v{0}"><rect key="frame" x="0" y="0" width="393" height="852"/><color key="backgroundColor" red="0.{0:03}" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
        </viewController></objects></scene>"""
    board = """<?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>""" + "".join(scene.format(number) for number in range(1000)) + "</scenes></document>"
    with Served({"Main.storyboard": board}) as served:
        page = browser.new_page(viewport={"width": 1280, "height": 860})
        page.goto(served.url + "?file=Main.storyboard")
        start = time.monotonic()
        expect(page.locator("figure")).to_have_count(1000, timeout=30000)
        until(page, "document.querySelectorAll('.paper.drawn').length > 3", seconds=30)
        print(f"  a grid of 1000 has its first pictures after {time.monotonic() - start:.1f} s")
        assert page.locator(".paper.drawn").count() < 60
        page.locator("figure").last.scroll_into_view_if_needed()
        until(page, "[...document.querySelectorAll('figure')].at(-1).querySelector('.paper.drawn')", seconds=30)
        # Moving about does not take long: a tenth of a second for all of it.
        spent = page.evaluate("() => { const start = performance.now(); refit(); return performance.now() - start; }")
        print(f"  the page is arranged anew in {spent:.0f} ms")
        assert spent < 500
        page.close()


APP = """import UIKit
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: Shop())
        window?.makeKeyAndVisible()
        return true
    }
}
"""

SHOP = """import UIKit
final class Shop: UIViewController {
    let name = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 40))
    let count = UILabel(frame: CGRect(x: 20, y: 200, width: 350, height: 40))
    var bought = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shop"
        view.backgroundColor = .systemBackground
        name.placeholder = "Name"
        name.borderStyle = .roundedRect
        view.addSubview(name)
        view.addSubview(count)
        for (number, title) in ["Buy", "Basket", "Crash", "Hang"].enumerated() {
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 250 + 60 * number, width: 200, height: 50)
            button.setTitle(title, for: .normal)
            button.tag = number
            button.addTarget(self, action: #selector(touch), for: .touchUpInside)
            view.addSubview(button)
        }
    }
    @objc func touch(_ button: UIButton) {
        switch button.tag {
        case 0:
            bought += 1
            count.text = "\\(bought) for \\(name.text ?? "")"
        case 1: navigationController?.pushViewController(Basket(), animated: true)
        case 2: fatalError("no crash is left")
        default: while true {}
        }
    }
}

final class Basket: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Basket"
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \\(indexPath.row + 1)"
        return cell
    }
}
"""

PROJECT = """// !$*UTF8*$!
{ rootObject = P; objects = {
  P = { isa = PBXProject; mainGroup = G; targets = (T); };
  G = { isa = PBXGroup; sourceTree = "<group>"; children = (Y); };
  Y = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
  T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (Y); }; }; }
"""


def strip(page):
    return page.locator("#strip button").all_text_contents()[1:]


def touched(page, steps, seconds=30):
    """The strip has these steps, and the picture is the one after them."""
    until(page, "steps => JSON.stringify([...document.querySelectorAll('#strip button')].slice(1).map((one) => one.textContent)) === JSON.stringify(steps)"
          " && !document.querySelector('.paper.waiting')", steps, seconds)
    drawn(page)


def words(page):
    """What is written on the screen."""
    return page.evaluate("() => viewsOf(cells[0]).map((view) => view.text?.string || '').join('\\n')")


def says(page, text, seconds=30):
    until(page, "text => viewsOf(cells[0]).some((view) => view.text?.string === text)", text, seconds)


def test_the_running_app(browser):
    """The app itself: where it is touched, what that is called, and what follows, as its code says."""
    if not toolset:
        return
    with Served({"App/AppDelegate.swift": APP, "App/Shop.swift": SHOP, "App.xcodeproj/project.pbxproj": PROJECT}) as served:
        context = browser.new_context(viewport={"width": 1440, "height": 900}, permissions=["clipboard-read", "clipboard-write"])
        page = context.new_page()
        page.goto(served.url)
        page.locator("#files .app button").click(timeout=30000)
        until(page, "document.querySelector('.paper.drawn')", seconds=300)
        expect(page.locator("#app")).to_be_visible()
        keep(page, "app-start")

        # A field, the keyboard, and a button, by clicks and keys alone. Keys of the page are the app's meanwhile.
        page.mouse.click(*at(page, 100, 170))
        page.keyboard.type("Anna d")
        page.mouse.click(*at(page, 100, 275))
        touched(page, ['tap "Name"', 'type "Anna d"', 'tap "Buy"'])
        says(page, "1 for Anna d")
        assert "do=tap+%22Name%22" in page.url, page.url
        keep(page, "app-touched")

        # One that cannot be done is not added.
        page.locator("#app-back").click()
        expect(page.locator("#refusal")).to_contain_text("press back: no navigation bar", timeout=30000)
        touched(page, ['tap "Name"', 'type "Anna d"', 'tap "Buy"'])

        # Back to a step, and again; something else takes the place of what was taken back.
        page.locator("#strip button").nth(2).click()
        touched(page, ['tap "Name"', 'type "Anna d"', 'tap "Buy"'])
        assert "1 for Anna d" not in words(page).split("\n"), words(page)
        page.locator("#strip button").nth(3).click()
        says(page, "1 for Anna d", 30)
        page.locator("#strip button").nth(2).click()
        until(page, "() => !viewsOf(cells[0]).some((view) => view.text?.string === '1 for Anna d')", seconds=30)
        page.mouse.click(*at(page, 100, 335))
        touched(page, ['tap "Name"', 'type "Anna d"', 'tap "Basket"'])
        says(page, "Row 1")

        # The wheel scrolls, and turns of it are one drag; a flick is a swipe.
        page.mouse.move(*at(page, 200, 500))
        for _ in range(4):
            page.mouse.wheel(0, 60)
        until(page, "[...document.querySelectorAll('#strip button')].at(-1).textContent.startsWith('drag ')", seconds=30)
        drawn(page)
        assert len(strip(page)) == 4
        keep(page, "app-scrolled")
        page.locator("#app-back").click()
        until(page, "[...document.querySelectorAll('#strip button')].at(-1).textContent === 'press back'", seconds=30)
        drawn(page)

        # The link is the whole state: another page shows the same.
        steps, picture = strip(page), words(page)
        other = context.new_page()
        other.goto(page.url)
        until(other, "document.querySelector('.paper.drawn') && !document.querySelector('.paper.waiting')", seconds=60)
        assert strip(other) == steps and words(other) == picture
        other.close()
        page.locator("#copy-command").click()
        expect(page.locator("#copy-command")).to_have_text("Copied")
        command = page.evaluate("navigator.clipboard.readText()")
        assert command.startswith("preview app ") and "--run --touch 'tap \"Name\"'" in command, command
        page.locator("#copy-test").click()
        test = page.evaluate("navigator.clipboard.readText()")
        assert '"tap \\"Name\\"",' in test and "assertSnapshot(of: screen" in test, test

        # A saved file is compiled, and the steps are done in it.
        page.locator("#strip button").nth(2).click()
        page.mouse.click(*at(page, 100, 275))
        touched(page, ['tap "Name"', 'type "Anna d"', 'tap "Buy"'])
        served.write("App/Shop.swift", SHOP.replace(" for \\(", " items for \\("))
        says(page, "1 items for Anna d", 60)

        # A crash and a hang are said, and the server goes on; the next touch begins before them.
        page.mouse.click(*at(page, 100, 395))
        expect(page.locator("#strip .broken")).to_have_text('tap 100,395', timeout=30000)
        expect(page.locator("#refusal")).to_contain_text("the app crashed")
        keep(page, "app-crashed")
        page.mouse.click(*at(page, 100, 275))
        bought = ['tap "Name"', 'type "Anna d"', 'tap "Buy"', 'tap "Buy"']
        touched(page, bought)

        # Code that crashes no more does the step.
        page.mouse.click(*at(page, 100, 395))
        expect(page.locator("#strip .broken")).to_have_text('tap 100,395', timeout=30000)
        served.write("App/Shop.swift", SHOP.replace(" for \\(", " items for \\(").replace('fatalError("no crash is left")', 'count.text = "mended"'))
        says(page, "mended", 60)
        touched(page, [*bought, 'tap "Crash"'])
        expect(page.locator("#refusal")).to_be_hidden()
        page.locator("#strip button").nth(4).click()
        says(page, "2 items for Anna d")
        page.mouse.click(*at(page, 100, 455))
        expect(page.locator("#refusal")).to_contain_text("the app took more than 20 s", timeout=60000)
        page.locator("#strip button").nth(3).click()
        says(page, "1 items for Anna d", 60)
        drawn(page)

        # Several variants are touched at once.
        page.goto(page.url.replace("?", "?appearance=light&appearance=dark&"))
        until(page, "document.querySelectorAll('.paper.drawn').length === 2", seconds=60)
        page.locator("#app-again").click()
        until(page, "document.querySelectorAll('#strip button').length === 1 && !document.querySelector('.paper.waiting')", seconds=60)
        page.mouse.click(*at(page, 100, 275))
        until(page, "document.querySelectorAll('.paper.waiting').length === 0 && document.querySelectorAll('#strip button').length === 2", seconds=60)
        keep(page, "app-variants")
        context.close()

        # What nobody does by hand is refused, and so is what is no step.
        page = browser.new_page(viewport={"width": 390, "height": 844}, color_scheme="dark")
        app = "app=App/AppDelegate.swift"
        page.goto(served.url + "?" + app + "#" + "&".join(["do=wait+1"] * 501))
        expect(page.locator(".mistake")).to_contain_text("too many steps", timeout=30000)
        page.goto("about:blank")
        page.goto(served.url + "?" + app + "#do=push")
        expect(page.locator(".mistake")).to_contain_text("use tap", timeout=30000)
        page.locator("#app-again").click()
        until(page, "document.querySelector('.paper.drawn')", seconds=60)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        keep(page, "app-phone")
        page.close()


def test_looks(browser):
    with Served({}) as served:
        for name in ("sign-in.json", "settings-list.json", "article.json", "chat.json", "profile-card.json"):
            shutil.copy(os.path.join(here, "Fixtures", name), served.folder)
        shutil.copytree(os.path.join(here, "Fixtures", "images"), os.path.join(served.folder, "images"))
        for name in os.listdir(os.path.join(here, "Benchmarks", "Documents")):
            shutil.copy(os.path.join(here, "Benchmarks", "Documents", name), served.folder)
        sizes = {"light": (1440, 900, 1, "light"), "dark": (1440, 900, 1, "dark"), "sharp": (1280, 800, 2, "light"), "phone": (390, 844, 2, "light")}
        for name, (width, height, density, scheme) in sizes.items():
            context = browser.new_context(viewport={"width": width, "height": height}, device_scale_factor=density, color_scheme=scheme)
            page = context.new_page()
            page.goto(served.url + "?file=sign-in.json" + ("&appearance=dark" if scheme == "dark" else ""))
            drawn(page)
            page.wait_for_timeout(600)
            drawn(page)
            # As many pixels as the screen has, to within one.
            natural = page.eval_on_selector(".paper img", "image => image.naturalWidth")
            assert abs(natural - box(page)["width"] * density) <= 2, (name, natural, box(page))
            page.mouse.click(*at(page, 196, 300))
            page.mouse.move(5, 600)
            expect(page.locator("#view h3").first).to_have_text("Why", timeout=20000)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
            keep(page, name)
            if name == "phone":
                page.locator("#toggle-list").click()
                keep(page, "phone-list")
            context.close()


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    wanted = os.environ.get("ONLY", "")
    failed = 0
    for name, test in list(globals().items()):
        if not name.startswith("test_") or wanted not in name:
            continue
        start = time.monotonic()
        try:
            test(browser)
            print(f"passed {name[5:].replace('_', ' ')} ({time.monotonic() - start:.1f} s)")
        except Exception as error:
            failed += 1
            print(f"failed {name[5:].replace('_', ' ')}: {error}")
    browser.close()
    sys.exit(1 if failed else 0)
