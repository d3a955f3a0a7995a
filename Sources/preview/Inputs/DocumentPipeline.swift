import Maquette

/// The work of a verb on a sequence of documents.
@MainActor protocol DocumentWorker: AnyObject {
    /// Something that any thread may do: painting, encoding, writing.
    typealias Work = @Sendable () throws -> Void
    typealias Begin = (@escaping Work) -> Void

    /// Lays out a document. What any thread may do is begun as soon as it is known.
    func layOut(_ document: OpenDocument, _ index: Int, begin: Begin)
    func note(_ error: any Error, _ index: Int)
    /// Everything about a document is done.
    func finish(_ index: Int)
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
        if inputs.count == 1 { ShortRun.shareOneHeap() }
        Batch.begin(inputs.count)
        defer { Batch.end(inputs.count) }
        await withTaskGroup(of: Step.self) { group in
            var (turn, next, working) = (0, 0, 0)
            /// Documents that were read, until it is their turn.
            var read: [Int: OpenDocument] = [:]
            // A single document is read here, because nothing else could be done meanwhile.
            if inputs.count == 1 {
                read[0] = OpenDocument(reading: inputs[0])
                next = 1
            }
            while true {
                // A few documents wait to be laid out and a few pictures to be painted, so that no core waits; more
                // would only hold memory.
                while next - turn < 2, working < Batch.mostAtOnce, next < inputs.count {
                    let (index, input) = (next, inputs[next])
                    group.addTask(priority: .high) { .read(index, OpenDocument(reading: input)) }
                    next += 1
                }
                if let document = read.removeValue(forKey: turn) {
                    let index = turn
                    turn += 1
                    worker.layOut(document, index) { work in
                        group.addTask { .done(index, Result { try work() }.failure) }
                        working += 1
                        unfinished[index] += 1
                    }
                    if unfinished[index] == 0 { worker.finish(index) }
                    continue
                }
                guard let step = await group.next() else { break }
                switch step {
                case .read(let index, let document): read[index] = document
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
