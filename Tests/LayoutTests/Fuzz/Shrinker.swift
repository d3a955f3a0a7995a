import MaquetteLayout

/// Makes a failing scenario small enough for a person: drops edits, constraints and terms while it still fails.
struct Shrinker {
    let fails: (Scenario) -> Bool

    func smallest(_ scenario: Scenario) -> Scenario {
        var scenario = scenario
        var before: Int
        repeat {
            before = size(scenario)
            drop(from: \.edits, in: &scenario)
            drop(from: \.start.constraints, in: &scenario)
            for index in scenario.start.constraints.indices {
                drop(from: \.start.constraints[index].terms, in: &scenario)
            }
            simplify(&scenario)
        } while size(scenario) < before
        renumber(&scenario)
        return scenario
    }

    private func size(_ scenario: Scenario) -> Int {
        let constraints = scenario.start.constraints
        let busy = constraints.count { $0.constant != 0 } + (scenario.start.rootWidth != 0 ? 1 : 0)
        return scenario.edits.count + constraints.count + constraints.reduce(0) { $0 + $1.terms.count } + busy
    }

    /// Drops pieces of half the length, then of a quarter, down to single elements.
    private func drop<Members: RangeReplaceableCollection>(
        from list: WritableKeyPath<Scenario, Members>, in scenario: inout Scenario
    ) where Members.Index == Int {
        var length = max(1, scenario[keyPath: list].count / 2)
        while true {
            var start = 0
            while start < scenario[keyPath: list].count {
                var smaller = scenario
                let end = min(start + length, scenario[keyPath: list].count)
                smaller[keyPath: list].removeSubrange(start..<end)
                if !accept(smaller, instead: &scenario) { start += length }
            }
            if length == 1 { return }
            length /= 2
        }
    }

    private func simplify(_ scenario: inout Scenario) {
        for index in scenario.start.constraints.indices where scenario.start.constraints[index].constant != 0 {
            for constant in [0.0, 1.0] where constant != scenario.start.constraints[index].constant {
                var simpler = scenario
                simpler.start.constraints[index].constant = constant
                if accept(simpler, instead: &scenario) { break }
            }
        }
        var simpler = scenario
        (simpler.start.rootWidth, simpler.start.rootHeight) = (0, 0)
        _ = accept(simpler, instead: &scenario)
    }

    private func accept(_ candidate: Scenario, instead scenario: inout Scenario) -> Bool {
        guard candidate.isSound, fails(candidate) else { return false }
        scenario = candidate
        return true
    }

    /// Leaves out the unknowns that nothing mentions any more, if they are not what fails.
    private func renumber(_ scenario: inout Scenario) {
        for index in stride(from: scenario.start.unknownCount - 1, through: 2, by: -1) {
            var smaller = scenario
            smaller.start.unknownCount -= 1
            let isMentioned = smaller.changeTerms { term in
                if Int(term.unknown.index) == index { return true }
                if Int(term.unknown.index) > index { term.unknown = Unknown(index: term.unknown.index - 1) }
                return false
            }
            if !isMentioned { _ = accept(smaller, instead: &scenario) }
        }
    }
}

extension Scenario {
    /// Changes every term, and says whether the change answered true for one of them.
    fileprivate mutating func changeTerms(_ change: (inout Term) -> Bool) -> Bool {
        var answer = false
        for constraint in start.constraints.indices {
            for term in start.constraints[constraint].terms.indices {
                if change(&start.constraints[constraint].terms[term]) { answer = true }
            }
        }
        for index in edits.indices {
            guard case .add(var constraint) = edits[index] else { continue }
            for term in constraint.terms.indices where change(&constraint.terms[term]) { answer = true }
            edits[index] = .add(constraint)
        }
        return answer
    }
}
