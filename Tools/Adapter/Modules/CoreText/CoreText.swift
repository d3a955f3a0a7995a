@_exported import CoreGraphics
@_exported import MaquetteFonts
import UIKit

/// On iOS each is the other, too.
public typealias CTFont = UIFont

public enum CTFontUIFontType: UInt32, Sendable {
    case user = 0
    case userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem
    case miniEmphasizedSystem, views, application, label, menuTitle, menuItem, menuItemMark, menuItemCmdKey
    case windowTitle, pushButton, utilityWindowTitle, alertHeader, systemDetail, emphasizedSystemDetail, toolbar
    case smallToolbar, message, palette, toolTip, controlContent
}

/// The size of fonts for which none is given.
private let plainSize: CGFloat = 12

public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
    -> CTFont
{
    let size = size == 0 ? plainSize : size
    return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}
/// Of a font that is registered under its name; else that of the system.
public func CTFontCreateWithGraphicsFont(
    _ font: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: UIFontDescriptor?
) -> CTFont { CTFontCreateWithName(font.postScriptName ?? "", size, matrix) }
public func CTFontCreateUIFontForLanguage(_ use: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont? {
    let size = size == 0 ? plainSize : size
    switch use {
    case .userFixedPitch: return .monospacedSystemFont(ofSize: size, weight: .regular)
    case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .emphasizedSystemDetail:
        return .boldSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size)
    }
}

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Downwards, unlike `descender`.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }

// Attributes of texts, whose names are those of UIKit's where both have one.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
public let kCTLigatureAttributeName: CFString = NSAttributedString.Key.ligature.rawValue
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
public let kCTStrokeWidthAttributeName: CFString = NSAttributedString.Key.strokeWidth.rawValue
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle.rawValue
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
public let kCTBaselineOffsetAttributeName: CFString = "CTBaselineOffset"
public let kCTTrackingAttributeName: CFString = "CTTracking"
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
public let kCTWritingDirectionAttributeName: CFString = "NSWritingDirection"

// What a font says of its features.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"
/// Nil for a font without features that one can choose from; what the fonts here have is not listed.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { nil }
