import Foundation
import Maquette
import MaquetteCode
import MaquetteSnapshots

/// `preview snapshot verify --against git:REVISION`: the baselines are what that revision draws, and nobody keeps any.
///
/// The revision's files are drawn by a run of their own, with its code, into a folder that goes away; then what is here is compared
/// with them. Both runs are processes of their own, as each may load code, and a process loads one version of it.
///
/// `--twice` does the same with the files that are here, so what differs depends on chance or on the time.
@MainActor enum AgainstRevision {
    nonisolated static let option = Option.value(
        "--against", "REVISION",
        "compare with the pictures of a revision, as in git:origin/main,\ninstead of with baselines; new documents pass"
    )

    nonisolated static let twice = Option.flag(
        "--twice", "draw everything twice, and list the pictures that differ;\nneeds no baselines")

    /// The variable by which the second run knows what its baselines are.
    nonisolated static let variable = "MAQUETTE_AGAINST"

    /// The revision, or "the first drawing", in the run that compares with it.
    nonisolated static var revision: String? {
        getenv(variable).map { String(cString: $0) }
    }

    /// Does it all, and returns the exit code; nil unless it was asked for. To be called before there are threads.
    static func run(_ arguments: [Argument]) -> Int32? {
        guard let (verb, typed) = Preview.typed(arguments), verb == VerifySnapshots.self else { return nil }
        let word = typed.last(option.name)
        guard word != nil || typed.has(twice.name) else { return nil }
        let name = "preview-against-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
        let folder = FilePath(NSTemporaryDirectory()).appending(name.utf8)
        defer { try? FileManager.default.removeItem(atPath: folder.shown) }
        do {
            return try compare(arguments, typed, with: word?.text, folder)
        } catch let failure as Failure {
            for line in failure.lines { StandardError.say("preview: \(line)") }
        } catch {
            StandardError.say("preview: \(error)")
        }
        return Outcome.badInput.rawValue
    }

    private static func compare(
        _ arguments: [Argument], _ typed: Arguments, with word: String?, _ folder: FilePath
    ) throws -> Int32 {
        let name = word == nil ? twice.name : option.name
        if word != nil, typed.has(twice.name) {
            throw Failure("--against and --twice compare with two things; give one of them")
        }
        guard typed.last("--baselines") == nil else {
            throw Failure("\(name) draws its baselines itself; leave out --baselines")
        }
        let here = FilePath(".").absolute
        let former = try word.map { try folderOfRevision($0, here) } ?? here
        let word = word ?? "the first drawing"
        try AtomicFile.makeFolder(folder)
        let documents = SnapshotRequest.documents(of: typed)
        guard !documents.isEmpty else {
            throw SnapshotPlan.noDocuments
        }
        if let former { try draw(documents, of: word, at: former, from: here, typed, into: folder) }
        setenv(variable, word, 1)
        let words = ["snapshot", "record", "--mode", "missing", "--baselines", folder.shown]
        return Program.run(try OwnProgram.path(), words + others(arguments), seconds: nil, isHeard: true)
            ?? Outcome.badInput.rawValue
    }

    private static func folderOfRevision(_ word: String, _ here: FilePath) throws -> FilePath? {
        guard word.hasPrefix("git:"), word.utf8.count > 4, !word.dropFirst(4).contains(":") else {
            throw Failure("--against names a commit, as in git:HEAD or git:origin/main, not `\(word.shortened)`")
        }
        let revisions = RevisionFolders(in: CodeToolset.cacheOfUser + "/revisions")
        return try revisions.place(ofAny: here, in: String(word.dropFirst(4)))
    }

    /// Draws what the revision has of the documents. What it cannot draw has no baseline, and a line says so.
    private static func draw(
        _ documents: [Argument], of word: String, at former: FilePath, from here: FilePath, _ typed: Arguments,
        into folder: FilePath
    ) throws {
        let names = try documents.map { document -> String in
            let path = FilePath(bytes: document.bytes).absolute
            guard path == here || path.isBelow(here) else {
                throw Failure(
                    "\(document.text.shortened) is not below this folder; run it in the folder of the project")
            }
            return path == here ? "." : path.shown(from: here)
        }
        let present = names.filter { name in
            let file = name.range(of: ".swift#").map { String(name[..<$0.upperBound].dropLast()) } ?? name
            let place = file.range(of: #":\d+$"#, options: .regularExpression).map { String(file[..<$0.lowerBound]) }
            return name.contains { "*?[".contains($0) } || former.appending((place ?? file).utf8).kind != nil
        }
        guard !present.isEmpty else { return }
        var words = [
            "-C", former.shown, try OwnProgram.path(), "snapshot", "record", "--allow-single-color", "--format", "json",
        ]
        words += ["--baselines", folder.shown]
        let plan = typed.last("--config").map { FilePath(bytes: $0.bytes) } ?? FilePath(SnapshotPlan.usualName)
        if plan.kind == .file { words += ["--config", plan.absolute.shown] }
        for option in kept {
            if option.value == nil {
                if typed.has(option.name) { words.append(option.name) }
            } else {
                for value in typed.all(option.name) { words += [option.name, value.text] }
            }
        }
        let (bytes, code) = Program.output(of: "/usr/bin/env", words + ["--"] + present)
        guard code != nil, let report = try? Report(json: bytes, file: word) else {
            throw Failure(
                "the documents of \(word) could not be drawn; `preview snapshot record` in a checkout of it says why")
        }
        let troubles =
            report.problems + report.entries.filter { $0.state == .failed }.map { "\($0.file): \($0.summary)" }
        for trouble in troubles {
            StandardError.say("\(word): \(trouble.replacingOccurrences(of: former.shown + "/", with: ""))")
        }
    }

    /// What both runs have in common.
    private static var kept: [Option] {
        VariantOptions.options + BatchOptions.options + [DocumentRequest.sceneOption, DocumentRequest.outsideOption]
            + [DocumentCode.option]
    }

    /// The words after the verb, without the option.
    private static func others(_ arguments: [Argument]) -> [String] {
        var words: [String] = []
        var rest = arguments.dropFirst(2)
        while let word = rest.popFirst()?.text {
            if word == "--" { return words + ["--"] + rest.map(\.text) }
            if word == option.name {
                rest = rest.dropFirst()
            } else if word != twice.name, !word.hasPrefix(option.name + "=") {
                words.append(word)
            }
        }
        return words
    }
}
