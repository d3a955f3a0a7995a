import FormationLayout
import MaquetteViewTestSupport

/// A root of 320 by 480 and four views that stand nowhere yet.
@MainActor final class Stage {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let v1 = UIView()
    let v2 = UIView()
    let v3 = UIView()
    let v4 = UIView()
    let layout: FormationLayout

    init() { layout = FormationLayout(rootView: root) }

    func equations(_ constraints: [NSLayoutConstraint]) -> [String] {
        let spelling = ConstraintSpelling(["root": root, "v1": v1, "v2": v2, "v3": v3, "v4": v4])
        return constraints.map { spelling.equation($0).replacingOccurrences(of: " (inactive)", with: "") }
    }
}
