extension NSLayoutAnchor {
    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, constant: CGFloat
    ) -> NSLayoutConstraint {
        switch relation {
        case .equal: constraint(equalTo: other, constant: constant)
        case .lessThanOrEqual: constraint(lessThanOrEqualTo: other, constant: constant)
        case .greaterThanOrEqual: constraint(greaterThanOrEqualTo: other, constant: constant)
        }
    }
}

extension NSLayoutYAxisAnchor {
    func constraint(
        _ relation: NSLayoutConstraint.Relation, systemSpacingBelow other: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        switch relation {
        case .equal: constraint(equalToSystemSpacingBelow: other, multiplier: multiplier)
        case .lessThanOrEqual: constraint(lessThanOrEqualToSystemSpacingBelow: other, multiplier: multiplier)
        case .greaterThanOrEqual: constraint(greaterThanOrEqualToSystemSpacingBelow: other, multiplier: multiplier)
        }
    }
}

extension NSLayoutDimension {
    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint {
        switch relation {
        case .equal: constraint(equalTo: other, multiplier: multiplier, constant: constant)
        case .lessThanOrEqual: constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
        case .greaterThanOrEqual: constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
        }
    }

    func constraint(_ relation: NSLayoutConstraint.Relation, constant: CGFloat) -> NSLayoutConstraint {
        switch relation {
        case .equal: constraint(equalToConstant: constant)
        case .lessThanOrEqual: constraint(lessThanOrEqualToConstant: constant)
        case .greaterThanOrEqual: constraint(greaterThanOrEqualToConstant: constant)
        }
    }
}
