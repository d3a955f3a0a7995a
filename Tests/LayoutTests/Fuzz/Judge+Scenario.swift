import MaquetteLayout
import MaquetteTestSupport

extension Judge {
    /// What the reference says of the scenario's states, for those who count.
    struct Verdict {
        /// Where the engine differs first.
        var disagreement: Disagreement?
        var solutions: [ReferenceSolution] = []
        /// Whether the numbers became too long for the reference.
        var isUndecided = false
    }

    /// Takes an engine through the scenario, and compares it after the first solve, at each reading and at the end.
    static func verdict(on scenario: Scenario, isThorough: Bool = false) -> Verdict {
        var verdict = Verdict()
        do {
            try follow(scenario, isThorough, &verdict)
        } catch is ExactOverflow {
            verdict.isUndecided = true
        } catch let disagreement as Disagreement {
            verdict.disagreement = disagreement
        } catch {
            verdict.disagreement = Disagreement(property: .acceptance, words: "the engine throws \(error)")
        }
        return verdict
    }

    private static func follow(_ scenario: Scenario, _ isThorough: Bool, _ verdict: inout Verdict) throws {
        var state = scenario.start
        let run = try EngineRun(state, isAsLarge: scenario.isAsLarge)
        func compare(_ when: String) throws {
            let judge = try Judge(state, isThorough: isThorough)
            verdict.solutions.append(judge.solution)
            do {
                try judge.check(run)
            } catch let disagreement as Disagreement {
                throw Disagreement(property: disagreement.property, words: "\(when), \(disagreement.words)")
            }
        }
        try compare("at first")
        if scenario.edits.isEmpty { return }
        for (index, edit) in scenario.edits.enumerated() {
            try run.apply(edit)
            state.apply(edit)
            if case .read = edit { try compare("after \(index) edits") }
        }
        try compare("at the end")
        try compareWithFreshSolve(run, state)
    }

    /// The answer does not depend on the way there: values are the same numbers up to 2^-20, in proportion above 1000.
    private static func compareWithFreshSolve(_ run: EngineRun, _ state: SystemState) throws {
        let fresh = try EngineRun(state)
        for (unknown, (edited, solved)) in zip(run.unknowns, zip(run.values, fresh.values))
        where abs(edited - solved) > 0x1p-20 * max(1, abs(solved) / 1000) {
            throw Disagreement(
                property: .edits, words: "x\(unknown.index) is \(edited) after the edits, but \(solved) afresh")
        }
        if run.system.conflicts.map(\.brokenTag) != fresh.system.conflicts.map(\.brokenTag) {
            throw Disagreement(property: .edits, words: "other conflicts after the edits than afresh")
        }
    }
}
