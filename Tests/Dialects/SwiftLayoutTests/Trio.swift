import MaquetteViewTestSupport
import UIKit

/// A view that counts who comes and goes.
final class CountingView: UIView {
    private(set) var additions: [UIView] = []
    private(set) var removals = 0

    override func addSubview(_ view: UIView) {
        additions.append(view)
        super.addSubview(view)
    }

    override func removeFromSuperview() {
        removals += 1
        super.removeFromSuperview()
    }
}

/// A root of 100 by 80 and two views for it.
@MainActor final class Trio {
    let root = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let one = CountingView()
    let two = CountingView()

    var names: [String: UIView] { ["root": root, "one": one, "two": two] }

    func equations(_ constraints: [NSLayoutConstraint]) -> [String] {
        let spelling = ConstraintSpelling(names)
        return constraints.map { spelling.equation($0).replacingOccurrences(of: " (inactive)", with: "") }
    }
}
