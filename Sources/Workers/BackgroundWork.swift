import Dispatch
import Glibc
import Synchronization

/// Work that takes its time, done one after the other on a thread of its own: the thread that asks waits for other things
/// as well.
package final class BackgroundWork<Product: Sendable>: Sendable {
    /// Readable when something is done; for `poll`.
    package let descriptor: Int32
    private let signal: Int32
    private let queue: DispatchQueue
    private let done = Mutex<[(key: Int, product: Product)]>([])

    /// - Parameter name: of the thread, for debuggers.
    package init?(_ name: String) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        (descriptor, signal) = (ends[0], ends[1])
        queue = DispatchQueue(label: name)
    }

    deinit {
        close(descriptor)
        close(signal)
    }

    /// The product comes back with the key.
    package func begin(key: Int, _ work: @escaping @Sendable () -> Product) {
        queue.async { [self] in
            let product = work()
            done.withLock { $0.append((key, product)) }
            var byte: UInt8 = 0
            _ = write(signal, &byte, 1)
        }
    }

    /// What was done since the last time. It does not wait.
    package func take() -> [(key: Int, product: Product)] {
        var room = [UInt8](repeating: 0, count: 64)
        _ = read(descriptor, &room, room.count)
        return done.withLock { done in
            defer { done = [] }
            return done
        }
    }
}
