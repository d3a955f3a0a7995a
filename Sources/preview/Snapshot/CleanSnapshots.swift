import Foundation
import Maquette
import MaquetteSnapshots
import MaquetteSyntax

/// `preview snapshot clean`: removes orphaned baselines.
enum CleanSnapshots: Subcommand {
    static let name = "snapshot clean"
    static let takesCode: CodeInputs.Taking? = .listed
    static func words(_ typed: Arguments) -> [Argument] { SnapshotRequest.documents(of: typed) }
    static let summary = "remove orphaned baselines"
    static let usage = ["snapshot clean [FILE…] [options]"]
    static let options =
        SnapshotRequest.options + [
            .flag("--dry-run", "only list them, and exit with 1 if there are any"), .flag("--yes", "do not ask"),
            JSONAnswer.option,
        ]
    static let notes = [
        "A baseline is orphaned if its document or scene is gone, or if its variant is no longer in the matrix. Name the\n"
            + "documents and the matrix as for `preview snapshot verify`. The command keeps the baselines of tests. In one\n"
            + "folder for all baselines (--baselines) it finds those of removed documents only if the plan names the documents."
    ]
    static let examples = ["snapshot clean --dry-run", "snapshot clean Screens --yes"]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        let request = try SnapshotRequest(arguments, mode: .never)
        guard request.isWhole else {
            throw Failure(
                lines: request.missing.isEmpty ? ["clean looks at all scenes; leave out --scene"] : request.missing)
        }
        let orphans = try orphans(of: request)
        let isJSON = try JSONAnswer.isWanted(arguments)
        func say(_ line: String) throws { if !isJSON { try StandardOutput.print(line) } }
        func tell(wereRemoved: Bool) throws {
            let paths = orphans.map { JSONValue.string($0.path.shown) }
            if isJSON { try JSONAnswer.print(["orphans": .array(paths), "wereRemoved": .bool(wereRemoved)]) }
        }
        for orphan in orphans { try say(orphan.path.shown) }
        let number = orphans.count == 1 ? "1 baseline" : "\(orphans.count) baselines"
        if orphans.isEmpty || arguments.has("--dry-run") {
            try say(orphans.isEmpty ? "every baseline belongs to a document" : "\(number) to remove")
            try tell(wereRemoved: false)
            return orphans.isEmpty ? .fine : .findings
        }
        if !arguments.has("--yes") {
            guard StandardStreams.inputIsTerminal else {
                throw Failure("there is no terminal to ask on; use --yes or --dry-run")
            }
            StandardError.write("Remove \(number)? [y/N] ")
            guard readLine()?.lowercased().hasPrefix("y") == true else { return .findings }
        }
        for orphan in orphans { try orphan.remove() }
        for folder in Set(orphans.map(\.path.folder.folder))
        where folder.name.elementsEqual(SnapshotNames.folderName.utf8) {
            _ = folder.withCString { rmdir($0) }
        }
        try say("removed \(number)")
        try tell(wereRemoved: true)
        return .fine
    }

    private static func orphans(of request: SnapshotRequest) throws -> [Baseline] {
        var names = SnapshotNames(root: request.root)
        var expected: Set<FilePath> = []
        for input in request.inputs {
            if input.preview != nil {
                expected.formUnion(names.baselines(ofPreview: input, in: request.variants).map(\.path))
                continue
            }
            do {
                let document = try OpenDocument(reading: input).result.get()
                expected.formUnion(try names.snapshots(in: document, from: input, for: request).map(\.baseline.path))
            } catch let unusable as UnusableDocument {
                // Without its scenes it is unknown which of its baselines are needed.
                throw Failure(lines: unusable.problems.map(\.description))
            }
        }
        return SnapshotOrphans(of: request, besides: expected).baselines
    }
}
