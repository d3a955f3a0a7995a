import Foundation
import UIKit

/// All schedulers of queues use the main queue, one after the other: what they do is done before a screen is drawn, the same each
/// time. What has to wait for a while comes later.
enum MainQueue {
    private struct Work: @unchecked Sendable {
        let slot = SingleAssignmentDisposable()
        let action: () -> any Disposable

        func run() { if !slot.isDisposed { slot.setDisposable(action()) } }
    }

    static func async(_ action: @escaping () -> any Disposable) -> any Disposable {
        let work = Work(action: action)
        DispatchQueue.main.asyncInProject(group: nil, qos: .unspecified, flags: []) { work.run() }
        return work.slot
    }

    static func async(after time: RxTimeInterval, _ action: @escaping () -> any Disposable) -> any Disposable {
        let work = Work(action: action)
        DispatchQueue.main.asyncAfter(deadline: .now() + time) { work.run() }
        return work.slot
    }
}

public class SerialDispatchQueueScheduler: SchedulerType {
    init() {}
    public init(
        internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {}
    public init(queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    }
    public init(
        qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {}

    public var now: RxTime { Date() }

    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable { MainQueue.async { action(state) } }

    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable { MainQueue.async(after: dueTime) { action(state) } }
}

/// At once on the main thread, unless something waits already.
public final class MainScheduler: SerialDispatchQueueScheduler {
    nonisolated(unsafe) public static let instance = MainScheduler()
    nonisolated(unsafe) public static let asyncInstance = SerialDispatchQueueScheduler()

    private let lock = NSLock()
    private var waiting = 0

    public override init() { super.init() }

    public override func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        if Thread.isMainThread, lock.withLock({ waiting == 0 }) { return action(state) }
        lock.withLock { waiting += 1 }
        let slot = SingleAssignmentDisposable()
        _ = MainQueue.async { [self] in
            if !slot.isDisposed { slot.setDisposable(action(state)) }
            lock.withLock { waiting -= 1 }
            return Disposables.create()
        }
        return slot
    }

    public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        precondition(Thread.isMainThread, errorMessage ?? "this is for the main thread")
    }
    public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
        ensureExecutingOnScheduler(errorMessage: errorMessage)
    }
}

/// At once on the main thread, also when something waits.
public final class ConcurrentMainScheduler: SchedulerType {
    nonisolated(unsafe) public static let instance = ConcurrentMainScheduler()

    public var now: RxTime { Date() }

    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable { Thread.isMainThread ? action(state) : MainQueue.async { action(state) } }

    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable { MainQueue.async(after: dueTime) { action(state) } }
}

public class ConcurrentDispatchQueueScheduler: SchedulerType {
    public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {}
    public init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {}

    public var now: RxTime { Date() }

    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable { MainQueue.async { action(state) } }

    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable { MainQueue.async(after: dueTime) { action(state) } }
}

public class OperationQueueScheduler: ImmediateSchedulerType {
    public let operationQueue: OperationQueue
    public let queuePriority: Operation.QueuePriority

    public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
        self.operationQueue = operationQueue
        self.queuePriority = queuePriority
    }

    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable { MainQueue.async { action(state) } }
}
