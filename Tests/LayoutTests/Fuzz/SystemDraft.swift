import MaquetteLayout
import MaquetteTestSupport

/// A system in the making: it hands out unknowns and tags, and draws the numbers that interfaces are made of.
struct SystemDraft {
    var random: SeededRandom
    private(set) var state = SystemState()
    private var nextTag = 1

    init(random: SeededRandom) { self.random = random }

    mutating func makeUnknown() -> Unknown {
        defer { state.unknownCount += 1 }
        return Unknown(index: Int32(state.unknownCount))
    }

    mutating func setRootSize(_ width: Double, _ height: Double) {
        (state.rootWidth, state.rootHeight) = (width, height)
    }

    mutating func ask(
        _ terms: [(Double, Unknown)], _ relation: LinearConstraint.Relation, _ constant: Double,
        _ priority: Float = LinearConstraint.required, origin: LinearConstraint.Origin = .caller
    ) {
        ask(
            LinearConstraint(
                terms.map { Term($0.0, $0.1) }, relation, constant, priority: priority, origin: origin))
    }

    mutating func ask(_ constraint: LinearConstraint) {
        state.constraints.append(tagged(constraint))
    }

    /// The same constraint with a tag that no other one has.
    mutating func tagged(_ constraint: LinearConstraint) -> LinearConstraint {
        var constraint = constraint
        constraint.tag = nextTag
        nextTag += 1
        return constraint
    }

    mutating func change(_ position: Int, _ change: (inout LinearConstraint) -> Void) {
        change(&state.constraints[position])
    }

    mutating func remove(at position: Int) { state.constraints.remove(at: position) }

    // MARK: Drawing

    mutating func position() -> Int { random.whole(0...state.constraints.count - 1) }

    mutating func unknown() -> Unknown {
        random.chance(8) || state.unknownCount == 2
            ? random.pick([.rootWidth, .rootHeight]) : Unknown(index: Int32(random.whole(2...state.unknownCount - 1)))
    }

    mutating func relation() -> LinearConstraint.Relation {
        random.pick([.lessThanOrEqual, .equal, .equal, .greaterThanOrEqual])
    }

    /// Mostly whole points, sometimes halves and quarters.
    mutating func length(_ range: ClosedRange<Int> = -20...200) -> Double {
        Double(random.whole(range)) + (random.chance(15) ? random.pick([0.5, 0.25, 0.75]) : 0)
    }

    mutating func spacing() -> Double { random.pick([0, 0, 4, 8, 8, 8, 10, 16, 20]) }

    mutating func coefficient() -> Double { random.pick([1, 1, 1, -1, -1, 2, -2, 3, 0.5, -0.5, 0.75, 1.5]) }

    mutating func ratio() -> Double { random.pick([0.5, 0.25, 0.75, 2, 1.5, 0.5625, 1.25]) }

    mutating func optionalPriority() -> Float { random.pick([999, 751, 750, 750, 749, 500, 251, 250, 250, 50, 1]) }

    mutating func priority() -> Float { random.chance(40) ? LinearConstraint.required : optionalPriority() }
}
