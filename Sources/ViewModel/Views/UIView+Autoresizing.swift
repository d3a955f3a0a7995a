import Foundation

extension UIView {
    /// Which margins and lengths of a view change when its superview changes size.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

        static let bothLengths: AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    func setAutoresizesSubviews(_ resizes: Bool) {
        viewState.autoresizesSubviews = resizes
        for subview in viewState.subviews { subview.markAutoresizingChanged() }
    }

    func setAutoresizingMask(_ mask: AutoresizingMask) {
        viewState.autoresizingMask = mask
        markAutoresizingChanged()
    }

    /// Whether the view is the view of its window's root controller, which has the window's size though constraints place it.
    var fillsWindow: Bool {
        viewState.controller != nil && (viewState.superview as? UIWindow)?.isFilled(by: self) == true
    }

    /// Makes the engine hold the view to its present frame by its present mask.
    func markAutoresizingChanged() {
        viewState.autoresizingHasChanged = true
        markNeedsLowering()
    }

    func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard viewState.translatesAutoresizingMask != translates else { return }
        viewState.translatesAutoresizingMask = translates
        if superview == nil, viewState.engine != nil { dissolveEngine() }
        markAutoresizingChanged()
        superview?.setNeedsLayout()
    }

    /// Moves the subviews by their springs and struts after a change of size.
    func resizeSubviews(from old: CGSize) {
        for subview in viewState.subviews where subview.viewState.translatesAutoresizingMask || subview.fillsWindow {
            let mask = subview.fillsWindow ? .bothLengths : subview.viewState.autoresizingMask
            guard !mask.isEmpty else { continue }
            let frame = subview.untransformedFrame
            let x = SpringsAndStruts(mask, along: .horizontal).resize(
                (frame.minX, frame.width), from: old.width, to: bounds.width)
            let y = SpringsAndStruts(mask, along: .vertical).resize(
                (frame.minY, frame.height), from: old.height, to: bounds.height)
            subview.place(at: CGRect(x: x.min, y: y.min, width: x.length, height: y.length))
        }
    }
}

/// The autoresizing of one axis: whether the near margin, the length and the far margin are flexible.
struct SpringsAndStruts {
    let near, length, far: Bool

    init(_ mask: UIView.AutoresizingMask, along axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal {
            near = mask.contains(.flexibleLeftMargin)
            length = mask.contains(.flexibleWidth)
            far = mask.contains(.flexibleRightMargin)
        } else {
            near = mask.contains(.flexibleTopMargin)
            length = mask.contains(.flexibleHeight)
            far = mask.contains(.flexibleBottomMargin)
        }
    }

    /// The new place on the axis. The flexible parts share the change in proportion to their present lengths, equally
    /// if these are all zero. If nothing is flexible, the far margin changes.
    func resize(
        _ span: (min: CGFloat, length: CGFloat), from old: CGFloat, to new: CGFloat
    ) -> (min: CGFloat, length: CGFloat) {
        let shares = shares(of: span, in: old)
        return (span.min + shares.near * (new - old), max(0, span.length + shares.length * (new - old)))
    }

    /// The part of a change of the superview's length that goes to each margin and to the length.
    func shares(
        of span: (min: CGFloat, length: CGFloat), in outer: CGFloat
    ) -> (near: CGFloat, length: CGFloat, far: CGFloat) {
        let parts = [(near, span.min), (length, span.length), (far, outer - span.min - span.length)]
        let flexible = parts.filter(\.0)
        guard !flexible.isEmpty else { return (0, 0, 1) }
        let total = flexible.reduce(0) { $0 + $1.1 }
        func share(_ part: (isFlexible: Bool, size: CGFloat)) -> CGFloat {
            guard part.isFlexible else { return 0 }
            return total == 0 ? 1 / CGFloat(flexible.count) : part.size / total
        }
        return (share(parts[0]), share(parts[1]), share(parts[2]))
    }

    /// Three characters for margin, length and margin, as in UIKit's logs: `&` is flexible, `-` is fixed.
    var marks: String { [near, length, far].map { $0 ? "&" : "-" }.joined() }
}
