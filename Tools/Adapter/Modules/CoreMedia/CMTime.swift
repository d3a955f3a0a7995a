@_exported import CoreVideo
@_exported import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64
public typealias CMPersistentTrackID = Int32

public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
public let kCMTimeMaxTimescale: CMTimeScale = .max

public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let valid = Self(rawValue: 1)
    public static let hasBeenRounded = Self(rawValue: 2)
    public static let positiveInfinity = Self(rawValue: 4)
    public static let negativeInfinity = Self(rawValue: 8)
    public static let indefinite = Self(rawValue: 16)
}

/// A time as a fraction: so many parts of a second.
public struct CMTime: Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    public var epoch: CMTimeEpoch

    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard seconds.isFinite else {
            self = seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        let parts = (seconds * Double(preferredTimescale)).rounded()
        self.init(value: Int64(exactly: parts) ?? (parts > 0 ? .max : .min), timescale: preferredTimescale)
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    public var isValid: Bool { flags.contains(.valid) }
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    public var isNumeric: Bool {
        isValid && flags.isDisjoint(with: [.positiveInfinity, .negativeInfinity, .indefinite])
    }
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan
    }

    public func convertScale(_ scale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, timescale != scale else { return self }
        let exact = Double(value) * Double(scale) / Double(timescale)
        let rounded =
            switch method {
            case .roundHalfAwayFromZero: exact.rounded()
            case .roundTowardZero: exact.rounded(.towardZero)
            case .roundAwayFromZero: exact.rounded(.awayFromZero)
            case .roundTowardPositiveInfinity: exact.rounded(.up)
            case .roundTowardNegativeInfinity: exact.rounded(.down)
            }
        return CMTime(value: Int64(exactly: rounded) ?? 0, timescale: scale)
    }
}

public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero, roundAwayFromZero
    case roundTowardPositiveInfinity = 5
    case roundTowardNegativeInfinity = 6
    public static let `default` = Self.roundHalfAwayFromZero
}

extension CMTime: Comparable, Hashable {
    public static func == (left: CMTime, right: CMTime) -> Bool {
        guard left.isNumeric, right.isNumeric else { return left.flags == right.flags }
        return left.products(with: right).map { $0 == $1 } ?? (left.seconds == right.seconds)
    }

    public static func < (left: CMTime, right: CMTime) -> Bool {
        guard left.isNumeric, right.isNumeric else { return left.rank < right.rank }
        return left.products(with: right).map { $0 < $1 } ?? (left.seconds < right.seconds)
    }

    /// Equal times of different scales are equal.
    public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }

    public static func + (left: CMTime, right: CMTime) -> CMTime { left.adding(right, 1) }
    public static func - (left: CMTime, right: CMTime) -> CMTime { left.adding(right, -1) }

    /// Both values in parts of one second.
    private func products(with other: CMTime) -> (Int64, Int64)? {
        let (left, leftIsLost) = value.multipliedReportingOverflow(by: Int64(other.timescale))
        let (right, rightIsLost) = other.value.multipliedReportingOverflow(by: Int64(timescale))
        return leftIsLost || rightIsLost ? nil : (left, right)
    }

    private var rank: Double {
        isNegativeInfinity ? -2 : isNumeric ? 0 : isPositiveInfinity ? 1 : isIndefinite ? 2 : 3
    }

    private func adding(_ other: CMTime, _ sign: Int64) -> CMTime {
        guard isValid, other.isValid else { return .invalid }
        guard isNumeric else { return self }
        guard other.isNumeric else { return other }
        if timescale == other.timescale {
            let (sum, isLost) = value.addingReportingOverflow(sign * other.value)
            if !isLost { return CMTime(value: sum, timescale: timescale) }
        }
        let (larger, smaller) = (max(timescale, other.timescale), min(timescale, other.timescale))
        // One scale into which both go, if it is in range.
        let common = Int64(larger) / Self.commonDivisor(Int64(larger), Int64(smaller)) * Int64(smaller)
        let scale = CMTimeScale(exactly: common) ?? larger
        let (left, right) = (
            convertScale(scale, method: .default).value, other.convertScale(scale, method: .default).value
        )
        return CMTime(value: left &+ sign &* right, timescale: scale)
    }

    private static func commonDivisor(_ a: Int64, _ b: Int64) -> Int64 { b == 0 ? max(1, a) : commonDivisor(b, a % b) }
}

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ left: CMTime, _ right: CMTime) -> CMTime { left + right }
public func CMTimeSubtract(_ left: CMTime, _ right: CMTime) -> CMTime { left - right }
public func CMTimeCompare(_ left: CMTime, _ right: CMTime) -> Int32 { left < right ? -1 : left == right ? 0 : 1 }
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    guard time.isNumeric else { return time }
    return CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
public func CMTimeMinimum(_ left: CMTime, _ right: CMTime) -> CMTime { min(left, right) }
public func CMTimeMaximum(_ left: CMTime, _ right: CMTime) -> CMTime { max(left, right) }
