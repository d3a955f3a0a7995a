import UIKit

// The steps of a line: attributes, a relation, what is added or multiplied, a priority, a label.

@preconcurrency @MainActor public class ConstraintMakerFinalizable {
    let words: ConstraintDescription

    init(_ words: ConstraintDescription) { self.words = words }

    @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable {
        words.label = label
        return self
    }

    public var constraint: Constraint { words.constraint! }
}

public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
    @discardableResult public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
        words.priority = amount.value
        return self
    }

    @discardableResult public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
        words.priority = amount.constraintPriorityTargetValue
        return self
    }

    @discardableResult public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }
    @discardableResult public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }
    @discardableResult public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }
    @discardableResult public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

/// The name of that step until SnapKit 5.7.
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable

public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
    @discardableResult public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        words.multiplier = amount.constraintMultiplierTargetValue
        return self
    }

    @discardableResult public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        multipliedBy(1 / amount.constraintMultiplierTargetValue)
    }

    @discardableResult public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
        words.amount = amount
        return self
    }

    @discardableResult public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
        words.amount = insets(amount)
        return self
    }

    @discardableResult public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
        words.amount = amount
        return self
    }
}

@preconcurrency @MainActor public class ConstraintMakerRelatable {
    let words: ConstraintDescription

    init(_ words: ConstraintDescription) { self.words = words }

    private func relate(
        _ other: any ConstraintRelatableTarget, _ relation: NSLayoutConstraint.Relation
    ) -> ConstraintMakerEditable {
        switch other {
        case let item as ConstraintItem:
            words.related = item
        case let amount as any ConstraintConstantTarget:
            words.amount = amount
            words.related = ConstraintItem(nil, Attributes())
        default: words.related = ConstraintItem(other as AnyObject, Attributes())
        }
        words.relation = relation
        return ConstraintMakerEditable(words)
    }

    private func relateToSuperview(_ relation: NSLayoutConstraint.Relation) -> ConstraintMakerEditable {
        relateToSuperview({ $0 }, relation)
    }

    @discardableResult public func equalTo(
        _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
    ) -> ConstraintMakerEditable { relate(other, .equal) }

    @discardableResult public func equalToSuperview(
        _ file: String = #file, _ line: UInt = #line
    ) -> ConstraintMakerEditable { relateToSuperview(.equal) }

    @discardableResult public func equalToSuperview<T: ConstraintRelatableTarget>(
        _ closure: (ConstraintView) -> T, _ file: String = #file, line: UInt = #line
    ) -> ConstraintMakerEditable { relateToSuperview(closure, .equal) }

    @discardableResult public func lessThanOrEqualTo(
        _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
    ) -> ConstraintMakerEditable { relate(other, .lessThanOrEqual) }

    @discardableResult public func lessThanOrEqualToSuperview(
        _ file: String = #file, _ line: UInt = #line
    ) -> ConstraintMakerEditable { relateToSuperview(.lessThanOrEqual) }

    @discardableResult public func lessThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
        _ closure: (ConstraintView) -> T, _ file: String = #file, line: UInt = #line
    ) -> ConstraintMakerEditable { relateToSuperview(closure, .lessThanOrEqual) }

    @discardableResult public func greaterThanOrEqualTo(
        _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
    ) -> ConstraintMakerEditable { relate(other, .greaterThanOrEqual) }

    @discardableResult public func greaterThanOrEqualToSuperview(
        _ file: String = #file, line: UInt = #line
    ) -> ConstraintMakerEditable { relateToSuperview(.greaterThanOrEqual) }

    @discardableResult public func greaterThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
        _ closure: (ConstraintView) -> T, _ file: String = #file, line: UInt = #line
    ) -> ConstraintMakerEditable { relateToSuperview(closure, .greaterThanOrEqual) }

    private func relateToSuperview<T: ConstraintRelatableTarget>(
        _ closure: (ConstraintView) -> T, _ relation: NSLayoutConstraint.Relation
    ) -> ConstraintMakerEditable {
        guard let superview = words.item.target.flatMap(Constraint.superview) else {
            fatalError("a constraint with the superview needs one: add the view to it first")
        }
        return relate(closure(superview), relation)
    }
}

public class ConstraintMakerExtendable: ConstraintMakerRelatable {
    private func and(_ attributes: Attributes) -> ConstraintMakerExtendable {
        words.attributes.formUnion(attributes)
        return self
    }

    public var left: ConstraintMakerExtendable { and(Attributes(.left)) }
    public var top: ConstraintMakerExtendable { and(Attributes(.top)) }
    public var bottom: ConstraintMakerExtendable { and(Attributes(.bottom)) }
    public var right: ConstraintMakerExtendable { and(Attributes(.right)) }
    public var leading: ConstraintMakerExtendable { and(Attributes(.leading)) }
    public var trailing: ConstraintMakerExtendable { and(Attributes(.trailing)) }
    public var width: ConstraintMakerExtendable { and(Attributes(.width)) }
    public var height: ConstraintMakerExtendable { and(Attributes(.height)) }
    public var centerX: ConstraintMakerExtendable { and(Attributes(.centerX)) }
    public var centerY: ConstraintMakerExtendable { and(Attributes(.centerY)) }
    public var baseline: ConstraintMakerExtendable { and(Attributes(.lastBaseline)) }
    public var lastBaseline: ConstraintMakerExtendable { and(Attributes(.lastBaseline)) }
    public var firstBaseline: ConstraintMakerExtendable { and(Attributes(.firstBaseline)) }
    public var leftMargin: ConstraintMakerExtendable { and(Attributes(.leftMargin)) }
    public var rightMargin: ConstraintMakerExtendable { and(Attributes(.rightMargin)) }
    public var topMargin: ConstraintMakerExtendable { and(Attributes(.topMargin)) }
    public var bottomMargin: ConstraintMakerExtendable { and(Attributes(.bottomMargin)) }
    public var leadingMargin: ConstraintMakerExtendable { and(Attributes(.leadingMargin)) }
    public var trailingMargin: ConstraintMakerExtendable { and(Attributes(.trailingMargin)) }
    public var centerXWithinMargins: ConstraintMakerExtendable { and(Attributes(.centerXWithinMargins)) }
    public var centerYWithinMargins: ConstraintMakerExtendable { and(Attributes(.centerYWithinMargins)) }
    public var edges: ConstraintMakerExtendable { and(.edges) }
    public var horizontalEdges: ConstraintMakerExtendable { and(.horizontalEdges) }
    public var verticalEdges: ConstraintMakerExtendable { and(.verticalEdges) }
    public var directionalEdges: ConstraintMakerExtendable { and(.directionalEdges) }
    public var directionalHorizontalEdges: ConstraintMakerExtendable { and(.directionalHorizontalEdges) }
    public var directionalVerticalEdges: ConstraintMakerExtendable { and(.verticalEdges) }
    public var size: ConstraintMakerExtendable { and(.size) }
    public var margins: ConstraintMakerExtendable { and(.margins) }
    public var directionalMargins: ConstraintMakerExtendable { and(.directionalMargins) }
    public var centerWithinMargins: ConstraintMakerExtendable { and(.centerWithinMargins) }
}
