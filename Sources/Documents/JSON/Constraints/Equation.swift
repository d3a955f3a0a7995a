import MaquetteViewModel

/// A constraint as it was written. Its names are not resolved yet.
struct Equation {
    /// `card.safeArea.leading`, in its words.
    struct Term {
        var words: [String]
        /// Where the term begins in the text.
        var byte: Int

        var text: String { words.joined(separator: ".") }
    }

    /// Whether a single word is a metric or an item is decided when names are known.
    struct Factor {
        var sign: Double
        /// The product of the numbers beside the word.
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

/// Why an equation is invalid, and where.
struct EquationError: Error {
    let message: String
    let byte: Int
}
