import MaquetteViewTestSupport
import UIKit

/// A parent of 320 by 480 with safe insets 44, 10, 34 and 6, and two views in it: a sibling at (40, 100, 80, 60) and a child.
@MainActor final class Family {
    let parent = NotchedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let sibling = UIView(frame: CGRect(x: 40, y: 100, width: 80, height: 60))
    let child = UIView()

    init() {
        parent.notch = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 6)
        parent.addSubview(sibling)
        parent.addSubview(child)
    }

    var names: [String: UIView] { ["parent": parent, "sibling": sibling, "child": child] }
}
