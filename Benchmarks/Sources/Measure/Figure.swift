import Foundation

/// One figure of a benchmark, by which goals are held against it.
public struct Figure: Codable {
    public var name: String
    public var value: Double
    /// The peer was given up, so the ratio is at least this.
    public var isLowerBound: Bool?

    public init(_ name: String, _ value: Double, isLowerBound: Bool = false) {
        self.name = name
        self.value = value
        self.isLowerBound = isLowerBound ? true : nil
    }
}

/// What a benchmark found.
public protocol Figures {
    var figures: [Figure] { get }
}

extension Figures {
    /// For other programs: `[{"name": …, "value": …}]`.
    public func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(figures).write(to: URL(fileURLWithPath: path))
    }
}
