import MaquetteViewTestSupport
import UIKit

/// A root of 320 by 480 with safe insets 44, 10, 34 and 6, and two views in it: a sibling at (40, 100, 80, 60) and a box.
@MainActor final class Room {
    let root = NotchedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let sibling = UIView(frame: CGRect(x: 40, y: 100, width: 80, height: 60))
    let box = UIView()

    init() {
        root.notch = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 6)
        root.addSubview(sibling)
        root.addSubview(box)
    }

    var names: [String: UIView] { ["root": root, "sibling": sibling, "box": box] }
}
