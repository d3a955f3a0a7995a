import Measure

/// One shape at one size, given to both contenders.
struct Comparison {
    var shape: Shape
    var constraints: Int
    var kiwiCoordinates: SystemBuilder.Coordinates
    var alternation: Alternation

    /// kiwi goes through what it keeps in the order of addresses, and takes several times as long with some orders as with
    /// others from a thousand constraints on. So it gets its variables made in so many orders, and the median counts.
    static let mostOrders = 5

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

    /// - Parameter orders: with how many orders of its variables kiwi takes part.
    func run(kiwiOrders orders: Int) throws -> Outcome {
        let ourSystem = shape.system(constraints: constraints, coordinates: .superview)
        let kiwiSystem = shape.system(constraints: constraints, coordinates: kiwiCoordinates)
        let ours = try Candidate<Ours>(ourSystem)
        let kiwis = try (0..<orders).map { try Candidate<Kiwi>(kiwiSystem, order: $0) }
        var agreement = Agreement(unknowns: ourSystem.unknowns)

        func compare() {
            for kiwi in kiwis {
                agreement.compare(
                    ours.values, kiwi.values(relativeToSuperviews: kiwiCoordinates == .window),
                    where: ours.contender.isDetermined)
            }
        }
        compare()

        var costs = [try solving(ours: ours, kiwis: kiwis)]
        costs.append(try resizing(ours: ours, kiwis: kiwis, compare: compare))
        for edit in ourSystem.edits.indices {
            costs += try editing(edit, ours: ours, kiwis: kiwis, compare: compare)
        }
        costs.append(Cost(name: "memory", ours: ours.bytes, kiwi: kiwis.first?.bytes))
        return Outcome(
            shape: shape.name, size: constraints, constraints: ourSystem.rows.count, costs: costs, agreement: agreement)
    }

    private func solving(ours: Candidate<Ours>, kiwis: [Candidate<Kiwi>]) throws -> Cost {
        let medians = try alternation.medians(
            ours: { [try ours.solveFromScratch()] }, peers: kiwis.map { kiwi in { [try kiwi.solveFromScratch()] } })
        return Cost(name: "solve", ours: medians.ours[0], kiwi: medians.peer?[0])
    }

    private func resizing(ours: Candidate<Ours>, kiwis: [Candidate<Kiwi>], compare: () -> Void) throws -> Cost {
        _ = try ours.resize(to: LayoutSystem.widerScreen)
        for kiwi in kiwis { _ = try kiwi.resize(to: LayoutSystem.widerScreen) }
        compare()
        let medians = try alternation.medians(
            ours: { [try ours.resizeBackAndForth()] }, peers: kiwis.map { kiwi in { [try kiwi.resizeBackAndForth()] } })
        _ = try ours.resize(to: LayoutSystem.screen)
        for kiwi in kiwis { _ = try kiwi.resize(to: LayoutSystem.screen) }
        compare()
        return Cost(name: "resize", ours: medians.ours[0], kiwi: medians.peer?[0])
    }

    private func editing(
        _ edit: Int, ours: Candidate<Ours>, kiwis: [Candidate<Kiwi>], compare: () -> Void
    ) throws -> [Cost] {
        let name = ours.system.edits[edit].name
        var order = ["+\(name)", "-\(name)"]
        if case .removal = ours.system.edits[edit].change {
            order.reverse()
        } else {
            // With the addition in force there is something to compare; without a row of its own there may not be.
            _ = try ours.halfOfEdit(edit)
            for kiwi in kiwis { _ = try kiwi.halfOfEdit(edit) }
            compare()
            _ = try ours.halfOfEdit(edit)
            for kiwi in kiwis { _ = try kiwi.halfOfEdit(edit) }
        }
        let medians = try alternation.medians(
            ours: { [try ours.halfOfEdit(edit), try ours.halfOfEdit(edit)] },
            peers: kiwis.map { kiwi in { [try kiwi.halfOfEdit(edit), try kiwi.halfOfEdit(edit)] } })
        compare()
        return order.indices.map { Cost(name: order[$0], ours: medians.ours[$0], kiwi: medians.peer?[$0]) }
    }
}
