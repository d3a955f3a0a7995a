import Foundation

/// The guides that a view makes for itself, and keeps for life. All but a scroll view's content follow its bounds.
enum SystemGuideKind: Hashable {
    case layoutMargins, safeArea, readableContent, keyboard
    /// The content of a scroll view, and the visible part of it.
    case content, visibleFrame
    /// A view controller's guides from before there were safe areas.
    case underTopBars, underBottomBars

    var identifier: String {
        switch self {
        case .layoutMargins: "UIViewLayoutMarginsGuide"
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .readableContent: "UIViewReadableContentGuide"
        case .keyboard: "UIViewKeyboardLayoutGuide"
        case .content: "UIScrollView-contentLayoutGuide"
        case .visibleFrame: "UIScrollView-frameLayoutGuide"
        case .underTopBars: "_UIViewControllerTop"
        case .underBottomBars: "_UIViewControllerBottom"
        }
    }
}

/// The frame of a system guide in its owner's bounds.
struct SystemGuidePlace {
    var insets = UIEdgeInsets.zero
    /// The heights of guides that cover only the lower or the upper end of their owner.
    var heightFromBottom: CGFloat?
    var heightFromTop: CGFloat?

    func rectangle(in bounds: CGRect) -> CGRect {
        var rectangle = bounds.inset(by: insets)
        if let height = heightFromBottom {
            rectangle.origin.y = bounds.maxY - insets.bottom - height
            rectangle.size.height = height
        }
        if let height = heightFromTop { rectangle.size.height = height }
        rectangle.size.width = max(0, rectangle.size.width)
        rectangle.size.height = max(0, rectangle.size.height)
        return rectangle
    }
}

extension UILayoutGuide {
    /// `nil` for the guides that users make, and for the content that a scroll view scrolls over.
    var systemPlace: SystemGuidePlace? {
        guard let kind = guideState.kind, let owner = owningView else { return nil }
        switch kind {
        case .layoutMargins: return SystemGuidePlace(insets: owner.layoutMargins)
        case .safeArea: return SystemGuidePlace(insets: owner.safeAreaInsets)
        case .visibleFrame: return SystemGuidePlace()
        case .content: return nil
        case .readableContent: return SystemGuidePlace(insets: ReadableWidth.insets(owner.layoutMargins, in: owner))
        case .keyboard:
            let usesSafeArea = (self as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
            return SystemGuidePlace(
                heightFromBottom: max(usesSafeArea ? owner.safeAreaInsets.bottom : 0, owner.heightUnderKeyboard))
        case .underTopBars: return SystemGuidePlace(heightFromTop: owner.safeAreaInsets.top)
        case .underBottomBars: return SystemGuidePlace(heightFromBottom: owner.safeAreaInsets.bottom)
        }
    }
}

/// The greatest width at which lines are easy to read: iPadOS's value at the default text size, and in proportion to
/// the body font at others.
@MainActor enum ReadableWidth {
    static func insets(_ margins: UIEdgeInsets, in view: UIView) -> UIEdgeInsets {
        var insets = margins
        let width = view.bounds.width
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection)
        let widest = Headless.release.margins.readableWidth
        let cap = (widest.width * body.pointSize / 17).rounded()
        guard width - insets.left - insets.right > cap, width > widest.from else { return insets }
        insets.left = (width - cap) / 2
        insets.right = insets.left
        return insets
    }
}

extension UIView {
    /// How much of the view the keyboard covers.
    fileprivate var heightUnderKeyboard: CGFloat {
        guard let window, window.keyboardHeight > 0 else { return 0 }
        let top = convert(CGPoint(x: 0, y: window.bounds.height - window.keyboardHeight), from: window).y
        return max(0, min(bounds.height, bounds.maxY - top))
    }

    func systemGuide(_ kind: SystemGuideKind) -> UILayoutGuide {
        if let guide = viewState.systemGuides[kind] { return guide }
        let guide = UILayoutGuide()
        adopt(guide, as: kind)
        return guide
    }

    var keyboardGuide: UIKeyboardLayoutGuide {
        if let guide = viewState.systemGuides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide()
        adopt(guide, as: .keyboard)
        return guide
    }

    /// The guides that view controllers hand out as `topLayoutGuide` and `bottomLayoutGuide`.
    func barGuide(_ kind: SystemGuideKind) -> any UILayoutSupport {
        if let guide = viewState.systemGuides[kind] as? _UILayoutGuide { return guide }
        let guide = _UILayoutGuide()
        adopt(guide, as: kind)
        guide.hold(in: self, at: kind)
        return guide
    }

    private func adopt(_ guide: UILayoutGuide, as kind: SystemGuideKind) {
        guide.guideState.kind = kind
        guide.guideState.owner = self
        guide.guideState.identifier = kind.identifier
        viewState.systemGuides[kind] = guide
    }

    /// The constraints of the system's guides contain numbers that are out of date.
    func invalidateSystemGuides() {
        guard !viewState.systemGuides.isEmpty else { return }
        for case let guide as _UILayoutGuide in viewState.systemGuides.values { guide.followSafeArea() }
        markNeedsLowering()
    }
}
