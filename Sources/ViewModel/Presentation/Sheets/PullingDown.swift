import Foundation

/// Pulls a sheet down.
final class PullingDown: UIPanGestureRecognizer {
    private weak var container: PresentationContainer?

    init(_ container: PresentationContainer) {
        self.container = container
        super.init(target: nil, action: nil)
        view = container
        whenStateChanges { [weak container] recognizer in
            guard recognizer.state == .ended, let pan = recognizer as? UIPanGestureRecognizer,
                let presentation = container?.presentation
            else { return }
            let height = presentation.presentedView?.bounds.height ?? 0
            if pan.translation(in: nil).y > height / 2 || pan.velocity(in: nil).y > Self.fast {
                presentation.attemptDismissal()
            }
        }
    }

    /// Points a second.
    private static let fast: CGFloat = 500

    override func mayBegin(towards way: CGPoint) -> Bool {
        guard let sheet = container?.presentation?.presentedView, let touch = recognition.touches.first else {
            return false
        }
        return way.y > abs(way.x) && touch.view?.isDescendant(of: sheet) == true
    }
}
