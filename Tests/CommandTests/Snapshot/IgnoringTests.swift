import Foundation
import Testing

/// `--ignoring NAMES`: views whose places are left out of the comparison. Frames are worked out by hand from the constraints.
@Suite("Views that a comparison leaves out")
struct IgnoringTests {
    let place: Workplace

    init() throws {
        place = try Workplace()
        try write(clock: "#ff0000", box: "#00ff00")
        #expect(try place.preview("snapshot", "record", "screen.json", "--size", "200x100").status == 0)
    }

    /// A clock of 40 x 20 at x, 10, and a box of 40 x 20 at 100, 60.
    private func write(clock: String, at x: Int = 20, box: String) throws {
        try place.write(
            """
            {"view": {"id": "screen", "backgroundColor": "#ffffff", "subviews": [
              {"id": "clock", "backgroundColor": "\(clock)", "constraints": [
                "leading == screen.leading + \(x)", "top == screen.top + 10", "width == 40", "height == 20"]},
              {"id": "box", "backgroundColor": "\(box)", "constraints": [
                "leading == screen.leading + 100", "top == screen.top + 60", "width == 40", "height == 20"]}]}}
            """, to: "screen.json")
    }

    private func verify(_ more: String...) throws -> Run {
        try place.run(Command.path, ["snapshot", "verify", "screen.json", "--size", "200x100"] + more)
    }

    @Test("pass with another look") func look() throws {
        try write(clock: "#0000ff", box: "#00ff00")
        #expect(try verify().status == 1)
        let run = try verify("--ignoring", "clock")
        #expect(run.status == 0 && run.text.contains("1 same"), "\(run.text)\(run.errors)")
    }

    @Test("pass where they were and where they are now") func moved() throws {
        try write(clock: "#0000ff", at: 90, box: "#00ff00")
        #expect(try verify("--ignoring", "clock").status == 0)
    }

    @Test("hide nothing else") func others() throws {
        try write(clock: "#0000ff", box: "#000000")
        let run = try verify("--ignoring", "clock", "--json", "found.json")
        #expect(run.status == 1, "\(run.text)")
        let report = try JSONSerialization.jsonObject(with: place.read("found.json")) as? [String: Any]
        let entry = try #require((report?["entries"] as? [[String: Any]])?.first)
        // The box alone: 40 x 20 points at 100, 60, in pixels of a device with three to a point.
        let regions = try #require(entry["regions"] as? [[String: Int]])
        #expect(regions == [["x": 300, "y": 180, "width": 120, "height": 60, "pixelCount": 7200]], "\(regions)")
    }

    @Test("are named by a plan, too, and striped in the report") func plan() throws {
        try place.write(
            #"{"documents": ["screen.json"], "sizes": ["200x100"], "ignoring": ["clock", "box"]}"#,
            to: ".maquette-snapshots.json")
        try write(clock: "#0000ff", box: "#000000")
        #expect(try place.preview("snapshot", "verify").status == 0)
        #expect(try place.preview("snapshot", "verify", "--ignoring", "clock", "--report", "report").status == 1)
        let pictures = place.files.filter { $0.hasSuffix("difference.png") }
        #expect(pictures.count == 1)
    }

    @Test("are noted where nothing has the name") func unknown() throws {
        let run = try verify("--ignoring", "clock,watch")
        #expect(run.status == 0)
        #expect(run.errors == "no view is called `watch`, which is to be ignored\n", "\(run.errors)")
    }
}
