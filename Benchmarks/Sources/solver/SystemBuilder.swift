/// Writes layouts down as rows of numbers, the way a view model lowers its constraints.
struct SystemBuilder {
    /// Where origins are measured from: the superview, which keeps rows independent of their depth, or the window.
    enum Coordinates: String, CaseIterable { case superview, window }

    enum Edge { case left, top, right, bottom, width, height, centerY }

    typealias Row = LayoutSystem.Row
    typealias Relation = LayoutSystem.Relation

    /// A view under construction, by its place in the system.
    struct View: Equatable { var index: Int }

    static let required: Float = 1000

    private(set) var system = LayoutSystem()
    let root: View
    private let coordinates: Coordinates
    private let strengths: [Float: Double]
    private var random = SplitMix(seed: 1)

    init(coordinates: Coordinates, strengths: [Float: Double]) {
        self.coordinates = coordinates
        self.strengths = strengths
        // The root's size comes before its origin, to make it the first two unknowns.
        system.views.append(LayoutSystem.View(left: 2, top: 3, width: 0, height: 1, parent: nil))
        system.unknowns = 4
        root = View(index: 0)
        set(root, .left, .equal, 0)
        set(root, .top, .equal, 0)
    }

    var count: Int { system.rows.count }

    mutating func view(in parent: View) -> View {
        let first = Int32(system.unknowns)
        system.unknowns += 4
        system.views.append(
            LayoutSystem.View(left: first, top: first + 1, width: first + 2, height: first + 3, parent: parent.index))
        return View(index: system.views.count - 1)
    }

    /// `view.edge (relation) other.edge + constant`, both seen by the children of `container`.
    mutating func relate(
        _ view: View, _ edge: Edge, _ relation: Relation, _ other: View, _ otherEdge: Edge,
        _ constant: Double = 0, in container: View, priority: Float = required
    ) {
        system.rows.append(row(view, edge, relation, other, otherEdge, constant, in: container, priority: priority))
    }

    mutating func pin(
        _ view: View, _ edge: Edge, _ other: View, _ otherEdge: Edge, _ constant: Double = 0, in container: View
    ) {
        relate(view, edge, .equal, other, otherEdge, constant, in: container)
    }

    /// All four edges on those of the parent.
    mutating func fill(_ view: View, in parent: View, inset: Double = 0) {
        pin(view, .left, parent, .left, inset, in: parent)
        pin(view, .top, parent, .top, inset, in: parent)
        pin(view, .right, parent, .right, -inset, in: parent)
        pin(view, .bottom, parent, .bottom, -inset, in: parent)
    }

    /// `view.edge (relation) constant`
    mutating func set(
        _ view: View, _ edge: Edge, _ relation: Relation, _ constant: Double, priority: Float = required
    ) {
        system.rows.append(row(view, edge, relation, constant, priority: priority))
    }

    /// What a label asks for: hugging pulls it together, compression resistance keeps it from being cut.
    mutating func intrinsic(_ view: View, width: Double, height: Double, hugging: Float, resistance: Float) {
        set(view, .width, .lessThanOrEqual, width, priority: hugging)
        set(view, .width, .greaterThanOrEqual, width, priority: resistance)
        set(view, .height, .lessThanOrEqual, height, priority: hugging)
        set(view, .height, .greaterThanOrEqual, height, priority: resistance)
    }

    func row(
        _ view: View, _ edge: Edge, _ relation: Relation, _ other: View, _ otherEdge: Edge, _ constant: Double = 0,
        in container: View, priority: Float = required
    ) -> Row {
        let right = terms(other, otherEdge, in: container).map { (unknown: $0.unknown, coefficient: -$0.coefficient) }
        return row(terms(view, edge, in: container) + right, relation, constant, priority)
    }

    func row(_ view: View, _ edge: Edge, _ relation: Relation, _ constant: Double, priority: Float = required) -> Row {
        row(terms(view, edge, in: nil), relation, constant, priority)
    }

    mutating func edit(_ name: String, adding row: Row) {
        system.edits.append(LayoutSystem.Edit(name: name, change: .addition(row)))
    }

    mutating func edit(_ name: String, removing row: Int) {
        system.edits.append(LayoutSystem.Edit(name: name, change: .removal(row: row)))
    }

    /// A whole number that is the same on every machine.
    mutating func random(in range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &random))
    }

    private typealias Terms = [(unknown: Int32, coefficient: Double)]

    private func terms(_ view: View, _ edge: Edge, in container: View?) -> Terms {
        let unknowns = system.views[view.index]
        // Seen by its own children, a view begins at zero.
        let isOrigin = coordinates == .superview && view == container
        let left: Terms = isOrigin ? [] : [(unknowns.left, 1)]
        let top: Terms = isOrigin ? [] : [(unknowns.top, 1)]
        switch edge {
        case .left: return left
        case .top: return top
        case .width: return [(unknowns.width, 1)]
        case .height: return [(unknowns.height, 1)]
        case .right: return left + [(unknowns.width, 1)]
        case .bottom: return top + [(unknowns.height, 1)]
        case .centerY: return top + [(unknowns.height, 0.5)]
        }
    }

    private func strength(of priority: Float) -> Double {
        if priority == Self.required { return .infinity }
        guard let strength = strengths[priority] else {
            preconditionFailure("no strength for the priority \(priority)")
        }
        return strength
    }

    /// Terms of the same unknown become one.
    private func row(_ terms: Terms, _ relation: Relation, _ constant: Double, _ priority: Float) -> Row {
        var row = Row(
            unknowns: [], coefficients: [], relation: relation, constant: constant, priority: priority,
            strength: strength(of: priority))
        for term in terms {
            if let index = row.unknowns.firstIndex(of: term.unknown) {
                row.coefficients[index] += term.coefficient
            } else {
                row.unknowns.append(term.unknown)
                row.coefficients.append(term.coefficient)
            }
        }
        return row
    }
}

/// A small generator of random numbers with a seed, which the standard library does not have.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
