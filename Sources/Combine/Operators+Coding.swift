import Foundation

/// Reads values from one form: `JSONDecoder`, `PropertyListDecoder`, and an app's own.
public protocol TopLevelDecoder {
    associatedtype Input
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}
public protocol TopLevelEncoder {
    associatedtype Output
    func encode<T: Encodable>(_ value: T) throws -> Output
}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Chain<Item, any Error> where Output == Coder.Input { tryMap { try decoder.decode(type, from: $0) } }

    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Chain<Coder.Output, any Error>
    where Output: Encodable { tryMap { try encoder.encode($0) } }
}

extension Publishers {
    public typealias Decode<Upstream: Publisher, Item: Decodable, Coder: TopLevelDecoder> = Chain<Item, any Error>
    public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = Chain<Coder.Output, any Error>
}
