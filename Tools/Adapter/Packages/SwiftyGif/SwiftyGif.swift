import MaquetteCuts
import UIKit

public typealias GifLevelOfIntegrity = Float

extension GifLevelOfIntegrity {
    public static let highestNoFrameSkipping: GifLevelOfIntegrity = 1
    public static let `default`: GifLevelOfIntegrity = 0.8
    public static let lowForManyGifs: GifLevelOfIntegrity = 0.5
    public static let lowForTooManyGifs: GifLevelOfIntegrity = 0.2
    public static let superLowForSlideShow: GifLevelOfIntegrity = 0.1
}

enum GifParseError: Error {
    case invalidFilename, noImages, noProperties, noGifDictionary, noTimingInfo
}

open class SwiftyGifManager {
    nonisolated(unsafe) public static var defaultManager = SwiftyGifManager(memoryLimit: 50)
    open var haveCache = true
    open var remoteCache: [URL: Data] = [:]
    public init(memoryLimit: Int) {}
    open func clear() {}
    @preconcurrency @MainActor open func addImageView(_ imageView: UIImageView) -> Bool { true }
    @preconcurrency @MainActor open func deleteImageView(_ imageView: UIImageView) {}
    @preconcurrency @MainActor open func containsImageView(_ imageView: UIImageView) -> Bool { false }
}

@preconcurrency @MainActor public protocol SwiftyGifDelegate: AnyObject {
    func gifDidStart(sender: UIImageView)
    func gifDidLoop(sender: UIImageView)
    func gifDidStop(sender: UIImageView)
    func gifURLDidFinish(sender: UIImageView)
    func gifURLDidFail(sender: UIImageView, url: URL, error: (any Error)?)
}

extension SwiftyGifDelegate {
    public func gifDidStart(sender: UIImageView) {}
    public func gifDidLoop(sender: UIImageView) {}
    public func gifDidStop(sender: UIImageView) {}
    public func gifURLDidFinish(sender: UIImageView) {}
    public func gifURLDidFail(sender: UIImageView, url: URL, error: (any Error)?) {}
}

extension UIImage {
    /// The first of its pictures.
    public convenience init(gifData: Data, levelOfIntegrity: GifLevelOfIntegrity = .default) throws {
        guard let size = UIImage(data: gifData)?.size, size != .zero else { throw GifParseError.noImages }
        self.init(data: gifData)!
    }

    public convenience init(gifName: String, levelOfIntegrity: GifLevelOfIntegrity = .default, bundle: Bundle = .main)
        throws
    {
        let name = gifName.hasSuffix(".gif") ? String(gifName.dropLast(4)) : gifName
        if let file = bundle.url(forResource: name, withExtension: "gif"), let data = try? Data(contentsOf: file) {
            try self.init(gifData: data)
        } else if UIImage(named: gifName) != nil {
            self.init(named: gifName)!
        } else {
            throw GifParseError.invalidFilename
        }
    }

    public convenience init?(imageData: Data, levelOfIntegrity: GifLevelOfIntegrity = .default) throws {
        self.init(data: imageData)
    }
    public func framesCount() -> Int { 1 }
}

extension UIImageView {
    public convenience init(gifImage: UIImage, manager: SwiftyGifManager = .defaultManager, loopCount: Int = -1) {
        self.init(image: gifImage)
    }

    public convenience init(gifURL: URL, manager: SwiftyGifManager = .defaultManager, loopCount: Int = -1) {
        self.init()
        setGifFromURL(gifURL)
    }

    public func setImage(_ image: UIImage, manager: SwiftyGifManager = .defaultManager, loopCount: Int = -1) {
        self.image = image
    }
    public func setGifImage(_ gifImage: UIImage, manager: SwiftyGifManager = .defaultManager, loopCount: Int = -1) {
        image = gifImage
    }

    public func setGifFromURL(
        _ url: URL, manager: SwiftyGifManager = .defaultManager, loopCount: Int = -1,
        levelOfIntegrity: GifLevelOfIntegrity = .default, showLoader: Bool = true, customLoader: UIView? = nil
    ) {
        if url.isFileURL, let data = try? Data(contentsOf: url) {
            image = UIImage(data: data)
            return
        }
        MaquetteCuts.lacks("a picture of the network")
        guard showLoader else { return }
        let loader = customLoader ?? UIActivityIndicatorView(style: .medium)
        (loader as? UIActivityIndicatorView)?.startAnimating()
        loader.center = CGPoint(x: bounds.midX, y: bounds.midY)
        loader.autoresizingMask = [
            .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
        ]
        addSubview(loader)
    }

    public func startAnimatingGif() {}
    public func stopAnimatingGif() {}
    public func isAnimatingGif() -> Bool { false }
    public func showFrameAtIndex(_ index: Int) {}
    public func showFrameForIndexDelta(_ delta: Int) {}
    public func currentFrameIndex() -> Int { 0 }
    public func clear() { image = nil }
    public var gifImage: UIImage? {
        get { image }
        set { image = newValue }
    }
    public weak var delegate: (any SwiftyGifDelegate)? {
        get { nil }
        set {}
    }
}
