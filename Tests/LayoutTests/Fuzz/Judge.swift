import MaquetteLayout
import MaquetteTestSupport

/// Compares an engine with the reference, property by property, and says in words where they differ.
struct Judge {
    enum Property: String { case broken, errors, ambiguity, values, conflicts, explanations, edits, acceptance }

    struct Disagreement: Error {
        let property: Property
        let words: String
    }

    let state: SystemState
    let solution: ReferenceSolution
    private let reference: ReferenceSolver
    /// Whether all unknowns have to be explained, or two, which is faster.
    private let isThorough: Bool

    init(_ state: SystemState, isThorough: Bool = false) throws {
        self.state = state
        self.isThorough = isThorough
        reference = ReferenceSolver(
            unknownCount: state.unknownCount, rootWidth: state.rootWidth, rootHeight: state.rootHeight)
        solution = try reference.solve(state.constraints)
    }

    /// Throws the first disagreement, or `ExactOverflow` where the reference had to give up.
    func check(_ run: EngineRun) throws {
        let conflicts = run.system.conflicts
        try checkBroken(conflicts, run)
        try checkErrors(run)
        try checkFree(run)
        try checkValues(run)
        for conflict in conflicts { try check(conflict) }
        for unknown in explainedUnknowns { try checkExplanation(of: unknown, run) }
    }

    private var explainedUnknowns: Set<Unknown> {
        let own = state.unknownCount - 2
        guard own > 0 else { return [] }
        let numbers = isThorough ? Array(0..<own) : [state.constraints.count, state.constraints.count / 2 + own / 2]
        return Set(numbers.map { Unknown(index: Int32(2 + $0 % own)) })
    }

    private func tags(_ positions: [Int]) -> [Int] { positions.map { state.constraints[$0].tag } }

    /// A millionth of a point on the sizes of interfaces, in proportion where nearly parallel rows meet far away.
    private var tolerance: Double {
        let farthest = solution.values.reduce(0) { max($0, abs($1)) }
        return 1e-6 * max(1, farthest / 1000)
    }

    private func checkBroken(_ conflicts: [Conflict], _ run: EngineRun) throws {
        let found = conflicts.map(\.brokenTag)
        let expected = tags(solution.broken)
        if found != expected {
            throw Disagreement(property: .broken, words: "broken are \(found), but should be \(expected)")
        }
        for conflict in conflicts where run.handles[conflict.brokenTag] != conflict.broken {
            throw Disagreement(
                property: .broken, words: "the conflict of #\(conflict.brokenTag) has another constraint's handle")
        }
    }

    private func checkErrors(_ run: EngineRun) throws {
        let values = run.values
        var sums: [Float: Double] = [:]
        for (position, constraint) in state.constraints.enumerated() {
            let left = constraint.terms.reduce(0) { $0 + $1.coefficient * values[Int($1.unknown.index)] }
            let error = constraint.relation.error(left - constraint.constant)
            if !constraint.isRequired {
                sums[constraint.priority, default: 0] += error
            } else if error > tolerance, !solution.broken.contains(position) {
                throw Disagreement(
                    property: .errors,
                    words: "required #\(constraint.tag) is not broken, but off by \(error); values \(values)")
            }
        }
        for level in solution.errors where abs(sums[level.priority]! - level.error) > tolerance {
            throw Disagreement(
                property: .errors,
                words:
                    """
                    the errors at \(level.priority) add up to \(sums[level.priority]!), but should to \(level.error); \
                    values \(values), but should be \(solution.values)
                    """)
        }
    }

    private func checkFree(_ run: EngineRun) throws {
        let found = run.system.ambiguousUnknowns
        if found != solution.free {
            throw Disagreement(
                property: .ambiguity, words: "ambiguous are \(names(found)), but should be \(names(solution.free))")
        }
        for unknown in run.unknowns where run.system.isAmbiguous(unknown) != found.contains(unknown) {
            throw Disagreement(
                property: .ambiguity, words: "isAmbiguous contradicts ambiguousUnknowns about x\(unknown.index)")
        }
    }

    private func names(_ unknowns: [Unknown]) -> [String] { unknowns.map { "x\($0.index)" } }

    private func checkValues(_ run: EngineRun) throws {
        let values = run.values
        for (index, expected) in solution.values.enumerated() where !(abs(values[index] - expected) <= tolerance) {
            throw Disagreement(
                property: .values,
                words:
                    "x\(index) is \(values[index]), but should be \(expected); all values should be \(solution.values)")
        }
    }

    /// A conflict is a smallest set of required constraints that cannot hold together: the broken one and unbroken
    /// ones that come before it.
    private func check(_ conflict: Conflict) throws {
        let what = "the conflict \(conflict.members) of #\(conflict.brokenTag)"
        let positions = conflict.members.map { state.position(of: $0) ?? -1 }
        guard positions == Set(positions).sorted(), !positions.contains(-1) else {
            throw Disagreement(property: .conflicts, words: "\(what) is not a set in order of insertion")
        }
        guard let broken = state.position(of: conflict.brokenTag), positions.contains(broken) else {
            throw Disagreement(property: .conflicts, words: "\(what) lacks the broken one")
        }
        for position in positions where position != broken {
            let member = state.constraints[position]
            if !member.isRequired {
                throw Disagreement(property: .conflicts, words: "\(what) has #\(member.tag), which is not required")
            }
            if solution.broken.contains(position) {
                throw Disagreement(property: .conflicts, words: "\(what) has #\(member.tag), which is broken itself")
            }
            if turn(broken) < turn(position) {
                throw Disagreement(property: .conflicts, words: "\(what) has #\(member.tag), which comes later")
            }
        }
        let members = positions.map { state.constraints[$0] }
        if try reference.canHold(members) {
            throw Disagreement(property: .conflicts, words: "\(what) is none, they can hold together")
        }
        for left in members.indices {
            var rest = members
            rest.remove(at: left)
            if try !reference.canHold(rest) {
                throw Disagreement(property: .conflicts, words: "\(what) does not need #\(members[left].tag)")
            }
        }
    }

    /// Where a required constraint stands in the queue: the framework's are first, those of contents last, and within
    /// each it is the order of insertion.
    private func turn(_ position: Int) -> (Int, Int) {
        switch state.constraints[position].origin {
        case .framework: (0, position)
        case .caller: (1, position)
        case .content: (2, position)
        }
    }

    /// An explanation of a value that is not free is enough to bring that value about: a system of nothing but these
    /// constraints, with the same root size, determines the unknown, and at the same value.
    private func checkExplanation(of unknown: Unknown, _ run: EngineRun) throws {
        let explanation = run.system.explain(unknown)
        let what = "the explanation \(explanation) of x\(unknown.index)"
        let positions = explanation.map { state.position(of: $0) ?? -1 }
        guard positions == Set(positions).sorted(), !positions.contains(-1) else {
            throw Disagreement(property: .explanations, words: "\(what) is not a set in order of insertion")
        }
        if let broken = positions.first(where: solution.broken.contains) {
            throw Disagreement(
                property: .explanations, words: "\(what) has the broken #\(state.constraints[broken].tag)")
        }
        if solution.free.contains(unknown) { return }
        let alone = try reference.solve(positions.map { state.constraints[$0] })
        if alone.free.contains(unknown) { throw Disagreement(property: .explanations, words: "\(what) leaves it free") }
        let value = alone.values[Int(unknown.index)]
        if value != solution.values[Int(unknown.index)] {
            throw Disagreement(
                property: .explanations,
                words: "\(what) gives \(value) instead of \(solution.values[Int(unknown.index)])")
        }
    }
}
