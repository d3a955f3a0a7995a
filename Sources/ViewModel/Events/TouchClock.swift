import Foundation

/// The time of touches, and what waits for it.
@MainActor final class TouchClock {
    private struct Alarm {
        var time: TimeInterval
        var number: Int
        var action: @MainActor () -> Void
    }

    private(set) var now: TimeInterval = 0
    private var alarms: [Alarm] = []
    private var number = 0

    /// Returns what ``cancel(_:)`` takes.
    @discardableResult func after(_ seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Int {
        number += 1
        alarms.append(Alarm(time: now + seconds, number: number, action: action))
        return number
    }

    func cancel(_ number: Int?) { alarms.removeAll { $0.number == number } }

    /// Lets time pass, which is the time of the project's timers, too.
    private func pass(until time: TimeInterval) {
        guard time > now else { return }
        ProjectClock.advance(by: time - now)
        now = time
    }

    func advance(by seconds: TimeInterval) {
        let end = now + seconds
        while let next = alarms.min(by: { ($0.time, $0.number) < ($1.time, $1.number) }), next.time <= end {
            cancel(next.number)
            pass(until: next.time)
            next.action()
        }
        pass(until: end)
    }
}
