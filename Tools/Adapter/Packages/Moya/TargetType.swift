@_exported import Alamofire
import FoundationNetworking
import UIKit

public typealias Method = Alamofire.HTTPMethod
public typealias ParameterEncoding = Alamofire.ParameterEncoding
public typealias JSONEncoding = Alamofire.JSONEncoding
public typealias URLEncoding = Alamofire.URLEncoding
public typealias RequestMultipartFormData = Alamofire.MultipartFormData
public typealias Session = Alamofire.Session
public typealias Image = UIImage
public typealias ProgressBlock = (_ progress: ProgressResponse) -> Void
public typealias Completion = (_ result: Result<Response, MoyaError>) -> Void

public protocol TargetType: SendableMetatype {
    var baseURL: URL { get }
    var path: String { get }
    var method: Moya.Method { get }
    var sampleData: Data { get }
    var task: Task { get }
    var validationType: ValidationType { get }
    var headers: [String: String]? { get }
}

extension TargetType {
    public var validationType: ValidationType { .none }
    public var sampleData: Data { Data() }
}

public enum Task {
    case requestPlain
    case requestData(Data)
    case requestJSONEncodable(any Encodable)
    case requestCustomJSONEncodable(any Encodable, encoder: JSONEncoder)
    case requestParameters(parameters: [String: Any], encoding: any ParameterEncoding)
    case requestCompositeData(bodyData: Data, urlParameters: [String: Any])
    case requestCompositeParameters(
        bodyParameters: [String: Any], bodyEncoding: any ParameterEncoding, urlParameters: [String: Any])
    case uploadFile(URL)
    case uploadMultipart([MultipartFormData])
    case uploadCompositeMultipart([MultipartFormData], urlParameters: [String: Any])
    case downloadDestination(DownloadDestination)
    case downloadParameters(
        parameters: [String: Any], encoding: any ParameterEncoding, destination: DownloadDestination)
}

public typealias DownloadDestination = (URL, HTTPURLResponse) -> (
    destinationURL: URL, options: Alamofire.DownloadRequest.Options
)

public struct MultipartFormData {
    public enum FormDataProvider {
        case data(Data)
        case file(URL)
        case stream(InputStream, UInt64)
    }

    public let provider: FormDataProvider
    public let name: String
    public let fileName: String?
    public let mimeType: String?

    public init(provider: FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil) {
        (self.provider, self.name, self.fileName, self.mimeType) = (provider, name, fileName, mimeType)
    }
}

public enum ValidationType: Equatable, Sendable {
    case none, successCodes, successAndRedirectCodes
    case customCodes([Int])
}

public protocol AccessTokenAuthorizable {
    var authorizationType: AuthorizationType? { get }
}

public enum AuthorizationType: Equatable, Sendable {
    case basic, bearer
    case custom(String)
    public var value: String {
        switch self {
        case .basic: "Basic"
        case .bearer: "Bearer"
        case .custom(let name): name
        }
    }
}

public enum MultiTarget: TargetType {
    case target(any TargetType)
    public init(_ target: any TargetType) { self = .target(target) }
    public var target: any TargetType {
        switch self {
        case .target(let target): target
        }
    }
    public var baseURL: URL { target.baseURL }
    public var path: String { target.path }
    public var method: Moya.Method { target.method }
    public var sampleData: Data { target.sampleData }
    public var task: Task { target.task }
    public var validationType: ValidationType { target.validationType }
    public var headers: [String: String]? { target.headers }
}

open class Endpoint {
    public enum SampleResponse {
        case networkResponse(Int, Data)
        case response(HTTPURLResponse, Data)
        case networkError(NSError)
    }
    public typealias SampleResponseClosure = () -> SampleResponse

    public let url: String
    public let sampleResponseClosure: SampleResponseClosure
    public let method: Moya.Method
    public let task: Task
    public let httpHeaderFields: [String: String]?

    public init(
        url: String, sampleResponseClosure: @escaping SampleResponseClosure, method: Moya.Method, task: Task,
        httpHeaderFields: [String: String]?
    ) {
        (self.url, self.sampleResponseClosure) = (url, sampleResponseClosure)
        (self.method, self.task, self.httpHeaderFields) = (method, task, httpHeaderFields)
    }

    open func adding(newHTTPHeaderFields: [String: String]) -> Endpoint {
        let headers = (httpHeaderFields ?? [:]).merging(newHTTPHeaderFields) { $1 }
        return Endpoint(
            url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
            httpHeaderFields: headers)
    }

    open func replacing(task: Task) -> Endpoint {
        Endpoint(
            url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
            httpHeaderFields: httpHeaderFields)
    }

    public func urlRequest() throws -> URLRequest {
        guard let url = URL(string: url) else { throw MoyaError.requestMapping(url) }
        var request = URLRequest(url: url)
        request.httpMethod = method.rawValue
        request.allHTTPHeaderFields = httpHeaderFields
        return request
    }
}
