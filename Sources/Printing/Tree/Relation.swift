import Foundation
import MaquetteViewModel

/// A constraint as a value, between items with names in the printed code.
@MainActor struct Relation {
    enum Item {
        case view(PrintedView)
        case system(SystemGuide, PrintedView)
        case guide(PrintedGuide)
    }

    struct Side {
        var item: Item
        var attribute: NSLayoutConstraint.Attribute
        /// The origin of a distance; nil where the side is none.
        var start: (item: Item, attribute: NSLayoutConstraint.Attribute)?
    }

    var first: Side
    var relation: NSLayoutConstraint.Relation
    var second: Side?
    var multiplier: Float
    var constant: CGFloat
    var priority: UILayoutPriority
    var identifier: String?
    /// Whether a call for several constraints includes it.
    var isPrinted = false

    /// nil where it reaches outside the tree.
    init?(_ constraint: NSLayoutConstraint, in tree: PrintedTree) {
        func side(
            _ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute,
            _ start: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?
        ) -> Side? {
            guard let item = tree.item(object) else { return nil }
            guard let start else { return Side(item: item, attribute: attribute) }
            return tree.item(start.item).map { Side(item: item, attribute: attribute, start: ($0, start.attribute)) }
        }
        guard let first = side(constraint.firstItem, constraint.firstAttribute, constraint.firstDistanceStart) else {
            return nil
        }
        let second = side(constraint.secondItem, constraint.secondAttribute, constraint.secondDistanceStart)
        if constraint.secondAttribute != .notAnAttribute, second == nil { return nil }
        self.first = first
        self.second = second
        relation = constraint.relation
        multiplier = Float(constraint.multiplier)
        constant = constraint.constant
        priority = constraint.priority
        identifier = constraint.identifier
    }

    /// This relation from the other side; nil when that is not equal to the last bit.
    var flipped: Relation? {
        guard let second, multiplier == 1, !isAboutDistance else { return nil }
        var flipped = self
        (flipped.first, flipped.second) = (second, first)
        flipped.constant = constant == 0 ? 0 : -constant
        switch relation {
        case .equal: break
        case .lessThanOrEqual: flipped.relation = .greaterThanOrEqual
        case .greaterThanOrEqual: flipped.relation = .lessThanOrEqual
        }
        return flipped
    }

    var isAboutDistance: Bool { first.start != nil || second?.start != nil }

    /// The relation in both directions: as written first, unless its first view contains the other one.
    var ways: [Relation] {
        guard let flipped else { return [self] }
        guard let second, first.item.host.contains(second.item.host) else { return [self, flipped] }
        return [flipped, self]
    }

    /// The view that the call is made on, in all libraries but UIKit: one that constraints lay out.
    var subject: PrintedView? {
        guard case .view(let view) = first.item, view.isConstrained, !isAboutDistance else { return nil }
        return view
    }

    /// The views that must be in the hierarchy before it can be activated.
    var participants: [PrintedView] { [first.item.host] + [second?.item.host].compactMap { $0 } }

    var isLength: Bool { first.attribute == .width || first.attribute == .height }
}

extension Relation.Item {
    /// The view, or the owner of the guide.
    var host: PrintedView {
        switch self {
        case .view(let view): view
        case .system(_, let owner): owner
        case .guide(let guide): guide.owner
        }
    }

    /// The expression for the item itself.
    var text: String {
        switch self {
        case .view(let view): view.name
        case .system(let guide, let owner): "\(owner.name).\(guide.rawValue)"
        case .guide(let guide): guide.name
        }
    }

    func isSame(as view: PrintedView?) -> Bool {
        guard case .view(let own) = self, let view else { return false }
        return own === view
    }
}
