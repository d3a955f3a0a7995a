/// A span of time from a start.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    public init() { self.init(start: .zero, duration: .zero) }
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    public static let zero = CMTimeRange()
    public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

    public var end: CMTime { start + duration }
    public var isValid: Bool { start.isValid && duration.isValid }
    public var isEmpty: Bool { isValid && duration == .zero }
    public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
    public func containsTimeRange(_ range: CMTimeRange) -> Bool { start <= range.start && range.end <= end }
    public func intersection(_ other: CMTimeRange) -> CMTimeRange {
        let (from, to) = (max(start, other.start), min(end, other.end))
        return from < to ? CMTimeRange(start: from, end: to) : .zero
    }
    public func union(_ other: CMTimeRange) -> CMTimeRange {
        CMTimeRange(start: min(start, other.start), end: max(end, other.end))
    }
}

/// Which span of a film stands for which span of its source.
public struct CMTimeMapping: Hashable, Sendable {
    public var source: CMTimeRange
    public var target: CMTimeRange
    public init() { self.init(source: .zero, target: .zero) }
    public init(source: CMTimeRange, target: CMTimeRange) { (self.source, self.target) = (source, target) }
}

public let kCMTimeRangeZero = CMTimeRange.zero

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
