import Foundation
import MaquetteViewModel

/// What a library says with one word of its own: several constraints of a view, or one that stands alone.
@MainActor enum Phrase {
    case single(Relation)
    /// These edges, each as far inside the superview's.
    case edges([NSLayoutConstraint.Attribute], inwards: CGFloat)
    case size(CGSize)
    /// In the middle of the superview.
    case center

    /// Puts constraints of one view together where a library has a word for them.
    ///
    /// - Parameters:
    ///   - edges: the edges that it has a word for, the more telling ones first.
    ///   - isSize: which sizes it has a word for.
    static func phrases(
        of relations: [Relation], edges: [[NSLayoutConstraint.Attribute]] = [], isSize: (CGSize) -> Bool = { _ in true }
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
        for group in edges {
            guard let edge = group.first,
                let sample = rest.first(where: { !$0.isSaid && $0.isPlain && $0.first.attribute == edge })
            else { continue }
            let distance = sample.inwards
            let places = group.map { attribute in
                rest.firstIndex {
                    !$0.isSaid && $0.isPlain && $0.first.attribute == attribute && $0.inwards == distance
                }
            }
            take(places, .edges(group, inwards: distance))
        }
        let lengths = [NSLayoutConstraint.Attribute.width, .height].map { attribute in
            rest.firstIndex { $0.isPlainLength && $0.first.attribute == attribute }
        }
        if let width = lengths[0], let height = lengths[1] {
            let size = CGSize(width: rest[width].constant, height: rest[height].constant)
            if isSize(size) { take(lengths, .size(size)) }
        }
        let centers = [NSLayoutConstraint.Attribute.centerX, .centerY].map { attribute in
            rest.firstIndex { $0.isPlain && $0.constant == 0 && $0.first.attribute == attribute }
        }
        take(centers, .center)
        for (place, relation) in rest.enumerated() where !relation.isSaid { phrases.append((place, .single(relation))) }
        return phrases.sorted { $0.place < $1.place }.map(\.phrase)
    }
}

extension Relation {
    private var isBare: Bool { relation == .equal && priority == .required && identifier == nil && multiplier == 1 }

    /// Whether it says nothing but how far an edge or a centre is from the superview's same one.
    fileprivate var isPlain: Bool {
        guard isBare, let second, let parent = subject?.parent else { return false }
        return second.attribute == first.attribute && second.start == nil && second.item.isSame(as: parent)
    }

    fileprivate var isPlainLength: Bool { isBare && second == nil && isLength && subject != nil }

    /// The distance of an edge inwards from the superview's.
    fileprivate var inwards: CGFloat {
        [.right, .trailing, .bottom].contains(first.attribute) && constant != 0 ? -constant : constant
    }
}
