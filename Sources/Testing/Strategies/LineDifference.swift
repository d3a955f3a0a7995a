/// The difference of two texts in the usual form: removed and added lines, with context.
struct LineDifference {
    let text: String

    private static let context = 3

    /// nil when the texts are the same.
    init?(from old: String, to new: String) {
        guard old != new else { return nil }
        let (before, after) = (Self.lines(old), Self.lines(new))
        let changes = after.difference(from: before)
        let gone = Set(changes.removals.map(Self.offset))
        let added = Set(changes.insertions.map(Self.offset))

        var lines: [(mark: String, line: String)] = []
        var (left, right) = (0, 0)
        while left < before.count || right < after.count {
            if left < before.count, gone.contains(left) {
                lines.append(("−", before[left]))
                left += 1
            } else if right < after.count, added.contains(right) {
                lines.append(("+", after[right]))
                right += 1
            } else {
                lines.append((" ", before[left]))
                left += 1
                right += 1
            }
        }
        let changed = lines.indices.filter { lines[$0].mark != " " }
        var shown: [String] = []
        var last = -1
        for index in lines.indices where changed.contains(where: { abs($0 - index) <= Self.context }) {
            if index != last + 1 { shown.append("  …") }
            shown.append("\(lines[index].mark) \(lines[index].line)")
            last = index
        }
        text = shown.joined(separator: "\n")
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
