import MaquetteViewTestSupport
import UIKit

/// A screen of 320 by 480 with 44 points of safe area above and 34 below, and a sibling in it at (40, 100, 80, 60).
@MainActor final class Parent {
    let view = NotchedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let sibling = UIView(frame: CGRect(x: 40, y: 100, width: 80, height: 60))
    let box = UIView()

    init() {
        view.notch = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        view.addSubview(sibling)
    }

    var names: [String: UIView] { ["parent": view, "sibling": sibling, "box": box] }

    func layOut() { view.layoutIfNeeded() }
}
