import Foundation
import Synchronization

/// Actions for later: on the main queue, as UIKit completes animations and lays out windows. Whoever draws a screen as people see it
/// lets them happen before.
package enum Deferred {
    /// Carried to the main queue, which is where the main actor is.
    private struct Action: @unchecked Sendable {
        let body: () -> Void
    }

    private static let waiting = Mutex<[Action]>([])

    /// Those that were settled before are gone when the main queue comes to their turns.
    package static func run(_ body: @escaping () -> Void) {
        let action = Action(body: body)
        waiting.withLock { $0.append(action) }
        DispatchQueue.main.async {
            waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }?.body()
        }
    }

    /// Some screens have something to do for ever.
    private static let mostTurns = 60

    /// Does what waits, and what that leaves for later in turn.
    @MainActor package static func settle() {
        for _ in 0..<mostTurns {
            let actions = waiting.withLock { waiting in
                defer { waiting = [] }
                return waiting
            }
            if actions.isEmpty { return }
            for action in actions { action.body() }
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
            return async(group: group, qos: qos, flags: flags, execute: work)
        }
        group?.enter()
        Deferred.run {
            work()
            group?.leave()
        }
    }
}
