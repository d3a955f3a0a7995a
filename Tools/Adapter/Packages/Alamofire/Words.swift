import Foundation
import FoundationNetworking

public struct HTTPMethod: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let connect = HTTPMethod(rawValue: "CONNECT")
    public static let delete = HTTPMethod(rawValue: "DELETE")
    public static let get = HTTPMethod(rawValue: "GET")
    public static let head = HTTPMethod(rawValue: "HEAD")
    public static let options = HTTPMethod(rawValue: "OPTIONS")
    public static let patch = HTTPMethod(rawValue: "PATCH")
    public static let post = HTTPMethod(rawValue: "POST")
    public static let put = HTTPMethod(rawValue: "PUT")
    public static let trace = HTTPMethod(rawValue: "TRACE")
}

public struct HTTPHeader: Hashable, Sendable {
    public let name: String
    public let value: String
    public init(name: String, value: String) { (self.name, self.value) = (name, value) }
    public static func accept(_ value: String) -> HTTPHeader { HTTPHeader(name: "Accept", value: value) }
    public static func acceptLanguage(_ value: String) -> HTTPHeader {
        HTTPHeader(name: "Accept-Language", value: value)
    }
    public static func authorization(_ value: String) -> HTTPHeader { HTTPHeader(name: "Authorization", value: value) }
    public static func authorization(bearerToken: String) -> HTTPHeader { authorization("Bearer " + bearerToken) }
    public static func authorization(username: String, password: String) -> HTTPHeader {
        authorization("Basic " + Data("\(username):\(password)".utf8).base64EncodedString())
    }
    public static func contentType(_ value: String) -> HTTPHeader { HTTPHeader(name: "Content-Type", value: value) }
    public static func userAgent(_ value: String) -> HTTPHeader { HTTPHeader(name: "User-Agent", value: value) }
}

/// In their order; names are the same in any case.
public struct HTTPHeaders: Sequence, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, Sendable {
    private var list: [HTTPHeader] = []
    public init() {}
    public init(_ headers: [HTTPHeader]) { for one in headers { update(one) } }
    public init(_ dictionary: [String: String]) {
        for (name, value) in dictionary.sorted(by: { $0.key < $1.key }) { update(name: name, value: value) }
    }
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { update(name: name, value: value) }
    }
    public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }
    public static let `default` = HTTPHeaders()

    public mutating func add(name: String, value: String) { update(name: name, value: value) }
    public mutating func add(_ header: HTTPHeader) { update(header) }
    public mutating func update(name: String, value: String) { update(HTTPHeader(name: name, value: value)) }
    public mutating func update(_ header: HTTPHeader) {
        remove(name: header.name)
        list.append(header)
    }
    public mutating func remove(name: String) { list.removeAll { $0.name.lowercased() == name.lowercased() } }
    public func value(for name: String) -> String? { list.first { $0.name.lowercased() == name.lowercased() }?.value }
    public subscript(_ name: String) -> String? {
        get { value(for: name) }
        set { if let newValue { update(name: name, value: newValue) } else { remove(name: name) } }
    }
    public var dictionary: [String: String] {
        Dictionary(list.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
    }
    public func makeIterator() -> IndexingIterator<[HTTPHeader]> { list.makeIterator() }
    public var count: Int { list.count }
    public var isEmpty: Bool { list.isEmpty }
}

public protocol URLConvertible {
    func asURL() throws -> URL
}

extension String: URLConvertible {
    public func asURL() throws -> URL {
        guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
        return url
    }
}

extension URL: URLConvertible {
    public func asURL() throws -> URL { self }
}

extension URLComponents: URLConvertible {
    public func asURL() throws -> URL {
        guard let url else { throw AFError.invalidURL(url: "") }
        return url
    }
}

public protocol URLRequestConvertible {
    func asURLRequest() throws -> URLRequest
}

extension URLRequestConvertible {
    public var urlRequest: URLRequest? { try? asURLRequest() }
}

extension URLRequest: URLRequestConvertible {
    public func asURLRequest() throws -> URLRequest { self }

    public init(url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws {
        self.init(url: try url.asURL())
        httpMethod = method.rawValue
        for header in headers ?? HTTPHeaders() { setValue(header.value, forHTTPHeaderField: header.name) }
    }

    public var method: HTTPMethod? {
        get { httpMethod.map(HTTPMethod.init(rawValue:)) }
        set { httpMethod = newValue?.rawValue }
    }

    public var headers: HTTPHeaders {
        get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
        set { allHTTPHeaderFields = newValue.dictionary }
    }
}

// MARK: Parameters

public protocol ParameterEncoding {
    func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest
}

public struct JSONEncoding: ParameterEncoding {
    public static var `default`: JSONEncoding { JSONEncoding() }
    public static var prettyPrinted: JSONEncoding { JSONEncoding(options: .prettyPrinted) }
    private let options: JSONSerialization.WritingOptions
    public init(options: JSONSerialization.WritingOptions = []) { self.options = options }

    public func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest {
        var request = try urlRequest.asURLRequest()
        guard let parameters, JSONSerialization.isValidJSONObject(parameters) else { return request }
        request.httpBody = try JSONSerialization.data(withJSONObject: parameters, options: options)
        if request.value(forHTTPHeaderField: "Content-Type") == nil {
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        return request
    }
}

public struct URLEncoding: ParameterEncoding {
    public enum Destination: Sendable { case methodDependent, queryString, httpBody }
    public enum ArrayEncoding: Sendable { case brackets, noBrackets, indexInBrackets }
    public enum BoolEncoding: Sendable { case numeric, literal }
    public static var `default`: URLEncoding { URLEncoding() }
    public static var queryString: URLEncoding { URLEncoding(destination: .queryString) }
    public static var httpBody: URLEncoding { URLEncoding(destination: .httpBody) }
    public static var methodDependent: URLEncoding { URLEncoding() }
    private let destination: Destination

    public init(
        destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets,
        boolEncoding: BoolEncoding = .numeric
    ) { self.destination = destination }

    public func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest {
        var request = try urlRequest.asURLRequest()
        guard let parameters, !parameters.isEmpty, let url = request.url,
            var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
        else { return request }
        let items = parameters.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: "\($0.value)") }
        let isInAddress = ["GET", "HEAD", "DELETE"].contains(request.httpMethod ?? "GET")
        if destination == .queryString || destination == .methodDependent && isInAddress {
            parts.queryItems = (parts.queryItems ?? []) + items
            request.url = parts.url
        } else {
            var body = URLComponents()
            body.queryItems = items
            request.httpBody = body.percentEncodedQuery.map { Data($0.utf8) }
        }
        return request
    }
}

public struct PropertyListEncoding: ParameterEncoding {
    public static var `default`: PropertyListEncoding { PropertyListEncoding() }
    public func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest {
        try urlRequest.asURLRequest()
    }
}

public protocol ParameterEncoder {}

open class JSONParameterEncoder: ParameterEncoder {
    public static var `default`: JSONParameterEncoder { JSONParameterEncoder() }
    public static var prettyPrinted: JSONParameterEncoder { JSONParameterEncoder() }
    public init(encoder: JSONEncoder = JSONEncoder()) {}
}

open class URLEncodedFormParameterEncoder: ParameterEncoder {
    public static var `default`: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }
    public init() {}
}

extension ParameterEncoder where Self == JSONParameterEncoder {
    public static var json: JSONParameterEncoder { .default }
}

extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
    public static var urlEncodedForm: URLEncodedFormParameterEncoder { .default }
}

open class MultipartFormData {
    public init() {}
    public func append(_ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil) {}
    public func append(_ fileURL: URL, withName name: String) {}
    public func append(_ fileURL: URL, withName name: String, fileName: String, mimeType: String) {}
}

// MARK: Answers

public protocol DataDecoder {
    func decode<D: Decodable>(_ type: D.Type, from data: Data) throws -> D
}

extension JSONDecoder: DataDecoder {}

public protocol DataResponseSerializerProtocol<SerializedObject> {
    associatedtype SerializedObject
    func serialize(
        request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
    ) throws -> SerializedObject
}

public protocol ResponseSerializer<SerializedObject>: DataResponseSerializerProtocol {}

public protocol EmptyResponse {
    static func emptyValue() -> Self
}

public struct Empty: Codable, EmptyResponse, Sendable {
    public static let value = Empty()
    public static func emptyValue() -> Empty { value }
}

public enum AFError: Error, @unchecked Sendable {
    public enum ResponseValidationFailureReason: Sendable {
        case dataFileNil
        case missingContentType(acceptableContentTypes: [String])
        case unacceptableContentType(acceptableContentTypes: [String], responseContentType: String)
        case unacceptableStatusCode(code: Int)
    }

    public enum ResponseSerializationFailureReason {
        case inputDataNilOrZeroLength, inputFileNil
        case decodingFailed(error: any Error)
        case jsonSerializationFailed(error: any Error)
        case invalidEmptyResponse(type: String)
    }

    public enum ParameterEncodingFailureReason {
        case missingURL
        case jsonEncodingFailed(error: any Error)
        case customEncodingFailed(error: any Error)
    }

    case explicitlyCancelled
    case invalidURL(url: any URLConvertible)
    case parameterEncodingFailed(reason: ParameterEncodingFailureReason)
    case requestAdaptationFailed(error: any Error)
    case requestRetryFailed(retryError: any Error, originalError: any Error)
    case responseValidationFailed(reason: ResponseValidationFailureReason)
    case responseSerializationFailed(reason: ResponseSerializationFailureReason)
    case serverTrustEvaluationFailed(reason: String)
    case sessionDeinitialized
    case sessionInvalidated(error: (any Error)?)
    case sessionTaskFailed(error: any Error)

    public var isExplicitlyCancelledError: Bool { if case .explicitlyCancelled = self { true } else { false } }
    public var isSessionTaskError: Bool { if case .sessionTaskFailed = self { true } else { false } }
    public var isResponseSerializationError: Bool {
        if case .responseSerializationFailed = self { true } else { false }
    }
    public var isResponseValidationError: Bool { responseCode != nil }
    public var isInvalidURLError: Bool { if case .invalidURL = self { true } else { false } }
    public var url: URL? { nil }
    public var errorDescription: String? { "\(self)" }

    public var responseCode: Int? {
        if case .responseValidationFailed(.unacceptableStatusCode(let code)) = self { code } else { nil }
    }

    public var underlyingError: (any Error)? {
        switch self {
        case .sessionTaskFailed(let error), .requestAdaptationFailed(let error), .requestRetryFailed(let error, _):
            error
        case .sessionInvalidated(let error): error
        case .responseSerializationFailed(.decodingFailed(let error)): error
        default: nil
        }
    }
}

extension Error {
    public var asAFError: AFError? { self as? AFError }
}
