import CCairo
import Dispatch
import Synchronization

/// Work in parts that the available cores share, including the calling thread.
public enum SharedWork {
    /// The number of shared works at the moment. When there is one, the others are done on one thread.
    private static let shared = Atomic(0)

    /// Until `resume`, every work stays on the calling thread: when many pictures are made, the cores are busy with
    /// whole ones, which is faster than sharing parts.
    public static func pause() { shared.wrappingAdd(1, ordering: .relaxed) }
    public static func resume() { shared.wrappingSubtract(1, ordering: .relaxed) }

    /// The cores that this process may use. Foundation knows them too, after reading several files.
    public static let cores = max(1, Int(mq_core_count()))

    private static let queue = DispatchQueue(label: "ahead", qos: .userInitiated)

    /// Does what will be needed soon, one thing after the other, on an idle core.
    public static func ahead(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

    static func run(_ count: Int, _ work: (Int) -> Void) {
        run(count, with: {}) { part, _ in work(part) }
    }

    /// - Parameter makeTool: makes what a part works with; parts that are done one after the other share it.
    static func run<Tool>(_ count: Int, with makeTool: () -> Tool, _ work: (Int, Tool) -> Void) {
        withoutActuallyEscaping(work) { work in
            run([WorkStages.Stage(begin: { count }, part: work)], atMost: count, with: makeTool)
        }
    }

    /// - Parameter most: how many threads are of any use.
    static func run<Tool>(_ stages: [WorkStages<Tool>.Stage], atMost most: Int, with makeTool: () -> Tool) {
        let isFirst = shared.wrappingAdd(1, ordering: .relaxed).oldValue == 0
        defer { shared.wrappingSubtract(1, ordering: .relaxed) }
        let threads = isFirst ? min(most, cores) : 1
        let work = WorkStages(stages)
        guard threads > 1 else { return work.work(with: makeTool) }
        withoutActuallyEscaping(makeTool) { makeTool in
            // All parts have ended before this returns, and none accesses the data of another.
            nonisolated(unsafe) let makeTool = makeTool
            DispatchQueue.concurrentPerform(iterations: threads) { _ in work.work(with: makeTool) }
        }
    }
}
