import MaquetteLayout
import MaquetteTestSupport

/// Draws the scenario of a seed: mostly small, with a long tail of up to sixty unknowns.
struct ScenarioGenerator {
    private var draft: SystemDraft

    static func scenario(seed: UInt64) -> Scenario {
        var generator = ScenarioGenerator(seed: seed)
        var scenario = generator.scenario()
        scenario.isAsLarge = seed.isMultiple(of: 3)
        return scenario
    }

    private init(seed: UInt64) {
        draft = SystemDraft(random: SeededRandom(seed: seed))
    }

    private mutating func scenario() -> Scenario {
        let (width, height) = rootSize()
        draft.setRootSize(width, height)
        let limit = 2 + size()
        if draft.random.chance(60) {
            draft.interface(upTo: limit)
        } else {
            draft.adversary(upTo: limit)
        }
        for _ in 0..<draft.random.pick([0, 1, 2, 2, 3, 4, 5]) { draft.spoil() }
        let start = draft.state
        return Scenario(start: start, edits: draft.random.chance(54) ? edits() : [])
    }

    private mutating func size() -> Int {
        switch draft.random.whole(1...1000) {
        case ...600: draft.random.whole(1...6)
        case ...920: draft.random.whole(7...14)
        case ...992: draft.random.whole(15...28)
        default: draft.random.whole(29...50)
        }
    }

    private mutating func rootSize() -> (Double, Double) {
        draft.random.pick([(320, 480), (375, 812), (390.5, 844), (100, 50), (0, 0)])
    }

    private mutating func edits() -> [Edit] {
        var edits: [Edit] = []
        for _ in 0..<draft.random.whole(1...5) {
            edits += edit()
            if draft.random.chance(35) { edits.append(.read) }
        }
        return edits
    }

    /// One edit, applied to the draft as well, so that later ones find what is there by then.
    private mutating func edit() -> [Edit] {
        guard !draft.state.constraints.isEmpty else { return [added()] }
        let place = draft.position()
        let tag = draft.state.constraints[place].tag
        switch draft.random.whole(1...10) {
        case 1, 2, 3:
            let constant = draft.length()
            draft.change(place) { $0.constant = constant }
            return [.setConstant(constant, tag: tag)]
        case 4, 5:
            let priority = draft.priority()
            draft.change(place) { $0.priority = priority }
            return [.setPriority(priority, tag: tag)]
        case 6:
            let (width, height) = rootSize()
            draft.setRootSize(width, height)
            return [.setRootSize(width: width, height: height)]
        case 7, 8:
            draft.remove(at: place)
            return [.remove(tag: tag)]
        case 9:
            return [added()]
        default:
            _ = draft.makeUnknown()
            return [.makeUnknown, added()]
        }
    }

    private mutating func added() -> Edit {
        let count = draft.random.whole(1...3)
        var terms: [Term] = []
        for _ in 0..<count { terms.append(Term(draft.coefficient(), draft.unknown())) }
        draft.ask(
            LinearConstraint(
                terms, draft.relation(), draft.length(), priority: draft.priority(),
                origin: draft.random.pick([.framework, .caller, .caller, .caller, .caller, .content])))
        return .add(draft.state.constraints.last!)
    }
}
