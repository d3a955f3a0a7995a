import Foundation

public typealias RxTime = Date
public typealias RxTimeInterval = DispatchTimeInterval

/// Where something is done.
public protocol ImmediateSchedulerType {
    func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable
}

extension ImmediateSchedulerType {
    /// Again each time that the action asks for it, with a new state.
    public func scheduleRecursive<State>(
        _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> any Disposable {
        let slot = SerialDisposable()
        func turn(_ state: State) {
            slot.disposable = schedule(state) { state in
                if !slot.isDisposed { action(state, turn) }
                return Disposables.create()
            }
        }
        turn(state)
        return slot
    }

    func perform(_ action: @escaping () -> Void) -> any Disposable {
        schedule(()) {
            action()
            return Disposables.create()
        }
    }
}

/// Where and when.
public protocol SchedulerType: ImmediateSchedulerType {
    var now: RxTime { get }

    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable

    func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable
}

extension SchedulerType {
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        let slot = SerialDisposable()
        func turn(_ state: StateType, after time: RxTimeInterval) {
            slot.disposable = scheduleRelative(state, dueTime: time) { state in
                let next = action(state)
                if !slot.isDisposed { turn(next, after: period) }
                return Disposables.create()
            }
        }
        turn(state, after: startAfter)
        return slot
    }

    func perform(after time: RxTimeInterval, _ action: @escaping () -> Void) -> any Disposable {
        scheduleRelative((), dueTime: time) {
            action()
            return Disposables.create()
        }
    }
}

/// What is scheduled while something is being done on this thread comes after it; otherwise it is done at once, with all that
/// it schedules.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
    nonisolated(unsafe) public static let instance = CurrentThreadScheduler()

    /// Whether nothing is being done.
    public static var isScheduleRequired: Bool { !Trampoline.isRunning }

    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let slot = SingleAssignmentDisposable()
        Trampoline.enqueue { if !slot.isDisposed { slot.setDisposable(action(state)) } }
        return slot
    }
}

/// The work of one thread.
final class Trampoline {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    private var waiting: [() -> Void] = []

    private static var current: Trampoline? {
        get { pthread_getspecific(key).map { Unmanaged<Trampoline>.fromOpaque($0).takeUnretainedValue() } }
        set { pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() }) }
    }

    static var isRunning: Bool { current != nil }

    /// At once; what it enqueues is done before this returns, unless more than this is being done.
    static func run(_ work: @escaping () -> Void) {
        if isRunning { work() } else { enqueue(work) }
    }

    static func enqueue(_ work: @escaping () -> Void) {
        if let current {
            current.waiting.append(work)
            return
        }
        let trampoline = Trampoline()
        current = trampoline
        work()
        var done = 0
        while done < trampoline.waiting.count {
            trampoline.waiting[done]()
            done += 1
        }
        current = nil
    }
}
