import FoundationNetworking
import MaquetteCuts
import UIKit

@preconcurrency public protocol SDWebImageOperation: AnyObject {
    func cancel()
}

/// Nothing comes over the network here, so this stays on its way.
public final class SDWebImageCombinedOperation: NSObject, SDWebImageOperation, @unchecked Sendable {
    public var isCancelled = false
    public func cancel() { isCancelled = true }
}

public typealias SDWebImageDownloadToken = SDWebImageCombinedOperation
public typealias SDWebImagePrefetchToken = SDWebImageCombinedOperation

open class SDWebImageManager: NSObject, @unchecked Sendable {
    public static let shared = SDWebImageManager()
    public let imageCache = SDImageCache.shared
    public let imageLoader = SDWebImageDownloader.shared
    public var cacheKeyFilter: Any?
    public var transformer: Any?
    public var isRunning: Bool { false }

    /// What is in the cache or a file.
    func image(for url: URL) -> UIImage? {
        let key = url.absoluteString
        if let known = imageCache.imageFromCache(forKey: key) { return known }
        guard url.isFileURL else {
            MaquetteCuts.lacks("a picture of the network")
            return nil
        }
        guard let image = UIImage(contentsOfFile: url.path) else { return nil }
        imageCache.store(image, forKey: key)
        return image
    }

    @discardableResult open func loadImage(
        with url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        progress: SDImageLoaderProgressBlock? = nil, completed: @escaping SDInternalCompletionBlock
    ) -> SDWebImageCombinedOperation? {
        if let url, let image = image(for: url) { completed(image, nil, nil, .none, true, url) }
        return SDWebImageCombinedOperation()
    }

    open func cacheKey(for url: URL?) -> String? { url?.absoluteString }
    open func cancelAll() {}
}

open class SDImageCacheConfig: NSObject {
    public var shouldCacheImagesInMemory = true
    public var maxDiskAge: TimeInterval = 604_800
    public var maxDiskSize: UInt = 0
    public var maxMemoryCost: UInt = 0
    public var maxMemoryCount: UInt = 0
    public var diskCacheReadingOptions: Data.ReadingOptions = []
    public var shouldUseWeakMemoryCache = false
}

/// Pictures by their keys, for as long as the process lives.
open class SDImageCache: NSObject, @unchecked Sendable {
    public static let shared = SDImageCache()
    public let config = SDImageCacheConfig()
    private let lock = NSLock()
    private var images: [String: UIImage] = [:]

    open func store(_ image: UIImage?, forKey key: String?, completion: SDWebImageNoParamsBlock? = nil) {
        if let key { lock.withLock { images[key] = image } }
        completion?()
    }

    open func store(_ image: UIImage?, forKey key: String?, toDisk: Bool, completion: SDWebImageNoParamsBlock? = nil) {
        store(image, forKey: key, completion: completion)
    }

    open func store(
        _ image: UIImage?, imageData: Data?, forKey key: String?, toDisk: Bool,
        completion: SDWebImageNoParamsBlock? = nil
    ) { store(image, forKey: key, completion: completion) }

    open func imageFromCache(forKey key: String?) -> UIImage? { key.flatMap { key in lock.withLock { images[key] } } }
    open func imageFromMemoryCache(forKey key: String?) -> UIImage? { imageFromCache(forKey: key) }
    open func imageFromDiskCache(forKey key: String?) -> UIImage? { imageFromCache(forKey: key) }
    open func diskImageDataExists(withKey key: String?) -> Bool { imageFromCache(forKey: key) != nil }
    open func diskImageData(forKey key: String?) -> Data? { nil }
    open func cachePath(forKey key: String?) -> String? { nil }

    open func removeImage(forKey key: String?, withCompletion completion: SDWebImageNoParamsBlock? = nil) {
        if let key { lock.withLock { images[key] = nil } }
        completion?()
    }

    open func removeImage(
        forKey key: String?, fromDisk: Bool, withCompletion completion: SDWebImageNoParamsBlock? = nil
    ) {
        removeImage(forKey: key, withCompletion: completion)
    }

    open func clearMemory() { lock.withLock { images = [:] } }
    open func clearDisk(onCompletion completion: SDWebImageNoParamsBlock? = nil) { completion?() }
    open func deleteOldFiles(completionBlock: SDWebImageNoParamsBlock? = nil) { completionBlock?() }
    open func totalDiskSize() -> UInt { 0 }
    open func totalDiskCount() -> UInt { 0 }

    open func calculateSize(completionBlock: ((_ fileCount: UInt, _ totalSize: UInt) -> Void)? = nil) {
        completionBlock?(0, 0)
    }
}

open class SDWebImageDownloaderConfig: NSObject {
    public var downloadTimeout: TimeInterval = 15
    public var maxConcurrentDownloads = 6
    public var username: String?
    public var password: String?
    public var sessionConfiguration: URLSessionConfiguration?
}

open class SDWebImageDownloader: NSObject, @unchecked Sendable {
    public static let shared = SDWebImageDownloader()
    public let config = SDWebImageDownloaderConfig()
    public var requestModifier: Any?
    private var fields: [String: String] = [:]

    open func setValue(_ value: String?, forHTTPHeaderField field: String?) { if let field { fields[field] = value } }
    open func value(forHTTPHeaderField field: String?) -> String? { field.flatMap { fields[$0] } }

    @discardableResult open func downloadImage(
        with url: URL?, options: SDWebImageDownloaderOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        progress: SDWebImageDownloaderProgressBlock? = nil,
        completed: ((UIImage?, Data?, (any Error)?, Bool) -> Void)? = nil
    ) -> SDWebImageDownloadToken? {
        if let url, let image = SDWebImageManager.shared.image(for: url) { completed?(image, nil, nil, true) }
        return SDWebImageDownloadToken()
    }

    open func cancelAllDownloads() {}
}

public struct SDWebImageDownloaderOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let lowPriority = SDWebImageDownloaderOptions(rawValue: 1)
    public static let progressiveLoad = SDWebImageDownloaderOptions(rawValue: 2)
    public static let useNSURLCache = SDWebImageDownloaderOptions(rawValue: 4)
    public static let ignoreCachedResponse = SDWebImageDownloaderOptions(rawValue: 8)
    public static let continueInBackground = SDWebImageDownloaderOptions(rawValue: 16)
    public static let handleCookies = SDWebImageDownloaderOptions(rawValue: 32)
    public static let allowInvalidSSLCertificates = SDWebImageDownloaderOptions(rawValue: 64)
    public static let highPriority = SDWebImageDownloaderOptions(rawValue: 128)
    public static let scaleDownLargeImages = SDWebImageDownloaderOptions(rawValue: 256)
}

open class SDWebImagePrefetcher: NSObject, @unchecked Sendable {
    public static let shared = SDWebImagePrefetcher()
    public var maxConcurrentPrefetchCount: UInt = 3

    @discardableResult open func prefetchURLs(
        _ urls: [URL]?, progress: ((UInt, UInt) -> Void)? = nil, completed: ((UInt, UInt) -> Void)? = nil
    ) -> SDWebImagePrefetchToken? { SDWebImagePrefetchToken() }

    open func cancelPrefetching() {}
}

public final class SDImageCodersManager: NSObject, @unchecked Sendable {
    public static let shared = SDImageCodersManager()
    public func addCoder(_ coder: Any) {}
    public func removeCoder(_ coder: Any) {}
}
