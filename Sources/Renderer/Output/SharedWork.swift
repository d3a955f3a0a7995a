import CCairo
import Dispatch
import Synchronization

/// Work in parts that the cores at hand share, the thread that asks among them.
public enum SharedWork {
    /// How many works are shared at the moment. When one is, others keep the cores busy by themselves.
    private static let shared = Atomic(0)

    /// Until `resume`, every work stays on the thread that asks: whoever makes many pictures keeps the cores busy with
    /// whole ones, which takes less than handing parts around.
    public static func pause() { shared.wrappingAdd(1, ordering: .relaxed) }
    public static func resume() { shared.wrappingSubtract(1, ordering: .relaxed) }

    /// The cores that this process may use. Foundation knows them too, after reading several files.
    public static let cores = max(1, Int(mq_core_count()))

    static func run(_ count: Int, _ work: (Int) -> Void) {
        run(count, with: {}) { part, _ in work(part) }
    }

    /// - Parameter makeTool: makes what a part works with; parts that are done one after the other share it.
    static func run<Tool>(_ count: Int, with makeTool: () -> Tool, _ work: (Int, Tool) -> Void) {
        let isFirst = shared.wrappingAdd(1, ordering: .relaxed).oldValue == 0
        defer { shared.wrappingSubtract(1, ordering: .relaxed) }
        guard count > 1, isFirst else {
            let tool = makeTool()
            for part in 0..<count { work(part, tool) }
            return
        }
        withoutActuallyEscaping(work) { work in
            withoutActuallyEscaping(makeTool) { makeTool in
                // All parts have ended before this returns, and none touches what belongs to another.
                nonisolated(unsafe) let (work, makeTool) = (work, makeTool)
                DispatchQueue.concurrentPerform(iterations: count) { work($0, makeTool()) }
            }
        }
    }
}
