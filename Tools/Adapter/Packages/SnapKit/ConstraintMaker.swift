import UIKit

/// What a line has said so far.
@preconcurrency @MainActor public final class ConstraintDescription {
    let item: ConstraintItem
    var attributes: Attributes
    var relation: NSLayoutConstraint.Relation?
    var related: ConstraintItem?
    var multiplier: CGFloat = 1
    var amount: any ConstraintConstantTarget = 0
    var priority: Float = 1000
    var label: String?

    init(_ target: AnyObject?, _ attributes: Attributes) {
        item = ConstraintItem(target, attributes)
        self.attributes = attributes
    }

    /// Nil where nothing says what it relates to.
    lazy var constraint: Constraint? = {
        guard let relation, let related else { return nil }
        let words = ConstraintDescription(item.target, attributes)
        (words.multiplier, words.amount, words.priority, words.label) = (multiplier, amount, priority, label)
        return Constraint(words, to: related, relation)
    }()
}

/// What closures of `makeConstraints` are given: `make`.
@preconcurrency @MainActor public class ConstraintMaker {
    private let item: AnyObject
    private var descriptions: [ConstraintDescription] = []

    init(_ item: AnyObject) {
        self.item = item
        (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    }

    private func begin(_ attributes: Attributes) -> ConstraintMakerExtendable {
        let words = ConstraintDescription(item, attributes)
        descriptions.append(words)
        return ConstraintMakerExtendable(words)
    }

    public var left: ConstraintMakerExtendable { begin(Attributes(.left)) }
    public var top: ConstraintMakerExtendable { begin(Attributes(.top)) }
    public var bottom: ConstraintMakerExtendable { begin(Attributes(.bottom)) }
    public var right: ConstraintMakerExtendable { begin(Attributes(.right)) }
    public var leading: ConstraintMakerExtendable { begin(Attributes(.leading)) }
    public var trailing: ConstraintMakerExtendable { begin(Attributes(.trailing)) }
    public var width: ConstraintMakerExtendable { begin(Attributes(.width)) }
    public var height: ConstraintMakerExtendable { begin(Attributes(.height)) }
    public var centerX: ConstraintMakerExtendable { begin(Attributes(.centerX)) }
    public var centerY: ConstraintMakerExtendable { begin(Attributes(.centerY)) }
    public var baseline: ConstraintMakerExtendable { begin(Attributes(.lastBaseline)) }
    public var lastBaseline: ConstraintMakerExtendable { begin(Attributes(.lastBaseline)) }
    public var firstBaseline: ConstraintMakerExtendable { begin(Attributes(.firstBaseline)) }
    public var leftMargin: ConstraintMakerExtendable { begin(Attributes(.leftMargin)) }
    public var rightMargin: ConstraintMakerExtendable { begin(Attributes(.rightMargin)) }
    public var topMargin: ConstraintMakerExtendable { begin(Attributes(.topMargin)) }
    public var bottomMargin: ConstraintMakerExtendable { begin(Attributes(.bottomMargin)) }
    public var leadingMargin: ConstraintMakerExtendable { begin(Attributes(.leadingMargin)) }
    public var trailingMargin: ConstraintMakerExtendable { begin(Attributes(.trailingMargin)) }
    public var centerXWithinMargins: ConstraintMakerExtendable { begin(Attributes(.centerXWithinMargins)) }
    public var centerYWithinMargins: ConstraintMakerExtendable { begin(Attributes(.centerYWithinMargins)) }
    public var edges: ConstraintMakerExtendable { begin(.edges) }
    public var horizontalEdges: ConstraintMakerExtendable { begin(.horizontalEdges) }
    public var verticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }
    public var directionalEdges: ConstraintMakerExtendable { begin(.directionalEdges) }
    public var directionalHorizontalEdges: ConstraintMakerExtendable { begin(.directionalHorizontalEdges) }
    public var directionalVerticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }
    public var size: ConstraintMakerExtendable { begin(.size) }
    public var center: ConstraintMakerExtendable { begin(.center) }
    public var margins: ConstraintMakerExtendable { begin(.margins) }
    public var directionalMargins: ConstraintMakerExtendable { begin(.directionalMargins) }
    public var centerWithinMargins: ConstraintMakerExtendable { begin(.centerWithinMargins) }

    static func prepare(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) -> [Constraint] {
        let maker = ConstraintMaker(item)
        closure(maker)
        return maker.descriptions.compactMap(\.constraint)
    }

    static func make(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
        for constraint in prepare(item, closure) { constraint.activateIfNeeded() }
    }

    static func remake(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
        remove(item)
        make(item, closure)
    }

    static func update(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
        guard !ConstraintsOfItem.of(item).list.isEmpty else { return make(item, closure) }
        for constraint in prepare(item, closure) { constraint.activateIfNeeded(updatingExisting: true) }
    }

    static func remove(_ item: AnyObject) {
        for constraint in ConstraintsOfItem.of(item).list { constraint.deactivateIfNeeded() }
    }
}
