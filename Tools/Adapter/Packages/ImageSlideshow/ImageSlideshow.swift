import MaquetteCuts
import UIKit

@preconcurrency @MainActor public protocol InputSource: AnyObject {
    func load(to imageView: UIImageView, with callback: @escaping (_ image: UIImage?) -> Void)
    func cancelLoad(on imageView: UIImageView)
}

extension InputSource { public func cancelLoad(on imageView: UIImageView) {} }

@preconcurrency @MainActor open class ImageSource: NSObject, InputSource {
    var image: UIImage
    public init(image: UIImage) { self.image = image }
    public init?(imageString: String) {
        guard let image = UIImage(named: imageString) else { return nil }
        self.image = image
    }
    public func load(to imageView: UIImageView, with callback: @escaping (UIImage?) -> Void) {
        imageView.image = image
        callback(image)
    }
}

@preconcurrency @MainActor open class BundleImageSource: NSObject, InputSource {
    private let name: String
    public init(imageString: String) { name = imageString }
    public func load(to imageView: UIImageView, with callback: @escaping (UIImage?) -> Void) {
        imageView.image = UIImage(named: name)
        callback(imageView.image)
    }
}

@preconcurrency @MainActor open class FileImageSource: NSObject, InputSource {
    private let path: String
    public init(path: String) { self.path = path }
    public func load(to imageView: UIImageView, with callback: @escaping (UIImage?) -> Void) {
        imageView.image = UIImage(contentsOfFile: path)
        callback(imageView.image)
    }
}

/// A picture of the network, of which the placeholder is all that comes.
@preconcurrency @MainActor open class RemoteSource: NSObject, InputSource {
    public let url: URL
    public let placeholder: UIImage?
    public init(url: URL, placeholder: UIImage? = nil) { (self.url, self.placeholder) = (url, placeholder) }
    public init?(urlString: String, placeholder: UIImage? = nil) {
        guard let url = URL(string: urlString) else { return nil }
        (self.url, self.placeholder) = (url, placeholder)
    }
    public func load(to imageView: UIImageView, with callback: @escaping (UIImage?) -> Void) {
        if url.isFileURL, let image = UIImage(contentsOfFile: url.path) {
            imageView.image = image
            return callback(image)
        }
        MaquetteCuts.lacks("a picture of the network")
        imageView.image = placeholder
        callback(placeholder)
    }
}

public typealias KingfisherSource = RemoteSource
public typealias SDWebImageSource = RemoteSource
public typealias AlamofireSource = RemoteSource
public typealias AFURLSource = RemoteSource

@preconcurrency @MainActor public protocol ActivityIndicatorView {
    var view: UIView { get }
    func show()
    func hide()
}

@preconcurrency @MainActor public protocol ActivityIndicatorFactory {
    func create() -> any ActivityIndicatorView
}

extension UIActivityIndicatorView: ActivityIndicatorView {
    public var view: UIView { self }
    public func show() { startAnimating() }
    public func hide() { stopAnimating() }
}

@preconcurrency @MainActor open class DefaultActivityIndicator: ActivityIndicatorFactory {
    open var style: UIActivityIndicatorView.Style
    open var color: UIColor?
    public init(style: UIActivityIndicatorView.Style = .medium, color: UIColor? = nil) {
        (self.style, self.color) = (style, color)
    }
    open func create() -> any ActivityIndicatorView {
        let view = UIActivityIndicatorView(style: style)
        if let color { view.color = color }
        return view
    }
}

@preconcurrency @MainActor public protocol PageIndicatorView: AnyObject {
    var view: UIView { get }
    var page: Int { get set }
    var numberOfPages: Int { get set }
}

extension UIPageControl: PageIndicatorView {
    public var view: UIView { self }
    public var page: Int {
        get { currentPage }
        set { currentPage = newValue }
    }
    public static func withSlideshowColors() -> UIPageControl {
        let dots = UIPageControl()
        dots.currentPageIndicatorTintColor = .darkText
        dots.pageIndicatorTintColor = .lightGray
        return dots
    }
}

/// Which of how many, in digits.
public class LabelPageIndicator: UILabel, PageIndicatorView {
    public var view: UIView { self }
    public var numberOfPages = 0 { didSet { update() } }
    public var page = 0 { didSet { update() } }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        textAlignment = .center
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    private func update() { text = "\(page + 1)/\(numberOfPages)" }
}

public struct PageIndicatorPosition: Sendable {
    public enum Horizontal: Sendable {
        case left(padding: CGFloat), center, right(padding: CGFloat)
    }
    public enum Vertical: Sendable {
        case top, bottom, under, customTop(padding: CGFloat), customBottom(padding: CGFloat), customUnder(
            padding: CGFloat)
    }
    var horizontal: Horizontal
    var vertical: Vertical
    public init(horizontal: Horizontal = .center, vertical: Vertical = .bottom) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// Room below the pictures.
    func roomBelow(_ size: CGSize) -> CGFloat {
        switch vertical {
        case .under: size.height
        case .customUnder(let padding): size.height + padding
        default: 0
        }
    }

    func frame(in room: CGSize, _ size: CGSize, _ insets: UIEdgeInsets) -> CGRect {
        let x: CGFloat =
            switch horizontal {
            case .center: (room.width - size.width) / 2
            case .left(let padding): padding + insets.left
            case .right(let padding): room.width - size.width - padding - insets.right
            }
        let y: CGFloat =
            switch vertical {
            case .top: insets.top
            case .customTop(let padding): padding + insets.top
            case .bottom, .under, .customUnder: room.height - size.height - insets.bottom
            case .customBottom(let padding): room.height - size.height - padding - insets.bottom
            }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}

public enum PageControlPosition: Sendable {
    case hidden, insideScrollView, underScrollView
    case custom(padding: CGFloat)
}

public enum ImagePreload: Sendable {
    case fixed(offset: Int), all
}

@preconcurrency @MainActor public protocol ImageSlideshowDelegate: AnyObject {
    func imageSlideshow(_ imageSlideshow: ImageSlideshow, didChangeCurrentPageTo page: Int)
    func imageSlideshowWillBeginDragging(_ imageSlideshow: ImageSlideshow)
    func imageSlideshowDidEndDecelerating(_ imageSlideshow: ImageSlideshow)
}

extension ImageSlideshowDelegate {
    public func imageSlideshow(_ imageSlideshow: ImageSlideshow, didChangeCurrentPageTo page: Int) {}
    public func imageSlideshowWillBeginDragging(_ imageSlideshow: ImageSlideshow) {}
    public func imageSlideshowDidEndDecelerating(_ imageSlideshow: ImageSlideshow) {}
}

/// Pictures one at a time, with dots at the bottom. The time for the next one does not come.
open class ImageSlideshow: UIView, UIScrollViewDelegate {
    public let scrollView = UIScrollView()
    open var activityIndicator: (any ActivityIndicatorFactory)?
    open var pageIndicator: (any PageIndicatorView)? = UIPageControl.withSlideshowColors() {
        didSet {
            oldValue?.view.removeFromSuperview()
            if let pageIndicator { addSubview(pageIndicator.view) }
            setNeedsLayout()
        }
    }
    open var pageControl: UIPageControl { pageIndicator as? UIPageControl ?? UIPageControl() }
    open var pageIndicatorPosition = PageIndicatorPosition() { didSet { setNeedsLayout() } }
    open var pageControlPosition = PageControlPosition.insideScrollView {
        didSet {
            switch pageControlPosition {
            case .hidden: pageIndicator = nil
            case .insideScrollView: pageIndicatorPosition = PageIndicatorPosition(vertical: .bottom)
            case .underScrollView: pageIndicatorPosition = PageIndicatorPosition(vertical: .under)
            case .custom(let padding):
                pageIndicatorPosition = PageIndicatorPosition(vertical: .customUnder(padding: padding))
            }
        }
    }
    open private(set) var currentPage = 0
    open weak var delegate: (any ImageSlideshowDelegate)?
    open var currentPageChanged: ((_ page: Int) -> Void)?
    open var willBeginDragging: (() -> Void)?
    open var didEndDecelerating: (() -> Void)?
    open var currentSlideshowItem: ImageSlideshowItem? {
        slideshowItems.indices.contains(currentPage) ? slideshowItems[currentPage] : nil
    }
    open private(set) var images: [any InputSource] = []
    open private(set) var slideshowItems: [ImageSlideshowItem] = []
    open var scrollViewPage: Int { currentPage }
    open var circular = true
    open var draggingEnabled = true { didSet { scrollView.isUserInteractionEnabled = draggingEnabled } }
    open var zoomEnabled = false
    open var maximumScale: CGFloat = 2
    open var slideshowInterval = 0.0
    open var preload = ImagePreload.all
    open var contentScaleMode = UIView.ContentMode.scaleAspectFit {
        didSet { for item in slideshowItems { item.imageView.contentMode = contentScaleMode } }
    }
    open private(set) var slideshowTransitioningDelegate: ZoomAnimatedTransitioningDelegate?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        addSubview(scrollView)
        if let pageIndicator { addSubview(pageIndicator.view) }
    }

    open func setImageInputs(_ inputs: [any InputSource]) {
        images = inputs
        for item in slideshowItems { item.removeFromSuperview() }
        slideshowItems = inputs.map {
            ImageSlideshowItem(image: $0, zoomEnabled: zoomEnabled, activityIndicator: activityIndicator?.create())
        }
        for item in slideshowItems {
            item.imageView.contentMode = contentScaleMode
            scrollView.addSubview(item)
        }
        pageIndicator?.numberOfPages = inputs.count
        setCurrentPage(min(currentPage, max(inputs.count - 1, 0)), animated: false)
        setNeedsLayout()
    }

    open func setCurrentPage(_ newPage: Int, animated: Bool) {
        let isNew = newPage != currentPage
        currentPage = newPage
        pageIndicator?.page = newPage
        scrollView.contentOffset.x = CGFloat(newPage) * scrollView.bounds.width
        guard isNew else { return }
        currentPageChanged?(newPage)
        delegate?.imageSlideshow(self, didChangeCurrentPageTo: newPage)
    }

    open func setScrollViewPage(_ newScrollViewPage: Int, animated: Bool) {
        setCurrentPage(newScrollViewPage, animated: animated)
    }
    open func nextPage(animated: Bool) {
        if currentPage + 1 < images.count { setCurrentPage(currentPage + 1, animated: animated) }
    }
    open func previousPage(animated: Bool) {
        if currentPage > 0 { setCurrentPage(currentPage - 1, animated: animated) }
    }
    open func pauseTimer() {}
    open func unpauseTimer() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        pageIndicator?.view.isHidden = images.count < 2
        pageIndicator?.view.sizeToFit()
        let size = pageIndicator?.view.bounds.size ?? .zero
        let room = images.count < 2 || pageIndicator == nil ? 0 : pageIndicatorPosition.roomBelow(size)
        scrollView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - room, 0))
        let page = scrollView.bounds.size
        scrollView.contentSize = CGSize(width: page.width * CGFloat(images.count), height: page.height)
        for (index, item) in slideshowItems.enumerated() {
            item.frame = CGRect(origin: CGPoint(x: CGFloat(index) * page.width, y: 0), size: page)
        }
        scrollView.contentOffset.x = CGFloat(currentPage) * page.width
        pageIndicator?.view.frame = pageIndicatorPosition.frame(in: bounds.size, size, safeAreaInsets)
    }

    @discardableResult
    open func presentFullScreenController(
        from controller: UIViewController, completion: (() -> Void)? = nil
    ) -> FullScreenSlideshowViewController {
        let whole = FullScreenSlideshowViewController()
        whole.initialPage = currentPage
        whole.inputs = images
        controller.present(whole, animated: true, completion: completion)
        return whole
    }
}

open class ImageSlideshowItem: UIScrollView {
    public let imageView = UIImageView()
    public let activityIndicator: (any ActivityIndicatorView)?
    public let image: any InputSource
    public let zoomEnabled: Bool

    init(image: any InputSource, zoomEnabled: Bool, activityIndicator: (any ActivityIndicatorView)? = nil) {
        (self.image, self.zoomEnabled, self.activityIndicator) = (image, zoomEnabled, activityIndicator)
        super.init(frame: .null)
        imageView.clipsToBounds = true
        addSubview(imageView)
        image.load(to: imageView) { [weak imageView] in if let picture = $0 { imageView?.image = picture } }
        if imageView.image == nil, let activityIndicator {
            activityIndicator.show()
            addSubview(activityIndicator.view)
        }
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    open override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        activityIndicator?.view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}

open class FullScreenSlideshowViewController: UIViewController {
    open var slideshow: ImageSlideshow = {
        let slides = ImageSlideshow()
        slides.zoomEnabled = true
        return slides
    }()
    open var closeButton = UIButton()
    open var closeButtonFrame: CGRect?
    open var pageSelected: ((_ page: Int) -> Void)?
    open var initialPage = 0
    open var inputs: [any InputSource]?
    open var backgroundColor = UIColor.black
    open var zoomEnabled = true

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = backgroundColor
        slideshow.backgroundColor = backgroundColor
        slideshow.frame = view.bounds
        slideshow.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(slideshow)
        slideshow.setImageInputs(inputs ?? [])
        slideshow.setCurrentPage(initialPage, animated: false)
        closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
        closeButton.tintColor = .white
        view.addSubview(closeButton)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        closeButton.frame =
            closeButtonFrame
            ?? CGRect(x: max(10, view.safeAreaInsets.left), y: max(10, view.safeAreaInsets.top), width: 40, height: 40)
    }
}

open class ZoomAnimatedTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    public init(slideshowView: ImageSlideshow, slideshowController: FullScreenSlideshowViewController) {}
    public init(imageView: UIImageView, slideshowController: FullScreenSlideshowViewController) {}
}
