import Foundation
import FoundationNetworking

public let AF = Session.default

open class Session: @unchecked Sendable {
    public typealias RequestModifier = (inout URLRequest) throws -> Void
    public static let `default` = Session()
    public let session: URLSession
    public let sessionConfiguration: URLSessionConfiguration
    public let interceptor: (any RequestInterceptor)?
    public var adapter: (any RequestAdapter)?
    public var retrier: (any RequestRetrier)?
    public var startRequestsImmediately = true
    public static var defaultHTTPHeaders: [String: String] { [:] }

    public init(
        configuration: URLSessionConfiguration = .default, delegate: SessionDelegate = SessionDelegate(),
        rootQueue: DispatchQueue = DispatchQueue(label: "session"), startRequestsImmediately: Bool = true,
        requestQueue: DispatchQueue? = nil, serializationQueue: DispatchQueue? = nil,
        interceptor: (any RequestInterceptor)? = nil, serverTrustManager: ServerTrustManager? = nil,
        redirectHandler: Any? = nil, cachedResponseHandler: Any? = nil, eventMonitors: [any EventMonitor] = []
    ) {
        sessionConfiguration = configuration
        session = URLSession(configuration: configuration)
        self.interceptor = interceptor
    }

    public convenience init(
        configuration: URLSessionConfiguration = .default, delegate: SessionDelegate = SessionDelegate(),
        serverTrustPolicyManager: ServerTrustPolicyManager?
    ) { self.init(configuration: configuration, delegate: delegate, interceptor: nil) }

    @discardableResult open func request(
        _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
        encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil
    ) -> DataRequest { DataRequest(PlainRequest(convertible, method, headers, parameters, encoding)) }

    @discardableResult open func request<P: Encodable>(
        _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: P? = nil,
        encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil
    ) -> DataRequest { DataRequest(PlainRequest(convertible, method, headers)) }

    @discardableResult open func request(
        _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
    ) -> DataRequest { DataRequest(convertible) }

    @discardableResult open func download(
        _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
        encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil,
        to destination: DownloadRequest.Destination? = nil
    ) -> DownloadRequest { DownloadRequest(PlainRequest(convertible, method, headers)) }

    @discardableResult open func download(
        _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil,
        to destination: DownloadRequest.Destination? = nil
    ) -> DownloadRequest { DownloadRequest(convertible) }

    @discardableResult open func upload(
        _ data: Data, to convertible: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil
    ) -> UploadRequest { UploadRequest(PlainRequest(convertible, method, headers)) }

    @discardableResult open func upload(
        _ data: Data, with convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
    ) -> UploadRequest { UploadRequest(convertible) }

    @discardableResult open func upload(
        _ fileURL: URL, to convertible: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil
    ) -> UploadRequest { UploadRequest(PlainRequest(convertible, method, headers)) }

    @discardableResult open func upload(
        multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible,
        usingThreshold: UInt64 = 0,
        method: HTTPMethod = .post, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
        fileManager: FileManager = .default, requestModifier: RequestModifier? = nil
    ) -> UploadRequest { UploadRequest(PlainRequest(url, method, headers)) }

    @discardableResult open func upload(
        multipartFormData: @escaping (MultipartFormData) -> Void, with request: any URLRequestConvertible,
        usingThreshold: UInt64 = 0, interceptor: (any RequestInterceptor)? = nil
    ) -> UploadRequest { UploadRequest(request) }

    /// As before Alamofire 5.
    open func upload(
        multipartFormData: @escaping (MultipartFormData) -> Void, usingThreshold: UInt64 = 0,
        to url: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
        encodingCompletion: ((MultipartFormDataEncodingResult) -> Void)?
    ) {}

    public enum MultipartFormDataEncodingResult {
        case success(request: UploadRequest, streamingFromDisk: Bool, streamFileURL: URL?)
        case failure(any Error)
    }

    open func cancelAllRequests(completingOnQueue queue: DispatchQueue = .main, completion: (() -> Void)? = nil) {
        completion?()
    }
}

public typealias SessionManager = Session

/// As before Alamofire 5.
@discardableResult public func request(
    _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
) -> DataRequest { AF.request(url, method: method, parameters: parameters, encoding: encoding, headers: headers) }

@discardableResult public func request(_ urlRequest: any URLRequestConvertible) -> DataRequest {
    AF.request(urlRequest)
}

public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, usingThreshold: UInt64 = 0, to url: any URLConvertible,
    method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
    encodingCompletion: ((Session.MultipartFormDataEncodingResult) -> Void)?
) {}

open class SessionDelegate: NSObject, @unchecked Sendable {
    public init(fileManager: FileManager = .default) {}
}

private struct PlainRequest: URLRequestConvertible {
    let url: any URLConvertible
    let method: HTTPMethod
    let headers: HTTPHeaders?
    let parameters: Parameters?
    let encoding: any ParameterEncoding

    init(
        _ url: any URLConvertible, _ method: HTTPMethod, _ headers: HTTPHeaders?, _ parameters: Parameters? = nil,
        _ encoding: any ParameterEncoding = URLEncoding.default
    ) {
        (self.url, self.method, self.headers, self.parameters, self.encoding) = (
            url, method, headers, parameters, encoding
        )
    }

    func asURLRequest() throws -> URLRequest {
        try encoding.encode(URLRequest(url: url, method: method, headers: headers), with: parameters)
    }
}

// MARK: What watches and changes requests

public protocol RequestAdapter {
    func adapt(
        _ urlRequest: URLRequest, for session: Session, completion: @escaping (Result<URLRequest, any Error>) -> Void)
}

public protocol RequestRetrier {
    func retry(
        _ request: Request, for session: Session, dueTo error: any Error, completion: @escaping (RetryResult) -> Void)
}

public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}

extension RequestInterceptor {
    public func adapt(
        _ urlRequest: URLRequest, for session: Session, completion: @escaping (Result<URLRequest, any Error>) -> Void
    ) { completion(.success(urlRequest)) }

    public func retry(
        _ request: Request, for session: Session, dueTo error: any Error, completion: @escaping (RetryResult) -> Void
    ) { completion(.doNotRetry) }
}

public enum RetryResult {
    case retry
    case retryWithDelay(TimeInterval)
    case doNotRetry
    case doNotRetryWithError(any Error)
}

open class Interceptor: RequestInterceptor {
    public init(adapters: [any RequestAdapter] = [], retriers: [any RequestRetrier] = []) {}
}

public protocol EventMonitor {}

open class ServerTrustManager {
    public let evaluators: [String: any ServerTrustEvaluating]
    public init(allHostsMustBeEvaluated: Bool = true, evaluators: [String: any ServerTrustEvaluating]) {
        self.evaluators = evaluators
    }
}

public protocol ServerTrustEvaluating {}

public final class DisabledTrustEvaluator: ServerTrustEvaluating {
    public init() {}
}

public final class DefaultTrustEvaluator: ServerTrustEvaluating {
    public init(validateHost: Bool = true) {}
}

public final class PinnedCertificatesTrustEvaluator: ServerTrustEvaluating {
    public init(
        acceptSelfSignedCertificates: Bool = false, performDefaultValidation: Bool = true, validateHost: Bool = true
    ) {}
}

public final class PublicKeysTrustEvaluator: ServerTrustEvaluating {
    public init(performDefaultValidation: Bool = true, validateHost: Bool = true) {}
}

open class ServerTrustPolicyManager {
    public init(policies: [String: ServerTrustPolicy]) {}
}

public enum ServerTrustPolicy: Sendable {
    case disableEvaluation
    case performDefaultEvaluation(validateHost: Bool)
}

/// It can be reached at first and does not change.
open class NetworkReachabilityManager: @unchecked Sendable {
    public enum NetworkReachabilityStatus: Equatable, Sendable {
        case unknown, notReachable
        case reachable(ConnectionType)

        public enum ConnectionType: Sendable { case ethernetOrWiFi, cellular, wwan }
    }

    public typealias Listener = (NetworkReachabilityStatus) -> Void
    public static let `default` = NetworkReachabilityManager()
    public var isReachable: Bool { true }
    public var isReachableOnCellular: Bool { false }
    public var isReachableOnWWAN: Bool { false }
    public var isReachableOnEthernetOrWiFi: Bool { true }
    public var status: NetworkReachabilityStatus { .reachable(.ethernetOrWiFi) }
    public var networkReachabilityStatus: NetworkReachabilityStatus { status }
    public var listener: Listener?

    public init?() {}
    public init?(host: String) {}

    @discardableResult open func startListening(
        onQueue queue: DispatchQueue = .main, onUpdatePerforming listener: @escaping Listener
    ) -> Bool {
        listener(status)
        return true
    }

    @discardableResult open func startListening() -> Bool {
        listener?(status)
        return true
    }

    open func stopListening() {}
}
