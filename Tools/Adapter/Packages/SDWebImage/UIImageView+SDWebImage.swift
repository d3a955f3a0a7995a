import MaquetteCuts
import ObjectiveC
import UIKit

public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void
public typealias SDInternalCompletionBlock = (UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void
public typealias SDImageLoaderProgressBlock = (_ receivedSize: Int, _ expectedSize: Int, _ targetURL: URL?) -> Void
public typealias SDWebImageDownloaderProgressBlock = SDImageLoaderProgressBlock
public typealias SDWebImageNoParamsBlock = () -> Void

public enum SDImageCacheType: Int, Sendable {
    case none, disk, memory, all
}

public struct SDWebImageOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let retryFailed = SDWebImageOptions(rawValue: 1 << 0)
    public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
    public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
    public static let progressiveDownload = progressiveLoad
    public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
    public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
    public static let handleCookies = SDWebImageOptions(rawValue: 1 << 5)
    public static let allowInvalidSSLCertificates = SDWebImageOptions(rawValue: 1 << 6)
    public static let highPriority = SDWebImageOptions(rawValue: 1 << 7)
    public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
    public static let transformAnimatedImage = SDWebImageOptions(rawValue: 1 << 9)
    public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 1 << 10)
    public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1 << 11)
    public static let queryMemoryData = SDWebImageOptions(rawValue: 1 << 12)
    public static let queryMemoryDataSync = SDWebImageOptions(rawValue: 1 << 13)
    public static let queryDiskDataSync = SDWebImageOptions(rawValue: 1 << 14)
    public static let fromCacheOnly = SDWebImageOptions(rawValue: 1 << 15)
    public static let fromLoaderOnly = SDWebImageOptions(rawValue: 1 << 16)
    public static let forceTransition = SDWebImageOptions(rawValue: 1 << 17)
    public static let avoidDecodeImage = SDWebImageOptions(rawValue: 1 << 18)
    public static let decodeFirstFrameOnly = SDWebImageOptions(rawValue: 1 << 19)
    public static let preloadAllFrames = SDWebImageOptions(rawValue: 1 << 20)
    public static let matchAnimatedImageClass = SDWebImageOptions(rawValue: 1 << 21)
    public static let waitStoreCache = SDWebImageOptions(rawValue: 1 << 22)
    public static let transformVectorImage = SDWebImageOptions(rawValue: 1 << 23)
}

public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let imageThumbnailPixelSize = SDWebImageContextOption(rawValue: "imageThumbnailPixelSize")
    public static let imagePreserveAspectRatio = SDWebImageContextOption(rawValue: "imagePreserveAspectRatio")
    public static let imageTransformer = SDWebImageContextOption(rawValue: "imageTransformer")
    public static let imageScaleFactor = SDWebImageContextOption(rawValue: "imageScaleFactor")
    public static let imageCache = SDWebImageContextOption(rawValue: "imageCache")
    public static let imageLoader = SDWebImageContextOption(rawValue: "imageLoader")
    public static let imageCoder = SDWebImageContextOption(rawValue: "imageCoder")
    public static let animatedImageClass = SDWebImageContextOption(rawValue: "animatedImageClass")
    public static let storeCacheType = SDWebImageContextOption(rawValue: "storeCacheType")
    public static let queryCacheType = SDWebImageContextOption(rawValue: "queryCacheType")
    public static let originalStoreCacheType = SDWebImageContextOption(rawValue: "originalStoreCacheType")
    public static let originalQueryCacheType = SDWebImageContextOption(rawValue: "originalQueryCacheType")
    public static let downloadRequestModifier = SDWebImageContextOption(rawValue: "downloadRequestModifier")
    public static let cacheKeyFilter = SDWebImageContextOption(rawValue: "cacheKeyFilter")
    public static let setImageOperationKey = SDWebImageContextOption(rawValue: "setImageOperationKey")
    public static let callbackQueue = SDWebImageContextOption(rawValue: "callbackQueue")
}

private nonisolated(unsafe) var stateKey = 0

/// What a view remembers of pictures for it.
@MainActor private final class LoadingState: NSObject {
    var url: URL?
    var indicator: (any SDWebImageIndicator)?

    static func of(_ view: UIView) -> LoadingState {
        if let known = objc_getAssociatedObject(view, &stateKey) as? LoadingState { return known }
        let new = LoadingState()
        objc_setAssociatedObject(view, &stateKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return new
    }
}

@preconcurrency @MainActor public protocol SDWebImageIndicator: AnyObject {
    var indicatorView: UIView { get }
    func startAnimatingIndicator()
    func stopAnimatingIndicator()
}

@preconcurrency @MainActor public final class SDWebImageActivityIndicator: NSObject, SDWebImageIndicator {
    public let indicatorView: UIView
    private var spinner: UIActivityIndicatorView { indicatorView as! UIActivityIndicatorView }

    private init(_ style: UIActivityIndicatorView.Style, _ color: UIColor?) {
        let spinner = UIActivityIndicatorView(style: style)
        if let color { spinner.color = color }
        indicatorView = spinner
    }

    public func startAnimatingIndicator() { spinner.startAnimating() }
    public func stopAnimatingIndicator() { spinner.stopAnimating() }

    public static var gray: SDWebImageActivityIndicator { .init(.medium, .gray) }
    public static var grayLarge: SDWebImageActivityIndicator { .init(.large, .gray) }
    public static var white: SDWebImageActivityIndicator { .init(.medium, .white) }
    public static var whiteLarge: SDWebImageActivityIndicator { .init(.large, .white) }
    public static var medium: SDWebImageActivityIndicator { .init(.medium, nil) }
    public static var large: SDWebImageActivityIndicator { .init(.large, nil) }
}

extension UIView {
    public var sd_imageURL: URL? { LoadingState.of(self).url }

    public var sd_imageIndicator: (any SDWebImageIndicator)? {
        get { LoadingState.of(self).indicator }
        set {
            LoadingState.of(self).indicator?.indicatorView.removeFromSuperview()
            LoadingState.of(self).indicator = newValue
        }
    }

    public func sd_setShowActivityIndicatorView(_ shows: Bool) {
        sd_imageIndicator = shows ? sd_imageIndicator ?? SDWebImageActivityIndicator.medium : nil
    }

    public func sd_setIndicatorStyle(_ style: UIActivityIndicatorView.Style) {
        if let spinner = sd_imageIndicator?.indicatorView as? UIActivityIndicatorView { spinner.style = style }
    }

    public func sd_addActivityIndicator() { showIndicator() }
    public func sd_removeActivityIndicator() { hideIndicator() }
    public func sd_cancelCurrentImageLoad() { hideIndicator() }

    fileprivate func showIndicator() {
        guard let indicator = sd_imageIndicator else { return }
        let view = indicator.indicatorView
        if view.superview !== self {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            NSLayoutConstraint.activate([
                view.centerXAnchor.constraint(equalTo: centerXAnchor),
                view.centerYAnchor.constraint(equalTo: centerYAnchor),
            ])
        }
        indicator.startAnimatingIndicator()
    }

    fileprivate func hideIndicator() { sd_imageIndicator?.stopAnimatingIndicator() }

    /// Shows at once what is in a cache or a file; the network brings nothing here.
    fileprivate func load(
        _ url: URL?, _ placeholder: UIImage?, _ options: SDWebImageOptions, _ completed: SDExternalCompletionBlock?,
        show: (UIImage?) -> Void
    ) {
        LoadingState.of(self).url = url
        if !options.contains(.delayPlaceholder) || url == nil { show(placeholder) }
        guard let url else {
            hideIndicator()
            completed?(nil, NSError(domain: SDWebImageErrorDomain, code: 1000), .none, nil)
            return
        }
        showIndicator()
        guard let image = SDWebImageManager.shared.image(for: url) else { return }
        hideIndicator()
        if !options.contains(.avoidAutoSetImage) { show(image) }
        completed?(image, nil, .none, url)
    }
}

public let SDWebImageErrorDomain = "SDWebImageErrorDomain"

extension UIImageView {
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil, progress: SDImageLoaderProgressBlock? = nil,
        completed: SDExternalCompletionBlock? = nil
    ) { load(url, placeholder, options, completed) { image = $0 } }

    public func sd_setHighlightedImage(
        with url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        progress: SDImageLoaderProgressBlock? = nil, completed: SDExternalCompletionBlock? = nil
    ) { load(url, nil, options, completed) { highlightedImage = $0 } }

    public func sd_setAnimationImages(with urls: [URL]) { MaquetteCuts.lacks("a picture of the network") }
    public func sd_cancelCurrentHighlightedImageLoad() {}
}

extension UIButton {
    public func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
        options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        progress: SDImageLoaderProgressBlock? = nil, completed: SDExternalCompletionBlock? = nil
    ) { load(url, placeholder, options, completed) { setImage($0, for: state) } }

    public func sd_setBackgroundImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
        options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        progress: SDImageLoaderProgressBlock? = nil, completed: SDExternalCompletionBlock? = nil
    ) { load(url, placeholder, options, completed) { setBackgroundImage($0, for: state) } }

    public func sd_cancelImageLoad(for state: UIControl.State) {}
    public func sd_cancelBackgroundImageLoad(for state: UIControl.State) {}
}

/// A picture that moves; here it rests on its first frame.
open class SDAnimatedImage: UIImage, @unchecked Sendable {}

open class SDAnimatedImageView: UIImageView {
    public var autoPlayAnimatedImage = true
    public var shouldCustomLoopCount = false
    public var animationTransformer: Any?
    public var maxBufferSize: UInt = 0
    public var clearBufferWhenStopped = false
    public var resetFrameIndexWhenStopped = false
    public var playbackRate = 1.0
    public var shouldIncrementalLoad = true
}
