import Foundation

/// A token of three parts, of which the first two are read. Nobody checks its signature.
public protocol JWT: Sendable {
    var header: [String: any Sendable] { get }
    var body: [String: any Sendable] { get }
    var signature: String? { get }
    var string: String { get }
    var expiresAt: Date? { get }
    var issuer: String? { get }
    var subject: String? { get }
    var audience: [String]? { get }
    var issuedAt: Date? { get }
    var notBefore: Date? { get }
    var identifier: String? { get }
    var expired: Bool { get }
}

extension JWT {
    public func claim(name: String) -> Claim { Claim(value: body[name]) }
    public subscript(claim: String) -> Claim { self.claim(name: claim) }
    public func expires(in seconds: Int) -> Bool { expires(before: Date().addingTimeInterval(TimeInterval(seconds))) }
    public func expires(before date: Date) -> Bool { expiresAt.map { $0 < date } ?? false }
}

public func decode(jwt: String) throws -> JWT { try DecodedToken(jwt) }

public enum JWTDecodeError: LocalizedError, CustomDebugStringConvertible, Sendable {
    case invalidBase64URL(String)
    case invalidJSON(String)
    case invalidPartCount(String, Int)
    case claimDecodingFailed(String)

    public var localizedDescription: String { debugDescription }
    public var errorDescription: String? { debugDescription }
    public var debugDescription: String {
        switch self {
        case .invalidBase64URL(let part): "No base64url: \(part)."
        case .invalidJSON(let part): "No JSON: \(part)."
        case .invalidPartCount(let token, let count): "The token \(token) has \(count) parts, and should have 3."
        case .claimDecodingFailed(let words): "The claim cannot be read: \(words)."
        }
    }
}

/// The name of the errors in versions 2.
public typealias DecodeError = JWTDecodeError

/// A value of the token, in the type that is asked for.
public struct Claim: Sendable {
    let value: (any Sendable)?

    public var rawValue: (any Sendable)? { value }
    public var string: String? { value as? String }
    public var boolean: Bool? { value as? Bool }
    public var double: Double? { string.map { Double($0) } ?? (value as? NSNumber)?.doubleValue ?? value as? Double }
    public var integer: Int? { string.map { Int($0) } ?? (value as? NSNumber)?.intValue ?? value as? Int }
    public var date: Date? { double.map { Date(timeIntervalSince1970: $0) } }
    public var array: [String]? { value as? [String] ?? string.map { [$0] } }
    public var data: Data? { string.flatMap { Data($0.utf8) } }

    public func decode<T: Decodable>(_ type: T.Type, using decoder: JSONDecoder = JSONDecoder()) throws -> T {
        guard let value, let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
        else { throw JWTDecodeError.claimDecodingFailed("there is none") }
        return try decoder.decode(type, from: data)
    }
}

private struct DecodedToken: JWT {
    let header: [String: any Sendable]
    let body: [String: any Sendable]
    let signature: String?
    let string: String

    init(_ token: String) throws {
        let parts = token.components(separatedBy: ".")
        guard parts.count == 3 else { throw JWTDecodeError.invalidPartCount(token, parts.count) }
        header = try Self.values(in: parts[0])
        body = try Self.values(in: parts[1])
        signature = parts[2]
        string = token
    }

    var expiresAt: Date? { claim(name: "exp").date }
    var issuer: String? { claim(name: "iss").string }
    var subject: String? { claim(name: "sub").string }
    var audience: [String]? { claim(name: "aud").array }
    var issuedAt: Date? { claim(name: "iat").date }
    var notBefore: Date? { claim(name: "nbf").date }
    var identifier: String? { claim(name: "jti").string }
    var expired: Bool { expires(before: Date()) }

    private static func values(in part: String) throws -> [String: any Sendable] {
        let plain = part.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        let padding = String(repeating: "=", count: (4 - plain.count % 4) % 4)
        guard let data = Data(base64Encoded: plain + padding) else { throw JWTDecodeError.invalidBase64URL(part) }
        guard let values = try? JSONSerialization.jsonObject(with: data) as? [String: any Sendable] else {
            throw JWTDecodeError.invalidJSON(part)
        }
        return values
    }
}
