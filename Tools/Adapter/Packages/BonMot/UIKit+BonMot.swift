import ObjectiveC
import UIKit

nonisolated(unsafe) private var styleKey: UInt8 = 0
nonisolated(unsafe) private var nameKey: UInt8 = 0

/// The style that an object's words get.
@preconcurrency @MainActor public protocol StyledText: AnyObject {
    var styledWords: NSAttributedString? { get set }
}

extension StyledText {
    public var bonMotStyle: StringStyle? {
        get { objc_getAssociatedObject(self, &styleKey) as? StringStyle }
        set {
            objc_setAssociatedObject(self, &styleKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            if let text = styledWords?.string { styledText = text }
        }
    }

    public var bonMotStyleName: String? {
        get { objc_getAssociatedObject(self, &nameKey) as? String }
        set {
            objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            bonMotStyle = newValue.flatMap { NamedStyles.shared.style(forName: $0) }
        }
    }

    public var styledText: String? {
        get { styledWords?.string }
        set { styledWords = newValue.map { ($0).styled(with: bonMotStyle ?? StringStyle()) } }
    }
}

extension UILabel: StyledText {
    public var styledWords: NSAttributedString? {
        get { attributedText }
        set { attributedText = newValue }
    }
}

extension UITextField: StyledText {
    public var styledWords: NSAttributedString? {
        get { attributedText }
        set { attributedText = newValue }
    }
}

extension UITextView: StyledText {
    public var styledWords: NSAttributedString? {
        get { attributedText }
        set { attributedText = newValue }
    }
}

extension UIButton: StyledText {
    public var styledWords: NSAttributedString? {
        get { titleLabel?.attributedText }
        set { setAttributedTitle(newValue, for: .normal) }
    }
}
