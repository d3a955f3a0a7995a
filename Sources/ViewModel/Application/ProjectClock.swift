import Foundation
import Synchronization

/// The time that a project's timers, delays and sleeping tasks wait for.
///
/// A process that shows the code of a project waits for nothing: there time passes only while fingers do something, or wait, and all that is
/// due happens at its moment. So the same touches always find the same screen. Elsewhere time is that of the machine.
package enum ProjectClock {
    private struct Alarm: @unchecked Sendable {
        var time: TimeInterval
        var number: Int
        var action: () -> Void
    }

    private struct State {
        var now: TimeInterval = 0
        var number = 0
        var alarms: [Alarm] = []

        /// The date that the code finds goes on with it.
        mutating func pass(until time: TimeInterval) {
            guard time > now else { return }
            passTime?(time - now)
            now = time
        }
    }

    /// What the program that code is loaded into has for that; see `Packaging/host/date.c`.
    private static let passTime = dlsym(nil, "maquette_pass_time").map {
        unsafeBitCast($0, to: (@convention(c) (TimeInterval) -> Void).self)
    }

    private static let state = Mutex(State())

    /// Held for a piece of code alone, in a process that has other work.
    @TaskLocal package static var isHeldHere = false

    /// Whether time passes only by ``advance(by:)``.
    package static var isHeld: Bool { MainQueue.isTakenOver || isHeldHere }

    /// Seconds that have passed.
    package static var now: TimeInterval { state.withLock { $0.now } }

    /// Says what was there before something, for ``forget(since:)``.
    package static var mark: Int { state.withLock { $0.number } }
    /// Drops all that has been left for later since then.
    package static func forget(since mark: Int) { state.withLock { $0.alarms.removeAll { $0.number > mark } } }

    /// Does something later on the main thread.
    package static func after(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
        // Over a hundred years; what is for ever is kept, and never comes.
        let seconds = seconds.isNaN ? 0 : min(max(0, seconds), 1e10)
        let action = Alarm(time: seconds, number: 0, action: action)
        state.withLock { state in
            state.number += 1
            state.alarms.append(Alarm(time: state.now + seconds, number: state.number, action: action.action))
        }
    }

    /// Seconds until something is due; nil where nothing is.
    package static var secondsToNext: TimeInterval? {
        state.withLock { state in state.alarms.map(\.time).min().map { max(0, $0 - state.now) } }
    }

    /// Some screens have something to do in each thousandth of a second.
    private static let mostAlarms = 600

    @MainActor package static func advance(by seconds: TimeInterval) {
        guard isHeld else { return }
        let end = state.withLock { $0.now } + max(0, seconds)
        for _ in 0..<mostAlarms {
            let next: Alarm? = state.withLock { state in
                guard
                    let place = state.alarms.indices.min(by: {
                        (state.alarms[$0].time, state.alarms[$0].number)
                            < (state.alarms[$1].time, state.alarms[$1].number)
                    }), state.alarms[place].time <= end
                else { return nil }
                let alarm = state.alarms.remove(at: place)
                state.pass(until: alarm.time)
                return alarm
            }
            guard let next else { break }
            next.action()
            Deferred.settle()
        }
        state.withLock { $0.pass(until: end) }
    }
}

// MARK: Timers

extension ProjectClock {
    /// Fires a timer when it is due, as a run loop does.
    package static func add(_ timer: Timer, after seconds: TimeInterval) {
        nonisolated(unsafe) let timer = timer
        after(seconds) {
            guard timer.isValid else { return }
            timer.fire()
            if timer.isValid { add(timer, after: max(timer.timeInterval, least)) }
        }
    }

    /// What Foundation takes for an interval of nothing or less.
    private static let least: TimeInterval = 0.0001
}

extension Timer {
    /// What adapted code has in place of `scheduledTimer(withTimeInterval:repeats:block:)`.
    public static func scheduledInProject(
        _ interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        guard ProjectClock.isHeld, MainQueue.isCurrent else {
            return scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
        }
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        ProjectClock.add(timer, after: interval)
        return timer
    }
}

extension Timer {
    /// What adapted code has in place of `init(timeInterval:repeats:block:)`: it fires for the first time when the interval is over.
    public convenience init(
        intervalInProject interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }
}

extension RunLoop {
    /// What adapted code has in place of `add(_:forMode:)`.
    public func addInProject(_ timer: Timer, forMode mode: RunLoop.Mode) {
        guard ProjectClock.isHeld, self === RunLoop.main else { return add(timer, forMode: mode) }
        // A little of it has gone by since the timer was made.
        let rest = (timer.fireDate.timeIntervalSinceNow * 1000).rounded(.up) / 1000
        // Foundation on Linux begins the interval of one that is made without a date at once.
        ProjectClock.add(timer, after: rest > 0 ? rest : timer.timeInterval)
    }
}

extension RunLoop {
    /// What adapted code has in place of `perform(_:)`: nobody runs the main loop of a process that shows a project's code.
    public func performInProject(_ block: @escaping @Sendable () -> Void) {
        if ProjectClock.isHeld, self === RunLoop.main { Deferred.run(block) } else { perform(block) }
    }
}

// MARK: Queues

extension DispatchQueue {
    /// What adapted code has in place of `asyncAfter(deadline:qos:flags:execute:)`.
    public func asyncAfterInProject(
        deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags,
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard ProjectClock.isHeld else { return asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work) }
        ProjectClock.after(deadline.secondsFromNow) {
            self.asyncInProject(group: nil, qos: qos, flags: flags, execute: work)
        }
    }

    /// What adapted code has in place of `asyncAfter(deadline:execute:)`, for work that can be called off.
    public func asyncAfterInProject(deadline: DispatchTime, execute work: DispatchWorkItem) {
        guard ProjectClock.isHeld else { return asyncAfter(deadline: deadline, execute: work) }
        nonisolated(unsafe) let work = work
        ProjectClock.after(deadline.secondsFromNow) {
            self.asyncInProject(group: nil, qos: .unspecified, flags: []) { work.perform() }
        }
    }
}

extension DispatchTime {
    /// The seconds from now, in thousandths. A little of them has gone by since the time was worked out.
    fileprivate var secondsFromNow: TimeInterval {
        let (end, now) = (uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
        return end > now ? (Double(end - now) / 1e6).rounded(.up) / 1000 : 0
    }
}

// MARK: Tasks

extension Task where Success == Never, Failure == Never {
    /// What adapted code has in place of `sleep(for:)` and `sleep(nanoseconds:)`.
    public static func sleepInProject(
        seconds: Double, isolation: isolated (any Actor)? = #isolation
    ) async throws {
        guard ProjectClock.isHeld else { return try await sleep(nanoseconds: UInt64(min(max(0, seconds), 1e9) * 1e9)) }
        let sleeper = Sleeper()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { sleeper.begin($0, seconds) }
        } onCancel: {
            sleeper.end(throwing: _Concurrency.CancellationError())
        }
    }
}

extension Duration {
    public var secondsInProject: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}

/// A task that sleeps until it is time, or until it is cancelled.
private final class Sleeper: Sendable {
    private struct State {
        var waiting: CheckedContinuation<Void, any Error>?
        var end: Result<Void, any Error>?
    }

    private let state = Mutex(State())

    func begin(_ waiting: CheckedContinuation<Void, any Error>, _ seconds: Double) {
        let end = state.withLock { state in
            if state.end == nil { state.waiting = waiting }
            return state.end
        }
        if let end { return waiting.resume(with: end) }
        ProjectClock.after(seconds) { self.end(throwing: nil) }
    }

    func end(throwing error: (any Error)?) {
        let result: Result<Void, any Error> = error.map { .failure($0) } ?? .success(())
        let waiting = state.withLock { state in
            defer { state.waiting = nil }
            if state.end == nil { state.end = result }
            return state.waiting
        }
        waiting?.resume(with: result)
    }
}
