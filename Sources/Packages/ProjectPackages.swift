import Foundation
import MaquetteFiles

/// The packages of a project, each with its place.
package struct ProjectPackages: Sendable {
    package struct Entry: Sendable {
        package var pin: Pin
        /// Where the package is; nil if it is missing.
        package var place: FilePath?
        /// The revision that is there, where it is not the one that is wanted.
        package var otherRevision: String?
        /// What of the package is compiled code for Apple's systems, which cannot be used here.
        package var binaryTargets: [String] = []
    }

    package let entries: [Entry]
    /// Lock files that could not be read.
    package let problems: [String]

    package var missing: [Entry] { entries.filter { $0.place == nil } }

    /// - Parameters:
    ///   - path: a package, an Xcode project or workspace, or a folder with some.
    ///   - named: a folder with checkouts that the user names.
    package init(of path: FilePath, named: FilePath? = nil, store: PackageStore) {
        let (pins, problems) = LockFiles.pins(of: path)
        self.problems = problems
        entries = pins.map { pin in
            let usual = Self.usualPlaces(of: pin) + (named.map { [$0.appending(pin.name.utf8)] } ?? [])
            let place = (usual + [store.place(of: pin)].compactMap { $0 }).first(where: Self.hasFiles)
            guard let place else { return Entry(pin: pin) }
            let revision = pin.kind == .swift ? Self.revision(of: place) : nil
            let isOther = revision != nil && pin.revision != nil && revision != pin.revision
            return Entry(
                pin: pin, place: place, otherRevision: isOther ? revision : nil, binaryTargets: Self.binaries(in: place)
            )
        }
    }

    /// Where developers have a package.
    private static func usualPlaces(of pin: Pin) -> [FilePath] {
        let folder = FilePath(pin.folder)
        func inside(_ path: String) -> FilePath { folder.appending(path.utf8) }
        switch pin.kind {
        case .pod: return [inside("Pods/\(pin.name)")]
        case .carthage: return [inside("Carthage/Checkouts/\(pin.name)")]
        case .submodule: return [inside(pin.name)]
        case .swift:
            let derived = inside("DerivedData")
            let builds = ((try? derived.namesOfEntries()) ?? []).sorted { $0.lexicographicallyPrecedes($1) }
            let folders =
                [".build/checkouts", "SourcePackages/checkouts", "DerivedData/SourcePackages/checkouts"].map(inside)
                + builds.map { derived.appending($0).appending("SourcePackages/checkouts".utf8) }
            return folders.map { $0.appending(pin.name.utf8) }
        }
    }

    private static func binaries(in place: FilePath) -> [String] {
        let frameworks = LockFiles.names(in: place).filter {
            $0.hasSuffix(".xcframework") || $0.hasSuffix(".framework")
        }
        return Manifests.binaryTargets(of: place.appending("Package.swift".utf8))
            + frameworks.map { String($0.prefix { $0 != "." }) }
    }

    private static func hasFiles(_ folder: FilePath) -> Bool {
        folder.kind == .folder && (try? folder.namesOfEntries())?.isEmpty == false
    }

    /// The revision of a checkout as SwiftPM makes them; nil for another.
    private static func revision(of checkout: FilePath) -> String? {
        guard let bytes = try? checkout.appending(".git/HEAD".utf8).contents() else { return nil }
        let text = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return Pin.isRevision(text) ? text : nil
    }

    /// Whether a checkout describes its modules. The folder of an installed pod does not: `Pods` is read as a whole.
    private static func saysWhatItHas(_ place: FilePath) -> Bool {
        LockFiles.names(in: place).contains {
            $0 == "Package.swift" || $0.hasSuffix(".podspec") || $0.hasSuffix(".xcodeproj")
        }
    }

    /// Makes a folder with a link for each that is there, as a project is built with.
    ///
    /// - Returns: where the links lead.
    package func link(in folder: FilePath) throws(Failure) -> [FilePath] {
        try? FileManager.default.removeItem(atPath: folder.shown)
        try FileChange.makeFolder(folder).make()
        var places: [FilePath] = []
        for entry in entries {
            guard let place = entry.place, Self.saysWhatItHas(place) else { continue }
            let link = folder.appending(entry.pin.name.filter { $0 != "/" }.utf8)
            let made = place.absolute.withCString { target in link.withCString { symlink(target, $0) } }
            if made == 0 { places.append(place.absolute) }
        }
        return places
    }
}
