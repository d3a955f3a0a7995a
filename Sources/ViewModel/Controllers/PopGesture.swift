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
            if way > width / 2 || speed > Self.fast { controller.popViewController(animated: true) }
        }
    }

    private static let fast: CGFloat = 500

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        edges = controller?.isMirrored == true ? .right : .left
        super.touchesBegan(touches, with: event)
    }

    override func mayBegin(towards way: CGPoint) -> Bool {
        (controller?.children.count ?? 0) > 1 && abs(way.x) > abs(way.y)
    }
}

extension UINavigationController {
    fileprivate var isMirrored: Bool { viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
