import Maquette
import MaquetteExplaining
import MaquetteTestSupport
import MaquetteViewTestSupport
import Testing

/// A slow way to the same answer: the tree is built once more without each of its constraints, and laid out by its own
/// engine.
@MainActor @Suite("explanations and a slow reference")
struct ReferenceTests {
    /// A few views in a root, with constraints between edges, lengths and centres, some of them weak or inequalities.
    @MainActor private struct Tree {
        let root = UIView.root(320, 480)
        private(set) var views: [UIView] = []
        private(set) var constraints: [NSLayoutConstraint] = []

        init(seed: UInt64, without omitted: Int? = nil) {
            var random = SeededRandom(seed: seed)
            for _ in 0..<random.whole(2...4) {
                let size = (CGFloat(random.whole(1...40) * 4), CGFloat(random.whole(1...10) * 4))
                let view: UIView = random.chance(50) ? SizedView(size.0, size.1) : UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                let parent = views.isEmpty || random.chance(70) ? root : random.pick(views)
                parent.addSubview(view)
                views.append(view)
            }
            for _ in 0..<random.whole(4...14) { addConstraint(&random) }
            for (number, constraint) in constraints.enumerated() where number != omitted { constraint.isActive = true }
        }

        private mutating func addConstraint(_ random: inout SeededRandom) {
            let view = random.pick(views)
            let others = views.filter { $0 !== view } + [root]
            let other = random.pick(others)
            let groups: [[NSLayoutConstraint.Attribute]] = [
                [.leading, .trailing, .centerX], [.top, .bottom, .centerY], [.width, .height],
            ]
            let group = random.pick(groups)
            let attribute = random.pick(group)
            let isPlain = group.contains(.width) && random.chance(60)
            let relation = random.pick([
                NSLayoutConstraint.Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
            ])
            let constant = CGFloat(isPlain ? random.whole(5...60) * 4 : random.whole(-10...10) * 4)
            let constraint = NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: relation, toItem: isPlain ? nil : other,
                attribute: isPlain ? .notAnAttribute : group.contains(.width) ? attribute : random.pick(group),
                multiplier: 1, constant: constant)
            if random.chance(40) { constraint.priority = UILayoutPriority(Float(random.pick([100, 400, 800]))) }
            constraint.identifier = "number \(constraints.count)"
            constraints.append(constraint)
        }
    }

    /// The sides whose values a layout's own engine can tell to be open.
    private static let sides: [Explanation.Side] = [.left, .width, .top, .height]

    @MainActor private struct Layout {
        var values: [Explanation.Side: CGFloat] = [:]
        var open: Set<Explanation.Side> = []

        init(_ view: UIView) {
            sequence(first: view, next: \.superview).forEach { if $0.superview == nil { $0.layoutIfNeeded() } }
            let frame = view.frame
            values = [.left: frame.minX, .width: frame.width, .top: frame.minY, .height: frame.height]
            let (across, down) = (view.openness(along: .horizontal), view.openness(along: .vertical))
            if across.place { open.insert(.left) }
            if across.size { open.insert(.width) }
            if down.place { open.insert(.top) }
            if down.size { open.insert(.height) }
        }
    }

    @Test("agree on what decides each side") func deciders() throws {
        var (compared, decisions) = (0, 0)
        for seed in UInt64(0)..<300 {
            let tree = Tree(seed: seed)
            let number = Int(seed) % tree.views.count
            let view = tree.views[number]
            let explanation = try Stage().show(tree.root) { Explainer($0).explanation(of: view) }
            #expect(explanation.untried == 0)
            let whole = Layout(view)
            for (place, constraint) in tree.constraints.enumerated() {
                let other = Tree(seed: seed, without: place)
                let rest = Layout(other.views[number])
                for side in Self.sides where !whole.open.contains(side) {
                    let moves = abs((rest.values[side] ?? 0) - (whole.values[side] ?? 0)) > 0.4
                    let changes = moves || rest.open.contains(side)
                    let isNamed = explanation.constraints.contains {
                        $0.identifier == constraint.identifier && $0.decides.contains(side)
                    }
                    #expect(
                        isNamed == changes,
                        "seed \(seed), view \(number), \(side) without \(constraint)")
                    compared += 1
                    if changes { decisions += 1 }
                }
            }
        }
        // Neither answer may be the only one that ever occurs.
        #expect(decisions > 500)
        #expect(compared > 4 * decisions)
    }
}
