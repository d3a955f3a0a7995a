import FoundationNetworking
import UIKit

public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

public enum KingfisherOptionsInfoItem {
    case targetCache(ImageCache)
    case originalCache(ImageCache)
    case downloader(ImageDownloader)
    case transition(ImageTransition)
    case downloadPriority(Float)
    case forceRefresh
    case fromMemoryCacheOrRefresh
    case forceTransition
    case cacheMemoryOnly
    case waitForCache
    case onlyFromCache
    case backgroundDecode
    case callbackQueue(CallbackQueue)
    case scaleFactor(CGFloat)
    case preloadAllAnimationData
    case preloadAllGIFData
    case requestModifier(any AsyncImageDownloadRequestModifier)
    case processor(any ImageProcessor)
    case imageModifier(any ImageModifier)
    case keepCurrentImageWhileLoading
    case onlyLoadFirstFrame
    case cacheOriginalImage
    case onFailureImage(UIImage?)
    case alsoPrefetchToMemory
    case loadDiskFileSynchronously
    case memoryCacheExpiration(StorageExpiration)
    case memoryCacheAccessExtendingExpiration(ExpirationExtending)
    case diskCacheExpiration(StorageExpiration)
    case diskCacheAccessExtendingExpiration(ExpirationExtending)
    case processingQueue(CallbackQueue)
    case progressiveJPEG(Bool)
    case alternativeSources([Source])
    case lowDataMode(Source?)
    case retryStrategy(any RetryStrategy)
    case forcedCacheFileExtension(String?)
    case redirectHandler(Any)
}

/// The options of one call together.
public struct KingfisherParsedOptionsInfo {
    public var processor: any ImageProcessor = DefaultImageProcessor.default
    public var imageModifier: (any ImageModifier)?
    public var scaleFactor: CGFloat = 1
    public var keepCurrentImageWhileLoading = false
    public var onFailureImage: UIImage??
    public var targetCache: ImageCache?
    public var originalCache: ImageCache?

    public init(_ info: KingfisherOptionsInfo?) {
        for item in info ?? [] {
            switch item {
            case .processor(let value): processor = value
            case .imageModifier(let value): imageModifier = value
            case .scaleFactor(let value): scaleFactor = value
            case .keepCurrentImageWhileLoading: keepCurrentImageWhileLoading = true
            case .onFailureImage(let value): onFailureImage = .some(value)
            case .targetCache(let value): targetCache = value
            case .originalCache(let value): originalCache = value
            default: break
            }
        }
    }
}

public enum ImageTransition {
    case none
    case fade(TimeInterval)
    case flipFromLeft(TimeInterval)
    case flipFromRight(TimeInterval)
    case flipFromTop(TimeInterval)
    case flipFromBottom(TimeInterval)
    case custom(
        duration: TimeInterval, options: UIView.AnimationOptions, animations: ((UIImageView, UIImage) -> Void)?,
        completion: ((Bool) -> Void)?)
}

public enum CallbackQueue {
    case mainAsync, mainCurrentOrAsync, untouch
    case dispatch(DispatchQueue)
}

public enum StorageExpiration: Sendable {
    case never
    case seconds(TimeInterval)
    case days(Int)
    case date(Date)
    case expired
}

public enum ExpirationExtending: Sendable {
    case none, cacheTime
    case expirationTime(_ expiration: StorageExpiration)
}

public protocol RetryStrategy {}

public struct DelayRetryStrategy: RetryStrategy {
    public enum Interval {
        case seconds(TimeInterval)
        case accumulated(TimeInterval)
        case custom(block: (_ retriedCount: Int) -> TimeInterval)
    }

    public let maxRetryCount: Int
    public let retryInterval: Interval

    public init(maxRetryCount: Int, retryInterval: Interval = .seconds(3)) {
        (self.maxRetryCount, self.retryInterval) = (maxRetryCount, retryInterval)
    }
}

public protocol AsyncImageDownloadRequestModifier {}

public protocol ImageDownloadRequestModifier: AsyncImageDownloadRequestModifier {
    func modified(for request: URLRequest) -> URLRequest?
}

public struct AnyModifier: ImageDownloadRequestModifier {
    private let block: (URLRequest) -> URLRequest?
    public init(modify: @escaping (URLRequest) -> URLRequest?) { block = modify }
    public func modified(for request: URLRequest) -> URLRequest? { block(request) }
}

public protocol ImageModifier {
    func modify(_ image: UIImage) -> UIImage
}

public struct AnyImageModifier: ImageModifier {
    private let block: (UIImage) throws -> UIImage
    public init(modify: @escaping (UIImage) throws -> UIImage) { block = modify }
    public func modify(_ image: UIImage) -> UIImage { (try? block(image)) ?? image }
}

public struct RenderingModeImageModifier: ImageModifier {
    public let renderingMode: UIImage.RenderingMode
    public init(renderingMode: UIImage.RenderingMode = .automatic) { self.renderingMode = renderingMode }
    public func modify(_ image: UIImage) -> UIImage { image.withRenderingMode(renderingMode) }
}
