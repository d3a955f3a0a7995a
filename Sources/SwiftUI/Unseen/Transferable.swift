// What is dragged, copied or shared, as CoreTransferable describes it. Nobody takes any of it.

public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    @TransferRepresentationBuilder<Item> @MainActor var body: Body { get }
}
extension TransferRepresentation where Body == Never {
    @MainActor public var body: Never { fatalError("\(Self.self) has no body") }
}
extension Never: TransferRepresentation {
    public typealias Item = Never
}

public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
extension Never: Transferable {
    public static var transferRepresentation: Never { fatalError("there is no value of it") }
}

@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content { content }
    public static func buildBlock<First: TransferRepresentation, each Other: TransferRepresentation>(
        _ first: First, _ others: repeat each Other
    ) -> First { first }
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content { content }
}

public struct TransferRepresentationVisibility: Sendable {
    private let name: String
    public static let all = Self(name: "all")
    public static let team = Self(name: "team")
    public static let group = Self(name: "group")
    public static let ownProcess = Self(name: "ownProcess")
}

extension TransferRepresentation {
    public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
    public func suggestedFileName(_ fileName: String) -> Self { self }
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
}

public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public typealias Body = Never
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {}
}
/// The representation of values of SwiftUI's and Foundation's, which nobody takes.
public struct _UntakenRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation { _UntakenRepresentation<String>() }
}
extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation { _UntakenRepresentation<Data>() }
}
extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation { _UntakenRepresentation<URL>() }
}
extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation { _UntakenRepresentation<AttributedString>() }
}
extension Color: Transferable {
    public static var transferRepresentation: some TransferRepresentation { _UntakenRepresentation<Color>() }
}
extension Image: Transferable {
    public static var transferRepresentation: some TransferRepresentation { _UntakenRepresentation<Image>() }
}
