/// Finds similar known names for an unknown one.
package enum NearestNames {
    /// The most names: with more, suggestions would be slow.
    private static let most = 10_000

    /// "; did you mean `a` or `b`?", or nil when nothing is near.
    package static func suggestion(for name: String, among known: [String]) -> String? {
        let near = nearest(to: name, among: known)
        return near.isEmpty ? nil : "; did you mean \(near.map { "`\($0)`" }.joined(separator: " or "))?"
    }

    /// "`a`, `b` and `c`", for a message that lists what there is.
    package static func list(_ known: [String]) -> String {
        let quoted = known.map { "`\($0)`" }
        guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "none" }
        return quoted.dropLast().joined(separator: ", ") + " and " + last
    }

    /// The nearest names, at most three, the nearest first.
    package static func nearest(to name: String, among known: [String]) -> [String] {
        guard name.utf8.count <= 240 else { return [] }
        let wanted = plain(name)
        guard !wanted.isEmpty else { return [] }
        // A name of one letter is near to every other.
        let limit = min(max(1, wanted.count / 3), wanted.count - 1)
        let ranked = known.prefix(most).compactMap { candidate -> (name: String, distance: Int)? in
            let other = plain(candidate)
            if wanted == other { return (candidate, 0) }
            if wanted.count > 2, contains(wanted, in: other) { return (candidate, 1) }
            guard abs(wanted.count - other.count) <= limit else { return nil }
            let distance = distance(from: wanted, to: other)
            return distance <= limit ? (candidate, distance) : nil
        }
        guard let best = ranked.map(\.distance).min() else { return [] }
        return ranked.filter { $0.distance == best }.prefix(3).map(\.name)
    }

    /// Letters and digits in lower case.
    package static func plain(_ name: String) -> [Character] { name.lowercased().filter { $0.isLetter || $0.isNumber } }

    private static func contains(_ part: [Character], in whole: [Character]) -> Bool {
        part.count <= whole.count && (0...(whole.count - part.count)).contains { whole[$0...].starts(with: part) }
    }

    /// How many letters must be added, dropped, changed or swapped with their neighbour.
    private static func distance(from first: [Character], to second: [Character]) -> Int {
        guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for row in 1...first.count {
            var current = [row]
            for column in 1...second.count {
                let isSame = first[row - 1] == second[column - 1]
                var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                    cost = min(cost, beforeLast[column - 2] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[second.count]
    }
}
