import Maquette
import MaquetteLinting

/// Checks all documents of a request and writes down what was found.
@MainActor final class LintRun {
    private let request: LintRequest
    private var outcome = Outcome.fine
    private var baseline: Baseline?
    private var newBaseline = Baseline()
    /// The files that were checked, as a baseline calls them, with the rules that were.
    private var checked: [String: Set<String>] = [:]
    private var findings: [Finding] = []
    private var count = 0

    init(_ request: LintRequest) { self.request = request }

    func run() throws -> Outcome {
        for line in request.missing { complain("preview: \(line)") }
        try readBaseline()
        var progress = Progress(total: request.inputs.count)
        for input in request.inputs {
            progress.clear()
            try check(input)
            progress.advance(past: input.shown)
        }
        progress.clear()
        tellStaleEntries()
        if let path = request.newBaseline {
            try AtomicFile.write(Array(newBaseline.text.utf8), to: path)
            StandardError.say("preview: \(Self.words(findings.count, "finding")) written to \(path.shown)")
            return outcome
        }
        try LintReport(findings: findings, format: request.format).write()
        if !findings.isEmpty {
            outcome.worsen(to: .findings)
            if request.format == .text { StandardError.say("preview: \(summary)") }
        }
        return outcome
    }

    private var summary: String {
        let files = Set(findings.map(\.file)).count
        return "\(Self.words(findings.count, "finding")) in \(files) of \(Self.words(count, "document"))"
    }

    private func check(_ input: InputFile) throws {
        do {
            let inForce = try request.configurations.configuration(for: input)
            if let path = input.path, inForce.configuration.excludes(path.shown(from: inForce.folder)) { return }
            if isBaseline(input) { return }
            count += 1
            let document = try OpenDocument(reading: input).result.get()
            let found = try inForce.linter.findings(in: document, named: input.shown)
            let file = name(of: input)
            checked[file] = Set(RuleList.names.filter { inForce.configuration.severity(of: $0) != nil })
            for finding in found {
                newBaseline.add(finding, file: file)
                if baseline?.take(finding, file: file) != true { findings.append(finding) }
            }
        } catch let unusable as UnusableDocument {
            for problem in unusable.problems { complain(problem.description) }
        } catch let failure as Failure {
            for line in failure.lines { complain("preview: \(line)") }
        } catch {
            complain("\(input.shown): \(error)")
        }
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

    private func isBaseline(_ input: InputFile) -> Bool {
        [request.baseline, request.newBaseline].contains { file in
            file.map { input.path?.isSameFile(as: $0) == true } ?? false
        }
    }

    /// From the folder of the baseline on, so that it holds wherever the command is called.
    private func name(of input: InputFile) -> String {
        guard let path = input.path else { return input.shown }
        let folder = (request.newBaseline ?? request.baseline)?.absolute.folder ?? FilePath(".").absolute
        return path.shown(from: folder)
    }

    private func tellStaleEntries() {
        guard let baseline, let path = request.baseline else { return }
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
