import Foundation
import Synchronization

/// Actions for later: on the main queue, as UIKit completes animations and lays out windows. Whoever draws a screen as people see it
/// lets them happen before.
package enum Deferred {
    /// Carried to the main queue, which is where the main actor is.
    private struct Action: @unchecked Sendable {
        let body: () -> Void
    }

    private struct State {
        var waiting: [Action] = []
        /// How much of the project's work goes on in other queues.
        var elsewhere = 0
        /// How much of the work has been waited for in vain.
        var givenUp = 0
        /// How often the process was at work while nothing came.
        var busyWaits = 0
    }

    private static let state = Mutex(State())

    /// Work that was done before is gone when the main queue reaches it.
    package static func run(_ body: @escaping () -> Void) {
        let action = Action(body: body)
        state.withLock { $0.waiting.append(action) }
        guard MainQueue.isTakenOver else {
            return DispatchQueue.main.async {
                state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }?.body()
            }
        }
        // Whoever draws comes to it, and may have to be woken for what comes from another queue.
        if !MainQueue.isCurrent { DispatchQueue.main.async {} }
    }

    /// Some screens have something to do for ever.
    private static let mostTurns = 60
    /// Milliseconds within which what a task waits for comes back to the main queue, if it is not the network.
    private static let patience: Int32 = 50
    /// How often in turn nothing comes in such a time before the rest is given up.
    private static let mostIdleWaits = 10
    /// How often a process waits while it is at work itself, in all: some work never ends. It is two seconds, so that a picture of such
    /// a screen comes within the time that a page or an agent waits for one.
    private static let mostBusyWaits = 40
    /// How often nothing comes in all, as something may come again and again, each time just before the rest is given up.
    private static let mostWaits = 60

    /// Does what waits, and what that leaves for later in turn. Where the main queue has been taken over, its work is among it.
    @MainActor package static func settle() {
        var (turns, waits, idleWaits) = (0, 0, 0)
        var isMoreExpected = false
        while turns < mostTurns, waits < mostWaits, idleWaits < mostIdleWaits {
            let (actions, isBusyElsewhere) = state.withLock { state in
                defer { state.waiting = [] }
                return (state.waiting, state.elsewhere > state.givenUp)
            }
            for action in actions { action.body() }
            if !actions.isEmpty {
                turns += 1
                continue
            }
            guard MainQueue.isTakenOver else { return }
            let spent = secondsOfProcessor
            if MainQueue.turn(waiting: isMoreExpected || isBusyElsewhere ? patience : 0) {
                (turns, idleWaits, isMoreExpected) = (turns + 1, 0, true)
            } else if !isBusyElsewhere {
                return
            } else {
                waits += 1
                // The machine may have others to serve as well.
                idleWaits = secondsOfProcessor - spent > leastWork && mayWaitForWork() ? 0 : idleWaits + 1
            }
        }
        state.withLock { $0.givenUp = $0.elsewhere }
    }

    private static func mayWaitForWork() -> Bool {
        state.withLock { state in
            state.busyWaits += 1
            return state.busyWaits <= mostBusyWaits
        }
    }

    /// More than waiting takes.
    private static let leastWork = 0.001

    private static var secondsOfProcessor: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    package static func beginElsewhere() { noteElsewhere(1) }
    package static func endElsewhere() { noteElsewhere(-1) }

    /// Work in another queue, which may leave something for the main one.
    private static func noteElsewhere(_ change: Int) {
        state.withLock { state in
            state.elsewhere += change
            state.givenUp = min(state.givenUp, state.elsewhere)
        }
    }
}

extension DispatchQueue {
    /// What adapted code has in place of `async(group:qos:flags:execute:)`: what it leaves for the main queue happens before a
    /// screen of the project is drawn.
    public func asyncInProject(
        group: DispatchGroup?, qos: DispatchQoS, flags: DispatchWorkItemFlags,
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        // The main queue is another object each time one asks for it.
        guard label == DispatchQueue.main.label else {
            Deferred.beginElsewhere()
            return async(group: group, qos: qos, flags: flags) {
                work()
                Deferred.endElsewhere()
            }
        }
        group?.enter()
        Deferred.run {
            work()
            group?.leave()
        }
    }
}
