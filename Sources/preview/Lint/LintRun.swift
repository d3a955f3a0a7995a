import Maquette
import MaquetteDocuments
import MaquetteLinting
import MaquetteWorkers

/// Checks all documents of a request and prints the findings.
@MainActor final class LintRun: DocumentWorker {
    private let request: LintRequest
    private var progress: Progress
    private var messages: OrderedMessages
    private var results: [Result]
    private var report = LintReport()
    private var baseline: Baseline?

    init(_ request: LintRequest) {
        self.request = request
        progress = Progress(total: request.inputs.count)
        messages = OrderedMessages(count: request.inputs.count)
        results = request.inputs.map { _ in Result() }
    }

    /// The result of a document.
    private struct Result: LedgerResult {
        var outcome = Outcome.fine
        /// Whether the configuration leaves the document out.
        var isExcluded = false
        var findings: [Finding] = []
        var problems: [DocumentProblem] = []
        var languages = UnknownLanguages()
    }

    func run() async throws -> Outcome {
        let isFirst = Ledger.current?.isFirst != false
        for problem in request.missing {
            if isFirst { say("preview: \(problem.file.isEmpty ? problem.message : problem.description)") }
            report.unreadDocuments.append((problem.file, problem))
        }
        try readBaseline()
        await DocumentPipeline.run(request.inputs, by: self)
        progress.clear()
        if let line = SystemFonts.unreadable { say(line) }
        return try conclude()
    }

    // MARK: A document

    func layOut(_ opened: OpenDocument, _ index: Int, begin: Begin) {
        do {
            try check(opened, index)
        } catch {
            note(error, index)
        }
    }

    private func check(_ opened: OpenDocument, _ index: Int) throws {
        let input = opened.input
        let inForce = try request.configurations.configuration(for: input)
        if isExcluded(input, by: inForce, index) || isBaseline(input) {
            results[index].isExcluded = true
            return
        }
        let document = try opened.result.get()
        try results[index].languages.look(at: document, in: inForce.variants)
        // Of a Swift file, an input is one preview.
        let scenes = input.preview == nil ? try document.scenes(named: request.scenes) : document.scenes
        results[index].findings = try inForce.linter.findings(in: document, scenes: scenes, named: input.shown)
            .map { $0.placed(in: input.preview) }
    }

    /// The rules that a document was checked by.
    private func rules(for input: InputFile) throws -> Set<String> {
        let configuration = try request.configurations.configuration(for: input).configuration
        return Set(RuleList.names.filter { configuration.severity(of: $0) != nil })
    }

    func note(_ error: any Error, _ index: Int) {
        let input = request.inputs[index]
        results[index].outcome = .badInput
        switch error {
        case let unusable as UnusableDocument:
            results[index].problems += unusable.problems
            for problem in unusable.problems { messages.add(problem.description.onOneLine, about: index) }
        case let failure as Failure:
            for line in failure.lines { messages.add("preview: \(line)", about: index) }
        // Its configuration was reported with the first document that it holds for.
        case is LintConfigurations.ToldBefore: break
        default:
            results[index].problems.append(DocumentProblem(file: input.shown, message: "\(error)"))
            messages.add("\(input.shown): \(error)".onOneLine, about: index)
        }
    }

    func finish(_ index: Int) {
        progress.advance(past: request.inputs[index].shown)
        for (index, lines) in messages.finish(index) {
            for line in lines { say(line) }
            Ledger.current?.finish(index, encoding: results[index])
        }
    }

    func takeOver(_ result: [UInt8], _ index: Int) throws -> Bool {
        messages.skip(index)
        results[index] = try Ledger.result(from: result)
        return true
    }

    private func say(_ line: String) {
        progress.clear()
        StandardError.say(line)
    }

    // MARK: All together

    private func conclude() throws -> Outcome {
        var outcome = request.missing.isEmpty ? Outcome.fine : .badInput
        var newBaseline = Baseline()
        /// The files that were checked, as a baseline calls them, with the rules that were.
        var checked: [String: Set<String>] = [:]
        var languages = UnknownLanguages()
        for (input, result) in zip(request.inputs, results) {
            outcome.worsen(to: result.outcome)
            languages.add(result.languages)
            if result.isExcluded { continue }
            // A Swift file is an input for each of its previews.
            if report.documents.last != input.shown { report.documents.append(input.shown) }
            report.unreadDocuments += result.problems.map { (input.shown, $0) }
            guard result.outcome == .fine else { continue }
            let oldName = name(of: input, in: request.baseline)
            let newName = name(of: input, in: request.newBaseline?.path)
            if baseline != nil { checked[oldName] = try rules(for: input) }
            for finding in result.findings {
                newBaseline.add(finding, file: newName)
                if baseline?.take(finding, file: oldName) != true { report.findings.append(finding) }
            }
        }
        tellStaleEntries(besides: checked)
        for line in languages.lines { StandardError.say(line) }
        if let place = request.newBaseline {
            keepWhatCouldNotBeRead(in: &newBaseline)
            try place.write(newBaseline.text)
            let name = place.path?.shown ?? "standard output"
            StandardError.say("preview: \(Self.words(newBaseline.count, "finding")) written to \(name)")
            return outcome
        }
        try report.write(request.format)
        if !report.findings.isEmpty {
            outcome.worsen(to: .findings)
            if request.format == .text { StandardError.say("preview: \(summary)") }
        } else if request.format == .text, outcome == .fine {
            if let changes = request.changes, request.inputs.isEmpty {
                StandardError.say("preview: no document differs from \(changes.revision.shortened)")
            } else {
                StandardError.say("preview: nothing found in \(Self.words(report.documents.count, "document"))")
            }
        }
        return outcome
    }

    private var summary: String {
        let files = Set(report.findings.map(\.file)).count
        return "\(Self.words(report.findings.count, "finding")) in \(files) of "
            + Self.words(report.documents.count, "document")
    }

    private func isExcluded(_ input: InputFile, by inForce: LintConfigurations.InForce, _ index: Int) -> Bool {
        guard let path = input.path, inForce.configuration.excludes(path.shown(from: inForce.folder)) else {
            return false
        }
        if request.named.contains(path.absolute) {
            let file = inForce.configuration.file ?? ""
            messages.add("preview: \(input.shown) is skipped, because of \(file)", about: index)
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
    private func keepWhatCouldNotBeRead(in newBaseline: inout Baseline) {
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

    private func tellStaleEntries(besides checked: [String: Set<String>]) {
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

    private static func words(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }
}
