/// The second half of a constraint: an attribute of a view, times something, plus something.
public struct LayoutTarget: Equatable {
    public let view: UIView
    /// `.notAnAttribute` stands for the same as the first half's.
    public var attribute: NSLayoutConstraint.Attribute
    public var multiplier: CGFloat = 1
    public var constant: CGFloat = 0

    public init(view: UIView, attribute: NSLayoutConstraint.Attribute) {
        self.view = view
        self.attribute = attribute
    }

    public static func == (one: LayoutTarget, other: LayoutTarget) -> Bool {
        one.view === other.view && one.attribute == other.attribute && one.multiplier == other.multiplier
            && one.constant == other.constant
    }
}

/// Sums change the constant, products the multiplier alone.
extension LayoutTarget {
    public static func + (target: LayoutTarget, constant: CGFloat) -> LayoutTarget {
        var target = target
        target.constant += constant
        return target
    }

    public static func - (target: LayoutTarget, constant: CGFloat) -> LayoutTarget { target + -constant }

    public static func * (target: LayoutTarget, multiplier: CGFloat) -> LayoutTarget {
        var target = target
        target.multiplier *= multiplier
        return target
    }

    public static func / (target: LayoutTarget, divisor: CGFloat) -> LayoutTarget {
        var target = target
        target.multiplier /= divisor
        return target
    }
}

/// A view in a sum or product stands for the same attribute as the first half's.
extension UIView {
    public nonisolated static func + (view: UIView, constant: CGFloat) -> LayoutTarget { view.sameAttribute + constant }
    public nonisolated static func - (view: UIView, constant: CGFloat) -> LayoutTarget { view.sameAttribute - constant }
    public nonisolated static func * (view: UIView, multiplier: CGFloat) -> LayoutTarget {
        view.sameAttribute * multiplier
    }
    public nonisolated static func / (view: UIView, divisor: CGFloat) -> LayoutTarget { view.sameAttribute / divisor }

    nonisolated var sameAttribute: LayoutTarget { LayoutTarget(view: self, attribute: .notAnAttribute) }
}
