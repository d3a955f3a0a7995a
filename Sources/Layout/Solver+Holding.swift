/// How many of the soft constraints are kept, and can be treated like required ones.
///
/// If all constraints of the highest priorities can be kept together, every best answer keeps them: then they may as
/// well be required, and equalities among them eliminated. That is asked for each part of a system that shares no
/// unknown with the others, by bisection of its priorities.
struct Holding {
    /// A part of the system.
    private struct Part {
        /// Highest first.
        var priorities: [Float] = []
        /// So many of them can be kept.
        var kept = 0
        /// So many cannot.
        var tooMany = 0
        var onTrial = 0
        var hasFailed = false
    }

    private var parts: [Part] = []
    /// The part that an unknown is in; -1 for one that is fixed.
    private var partOfUnknown: [Int32]

    /// Reads the parts off constraints that were put in terms of roots.
    init(of list: borrowing ConstraintList, _ elimination: inout Elimination) {
        let count = elimination.unknownCount
        var above = Array(0..<Int32(count))
        func top(of root: Int32) -> Int32 {
            var top = root
            while above[Int(top)] != top {
                above[Int(top)] = above[Int(above[Int(top)])]
                top = above[Int(top)]
            }
            return top
        }
        for position in 0..<list.order.count where list.entries[list.order[position]].place != .broken {
            var first: Int32 = -1
            for term in list.terms(of: list.order[position]) {
                let root = elimination.root(of: list.unknowns[term])
                if elimination.isFixed[root] { continue }
                if first < 0 { first = top(of: root) } else { above[Int(top(of: root))] = first }
            }
        }
        partOfUnknown = Array(repeating: -1, count: count)
        var partOfTop: [Int32: Int32] = [:]
        for unknown in 0..<Int32(count) {
            let root = elimination.root(of: unknown)
            if elimination.isFixed[root] { continue }
            let next = Int32(partOfTop.count)
            partOfUnknown[Int(unknown)] = partOfTop[top(of: root), default: next]
            partOfTop[top(of: root)] = partOfUnknown[Int(unknown)]
        }
        parts = Array(repeating: Part(), count: partOfTop.count)
        for position in 0..<list.order.count {
            let index = list.order[position]
            guard !list.entries[index].isRequired, let part = part(of: index, in: list) else { continue }
            parts[part].priorities.append(list.entries[index].priority)
        }
        for part in parts.indices {
            parts[part].priorities = Array(Set(parts[part].priorities)).sorted(by: >)
            parts[part].tooMany = parts[part].priorities.count + 1
            parts[part].onTrial = parts[part].priorities.count
        }
    }

    private func part(of index: Int32, in list: borrowing ConstraintList) -> Int? {
        for term in list.terms(of: index) {
            let part = partOfUnknown[Int(list.unknowns[term])]
            if part >= 0 { return Int(part) }
        }
        return nil
    }

    func holds(_ index: Int32, in list: borrowing ConstraintList) -> Bool {
        guard !list.entries[index].isRequired, let part = part(of: index, in: list) else { return false }
        let count = parts[part].onTrial
        return count > 0 && list.entries[index].priority >= parts[part].priorities[count - 1]
    }

    func hasFailed(at index: Int32, in list: borrowing ConstraintList) -> Bool {
        part(of: index, in: list).map { parts[$0].hasFailed } ?? false
    }

    mutating func fail(at index: Int32, in list: borrowing ConstraintList) {
        if let part = part(of: index, in: list) { parts[part].hasFailed = true } else { failEverywhere() }
    }

    /// Where it took too long to find out.
    mutating func failEverywhere() {
        for part in parts.indices where parts[part].onTrial > parts[part].kept { parts[part].hasFailed = true }
    }

    /// Draws the conclusions of a trial. Returns whether all is known, and what is held is what can be.
    mutating func conclude() -> Bool {
        var isDone = true
        for part in parts.indices {
            if parts[part].hasFailed {
                parts[part].tooMany = parts[part].onTrial
                parts[part].hasFailed = false
            } else {
                parts[part].kept = parts[part].onTrial
            }
            let (kept, tooMany) = (parts[part].kept, parts[part].tooMany)
            let next = tooMany - kept > 1 ? (kept + tooMany) / 2 : kept
            if next != parts[part].onTrial { isDone = false }
            parts[part].onTrial = next
        }
        return isDone
    }
}

extension Solver {
    /// Finds the soft constraints that can be held, and leaves the tableau with them and the required ones.
    mutating func holdWhatCanBeKept() {
        holding = Holding(of: list, &elimination)
        repeat {
            letGo()
            for position in 0..<list.order.count {
                let index = list.order[position]
                list.entries[index].isHeld = holding!.holds(index, in: list)
            }
            // An explanation names both sides.
            if question != .reasons { pinWhatIsHeldFromBothSides() }
            _ = solveWithoutBroken(allowing: Self.usualEffort + 64 * list.unknowns.count)
            if tableau.isOverworked { holding!.failEverywhere() }
        } while !holding!.conclude()
        holding = nil
        if tableau.isOverworked { _ = solveWithoutBroken(allowing: .max) }
        tableau.allow(.max)
    }

    static let mostContradictions = 16

    func letGo() {
        for position in 0..<list.order.count {
            list.entries[list.order[position]].isHeld = false
            list.entries[list.order[position]].isPinned = false
        }
    }

    /// What may be neither more nor less than its content is as large as that.
    private func pinWhatIsHeldFromBothSides() {
        var lower: [Int32: Double] = [:]
        func bound(_ index: Int32) -> (unknown: Int32, value: Double, isLower: Bool)? {
            let entry = list.entries[index]
            guard entry.isHeld, !entry.isEquality, entry.termCount == 1 else { return nil }
            let term = Int(entry.firstTerm)
            return (list.unknowns[term], -entry.constant / list.coefficients[term], list.coefficients[term] > 0)
        }
        for position in 0..<list.order.count {
            guard let bound = bound(list.order[position]), bound.isLower else { continue }
            lower[bound.unknown] = max(bound.value, lower[bound.unknown] ?? bound.value)
        }
        for position in 0..<list.order.count {
            let index = list.order[position]
            guard let bound = bound(index), !bound.isLower, lower[bound.unknown] == bound.value else { continue }
            list.entries[index].isPinned = true
        }
    }

    /// Whether to ask no more about a contradiction: because all this is a trial, or as so many were found in a long
    /// chain that another one would say the same.
    mutating func passesOver(_ index: Int32) -> Bool {
        contradictions += 1
        if isContradictory != nil {
            isContradictory = true
            return true
        }
        guard holding != nil else { return isThorough && contradictions > Self.mostContradictions }
        holding!.fail(at: index, in: list)
        return true
    }
}
