/// The values whose pages are on a stack, of whatever types.
public struct NavigationPath: Equatable {
    var steps: [AnyHashable] = []

    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { steps = elements.map { AnyHashable($0) } }
    public init(_ codable: CodableRepresentation) { steps = codable.steps }

    public var count: Int { steps.count }
    public var isEmpty: Bool { steps.isEmpty }
    public mutating func append<Value: Hashable>(_ value: Value) { steps.append(AnyHashable(value)) }
    public mutating func removeLast(_ count: Int = 1) { steps.removeLast(min(count, steps.count)) }

    /// Paths are not stored: an app that asks for one starts with an empty path.
    public var codable: CodableRepresentation? { CodableRepresentation(steps: steps) }

    public struct CodableRepresentation: Codable, Equatable {
        fileprivate var steps: [AnyHashable] = []
        fileprivate init(steps: [AnyHashable]) { self.steps = steps }
        public init(from decoder: any Decoder) throws {}
        public func encode(to encoder: any Encoder) throws {}
    }
}
