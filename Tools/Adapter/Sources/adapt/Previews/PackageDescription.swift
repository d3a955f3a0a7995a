import Adapting
import Foundation
import Projects

/// What SwiftPM says of a package.
struct PackageDescription: Codable {
    struct Target: Codable {
        var name: String
        var path: String
        var module_type: String
        var type: String
        /// The targets of the same package that it needs.
        var target_dependencies: [String]?
    }

    private struct Dependency: Codable { var identity: String }

    let targets: [Target]
    private let dependencies: [Dependency]?
    /// The manifest that was read.
    private var manifest: FileStamp?

    var dependsOnMaquette: Bool { dependencies?.contains { $0.identity == "maquette" } == true }

    /// Runs the manifest, unless it is as it was.
    static func read(_ package: String, scratch: String) throws -> PackageDescription {
        let (kept, manifest) = (scratch + "/targets.json", FileStamp(package + "/Package.swift"))
        if let data = FileManager.default.contents(atPath: kept),
            let description = try? JSONDecoder().decode(PackageDescription.self, from: data),
            description.manifest == manifest
        {
            return description
        }
        let words = ["package", "--package-path", package, "--scratch-path", scratch, "describe", "--type", "json"]
        let described = try Command("swift", words).run(atMost: mostSeconds)
        guard described.isFine, var description = PrintedJSON.decode(PackageDescription.self, in: described.text) else {
            if let error = CompilerMessage.errors(in: described.text).first {
                throw Failure("\(error.file):\(error.line):\(error.column): error: \(error.message)")
            }
            let reason =
                described.wasTooSlow
                ? "it takes more than \(Int(mostSeconds)) s"
                : CompilerMessage.otherErrors(in: described.text).first ?? String(described.text.prefix(300))
            throw Failure("\(package)/Package.swift cannot be read: \(reason)")
        }
        description.manifest = manifest
        try JSONEncoder().encode(description).write(to: URL(fileURLWithPath: kept), options: .atomic)
        return description
    }

    /// A manifest is a program, which may have no end.
    private static let mostSeconds = 60.0
}

/// Remembers for an hour that packages cannot be fetched: every edit would wait for the attempt.
struct MissingPackages: Codable {
    private let manifest: FileStamp
    private let versions: FileStamp
    private let date: Date
    let reason: String

    private static func file(_ scratch: String) -> String { scratch + "/missing.json" }

    /// What is known of a package as it is now.
    init?(of package: String, in scratch: String) {
        guard let data = FileManager.default.contents(atPath: Self.file(scratch)),
            let known = try? JSONDecoder().decode(MissingPackages.self, from: data),
            known.manifest == FileStamp(package + "/Package.swift"),
            known.versions == FileStamp(package + "/Package.resolved"), abs(known.date.timeIntervalSinceNow) < 3600
        else { return nil }
        self = known
    }

    /// Tries to fetch what a package depends on, and remembers it if that fails; nil if nothing is missing.
    init?(fetchedFor package: String, in scratch: String) throws {
        let words = ["package", "--package-path", package, "--scratch-path", scratch, "resolve"]
        let fetched = try Command("swift", words).run(atMost: Self.mostSeconds)
        if fetched.isFine { return nil }
        (manifest, versions) = (FileStamp(package + "/Package.swift"), FileStamp(package + "/Package.resolved"))
        date = Date()
        let errors =
            fetched.wasTooSlow
            ? ["it takes more than \(Int(Self.mostSeconds)) s"] : CompilerMessage.otherErrors(in: fetched.text)
        reason =
            "what \(package)/Package.swift depends on is not there: run `swift package resolve` in \(package), which fetches it "
            + "(\(errors.first ?? String(fetched.text.prefix(300))))"
        try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: Self.file(scratch)), options: .atomic)
    }

    /// A download may take its time, and must have an end.
    private static let mostSeconds = 300.0
}
