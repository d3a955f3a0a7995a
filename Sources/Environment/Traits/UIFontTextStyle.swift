import Foundation

/// The role of a text in the interface; Dynamic Type gives each role a size.
public struct UIFontTextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let extraLargeTitle = UIFontTextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = UIFontTextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = UIFontTextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = UIFontTextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = UIFontTextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = UIFontTextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = UIFontTextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = UIFontTextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = UIFontTextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = UIFontTextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = UIFontTextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = UIFontTextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = UIFontTextStyle(rawValue: "UICTFontTextStyleCaption2")
}

/// As a value of Foundation's it is its name, as on iOS: descriptors have it among their attributes.
extension UIFontTextStyle: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSString { rawValue as NSString }

    public static func _forceBridgeFromObjectiveC(_ name: NSString, result: inout UIFontTextStyle?) {
        result = UIFontTextStyle(rawValue: name as String)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ name: NSString, result: inout UIFontTextStyle?) -> Bool {
        result = UIFontTextStyle(rawValue: name as String)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ name: NSString?) -> UIFontTextStyle {
        UIFontTextStyle(rawValue: (name ?? "") as String)
    }
}
