import Foundation

extension PageChecks {
    /// The list, its filters and the keys that walk through it.
    var finding: [Check] {
        [
            (
                "everything but what is the same is listed at first", "usual",
                {
                    // Twelve that changed, and one in each of the eight other states that ask for attention.
                    try self.expectNumber("document.querySelector('[aria-setsize]').getAttribute('aria-setsize')|0", 20)
                    try self.expectText(
                        "[...document.querySelectorAll('[data-state]')].map(e => e.textContent).join(' ')",
                        "≠Changed12 ?No baseline1 !Bad baseline1 ≠Other renderer1 !Failed1 ≈Tolerated1 +New1 ↻Recorded again1 –Orphaned1 =Same1"
                    )
                    try self.expectText("document.getElementById('remarks').textContent", "a remark about the whole")
                    try self.picture("light")
                }
            ),
            (
                "states can be left out and taken in", "usual",
                {
                    try self.tab.click("[data-state=different]")
                    try self.expectNumber("document.querySelector('.row').getAttribute('aria-setsize')|0", 8)
                    try self.expectText("document.querySelector('[data-state=different]').ariaPressed", "false")
                    try self.tab.click("[data-state=same]")
                    try self.expectNumber("document.querySelector('.row').getAttribute('aria-setsize')|0", 9)
                }
            ),
            (
                "devices, files and words narrow the list", "usual",
                {
                    try self.tab.choose("iPad Air (11-inch)", in: "#device")
                    try self.expectNumber("document.querySelector('.row').getAttribute('aria-setsize')|0", 4)
                    try self.tab.choose("Screens/Sign In.storyboard", in: "#file")
                    try self.expectNumber("document.querySelector('.row').getAttribute('aria-setsize')|0", 2)
                    try self.tab.type("dark", into: "#search")
                    try self.expectNumber("document.querySelector('.row').getAttribute('aria-setsize')|0", 1)
                    try self.tab.type("nowhere", into: "#search")
                    try self.expectText("document.querySelector('.empty').textContent", "Nothing fits these filters.")
                }
            ),
            (
                "words of what changed are found", "usual",
                {
                    try self.tab.type("been a while registration", into: "#search")
                    try self.expectNumber("document.querySelector('.row').getAttribute('aria-setsize')|0", 6)
                }
            ),
            (
                "keys walk through the list, and links lead back", "usual",
                {
                    try self.expectText(Self.selectedName, "Sign In")
                    try self.tab.press("j")
                    try self.expectText(Self.selectedVariant, "≠ Changed · iPhone 16 · dark · @1x")
                    try self.tab.press("ArrowDown", "ArrowDown", "k", "ArrowUp")
                    try self.expectText(Self.selectedVariant, "≠ Changed · iPhone 16 · dark · @1x")
                    try self.tab.press("End")
                    try self.expectText(Self.selectedName, "Screen orphaned")
                    try self.tab.press("j")
                    try self.expectText(Self.selectedName, "Screen orphaned")
                    try self.expectText("decodeURIComponent(location.hash)", "#__Snapshots__/orphaned.png")
                    try self.tab.reload()
                    try self.expectText(Self.selectedName, "Screen orphaned")
                    try self.tab.press("Home")
                    try self.expectText(Self.selectedName, "Sign In")
                    try self.expectTrue("document.querySelectorAll('[aria-selected=true]').length === 1")
                }
            ),
            (
                "what is typed into the search is no command", "usual",
                {
                    try self.tab.press("/")
                    try self.tab.press("j", "a")
                    try self.expectText("document.getElementById('search').value", "ja")
                    try self.expectText(
                        "document.getElementById('progress').textContent", "0 accepted · 0 rejected · 15 undecided")
                    try self.tab.press("Escape")
                    try self.expectText("document.activeElement.id", "list")
                }
            ),
            (
                "ten thousand snapshots are a list of few elements", "large",
                {
                    try self.expectTrue("\(Self.rowCount) > 5 && \(Self.rowCount) < 60")
                    try self.picture("large")
                    try self.tab.press("End")
                    try self.expectText(Self.selectedName, "Scene 9999")
                    try self.expectTrue("\(Self.rowCount) > 5 && \(Self.rowCount) < 60")
                    try self.expectTrue(
                        "document.querySelector('[aria-selected=true]').getBoundingClientRect().bottom <= innerHeight")
                    _ = try self.tab.value("document.getElementById('list').scrollTop = 200000")
                    try self.tab.settle()
                    try self.expectTrue("\(Self.rowCount) > 5 && \(Self.rowCount) < 60")
                    try self.tab.type("scene 4711", into: "#search")
                    try self.expectText("document.querySelector('.row b').textContent", "Scene 4711")
                }
            ),
            (
                "a report without snapshots and one without changes say so", "empty",
                {
                    try self.expectText(
                        "document.querySelector('.empty').textContent", "There are no snapshots in this report.")
                    try self.tab.open(self.reports.file("same"))
                    try self.expectText("document.getElementById('tally').textContent", "1 same")
                    try self.expectText("document.getElementById('progress').textContent", "Nothing to decide")
                }
            ),
        ]
    }
}
