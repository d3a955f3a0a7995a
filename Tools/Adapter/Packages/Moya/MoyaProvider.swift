import FoundationNetworking
import UIKit

public protocol Cancellable {
    var isCancelled: Bool { get }
    func cancel()
}

public enum StubBehavior: Sendable {
    case never, immediate
    case delayed(seconds: TimeInterval)
}

public protocol RequestType {
    var request: URLRequest? { get }
    var sessionHeaders: [String: String] { get }
}

public protocol PluginType {
    func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest
    func willSend(_ request: any RequestType, target: any TargetType)
    func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType)
    func process(_ result: Result<Response, MoyaError>, target: any TargetType) -> Result<Response, MoyaError>
}

extension PluginType {
    public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest { request }
    public func willSend(_ request: any RequestType, target: any TargetType) {}
    public func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {}
    public func process(
        _ result: Result<Response, MoyaError>, target: any TargetType
    ) -> Result<Response, MoyaError> { result }
}

public enum NetworkActivityChangeType: Sendable {
    case began, ended
}

public final class NetworkActivityPlugin: PluginType {
    public typealias NetworkActivityClosure = (_ change: NetworkActivityChangeType, _ target: any TargetType) -> Void
    public init(networkActivityClosure: @escaping NetworkActivityClosure) {}
}

public final class NetworkLoggerPlugin: PluginType {
    public struct Configuration {
        public struct LogOptions: OptionSet, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let requestMethod = LogOptions(rawValue: 1 << 0)
            public static let requestBody = LogOptions(rawValue: 1 << 1)
            public static let requestHeaders = LogOptions(rawValue: 1 << 2)
            public static let formatRequestAscURL = LogOptions(rawValue: 1 << 3)
            public static let successResponseBody = LogOptions(rawValue: 1 << 4)
            public static let errorResponseBody = LogOptions(rawValue: 1 << 5)
            public static let `default`: LogOptions = [.requestMethod, .requestHeaders]
            public static let verbose: LogOptions = [
                .requestMethod, .requestHeaders, .requestBody, .successResponseBody, .errorResponseBody,
            ]
        }
        public var logOptions: LogOptions
        public init(logOptions: LogOptions = .default) { self.logOptions = logOptions }
    }
    public var configuration: Configuration
    public init(configuration: Configuration = Configuration()) { self.configuration = configuration }
    public init(verbose: Bool) { configuration = Configuration(logOptions: verbose ? .verbose : .default) }
}

public struct AccessTokenPlugin: PluginType {
    public typealias TokenClosure = (any TargetType) -> String
    public let tokenClosure: TokenClosure
    public init(tokenClosure: @escaping TokenClosure) { self.tokenClosure = tokenClosure }
}

public final class CancellableToken: Cancellable, @unchecked Sendable {
    public private(set) var isCancelled = false
    public func cancel() { isCancelled = true }
}

open class MoyaProvider<Target: TargetType> {
    public typealias EndpointClosure = (Target) -> Endpoint
    public typealias RequestResultClosure = (Result<URLRequest, MoyaError>) -> Void
    public typealias RequestClosure = (Endpoint, @escaping RequestResultClosure) -> Void
    public typealias StubClosure = (Target) -> StubBehavior

    public let endpointClosure: EndpointClosure
    public let requestClosure: RequestClosure
    public let stubClosure: StubClosure
    public let session: Session
    public let plugins: [any PluginType]
    public let trackInflights: Bool

    public init(
        endpointClosure: @escaping EndpointClosure = MoyaProvider.defaultEndpointMapping,
        requestClosure: @escaping RequestClosure = MoyaProvider.defaultRequestMapping,
        stubClosure: @escaping StubClosure = MoyaProvider.neverStub, callbackQueue: DispatchQueue? = nil,
        session: Session = MoyaProvider.defaultAlamofireSession(), plugins: [any PluginType] = [],
        trackInflights: Bool = false
    ) {
        self.endpointClosure = endpointClosure
        self.requestClosure = requestClosure
        self.stubClosure = stubClosure
        self.session = session
        self.plugins = plugins
        self.trackInflights = trackInflights
    }

    open func endpoint(_ token: Target) -> Endpoint { endpointClosure(token) }

    /// No server answers; only samples that the app asks for come, at once.
    @discardableResult open func request(
        _ target: Target, callbackQueue: DispatchQueue? = .none, progress: ProgressBlock? = .none,
        completion: @escaping Completion
    ) -> any Cancellable {
        let token = CancellableToken()
        guard case .immediate = stubClosure(target) else { return token }
        switch endpoint(target).sampleResponseClosure() {
        case .networkResponse(let code, let data): completion(.success(Response(statusCode: code, data: data)))
        case .response(let response, let data):
            completion(.success(Response(statusCode: response.statusCode, data: data, response: response)))
        case .networkError(let error): completion(.failure(.underlying(error, nil)))
        }
        return token
    }

    public final class func defaultEndpointMapping(for target: Target) -> Endpoint {
        let url = target.path.isEmpty ? target.baseURL : target.baseURL.appendingPathComponent(target.path)
        return Endpoint(
            url: url.absoluteString, sampleResponseClosure: { .networkResponse(200, target.sampleData) },
            method: target.method, task: target.task, httpHeaderFields: target.headers)
    }
    public final class func defaultRequestMapping(for endpoint: Endpoint, closure: RequestResultClosure) {
        do { closure(.success(try endpoint.urlRequest())) } catch let error as MoyaError {
            closure(.failure(error))
        } catch { closure(.failure(.underlying(error, nil))) }
    }
    public final class func defaultAlamofireSession() -> Session { Session.default }
    public final class func neverStub(_: Target) -> StubBehavior { .never }
    public final class func immediatelyStub(_: Target) -> StubBehavior { .immediate }
    public final class func delayedStub(_ seconds: TimeInterval) -> (Target) -> StubBehavior {
        { _ in .delayed(seconds: seconds) }
    }
}
