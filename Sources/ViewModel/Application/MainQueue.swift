import Dispatch
import Foundation
import Glibc

/// The main queue, which is where the main actor is.
///
/// Usually `dispatchMain` gives it to whatever thread is free, and what is done in it cannot do what waits behind. A process that
/// shows the code of a project does the queue's work itself, on its main thread, and lays screens out between two turns: so what a
/// screen leaves for the queue, such as the tasks that it begins, has its turn before the screen is drawn.
package enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let marked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    /// The main actor need not be on the thread that the process began with.
    static var isCurrent: Bool {
        _ = marked
        return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }

    // MARK: Turns

    /// What Dispatch has for the run loop of CoreFoundation: a descriptor that is readable when something waits, and a function
    /// that does what waits. No header names them.
    private struct Turns: Sendable {
        let descriptor: Int32
        let take: @convention(c) (UnsafeMutableRawPointer?) -> Void

        init?() {
            guard let descriptor = dlsym(nil, "_dispatch_get_main_queue_handle_4CF"),
                let take = dlsym(nil, "_dispatch_main_queue_callback_4CF")
            else { return nil }
            self.descriptor = unsafeBitCast(descriptor, to: (@convention(c) () -> Int32).self)()
            self.take = unsafeBitCast(take, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self)
        }

        /// Opens the descriptor anew, as if something waited.
        func renew() {
            // Swift does not see it. Its flags have the values of those of open(2).
            typealias EventDescriptor = @convention(c) (UInt32, Int32) -> Int32
            guard let open = dlsym(nil, "eventfd") else { return }
            let fresh = unsafeBitCast(open, to: EventDescriptor.self)(1, O_CLOEXEC | O_NONBLOCK)
            guard fresh >= 0, fresh != descriptor else { return }
            dup2(fresh, descriptor)
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            close(fresh)
        }
    }

    /// Dispatch makes its descriptor once. A process that was forked off has closed it with all that its parent had open, or shares it with
    /// others: Dispatch would write into whatever file has the number next. Call this before such a process opens files.
    package static func keepPlace() { Turns()?.renew() }

    // Set by the main thread alone, which reads them.
    nonisolated(unsafe) private static var turns: Turns?
    nonisolated(unsafe) private static var isInTurn = false
    nonisolated(unsafe) private static var between: (() -> Void)?

    /// Whether this process does the queue's work itself.
    package static var isTakenOver: Bool { turns != nil }

    /// Takes over the main queue from here on. Call it on the main thread, before `dispatchMain` or instead of it.
    @MainActor package static func takeOver() {
        guard turns == nil else { return }
        turns = Turns()
        turns?.renew()
        countTasksElsewhere()
    }

    /// Does the queue's work until the process ends, in place of `dispatchMain`.
    @MainActor package static func run() -> Never {
        guard isTakenOver else { dispatchMain() }
        while true {
            _ = turn(waiting: -1)
            while let work = between {
                between = nil
                work()
            }
        }
    }

    /// Does something between two turns; at once where the queue has not been taken over.
    @MainActor package static func betweenTurns<Result: Sendable>(_ work: @escaping @MainActor () -> Result) async
        -> Result
    {
        guard isTakenOver else { return work() }
        return await withCheckedContinuation { done in
            between = { MainActor.assumeIsolated { done.resume(returning: work()) } }
        }
    }

    /// Does what waits. False where nothing comes for so many milliseconds (-1: for ever), within a turn, and where the queue has not
    /// been taken over.
    @MainActor static func turn(waiting milliseconds: Int32) -> Bool {
        guard let turns, !isInTurn else { return false }
        var waiting = pollfd(fd: turns.descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, milliseconds) > 0 else { return false }
        var count: UInt64 = 0
        _ = read(turns.descriptor, &count, MemoryLayout.size(ofValue: count))
        isInTurn = true
        defer { isInTurn = false }
        turns.take(nil)
        return true
    }

    // MARK: Tasks elsewhere

    private typealias Enqueue = @convention(c) (UnsafeRawPointer) -> Void
    private typealias EnqueueHook = @convention(c) @Sendable (UnsafeRawPointer, Enqueue) -> Void

    /// Counts what tasks do that are on no actor or another one, from when it is to be done until it is done: it may come back to the
    /// main actor. Swift's runtime has a place for a function that it calls instead of enqueueing such work.
    private static func countTasksElsewhere() {
        guard let hook = dlsym(nil, "swift_task_enqueueGlobal_hook") else { return }
        hook.assumingMemoryBound(to: EnqueueHook?.self).pointee = countingHook
    }

    private static let countingHook: EnqueueHook = { work, _ in
        let job = unsafeBitCast(work, to: UnownedJob.self)
        Deferred.beginElsewhere()
        DispatchQueue.global().async {
            job.runSynchronously(on: noActor)
            Deferred.endElsewhere()
        }
    }

    /// Two words without an object: the runtime's executor for work that is on no actor.
    private static let noActor = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
}
