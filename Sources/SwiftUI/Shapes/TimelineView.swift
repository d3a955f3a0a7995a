/// A view that is different from time to time. A picture shows it as it is when it is made.
public nonisolated struct TimelineView<Schedule, Content> {
    public struct Context {
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
        public let date: Date
        public let cadence: Cadence
        public func invalidateTimelineContent() {}
    }
    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
}

/// One context for all timeline views, so that it is known before what is shown is.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Schedule: TimelineSchedule, Content: View {
    public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) { (self.schedule, self.content) = (schedule, content) }

    @MainActor public var body: some View {
        let now = Date()
        // The last entry before now, which is now itself where something moves.
        var shown = now
        if !(schedule is AnimationTimelineSchedule) {
            var entries = schedule.entries(from: now, mode: .normal).makeIterator()
            if let first = entries.next(), first <= now { shown = first }
        }
        return content(
            TimelineViewDefaultContext(date: shown, cadence: schedule is EveryMinuteTimelineSchedule ? .minutes : .live)
        )
    }
}

public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

public nonisolated protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date
    func entries(from startDate: Date, mode: Mode) -> Entries
}

public nonisolated struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}
public nonisolated struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval
    public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
        guard interval > 0, startDate > start else { return [start] }
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return [start.addingTimeInterval(passed * interval)]
    }
}
public nonisolated struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return [Date(timeIntervalSinceReferenceDate: minute)]
    }
}
public nonisolated struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
        let before = dates.filter { $0 <= startDate }.max()
        return [before ?? dates.min() ?? startDate]
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public nonisolated static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    public nonisolated static func animation(minimumInterval: Double? = nil, paused: Bool = false)
        -> AnimationTimelineSchedule
    { AnimationTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public nonisolated static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule
    {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public nonisolated static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule {
    public nonisolated static func explicit<Entries: Sequence>(_ dates: Entries) -> Self
    where Self == ExplicitTimelineSchedule<Entries>, Entries.Element == Date { ExplicitTimelineSchedule(dates) }
}
