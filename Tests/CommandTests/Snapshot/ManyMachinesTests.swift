import Foundation
import Testing

/// The lines that the documentation gives for many machines, run as they stand there.
@Suite("Snapshots on many machines")
struct ManyMachinesTests {
    let place: Workplace
    private let lines: [String]

    init() throws {
        place = try Workplace()
        for number in 1...6 { try place.write(SmallDocuments.box, to: "Screens/\(number).json") }
        try place.write(
            #"{"documents": "Screens", "sizes": "200x100", "scales": 1}"#, to: ".maquette-snapshots.json")
        #expect(try place.preview("snapshot", "record").lines == ["6 recorded"])
        let page = Command.package.appendingPathComponent("Documentation/snapshots.md")
        lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    private func breakOne() throws {
        let wide = SmallDocuments.box.replacingOccurrences(of: "width == 100", with: "width == 103")
        try place.write(wide, to: "Screens/5.json")
    }

    /// As a workflow runs its steps: the first command that fails ends them.
    private func run(_ script: String) throws -> Run {
        let folder = URL(fileURLWithPath: Command.path).deletingLastPathComponent().path
        return try place.shell(
            "export PATH='\(folder)':$PATH GITHUB_STEP_SUMMARY=summary.md; unset -f preview; set -e\n\(script)")
    }

    @Test(
        "a shell runs the parts at once, and one report joins them",
        arguments: [(false, "6 same"), (true, "1 different, 5 same")])
    func parallel(isBroken: Bool, tally: String) throws {
        if isBroken { try breakOne() }
        let parts = try #require(lines.first { $0.hasPrefix("for part in ") })
        let merge = try #require(lines.first { $0.hasPrefix("preview snapshot merge ") })
        // `wait` alone does not say how they ended; the join does.
        #expect(try run(parts).status == 0)
        let merged = try run(merge)
        #expect(merged.status == (isBroken ? 1 : 0))
        #expect(merged.lines.last == "\(tally); see report/index.html")
    }

    @Test("the steps of the matrix verify all, and the last says how it went", arguments: [false, true])
    func matrix(isBroken: Bool) throws {
        if isBroken { try breakOne() }
        // Other steps on the page fetch baselines from elsewhere.
        let steps = lines.filter { line in
            line.hasPrefix("- run: ") && ["matrix.shard", "snapshot merge"].contains { line.contains($0) }
        }.map { String($0.dropFirst("- run: ".count)) }
        try #require(steps.count == 2)
        let shards = try (1...4).map { number in
            try run(steps[0].replacingOccurrences(of: "${{ matrix.shard }}", with: "\(number)"))
        }
        #expect(shards.map(\.status).reduce(0, +) == (isBroken ? 1 : 0))
        #expect(shards.flatMap(\.lines).count { $0.hasPrefix("::error file=Screens/5.json") } == (isBroken ? 1 : 0))
        #expect(try run(steps[1]).status == (isBroken ? 1 : 0))
        let summary = String(decoding: try place.read("summary.md"), as: UTF8.self)
        #expect(summary.contains(isBroken ? "1 different, 5 same" : "6 same"))
        #expect(summary.contains("box width 100") == isBroken)
    }

    /// The names of the variables are those in the documentation of Bazel, CircleCI and Buildkite, which count from zero, and
    /// of GitLab, which counts from one and gives a job that is not split no index.
    @Test(
        "--shard auto is the part that a service's variables say",
        arguments: [
            ("TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", 0), ("CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0),
            ("BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", 0), ("CI_NODE_INDEX", "CI_NODE_TOTAL", 1),
        ])
    func variables(index: String, count: String, first: Int) throws {
        for number in 0..<4 {
            let auto = try place.shell(
                "\(index)=\(number + first) \(count)=4 TEST_SHARD_STATUS_FILE=seen preview snapshot verify --shard auto --json -"
            )
            let said = try place.shell("preview snapshot verify --shard \(number + 1)/4 --json -")
            #expect(auto.status == 0 && auto.text == said.text)
        }
        #expect(place.files.contains("seen"))
        let whole = try place.shell("\(index)=\(first) \(count)=1 preview snapshot verify --shard auto")
        #expect(whole.lines == ["6 same"])
        #expect(try place.preview("snapshot", "verify", "--shard", "auto").lines == ["6 same"])
        if first == 1 {
            #expect(try place.shell("\(count)=1 preview snapshot verify --shard auto").lines == ["6 same"])
        }
        let wrong = try place.shell("\(index)=\(first + 4) \(count)=4 preview snapshot verify --shard auto")
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("\(index) is `\(first + 4)` and \(count) is `4`"))
    }
}
