import Foundation
import Maquette

/// The folders in which a run that uses a project's code may write.
@MainActor enum WritablePlaces {
    /// Options that name files and folders to be written.
    private static let options = ["-o", "--report", "--json", "--junit", "--markdown", "--write-baseline"]

    /// Those of pictures, baselines and reports, and the folder that one of them is in only where it is a file. A folder that is not
    /// there yet is made, so that not all around it is open.
    static func folders(_ arguments: [Argument]) -> [String] {
        guard let (verb, typed) = Preview.typed(arguments) else { return [] }
        var places = options.flatMap(typed.all).filter { $0.text != "-" }.map { FilePath(bytes: $0.bytes) }
        if typed.last("-o") == nil, verb.options.contains(where: { $0.name == "-o" }) { places.append(FilePath(".")) }
        return (places + baselines(verb, typed)).map { place in
            var path = place.absolute
            if path.kind == nil, path.ext.isEmpty { try? AtomicFile.makeFolder(path) }
            while path.kind != .folder, path.bytes.count > 1 { path = path.folder }
            return path.shown
        }
    }

    /// The folders into which baselines are recorded.
    private static func baselines(_ verb: any Subcommand.Type, _ typed: Arguments) -> [FilePath] {
        verb == RecordSnapshots.self && DocumentCode.isUsed ? SnapshotRequest.folders(of: typed) : []
    }

    /// Folders for baselines go if none came of the run.
    static func tidyUp(_ arguments: [Argument]) {
        guard let (verb, typed) = Preview.typed(arguments) else { return }
        for folder in baselines(verb, typed) { _ = folder.withCString { rmdir($0) } }
    }
}
