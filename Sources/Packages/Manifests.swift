import Foundation
import MaquetteFiles

/// Reads which packages manifests ask for. It runs no manifest: what a program puts together is not seen.
package enum Manifests {
    /// The packages that the manifests of a project name where nothing has chosen their versions yet.
    ///
    /// - Parameter locks: the names of the project's lock files; a manifest that has one is not read.
    static func pins(of path: FilePath, besides locks: Set<String>) -> [Pin] {
        let files = found(at: path)
        var pins: [Pin] = []
        if !locks.contains("Package.resolved") {
            for file in files where file.ext == "xcodeproj" { pins += xcode(file) }
            for file in files where file.ext == "swift" { pins += swiftPackage(text(of: file), in: file.folder.shown) }
        }
        for file in files where file.name.elementsEqual("Podfile".utf8) && !locks.contains("Podfile.lock") {
            pins += pods(text(of: file), in: file.folder.shown)
        }
        for file in files where file.name.elementsEqual("Cartfile".utf8) && !locks.contains("Cartfile.resolved") {
            pins += carthage(text(of: file), in: file.folder.shown)
        }
        return pins
    }

    // MARK: Where they are

    /// The manifests in a folder, or in the nearest folders below it that have some: those further below are of examples and tools.
    private static func found(at path: FilePath) -> [FilePath] {
        if path.ext == "xcodeproj" { return [path] + manifests(in: path.folder).filter { $0.ext.isEmpty } }
        var folders = [path.ext == "xcworkspace" ? path.folder : path]
        for _ in 0...LockFiles.mostDepth {
            let files = folders.flatMap(manifests)
            if !files.isEmpty { return files }
            folders = folders.flatMap(LockFiles.innerFolders)
        }
        return []
    }

    private static func manifests(in folder: FilePath) -> [FilePath] {
        LockFiles.names(in: folder).filter {
            ["Package.swift", "Podfile", "Cartfile"].contains($0) || $0.hasSuffix(".xcodeproj")
        }.map { folder.appending($0.utf8) }
    }

    private static func text(of file: FilePath) -> String {
        guard let bytes = try? file.contents(), bytes.count <= LockFiles.mostBytes else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: What they say

    /// The packages of a project, and those that the packages in its own folders need.
    private static func xcode(_ project: FilePath) -> [Pin] {
        let text = text(of: project.appending("project.pbxproj".utf8))
        let pins = values(of: "repositoryURL", after: "isa = XCRemoteSwiftPackageReference;", in: text).map {
            Pin(
                .swift, Pin.name(of: $0), address: $0, in: project.folder.shown,
                firstStep: "Xcode chooses its version when it opens \(String(decoding: project.name, as: UTF8.self))")
        }
        let folders =
            values(of: "relativePath", after: "isa = XCLocalSwiftPackageReference;", in: text)
            + values(of: "path", after: "lastKnownFileType = wrapper;", in: text)
            + values(of: "path", after: "lastKnownFileType = folder;", in: text)
        return pins
            + Set(folders).sorted().flatMap { name in
                let folder = FilePath(name.hasPrefix("/") ? name : "\(project.folder.shown)/\(name)")
                return swiftPackage(self.text(of: folder.appending("Package.swift".utf8)), in: project.folder.shown)
            }
    }

    /// The values of a key in the objects of a project, as Xcode writes them: the keys of an object are sorted.
    private static func values(of key: String, after mark: String, in text: String) -> [String] {
        text.components(separatedBy: mark).dropFirst().compactMap { rest in
            let object = rest.prefix { $0 != "}" }
            guard let place = object.range(of: "\(key) = ") else { return nil }
            return object[place.upperBound...].prefix { $0 != ";" }.trimmingCharacters(
                in: CharacterSet(charactersIn: "\" "))
        }
    }

    static func swiftPackage(_ text: String, in folder: String) -> [Pin] {
        withoutComments(text, "//").matches(of: /\.package\s*\(\s*(?:name:\s*"[^"]*"\s*,\s*)?url:\s*"([^"]+)"/).map {
            Pin(
                .swift, Pin.name(of: String($0.output.1)), address: String($0.output.1), in: folder,
                firstStep: "`swift package resolve` chooses its version")
        }
    }

    static func pods(_ text: String, in folder: String) -> [Pin] {
        withoutComments(text, "#").split(separator: "\n").compactMap { line in
            guard let match = line.firstMatch(of: /^\s*pod\s*\(?\s*["']([^"'\/]+)/),
                // The project's own.
                line.firstMatch(of: /(?::path|:podspec|path:|podspec:)/) == nil
            else { return nil }
            return Pin(
                .pod, String(match.output.1), in: folder,
                firstStep: "`pod install` chooses its version and downloads it")
        }
    }

    static func carthage(_ text: String, in folder: String) -> [Pin] {
        withoutComments(text, "#").split(separator: "\n").compactMap { line in
            guard let match = line.firstMatch(of: /^ *(github|git) +"([^"]+)"/) else { return nil }
            let place = String(match.output.2)
            return Pin(
                .carthage, Pin.name(of: place), address: LockFiles.carthageAddress(String(match.output.1), place),
                in: folder, firstStep: "`carthage update` chooses its version")
        }
    }

    /// The binary targets that a manifest declares.
    static func binaryTargets(of manifest: FilePath) -> [String] {
        withoutComments(text(of: manifest), "//").matches(of: /\.binaryTarget\s*\(\s*name:\s*"([^"]+)"/)
            .map { String($0.output.1) }
    }

    /// Only lines that begin with the mark, as addresses have it, too.
    private static func withoutComments(_ text: String, _ mark: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.drop(while: \.isWhitespace).hasPrefix(mark) }.joined(separator: "\n")
    }
}
