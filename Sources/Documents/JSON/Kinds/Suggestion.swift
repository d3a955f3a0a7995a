/// Finds what somebody meant who misspelt a word.
enum Suggestion {
    /// "; did you mean `cornerRadius`?", or nil where nothing is near.
    static func text(for word: String, among known: [String]) -> String? {
        nearest(to: word, among: known).map { "; did you mean `\($0)`?" }
    }

    /// In a document with more names than this a person looks for the right one with other means.
    private static let most = 10_000

    static func nearest(to word: String, among known: [String]) -> String? {
        guard word.count <= 60 else { return nil }
        let wanted = Array(word.lowercased())
        // A word of one letter is near to every other.
        let limit = min(max(1, wanted.count / 3), wanted.count - 1)
        let similar = known.lazy.filter { abs($0.utf8.count - word.utf8.count) <= 3 * limit }.prefix(most)
        let distances = similar.map { (word: $0, distance: distance(wanted, Array($0.lowercased()))) }
        guard let best = distances.min(by: { $0.distance < $1.distance }), best.distance <= limit else { return nil }
        return best.word
    }

    /// How many letters have to be added, dropped, replaced or exchanged with their neighbour.
    private static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for (row, letter) in one.enumerated() {
            var current = [row + 1]
            for (column, candidate) in other.enumerated() {
                var cost = min(last[column + 1], current[column]) + 1
                cost = min(cost, last[column] + (letter == candidate ? 0 : 1))
                if row > 0, column > 0, letter == other[column - 1], one[row - 1] == candidate {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[other.count]
    }
}
