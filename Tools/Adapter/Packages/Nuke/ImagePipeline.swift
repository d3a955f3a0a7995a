import Foundation
import FoundationNetworking
import MaquetteCuts
import UIKit

public typealias PlatformImage = UIImage

/// What a picture comes from, and what is made of it.
public struct ImageRequest: ExpressibleByStringLiteral, @unchecked Sendable {
    public enum Priority: Int, Sendable { case veryLow, low, normal, high, veryHigh }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }
        public static let disableMemoryCacheReads = Options(rawValue: 1)
        public static let disableMemoryCacheWrites = Options(rawValue: 2)
        public static let reloadIgnoringCachedData = Options(rawValue: 16)
        public static let returnCacheDataDontLoad = Options(rawValue: 32)
    }

    public struct UserInfoKey: Hashable, ExpressibleByStringLiteral, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
        public static let imageIdKey = UserInfoKey("imageId")
        public static let scaleKey = UserInfoKey("scale")
    }

    public var url: URL?
    public var urlRequest: URLRequest? { url.map { URLRequest(url: $0) } }
    public var processors: [any ImageProcessing]
    public var priority: Priority
    public var options: Options
    public var userInfo: [UserInfoKey: Any]

    public init(
        url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal, options: Options = [],
        userInfo: [UserInfoKey: Any]? = nil
    ) {
        (self.url, self.processors, self.priority, self.options) = (url, processors, priority, options)
        self.userInfo = userInfo ?? [:]
    }

    public init(
        urlRequest: URLRequest, processors: [any ImageProcessing] = [], priority: Priority = .normal,
        options: Options = [],
        userInfo: [UserInfoKey: Any]? = nil
    ) {
        self.init(url: urlRequest.url, processors: processors, priority: priority, options: options, userInfo: userInfo)
    }

    public init(stringLiteral value: String) { self.init(url: URL(string: value)) }
}

public protocol ImageRequestConvertible {
    func asImageRequest() -> ImageRequest
}

extension ImageRequest: ImageRequestConvertible {
    public func asImageRequest() -> ImageRequest { self }
}

extension URL: ImageRequestConvertible {
    public func asImageRequest() -> ImageRequest { ImageRequest(url: self) }
}

extension String: ImageRequestConvertible {
    public func asImageRequest() -> ImageRequest { ImageRequest(url: URL(string: self)) }
}

extension URLRequest: ImageRequestConvertible {
    public func asImageRequest() -> ImageRequest { ImageRequest(urlRequest: self) }
}

public struct ImageContainer {
    public var image: UIImage
    public var isPreview: Bool
    public var data: Data?

    public init(image: UIImage, isPreview: Bool = false, data: Data? = nil) {
        (self.image, self.isPreview, self.data) = (image, isPreview, data)
    }
}

public struct ImageResponse {
    public let container: ImageContainer
    public let request: ImageRequest
    public var image: UIImage { container.image }
    public var urlResponse: URLResponse? { nil }
    public var isPreview: Bool { container.isPreview }
}

/// A picture that is on its way. Nothing comes over the network here, so it stays there.
public final class ImageTask: Hashable, @unchecked Sendable {
    public let request: ImageRequest
    public var priority = ImageRequest.Priority.normal

    init(_ request: ImageRequest) { self.request = request }

    public func cancel() {}
    public static func == (one: ImageTask, other: ImageTask) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public final class ImagePipeline: @unchecked Sendable {
    public enum Error: Swift.Error {
        case dataMissingInCache, dataLoadingFailed(error: any Swift.Error), dataIsEmpty, imageRequestMissing
    }

    public struct Configuration {
        public var imageCache: (any ImageCaching)? = ImageCache.shared
        public var isProgressiveDecodingEnabled = false
        public var isDecompressionEnabled = true
        public init() {}
        public static var withURLCache: Configuration { Configuration() }
        public static var withDataCache: Configuration { Configuration() }
    }

    nonisolated(unsafe) public static var shared = ImagePipeline()
    public let configuration: Configuration

    public init(configuration: Configuration = Configuration()) { self.configuration = configuration }

    public convenience init(_ configure: (inout Configuration) -> Void) {
        var configuration = Configuration()
        configure(&configuration)
        self.init(configuration: configuration)
    }

    /// What is in the cache or a file, at once.
    func image(for request: ImageRequest) -> UIImage? {
        guard let url = request.url else { return nil }
        if let known = configuration.imageCache?[ImageCacheKey(request: request)] { return known.image }
        guard url.isFileURL else {
            MaquetteCuts.lacks("a picture of the network")
            return nil
        }
        guard var image = UIImage(contentsOfFile: url.path) else { return nil }
        for processor in request.processors { image = processor.process(image) ?? image }
        configuration.imageCache?[ImageCacheKey(request: request)] = ImageContainer(image: image)
        return image
    }

    @discardableResult public func loadImage(
        with request: any ImageRequestConvertible, queue: DispatchQueue? = nil,
        progress: ((_ response: ImageResponse?, _ completed: Int64, _ total: Int64) -> Void)? = nil,
        completion: @escaping (_ result: Result<ImageResponse, Error>) -> Void
    ) -> ImageTask {
        let request = request.asImageRequest()
        if let image = image(for: request) {
            completion(.success(ImageResponse(container: ImageContainer(image: image), request: request)))
        }
        return ImageTask(request)
    }
}

public struct ImageCacheKey: Hashable, Sendable {
    let text: String

    public init(request: ImageRequest) {
        text = (request.url?.absoluteString ?? "") + request.processors.map(\.identifier).joined()
    }

    public init(key: String) { text = key }
}

public protocol ImageCaching: AnyObject {
    subscript(key: ImageCacheKey) -> ImageContainer? { get set }
    func removeAll()
}

/// Pictures by what they were asked for, for as long as the process lives.
public final class ImageCache: ImageCaching, @unchecked Sendable {
    public static let shared = ImageCache()
    public var costLimit = 0
    public var countLimit = Int.max
    public var ttl: TimeInterval?
    private let lock = NSLock()
    private var images: [ImageCacheKey: ImageContainer] = [:]

    public init(costLimit: Int = 0, countLimit: Int = .max) {
        (self.costLimit, self.countLimit) = (costLimit, countLimit)
    }

    public subscript(key: ImageCacheKey) -> ImageContainer? {
        get { lock.withLock { images[key] } }
        set { lock.withLock { images[key] = newValue } }
    }

    public func removeAll() { lock.withLock { images = [:] } }
}

public final class ImagePrefetcher: @unchecked Sendable {
    public var isPaused = false
    public init(pipeline: ImagePipeline = .shared) {}
    public func startPrefetching(with urls: [URL]) {}
    public func stopPrefetching(with urls: [URL]) {}
    public func stopPrefetching() {}
}

public typealias ImagePreheater = ImagePrefetcher
