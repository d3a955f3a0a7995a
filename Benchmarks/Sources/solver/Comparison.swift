import Measure

/// One shape at one size, given to both contenders.
struct Comparison {
    var shape: Shape
    var constraints: Int
    var kiwiCoordinates: SystemBuilder.Coordinates
    var alternation: Alternation

    /// What both took for the same work. The peer has none where it would have taken too long.
    struct Cost {
        var name: String
        var ours: Double
        var kiwi: Double?
    }

    struct Outcome {
        var shape: String
        var size: Int
        var constraints: Int
        var costs: [Cost]
        var agreement: Agreement
    }

    func run(withKiwi: Bool) throws -> Outcome {
        let ourSystem = shape.system(constraints: constraints, coordinates: .superview)
        let kiwiSystem = shape.system(constraints: constraints, coordinates: kiwiCoordinates)
        let ours = try Candidate<Ours>(ourSystem)
        let kiwi = withKiwi ? try Candidate<Kiwi>(kiwiSystem) : nil
        var agreement = Agreement(unknowns: ourSystem.unknowns)

        func compare() {
            guard let kiwi else { return }
            agreement.compare(
                ours.values, kiwi.values(relativeToSuperviews: kiwiCoordinates == .window),
                where: ours.contender.isDetermined)
        }
        compare()

        var costs = [try solving(ours: ours, kiwi: kiwi)]
        costs.append(try resizing(ours: ours, kiwi: kiwi, compare: compare))
        for edit in ourSystem.edits.indices {
            costs += try editing(edit, ours: ours, kiwi: kiwi, compare: compare)
        }
        costs.append(Cost(name: "memory", ours: ours.bytes, kiwi: kiwi?.bytes))
        return Outcome(
            shape: shape.name, size: constraints, constraints: ourSystem.rows.count, costs: costs, agreement: agreement)
    }

    private func solving(ours: Candidate<Ours>, kiwi: Candidate<Kiwi>?) throws -> Cost {
        let medians = try alternation.medians(
            ours: { [try ours.solveFromScratch()] }, peer: kiwi.map { kiwi in { [try kiwi.solveFromScratch()] } })
        return Cost(name: "solve", ours: medians.ours[0], kiwi: medians.peer?[0])
    }

    private func resizing(ours: Candidate<Ours>, kiwi: Candidate<Kiwi>?, compare: () -> Void) throws -> Cost {
        _ = try ours.resize(to: LayoutSystem.widerScreen)
        _ = try kiwi?.resize(to: LayoutSystem.widerScreen)
        compare()
        let medians = try alternation.medians(
            ours: { [try ours.resizeBackAndForth()] }, peer: kiwi.map { kiwi in { [try kiwi.resizeBackAndForth()] } })
        _ = try ours.resize(to: LayoutSystem.screen)
        _ = try kiwi?.resize(to: LayoutSystem.screen)
        compare()
        return Cost(name: "resize", ours: medians.ours[0], kiwi: medians.peer?[0])
    }

    private func editing(
        _ edit: Int, ours: Candidate<Ours>, kiwi: Candidate<Kiwi>?, compare: () -> Void
    ) throws -> [Cost] {
        let name = ours.system.edits[edit].name
        var order = ["+\(name)", "-\(name)"]
        if case .removal = ours.system.edits[edit].change {
            order.reverse()
        } else {
            // With the addition in force there is something to compare; without a row of its own there may not be.
            _ = try ours.halfOfEdit(edit)
            _ = try kiwi?.halfOfEdit(edit)
            compare()
            _ = try ours.halfOfEdit(edit)
            _ = try kiwi?.halfOfEdit(edit)
        }
        let medians = try alternation.medians(
            ours: { [try ours.halfOfEdit(edit), try ours.halfOfEdit(edit)] },
            peer: kiwi.map { kiwi in { [try kiwi.halfOfEdit(edit), try kiwi.halfOfEdit(edit)] } })
        compare()
        return order.indices.map { Cost(name: order[$0], ours: medians.ours[$0], kiwi: medians.peer?[$0]) }
    }
}
