import Foundation

/// What springs and struts hold, as it appears in logs and explanations.
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
    override func _implicitStatement(_ naming: ConstraintFormat.Naming) -> String? {
        guard let view = firstItem as? UIView else { return nil }
        let mask = view.autoresizingMask
        func marks(_ axis: NSLayoutConstraint.Axis) -> String {
            mask.isEmpty ? "--&" : SpringsAndStruts(mask, along: axis).marks
        }
        let start =
            constraintState.second.isAbsent ? "" : " \(ConstraintFormat.term(constraintState.second, naming: naming)) +"
        return "h=\(marks(.horizontal)) v=\(marks(.vertical)) "
            + "\(ConstraintFormat.term(constraintState.first, naming: naming)) ==\(start) \(ConstraintFormat.number(constant))"
    }
}

/// What an intrinsic size asks for, as it appears in logs and explanations.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
    override func _implicitStatement(_ naming: ConstraintFormat.Naming) -> String? {
        guard let view = firstItem as? UIView else { return nil }
        let axis: NSLayoutConstraint.Axis = firstAttribute == .width ? .horizontal : .vertical
        let hugging = ConstraintFormat.number(CGFloat(view.contentHuggingPriority(for: axis).rawValue))
        let compression = ConstraintFormat.number(
            CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue))
        return
            "\(ConstraintFormat.term(constraintState.first, naming: naming)) == \(ConstraintFormat.number(constant)) "
            + "Hug:\(hugging) CompressionResistance:\(compression)"
    }
}

/// Constraint objects for what the framework lowers without making any.
@MainActor enum ImplicitConstraint {
    static func make(for item: LayoutItem, _ role: LayoutItem.Role) -> NSLayoutConstraint? {
        switch role {
        case .leading: autoresizing(item.view, .left)
        case .top: autoresizing(item.view, .top)
        case .width: autoresizing(item.view, .width)
        case .height: autoresizing(item.view, .height)
        case .huggingWidth, .compressionWidth: contentSize(item.view, .horizontal)
        case .huggingHeight, .compressionHeight: contentSize(item.view, .vertical)
        case .nonNegativeWidth: nonNegative(item, .width)
        case .nonNegativeHeight: nonNegative(item, .height)
        default: nil
        }
    }

    private static func autoresizing(
        _ view: UIView?, _ attribute: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint? {
        guard let view, let superview = view.superview else { return nil }
        let frame = view.untransformedFrame
        func fixed(_ other: ConstraintOperand, _ constant: CGFloat) -> NSLayoutConstraint {
            NSAutoresizingMaskLayoutConstraint(
                ConstraintOperand(view, attribute), .equal, other, multiplier: 1, constant: constant)
        }
        switch attribute {
        case .left: return fixed(ConstraintOperand(superview, .left), frame.minX)
        case .top: return fixed(ConstraintOperand(superview, .top), frame.minY)
        case .width: return fixed(.none, frame.width)
        default: return fixed(.none, frame.height)
        }
    }

    private static func contentSize(_ view: UIView?, _ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint? {
        guard let view else { return nil }
        let size = view.intrinsicContentSize
        return NSContentSizeLayoutConstraint(
            ConstraintOperand(view, axis == .horizontal ? .width : .height), .equal, .none, multiplier: 1,
            constant: axis == .horizontal ? size.width : size.height)
    }

    private static func nonNegative(
        _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint? {
        let object: AnyObject? = item.view ?? item.guide
        return object.map {
            NSLayoutConstraint(
                ConstraintOperand($0, attribute), .greaterThanOrEqual, .none, multiplier: 1, constant: 0)
        }
    }
}
