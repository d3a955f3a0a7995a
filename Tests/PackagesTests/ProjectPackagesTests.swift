import Foundation
import MaquetteFiles
import Testing

@testable import MaquettePackages

/// Where packages are looked for, and what git brings: from repositories on this disk.
@Suite struct ProjectPackagesTests {
    private let place: Place

    init() throws { place = try Place() }

    private var store: PackageStore { PackageStore(cache: place.path("cache").shown) }

    /// Makes a repository with two revisions, and tags the first `1.0`.
    ///
    /// - Returns: the revisions.
    private func repository(_ name: String) throws -> [String] {
        try place.write("\(name)/Package.swift", "// \(name)\n")
        try place.write("\(name)/Sources/Kit.swift", "let edition = 1\n")
        try git("init", "-q", in: name)
        try git("add", ".", in: name)
        try git("commit", "-qm", "first", in: name)
        try git("tag", "1.0", in: name)
        let first = try git("rev-parse", "HEAD", in: name)
        try place.write("\(name)/Sources/Kit.swift", "let edition = 2\n")
        try git("commit", "-qam", "second", in: name)
        return [first, try git("rev-parse", "HEAD", in: name)]
    }

    @discardableResult private func git(_ words: String..., in folder: String) throws -> String {
        let options = ["-c", "user.name=Me", "-c", "user.email=me@example.com", "-C", place.path(folder).shown]
        let (bytes, code) = Program.output(of: "/usr/bin/env", ["git"] + options + words, withComplaints: true)
        let text = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        try #require(code == 0, "\(text)")
        return text
    }

    private func lock(_ name: String, _ revision: String, address: String? = nil) throws {
        try place.write(
            "app/Package.resolved",
            """
            {"pins": [{"location": "\(address ?? place.path(name).shown)", "state": {"revision": "\(revision)", "version": "1.0"}}],
            "version": 2}
            """)
    }

    private var packages: ProjectPackages { ProjectPackages(of: place.path("app"), store: store) }

    @Test func `A package comes at its revision, and without git's own folder`() throws {
        let revisions = try repository("Kit")
        for (revision, edition) in zip(revisions, 1...) {
            try lock("Kit", revision)
            let missing = try #require(packages.missing.first)
            try store.fetch(missing.pin, mirrors: Mirrors(project: place.path("app"), home: nil))
            let found = try #require(packages.entries.first?.place)
            let text = try String(contentsOfFile: found.shown + "/Sources/Kit.swift", encoding: .utf8)
            #expect(text == "let edition = \(edition)\n")
            #expect(found.appending(".git".utf8).kind == nil)
        }
        #expect(store.clear() == 2 && packages.missing.count == 1)
    }

    @Test func `A revision that is nowhere leaves nothing behind`() throws {
        _ = try repository("Kit")
        try lock("Kit", String(repeating: "0", count: 40))
        let pin = try #require(packages.missing.first?.pin)
        let failure = #expect(throws: Failure.self) {
            try store.fetch(pin, mirrors: Mirrors(project: place.path("app"), home: nil))
        }
        #expect("\(failure!)".hasPrefix("Kit 1.0 cannot be fetched: "))
        let left = try FileManager.default.contentsOfDirectory(atPath: place.path("cache/packages/checkouts").shown)
        #expect(left == [])
    }

    @Test(arguments: ["ext::sh -c touch% PLACE/spy", "--upload-pack=touch PLACE/spy", "fd::17", "odd://host/x"])
    func `No address runs a program`(_ address: String) throws {
        try lock(
            "Kit", String(repeating: "0", count: 40), address: address.replacing("PLACE", with: place.path("").shown))
        let pin = try #require(packages.missing.first?.pin)
        let failure = #expect(throws: Failure.self) {
            try store.fetch(pin, mirrors: Mirrors(project: place.path("app"), home: nil))
        }
        #expect("\(failure!)".contains("git does not fetch"))
        #expect(place.path("spy").kind == nil)
    }

    /// A template may have hooks, and a repository filters.
    @Test func `Nothing of a repository is run`() throws {
        let name = "Kit"
        try place.write("\(name)/.gitattributes", "*.swift filter=spy\n")
        try place.write("\(name)/Package.swift", "// package\n")
        try git("init", "-q", in: name)
        try git("add", ".", in: name)
        try git("commit", "-qm", "first", in: name)
        let revision = try git("rev-parse", "HEAD", in: name)
        try place.write("\(name)/.git/hooks/post-checkout", "#!/bin/sh\ntouch \(place.path("spy").shown)\n")
        chmod(place.path("\(name)/.git/hooks/post-checkout").shown, 0o755)
        try lock("Kit", revision)
        let pin = try #require(packages.missing.first?.pin)
        try store.fetch(pin, mirrors: Mirrors(project: place.path("app"), home: nil))
        #expect(packages.missing.isEmpty && place.path("spy").kind == nil)
    }

    @Test func `An address that a mirror replaces comes from there`() throws {
        let revisions = try repository("Kit")
        try lock("Kit", revisions[0], address: "https://example.invalid/Kit.git")
        try place.write(
            "app/.swiftpm/configuration/mirrors.json",
            """
            {"object": [{"mirror": "\(place.path("Kit").shown)", "original": "https://example.invalid/Kit.git"}], "version": 1}
            """)
        let pin = try #require(packages.missing.first?.pin)
        try store.fetch(pin, mirrors: Mirrors(project: place.path("app"), home: nil))
        #expect(packages.missing.isEmpty)
    }

    @Test(arguments: [
        ".build/checkouts", "SourcePackages/checkouts", "DerivedData/SourcePackages/checkouts",
        "DerivedData/App-abc/SourcePackages/checkouts",
    ]) func `A package is found where Xcode and SwiftPM have it, with the revision that is there`(_ folder: String)
        throws
    {
        let revision = String(repeating: "a", count: 40)
        try lock("Kit", revision)
        try place.write("app/\(folder)/Kit/Package.swift", "")
        #expect(packages.entries.first?.place == place.path("app/\(folder)/Kit"))
        #expect(packages.entries.first?.otherRevision == nil)
        try place.write("app/\(folder)/Kit/.git/HEAD", String(repeating: "b", count: 40) + "\n")
        #expect(packages.entries.first?.otherRevision == String(repeating: "b", count: 40))
        try place.write("app/\(folder)/Kit/.git/HEAD", revision)
        #expect(packages.entries.first?.otherRevision == nil)
    }

    @Test func `An empty folder is no package`() throws {
        try place.write("app/.gitmodules", "[submodule \"Kit\"]\n\tpath = Kit\n\turl = https://example.com/kit\n")
        try FileManager.default.createDirectory(atPath: place.path("app/Kit").shown, withIntermediateDirectories: true)
        #expect(packages.missing.map(\.pin.name) == ["Kit"])
        try place.write("app/Kit/Package.swift", "")
        #expect(packages.missing.isEmpty)
    }

    @Test func `A project is built with links to those that have a manifest`() throws {
        try lock("Kit", String(repeating: "a", count: 40))
        try place.write("app/.build/checkouts/Kit/Package.swift", "// here")
        try place.write("app/Podfile.lock", "PODS:\n  - Pod (1.0)\n")
        try place.write("app/Pods/Pod/Pod.m", "")
        let places = try packages.link(in: place.path("links"))
        #expect(places == [place.path("app/.build/checkouts/Kit")])
        #expect(place.text("links/Kit/Package.swift") == "// here")
        // Once more, after one is gone.
        try FileManager.default.removeItem(atPath: place.path("app/.build").shown)
        #expect(try packages.link(in: place.path("links")) == [])
        #expect(place.path("links/Kit").linkTarget == nil)
    }

    @Test func `A pod and a project of Carthage that come from git are linked, too`() throws {
        try place.write("app/Podfile.lock", "PODS:\n  - Snap (1.0)\n")
        try place.write("app/Cartfile.resolved", "git \"https://example.com/Cards.git\" \"1.0\"\n")
        try place.write("checkouts/Snap/Snap.podspec", "")
        try place.write("checkouts/Cards/Cards.xcodeproj/project.pbxproj", "")
        let packages = ProjectPackages(of: place.path("app"), named: place.path("checkouts"), store: store)
        #expect(
            try packages.link(in: place.path("links")).map(\.name).map { String(decoding: $0, as: UTF8.self) } == [
                "Cards", "Snap",
            ])
        #expect(place.path("links/Snap/Snap.podspec").kind == .file)
    }

    @Test func `Clearing removes the links of projects, too`() throws {
        let revisions = try repository("Kit")
        try lock("Kit", revisions[0])
        try store.fetch(
            try #require(packages.missing.first).pin, mirrors: Mirrors(project: place.path("app"), home: nil))
        _ = try packages.link(in: store.links.appending("app".utf8))
        #expect(place.path("cache/packages/links/app/Kit").linkTarget != nil)
        #expect(store.clear() == 1)
        #expect(place.path("cache/packages/links").kind == nil)
    }

    /// A process that was killed leaves an unfinished checkout. No process has a number above the limit of Linux, 4,194,304.
    @Test func `What a killed process left goes with the next download, and what another process is making stays`()
        throws
    {
        let revisions = try repository("Kit")
        try lock("Kit", revisions[0])
        let folder = "cache/packages/checkouts"
        try place.write("\(folder)/.4194305-Kit/half", "")
        try place.write("\(folder)/.\(getppid())-Kit/half", "")
        try store.fetch(
            try #require(packages.missing.first).pin, mirrors: Mirrors(project: place.path("app"), home: nil))
        #expect(place.path("\(folder)/.4194305-Kit").kind == nil)
        #expect(place.path("\(folder)/.\(getppid())-Kit").kind == .folder)
    }
}
