@_exported import Alamofire
import FoundationNetworking
import MaquetteCuts
import UIKit

public typealias Image = UIImage
public typealias AFIDataResponse<T> = DataResponse<T, AFIError>

public enum AFIError: Error {
    case requestCancelled, imageSerializationFailed
    case alamofireError(AFError)
}

extension UIView: @retroactive AlamofireExtended {}
extension UIImage: @retroactive AlamofireExtended {}

// MARK: Filters

@preconcurrency @MainActor public protocol ImageFilter {
    var filter: (Image) -> Image { get }
    var identifier: String { get }
}

extension ImageFilter {
    public var identifier: String { "\(Self.self)" }
}

public struct ScaledToSizeFilter: ImageFilter {
    public let size: CGSize
    public init(size: CGSize) { self.size = size }
    public var filter: (Image) -> Image { { $0.af.imageScaled(to: size) } }
}

public struct AspectScaledToFillSizeFilter: ImageFilter {
    public let size: CGSize
    public init(size: CGSize) { self.size = size }
    public var filter: (Image) -> Image { { $0.af.imageAspectScaled(toFill: size) } }
}

public struct AspectScaledToFitSizeFilter: ImageFilter {
    public let size: CGSize
    public init(size: CGSize) { self.size = size }
    public var filter: (Image) -> Image { { $0.af.imageAspectScaled(toFit: size) } }
}

public struct RoundedCornersFilter: ImageFilter {
    public let radius: CGFloat
    public init(radius: CGFloat, divideRadiusByImageScale: Bool = false) { self.radius = radius }
    public var filter: (Image) -> Image { { $0.af.imageRounded(withCornerRadius: radius) } }
}

public struct CircleFilter: ImageFilter {
    public init() {}
    public var filter: (Image) -> Image { { $0.af.imageRoundedIntoCircle() } }
}

public struct AspectScaledToFillSizeCircleFilter: ImageFilter {
    public let size: CGSize
    public init(size: CGSize) { self.size = size }
    public var filter: (Image) -> Image { { $0.af.imageAspectScaled(toFill: size).af.imageRoundedIntoCircle() } }
}

extension AlamofireExtension where ExtendedType == UIImage {
    public func imageScaled(to size: CGSize, scale: CGFloat? = nil) -> UIImage {
        drawn(size, CGRect(origin: .zero, size: size), scale)
    }

    public func imageAspectScaled(toFit size: CGSize, scale: CGFloat? = nil) -> UIImage { aspect(size, scale, min) }
    public func imageAspectScaled(toFill size: CGSize, scale: CGFloat? = nil) -> UIImage { aspect(size, scale, max) }

    public func imageRounded(withCornerRadius radius: CGFloat, divideRadiusByImageScale: Bool = false) -> UIImage {
        let place = CGRect(origin: .zero, size: type.size)
        return UIGraphicsImageRenderer(size: place.size).image { _ in
            UIBezierPath(roundedRect: place, cornerRadius: divideRadiusByImageScale ? radius / type.scale : radius)
                .addClip()
            type.draw(in: place)
        }
    }

    public func imageRoundedIntoCircle() -> UIImage {
        let side = min(type.size.width, type.size.height)
        return imageAspectScaled(toFill: CGSize(width: side, height: side)).af.imageRounded(withCornerRadius: side / 2)
    }

    private func aspect(_ size: CGSize, _ scale: CGFloat?, _ choose: (CGFloat, CGFloat) -> CGFloat) -> UIImage {
        guard type.size.width > 0, type.size.height > 0 else { return type }
        let factor = choose(size.width / type.size.width, size.height / type.size.height)
        let scaled = CGSize(width: type.size.width * factor, height: type.size.height * factor)
        let origin = CGPoint(x: (size.width - scaled.width) / 2, y: (size.height - scaled.height) / 2)
        return drawn(size, CGRect(origin: origin, size: scaled), scale)
    }

    private func drawn(_ size: CGSize, _ place: CGRect, _ scale: CGFloat?) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        if let scale, scale > 0 { format.scale = scale }
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in type.draw(in: place) }
    }
}

// MARK: Loading

public enum ImageTransition: Sendable {
    case noTransition
    case crossDissolve(TimeInterval)
    case curlDown(TimeInterval)
    case curlUp(TimeInterval)
    case flipFromLeft(TimeInterval)
    case flipFromRight(TimeInterval)
}

/// Files are there at once. Pictures of the network never come: the placeholder stays.
@MainActor private func picture(_ url: URL?, _ filter: (any ImageFilter)?) -> UIImage? {
    guard let url else { return nil }
    guard url.isFileURL else {
        MaquetteCuts.lacks("a picture of the network")
        return nil
    }
    let image = (try? Data(contentsOf: url)).flatMap { UIImage(data: $0) }
    return image.map { filter?.filter($0) ?? $0 }
}

extension AlamofireExtension where ExtendedType: UIImageView {
    public func setImage(
        withURL url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil, filter: (any ImageFilter)? = nil,
        progress: ((Progress) -> Void)? = nil, progressQueue: DispatchQueue = .main,
        imageTransition: ImageTransition = .noTransition, runImageTransitionIfCached: Bool = false,
        completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
    ) {
        let image = picture(url, filter) ?? placeholderImage
        if let image { type.image = image }
    }

    public func setImage(
        withURLRequest urlRequest: any URLRequestConvertible, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
        filter: (any ImageFilter)? = nil, progress: ((Progress) -> Void)? = nil, progressQueue: DispatchQueue = .main,
        imageTransition: ImageTransition = .noTransition, runImageTransitionIfCached: Bool = false,
        completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
    ) {
        let url = try? urlRequest.asURLRequest().url
        let image = picture(url, filter) ?? placeholderImage
        if let image { type.image = image }
    }

    public func cancelImageRequest() {}
}

extension AlamofireExtension where ExtendedType: UIButton {
    public func setImage(
        for state: UIControl.State, url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
        filter: (any ImageFilter)? = nil, completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
    ) {
        let image = picture(url, filter) ?? placeholderImage
        if let image { type.setImage(image, for: state) }
    }

    public func setBackgroundImage(
        for state: UIControl.State, url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
        filter: (any ImageFilter)? = nil, completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
    ) {
        let image = picture(url, filter) ?? placeholderImage
        if let image { type.setBackgroundImage(image, for: state) }
    }

    public func cancelImageRequest(for state: UIControl.State) {}
}

public final class RequestReceipt: @unchecked Sendable {
    public let receiptID: String
    init(receiptID: String) { self.receiptID = receiptID }
}

public final class AutoPurgingImageCache: @unchecked Sendable {
    private let lock = NSLock()
    private var images: [String: Image] = [:]
    public init(memoryCapacity: UInt64 = 100_000_000, preferredMemoryUsageAfterPurge: UInt64 = 60_000_000) {}
    public func add(_ image: Image, withIdentifier identifier: String) { lock.withLock { images[identifier] = image } }
    public func image(withIdentifier identifier: String) -> Image? { lock.withLock { images[identifier] } }
    @discardableResult public func removeImage(withIdentifier identifier: String) -> Bool {
        lock.withLock { images.removeValue(forKey: identifier) != nil }
    }
    @discardableResult public func removeAllImages() -> Bool {
        lock.withLock {
            defer { images = [:] }
            return !images.isEmpty
        }
    }
}

/// Downloads that stay on their way.
open class ImageDownloader: @unchecked Sendable {
    public enum DownloadPrioritization: Sendable { case fifo, lifo }
    public typealias CompletionHandler = (AFIDataResponse<Image>) -> Void
    public static let `default` = ImageDownloader()
    public let imageCache: AutoPurgingImageCache? = AutoPurgingImageCache()
    public init() {}
    public init(
        configuration: URLSessionConfiguration, downloadPrioritization: DownloadPrioritization = .fifo,
        maximumActiveDownloads: Int = 4, imageCache: AutoPurgingImageCache? = nil
    ) {}
    open class func defaultURLSessionConfiguration() -> URLSessionConfiguration { .default }
    open class func defaultURLCache() -> URLCache { .shared }
    @discardableResult open func download(
        _ urlRequest: any URLRequestConvertible, cacheKey: String? = nil, receiptID: String = UUID().uuidString,
        filter: (any ImageFilter)? = nil, completion: CompletionHandler? = nil
    ) -> RequestReceipt? { RequestReceipt(receiptID: receiptID) }
    open func cancelRequest(with requestReceipt: RequestReceipt) {}
}
