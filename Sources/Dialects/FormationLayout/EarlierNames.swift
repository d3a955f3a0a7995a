// UIKit's names in Swift 2, which the library's guide uses.

public let UILayoutPriorityRequired = UILayoutPriority.required
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel

public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

/// Priorities were numbers.
extension UILayoutPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self.init(Float(value)) }
    public init(floatLiteral value: Float) { self.init(value) }
}

extension NSLayoutConstraint.Relation {
    public static var LessThanOrEqual: Self { .lessThanOrEqual }
    public static var Equal: Self { .equal }
    public static var GreaterThanOrEqual: Self { .greaterThanOrEqual }
}

extension NSLayoutConstraint.Attribute {
    public static var NotAnAttribute: Self { .notAnAttribute }
    public static var Left: Self { .left }
    public static var Right: Self { .right }
    public static var Top: Self { .top }
    public static var Bottom: Self { .bottom }
    public static var Leading: Self { .leading }
    public static var Trailing: Self { .trailing }
    public static var Width: Self { .width }
    public static var Height: Self { .height }
    public static var CenterX: Self { .centerX }
    public static var CenterY: Self { .centerY }
    public static var Baseline: Self { .lastBaseline }
    public static var FirstBaseline: Self { .firstBaseline }
    public static var LeftMargin: Self { .leftMargin }
    public static var RightMargin: Self { .rightMargin }
    public static var TopMargin: Self { .topMargin }
    public static var BottomMargin: Self { .bottomMargin }
    public static var LeadingMargin: Self { .leadingMargin }
    public static var TrailingMargin: Self { .trailingMargin }
    public static var CenterXWithinMargins: Self { .centerXWithinMargins }
    public static var CenterYWithinMargins: Self { .centerYWithinMargins }
}

extension NSLayoutConstraint {
    public var active: Bool {
        get { isActive }
        set { isActive = newValue }
    }
}

extension UIUserInterfaceSizeClass {
    public static var Unspecified: Self { .unspecified }
    public static var Compact: Self { .compact }
    public static var Regular: Self { .regular }
}
