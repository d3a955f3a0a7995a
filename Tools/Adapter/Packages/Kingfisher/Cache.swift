import UIKit

public struct ImageCacheResult {
    public let image: UIImage?
    public let cacheType: CacheType
    public var cached: Bool { image != nil }
}

/// Pictures by their keys, for as long as the process lives.
public class ImageCache: @unchecked Sendable {
    public static let `default` = ImageCache(name: "default")

    public final class Storage<Config>: @unchecked Sendable {
        public var config: Config
        init(_ config: Config) { self.config = config }
        public func removeAll() {}
    }

    public struct MemoryConfig {
        public var totalCostLimit = 0
        public var countLimit = Int.max
        public var expiration = StorageExpiration.seconds(300)
        public var cleanInterval: TimeInterval = 120
    }

    public struct DiskConfig {
        public var sizeLimit: UInt = 0
        public var expiration = StorageExpiration.days(7)
        public var pathExtension: String?
        public var usesHashedFileName = true
    }

    public let name: String
    public let memoryStorage = Storage(MemoryConfig())
    public let diskStorage = Storage(DiskConfig())
    private let lock = NSLock()
    private var images: [String: UIImage] = [:]

    public init(name: String) { self.name = name }

    public func store(
        _ image: UIImage, original: Data? = nil, forKey key: String, processorIdentifier identifier: String = "",
        toDisk: Bool = true, completionHandler: ((CacheStoreResult) -> Void)? = nil
    ) {
        lock.withLock { images[key + identifier] = image }
        completionHandler?(CacheStoreResult(memoryCacheResult: .success(()), diskCacheResult: .success(())))
    }

    public func storeToDisk(
        _ data: Data, forKey key: String, processorIdentifier identifier: String = "",
        completionHandler: ((CacheStoreResult) -> Void)? = nil
    ) {
        if let image = UIImage(data: data) { store(image, forKey: key, processorIdentifier: identifier) }
        completionHandler?(CacheStoreResult(memoryCacheResult: .success(()), diskCacheResult: .success(())))
    }

    public func retrieveImageInMemoryCache(forKey key: String, options: KingfisherOptionsInfo? = nil) -> UIImage? {
        lock.withLock { images[key + KingfisherParsedOptionsInfo(options).processor.identifier] }
    }

    public func retrieveImageInDiskCache(forKey key: String, options: KingfisherOptionsInfo? = nil) -> UIImage? {
        retrieveImageInMemoryCache(forKey: key, options: options)
    }

    public func retrieveImageInDiskCache(
        forKey key: String, options: KingfisherOptionsInfo? = nil, callbackQueue: CallbackQueue = .untouch,
        completionHandler: (Result<UIImage?, KingfisherError>) -> Void
    ) { completionHandler(.success(retrieveImageInMemoryCache(forKey: key, options: options))) }

    public func retrieveImage(
        forKey key: String, options: KingfisherOptionsInfo? = nil, callbackQueue: CallbackQueue = .mainCurrentOrAsync,
        completionHandler: ((Result<ImageCacheResult, KingfisherError>) -> Void)?
    ) {
        let image = retrieveImageInMemoryCache(forKey: key, options: options)
        completionHandler?(.success(ImageCacheResult(image: image, cacheType: image == nil ? .none : .memory)))
    }

    public func removeImage(
        forKey key: String, processorIdentifier identifier: String = "", fromMemory: Bool = true, fromDisk: Bool = true,
        callbackQueue: CallbackQueue = .untouch, completionHandler: (() -> Void)? = nil
    ) {
        lock.withLock { images[key + identifier] = nil }
        completionHandler?()
    }

    public func isCached(forKey key: String, processorIdentifier identifier: String = "") -> Bool {
        lock.withLock { images[key + identifier] != nil }
    }

    public func imageCachedType(forKey key: String, processorIdentifier identifier: String = "") -> CacheType {
        isCached(forKey: key, processorIdentifier: identifier) ? .memory : .none
    }

    public func clearMemoryCache() { lock.withLock { images = [:] } }
    public func clearDiskCache(completion handler: (() -> Void)? = nil) { handler?() }
    public func cleanExpiredMemoryCache() {}
    public func cleanExpiredDiskCache(completion handler: (() -> Void)? = nil) { handler?() }

    public func clearCache(completion handler: (() -> Void)? = nil) {
        clearMemoryCache()
        handler?()
    }

    public func calculateDiskStorageSize(completion handler: @escaping (Result<UInt, KingfisherError>) -> Void) {
        handler(.success(0))
    }

    public func cachePath(forKey key: String, processorIdentifier identifier: String = "") -> String {
        NSTemporaryDirectory() + key.replacingOccurrences(of: "/", with: "-")
    }
}

public struct CacheStoreResult {
    public let memoryCacheResult: Result<Void, Never>
    public let diskCacheResult: Result<Void, KingfisherError>
}
