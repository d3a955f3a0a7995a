import Foundation
import Maquette
import MaquetteWorkers

/// The work of a verb on a sequence of documents.
@MainActor protocol DocumentWorker: AnyObject {
    /// Something that any thread may do: painting, encoding, writing.
    typealias Work = @Sendable () throws -> Void
    typealias Begin = (@escaping Work) -> Void

    /// Lays out a document. What any thread may do starts as soon as it is known.
    func layOut(_ document: OpenDocument, _ index: Int, begin: Begin)
    func note(_ error: any Error, _ index: Int)
    /// Everything about a document is done.
    func finish(_ index: Int)
    /// Takes over what an earlier process of this batch wrote into the ledger about a document. False if the document has
    /// to be gone through once more.
    func takeOver(_ result: [UInt8], _ index: Int) throws -> Bool
    /// Whether a screen whose own code ends in a crash is wanted without that of its controllers.
    var wantsScreensWithoutControllers: Bool { get }
}

extension DocumentWorker {
    var wantsScreensWithoutControllers: Bool { false }
}

/// The result of a document, as later processes of the batch find it in the ledger.
protocol LedgerResult: Codable, Equatable {
    /// The result of a document that nothing is to be said about.
    init()
}

@MainActor extension Ledger {
    private static let encoder = JSONEncoder()

    /// Most documents are fine, and then there is nothing to encode. What cannot be encoded is done once more.
    func finish<Result: LedgerResult>(_ item: Int, encoding result: Result) {
        if result == Result() {
            finish(item, result: [])
        } else if let bytes = try? Self.encoder.encode(result) {
            finish(item, result: Array(bytes))
        }
    }

    static func result<Result: LedgerResult>(from bytes: [UInt8]) throws -> Result {
        bytes.isEmpty ? Result() : try JSONDecoder().decode(Result.self, from: Data(bytes))
    }
}

/// Passes documents to a worker in their order. They are read ahead, and their pictures are painted, encoded and
/// written on other threads, while the main actor lays out the next one.
@MainActor enum DocumentPipeline {
    /// Results from other threads.
    private enum Step: Sendable {
        case read(Int, OpenDocument)
        case done(Int, (any Error)?)
    }

    static func run(_ inputs: [InputFile], by worker: some DocumentWorker) async {
        /// How many pictures of a document are not written yet.
        var unfinished = inputs.map { _ in 0 }
        let ledger = Ledger.current
        var inputs = inputs
        if let ledger, worker.wantsScreensWithoutControllers {
            for (index, deaths) in ledger.deaths { inputs[index].goOn(after: deaths) }
        }
        if inputs.count == 1 { ShortRun.shareOneHeap() }
        Batch.begin(inputs.count)
        defer { Batch.end(inputs.count) }
        let (order, dangerous) = order(of: inputs, ledger, worker)
        /// The documents that earlier processes may have died of, and the one after them, are alone while they last.
        let careful = dangerous == 0 ? 0 : dangerous + 1
        await withTaskGroup(of: Step.self) { group in
            var (turn, next, working) = (0, 0, 0)
            /// Documents that were read, until it is their turn.
            var read: [Int: OpenDocument] = [:]
            @MainActor func finish(_ index: Int) {
                ledger?.enter(.idle, index)
                worker.finish(index)
            }
            // There is nothing to be done while a single document is read, so it is read here.
            if order.count == 1, let index = order.first {
                ledger?.enter(.reading, index)
                read[index] = OpenDocument(reading: inputs[index])
                next = 1
            }
            while true {
                // A few documents wait to be laid out and a few pictures to be painted, so that no core waits; more
                // would only hold memory.
                while next < order.count, next - turn < 2, working < Batch.mostAtOnce,
                    next >= careful || next == turn && working == 0
                {
                    let (index, input) = (order[next], inputs[order[next]])
                    ledger?.enter(.queued, index)
                    group.addTask(priority: .high) {
                        ledger?.enter(.reading, index)
                        defer { ledger?.enter(.queued, index) }
                        return .read(index, OpenDocument(reading: input))
                    }
                    next += 1
                }
                if turn < order.count, let document = read.removeValue(forKey: order[turn]) {
                    let index = order[turn]
                    turn += 1
                    ledger?.enter(.layingOut, index)
                    if let problem = inputs[index].problemOfControllers {
                        worker.note(UnusableDocument([problem]), index)
                    }
                    @MainActor func start(_ work: @escaping DocumentWorker.Work) {
                        // What reads documents and lays views out is not needed while they are painted.
                        if inputs.count == 1, unfinished[index] == 0 { ProgramCode.letGo() }
                        group.addTask { .done(index, Result { try work() }.failure) }
                        working += 1
                        unfinished[index] += 1
                    }
                    if MainQueue.isTakenOver {
                        let works = await MainQueue.betweenTurns {
                            var works: [DocumentWorker.Work] = []
                            worker.layOut(document, index) { works.append($0) }
                            return works
                        }
                        works.forEach(start)
                    } else {
                        worker.layOut(document, index, begin: start)
                    }
                    if unfinished[index] == 0 { finish(index) } else { ledger?.enter(.drawing, index) }
                    continue
                }
                guard let step = await group.next() else { break }
                switch step {
                case .read(let index, let document): read[index] = document
                case .done(let index, let error):
                    working -= 1
                    if let error { worker.note(error, index) }
                    unfinished[index] -= 1
                    if unfinished[index] == 0 { finish(index) }
                }
            }
        }
    }

    /// The documents that are left to do, those first that may have ended an earlier process of the batch, and how many of them did.
    private static func order(
        of inputs: [InputFile], _ ledger: Ledger?, _ worker: some DocumentWorker
    ) -> (order: [Int], dangerous: Int) {
        guard let ledger else { return (Array(inputs.indices), 0) }
        let left = inputs.indices.filter { index in
            if let result = ledger.finished[index] {
                guard (try? worker.takeOver(result, index)) == true else { return true }
            } else if let deaths = ledger.deaths[index], !deaths.isEmpty {
                guard !inputs[index].isTriedAgain else { return true }
                worker.note(UnusableDocument([inputs[index].problem(of: deaths)]), index)
            } else {
                return true
            }
            worker.finish(index)
            return false
        }
        let dangerous = left.filter { ledger.suspects.contains($0) || inputs[$0].isTriedAgain }
        return (dangerous + left.filter { !dangerous.contains($0) }, dangerous.count)
    }
}

extension Result {
    fileprivate var failure: Failure? {
        guard case .failure(let failure) = self else { return nil }
        return failure
    }
}

extension InputFile {
    /// A trap in a project's own code is not a bug of Maquette.
    fileprivate func problem(of deaths: [Death]) -> DocumentProblem {
        guard let preview else {
            let words = DocumentCode.isUsed ? "its code \(Self.words(of: deaths[0]))" : deaths[0].description
            return DocumentProblem(file: shown, message: words)
        }
        let (first, last) = (Self.words(of: Self.telling(deaths)), Self.words(of: deaths.last ?? deaths[0]))
        let also = last == first ? "" : "; without that of its controllers, it " + last
        return DocumentProblem(
            file: shown, line: preview.line, place: preview.displayName, message: "its code " + first + also)
    }

    /// Where a value was missing, what came of it with one says more.
    private static func telling(_ deaths: [Death]) -> Death {
        lacksValue(deaths) && deaths.count > 1 ? deaths[1] : deaths[0]
    }

    /// Code also ends by its own words where nobody has handed over what it needs.
    private static func lacksValue(_ deaths: [Death]) -> Bool {
        guard let words = deaths.first.map(words(of:)) else { return false }
        return words.contains("Unexpectedly found nil")
            || words.contains("Fatal error: ") && !words.contains("out of range")
                && !words.contains("does not compile here")
    }

    private static func words(of death: Death) -> String {
        switch death.cause {
        case .crash(let signal, let lastWords):
            "ended in a crash: \(lastWords.isEmpty ? "signal \(signal)" : lastWords)"
        case .exit, .tooLong, .tooMuchMemory, .tooManyFiles, .tooManyThreads, .forgery: death.cause.wordsWithAdvice
        }
    }

    fileprivate var isTriedAgain: Bool { crash != nil || fillsProperties }

    /// First with what another screen would have handed over, if that was missing, and then without controllers, where there may be
    /// some in it. A document goes without all code.
    fileprivate mutating func goOn(after deaths: [Death]) {
        guard !deaths.isEmpty else { return }
        guard let preview else {
            if DocumentCode.isUsed, deaths.count == 1 { crash = Self.words(of: deaths[0]) }
            return
        }
        let lacksValue = Self.lacksValue(deaths)
        fillsProperties = lacksValue && deaths.count == 1
        guard !fillsProperties, deaths.count == (lacksValue ? 2 : 1), preview.kind != .view, preview.kind != .cell
        else { return }
        crash = Self.words(of: Self.telling(deaths))
    }

    fileprivate var problemOfControllers: DocumentProblem? {
        guard let crash else { return nil }
        guard let preview else {
            return DocumentProblem(file: shown, message: "its code \(crash); it is shown without its project's code")
        }
        return DocumentProblem(
            file: shown, line: preview.line, place: preview.displayName,
            message: "its code \(crash); it is shown without the code of its controllers")
    }
}
