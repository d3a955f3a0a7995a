import Foundation
import Maquette
import MaquetteCode
import MaquetteWorkers

/// What of a project's code is not in a picture of it.
struct Lacking: Codable, Equatable {
    /// What is missing and would have been needed.
    var missing: [String] = []
    /// What the code of the controllers ended in, without which it is shown.
    var crash: String?
    /// Why there is no picture at all.
    var problem: String?
    /// Whether there are texts in it which the project did not give it: without them it would show nothing.
    var hasSampleTexts = false
    /// Whether each of the preview's pictures has one colour, without outlines and without the edge that tells what is missing.
    var isBlank = false
    /// What a phone would show and Maquette does not draw, by its names.
    var notDrawn: [String] = []
    /// What stands for values that nobody handed over.
    var invented: [String] = []
    /// The project's controllers in it, by module and class.
    var controllers: [String] = []

    /// Takes the reports of the code that was drawn.
    mutating func take(_ lines: [String]) {
        let mark = "invented: "
        missing += lines.filter { !$0.hasPrefix(mark) && !missing.contains($0) }
        invented += lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
            .filter { !invented.contains($0) }
    }

    /// Whether all that the preview shows is drawn by its own code, as far as anybody can tell.
    var isWhole: Bool { missing.isEmpty && crash == nil && problem == nil && !isBlank }

    var isEmpty: Bool { self == Lacking() }

    /// Each in a line, whose beginning fits on the edge of a picture.
    ///
    /// - Parameter whose: the code that crashed, and without which it is shown.
    func lines(withoutCodeOf whose: String) -> [String] {
        (crash.map { ["its \(whose) code: \($0.replacing(/^ended in a crash: (?:[^:]*\/)?/, with: ""))"] } ?? [])
            + missing
    }

    /// What is written on the edge of a picture; nil if nothing is to be said about it.
    func note(withoutCodeOf whose: String) -> String? {
        let lines = lines(withoutCodeOf: whose)
        func part(_ words: String, _ list: [String]) -> String? {
            list.first.map { "\(words): \($0)" + (list.count > 1 ? " and \(list.count - 1) more" : "") }
        }
        let parts = [part("missing", lines) ?? part("invented", invented), part("not drawn", notDrawn)]
        return parts.allSatisfy { $0 == nil } ? nil : parts.compactMap { $0 }.joined(separator: "; ")
    }
}

/// A document with the scenes that were asked for.
@MainActor struct DocumentVisit {
    let input: InputFile
    /// The index of the input.
    let index: Int
    let document: any Document
    let scenes: [DocumentScene]
    fileprivate(set) var findings: Findings
    /// The files that were named for the document, which no other may have.
    var names: [FilePath] = []
    var lacking = Lacking()

    func look(at scene: DocumentScene, in variant: Variant, isInAnApp: Bool = false) -> SceneLook {
        SceneLook(document: document, scene: scene, variant: variant, isInAnApp: isInAnApp)
    }

    /// Builds and lays out a scene. Its problems are reported when the visit is over.
    mutating func show<Result>(_ look: SceneLook, _ use: (Shown) throws -> Result) throws -> Result {
        try look.show(findings: &findings, use)
    }
}

/// Passes the documents of a request to a verb in their order, and reports problems of files and layouts.
@MainActor final class DocumentRun: DocumentWorker {
    typealias Visit = (_ visit: inout DocumentVisit, _ begin: Begin) throws -> Void

    private let request: DocumentRequest
    private let visit: Visit
    private let needsAllTogether: Bool
    private let draws: Bool
    private let takeNames: (_ index: Int, [FilePath], Date) -> Void
    private let takeLacking: (_ index: Int, Lacking) -> Void
    let wantsScreensWithoutControllers: Bool
    private var progress: Progress
    private var messages: OrderedMessages
    private var results: [Result]
    /// How often each line was said: of a file with many screens, the same may be true of each.
    private var said = CountedLines()
    /// What is no document's fault, such as a closed output, and ends the run.
    private var failure: Failure?

    /// - Parameters:
    ///   - showsProgress: for verbs that print nothing while they go.
    ///   - needsAllTogether: for verbs that put something together of all documents in the end.
    ///   - draws: for verbs that make pictures: what only a picture shows is reported.
    ///   - takeNames: gets the names of files that an earlier process of the batch gave to a document, and when they were written.
    ///   - takeLacking: the same for what was not in a document.
    ///   - wantsScreensWithoutControllers: whether a screen without the code of its controllers is better than none.
    ///   - visit: looks at a document; what it begins may be done by any thread.
    init(
        _ request: DocumentRequest, showsProgress: Bool = false, needsAllTogether: Bool = false, draws: Bool = false,
        takeNames: @escaping (_ index: Int, [FilePath], Date) -> Void = { _, _, _ in },
        takeLacking: @escaping (_ index: Int, Lacking) -> Void = { _, _ in },
        wantsScreensWithoutControllers: Bool = false, visit: @escaping Visit
    ) {
        self.request = request
        self.visit = visit
        self.needsAllTogether = needsAllTogether
        self.draws = draws
        self.takeNames = takeNames
        self.takeLacking = takeLacking
        self.wantsScreensWithoutControllers = wantsScreensWithoutControllers
        results = request.inputs.map { _ in Result() }
        progress = Progress(total: showsProgress ? request.inputs.count : 0)
        messages = OrderedMessages(count: request.inputs.count)
    }

    /// The result of a document, for the exit code and for later processes of the batch.
    private struct Result: LedgerResult {
        var outcome = Outcome.fine
        var languages = UnknownLanguages()
        var names: [[UInt8]] = []
        var date = ProjectDate.ofMachine
        var lacking = Lacking()
        /// The letters that no font here has, of all texts until then, and those that are Chinese, Japanese and Korean.
        var unreadable: [UInt32] = []
        var unreadableWide: [UInt32] = []
    }

    func run() async throws -> Outcome {
        try SystemFonts.check()
        Interruption.removeTemporaryFiles()
        if Ledger.current?.isFirst != false { for line in request.missing { complain("preview: \(line)") } }
        await DocumentPipeline.run(request.inputs, by: self)
        progress.clear()
        if let failure { throw failure }
        var (outcome, languages) = (request.missing.isEmpty ? Outcome.fine : .badInput, UnknownLanguages())
        var unreadable = Set(Headless.unreadableLetters)
        var unreadableWide = Set(Headless.unreadableWideLetters)
        for result in results {
            outcome.worsen(to: result.outcome)
            languages.add(result.languages)
            unreadable.formUnion(result.unreadable.compactMap(Unicode.Scalar.init))
            unreadableWide.formUnion(result.unreadableWide.compactMap(Unicode.Scalar.init))
        }
        for line in said.linesOfMore { complain(line) }
        for line in languages.lines { complain(line) }
        if let line = SystemFonts.line(about: unreadable) { complain(line) }
        if draws, let line = SystemFonts.line(about: unreadableWide, areWide: true) { complain(line) }
        return outcome
    }

    func layOut(_ opened: OpenDocument, _ index: Int, begin: Begin) {
        guard failure == nil else { return }
        do {
            let document = try opened.result.get()
            try results[index].languages.look(at: document, in: request.variants)
            var visited = DocumentVisit(
                input: opened.input, index: index, document: document,
                // Of a Swift file, an input is one preview.
                scenes: opened.input.preview == nil ? try document.scenes(named: request.scenes) : document.scenes,
                findings: Findings(variants: request.variants))
            for warning in document.warnings { visited.findings.add(warning) }
            defer {
                results[index].names = visited.names.map(\.bytes)
                results[index].lacking = visited.lacking
                results[index].unreadable = Headless.unreadableLetters.map(\.value)
                results[index].unreadableWide = Headless.unreadableWideLetters.map(\.value)
            }
            try visit(&visited, begin)
            let lines = visited.findings.lines
            for line in lines { messages.add(line, about: index) }
            // Of a folder, others may have scenes.
            if visited.scenes.isEmpty, request.inputs.count == 1 { results[index].outcome.worsen(to: .badInput) }
            if request.isStrict, !lines.isEmpty { results[index].outcome.worsen(to: .findings) }
        } catch let failure as Failure {
            self.failure = failure
        } catch {
            note(error, index)
        }
    }

    func note(_ error: any Error, _ index: Int) {
        results[index].outcome.worsen(to: .badInput)
        switch error {
        case let unusable as UnusableDocument:
            results[index].lacking.problem = unusable.problems.first?.message
            takeLacking(index, results[index].lacking)
            for problem in unusable.problems { messages.add(problem.description, about: index) }
        case let failure as Failure:
            for line in failure.lines { messages.add("preview: \(line)", about: index) }
        default: messages.add("\(request.inputs[index].shown): \(error)", about: index)
        }
    }

    func finish(_ index: Int) {
        progress.advance(past: request.inputs[index].shown)
        for (index, lines) in messages.finish(index) {
            for line in lines where said.isFirst(line) { complain(line) }
            results[index].date = ProjectDate.ofMachine
            Ledger.current?.finish(index, encoding: results[index])
        }
    }

    func takeOver(_ result: [UInt8], _ index: Int) throws -> Bool {
        messages.skip(index)
        results[index] = try Ledger.result(from: result)
        if needsAllTogether, results[index].outcome != .badInput || results[index].lacking.crash != nil { return false }
        takeNames(index, results[index].names.map { FilePath(bytes: $0) }, results[index].date)
        takeLacking(index, results[index].lacking)
        return true
    }

    private func complain(_ line: String) {
        progress.clear()
        StandardError.say(line)
    }
}

/// The languages that were asked for and that none of the documents is known in. Pictures look as if nobody had asked, so
/// the command reports these languages.
struct UnknownLanguages: Codable, Equatable {
    private var asked: [String] = []
    private var known: Set<String> = []

    mutating func look(at document: any Document, in variants: [Variant]) throws {
        for code in variants.compactMap({ $0.language?.code }) where !known.contains(code) {
            if !asked.contains(code) { asked.append(code) }
            if try document.isKnown(in: code) { known.insert(code) }
        }
    }

    mutating func add(_ other: UnknownLanguages) {
        asked += other.asked.filter { !asked.contains($0) }
        known.formUnion(other.known)
    }

    /// A line for each, when all documents have been looked at.
    var lines: [String] {
        asked.filter { !known.contains($0) }.map {
            "preview: note: no document has texts in `\($0)`; texts stay as they are written"
        }
    }
}
