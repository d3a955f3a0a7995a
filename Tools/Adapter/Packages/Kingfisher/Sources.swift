import UIKit

public protocol Resource {
    var cacheKey: String { get }
    var downloadURL: URL { get }
}

extension Resource {
    public func convertToSource(overrideCacheKey: String? = nil) -> Source {
        let key = overrideCacheKey ?? cacheKey
        return downloadURL.isFileURL
            ? .provider(LocalFileImageDataProvider(fileURL: downloadURL, cacheKey: key))
            : .network(KF.ImageResource(downloadURL: downloadURL, cacheKey: key))
    }
}

extension URL: Resource {
    public var cacheKey: String { absoluteString }
    public var downloadURL: URL { self }
}

/// The names for calls in a chain: `KF.url(…).set(to:)`.
public enum KF {
    public struct ImageResource: Resource {
        public let cacheKey: String
        public let downloadURL: URL

        public init(downloadURL: URL, cacheKey: String? = nil) {
            (self.downloadURL, self.cacheKey) = (downloadURL, cacheKey ?? downloadURL.absoluteString)
        }
    }
}

public typealias ImageResource = KF.ImageResource

public enum Source {
    case network(any Resource)
    case provider(any ImageDataProvider)

    public var cacheKey: String {
        switch self {
        case .network(let resource): resource.cacheKey
        case .provider(let provider): provider.cacheKey
        }
    }

    public var url: URL? {
        switch self {
        case .network(let resource): resource.downloadURL
        case .provider(let provider): provider.contentURL
        }
    }
}

/// Pictures that come from elsewhere than the network.
public protocol ImageDataProvider {
    var cacheKey: String { get }
    func data(handler: @escaping (Result<Data, any Error>) -> Void)
    var contentURL: URL? { get }
}

extension ImageDataProvider {
    public var contentURL: URL? { nil }
    public func convertToSource() -> Source { .provider(self) }
}

public struct LocalFileImageDataProvider: ImageDataProvider {
    public let fileURL: URL
    public let cacheKey: String
    public var contentURL: URL? { fileURL }

    public init(fileURL: URL, cacheKey: String? = nil) {
        (self.fileURL, self.cacheKey) = (fileURL, cacheKey ?? fileURL.absoluteString)
    }

    public func data(handler: @escaping (Result<Data, any Error>) -> Void) {
        handler(Result { try Data(contentsOf: fileURL) })
    }
}

public struct Base64ImageDataProvider: ImageDataProvider {
    public let base64String: String
    public let cacheKey: String

    public init(base64String: String, cacheKey: String) {
        (self.base64String, self.cacheKey) = (base64String, cacheKey)
    }

    public func data(handler: @escaping (Result<Data, any Error>) -> Void) {
        handler(.success(Data(base64Encoded: base64String) ?? Data()))
    }
}

public struct RawImageDataProvider: ImageDataProvider {
    public let data: Data
    public let cacheKey: String

    public init(data: Data, cacheKey: String) { (self.data, self.cacheKey) = (data, cacheKey) }

    public func data(handler: @escaping (Result<Data, any Error>) -> Void) { handler(.success(data)) }
}

public enum CacheType: Sendable {
    case none, memory, disk

    public var cached: Bool { self != .none }
}

public struct RetrieveImageResult {
    public let image: UIImage
    public let cacheType: CacheType
    public let source: Source
    public let originalSource: Source
    public let data: () -> Data?
}

public struct ImageLoadingResult {
    public let image: UIImage
    public let url: URL?
    public let originalData: Data
}

public enum KingfisherError: Error {
    public enum RequestErrorReason: Sendable { case emptyRequest, taskCancelled }
    public enum ImageSettingErrorReason: Sendable { case emptySource, notCurrentSourceTask }

    case requestError(reason: RequestErrorReason)
    case imageSettingError(reason: ImageSettingErrorReason)
    case processorError
    case cacheError
    case responseError

    public var isTaskCancelled: Bool {
        if case .requestError(.taskCancelled) = self { true } else { false }
    }

    public var isNotCurrentTask: Bool {
        if case .imageSettingError(.notCurrentSourceTask) = self { true } else { false }
    }

    public var errorCode: Int { isTaskCancelled ? 1002 : 5001 }
    public var errorDescription: String? { "\(self)" }
}

public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void
public typealias CompletionHandler = (_ image: UIImage?, _ error: NSError?, _ cacheType: CacheType, _ url: URL?) -> Void

/// A picture that is on its way. Nothing comes over the network here, so it stays there.
public final class DownloadTask: @unchecked Sendable {
    public var sessionTask: AnyObject?
    public func cancel() {}
}

public typealias RetrieveImageTask = DownloadTask
public typealias RetrieveImageDownloadTask = DownloadTask
