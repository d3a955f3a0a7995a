import Foundation

/// Shows items of bars large when they are pressed long. Nobody presses: it remembers its delegate.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    private let state = LargeContentState()

    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        super.init()
        state.delegate = delegate
    }

    public convenience override init() { self.init(delegate: nil) }

    open weak var delegate: (any UILargeContentViewerInteractionDelegate)? { state.delegate }
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { state.recognizer }
    open class var isEnabled: Bool { false }
    open var view: UIView? { state.view }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { state.view = view }

    public nonisolated static let enabledStatusDidChangeNotification =
        NSNotification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
}

@MainActor private final class LargeContentState: HiddenState {
    weak var view: UIView?
    weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    let recognizer = UILongPressGestureRecognizer()
}

/// Something that can be shown large.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    var scalesLargeContentImage: Bool { get }
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { nil }
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        sequence(first: interaction.view as UIResponder?) { $0?.next }
            .lazy.compactMap { $0 as? UIViewController }.first ?? UIViewController()
    }
}
