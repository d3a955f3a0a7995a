import Maquette
import MaquetteDocuments
import MaquetteLinting

/// Checks all documents of a request and prints the findings.
@MainActor final class LintRun {
    private let request: LintRequest
    private var outcome = Outcome.fine
    private var baseline: Baseline?
    private var newBaseline = Baseline()
    /// The files that were checked, as a baseline calls them, with the rules that were.
    private var checked: [String: Set<String>] = [:]
    private var report = LintReport()
    private var unknownLanguages = UnknownLanguages()

    init(_ request: LintRequest) { self.request = request }

    func run() throws -> Outcome {
        for problem in request.missing {
            complain("preview: \(problem.file.isEmpty ? problem.message : problem.description)")
            report.unreadDocuments.append((problem.file, problem))
        }
        try readBaseline()
        var progress = Progress(total: request.inputs.count)
        for input in request.inputs {
            progress.clear()
            try check(input)
            progress.advance(past: input.shown)
        }
        progress.clear()
        tellStaleEntries()
        for line in unknownLanguages.lines { StandardError.say(line) }
        if let place = request.newBaseline {
            keepWhatCouldNotBeRead()
            try place.write(Array(newBaseline.text.utf8))
            let name = place.path?.shown ?? "standard output"
            StandardError.say("preview: \(Self.words(newBaseline.count, "finding")) written to \(name)")
            return outcome
        }
        try report.write(request.format)
        if !report.findings.isEmpty {
            outcome.worsen(to: .findings)
            if request.format == .text { StandardError.say("preview: \(summary)") }
        }
        return outcome
    }

    private var summary: String {
        let files = Set(report.findings.map(\.file)).count
        return "\(Self.words(report.findings.count, "finding")) in \(files) of "
            + Self.words(report.documents.count, "document")
    }

    private func check(_ input: InputFile) throws {
        do {
            let inForce = try request.configurations.configuration(for: input)
            if isExcluded(input, by: inForce) || isBaseline(input) { return }
            report.documents.append(input.shown)
            let document = try OpenDocument(reading: input).result.get()
            try unknownLanguages.look(at: document, in: inForce.variants)
            let scenes = try document.scenes(named: request.scenes)
            let found = try inForce.linter.findings(in: document, scenes: scenes, named: input.shown)
            let (oldName, newName) = (
                name(of: input, in: request.baseline), name(of: input, in: request.newBaseline?.path)
            )
            checked[oldName] = Set(RuleList.names.filter { inForce.configuration.severity(of: $0) != nil })
            for finding in found {
                newBaseline.add(finding, file: newName)
                if baseline?.take(finding, file: oldName) != true { report.findings.append(finding) }
            }
        } catch let unusable as UnusableDocument {
            report.unreadDocuments += unusable.problems.map { (input.shown, $0) }
            for problem in unusable.problems { complain(problem.description.onOneLine) }
        } catch let failure as Failure {
            for line in failure.lines { complain("preview: \(line)") }
        } catch is LintConfigurations.ToldBefore {
        } catch {
            report.unreadDocuments.append((input.shown, DocumentProblem(file: input.shown, message: "\(error)")))
            complain("\(input.shown): \(error)".onOneLine)
        }
    }

    private func isExcluded(_ input: InputFile, by inForce: LintConfigurations.InForce) -> Bool {
        guard let path = input.path, inForce.configuration.excludes(path.shown(from: inForce.folder)) else {
            return false
        }
        if request.named.contains(path.absolute) {
            let file = inForce.configuration.file ?? ""
            StandardError.say("preview: \(input.shown) is skipped, because of \(file)")
        }
        return true
    }

    // MARK: Baselines

    private func readBaseline() throws {
        guard let path = request.baseline else { return }
        do {
            baseline = try Baseline(Data(path.contents()), file: path.shown)
        } catch let error as SystemError {
            throw Failure("\(path.shown): \(error.words)")
        } catch let unusable as UnusableDocument {
            throw Failure(lines: unusable.problems.map(\.description))
        }
    }

    /// Entries of an older list about documents that could not be checked are kept.
    private func keepWhatCouldNotBeRead() {
        let unread = Set(report.unreadDocuments.map(\.document))
        for path in [request.newBaseline?.path, request.baseline].compactMap({ $0 }) {
            guard let contents = try? path.contents(), let old = try? Baseline(Data(contents), file: path.shown) else {
                continue
            }
            for document in unread {
                newBaseline.keep(
                    from: old, of: name(of: document, in: path), as: name(of: document, in: request.newBaseline?.path))
            }
            return
        }
    }

    private func name(of document: String, in baseline: FilePath?) -> String {
        FilePath(document).shown(from: baseline?.absolute.folder ?? FilePath("."))
    }

    private func isBaseline(_ input: InputFile) -> Bool {
        [request.baseline, request.newBaseline?.path].contains { file in
            file.map { input.path?.isSameFile(as: $0) == true } ?? false
        }
    }

    /// Relative to the folder of the baseline, so that it works from any folder.
    private func name(of input: InputFile, in baseline: FilePath?) -> String {
        guard let path = input.path else { return input.shown }
        return path.shown(from: baseline?.absolute.folder ?? FilePath("."))
    }

    private func tellStaleEntries() {
        // If other scenes of a document were left out, stale entries cannot be known.
        guard let baseline, let path = request.baseline, request.scenes.isEmpty else { return }
        let folder = path.absolute.folder
        let stale = baseline.stale { key in
            if let rules = checked[key.file] { return rules.contains(key.rule) || !RuleList.names.contains(key.rule) }
            return folder.appending(key.file.utf8).kind == nil
        }
        for (key, line) in stale {
            let place = line.map { ":\($0)" } ?? ""
            StandardError.say(
                "\(path.shown)\(place): note: \(key.file) no longer has [\(key.rule)] \(key.element); this entry can go"
            )
        }
    }

    private func complain(_ line: String) {
        outcome = .badInput
        StandardError.say(line)
    }

    private static func words(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }
}
