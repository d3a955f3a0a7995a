import Foundation

extension PageChecks {
    private static let papers = "[...document.querySelectorAll('.paper')]"
    private static let split = "document.querySelector('.split')"

    /// Pictures, and the ways to hold them against each other.
    var comparing: [Check] {
        [
            (
                "before, after and difference stand side by side at one scale", "usual",
                {
                    try self.expectText(
                        "[...document.querySelectorAll('figcaption b')].map(e => e.textContent).join()",
                        "Before,After,Difference")
                    try self.expectText("\(Self.papers).map(e => e.firstChild.naturalWidth).join()", "393,393,393")
                    try self.expectTrue("new Set(\(Self.papers).map(e => e.offsetWidth)).size === 1")
                    try self.expectTrue("\(Self.papers).every(e => e.offsetHeight <= e.parentElement.clientHeight)")
                    try self.expectTrue("document.querySelector('#why').textContent.includes('Continue')")
                    try self.expectTrue("document.querySelectorAll('#why h3').length >= 2")
                }
            ),
            (
                "keys choose how to compare, and only what is possible", "usual",
                {
                    for (key, mode) in [("2", "slider"), ("3", "blink"), ("4", "difference"), ("1", "sides")] {
                        try self.tab.press(key)
                        try self.expectText(
                            "document.querySelector('[data-mode][aria-pressed=true]').dataset.mode", mode)
                    }
                    try self.tab.press("2")
                    try self.tab.type("Screen without a baseline", into: "#search")
                    try self.expectText(
                        "document.querySelector('[data-mode][aria-pressed=true]').dataset.mode", "sides")
                    try self.expectText(
                        "[...document.querySelectorAll('[data-mode]:disabled')].map(e => e.dataset.mode).join()",
                        "slider,blink,difference")
                    try self.expectText("document.querySelector('.absent').textContent", "There is no baseline.")
                }
            ),
            (
                "the slider follows the mouse and the arrow keys", "usual",
                {
                    try self.tab.press("2")
                    try self.picture("slider")
                    let frame = try self.tab.frame(of: ".split")
                    try self.tab.drag(
                        from: (frame.midX, frame.midY), to: (frame.minX + frame.width / 4, frame.midY))
                    try self.expectText("\(Self.split).getAttribute('aria-valuenow')", "25")
                    // A quarter of the paper shows what was before, the rest what is after.
                    try self.expectNumber(
                        "parseFloat(getComputedStyle(document.querySelectorAll('.paper img')[1]).clipPath.split(' ').pop())",
                        frame.width / 4, within: 0.5)
                    try self.tab.press("ArrowRight")
                    try self.expectText("\(Self.split).getAttribute('aria-valuenow')", "26")
                    try self.tab.press("ArrowLeft", shift: true)
                    try self.expectText("\(Self.split).getAttribute('aria-valuenow')", "16")
                    try self.tab.press("j")
                    try self.expectText("\(Self.split).getAttribute('aria-valuenow')", "16")
                }
            ),
            (
                "blinking shows one and then the other, and stands still where less motion is wanted", "usual",
                {
                    let caption = "document.querySelector('figcaption b').textContent"
                    let shown =
                        "[...document.querySelectorAll('.paper img')].map(e => getComputedStyle(e).visibility).join()"
                    try self.tab.press("3")
                    try self.expectText(
                        """
                        (async () => {
                          const seen = new Set();
                          for (let turn = 0; turn < 400 && seen.size < 2; turn++) {
                            seen.add(\(caption));
                            await new Promise(done => setTimeout(done, 10));
                          }
                          return [...seen].sort().join();
                        })()
                        """, "After,Before")
                    try self.tab.prefer(["prefers-reduced-motion": "reduce"])
                    try self.tab.press("1", "3")
                    try self.expectText(caption, "Before")
                    try self.expectText(shown, "visible,hidden")
                    _ = try self.tab.value("new Promise(done => setTimeout(done, 1000))")
                    try self.expectText(caption, "Before")
                    try self.tab.press(" ")
                    try self.expectText(caption, "After")
                    try self.expectText(shown, "hidden,visible")
                }
            ),
            (
                "a pixel is a pixel at 1:1, and pixels stay sharp when they are near", "usual",
                {
                    try self.tab.resize(width: 1440, height: 900, scale: 2)
                    try self.tab.click("[data-zoom='1']")
                    try self.expectNumber(
                        "document.querySelector('.paper img').getBoundingClientRect().width", 393.0 / 2, within: 0.01)
                    try self.tab.press("+")
                    try self.expectNumber(
                        "document.querySelector('.paper img').getBoundingClientRect().width", 393, within: 0.01)
                    try self.tab.press("+", "+")
                    try self.expectText(
                        "getComputedStyle(document.querySelector('.paper img')).imageRendering", "pixelated")
                    try self.expectText("document.querySelector('[data-zoom][aria-pressed=true]').textContent", "8×")
                    try self.picture("near")
                    try self.tab.press("0")
                    try self.expectTrue("\(Self.papers).every(e => e.offsetHeight <= e.parentElement.clientHeight)")
                }
            ),
            (
                "what changed is framed, and found when it is looked at from near", "usual",
                {
                    try self.expectTrue("document.querySelectorAll('.frame').length >= 3")
                    try self.tab.press("n")
                    try self.expectText("document.querySelector('[data-zoom][aria-pressed=true]').textContent", "2×")
                    try self.expectTrue(
                        """
                        [...document.querySelectorAll('.frame.current')].every(frame => {
                          const [inner, outer] = [frame.getBoundingClientRect(), frame.closest('.port').getBoundingClientRect()];
                          const middle = inner.top + inner.height / 2;
                          return middle > outer.top && middle < outer.bottom;
                        })
                        """)
                    try self.tab.press("m")
                    try self.expectTrue("[...document.querySelectorAll('.frame')].every(frame => frame.hidden)")
                }
            ),
            (
                "panes look at the same place", "usual",
                {
                    try self.tab.press("+", "+", "+")
                    _ = try self.tab.value("document.querySelector('.port').scrollTo(37, 41)")
                    try self.tab.settle()
                    try self.expectText(
                        "[...document.querySelectorAll('.port')].map(e => [e.scrollLeft, e.scrollTop]).join(' ')",
                        "37,41 37,41 37,41")
                }
            ),
        ]
    }
}
