import Foundation

/// Takes the top of a navigation stack away to the side.
final class PopGesture: UIScreenEdgePanGestureRecognizer {
    weak var controller: UINavigationController?

    init() {
        super.init(target: nil, action: nil)
        whenStateChanges { [weak self] recognizer in
            guard recognizer.state == .ended, let pan = recognizer as? UIPanGestureRecognizer,
                let controller = self?.controller, let width = controller.viewIfLoaded?.bounds.width
            else { return }
            let way = pan.translation(in: nil).x * (controller.isMirrored ? -1 : 1)
            let speed = pan.velocity(in: nil).x * (controller.isMirrored ? -1 : 1)
            if way > width / 2 || speed > Self.fast { controller.popFromInside() }
        }
    }

    private static let fast: CGFloat = 500

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        edges = controller?.isMirrored == true ? .right : .left
        super.touchesBegan(touches, with: event)
    }

    override func mayBegin(towards way: CGPoint) -> Bool {
        (controller?.hasWayBack ?? false) && abs(way.x) > abs(way.y)
    }
}

extension UINavigationController {
    private var inner: UINavigationController? { children.last as? UINavigationController }

    fileprivate var hasWayBack: Bool { children.count > 1 || inner?.hasWayBack == true }

    /// What the way back does: of a navigation controller in the stack, first its own stack ends.
    func popFromInside() {
        if let inner, inner.children.count > 1 { inner.popFromInside() } else { popViewController(animated: true) }
    }

    fileprivate var isMirrored: Bool { viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
