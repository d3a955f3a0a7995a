@_exported import AVFoundation

/// A place for a film, in black.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoBounds: CGRect { .zero }
    open private(set) var contentOverlayView: UIView? = UIView()
    open var allowsPictureInPicturePlayback = true
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var updatesNowPlayingInfoCenter = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var requiresLinearPlayback = false

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        guard let overlay = contentOverlayView else { return }
        overlay.frame = view.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(overlay)
    }
}

@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    func playerViewControllerWillStartPictureInPicture(_ controller: AVPlayerViewController)
    func playerViewControllerDidStartPictureInPicture(_ controller: AVPlayerViewController)
    func playerViewControllerWillStopPictureInPicture(_ controller: AVPlayerViewController)
    func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController)
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_ controller: AVPlayerViewController)
        -> Bool
    func playerViewController(
        _ controller: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler handler: @escaping (Bool) -> Void)
    func playerViewController(
        _ controller: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    func playerViewController(
        _ controller: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
}
extension AVPlayerViewControllerDelegate {
    public func playerViewControllerWillStartPictureInPicture(_ controller: AVPlayerViewController) {}
    public func playerViewControllerDidStartPictureInPicture(_ controller: AVPlayerViewController) {}
    public func playerViewControllerWillStopPictureInPicture(_ controller: AVPlayerViewController) {}
    public func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController) {}
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ controller: AVPlayerViewController
    ) -> Bool { true }
    public func playerViewController(
        _ controller: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler handler: @escaping (Bool) -> Void
    ) {}
    public func playerViewController(
        _ controller: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    public func playerViewController(
        _ controller: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {}
}

open class AVPictureInPictureController: NSObject, @unchecked Sendable {
    public init?(playerLayer: AVPlayerLayer) { nil }
    open class func isPictureInPictureSupported() -> Bool { false }
    open class var pictureInPictureButtonStartImage: UIImage { pictureInPictureButtonStartImage(compatibleWith: nil) }
    open class var pictureInPictureButtonStopImage: UIImage { pictureInPictureButtonStopImage(compatibleWith: nil) }
    open class func pictureInPictureButtonStartImage(compatibleWith traits: UITraitCollection?) -> UIImage {
        UIImage(systemName: "pip.enter", compatibleWith: traits) ?? UIImage()
    }
    open class func pictureInPictureButtonStopImage(compatibleWith traits: UITraitCollection?) -> UIImage {
        UIImage(systemName: "pip.exit", compatibleWith: traits) ?? UIImage()
    }
    open var isPictureInPictureActive: Bool { false }
    open var isPictureInPicturePossible: Bool { false }
    open func startPictureInPicture() {}
    open func stopPictureInPicture() {}
}

/// Chooses where sound goes.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
    open var activeTintColor: UIColor! = .tintColor
    open var prioritizesVideoDevices = false
    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}
