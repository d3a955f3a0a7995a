import MaquetteLayout

/// `Σ coefficient · unknown + constant`, as it grows while constraints are lowered.
struct LinearExpression {
    var terms = Terms()
    var constant = 0.0

    static func unknown(_ unknown: Unknown) -> LinearExpression {
        var expression = LinearExpression()
        expression.terms.append(Term(1, unknown))
        return expression
    }
    static func number(_ constant: Double) -> LinearExpression { LinearExpression(constant: constant) }

    mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        constant += factor * other.constant
        for term in other.terms { add(factor * term.coefficient, term.unknown) }
    }

    mutating func add(_ coefficient: Double, _ unknown: Unknown) {
        if let place = terms.firstIndex(where: { $0.unknown == unknown }) {
            terms[place].coefficient += coefficient
            if terms[place].coefficient == 0 { terms.remove(at: place) }
        } else if coefficient != 0 {
            terms.append(Term(coefficient, unknown))
        }
    }

    static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        var sum = left
        sum.add(right)
        return sum
    }

    static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        var difference = left
        difference.add(right, times: -1)
        return difference
    }

    static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
        var product = LinearExpression()
        product.add(expression, times: factor)
        return product
    }

    /// This expression held against zero.
    func constrained(
        _ relation: LinearConstraint.Relation, priority: Float = LinearConstraint.required, tag: Int,
        origin: LinearConstraint.Origin
    ) -> LinearConstraint {
        LinearConstraint(terms, relation, -constant, priority: priority, tag: tag, origin: origin)
    }
}
