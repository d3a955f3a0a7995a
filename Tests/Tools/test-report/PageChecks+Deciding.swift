import Foundation
import MaquetteFiles
import MaquetteSnapshots

extension PageChecks {
    private static let progress = "document.getElementById('progress').textContent"

    /// Decisions, and the list that leaves the page.
    var deciding: [Check] {
        [
            (
                "snapshots are accepted, rejected and left open by keys", "usual",
                {
                    try self.expectText(Self.progress, "0 accepted · 0 rejected · 15 undecided")
                    try self.tab.press("a", "j", "r", "j", "a", "u")
                    try self.expectText(Self.progress, "1 accepted · 1 rejected · 13 undecided")
                    try self.expectText(
                        "[...document.querySelectorAll('.row .mark')].map(e => e.textContent).join()", "✓,✗")
                    try self.tab.press("A", "R")
                    try self.expectText(Self.progress, "2 accepted · 2 rejected · 11 undecided")
                    try self.picture("decided")
                    try self.tab.choose("accept", in: "#decided")
                    try self.expectNumber("document.querySelector('.row').getAttribute('aria-setsize')|0", 2)
                    try self.tab.click("#clear")
                    try self.expectText(Self.progress, "0 accepted · 0 rejected · 15 undecided")
                }
            ),
            (
                "there is nothing to accept where there is no new picture", "usual",
                {
                    try self.tab.type("that could not be made", into: "#search")
                    try self.tab.press("Enter", "a")
                    try self.expectText(Self.progress, "0 accepted · 0 rejected · 15 undecided")
                    try self.expectTrue("document.getElementById('decisions').hidden")
                }
            ),
            (
                "all that is shown is accepted at once, and decisions outlive a reload", "usual",
                {
                    try self.tab.press("r")
                    try self.tab.choose("iPad Air (11-inch)", in: "#device")
                    try self.tab.click("#accept-all")
                    try self.expectText(Self.progress, "4 accepted · 1 rejected · 10 undecided")
                    try self.tab.reload()
                    try self.expectText(Self.progress, "4 accepted · 1 rejected · 10 undecided")
                    try self.tab.click("#clear")
                }
            ),
            ("the exported list is what review reads", "usual", { try self.exportAndRead() }),
        ]
    }

    private func exportAndRead() throws {
        let downloads = reports.folder.appendingPathComponent("downloads")
        try FileManager.default.createDirectory(at: downloads, withIntermediateDirectories: true)
        try browser.send("Page.setDownloadBehavior", ["behavior": "allow", "downloadPath": downloads.path])
        try expectTrue("document.getElementById('export').disabled")
        try tab.press("a", "j", "r", "e")
        let file = downloads.appendingPathComponent("snapshot-review.json")
        var tries = 0
        while !FileManager.default.fileExists(atPath: file.path), tries < 500 {
            _ = try tab.value("new Promise(done => setTimeout(done, 20))")
            tries += 1
        }
        let folder = ReportFolder(FilePath(reports.folder.appendingPathComponent("usual").path))
        let decisions = try Decisions(
            json: [UInt8](try Data(contentsOf: file)), file: "the list", about: try folder.read())
        expect(decisions.accepted, ["__Snapshots__/Sign In-iPhone 16-light-@1x.png"], "what is accepted")
        expect(decisions.rejected, ["__Snapshots__/Sign In-iPhone 16-dark-@1x.png"], "what is rejected")
        try tab.click("#clear")
    }
}
