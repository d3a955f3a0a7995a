/// One of the equal parts of a run that is split between machines: `2/3`.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
    package let number: Int
    package let count: Int

    private static let most = 10_000

    /// Reads what ``description`` wrote; nil when it is anything else.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
            let number = Int(parts[0]), let count = Int(parts[1]), (1...Self.most).contains(count),
            (1...count).contains(number)
        else { return nil }
        self.number = number
        self.count = count
    }

    package static func all(of count: Int) -> [Shard] { (1...max(1, count)).compactMap { Shard("\($0)/\(count)") } }

    package var description: String { "\(number)/\(count)" }

    /// Distributes items in turn, like cards.
    package func has(_ index: Int) -> Bool { index % count == number - 1 }

    /// Whether whole documents are distributed, so that each is read once; few documents are split into snapshots.
    package func dealsDocuments(of total: Int) -> Bool { total >= 2 * count }
}

extension Shard: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let shard = Shard(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no shard such as 2/3")
        }
        self = shard
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
