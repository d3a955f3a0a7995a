import FoundationNetworking
import Foundation

// Requests stay on their way here: there is no network, so nothing is ever answered.

public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
public typealias AFDownloadResponse<Success> = DownloadResponse<Success, AFError>
public typealias AFResult<Success> = Result<Success, AFError>
public typealias Parameters = [String: Any]

public enum AFInfo {
    public static let version = "5.0.0"
}

open class Request: @unchecked Sendable {
    public typealias ValidationResult = Result<Void, any Error>
    public typealias ProgressHandler = (Progress) -> Void
    public enum State: Sendable { case initialized, resumed, suspended, cancelled, finished }

    public let id = UUID()
    public let request: URLRequest?
    public let convertible: any URLRequestConvertible
    public private(set) var state = State.initialized
    public var response: HTTPURLResponse? { nil }
    public var task: URLSessionTask? { nil }
    public var tasks: [URLSessionTask] { [] }
    public var error: AFError? { nil }
    public var isCancelled: Bool { state == .cancelled }
    public var isResumed: Bool { state == .resumed }
    public var isSuspended: Bool { state == .suspended }
    public var isFinished: Bool { false }
    public let uploadProgress = Progress(totalUnitCount: 0)
    public let downloadProgress = Progress(totalUnitCount: 0)
    public var progress: Progress { downloadProgress }

    init(_ convertible: any URLRequestConvertible) {
        self.convertible = convertible
        request = try? convertible.asURLRequest()
    }

    private func enter(_ state: State) -> Self {
        self.state = state
        return self
    }

    @discardableResult public func cancel() -> Self { enter(.cancelled) }
    @discardableResult public func suspend() -> Self { enter(.suspended) }
    @discardableResult public func resume() -> Self { enter(.resumed) }
    @discardableResult public func authenticate(username: String, password: String) -> Self { self }
    @discardableResult public func authenticate(user: String, password: String) -> Self { self }
    @discardableResult public func authenticate(with credential: URLCredential) -> Self { self }
    @discardableResult public func downloadProgress(
        queue: DispatchQueue = .main, closure: @escaping ProgressHandler
    ) -> Self { self }
    @discardableResult public func uploadProgress(
        queue: DispatchQueue = .main, closure: @escaping ProgressHandler
    ) -> Self { self }
    @discardableResult public func cURLDescription(calling handler: @escaping (String) -> Void) -> Self { self }
    public func cURLDescription() -> String { "curl " + (request?.url?.absoluteString ?? "") }
    @discardableResult public func validate() -> Self { self }
    @discardableResult public func validate<S: Sequence>(statusCode acceptableStatusCodes: S) -> Self
    where S.Iterator.Element == Int { self }
    @discardableResult public func validate<S: Sequence>(
        contentType acceptableContentTypes: @escaping @autoclosure () -> S
    ) -> Self where S.Iterator.Element == String { self }
}

open class DataRequest: Request, @unchecked Sendable {
    public typealias Validation = (URLRequest?, HTTPURLResponse, Data?) -> ValidationResult

    @discardableResult public func validate(_ validation: @escaping Validation) -> Self { self }

    @discardableResult public func response(
        queue: DispatchQueue? = .main, completionHandler: @escaping (AFDataResponse<Data?>) -> Void
    ) -> Self { self }

    @discardableResult public func responseData(
        queue: DispatchQueue? = .main, emptyResponseCodes: Set<Int> = [204, 205],
        completionHandler: @escaping (AFDataResponse<Data>) -> Void
    ) -> Self { self }

    @discardableResult public func responseString(
        queue: DispatchQueue? = .main, encoding: String.Encoding? = nil, emptyResponseCodes: Set<Int> = [204, 205],
        completionHandler: @escaping (AFDataResponse<String>) -> Void
    ) -> Self { self }

    @discardableResult public func responseJSON(
        queue: DispatchQueue? = .main, options: JSONSerialization.ReadingOptions = .allowFragments,
        completionHandler: @escaping (AFDataResponse<Any>) -> Void
    ) -> Self { self }

    @discardableResult public func responseDecodable<T: Decodable>(
        of type: T.Type = T.self, queue: DispatchQueue? = .main, decoder: any DataDecoder = JSONDecoder(),
        emptyResponseCodes: Set<Int> = [204, 205], completionHandler: @escaping (AFDataResponse<T>) -> Void
    ) -> Self { self }

    @discardableResult public func response<Serializer: DataResponseSerializerProtocol>(
        queue: DispatchQueue? = .main, responseSerializer: Serializer,
        completionHandler: @escaping (AFDataResponse<Serializer.SerializedObject>) -> Void
    ) -> Self { self }

    public func serializingData() -> DataTask<Data> { DataTask() }
    public func serializingString() -> DataTask<String> { DataTask() }
    public func serializingDecodable<Value: Decodable>(
        _ type: Value.Type = Value.self, automaticallyCancelling: Bool = true, decoder: any DataDecoder = JSONDecoder()
    ) -> DataTask<Value> { DataTask() }
}

open class UploadRequest: DataRequest, @unchecked Sendable {}
open class DataStreamRequest: Request, @unchecked Sendable {}

open class DownloadRequest: Request, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let createIntermediateDirectories = Options(rawValue: 1)
        public static let removePreviousFile = Options(rawValue: 2)
    }

    public typealias DownloadOptions = Options
    public typealias Destination = (_ temporaryURL: URL, _ response: HTTPURLResponse) -> (
        destinationURL: URL, options: Options
    )
    public typealias DownloadFileDestination = Destination

    public class func suggestedDownloadDestination(
        for directory: FileManager.SearchPathDirectory = .documentDirectory,
        in domain: FileManager.SearchPathDomainMask = .userDomainMask, options: Options = []
    ) -> Destination { { temporary, _ in (temporary, options) } }

    @discardableResult public func response(
        queue: DispatchQueue? = .main, completionHandler: @escaping (AFDownloadResponse<URL?>) -> Void
    ) -> Self { self }

    @discardableResult public func responseData(
        queue: DispatchQueue? = .main, completionHandler: @escaping (AFDownloadResponse<Data>) -> Void
    ) -> Self { self }

    @discardableResult public func responseURL(
        queue: DispatchQueue? = .main, completionHandler: @escaping (AFDownloadResponse<URL>) -> Void
    ) -> Self { self }
}

/// What is awaited never comes; who awaits it can be cancelled.
public struct DataTask<Value: Sendable>: Sendable {
    public var value: Value {
        get async throws {
            while true { try await Task.sleep(nanoseconds: 1_000_000_000_000) }
        }
    }

    public var result: Result<Value, AFError> {
        get async {
            while !Task.isCancelled { try? await Task.sleep(nanoseconds: 1_000_000_000_000) }
            return .failure(.explicitlyCancelled)
        }
    }

    public var response: AFDataResponse<Value> {
        get async { AFDataResponse(result: await result) }
    }

    public func cancel() {}
}

public struct DataResponse<Success, Failure: Error> {
    public let request: URLRequest?
    public let response: HTTPURLResponse?
    public let data: Data?
    public let result: Result<Success, Failure>
    public var serializationDuration: TimeInterval { 0 }
    public var value: Success? { try? result.get() }
    public var error: Failure? { if case .failure(let error) = result { error } else { nil } }

    public init(
        request: URLRequest? = nil, response: HTTPURLResponse? = nil, data: Data? = nil,
        result: Result<Success, Failure>
    ) { (self.request, self.response, self.data, self.result) = (request, response, data, result) }

    public func map<New>(_ transform: (Success) -> New) -> DataResponse<New, Failure> {
        .init(request: request, response: response, data: data, result: result.map(transform))
    }

    public func mapError<New: Error>(_ transform: (Failure) -> New) -> DataResponse<Success, New> {
        .init(request: request, response: response, data: data, result: result.mapError(transform))
    }
}

extension DataResponse: @unchecked Sendable where Success: Sendable {}

public struct DownloadResponse<Success, Failure: Error> {
    public let request: URLRequest?
    public let response: HTTPURLResponse?
    public let fileURL: URL?
    public let result: Result<Success, Failure>
    public var destinationURL: URL? { fileURL }
    public var value: Success? { try? result.get() }
    public var error: Failure? { if case .failure(let error) = result { error } else { nil } }
}

extension Result {
    public var isSuccess: Bool { if case .success = self { true } else { false } }
    public var isFailure: Bool { !isSuccess }
    /// As `Result` was called on before Alamofire 5.
    public var value: Success? { try? get() }
    public var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}
