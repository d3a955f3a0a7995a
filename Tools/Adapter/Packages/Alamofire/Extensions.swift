import Foundation
import FoundationNetworking

/// What Alamofire and packages after it add to a type, under `af`.
@preconcurrency @MainActor public struct AlamofireExtension<ExtendedType> {
    public let type: ExtendedType
    public init(_ type: ExtendedType) { self.type = type }
}

@preconcurrency @MainActor public protocol AlamofireExtended {
    associatedtype ExtendedType
    static var af: AlamofireExtension<ExtendedType>.Type { get set }
    var af: AlamofireExtension<ExtendedType> { get set }
}

extension AlamofireExtended {
    public static var af: AlamofireExtension<Self>.Type {
        get { AlamofireExtension<Self>.self }
        set {}
    }
    public var af: AlamofireExtension<Self> {
        get { AlamofireExtension(self) }
        set {}
    }
}

extension URLSessionConfiguration {
    public var headers: HTTPHeaders {
        get { HTTPHeaders(httpAdditionalHeaders as? [String: String] ?? [:]) }
        set { httpAdditionalHeaders = newValue.dictionary }
    }
}

extension HTTPURLResponse {
    public var headers: HTTPHeaders { HTTPHeaders(allHeaderFields as? [String: String] ?? [:]) }
}
