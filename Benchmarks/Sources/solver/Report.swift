import Foundation
import Measure

/// What is printed, and written for other programs: ratios, never bare seconds.
struct Report: Figures {
    var peer: String
    var kiwiCoordinates: String
    var ourCoordinates = SystemBuilder.Coordinates.superview.rawValue
    var shapes: [Section] = []

    struct Section {
        var name: String
        var rows: [Row]
        /// Of our time to solve, over 1,000 constraints and more.
        var growthExponent: Double?
    }

    struct Row {
        /// How many were asked for; a shape comes in steps.
        var size: Int
        var constraints: Int
        var ratios: [Ratio]
        /// Over all values that the optimum determines; nothing where the peer did not run.
        var largestDifference: Double?
        var comparedUnknowns: Int?
        var unknowns: Int
    }

    struct Ratio {
        var name: String
        /// The peer's cost over ours.
        var value: Double?
        /// Where the peer was not run, its cost at the largest size it was run at, over ours. A bound below one would
        /// say nothing about who is faster.
        var atLeast: Double?
    }

    init(peer: String, kiwiCoordinates: SystemBuilder.Coordinates) {
        self.peer = peer
        self.kiwiCoordinates = kiwiCoordinates.rawValue
    }

    var agrees: Bool {
        shapes.allSatisfy { $0.rows.allSatisfy { ($0.largestDifference ?? 0) <= Agreement.tolerance } }
    }

    /// `list cells, 1000: solve`, the size being the one that was asked for.
    var figures: [Figure] {
        shapes.flatMap { section in
            section.rows.flatMap { row in
                row.ratios.compactMap { ratio in
                    (ratio.value ?? ratio.atLeast).map {
                        Figure("\(section.name), \(row.size): \(ratio.name)", $0, isLowerBound: ratio.value == nil)
                    }
                }
            } + (section.growthExponent.map { [Figure("\(section.name): power", $0)] } ?? [])
        }
    }
}

extension Report.Section {
    init(_ shape: Shape, _ outcomes: [Comparison.Outcome]) {
        name = shape.name
        var lastKnown: [String: Double] = [:]
        rows = []
        for outcome in outcomes {
            rows.append(Report.Row(outcome, lastKnown: lastKnown))
            for cost in outcome.costs { lastKnown[cost.name] = cost.kiwi ?? lastKnown[cost.name] }
        }
        let large = outcomes.filter { $0.constraints >= 1_000 }
        growthExponent = exponentOfGrowth(large.map { (Double($0.constraints), $0.costs[0].ours) })
    }
}

extension Report.Row {
    init(_ outcome: Comparison.Outcome, lastKnown: [String: Double]) {
        size = outcome.size
        constraints = outcome.constraints
        ratios = outcome.costs.map { Report.Ratio($0, lastKnown: lastKnown[$0.name]) }
        let wasCompared = outcome.agreement.comparisons > 0
        largestDifference = wasCompared ? outcome.agreement.largestDifference : nil
        comparedUnknowns = wasCompared ? outcome.agreement.compared : nil
        unknowns = outcome.agreement.unknowns
    }
}

extension Report.Ratio {
    init(_ cost: Comparison.Cost, lastKnown: Double?) {
        name = cost.name
        value = cost.kiwi.map { $0 / cost.ours }
        if value == nil, let lastKnown, lastKnown > cost.ours {
            atLeast = lastKnown / cost.ours
        }
    }
}
