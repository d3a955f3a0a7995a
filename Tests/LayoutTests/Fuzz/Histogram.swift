import MaquetteTestSupport

/// What kinds of systems a run has seen, to be printed and held against what it promises.
struct Histogram {
    private(set) var systems = 0
    private(set) var infeasible = 0
    private(set) var ambiguous = 0
    private(set) var edited = 0
    private(set) var readBetween = 0
    private(set) var undecided = 0
    private var bySize: [Int: Int] = [:]
    private var byLevels: [Int: Int] = [:]
    private(set) var largest = 0

    mutating func count(_ scenario: Scenario, _ verdict: Judge.Verdict) {
        systems += 1
        if verdict.isUndecided { undecided += 1 }
        if let first = verdict.solutions.first {
            if !first.broken.isEmpty { infeasible += 1 }
            let mentioned = Set(scenario.start.constraints.flatMap { $0.terms.map(\.unknown) })
            if !mentioned.isDisjoint(with: first.free) { ambiguous += 1 }
            byLevels[first.errors.count, default: 0] += 1
        }
        if !scenario.edits.isEmpty { edited += 1 }
        if verdict.solutions.count > 2 { readBetween += 1 }
        let unknowns = scenario.start.unknownCount - 2
        largest = max(largest, unknowns)
        bySize[unknowns / 10 * 10, default: 0] += 1
    }

    func percent(_ count: Int) -> Int { systems == 0 ? 0 : count * 100 / systems }

    var description: String {
        let sizes = bySize.sorted { $0.key < $1.key }.map { "\($0.key)-\($0.key + 9): \($0.value)" }
        let levels = byLevels.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        return """
            \(systems) systems: \(percent(infeasible)) % infeasible, \(percent(ambiguous)) % ambiguous, \
            \(percent(edited)) % edited (\(percent(readBetween)) % read between edits), \(undecided) undecided
              by unknowns (largest \(largest)): \(sizes.joined(separator: ", "))
              by priorities below required: \(levels.joined(separator: ", "))
            """
    }
}
