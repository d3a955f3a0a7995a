import FoundationNetworking
import MaquetteCuts
import UIKit

/// What fetches pictures. Without a network it asks nobody.
public class ImageDownloader: @unchecked Sendable {
    public static let `default` = ImageDownloader(name: "default")
    public let name: String
    public var downloadTimeout: TimeInterval = 15
    public var trustedHosts: Set<String>?
    public var sessionConfiguration = URLSessionConfiguration.ephemeral
    public var requestsUsePipelining = false

    public init(name: String) { self.name = name }

    @discardableResult public func downloadImage(
        with url: URL, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        KingfisherManager.shared.load(.network(url), KingfisherParsedOptionsInfo(options)) { image in
            completionHandler?(.success(ImageLoadingResult(image: image, url: url, originalData: Data())))
        }
    }
}

public class KingfisherManager: @unchecked Sendable {
    public static let shared = KingfisherManager()
    public var cache: ImageCache
    public var downloader: ImageDownloader
    public var defaultOptions = KingfisherOptionsInfo.empty

    public init(downloader: ImageDownloader = .default, cache: ImageCache = .default) {
        (self.downloader, self.cache) = (downloader, cache)
    }

    /// Calls back at once for what is in the cache, in a file or in data; never for what the network would have to bring.
    @discardableResult func load(
        _ source: Source, _ options: KingfisherParsedOptionsInfo, then: (UIImage) -> Void
    ) -> DownloadTask? {
        let cache = options.targetCache ?? cache
        let key = source.cacheKey + options.processor.identifier
        if let known = cache.retrieveImageInMemoryCache(forKey: key) {
            then(known)
            return nil
        }
        var data: Data?
        switch source {
        case .provider(let provider): provider.data { data = try? $0.get() }
        case .network(let resource) where resource.downloadURL.isFileURL:
            data = try? Data(contentsOf: resource.downloadURL)
        case .network:
            MaquetteCuts.lacks("a picture of the network")
            return DownloadTask()
        }
        guard let data, var image = options.processor.process(item: .data(data), options: options) else { return nil }
        image = options.imageModifier?.modify(image) ?? image
        cache.store(image, forKey: key)
        then(image)
        return nil
    }

    @discardableResult public func retrieveImage(
        with resource: any Resource, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        downloadTaskUpdated: ((DownloadTask?) -> Void)? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
    ) -> DownloadTask? {
        retrieveImage(
            with: resource.convertToSource(), options: options, progressBlock: progressBlock,
            downloadTaskUpdated: downloadTaskUpdated, completionHandler: completionHandler)
    }

    @discardableResult public func retrieveImage(
        with source: Source, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        downloadTaskUpdated: ((DownloadTask?) -> Void)? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
    ) -> DownloadTask? {
        load(source, KingfisherParsedOptionsInfo(defaultOptions + (options ?? []))) { image in
            completionHandler?(.success(.init(image, source)))
        }
    }
}

extension Array where Element == KingfisherOptionsInfoItem {
    public static var empty: [KingfisherOptionsInfoItem] { [] }
}

extension RetrieveImageResult {
    init(_ image: UIImage, _ source: Source) {
        self.init(image: image, cacheType: .none, source: source, originalSource: source) { nil }
    }
}

public final class ImagePrefetcher: @unchecked Sendable {
    public var maxConcurrentDownloads = 5

    public init(
        urls: [URL], options: KingfisherOptionsInfo? = nil,
        progressBlock: ((_ skipped: [any Resource], _ failed: [any Resource], _ completed: [any Resource]) -> Void)? =
            nil,
        completionHandler: (
            (_ skipped: [any Resource], _ failed: [any Resource], _ completed: [any Resource]) -> Void
        )? = nil
    ) {}

    public init(
        resources: [any Resource], options: KingfisherOptionsInfo? = nil,
        progressBlock: ((_ skipped: [any Resource], _ failed: [any Resource], _ completed: [any Resource]) -> Void)? =
            nil,
        completionHandler: (
            (_ skipped: [any Resource], _ failed: [any Resource], _ completed: [any Resource]) -> Void
        )? = nil
    ) {}

    public func start() {}
    public func stop() {}
}
