import Foundation
import MaquetteViewModel

/// What a library says with one word of its own: several constraints of a view, or one that stands alone.
@MainActor enum Phrase {
    case single(Relation)
    /// These edges, each as far inside the other's.
    case edges([NSLayoutConstraint.Attribute], of: Relation.Item, inwards: CGFloat)
    case size(CGSize)
    /// As wide and as high as another.
    case sameSize(Relation.Item)
    /// In the middle of another.
    case center(Relation.Item)

    /// Puts constraints of one view together where a library has a word for them.
    ///
    /// - Parameters:
    ///   - edges: the edges that it has a word for, the more telling ones first.
    ///   - isSize: which sizes it has a word for.
    ///   - hasSameSize: whether it has a word for the size of another.
    ///   - canName: which others its words can name besides the superview.
    static func phrases(
        of relations: [Relation], edges: [[NSLayoutConstraint.Attribute]] = [],
        isSize: (CGSize) -> Bool = { _ in true }, hasSameSize: Bool = true,
        canName: @MainActor (Relation.Item) -> Bool
    ) -> [Phrase] {
        var rest = relations
        var phrases: [(place: Int, phrase: Phrase)] = []
        /// Takes the constraints out when all of them are there.
        func take(_ places: [Int?], _ phrase: Phrase) {
            let found = places.compactMap { $0 }
            guard found.count == places.count, let first = found.min() else { return }
            phrases.append((first, phrase))
            for place in found { rest[place].isSaid = true }
        }
        /// The constraints that hold these attributes as far inside the same ones of one other.
        func takeAlike(
            _ attributes: [NSLayoutConstraint.Attribute], _ phrase: (Relation.Item, CGFloat) -> Phrase?
        ) {
            func other(of relation: Relation) -> Relation.Item? {
                guard !relation.isSaid, let other = relation.plainOther else { return nil }
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
        for (place, relation) in rest.enumerated() where !relation.isSaid { phrases.append((place, .single(relation))) }
        return phrases.sorted { $0.place < $1.place }.map(\.phrase)
    }
}

extension Relation {
    private var isBare: Bool { relation == .equal && priority == .required && identifier == nil && multiplier == 1 }

    /// What it is about where it says nothing but how far an edge or a centre is from the same one of another, or that
    /// lengths are the same.
    fileprivate var plainOther: Item? {
        guard isBare, let subject, let second, second.attribute == first.attribute, second.start == nil,
            !second.item.isSame(as: subject)
        else { return nil }
        return second.item
    }

    fileprivate var isToSuperview: Bool { second?.item.isSame(as: subject?.parent) == true }

    fileprivate var isPlainLength: Bool { isBare && second == nil && isLength && subject != nil }

    /// The distance of an edge inwards from another's.
    fileprivate var inwards: CGFloat {
        [.right, .trailing, .bottom].contains(first.attribute) && constant != 0 ? -constant : constant
    }
}

extension Relation.Item {
    /// The view, where it is no guide.
    var view: PrintedView? {
        guard case .view(let view) = self else { return nil }
        return view
    }
}
