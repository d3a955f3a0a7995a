import UIKit

public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintLayoutSupport = UILayoutSupport
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection

/// A constraint of Auto Layout that a `Constraint` has made.
@preconcurrency @MainActor public class LayoutConstraint: NSLayoutConstraint {
    public var label: String? {
        get { identifier }
        set { identifier = newValue }
    }

    weak var constraint: Constraint?
}

/// In which direction insets at the left and right of leading and trailing edges go.
@preconcurrency @MainActor public enum ConstraintConfig {
    public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection = .leftToRight
}
