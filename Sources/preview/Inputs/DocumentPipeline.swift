import Maquette

/// The work of a verb on a sequence of documents.
@MainActor protocol DocumentWorker: AnyObject {
    typealias Work = @Sendable () throws -> Void

    /// Lays out a document, and starts the work for other threads as soon as possible.
    func layOut(_ document: OpenDocument, _ index: Int, begin: (@escaping Work) -> Void)
    func note(_ error: any Error, _ index: Int)
    /// Everything about a document is done.
    func finish(_ index: Int)
}

/// Leads documents past a worker: they are read ahead and their pictures painted, encoded and written on other threads,
/// while the main actor lays out what comes next.
@MainActor enum DocumentPipeline {
    /// Results from other threads.
    private enum Step: Sendable {
        case read(Int, OpenDocument)
        case done(Int, (any Error)?)
    }

    static func run(_ inputs: [InputFile], by worker: some DocumentWorker) async {
        /// How many pictures of a document are not written yet.
        var unfinished = inputs.map { _ in 0 }
        if inputs.count == 1 { ShortRun.shareOneHeap() }
        Batch.begin(inputs.count)
        defer { Batch.end(inputs.count) }
        await withTaskGroup(of: Step.self) { group in
            var (next, reading, working) = (0, 0, 0)
            // There is nothing to do while a single document is read, so it is read here.
            var known: Step?
            if inputs.count == 1 {
                known = .read(0, OpenDocument(reading: inputs[0]))
                (next, reading) = (1, 1)
            }
            while true {
                // A few documents wait to be laid out and a few pictures to be painted, so that no core waits; more
                // would only hold memory.
                while reading < 2, working < Batch.mostAtOnce, next < inputs.count {
                    let (index, input) = (next, inputs[next])
                    group.addTask(priority: .high) { .read(index, OpenDocument(reading: input)) }
                    next += 1
                    reading += 1
                }
                let step = if let known { known } else { await group.next() }
                known = nil
                guard let step else { break }
                switch step {
                case .read(let index, let document):
                    reading -= 1
                    worker.layOut(document, index) { work in
                        group.addTask { .done(index, Result { try work() }.failure) }
                        working += 1
                        unfinished[index] += 1
                    }
                    if unfinished[index] == 0 { worker.finish(index) }
                case .done(let index, let error):
                    working -= 1
                    if let error { worker.note(error, index) }
                    unfinished[index] -= 1
                    if unfinished[index] == 0 { worker.finish(index) }
                }
            }
        }
    }
}

extension Result {
    fileprivate var failure: Failure? {
        guard case .failure(let failure) = self else { return nil }
        return failure
    }
}
