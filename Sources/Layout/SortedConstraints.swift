/// The constraints of a list in the order in which a system takes them in.
struct SortedConstraints: ~Copyable {
    private(set) var equalities = Store<Int32>()
    private(set) var inequalities = Store<Int32>()
    /// The soft constraints by priority, highest first; in order of insertion within a priority.
    private(set) var soft = Store<Int32>()

    private var unsorted = Store<Int32>()
    private var priorities = Store<Priority>()

    private struct Priority: BitwiseCopyable {
        var priority: Float
        var count: Int
    }

    /// - Parameters:
    ///   - limit: the last required constraint that is taken; with it no soft ones are.
    ///   - broken: what is not taken.
    mutating func sort(_ list: borrowing ConstraintList, upTo limit: Int32?, leavingOut broken: [Int32: [Int32]]) {
        let count = list.order.count
        equalities.beginAnew(withRoomFor: count)
        inequalities.beginAnew(withRoomFor: count)
        unsorted.beginAnew(withRoomFor: count)
        var origins: UInt8 = 0
        for position in 0..<count {
            let index = list.order[position]
            if list.entries[index].isRequired {
                origins |= 1 &<< list.entries[index].origin.rawValue
                take(index, of: list, upTo: limit, leavingOut: broken)
            } else if limit == nil {
                unsorted.appendInRoom(index)
            }
        }
        // Most systems have required constraints of one origin alone, and these are in order.
        if origins & (origins &- 1) != 0 { sortRequired(list, upTo: limit, leavingOut: broken) }
        sortSoft(list)
    }

    @inline(__always) private mutating func take(
        _ index: Int32, of list: borrowing ConstraintList, upTo limit: Int32?, leavingOut broken: [Int32: [Int32]]
    ) {
        if !broken.isEmpty, broken[index] != nil { return }
        if let limit, list.comesBefore(limit, index) { return }
        if list.entries[index].isEquality { equalities.appendInRoom(index) } else { inequalities.appendInRoom(index) }
    }

    private mutating func sortRequired(
        _ list: borrowing ConstraintList, upTo limit: Int32?, leavingOut broken: [Int32: [Int32]]
    ) {
        equalities.removeAll()
        inequalities.removeAll()
        for origin in LinearConstraint.Origin.allCases {
            for position in 0..<list.order.count {
                let index = list.order[position]
                guard list.entries[index].isRequired, list.entries[index].origin == origin else { continue }
                take(index, of: list, upTo: limit, leavingOut: broken)
            }
        }
    }

    /// Systems have few priorities and many constraints, so these are sorted by counting.
    private mutating func sortSoft(_ list: borrowing ConstraintList) {
        priorities.removeAll()
        var place = 0
        for position in 0..<unsorted.count {
            let priority = list.entries[unsorted[position]].priority
            if place < priorities.count, priorities[place].priority == priority {
                priorities[place].count &+= 1
            } else {
                place = count(priority)
            }
        }
        guard priorities.count > 1 else {
            soft.removeAll()
            return soft.append(from: unsorted.base, count: unsorted.count)
        }
        var begin = 0
        for place in 0..<priorities.count {
            let count = priorities[place].count
            priorities[place].count = begin
            begin += count
        }
        soft.removeAll()
        soft.extend(to: unsorted.count, with: 0)
        for position in 0..<unsorted.count {
            let priority = list.entries[unsorted[position]].priority
            if priorities[place].priority != priority { place = self.place(of: priority) }
            soft[priorities[place].count] = unsorted[position]
            priorities[place].count &+= 1
        }
    }

    /// Counts a constraint of a priority, and says where the priority is.
    private mutating func count(_ priority: Float) -> Int {
        let place = place(of: priority)
        if place < priorities.count, priorities[place].priority == priority {
            priorities[place].count += 1
            return place
        }
        priorities.append(Priority(priority: priority, count: 1))
        for later in stride(from: priorities.count - 1, to: place, by: -1) { priorities[later] = priorities[later - 1] }
        priorities[place] = Priority(priority: priority, count: 1)
        return place
    }

    @inline(__always) private func place(of priority: Float) -> Int {
        // There are a few of them, as a rule.
        if priorities.count <= 6 {
            var place = 0
            while place < priorities.count, priorities[place].priority > priority { place &+= 1 }
            return place
        }
        var low = 0
        var high = priorities.count
        while low < high {
            let middle = (low + high) >> 1
            if priorities[middle].priority > priority { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
