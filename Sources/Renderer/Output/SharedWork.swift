import Dispatch

/// Work in parts that the cores at hand share, the thread that asks among them.
enum SharedWork {
    static func run(_ count: Int, _ work: (Int) -> Void) {
        if count == 1 { return work(0) }
        withoutActuallyEscaping(work) { work in
            // All parts have ended before this returns, and none touches what belongs to another.
            nonisolated(unsafe) let work = work
            DispatchQueue.concurrentPerform(iterations: count) { work($0) }
        }
    }
}
