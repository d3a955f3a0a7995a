import FoundationNetworking
import UIKit

public final class Response: @unchecked Sendable {
    public let statusCode: Int
    public let data: Data
    public let request: URLRequest?
    public let response: HTTPURLResponse?

    public init(statusCode: Int, data: Data, request: URLRequest? = nil, response: HTTPURLResponse? = nil) {
        (self.statusCode, self.data, self.request, self.response) = (statusCode, data, request, response)
    }

    public func filter<R: RangeExpression>(statusCodes: R) throws -> Response where R.Bound == Int {
        guard statusCodes.contains(statusCode) else { throw MoyaError.statusCode(self) }
        return self
    }
    public func filter(statusCode: Int) throws -> Response { try filter(statusCodes: statusCode...statusCode) }
    public func filterSuccessfulStatusCodes() throws -> Response { try filter(statusCodes: 200...299) }
    public func filterSuccessfulStatusAndRedirectCodes() throws -> Response { try filter(statusCodes: 200...399) }

    public func mapImage() throws -> Image {
        guard let image = Image(data: data) else { throw MoyaError.imageMapping(self) }
        return image
    }
    public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any {
        do { return try JSONSerialization.jsonObject(with: data, options: .allowFragments) } catch {
            if data.isEmpty, !failsOnEmptyData { return NSNull() }
            throw MoyaError.jsonMapping(self)
        }
    }
    public func mapString(atKeyPath keyPath: String? = nil) throws -> String {
        if let keyPath {
            guard let text = value(at: keyPath) as? String else { throw MoyaError.stringMapping(self) }
            return text
        }
        guard let text = String(data: data, encoding: .utf8) else { throw MoyaError.stringMapping(self) }
        return text
    }
    public func map<D: Decodable>(
        _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
        failsOnEmptyData: Bool = true
    ) throws -> D {
        do {
            var part = data
            if let keyPath, let value = value(at: keyPath) {
                part = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
            }
            return try decoder.decode(D.self, from: part)
        } catch { throw MoyaError.objectMapping(error, self) }
    }

    private func value(at keyPath: String) -> Any? {
        let whole = try? JSONSerialization.jsonObject(with: data, options: .allowFragments)
        return keyPath.split(separator: ".").reduce(whole) { ($0 as? [String: Any])?[String($1)] }
    }
}

public struct ProgressResponse {
    public let response: Response?
    public let progressObject: Progress?
    public init(progress: Progress? = nil, response: Response? = nil) {
        (progressObject, self.response) = (progress, response)
    }
    public var progress: Double { progressObject?.fractionCompleted ?? (completed ? 1 : 0) }
    public var completed: Bool { response != nil }
}

public enum MoyaError: Error {
    case imageMapping(Response)
    case jsonMapping(Response)
    case stringMapping(Response)
    case objectMapping(any Error, Response)
    case encodableMapping(any Error)
    case statusCode(Response)
    case underlying(any Error, Response?)
    case requestMapping(String)
    case parameterEncoding(any Error)

    public var response: Response? {
        switch self {
        case .imageMapping(let response), .jsonMapping(let response), .stringMapping(let response),
            .objectMapping(_, let response), .statusCode(let response):
            response
        case .underlying(_, let response): response
        case .encodableMapping, .requestMapping, .parameterEncoding: nil
        }
    }
}

extension MoyaError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .imageMapping: "Failed to map data to an Image."
        case .jsonMapping: "Failed to map data to JSON."
        case .stringMapping: "Failed to map data to a String."
        case .objectMapping: "Failed to map data to a Decodable object."
        case .encodableMapping: "Failed to encode Encodable object into data."
        case .statusCode: "Status code didn't fall within the given range."
        case .underlying(let error, _): error.localizedDescription
        case .requestMapping: "Failed to map Endpoint to a URLRequest."
        case .parameterEncoding(let error): "Failed to encode parameters for URLRequest. \(error.localizedDescription)"
        }
    }
}
