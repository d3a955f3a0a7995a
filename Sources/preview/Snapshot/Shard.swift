/// One of the equal parts of a run that is split between machines.
struct Shard: Sendable {
    let number: Int
    let count: Int

    init(_ text: String) throws {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, count <= 10_000,
            (1...count).contains(number)
        else { throw Failure("--shard wants a part and how many there are, as in 2/4, not `\(text)`") }
        self.number = number
        self.count = count
    }

    var text: String { "\(number)/\(count)" }

    /// Deals out things in their order, like cards.
    func has(_ index: Int) -> Bool { index % count == number - 1 }

    /// Whether whole documents are dealt out, so that nobody reads those of others; few documents are torn apart.
    func dealsDocuments(of total: Int) -> Bool { total >= 2 * count }
}
