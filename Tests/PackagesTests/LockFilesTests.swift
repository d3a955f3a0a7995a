import Foundation
import MaquetteFiles
import Testing

@testable import MaquettePackages

/// What lock files name. The forms are those that SwiftPM 5.5 to 6.3, CocoaPods 1.15 and Carthage 0.39 write, as their documentation and
/// sources have them.
@Suite struct LockFilesTests {
    private static let alamofire = String(repeating: "a1", count: 20)

    @Test(arguments: [
        """
        {"object": {"pins": [{"package": "Alamofire", "repositoryURL": "https://github.com/Alamofire/Alamofire.git",
        "state": {"branch": null, "revision": "REVISION", "version": "5.9.1"}}]}, "version": 1}
        """,
        """
        {"pins": [{"identity": "alamofire", "kind": "remoteSourceControl", "location": "https://github.com/Alamofire/Alamofire.git",
        "state": {"revision": "REVISION", "version": "5.9.1"}}], "version": 2}
        """,
        """
        {"originHash": "x", "pins": [{"identity": "alamofire", "kind": "remoteSourceControl",
        "location": "https://github.com/Alamofire/Alamofire", "state": {"revision": "REVISION", "version": "5.9.1"}}], "version": 3}
        """,
    ]) func `Package.resolved is read in each of its versions`(_ text: String) throws {
        let bytes = Data(text.replacing("REVISION", with: Self.alamofire).utf8)
        let pin = try #require(LockFiles.swiftPackages(bytes, in: "/app")?.first)
        #expect(pin.name == "Alamofire" && pin.version == "5.9.1" && pin.revision == Self.alamofire)
        #expect(pin.address?.hasPrefix("https://github.com/Alamofire/Alamofire") == true)
    }

    @Test func `A branch has a revision and no version`() throws {
        let text = """
            {"pins": [{"identity": "a", "location": "git@github.com:me/Own-Kit.git",
            "state": {"branch": "main", "revision": "\(Self.alamofire)"}}], "version": 2}
            """
        let pin = try #require(LockFiles.swiftPackages(Data(text.utf8), in: "/app")?.first)
        #expect(pin.name == "Own-Kit" && pin.wanted == "a1a1a1a1a1")
    }

    @Test func `Podfile.lock names pods once, with the revisions of those from git, and none of the project's own`() {
        let pins = LockFiles.pods(
            """
            PODS:
              - Alamofire (5.9.1)
              - "Google-Maps-iOS-Utils (4.2.2)":
                - GoogleMaps (~> 7.3)
              - Firebase/Analytics (10.24.0):
                - Firebase/Core
              - Firebase/Core (10.24.0)
              - Forked (2.0.0)
              - Inner (0.1)

            DEPENDENCIES:
              - Alamofire (~> 5.9)
              - Forked (from `https://example.com/forked.git`, branch `main`)

            EXTERNAL SOURCES:
              Forked:
                :branch: main
                :git: https://example.com/forked.git
              Inner:
                :path: "../Inner"

            CHECKOUT OPTIONS:
              Forked:
                :commit: \(Self.alamofire)
                :git: https://example.com/forked.git

            COCOAPODS: 1.15.2
            """, in: "/app"
        ).sorted { $0.name < $1.name }
        #expect(pins.map(\.name) == ["Alamofire", "Firebase", "Forked", "Google-Maps-iOS-Utils"])
        #expect(pins.map(\.version) == ["5.9.1", "10.24.0", "2.0.0", "4.2.2"])
        #expect(pins[2].address == "https://example.com/forked.git" && pins[2].revision == Self.alamofire)
        #expect(pins[0].address == nil)
    }

    @Test func `Cartfile.resolved names repositories`() {
        let pins = LockFiles.carthage(
            """
            binary "https://example.com/closed.json" "1.0"
            git "https://example.com/own.git" "\(Self.alamofire)"
            github "Alamofire/Alamofire" "5.9.1"
            """, in: "/app")
        #expect(pins.map(\.name) == ["own", "Alamofire"])
        #expect(pins[0].revision == Self.alamofire && pins[0].version == nil)
        #expect(pins[1].address == "https://github.com/Alamofire/Alamofire.git" && pins[1].version == "5.9.1")
    }

    @Test func `Submodules are named, and none outside of the repository`() {
        let pins = LockFiles.submodules(
            """
            [submodule "Vendor/Kit"]
            \tpath = Vendor/Kit
            \turl = https://example.com/kit.git
            [submodule "bad"]
            \tpath = ../../home
            \turl = https://example.com/bad.git
            """, in: "/app")
        #expect(pins.map(\.name) == ["Vendor/Kit"])
    }

    @Test(arguments: ["", "{", "[]", "{\"pins\": 3}", "{\"version\": 9}"])
    func `What is no lock file is told`(_ text: String) {
        #expect(LockFiles.swiftPackages(Data(text.utf8), in: "/") == nil)
    }

    @Test func `The lock files of a folder are found, those of others' code are not`() throws {
        let place = try Place()
        func lock(_ name: String) -> String {
            "{\"pins\": [{\"location\": \"https://example.com/\(name).git\", \"state\": {\"version\": \"1.0\"}}], \"version\": 2}"
        }
        try place.write("App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved", lock("InProject"))
        try place.write("ios/Other.xcworkspace/xcshareddata/swiftpm/Package.resolved", lock("InWorkspace"))
        try place.write("Kit/Package.resolved", lock("InPackage"))
        for folder in ["Pods/A", ".build/checkouts/B", "Carthage/Checkouts/C", "a/b/c/d/e"] {
            try place.write("\(folder)/Package.resolved", lock("TooFar"))
        }
        try place.write("Broken/Package.resolved", "{")
        let (pins, problems) = LockFiles.pins(of: place.path(""))
        #expect(pins.map(\.name) == ["InPackage", "InProject", "InWorkspace"])
        #expect(problems.count == 1 && problems[0].contains("Broken/Package.resolved is no Package.resolved"))
        #expect(pins[1].folder == place.path("").absolute.shown && pins[2].folder == place.path("ios").absolute.shown)
        let own = LockFiles.pins(of: place.path("App.xcodeproj")).pins
        #expect(own.map(\.name) == ["InProject"])
    }
}

/// A folder that goes with the test.
final class Place: Sendable {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appendingPathComponent("packages-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> FilePath { FilePath(name.isEmpty ? folder.path : folder.path + "/" + name) }

    func write(_ name: String, _ text: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: folder.path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }
}
