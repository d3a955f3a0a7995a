import Foundation
import FoundationNetworking

// What apps of Alamofire 4 call. Headers were a dictionary then; a literal makes `HTTPHeaders`, and a dictionary in a variable
// goes to the functions here. `DataResponse` and `Result` with one type between their angle brackets are not for both.

public typealias DefaultDataResponse = DataResponse<Data?, AFError>
public typealias DefaultDownloadResponse = DownloadResponse<URL?, AFError>
public typealias RequestRetryCompletion = (_ shouldRetry: Bool, _ timeDelay: TimeInterval) -> Void

// MARK: Without a session

@discardableResult public func download(
    _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    to destination: DownloadRequest.Destination? = nil
) -> DownloadRequest {
    AF.download(url, method: method, parameters: parameters, encoding: encoding, headers: headers, to: destination)
}

@discardableResult public func download(
    _ urlRequest: any URLRequestConvertible, to destination: DownloadRequest.Destination? = nil
) -> DownloadRequest { AF.download(urlRequest, to: destination) }

@discardableResult public func upload(
    _ data: Data, to url: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil
) -> UploadRequest { AF.upload(data, to: url, method: method, headers: headers) }

@discardableResult public func upload(_ data: Data, with urlRequest: any URLRequestConvertible) -> UploadRequest {
    AF.upload(data, with: urlRequest)
}

@discardableResult public func upload(
    _ fileURL: URL, to url: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil
) -> UploadRequest { AF.upload(fileURL, to: url, method: method, headers: headers) }

// MARK: Headers in a dictionary

@_disfavoredOverload @discardableResult public func request(
    _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: [String: String]?
) -> DataRequest {
    AF.request(url, method: method, parameters: parameters, encoding: encoding, headers: headers)
}

@_disfavoredOverload @discardableResult public func download(
    _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: [String: String]?,
    to destination: DownloadRequest.Destination? = nil
) -> DownloadRequest {
    AF.download(url, method: method, headers: headers.map { HTTPHeaders($0) }, to: destination)
}

@_disfavoredOverload @discardableResult public func upload(
    _ data: Data, to url: any URLConvertible, method: HTTPMethod = .post, headers: [String: String]?
) -> UploadRequest { AF.upload(data, to: url, method: method, headers: headers.map { HTTPHeaders($0) }) }

@_disfavoredOverload public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, usingThreshold: UInt64 = 0, to url: any URLConvertible,
    method: HTTPMethod = .post, headers: [String: String]?,
    encodingCompletion: ((Session.MultipartFormDataEncodingResult) -> Void)?
) {}

extension Session {
    @_disfavoredOverload @discardableResult public func request(
        _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
        encoding: any ParameterEncoding = URLEncoding.default, headers: [String: String]?
    ) -> DataRequest {
        request(
            convertible, method: method, parameters: parameters, encoding: encoding,
            headers: headers.map { HTTPHeaders($0) })
    }

    @_disfavoredOverload public func upload(
        multipartFormData: @escaping (MultipartFormData) -> Void, usingThreshold: UInt64 = 0,
        to url: any URLConvertible, method: HTTPMethod = .post, headers: [String: String]?,
        encodingCompletion: ((MultipartFormDataEncodingResult) -> Void)?
    ) {}
}

extension URLRequest {
    @_disfavoredOverload public init(url: any URLConvertible, method: HTTPMethod, headers: [String: String]?) throws {
        try self.init(url: url, method: method, headers: headers.map { HTTPHeaders($0) })
    }
}

extension HTTPHeaders {
    public var keys: [String] { map(\.name) }
    public var values: [String] { map(\.value) }

    @discardableResult public mutating func updateValue(_ value: String, forKey name: String) -> String? {
        defer { update(name: name, value: value) }
        return self[name]
    }

    @discardableResult public mutating func removeValue(forKey name: String) -> String? {
        defer { remove(name: name) }
        return self[name]
    }
}

extension Result {
    @discardableResult public func ifSuccess(_ closure: () -> Void) -> Result {
        if isSuccess { closure() }
        return self
    }

    @discardableResult public func ifFailure(_ closure: () -> Void) -> Result {
        if isFailure { closure() }
        return self
    }
}

// MARK: What changes requests

// An app has those of its generation; nobody calls either, as no request leaves.
extension RequestAdapter {
    public func adapt(_ urlRequest: URLRequest) throws -> URLRequest { urlRequest }
    public func adapt(
        _ urlRequest: URLRequest, for session: Session, completion: @escaping (Result<URLRequest, any Error>) -> Void
    ) { completion(Result { try adapt(urlRequest) }) }
}

extension RequestRetrier {
    public func retry(
        _ request: Request, for session: Session, dueTo error: any Error, completion: @escaping (RetryResult) -> Void
    ) { completion(.doNotRetry) }
}
