import Maquette
import MaquetteExplaining
import MaquetteViewTestSupport
import Testing

/// Where constraints are drawn, in systems that are small enough to work out by hand: beams where Interface Builder has them.
@MainActor @Suite struct ConstraintMarkTests {
    /// The marks of a view in a root of 320 x 100, by the words of their constraints.
    private func marks(
        _ view: UIView = UIView(), isMirrored: Bool = false,
        _ constraints: (_ view: UIView, _ root: UIView) -> [NSLayoutConstraint]
    ) throws -> [String: [ConstraintMark]] {
        let root = UIView.root(320, 100)
        if isMirrored { root.semanticContentAttribute = .forceRightToLeft }
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate(constraints(view, root))
        let explanation = try Stage().show(root) { Explainer($0).explanation(of: view) }
        return Dictionary(explanation.constraints.map { ($0.words, $0.marks) }) { first, _ in first }
    }

    private func beam(
        _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ label: String?
    ) -> [ConstraintMark] {
        [ConstraintMark(shape: .beam, start: CGPoint(x: x1, y: y1), end: CGPoint(x: x2, y: y2), label: label)]
    }

    /// The view is at 16, 8 and 100 x 80. Beams between edges are in its middle, 66 and 48; those of lengths 10 points
    /// from its lower and right edge.
    @Test func `A distance is a beam from edge to edge, a length one along the view`() throws {
        let marks = try marks { view, root in
            [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                view.widthAnchor.constraint(equalToConstant: 100),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
                view.heightAnchor.constraint(equalToConstant: 80),
            ]
        }
        #expect(marks["leading = superview.leading + 16"] == beam(0, 48, 16, 48, "16"))
        #expect(marks["width = 100"] == beam(16, 78, 116, 78, "100"))
        #expect(marks["top = superview.top + 8"] == beam(66, 0, 66, 8, "8"))
        #expect(marks["height = 80"] == beam(106, 8, 106, 88, "80"))
    }

    /// Centred and half as wide: from 80 to 240. The line of the centres is at 160, as long as the view is high.
    @Test func `What is aligned has a line, and a ratio its factor`() throws {
        let marks = try marks { view, root in
            [
                view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
                view.heightAnchor.constraint(equalToConstant: 40),
            ]
        }
        #expect(
            marks["centerX = superview.centerX"] == [
                ConstraintMark(
                    shape: .line, start: CGPoint(x: 160, y: 20), end: CGPoint(x: 160, y: 60), label: nil)
            ])
        // The root's own beam is 10 points from its lower edge.
        #expect(
            marks["width = superview.width × 0.5"] == beam(80, 50, 240, 50, "× 0.5") + beam(0, 90, 320, 90, nil))
    }

    /// From the right edge, which is at 320: the view's leading edge is its right one, at 304.
    @Test func `From right to left, the leading edge is the right one`() throws {
        let marks = try marks(isMirrored: true) { view, root in
            [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                view.widthAnchor.constraint(equalToConstant: 100),
                view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 40),
            ]
        }
        #expect(marks["leading = superview.leading + 16"] == beam(304, 20, 320, 20, "16"))
    }

    /// 200 points are asked for at a lower priority than that the view ends 20 before the right edge, where 100 are left.
    @Test func `A constraint that yields is drawn as it is asked for, and one that need not be exact with its sign`()
        throws
    {
        let marks = try marks { view, root in
            let width = view.widthAnchor.constraint(equalToConstant: 200)
            width.priority = UILayoutPriority(700)
            return [
                width, view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200),
                view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
                view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 40),
            ]
        }
        #expect(marks["trailing ≤ superview.trailing − 20"] == beam(300, 20, 320, 20, "≤ 20"))
        #expect(marks["width = 200"] == beam(200, 30, 300, 30, "200"))
    }

    /// Margins of 8 are inside the root: the beam of 4 begins at 8.
    @Test func `Margins and guides are where they lie`() throws {
        let marks = try marks { view, root in
            root.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            return [
                view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor, constant: 4),
                view.widthAnchor.constraint(equalToConstant: 100),
                view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 40),
            ]
        }
        let mark = try #require(marks.first { $0.key.hasPrefix("leading") }?.value.first)
        #expect(mark.start.x == 8 && mark.end.x == 12 && mark.label == "4")
    }
}
