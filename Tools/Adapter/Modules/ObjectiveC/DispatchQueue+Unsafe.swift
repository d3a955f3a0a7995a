import Dispatch
import UIKit

// Closures of which nobody has said that they may go to another thread.

private struct Work: @unchecked Sendable { let block: () -> Void }

extension DispatchQueue {
    public func asyncUnsafe(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        let work = Work(block: work)
        asyncInProject(group: group, qos: qos, flags: flags) { work.block() }
    }
    public func asyncAfterUnsafe(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        let work = Work(block: work)
        asyncAfterInProject(deadline: deadline, qos: qos, flags: flags) { work.block() }
    }
}
