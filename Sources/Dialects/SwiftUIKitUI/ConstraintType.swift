@_exported import UIKit

/// How the two sides of a constraint compare.
public enum ConstraintType: Hashable, Sendable {
    case equalTo
    case lessThanOrEqualTo
    case greaterThanOrEqualTo
}

extension NSLayoutAnchor {
    func constraint(
        _ type: ConstraintType, _ other: NSLayoutAnchor<AnchorType>, constant: CGFloat
    ) -> NSLayoutConstraint {
        switch type {
        case .equalTo: constraint(equalTo: other, constant: constant)
        case .lessThanOrEqualTo: constraint(lessThanOrEqualTo: other, constant: constant)
        case .greaterThanOrEqualTo: constraint(greaterThanOrEqualTo: other, constant: constant)
        }
    }
}

extension NSLayoutDimension {
    func constraint(
        _ type: ConstraintType, _ other: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint {
        switch type {
        case .equalTo: constraint(equalTo: other, multiplier: multiplier, constant: constant)
        case .lessThanOrEqualTo: constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
        case .greaterThanOrEqualTo: constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
        }
    }

    func constraint(_ type: ConstraintType, constant: CGFloat) -> NSLayoutConstraint {
        switch type {
        case .equalTo: constraint(equalToConstant: constant)
        case .lessThanOrEqualTo: constraint(lessThanOrEqualToConstant: constant)
        case .greaterThanOrEqualTo: constraint(greaterThanOrEqualToConstant: constant)
        }
    }
}
