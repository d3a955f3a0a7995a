import Foundation
import MaquetteFiles

/// Reads what lock files say.
package enum LockFiles {
    /// What the lock files of a project name, what its manifests name where there is no lock file, and what could not be read.
    ///
    /// - Parameter path: a package, an Xcode project or workspace, or a folder with some.
    package static func pins(of path: FilePath) -> (pins: [Pin], problems: [String]) {
        let path = path.absolute
        let isOne = ["xcodeproj", "xcworkspace"].contains(path.ext)
        let root = isOne ? path.folder : path
        var (pins, problems): ([Pin], [String]) = ([], [])
        var known: Set<String> = []
        // A project's own come before those of others in its folder.
        let files = (isOne ? locks(inBundle: path) : []) + found(below: root, depth: isOne ? 0 : mostDepth)
        for file in files {
            do {
                for pin in try read(file) {
                    let isNew = known.insert("\(pin.kind) \(pin.name.lowercased())").inserted
                    if isNew { pins.append(pin) }
                }
            } catch { problems.append("\(error)") }
        }
        let names = Set(files.map { String(decoding: $0.name, as: UTF8.self) })
        for pin in Manifests.pins(of: path, besides: names) {
            if known.insert("\(pin.kind) \(pin.name.lowercased())").inserted { pins.append(pin) }
        }
        return (
            pins.sorted { ($0.name.lowercased(), $0.kind.rawValue) < ($1.name.lowercased(), $1.kind.rawValue) },
            problems
        )
    }

    // MARK: Where they are

    static let mostDepth = 3
    /// Folders of others' code.
    private static let closed: Set<String> = [
        "Pods", "Carthage", "node_modules", "DerivedData", "SourcePackages", "build",
    ]

    private static func locks(inBundle bundle: FilePath) -> [FilePath] {
        let inner = bundle.ext == "xcodeproj" ? bundle.appending("project.xcworkspace".utf8) : bundle
        let file = inner.appending("xcshareddata/swiftpm/Package.resolved".utf8)
        return file.kind == .file ? [file] : []
    }

    private static func found(below folder: FilePath, depth: Int) -> [FilePath] {
        let names = names(in: folder)
        var files = ["Package.resolved", "Podfile.lock", "Cartfile.resolved", ".gitmodules"].filter(names.contains)
            .map { folder.appending($0.utf8) }.filter { $0.kind == .file }
        // A workspace knows more than the project in it.
        for ending in [".xcworkspace", ".xcodeproj"] {
            for name in names where name.hasSuffix(ending) {
                files += locks(inBundle: folder.appending(name.utf8))
            }
        }
        guard depth > 0 else { return files }
        for inner in innerFolders(of: folder) { files += found(below: inner, depth: depth - 1) }
        return files
    }

    static func names(in folder: FilePath) -> [String] {
        ((try? folder.namesOfEntries()) ?? []).map { String(decoding: $0, as: UTF8.self) }.sorted()
    }

    /// The folders in a folder that may have a project of one's own.
    static func innerFolders(of folder: FilePath) -> [FilePath] {
        names(in: folder).filter { !$0.hasPrefix(".") && !closed.contains($0) && !$0.contains(".xc") }
            .map { folder.appending($0.utf8) }.filter { $0.kind == .folder && $0.linkTarget == nil }
    }

    // MARK: What they say

    static let mostBytes = 16 << 20

    static func read(_ file: FilePath) throws(Failure) -> [Pin] {
        let bytes: [UInt8]
        do { bytes = try file.contents() } catch {
            throw Failure("\(file.shown) cannot be read: \(error.words)")
        }
        guard bytes.count <= mostBytes else { throw Failure("\(file.shown) is larger than 16 MB") }
        let text = String(decoding: bytes, as: UTF8.self)
        let folder = place(of: file).shown
        switch String(decoding: file.name, as: UTF8.self) {
        case "Podfile.lock": return pods(text, in: folder)
        case "Cartfile.resolved": return carthage(text, in: folder)
        case ".gitmodules": return submodules(text, in: folder)
        default:
            guard let pins = swiftPackages(Data(bytes), in: folder) else {
                throw Failure("\(file.shown) is no Package.resolved of version 1, 2 or 3")
            }
            return pins
        }
    }

    /// The folder that a project or package lies in.
    private static func place(of file: FilePath) -> FilePath {
        var folder = file.folder
        while let bundle = inBundle(folder) { folder = bundle.folder }
        return folder
    }

    private static func inBundle(_ folder: FilePath) -> FilePath? {
        var folder = folder
        for _ in 0..<4 {
            if ["xcworkspace", "xcodeproj"].contains(folder.ext) { return folder }
            folder = folder.folder
        }
        return nil
    }

    /// What SwiftPM and Xcode write.
    static func swiftPackages(_ bytes: Data, in folder: String) -> [Pin]? {
        struct State: Decodable {
            var version: String?
            var revision: String?
            var branch: String?
        }
        struct Entry: Decodable {
            var location: String?
            var repositoryURL: String?
            var state: State
        }
        struct Object: Decodable { var pins: [Entry] }
        struct File: Decodable {
            var pins: [Entry]?
            var object: Object?
        }
        guard let file = try? JSONDecoder().decode(File.self, from: bytes), let entries = file.pins ?? file.object?.pins
        else { return nil }
        return entries.compactMap { entry in
            guard let address = entry.location ?? entry.repositoryURL else { return nil }
            return Pin(
                .swift, Pin.name(of: address), address: address, version: entry.state.version,
                revision: entry.state.revision, in: folder)
        }
    }

    /// `PODS:` has a line for each pod and its parts, `CHECKOUT OPTIONS:` the revisions of those that come from git.
    static func pods(_ text: String, in folder: String) -> [Pin] {
        var (section, owner) = ("", "")
        var pins: [String: Pin] = [:]
        var own: Set<String> = []
        for line in text.split(separator: "\n") {
            let indent = line.prefix { $0 == " " }.count
            let words = line.trimmingCharacters(in: .whitespaces)
            if indent == 0 {
                section = words.hasSuffix(":") ? String(words.dropLast()) : words
            } else if section == "PODS", indent == 2, words.hasPrefix("- ") {
                let entry = words.dropFirst(2).trimmingCharacters(in: CharacterSet(charactersIn: "\"':"))
                let name = entry.prefix { $0 != " " && $0 != "/" }
                let version = entry.firstMatch(of: /\(([^)]*)\)/).map { String($0.output.1) }
                if pins[String(name)] == nil {
                    pins[String(name)] = Pin(.pod, String(name), version: version, in: folder)
                }
            } else if ["EXTERNAL SOURCES", "CHECKOUT OPTIONS"].contains(section) {
                if indent == 2 {
                    owner = words.trimmingCharacters(in: CharacterSet(charactersIn: "\"':"))
                } else if let match = words.firstMatch(of: /^:(\w+): *(.+)$/) {
                    let value = match.output.2.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
                    switch match.output.1 {
                    case "git": pins[owner]?.address = value
                    case "commit": pins[owner]?.revision = value
                    // The project's own, which need not be fetched.
                    case "path", "podspec": own.insert(owner)
                    default: break
                    }
                }
            }
        }
        return pins.values.filter { !own.contains($0.name) }
    }

    /// `github "Alamofire/Alamofire" "5.9.1"`, and what is no code is left out.
    static func carthage(_ text: String, in folder: String) -> [Pin] {
        text.split(separator: "\n").compactMap { line in
            guard let match = line.firstMatch(of: /^ *(github|git) +"([^"]+)" +"([^"]+)"/) else { return nil }
            let (place, version) = (String(match.output.2), String(match.output.3))
            let address = carthageAddress(String(match.output.1), place)
            let isRevision = Pin.isRevision(version)
            return Pin(
                .carthage, Pin.name(of: address), address: address, version: isRevision ? nil : version,
                revision: isRevision ? version : nil, in: folder)
        }
    }

    static func carthageAddress(_ kind: String, _ place: String) -> String {
        kind == "github" && !place.contains("://") ? "https://github.com/\(place).git" : place
    }

    /// The revision is in git's index, which `git submodule` reads.
    static func submodules(_ text: String, in folder: String) -> [Pin] {
        var pins: [Pin] = []
        for line in text.split(separator: "\n") {
            let words = line.trimmingCharacters(in: .whitespaces)
            if words.hasPrefix("[submodule") {
                pins.append(Pin(.submodule, "", in: folder))
            } else if let match = words.firstMatch(of: /^(path|url) *= *(.+)$/), !pins.isEmpty {
                let value = String(match.output.2)
                if match.output.1 == "path" {
                    pins[pins.count - 1].name = value
                } else {
                    pins[pins.count - 1].address = value
                }
            }
        }
        return pins.filter {
            !$0.name.isEmpty && !$0.name.hasPrefix("/") && !$0.name.split(separator: "/").contains("..")
        }
    }
}
