import MaquetteViewModel

/// A constraint as it was written, before anybody knows whether its names lead anywhere.
struct Equation {
    /// `card.safeArea.leading`, in its words.
    struct Term {
        var words: [String]
        /// Where it begins in the text.
        var byte: Int

        var text: String { words.joined(separator: ".") }
    }

    /// What a bare word means is decided where names are known.
    struct Factor {
        var sign: Double
        /// Product of the numbers that stand with the word.
        var number: Double
        var term: Term?
    }

    var identifier: String?
    var first: Term
    var relation: NSLayoutConstraint.Relation
    /// The right side, as a sum.
    var factors: [Factor]
    var inset: Factor?
    var priority: Double = 1000
}

/// Why an equation was not understood, and where.
struct EquationError: Error {
    let message: String
    let byte: Int
}
