import MaquetteViewModel
import UIKit

/// A window with a view that fills it, and fingers on it.
///
/// Swift Testing frees a suite on any thread, while the window may be laid out once more on the main one. So all goes together, there.
@MainActor final class TouchedScreen {
    let window: UIWindow
    let root: UIView
    let screen: TouchScreen
    /// What views hold weakly, such as data sources.
    private var kept: [AnyObject] = []

    init(_ controller: UIViewController = UIViewController()) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        root = controller.view
        screen = TouchScreen(window)
    }

    isolated deinit { window.isHidden = true }

    func keep(_ object: AnyObject) { kept.append(object) }

    @discardableResult func add<View: UIView>(_ view: View, _ frame: CGRect, to parent: UIView? = nil) -> View {
        view.frame = frame
        (parent ?? root).addSubview(view)
        window.layoutIfNeeded()
        return view
    }
}

/// Writes down what it hears.
final class HearingView: UIView {
    var calls: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

    private func note(_ word: String, _ touches: Set<UITouch>) {
        let places = touches.map { $0.location(in: self) }.sorted { $0.x < $1.x }
        calls.append(word + places.map { " \(Int($0.x)),\(Int($0.y))" }.joined())
    }
}

/// Counts what recognisers send, by their states.
@MainActor final class Hearer {
    var states: [UIGestureRecognizer.State] = []
    func heard(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
}

/// A delegate that answers as it is told.
@MainActor final class Answers: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var together = false
    var receives = true

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
}
