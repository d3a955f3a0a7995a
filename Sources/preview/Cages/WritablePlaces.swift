import Foundation
import Maquette
import MaquetteCage

/// The files that a run which uses a project's code may have written: those that were asked for.
@MainActor struct WritablePlaces {
    /// Options that name files and folders to be written.
    private static let options = ["-o", "--report", "--json", "--junit", "--markdown", "--write-baseline", "--depfile"]
    /// What is written into folders.
    private static let extensions: Set<String> = ["png", "svg", "pdf", "txt", "json", "html", "xml", "md", "d"]

    /// A file, or a folder and what is below it.
    private struct Place {
        let path: FilePath
        let isFolder: Bool
        /// Whether the folder is for a report, which has pictures of its own.
        let isReport: Bool
        let extensions: Set<String>
        let boundary: FileBoundary
    }

    private let places: [Place]
    private let baselines: [FilePath]

    init(_ arguments: [Argument]) {
        guard let (verb, typed) = Preview.typed(arguments) else {
            (places, baselines) = ([], [])
            return
        }
        let isRecording = verb == RecordSnapshots.self || verb == UpgradeSnapshots.self && typed.has("--accept")
        baselines = isRecording && CodeInputs.areUsed ? SnapshotRequest.folders(of: typed) : []
        // In folders of the user's only what was asked for.
        let formats = typed.last("--format")?.text.split(separator: ",").map(String.init) ?? ["png"]
        let pictures = Set(formats.map { $0 == "text" ? "txt" : $0 == "json" ? "png" : $0 })
        var places = baselines.map { Self.place($0, ["png", "txt"]) }
        for option in Self.options {
            for word in typed.all(option) where word.text != "-" {
                let isReport =
                    option == "--report" && (verb.name.hasPrefix(SnapshotCommand.name) || verb == TestCommand.self)
                let extensions = option == "-o" ? pictures : Self.extensions
                places.append(Self.place(FilePath(bytes: word.bytes), extensions, isReport: isReport))
            }
        }
        if verb.options.contains(where: { $0.name == "-o" }), typed.last("-o") == nil {
            places.append(Self.place(FilePath(verb == App.self ? App.usualPlace(typed) : "."), pictures))
        }
        self.places = places
    }

    private static func place(_ path: FilePath, _ extensions: Set<String>, isReport: Bool = false) -> Place {
        let isFolder =
            path.kind == .folder || path.endsWithSlash || path.ext.isEmpty
            || path.kind == nil && !Self.extensions.contains(path.ext)
        let folder = isFolder ? path.absolute : path.absolute.folder
        return Place(
            path: path.absolute, isFolder: isFolder, isReport: isReport, extensions: extensions,
            boundary: FileBoundary(around: folder, startingAt: folder))
    }

    /// The paths of the writable places, to be seen by whoever writes.
    var paths: [String] { places.map(\.path.shown) }

    /// To be called before code runs that may have made the link.
    func refuseLinks(outOf places: [Cage.Place]) throws {
        if let folder = leadingOut(of: places.filter(\.isProject).map { FilePath($0.path) }) {
            throw Failure("\(folder.shown): a link leads out of the project; name the folder where it leads")
        }
    }

    /// One that is in a project, and that a link leads out of it: whoever wrote the code may have made the link, too.
    func leadingOut(of projects: [FilePath]) -> FilePath? {
        for project in projects {
            let boundary = FileBoundary(around: project, startingAt: project)
            for place in places where place.path.isBelow(project) {
                let folder = place.isFolder ? place.path : place.path.folder
                if boundary.place(of: folder) == nil { return folder }
            }
        }
        return nil
    }

    /// Whether a change is of a file that was asked for. A link leads nowhere else, and no hidden file is written, such as one of
    /// git's, and none of a bundle, such as a catalog of images.
    func mayMake(_ change: FileChange) -> Bool {
        let path = change.path.absolute
        return places.contains { place in
            // A folder above what was asked for, to be made, or what was half written beside a file.
            if change.makesFolder, place.path == path || place.path.isBelow(path) { return true }
            if case .tidyUp = change, path == (place.isFolder ? place.path : place.path.folder) { return true }
            // Where a link leads, which stands for the name itself.
            guard let real = place.boundary.place(of: path) else { return false }
            guard place.isFolder else {
                if case .write = change { return path == place.path && real.ext == path.ext }
                return false
            }
            guard path.isBelow(place.path), !Self.isClosed(path, below: place.path),
                !Self.isClosed(real, below: place.path.real ?? place.path)
            else { return false }
            switch change {
            case .write, .remove: return place.extensions.contains(path.ext) && real.ext == path.ext
            case .makeFolder, .makeNamedFolder, .removeEmptyFolder, .tidyUp: return true
            case .removeWithContents: return place.isReport && path == place.path.appending("pictures".utf8)
            }
        }
    }

    /// Whether the way to a path leads through something hidden or a bundle.
    private static func isClosed(_ path: FilePath, below folder: FilePath) -> Bool {
        let inner = path.bytes.dropFirst(folder.bytes.count).split(separator: UInt8(ascii: "/"))
        return inner.contains { $0.first == UInt8(ascii: ".") }
            || inner.dropLast().contains { bundles.contains(FilePath(bytes: Array($0)).ext) }
    }

    /// The bundles of Xcode's in which pictures mean something. Pictures are named after documents, which are in none of them.
    private static let bundles: Set<String> = [
        "xcassets", "imageset", "appiconset", "colorset", "dataset", "xcodeproj", "xcworkspace", "xcdatamodeld",
    ]

    /// What is not there when a cage is made cannot be seen in it: folders for baselines are made before.
    func makeFolders() throws { for folder in baselines where folder.kind == nil { try AtomicFile.makeFolder(folder) } }

    /// Folders for baselines go if none came of the run.
    func tidyUp() { for folder in baselines { _ = folder.withCString { rmdir($0) } } }
}
