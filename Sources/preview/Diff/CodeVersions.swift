import Foundation
import Maquette
import MaquetteCode
import MaquetteRenderer
import MaquetteSnapshots

/// The previews of Swift files in two versions. Each version is drawn by a run of its own, as `preview snapshot record` draws it, in a
/// cage: a process loads one version of a module, and this one loads none.
@MainActor struct CodeVersions {
    /// One version.
    struct Side {
        /// What was typed.
        let shown: String
        /// The file or folder; nil if this version has none.
        let place: FilePath?
        /// The only preview that is asked for.
        let name: String?
        /// Whether the side is a folder, whose files are found by their previews.
        let isFolder: Bool

        /// The Swift files, by their paths below the folder.
        var files: [FilePath: FilePath] {
            guard let place else { return [:] }
            guard isFolder else { return [FilePath(bytes: Array(place.name)): place] }
            let found = PreviewFiles(below: place).files
            return Dictionary(found.map { ($0.relative, $0.path) }) { first, _ in first }
        }

        /// What a file of the side is called: `git:main:Sources/Card.swift`.
        func title(of name: FilePath) -> String { isFolder ? shown + "/" + name.shown : shown }
    }

    let old: Side
    let new: Side
    private let options: [String]

    /// Nil if neither is a Swift file or a folder with some.
    init?(_ arguments: Arguments) throws {
        guard arguments.rest.count == 2 else { return nil }
        let words = arguments.rest.map(\.text)
        guard try zip(words, words.reversed()).contains(where: { try Self.mayHaveCode($0, other: $1) }) else {
            return nil
        }
        options = Self.options(arguments)
        (old, new) = (try Self.side(words[0], other: words[1]), try Self.side(words[1], other: words[0]))
        if old.files.isEmpty, new.files.isEmpty { return nil }
    }

    /// Whether no documents are among what is compared.
    var isOfFiles: Bool { !old.isFolder && !new.isFolder }

    // MARK: What was typed

    private static func split(_ path: String) -> (path: String, name: String?) {
        guard let mark = path.range(of: ".swift#") else { return (path, nil) }
        return (String(path[..<mark.upperBound].dropLast()), String(path[mark.upperBound...]))
    }

    /// Whether a word may name code; of a revision without a path, the other side tells.
    private static func mayHaveCode(_ word: String, other: String) throws -> Bool {
        let isOfGit = word.hasPrefix("git:")
        let path = isOfGit ? try GitRevision.place(named: word, other: other).path : word
        if split(path).path.hasSuffix(".swift") { return true }
        let place = FilePath(path)
        if place.kind == .folder { return !PreviewFiles(below: place).files.isEmpty }
        guard isOfGit, place.kind == nil, place.ext.isEmpty else { return false }
        // A folder that is no longer there.
        let revision = try GitRevision.place(named: word, other: other).revision.name
        let words = ["grep", "-l", "-e", "#Preview", "-e", "PreviewProvider", revision, "--", "*.swift"]
        return try !revision.isEmpty && !revision.hasPrefix("-")
            && Git.output(words, in: place.absolute.nearestFolder) != nil
    }

    private static func side(_ word: String, other: String) throws -> Side {
        guard word.hasPrefix("git:") else {
            let (path, name) = split(word)
            let place = FilePath(path)
            guard place.kind != nil else { throw Failure("\(path): there is no such file") }
            return Side(shown: path, place: place.absolute, name: name, isFolder: place.kind == .folder)
        }
        let (revision, typed) = try GitRevision.place(named: word, other: other)
        let (path, name) = split(typed)
        guard !revision.name.isEmpty else {
            throw Failure("\(word): previews need a commit; name one, as in git:HEAD:\(path)")
        }
        let place: FilePath?
        do {
            let revisions = RevisionFolders(in: try CodeToolset.find().cache + "/revisions")
            place = try revisions.place(ofAny: FilePath(path).absolute, in: revision.name)
        } catch let failure as CodeFailure {
            throw Failure("\(failure)")
        } catch let failure as Failure {
            throw Failure("\(word): \(failure.lines.joined(separator: "; "))")
        }
        let shown = "git:\(revision.name):\(path == "." ? "" : path)"
        return Side(
            shown: shown.hasSuffix(":") ? String(shown.dropLast()) : shown, place: place, name: name,
            isFolder: (place ?? FilePath(path)).kind == .folder)
    }

    /// The options that say how previews are shown, for another run.
    private static func options(_ arguments: Arguments) -> [String] {
        (VariantOptions.options + CodeOptions.all).flatMap { option in
            option.value == nil
                ? (arguments.has(option.name) ? [option.name] : [])
                : arguments.all(option.name).flatMap { [option.name, $0.text] }
        }
    }

    // MARK: Drawing

    /// What a run has drawn of one version.
    private struct Drawn {
        struct Key: Hashable {
            var file: FilePath
            /// The bytes of a picture, after the preview and the variant.
            var picture: [UInt8]
        }

        var entries: [Key: ReportEntry] = [:]
        var troubles: [String] = []
    }

    /// The differences of each file with previews that are not the same, and how many pictures were compared.
    func reports(wantsPictures: Bool) throws -> [DiffReport] {
        guard !areSame else { return [] }
        let folder = FilePath(NSTemporaryDirectory()).appending("preview-diff-\(getpid())".utf8)
        defer { try? FileManager.default.removeItem(atPath: folder.shown) }
        let before = try draw(old, into: folder.appending("old".utf8))
        let after = try draw(new, into: folder.appending("new".utf8))
        let names = Set(before.entries.keys).union(after.entries.keys)
        let files = Dictionary(grouping: names, by: \.file).sorted {
            $0.key.bytes.lexicographicallyPrecedes($1.key.bytes)
        }
        var reports: [DiffReport] = []
        for (file, keys) in files {
            let inOrder = keys.sorted { one, other in
                let lines = [one, other].map { (after.entries[$0] ?? before.entries[$0])?.line ?? 0 }
                return lines[0] != lines[1] ? lines[0] < lines[1] : one.picture.lexicographicallyPrecedes(other.picture)
            }
            let looks = try inOrder.map { try look(before.entries[$0], after.entries[$0], wantsPictures) }
            reports.append(DiffReport(old: old.title(of: file), new: new.title(of: file), changes: [], looks: looks))
        }
        let troubles = before.troubles + after.troubles
        if !troubles.isEmpty {
            var report = DiffReport(old: old.shown, new: new.shown, changes: [], looks: [])
            report.troubles = troubles
            reports.append(report)
        }
        return reports
    }

    /// Whether git says that nothing is different, so that nothing need be built.
    private var areSame: Bool {
        guard old.shown.hasPrefix("git:"), !new.shown.hasPrefix("git:"), let place = new.place,
            let revision = old.shown.dropFirst(4).split(separator: ":").first.map(String.init)
        else { return false }
        let folder = place.kind == .folder ? place : place.folder
        guard let top = try? Git.path(["rev-parse", "--show-toplevel"], in: folder),
            (try? Git.output(["diff", "--quiet", revision, "--"], in: top)) != nil,
            let others = try? Git.output(["ls-files", "--others", "--exclude-standard"], in: top)
        else { return false }
        return others.isEmpty
    }

    private func draw(_ side: Side, into folder: FilePath) throws -> Drawn {
        let files = side.files
        guard !files.isEmpty, let place = side.place else { return Drawn() }
        if StandardStreams.errorIsTerminal { StandardError.say("preview: drawing the previews of \(side.shown)") }
        // What is not there when a cage is made cannot be seen in it.
        try AtomicFile.makeFolder(folder)
        let words = files.values.map { $0.shown + (side.name.map { "#\($0)" } ?? "") }.sorted()
        let program = try OwnProgram.path()
        let (bytes, code) = Program.output(
            of: program,
            ["snapshot", "record", "--allow-single-color", "--format", "json", "--baselines", folder.shown] + options
                + ["--"] + words)
        guard code != nil, let report = try? Report(json: bytes, file: side.shown) else {
            throw Failure("\(side.shown): its previews could not be drawn; `preview render` of its files says why")
        }
        var drawn = Drawn()
        let paths = Dictionary(files.map { ($1.shown, $0) }) { first, _ in first }
        for var entry in report.entries {
            guard let file = paths[entry.file] else { continue }
            entry.summary = Self.words(entry.summary, of: side, at: place)
            drawn.entries[Drawn.Key(file: file, picture: Array(FilePath(entry.id).name))] = entry
        }
        drawn.troubles = report.problems.map { Self.words($0, of: side, at: place) }
        return drawn
    }

    /// A text with the names that people know for places of a revision.
    private static func words(_ text: String, of side: Side, at place: FilePath) -> String {
        text.replacingOccurrences(of: place.shown, with: side.shown)
    }

    // MARK: Comparing

    private func look(_ one: ReportEntry?, _ other: ReportEntry?, _ wantsPictures: Bool) throws -> DiffReport.Look {
        let latest = other ?? one
        let name = latest?.name ?? ""
        let variant = isVaried ? latest?.variant.words.joined(separator: ", ") ?? "" : ""
        for (entry, side) in [(one, old), (other, new)] where entry?.state == .failed {
            return DiffReport.Look(
                scene: name, variant: variant, verdict: .unpainted("\(side.shown): \(entry?.summary ?? "")"),
                frames: [],
                before: nil, after: nil, difference: nil)
        }
        let (before, after) = (try one.map(Self.bitmap), try other.map(Self.bitmap))
        var verdict: DiffReport.Look.Verdict = before == nil ? .added : .removed
        var difference: Bitmap?
        var layout: [String] = []
        if let before, let after, let one, let other {
            verdict = DiffRun.verdict(before, after)
            if case .same = verdict {
            } else {
                difference = DifferencePicture.make(before: before, after: after)
            }
            if let former = Self.layout(of: one), let latter = Self.layout(of: other) {
                layout = LayoutChanges(from: former, to: latter).lines
            }
        }
        func png(_ bitmap: Bitmap?) throws -> Data? { wantsPictures ? try bitmap.map { Data(try $0.png()) } : nil }
        var look = DiffReport.Look(
            scene: name, variant: variant, verdict: verdict, frames: [], before: try png(before), after: try png(after),
            difference: try png(difference))
        look.layout = layout
        return look
    }

    /// Whether there are several pictures of a preview, which need different names.
    private var isVaried: Bool { options.contains { $0.contains(",") } }

    private static func bitmap(of entry: ReportEntry) throws -> Bitmap {
        let path = FilePath(entry.id)
        do {
            return try Bitmap(png: try path.contents(), name: "of \(entry.name)", scale: 1)
        } catch {
            throw Failure("\(entry.file): \(entry.name): its picture is not there")
        }
    }

    private static func layout(of entry: ReportEntry) -> LayoutRecord? {
        Baseline(FilePath(entry.id)).readSidecar()?.layout
    }
}
