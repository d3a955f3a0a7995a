import Foundation

extension PageChecks {
    private static let backdrop = "getComputedStyle(document.body).backgroundColor"
    private static let (white, black) = ("rgb(255, 255, 255)", "rgb(28, 28, 30)")

    /// Appearance, narrow windows, people who cannot see, and people who mean harm.
    var behaving: [Check] {
        [
            (
                "the page is dark where the system is, and as it is told", "usual",
                {
                    try self.tab.prefer(["prefers-color-scheme": "light"])
                    try self.expectText(Self.backdrop, Self.white)
                    try self.tab.prefer(["prefers-color-scheme": "dark"])
                    try self.expectText(Self.backdrop, Self.black)
                    try self.picture("dark")
                    try self.tab.press("t")
                    try self.expectText(Self.backdrop, Self.white)
                    try self.tab.prefer(["prefers-color-scheme": "light"])
                    try self.tab.press("t")
                    try self.expectText(Self.backdrop, Self.black)
                    try self.tab.reload()
                    try self.expectText(Self.backdrop, Self.black)
                    try self.tab.press("t")
                    try self.expectText(Self.backdrop, Self.white)
                }
            ),
            (
                "every text can be read on its ground, by light and in the dark", "usual",
                {
                    for scheme in ["light", "dark"] {
                        // Without motion no colour is on its way.
                        try self.tab.prefer(["prefers-color-scheme": scheme, "prefers-reduced-motion": "reduce"])
                        self.expect(try self.tab.text(Self.unreadable), "", "what cannot be read when it is \(scheme)")
                    }
                }
            ),
            (
                "a narrow window scrolls in one direction only", "usual",
                {
                    try self.tab.resize(width: 390, height: 844)
                    try self.expectTrue("document.documentElement.scrollWidth <= innerWidth")
                    try self.expectTrue("document.querySelector('#stage').offsetHeight > 200")
                    try self.picture("narrow")
                }
            ),
            (
                "help opens with a key and closes with another", "usual",
                {
                    try self.tab.press("?")
                    try self.expectTrue("document.getElementById('help').open")
                    try self.picture("help")
                    try self.tab.press("j")
                    try self.tab.press("Escape")
                    try self.expectTrue("!document.getElementById('help').open")
                    try self.expectText(Self.selectedVariant, "≠ Changed · iPhone 16 · light · @1x")
                }
            ),
            (
                "everything that can be used has a name, and what is selected is said", "usual",
                { try self.expectNames() }
            ),
            (
                "texts of a report are texts, whatever they hold", "hostile",
                {
                    try self.expectText(Self.selectedName, SampleReports.hostile)
                    try self.expectText("document.querySelector('#remarks p').textContent", SampleReports.hostile)
                    try self.expectText("document.querySelector('.changes li').textContent", SampleReports.hostile)
                    try self.expectText("document.querySelector('.heading').textContent", SampleReports.hostile)
                    try self.expectTrue("window.isHacked === undefined && !document.querySelector('img[onerror]')")
                    try self.expectText(
                        "document.querySelector('.absent').textContent",
                        "The picture pictures/javascript:alert(1)#?%20.png is not there.")
                    try self.expectText("decodeURIComponent(location.hash.slice(1))", SampleReports.hostile)
                }
            ),
        ]
    }

    /// Asks the browser what it tells to screen readers.
    private func expectNames() throws {
        try tab.press("2")
        let tree = try browser.send("Accessibility.getFullAXTree")
        var seen: Set<String> = []
        for node in tree["nodes"] as? [Browser.Message] ?? [] {
            func text(_ key: String) -> String { "\((node[key] as? Browser.Message)?["value"] ?? "")" }
            let role = text("role")
            guard ["button", "combobox", "searchbox", "slider", "listbox", "option", "image"].contains(role) else {
                continue
            }
            seen.insert(role)
            // The thumbnail says nothing that its row does not.
            if text("name").isEmpty, node["ignored"] as? Bool != true { complain("a \(role) has no name") }
        }
        expect(
            seen.isSuperset(of: ["button", "searchbox", "slider", "listbox", "option"]), true,
            "that all roles are there")
        try tab.press("j")
        try expectText(
            "document.getElementById('voice').textContent", "2 of 20: Sign In, iPhone 16, dark, @1x, Changed")
        try expectTrue(
            "document.getElementById(document.getElementById('list').getAttribute('aria-activedescendant')).ariaSelected === 'true'"
        )
    }

    /// Names what is written with less contrast than 4.5 to 1, which WCAG 2.1 asks of small text.
    private static let unreadable = """
        (() => {
          const parse = color => color.match(/[\\d.]+/g).map(Number);
          const channel = value => (value /= 255) <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
          const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
          const over = ([r, g, b, a = 1], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a)];
          const ground = element => {
            if (!element) return [255, 255, 255];
            const own = parse(getComputedStyle(element).backgroundColor);
            return own[3] === 0 ? ground(element.parentElement) : over(own, ground(element.parentElement));
          };
          const found = new Set();
          for (const element of document.querySelectorAll('body *')) {
            if (![...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())) continue;
            if (element.disabled || !element.offsetParent || ['SCRIPT', 'OPTION'].includes(element.tagName)) continue;
            const under = ground(element), ink = over(parse(getComputedStyle(element).color), under);
            const [bright, dim] = [light(ink), light(under)].sort((a, b) => b - a);
            if ((bright + 0.05) / (dim + 0.05) < 4.5) found.add(`${element.tagName} "${element.textContent}" ${ink} on ${under}`);
          }
          return [...found].join();
        })()
        """
}
