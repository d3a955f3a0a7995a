// What `onMove` and `onDelete` hand over, done to a collection.

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at places, as `onDelete` names them.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var place = 0
        removeAll { _ in
            defer { place += 1 }
            return offsets.contains(place)
        }
    }
}

extension MutableCollection {
    /// Moves the elements at places before another one, which is counted as if nothing had been moved yet.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = enumerated().filter { source.contains($0.offset) }.map(\.element)
        let kept = enumerated().filter { !source.contains($0.offset) }
        let all =
            kept.filter { $0.offset < destination }.map(\.element) + moved
            + kept.filter { $0.offset >= destination }.map(\.element)
        for (place, element) in zip(indices, all) { self[place] = element }
    }
}
