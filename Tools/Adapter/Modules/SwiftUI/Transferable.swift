import Foundation
import UIKit
import UniformTypeIdentifiers

// What is dragged, copied or shared, as CoreTransferable describes it. Nobody takes any of it.

public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
}
extension Never: TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never
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
    public static func buildBlock<One: TransferRepresentation, each Other: TransferRepresentation>(
        _ one: One, _ others: repeat each Other
    ) -> One { one }
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content { content }
}

public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
    public func suggestedFileName(_ fileName: String) -> Self { self }
}
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public typealias Body = Never
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    public typealias Body = Never
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
    public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
    ) {}
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(exportedContentType: .plainText) { Data($0.utf8) }
    }
}
extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(exportedContentType: .data) { $0 }
    }
}
extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(exportedContentType: .url) { Data($0.absoluteString.utf8) }
    }
}
