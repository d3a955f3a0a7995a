import Foundation

/// What was loaded for an item. Nothing ever is.
open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {
    open var events: [AVPlayerItemAccessLogEvent] { [] }
}
open class AVPlayerItemAccessLogEvent: NSObject, @unchecked Sendable {
    open var uri: String? { nil }
    open var indicatedBitrate: Double { -1 }
    open var observedBitrate: Double { -1 }
    open var averageVideoBitrate: Double { -1 }
    open var averageAudioBitrate: Double { -1 }
    open var switchBitrate: Double { -1 }
    open var numberOfStalls: Int { 0 }
    open var numberOfDroppedVideoFrames: Int { 0 }
    open var numberOfBytesTransferred: Int64 { 0 }
    open var durationWatched: TimeInterval { 0 }
    open var playbackType: String? { nil }
    open var playbackStartDate: Date? { nil }
}
open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {
    open var events: [AVPlayerItemErrorLogEvent] { [] }
}
open class AVPlayerItemErrorLogEvent: NSObject, @unchecked Sendable {
    open var uri: String? { nil }
    open var date: Date? { nil }
    open var errorStatusCode: Int { 0 }
    open var errorDomain: String { "" }
    open var errorComment: String? { nil }
}

public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let timeDomain = Self(rawValue: "TimeDomain")
    public static let spectral = Self(rawValue: "Spectral")
    public static let varispeed = Self(rawValue: "Varispeed")
    public static let lowQualityZeroLatency = Self(rawValue: "LowQualityZeroLatency")
}

/// How captions look.
open class AVTextStyleRule: NSObject, @unchecked Sendable {
    public let textMarkupAttributes: [String: Any]
    public init?(textMarkupAttributes: [String: Any]) { self.textMarkupAttributes = textMarkupAttributes }
}

/// Languages and captions that one can choose from. No file is read, so there are none.
open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
    open var options: [AVMediaSelectionOption] { [] }
    open var defaultOption: AVMediaSelectionOption? { nil }
    open var allowsEmptySelection: Bool { true }
    open class func mediaSelectionOptions(
        from options: [AVMediaSelectionOption], with locale: Locale
    ) -> [AVMediaSelectionOption] { [] }
}
open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
    open var displayName: String { "" }
    open var locale: Locale? { nil }
    open var extendedLanguageTag: String? { nil }
    open var isPlayable: Bool { false }
}
open class AVMediaSelection: NSObject, @unchecked Sendable {
    open var asset: AVAsset? { nil }
    open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }
}
extension AVAsset {
    public var preferredMediaSelection: AVMediaSelection { AVMediaSelection() }
    public var allMediaSelections: [AVMediaSelection] { [] }
    public func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic)
        -> AVMediaSelectionGroup?
    { nil }
    public var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
    public var availableChapterLocales: [Locale] { [] }
}
