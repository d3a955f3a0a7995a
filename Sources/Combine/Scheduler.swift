import Dispatch
import Foundation

/// Where and when something is done. Times are seconds.
public protocol Scheduler {
    associatedtype SchedulerTimeType
    associatedtype SchedulerOptions
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) -> any Cancellable
}

extension Scheduler {
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
}

/// A length of time as schedulers count it.
public struct SchedulerStride: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public let timeInterval: Double

    public init(_ seconds: Double) { timeInterval = seconds }
    public init(floatLiteral value: Double) { timeInterval = value }
    public init(integerLiteral value: Int) { timeInterval = Double(value) }

    public static func seconds(_ value: Double) -> Self { Self(value) }
    public static func seconds(_ value: Int) -> Self { Self(Double(value)) }
    public static func milliseconds(_ value: Int) -> Self { Self(Double(value) / 1e3) }
    public static func microseconds(_ value: Int) -> Self { Self(Double(value) / 1e6) }
    public static func nanoseconds(_ value: Int) -> Self { Self(Double(value) / 1e9) }
    public static func < (first: Self, second: Self) -> Bool { first.timeInterval < second.timeInterval }
}

extension DispatchQueue: Scheduler {
    public typealias SchedulerTimeType = DispatchTime
    public typealias SchedulerOptions = Never

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        let work = ScheduledWork(action)
        async { work.run() }
    }

    public func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) -> any Cancellable {
        let work = ScheduledWork(action)
        asyncAfterInProject(deadline: .now() + seconds, qos: .unspecified, flags: []) { work.run() }
        return work
    }
}

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = Date
    public typealias SchedulerOptions = Never

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        let work = ScheduledWork(action)
        performInProject { work.run() }
    }

    public func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) -> any Cancellable {
        let work = ScheduledWork(action)
        addInProject(Timer(intervalInProject: seconds, repeats: false) { _ in work.run() }, forMode: .default)
        return work
    }
}

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = Date
    public typealias SchedulerOptions = Never

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        let work = ScheduledWork(action)
        addOperation { work.run() }
    }

    public func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) -> any Cancellable {
        let work = ScheduledWork(action)
        DispatchQueue.global().asyncAfterInProject(deadline: .now() + seconds, qos: .unspecified, flags: []) {
            self.addOperation { work.run() }
        }
        return work
    }
}

/// Does everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerTimeType = Double
    public typealias SchedulerOptions = Never
    public static let shared = ImmediateScheduler()

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    public func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}

/// Something that is to be done later, unless it is cancelled.
private final class ScheduledWork: Cancellable, @unchecked Sendable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    func run() {
        let action = lock.withLock { () -> (() -> Void)? in
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    func cancel() { lock.withLock { action = nil } }
}
