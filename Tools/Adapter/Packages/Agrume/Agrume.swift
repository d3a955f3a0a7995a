import MaquetteCuts
import UIKit

@preconcurrency @MainActor public protocol AgrumeDataSource: AnyObject {
    var numberOfImages: Int { get }
    func image(forIndex index: Int, completion: @escaping (UIImage?) -> Void)
}

public enum Background {
    case colored(UIColor)
    case blurred(UIBlurEffect.Style)
}

public enum Dismissal {
    public enum PanDirections: Sendable {
        case horizontalAndVertical, verticalOnly
    }
    public struct Physics: Sendable {
        public static let standard = Physics()
        public init(
            permittedDirections: PanDirections = .horizontalAndVertical, pushMagnitude: CGFloat? = nil,
            allowsRotation: Bool = true
        ) {}
    }
    case withPan(Physics)
    case withButton(UIBarButtonItem?)
    case withPanAndButton(Physics, UIBarButtonItem?)
}

public struct AgrumeImage: Equatable {
    public var image: UIImage?
    public var url: URL?
    public var title: NSAttributedString?
    public init(image: UIImage, title: NSAttributedString? = nil) { (self.image, self.title) = (image, title) }
    public init(url: URL, title: NSAttributedString? = nil) { (self.url, self.title) = (url, title) }
}

open class AgrumeOverlayView: UIView {}

@preconcurrency @MainActor public class AgrumeServiceLocator {
    public static let shared = AgrumeServiceLocator()
    public typealias DownloadHandler = (_ url: URL, _ completion: @escaping Agrume.DownloadCompletion) -> Void
    var handler: DownloadHandler?
    public func setDownloadHandler(_ handler: @escaping DownloadHandler) { self.handler = handler }
    public func removeDownloadHandler() { handler = nil }
}

/// A picture over everything else.
public final class Agrume: UIViewController {
    public enum TapBehavior: Sendable {
        case dismissIfZoomedOut, dismissAlways, zoomOut, toggleOverlayVisibility
    }
    public typealias DownloadCompletion = (_ image: UIImage?) -> Void

    public var background: Background
    public private(set) var currentIndex: Int
    public var onLongPress: ((UIImage?, UIViewController) -> Void)?
    public var willDismiss, didDismiss: (() -> Void)?
    public var didScroll: ((_ index: Int) -> Void)?
    public var download: ((_ url: URL, _ completion: @escaping DownloadCompletion) -> Void)?
    public var statusBarStyle: UIStatusBarStyle?
    public var hideStatusBar = false
    public var tapBehavior = TapBehavior.dismissIfZoomedOut
    private var images: [AgrumeImage]
    private weak var dataSource: (any AgrumeDataSource)?
    private let dismissal: Dismissal
    private let overlay: AgrumeOverlayView?
    private let picture = UIImageView()

    private init(
        _ images: [AgrumeImage], _ dataSource: (any AgrumeDataSource)?, _ startIndex: Int, _ background: Background,
        _ dismissal: Dismissal, _ overlayView: AgrumeOverlayView?
    ) {
        (self.images, self.dataSource, self.background) = (images, dataSource, background)
        (self.dismissal, overlay) = (dismissal, overlayView)
        currentIndex = startIndex
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public convenience init(
        image: UIImage, background: Background = .colored(.black), dismissal: Dismissal = .withPan(.standard),
        overlayView: AgrumeOverlayView? = nil, enableLiveText: Bool = false
    ) { self.init([AgrumeImage(image: image)], nil, 0, background, dismissal, overlayView) }

    public convenience init(
        url: URL, background: Background = .colored(.black), dismissal: Dismissal = .withPan(.standard),
        overlayView: AgrumeOverlayView? = nil, enableLiveText: Bool = false
    ) { self.init([AgrumeImage(url: url)], nil, 0, background, dismissal, overlayView) }

    public convenience init(
        dataSource: any AgrumeDataSource, startIndex: Int = 0, background: Background = .colored(.black),
        dismissal: Dismissal = .withPan(.standard), overlayView: AgrumeOverlayView? = nil, enableLiveText: Bool = false
    ) { self.init([], dataSource, startIndex, background, dismissal, overlayView) }

    public convenience init(
        images: [UIImage], startIndex: Int = 0, background: Background = .colored(.black),
        dismissal: Dismissal = .withPan(.standard), overlayView: AgrumeOverlayView? = nil, enableLiveText: Bool = false
    ) { self.init(images.map { AgrumeImage(image: $0) }, nil, startIndex, background, dismissal, overlayView) }

    public convenience init(
        urls: [URL], startIndex: Int = 0, background: Background = .colored(.black),
        dismissal: Dismissal = .withPan(.standard), overlayView: AgrumeOverlayView? = nil, enableLiveText: Bool = false
    ) { self.init(urls.map { AgrumeImage(url: $0) }, nil, startIndex, background, dismissal, overlayView) }

    public func show(from viewController: UIViewController) { viewController.present(self, animated: true) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        switch background {
        case .colored(let color): view.backgroundColor = color
        case .blurred(let style):
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
            blur.frame = view.bounds
            blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(blur)
        }
        picture.contentMode = .scaleAspectFit
        for part in [picture, overlay].compactMap({ $0 }) {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        addBar()
        reload()
    }

    /// The button that closes it, at the left.
    private func addBar() {
        let button: UIBarButtonItem?
        switch dismissal {
        case .withPan: return
        case .withButton(let own), .withPanAndButton(_, let own): button = own
        }
        let bar = UINavigationBar()
        bar.setBackgroundImage(UIImage(), for: .default)
        bar.shadowImage = UIImage()
        let item = UINavigationItem(title: "")
        item.leftBarButtonItem = button ?? UIBarButtonItem(barButtonSystemItem: .stop, target: nil, action: nil)
        bar.items = [item]
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    public func reload() {
        if let dataSource {
            dataSource.image(forIndex: currentIndex) { [weak self] in self?.picture.image = $0 }
            return
        }
        guard images.indices.contains(currentIndex) else { return }
        let shown = images[currentIndex]
        picture.image = shown.image
        guard let url = shown.url else { return }
        if let handler = download ?? AgrumeServiceLocator.shared.handler {
            handler(url) { [weak self] in self?.picture.image = $0 }
        } else if url.isFileURL {
            picture.image = UIImage(contentsOfFile: url.path)
        } else {
            MaquetteCuts.lacks("a picture of the network")
        }
    }

    public func showImage(atIndex index: Int, animated: Bool = true) {
        currentIndex = index
        reload()
        didScroll?(index)
    }

    public func updateImage(at index: Int, with image: UIImage, newTitle: NSAttributedString? = nil) {
        guard images.indices.contains(index) else { return }
        images[index] = AgrumeImage(image: image, title: newTitle)
        reload()
    }

    public func dismiss() {
        willDismiss?()
        dismiss(animated: true) { [weak self] in self?.didDismiss?() }
    }

    public var numberOfImages: Int { dataSource?.numberOfImages ?? images.count }
}

@preconcurrency @MainActor public final class AgrumePhotoLibraryHelper: NSObject {
    public init(
        saveButtonTitle: String, cancelButtonTitle: String,
        saveToLibraryHandler: @escaping (_ error: (any Error)?) -> Void
    ) {}
    public func makeSaveToLibraryLongPressGesture(for image: UIImage?, viewController: UIViewController) {}
}
