import Foundation
import Testing

/// What says which release this is agrees; `Scripts/release` asks the same before it makes one.
@Suite struct ReleaseFilesTests {
    private func text(_ path: String) throws -> String {
        try String(contentsOf: RoomMap.folder.appending(path: path), encoding: .utf8)
    }

    private var version: String { get throws { try text("VERSION").trimmingCharacters(in: .whitespacesAndNewlines) } }

    @Test func `The command and the container are of the version in VERSION`() throws {
        let version = try version
        #expect(version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
        #expect(try text("Sources/Maquette/Edition.swift").contains("static let version = \"\(version)\""))
        #expect(try text("Containerfile").contains("\nARG VERSION=\(version)\n"))
    }

    /// Keep a Changelog: what is not released comes first, then releases with their dates, the newest first.
    @Test func `The changelog has dated versions`() throws {
        let headings = try text("CHANGELOG.md").matches(of: /(?m)^## (.*)$/).map { String($0.output.1) }
        #expect(headings.first == "[Unreleased]")
        let releases = headings.dropFirst().compactMap {
            $0.wholeMatch(of: /\[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)/)?.output
        }
        #expect(releases.count == headings.count - 1 && !releases.isEmpty, "\(headings)")
        #expect(try releases.first.map { String($0.1) } == version)
        let dates = releases.map { String($0.2) }
        #expect(dates == dates.sorted(by: >))
    }

    /// The archives of a version that was not released are nowhere.
    @Test func `The README names only archives whose checksums are known`() throws {
        let known = try text("Packaging/action/checksums")
        for archive in try text("README.md").matches(of: /maquette-\d[\w.-]*\.tar\.xz/) {
            #expect(known.contains("  \(archive.output)\n"), "\(archive.output)")
        }
        #expect(try text("README.md").contains("\n<!-- archives -->\n"))
    }
}
