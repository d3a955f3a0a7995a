import Foundation
import Maquette
import MaquetteCage
import MaquetteCode

/// What code of a project may read besides the toolset, libraries and fonts: the project, and what was named.
enum ReadablePlaces {
    /// The project around a file or folder: its repository, or else its package or Xcode project, or else the folder. Of somebody's
    /// home, and what is above homes, only the files are to be read.
    static func project(around path: FilePath) -> [Cage.Place] {
        let start = path.absolute.kind == .folder ? path.absolute : path.absolute.folder
        if let root = repository(around: start) ?? ProjectRoot.around(start), !isAboveHomes(root) {
            let project = Cage.Place(root.shown, isProject: true)
            guard project.hides(start) else { return [project] }
            // A project in a hidden folder of another one, as a revision of git in a cache in the project.
            let inner = ProjectRoot.around(start).flatMap { project.hides($0) ? $0 : nil } ?? start
            return [Cage.Place(inner.shown, isProject: true)]
        }
        if !isAboveHomes(start), !isHome(start) { return [Cage.Place(start.shown, isProject: true)] }
        let names = (try? start.namesOfEntries()) ?? []
        return names.filter { $0.first != UInt8(ascii: ".") }.map { start.appending($0) }.filter { $0.kind == .file }
            .map { Cage.Place($0.shown) }
    }

    @Sendable static func project(aroundFile file: String) -> [Cage.Place] {
        let places = project(around: FilePath(file))
        return places.isEmpty ? [Cage.Place(file)] : places
    }

    private static func repository(around start: FilePath) -> FilePath? {
        var folder = start
        while folder.folder != folder {
            if folder.appending(".git".utf8).status(followingLinks: false) != nil { return folder }
            folder = folder.folder
        }
        return nil
    }

    private static var home: FilePath? {
        ProcessInfo.processInfo.environment["HOME"].flatMap { $0.hasPrefix("/") ? FilePath($0).absolute : nil }
    }

    private static func isHome(_ folder: FilePath) -> Bool { folder == home }

    /// The root, `/home` and the like.
    private static func isAboveHomes(_ folder: FilePath) -> Bool {
        folder.bytes.count == 1 || home.map { $0.isBelow(folder) } == true
    }

    /// What compiled code needs: the folder for what is compiled of its project, with resources that were made there. All others are in
    /// the project. Who compiled it ran programs of the project's, and is not believed if it names other folders.
    ///
    /// - Parameter cache: the folder for what is compiled.
    static func of(_ project: CompiledProject, in cache: String) -> [Cage.Place] {
        project.image.flatMap { ownFolder(of: FilePath($0), in: FilePath(cache)) }.map { [Cage.Place($0.shown)] } ?? []
    }

    /// The folder in the cache that is a project's alone: that of an app is one level deeper.
    private static func ownFolder(of image: FilePath, in cache: FilePath) -> FilePath? {
        let (whole, root) = (image.absolute, cache.absolute)
        guard whole.isBelow(root) else { return nil }
        let parts = whole.bytes.dropFirst(root.bytes.count).split(separator: UInt8(ascii: "/"))
        let count = parts.first?.elementsEqual("apps".utf8) == true ? 2 : 1
        guard parts.count > count else { return nil }
        return parts.prefix(count).reduce(root) { $0.appending($1) }
    }

    /// Options that name what is read.
    private static let options = ["--packages", "--config", "--baseline", "--plan", "--baselines", "--network"]

    /// The places that the words on the command line of a run name, but for what is to be written.
    @MainActor static func named(in arguments: [Argument], but written: [String]) -> [Cage.Place] {
        guard let (_, typed) = Preview.typed(arguments) else { return [] }
        var places: [Cage.Place] = []
        for word in typed.rest + options.flatMap(typed.all) {
            // `Card.swift:12`
            let path = CodeInputs.Place(word)?.file ?? FilePath(bytes: word.bytes)
            guard !path.bytes.isEmpty, path.kind != nil else { continue }
            // Baselines are read before they are written.
            let isRead = typed.all("--baselines").contains { $0.bytes == word.bytes }
            guard isRead || !written.contains(path.absolute.shown) else { continue }
            places.append(Cage.Place(path.absolute.shown, isProject: path.kind == .folder))
            places += project(around: path)
        }
        return places
    }
}
