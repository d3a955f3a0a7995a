import Foundation
import Testing

/// Two whole apps with everything in them, drawn by `preview app`. A picture that is not blank proves that what its view is
/// named after works: the code says so. What is cut follows from the names that end in `nowhereAtAll` and the like.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct FixtureAppTests {
    private struct Report: Decodable {
        struct Module: Decodable {
            var module: String
            var compiles: Bool
            var viewFiles: Int
            var viewFilesMissingNothing: Int
            var stubs: [String]
            var leftOut: [Cut]
        }
        struct Cut: Decodable {
            var file: String
            var line: Int
            var kind: String
        }
        struct Screen: Decodable {
            var name: String
            var picture: String?
            var isBlank: Bool
            var missing: [String]
        }
        var modules: [Module]
        var screens: [Screen]
    }

    private func report(on name: String, _ more: [String: String] = [:]) throws -> Report {
        let fixture = try AppFixture(
            copyOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Fixtures/\(name)")
        for (path, text) in more { try fixture.write(path, text) }
        let file = fixture.path + "/report.json"
        let status = try fixture.preview(["app", fixture.path, "-o", fixture.path + "/pictures", "--report", file])
        #expect(status == 0)
        return try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    }

    @Test func `An app of the old format, with a pod, nibs, selectors and poison`() throws {
        // No Swift at all, which nobody could format.
        let report = try report(on: "Meadow", ["Meadow/Broken.swift": "class { func ]]] (((\n let\n"])
        let modules = report.modules.sorted { $0.module < $1.module }
        #expect(modules.map { $0.module } == ["Badges", "Meadow"])
        #expect(modules.allSatisfy { $0.compiles })
        // The view of Poison.swift alone is spoilt.
        #expect(modules.map { "\($0.viewFilesMissingNothing) of \($0.viewFiles)" } == ["1 of 1", "4 of 5"])
        #expect(modules[1].stubs == ["LegacyMeter", "MissingPlayer"])
        let cuts = Set(modules[1].leftOut.map { "\(($0.file as NSString).lastPathComponent):\($0.line) \($0.kind)" })
        #expect(
            cuts.filter { $0.hasPrefix("Poison") }.sorted() == [
                "Poison.swift:14 statement", "Poison.swift:15 statement", "Poison.swift:21 statement",
                "Poison.swift:28 statement", "Poison.swift:29 attribute",
            ])
        #expect(cuts.contains { $0.hasPrefix("Broken.swift:1") })
        #expect(
            report.screens.map { $0.name }.sorted() == [
                "AppDelegate", "Dial", "FlowerCell", "FlowerController", "MeadowController",
                "NotificationProof",
                "ObservingProof", "OptionalProof", "PodProof", "PoisonView", "SelectorProof",
            ])
        #expect(report.screens.filter { $0.picture == nil || $0.isBlank }.map { $0.name } == [])
        #expect(report.screens.filter { !$0.missing.isEmpty }.map { $0.name } == ["PoisonView"])
    }

    @Test func `An app of synchronized folders, with previews, generated names and Swift 6`() throws {
        let report = try report(on: "Orchard")
        let module = try #require(report.modules.first)
        #expect(report.modules.count == 1 && module.compiles)
        #expect(module.leftOut.isEmpty && module.stubs.isEmpty)
        #expect(module.viewFiles == 1 && module.viewFilesMissingNothing == 1)
        #expect(report.screens.map { $0.name }.sorted() == ["Later", "Represented", "SceneDelegate", "Tree"])
        #expect(report.screens.filter { $0.picture == nil || $0.isBlank }.map { $0.name } == [])
    }
}
