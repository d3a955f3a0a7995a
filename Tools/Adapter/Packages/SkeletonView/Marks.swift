import ObjectiveC
import UIKit

/// What a view knows of its skeleton.
final class Marks {
    var isSkeletonable = false
    var cornerRadius: Float?
    var isHidden = false
    var isTouchable = true
    var lastLine: Int?
    var lineRadius: Int?
    var lineSpacing: CGFloat?
    var lineHeight: SkeletonTextLineHeight?
    var lines = SkeletonTextNumberOfLines.inherited
    var padding = UIEdgeInsets.zero
    /// What is in front of the view while its skeleton shows.
    var cover: SkeletonCover?
    var isActive = false
    /// What comes back afterwards.
    var textColor: UIColor?
    var wasHidden = false
    var rows: AnyObject?
}

@MainActor private var key: UInt8 = 0

extension UIView {
    var marks: Marks {
        if let known = objc_getAssociatedObject(self, &key) as? Marks { return known }
        let new = Marks()
        objc_setAssociatedObject(self, &key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return new
    }

    @IBInspectable public var isSkeletonable: Bool {
        get { marks.isSkeletonable }
        set { marks.isSkeletonable = newValue }
    }

    @IBInspectable public var skeletonCornerRadius: Float {
        get { marks.cornerRadius ?? SkeletonAppearance.default.skeletonCornerRadius }
        set { marks.cornerRadius = newValue }
    }

    @IBInspectable public var isHiddenWhenSkeletonIsActive: Bool {
        get { marks.isHidden }
        set { marks.isHidden = newValue }
    }

    @IBInspectable public var isUserInteractionDisabledWhenSkeletonIsActive: Bool {
        get { !marks.isTouchable }
        set { marks.isTouchable = !newValue }
    }

    @IBInspectable public var isDisabledWhenSkeletonIsActive: Bool {
        get { !marks.isTouchable }
        set { marks.isTouchable = !newValue }
    }

    public var isSkeletonActive: Bool { marks.isActive }
    public var sk: SkeletonExtension { SkeletonExtension(view: self) }
}

@preconcurrency @MainActor public struct SkeletonExtension {
    let view: UIView

    public var isSkeletonActive: Bool { view.isSkeletonActive }
    public var skeletonTreeDescription: String { "\(view)" }
}

@preconcurrency @MainActor public protocol SkeletonTextNode: UIView {}
extension UILabel: SkeletonTextNode {}
extension UITextView: SkeletonTextNode {}

extension SkeletonTextNode {
    public var lastLineFillPercent: Int {
        get { marks.lastLine ?? SkeletonAppearance.default.multilineLastLineFillPercent }
        set { marks.lastLine = min(newValue, 100) }
    }

    public var linesCornerRadius: Int {
        get { marks.lineRadius ?? SkeletonAppearance.default.multilineCornerRadius }
        set { marks.lineRadius = newValue }
    }

    public var skeletonLineSpacing: CGFloat {
        get { marks.lineSpacing ?? SkeletonAppearance.default.multilineSpacing }
        set { marks.lineSpacing = newValue }
    }

    public var skeletonPaddingInsets: UIEdgeInsets {
        get { marks.padding }
        set { marks.padding = newValue }
    }

    public var skeletonTextLineHeight: SkeletonTextLineHeight {
        get { marks.lineHeight ?? SkeletonAppearance.default.textLineHeight }
        set { marks.lineHeight = newValue }
    }

    public var skeletonTextNumberOfLines: SkeletonTextNumberOfLines {
        get { marks.lines }
        set { marks.lines = newValue }
    }

    public var useFontLineHeight: Bool {
        get { skeletonTextLineHeight == .relativeToFont }
        set { skeletonTextLineHeight = newValue ? .relativeToFont : .relativeToConstraints }
    }
}
