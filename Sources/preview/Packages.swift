import Foundation
import MaquetteCode
import MaquettePackages
import MaquetteSyntax
import Synchronization

/// `preview packages`: which packages a project wants, where they are, and how the others come here.
enum Packages: Subcommand {
    static let name = "packages"
    static let summary = "the packages that a project needs, and where they are"
    static let usage = ["packages [PATH] [--fetch] [options]", "packages --clear"]
    static let options: [Option] = [
        .flag("--fetch", "download missing packages, at the revisions that the project names"),
        .value("--packages", "FOLDER", "a folder with more checkouts of packages", completion: .files),
        .flag("--clear", "remove everything that was downloaded, for every project"), JSONAnswer.option,
    ]
    static let notes = [
        "PATH (the current folder) is a Swift package, an .xcodeproj, an .xcworkspace, or a folder with some. The command\n"
            + "reads Package.resolved, Podfile.lock, Cartfile.resolved and .gitmodules. Where they are missing, it reads which\n"
            + "packages Package.swift, the Xcode project, Podfile and Cartfile name. It runs no code of the project.",
        "It looks for packages where developers have them: .build/checkouts, SourcePackages, DerivedData, Pods,\n"
            + "Carthage/Checkouts, submodules and the folder of --packages. --fetch puts missing packages into Maquette's\n"
            + "cache. `preview app` compiles the packages that it finds there, from their own code.",
        "--fetch runs git with your settings for names, keys and addresses, and with SwiftPM's mirrors, but without\n"
            + "hooks, filters and large files. It asks no questions. It does not download pods from a registry: run pod install\n"
            + "for those.",
        "Exit code 1: packages are missing; 2: a package could not be downloaded, or a file could not be read.",
    ]
    static let examples = ["packages", "packages --fetch App.xcworkspace", "packages --format json | jq .name"]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        let isJSON = try JSONAnswer.isWanted(arguments)
        if arguments.has("--clear") {
            guard arguments.rest.isEmpty, !arguments.has("--fetch") else {
                throw Failure("--clear takes no PATH and no --fetch")
            }
            let count = store.clear()
            if isJSON {
                try JSONAnswer.print(.object(["removed": .number(Double(count))]))
            } else {
                try StandardOutput.print("\(count) removed")
            }
            return .fine
        }
        guard arguments.rest.count < 2 else { throw Failure("packages takes one project") }
        let path = FilePath(bytes: arguments.rest.first?.bytes ?? Array(".".utf8))
        guard path.kind == .folder else {
            throw Failure("\(path.shown): there is no such folder, project or workspace")
        }
        let named = try folder(of: arguments)
        var packages = ProjectPackages(of: path, named: named, store: store)
        for problem in packages.problems { StandardError.say("preview: \(problem)") }
        var outcome: Outcome = packages.problems.isEmpty ? .fine : .badInput
        if arguments.has("--fetch") {
            outcome.worsen(to: fetch(packages.missing.map(\.pin), for: path))
            packages = ProjectPackages(of: path, named: named, store: store)
        }
        if !packages.missing.isEmpty { outcome.worsen(to: .findings) }
        if isJSON {
            for entry in packages.entries { try JSONAnswer.print(json(entry)) }
        } else {
            try StandardOutput.print(text(packages, of: path))
        }
        return outcome
    }

    nonisolated static var store: PackageStore { PackageStore(cache: CodeToolset.cacheOfUser) }

    private static func folder(of arguments: Arguments) throws -> FilePath? {
        guard let named = arguments.last("--packages").map({ FilePath(bytes: $0.bytes) }) else { return nil }
        guard named.kind == .folder else { throw Failure("\(named.shown): there is no such folder") }
        return named.absolute
    }

    // MARK: Fetching

    private static let mostAtOnce = 4

    private static func fetch(_ pins: [Pin], for path: FilePath) -> Outcome {
        let root = path.ext.hasPrefix("xc") ? path.absolute.folder : path.absolute
        let mirrors = Mirrors(project: root, home: ProcessInfo.processInfo.environment["HOME"])
        let wanted = pins.filter { $0.address != nil && $0.kind != .submodule && !$0.wanted.isEmpty }
        let store = store
        let failures = Mutex(0)
        for start in stride(from: 0, to: wanted.count, by: mostAtOnce) {
            let some = Array(wanted[start..<min(start + mostAtOnce, wanted.count)])
            DispatchQueue.concurrentPerform(iterations: some.count) { number in
                let pin = some[number]
                do throws(Failure) {
                    try store.fetch(pin, mirrors: mirrors)
                    StandardError.say("fetched \(pin.name.harmless) \(pin.wanted.harmless)")
                } catch {
                    StandardError.say("preview: \("\(error)".harmless)")
                    failures.withLock { $0 += 1 }
                }
            }
        }
        return failures.withLock { $0 } > 0 ? .badInput : .fine
    }

    // MARK: Words

    /// What brings a package that is missing.
    private nonisolated static func remedy(_ pin: Pin) -> String {
        if let step = pin.firstStep { return step }
        return switch pin.kind {
        case .submodule: "`git submodule update --init` downloads it"
        case .pod where pin.address == nil: "`pod install` downloads it"
        default:
            pin.address == nil || pin.wanted.isEmpty
                ? "no file of the project names its git repository" : "--fetch downloads it"
        }
    }

    private static func text(_ packages: ProjectPackages, of path: FilePath) -> String {
        guard !packages.entries.isEmpty else { return "\(path.shown) names no packages" }
        var table = Table(columns: ["package", "wanted", "where"])
        for entry in packages.entries {
            var place = entry.place.map { shown($0) } ?? "missing: \(remedy(entry.pin))"
            if let other = entry.otherRevision { place += ", at \(other.prefix(10)) instead" }
            let wanted = entry.pin.firstStep == nil ? entry.pin.wanted : "not chosen"
            table.add([entry.pin.name.harmless, wanted.harmless, place.harmless])
        }
        let binaries = packages.entries.filter { !$0.binaryTargets.isEmpty }.map { entry in
            let names = entry.binaryTargets.joined(separator: ", ")
            return "\(entry.pin.name) has binary targets, which cannot be used on Linux: \(names)".harmless
        }
        let here = packages.entries.count - packages.missing.count
        let last = "\(here) of \(packages.entries.count) are here" + (advice(packages, path) ?? "")
        return ([table.description, ""] + binaries + [last]).joined(separator: "\n")
    }

    private nonisolated static func advice(_ packages: ProjectPackages, _ path: FilePath) -> String? {
        let count = packages.missing.count { remedy($0.pin).hasPrefix("--fetch") }
        return count > 0 ? "; `preview packages --fetch \(path.shown)` downloads \(count)" : nil
    }

    /// The last line of a verb that builds a project, if a package is missing.
    nonisolated static func advice(for path: FilePath, _ packages: ProjectPackages) -> String? {
        let missing = packages.missing.count
        guard missing > 0 else { return nil }
        let words =
            missing == 1
            ? "1 package that the project names is missing" : "\(missing) packages that the project names are missing"
        return words + (advice(packages, path) ?? ": see `preview packages \(path.shown)`")
    }

    /// A path as people would type it from here.
    private static func shown(_ place: FilePath) -> String {
        let here = FilePath(".").absolute
        guard place.absolute.isBelow(here) else { return place.shown }
        return String(decoding: place.absolute.bytes.dropFirst(here.bytes.count + 1), as: UTF8.self)
    }

    private static func json(_ entry: ProjectPackages.Entry) -> JSONValue {
        func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
        return .object([
            "name": .string(entry.pin.name), "kind": .string(entry.pin.kind.rawValue),
            "wanted": .string(entry.pin.wanted), "revision": optional(entry.pin.revision),
            "address": optional(entry.pin.address), "place": optional(entry.place?.shown),
            "otherRevision": optional(entry.otherRevision),
            "remedy": entry.place == nil ? .string(remedy(entry.pin)) : .null,
            "binaryTargets": .array(entry.binaryTargets.map(JSONValue.string)),
        ])
    }
}
