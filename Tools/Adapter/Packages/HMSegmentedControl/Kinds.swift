import UIKit

public typealias IndexChangeBlock = (UInt) -> Void
public typealias HMTitleFormatterBlock = (HMSegmentedControl, String, UInt, Bool) -> NSAttributedString

public let HMSegmentedControlNoSegment = UInt.max

public enum HMSegmentedControlSelectionStyle: Int, Sendable {
    case textWidthStripe, fullWidthStripe, box, arrow
}

public enum HMSegmentedControlSelectionIndicatorLocation: Int, Sendable {
    case top, bottom, none
    public static let up = top
    public static let down = bottom
}

public enum HMSegmentedControlSegmentWidthStyle: Int, Sendable {
    case fixed, dynamic
}

public struct HMSegmentedControlBorderType: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = HMSegmentedControlBorderType(rawValue: 1)
    public static let left = HMSegmentedControlBorderType(rawValue: 2)
    public static let bottom = HMSegmentedControlBorderType(rawValue: 4)
    public static let right = HMSegmentedControlBorderType(rawValue: 8)
}

public enum HMSegmentedControlType: Int, Sendable {
    case text, images, textImages
}

public enum HMSegmentedControlImagePosition: Int, Sendable {
    case behindText, leftOfText, rightOfText, aboveText, belowText
}
