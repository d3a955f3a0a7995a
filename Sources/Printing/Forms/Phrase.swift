import Foundation
import MaquetteViewModel

/// One call of a library: for several constraints of a view, or for one.
@MainActor enum Phrase {
    case single(Relation)
    /// Some edges, with the same inset from another's.
    case edges([NSLayoutConstraint.Attribute], of: Relation.Item, inwards: CGFloat)
    case size(CGSize)
    /// The size of another.
    case sameSize(Relation.Item)
    /// Centred in another.
    case center(Relation.Item)

    /// Combines constraints of one view when a library has one call for them.
    ///
    /// - Parameters:
    ///   - edges: the sets of edges that it has a call for, larger ones first.
    ///   - isSize: which sizes it has a call for.
    ///   - hasSameSize: whether it has a call for the size of another view.
    ///   - canName: which items its calls can take besides the superview.
    static func phrases(
        of relations: [Relation], edges: [[NSLayoutConstraint.Attribute]] = [],
        isSize: (CGSize) -> Bool = { _ in true }, hasSameSize: Bool = true,
        canName: @MainActor (Relation.Item) -> Bool
    ) -> [Phrase] {
        var rest = relations
        var phrases: [(place: Int, phrase: Phrase)] = []
        /// Removes the constraints from the list if all of them are there.
        func take(_ places: [Int?], _ phrase: Phrase) {
            let found = places.compactMap { $0 }
            guard found.count == places.count, let first = found.min() else { return }
            phrases.append((first, phrase))
            for place in found { rest[place].isPrinted = true }
        }
        /// The constraints that give these attributes the same inset from those of one other item.
        func takeAlike(
            _ attributes: [NSLayoutConstraint.Attribute], _ phrase: (Relation.Item, CGFloat) -> Phrase?
        ) {
            func other(of relation: Relation) -> Relation.Item? {
                guard !relation.isPrinted, let other = relation.plainOther else { return nil }
                return relation.isToSuperview || canName(other) ? other : nil
            }
            let start = rest.first { $0.first.attribute == attributes.first && other(of: $0) != nil }
            guard let sample = start, let item = other(of: sample), let made = phrase(item, sample.inwards) else {
                return
            }
            let places = attributes.map { attribute in
                rest.firstIndex {
                    $0.first.attribute == attribute && $0.inwards == sample.inwards && other(of: $0)?.text == item.text
                }
            }
            take(places, made)
        }
        for group in edges { takeAlike(group) { .edges(group, of: $0, inwards: $1) } }
        let lengths = [NSLayoutConstraint.Attribute.width, .height].map { attribute in
            rest.firstIndex { $0.isPlainLength && $0.first.attribute == attribute }
        }
        if let width = lengths[0], let height = lengths[1] {
            let size = CGSize(width: rest[width].constant, height: rest[height].constant)
            if isSize(size) { take(lengths, .size(size)) }
        }
        if hasSameSize { takeAlike([.width, .height]) { $1 == 0 ? .sameSize($0) : nil } }
        takeAlike([.centerX, .centerY]) { $1 == 0 ? .center($0) : nil }
        for (place, relation) in rest.enumerated() where !relation.isPrinted {
            phrases.append((place, .single(relation)))
        }
        return phrases.sorted { $0.place < $1.place }.map(\.phrase)
    }
}

extension Relation {
    private var isBare: Bool { relation == .equal && priority == .required && identifier == nil && multiplier == 1 }

    /// The other item, if the relation is only the distance of an edge or centre from the same one of another, or an equal length.
    fileprivate var plainOther: Item? {
        guard isBare, let subject, let second, second.attribute == first.attribute, second.start == nil,
            !second.item.isSame(as: subject)
        else { return nil }
        return second.item
    }

    fileprivate var isToSuperview: Bool { second?.item.isSame(as: subject?.parent) == true }

    fileprivate var isPlainLength: Bool { isBare && second == nil && isLength && subject != nil }

    /// The inset of an edge from another's.
    fileprivate var inwards: CGFloat {
        [.right, .trailing, .bottom].contains(first.attribute) && constant != 0 ? -constant : constant
    }
}

extension Relation.Item {
    /// The view, unless it is a guide.
    var view: PrintedView? {
        guard case .view(let view) = self else { return nil }
        return view
    }
}
