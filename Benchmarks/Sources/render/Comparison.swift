import Foundation
import Measure

/// Runs the contenders in turns, each on a new screen.
struct Comparison {
    private let options: Options
    private let folder: String

    init(_ options: Options) throws {
        self.options = options
        folder = options.keep ?? NSTemporaryDirectory() + "maquette-render-\(getpid())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    func run() throws -> Report {
        defer { if options.keep == nil { try? FileManager.default.removeItem(atPath: folder) } }
        var random = SystemRandomNumberGenerator()
        var (ours, plain): ([FinishedProcess], [FinishedProcess]) = ([], [])
        var (theirs, browsers): ([FinishedProcess], [FinishedProcess]) = ([], [])
        // The first round only brings the programs themselves into memory.
        for round in 0...options.rounds {
            let screen = Screen(&random)
            try write(screen.json, "screen.json")
            try write(screen.list, "screen.txt")
            try write(screen.svg, "screen.svg")
            try write(screen.html, "screen.html")
            let runs: [() throws -> Void] = [
                { ours.append(try preview()) }, { plain.append(try plainProgram()) }, { theirs.append(try rsvg()) },
                { browsers.append(try screenshot(round)) },
            ]
            // Each comes first, second and last: a browser leaves the machine busy for whoever is next.
            for turn in runs.indices { try runs[(turn + round) % runs.count]() }
        }
        func time(_ runs: [FinishedProcess]) -> Double { median(runs.dropFirst().map(\.seconds)) }
        return Report(
            rounds: options.rounds, documents: options.documents, rsvg: time(theirs) / time(ours),
            plain: time(ours) / time(plain), chromium: time(browsers) / time(ours), twoCores: try batch(&random),
            megabytes: ours.map(\.megabytes).max() ?? 0)
    }

    private func preview() throws -> FinishedProcess {
        try FinishedProcess([options.preview, "render", path("screen.json"), "-o", path("preview.png")])
    }

    private func plainProgram() throws -> FinishedProcess {
        try FinishedProcess([options.plain, path("screen.txt"), path("plain.png")])
    }

    private func rsvg() throws -> FinishedProcess {
        try FinishedProcess(["rsvg-convert", "--zoom", "3", path("screen.svg"), "-o", path("rsvg.png")])
    }

    /// A profile of its own for each, so that nothing is left from the one before.
    private func screenshot(_ round: Int) throws -> FinishedProcess {
        let profile = path("profile\(round)")
        defer { try? FileManager.default.removeItem(atPath: profile) }
        return try FinishedProcess([
            "chromium", "--headless", "--no-sandbox", "--hide-scrollbars", "--user-data-dir=\(profile)",
            "--force-device-scale-factor=3", "--window-size=393,852", "--screenshot=\(path("chromium.png"))",
            "file://\(path("screen.html"))",
        ])
    }

    /// How much faster two cores render many documents than one.
    private func batch(_ random: inout SystemRandomNumberGenerator) throws -> Double {
        var (alone, together): ([Double], [Double]) = ([], [])
        for _ in 0..<max(1, options.rounds / 3) {
            for index in 0..<options.documents { try write(Screen(&random).json, "batch/\(index).json") }
            let one = ["taskset", "-c", "0", options.preview, "render", path("batch"), "-o", path("pictures")]
            let two = ["taskset", "-c", "0,1", options.preview, "render", path("batch"), "-o", path("pictures")]
            alone.append(try FinishedProcess(one).seconds)
            try FileManager.default.removeItem(atPath: path("pictures"))
            together.append(try FinishedProcess(two).seconds)
            try FileManager.default.removeItem(atPath: path("pictures"))
        }
        try FileManager.default.removeItem(atPath: path("batch"))
        return median(alone) / median(together)
    }

    private func path(_ name: String) -> String { URL(fileURLWithPath: folder).appendingPathComponent(name).path }

    private func write(_ text: String, _ name: String) throws {
        let file = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
