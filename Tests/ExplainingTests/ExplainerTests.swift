import Maquette
import MaquetteExplaining
import MaquetteViewTestSupport
import Testing

/// Systems that are small enough to work out by hand.
@MainActor @Suite("why a view has its frame")
struct ExplainerTests {
    typealias Side = Explanation.Side

    /// A root of 320 x 100 with a view in it.
    private func explain(
        _ view: UIView = UIView(), _ constraints: (_ view: UIView, _ root: UIView) -> [NSLayoutConstraint]
    ) throws -> Explanation {
        let root = UIView.root(320, 100)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate(constraints(view, root))
        return try Stage().show(root) { Explainer($0).explanation(of: view) }
    }

    private func deciders(_ side: Side, _ explanation: Explanation) throws -> [String] {
        let account = try #require(explanation.sides.first { $0.side == side })
        return account.decidedBy.map { explanation.constraints[$0].words }
    }

    @Test("a side is decided by the constraints without which it moves") func sides() throws {
        let explanation = try explain { view, root in
            [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                view.widthAnchor.constraint(equalToConstant: 100),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
                view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -12),
            ]
        }
        #expect(explanation.frame == CGRect(x: 16, y: 8, width: 100, height: 80))
        #expect(try deciders(.left, explanation) == ["leading = superview.leading + 16"])
        #expect(try deciders(.width, explanation) == ["width = 100"])
        #expect(try deciders(.right, explanation) == ["leading = superview.leading + 16", "width = 100"])
        #expect(try deciders(.top, explanation) == ["top = superview.top + 8"])
        #expect(try deciders(.bottom, explanation) == ["bottom = superview.bottom − 12"])
        #expect(try deciders(.height, explanation) == ["top = superview.top + 8", "bottom = superview.bottom − 12"])
        let width = try #require(explanation.constraints.first { $0.words == "width = 100" })
        #expect(width.without?.open == [.right, .width])
    }

    @Test("what two constraints say is also said by either") func repeated() throws {
        let explanation = try explain { view, root in
            [
                view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 100),
                view.heightAnchor.constraint(equalToConstant: 20),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            ]
        }
        let width = try #require(explanation.sides.first { $0.side == .width })
        #expect(width.decidedBy.isEmpty)
        #expect(width.alsoSaidBy.allSatisfy { explanation.constraints[$0].words == "width = 100" })
        #expect(!width.alsoSaidBy.isEmpty)
    }

    /// 41 x 20 is the content; 320 - 16 - 20 = 284 is what the two edges leave, and 284 - 41 = 243 what hugging loses.
    @Test("hugging yields to the edges that stretch a view") func hugging() throws {
        let explanation = try explain(SizedView(41, 20)) { view, root in
            [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
                view.topAnchor.constraint(equalTo: root.topAnchor),
            ]
        }
        #expect(explanation.frame.width == 284)
        let hugging = try #require(explanation.constraints.first { $0.origin == .hugging && $0.miss > 0 })
        #expect(hugging.miss == 243)
        #expect(
            hugging.yieldsTo.map { explanation.constraints[$0].words } == [
                "leading = superview.leading + 16", "trailing = superview.trailing − 20",
            ])
        #expect(
            explanation.constraints[hugging.yieldsTo[0]].without?.frame
                == CGRect(x: 259, y: 0, width: 41, height: 20))
        #expect(
            Set(try deciders(.height, explanation)) == [
                "its content (20 high, hugging priority 250)", "its content (20 high, compression resistance 750)",
            ])
    }

    /// The width asks for 400 at 600 and the trailing edge leaves 304, so it misses 96; at 304 the content of 350 lacks 46.
    @Test("weaker constraints yield to stronger ones, by so many points") func yielding() throws {
        let explanation = try explain(SizedView(350, 20)) { view, root in
            let width = view.widthAnchor.constraint(equalToConstant: 400)
            width.priority = UILayoutPriority(600)
            return [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16), width,
                view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
            ]
        }
        #expect(explanation.frame.width == 304)
        let width = try #require(explanation.constraints.first { $0.words == "width = 400" })
        #expect(width.miss == 96)
        #expect(width.priority == 600)
        let resistance = try #require(
            explanation.constraints.first { $0.origin == .compressionResistance && $0.miss > 0 })
        #expect(resistance.miss == 46)
        let winners = width.yieldsTo.map { explanation.constraints[$0].words }
        #expect(winners == ["leading = superview.leading + 16", "trailing ≤ superview.trailing"])
    }

    @Test("a broken required constraint yields to those that it contradicts") func broken() throws {
        let explanation = try explain { view, root in
            [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 20), view.widthAnchor.constraint(equalToConstant: 100),
            ]
        }
        let width = try #require(explanation.constraints.first { $0.words == "width = 100" })
        #expect(width.miss == 220)
        #expect(
            width.yieldsTo.map { explanation.constraints[$0].words } == [
                "leading = superview.leading", "trailing = superview.trailing",
            ])
        #expect(explanation.problems.count == 1)
    }

    @Test("what nothing decides is open") func open() throws {
        let explanation = try explain { view, root in
            [
                view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 20),
                view.topAnchor.constraint(equalTo: root.topAnchor),
            ]
        }
        #expect(explanation.sides.filter(\.isOpen).map(\.side) == [.left, .right])
        #expect(explanation.problems == ["its position or size is ambiguous"])
    }

    /// Without the leading edge, the label of two lines has room for its one line of the same text.
    @Test("text is measured again in the layout without a constraint") func text() throws {
        let label = UILabel()
        label.text = "Sign in with a passkey"
        label.numberOfLines = 0
        let explanation = try explain(label) { view, root in
            [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 100),
            ]
        }
        #expect(try #require(explanation.text).lines.count == 2)
        let width = try #require(explanation.constraints.first { $0.words == "width = 100" })
        let effect = try #require(width.without)
        #expect(effect.frame.width > 150)
        #expect(effect.frame.height < 25)
        #expect(width.decides.contains(.height))
    }

    @Test("a root as small as its content follows what is in it") func fitting() throws {
        let root = UIView()
        let view = UIView()
        root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
            view.heightAnchor.constraint(equalToConstant: 30),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        let explanation = try Stage(room: .fitting(width: 200)).show(root) { Explainer($0).explanation(of: view) }
        #expect(explanation.frame == CGRect(x: 0, y: 10, width: 200, height: 30))
        #expect(try deciders(.height, explanation) == ["height = 30"])
        #expect(try deciders(.top, explanation) == ["top = superview.top + 10"])
    }

    @Test("names who placed a view that has no constraints") func placement() throws {
        let root = UIView.root(320, 100)
        let plain = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        plain.autoresizingMask = [.flexibleWidth]
        let stack = UIStackView(arrangedSubviews: [UILabel()])
        root.addSubview(plain)
        root.addSubview(stack)
        try Stage().show(root) { shown in
            let explainer = Explainer(shown)
            #expect(explainer.explanation(of: root).placement.kind == .root)
            #expect(explainer.explanation(of: stack.arrangedSubviews[0]).placement.kind == .stackView)
            let placement = explainer.explanation(of: plain).placement
            #expect(placement.kind == .autoresizing)
            #expect(placement.words.contains("10, 20, 30 x 40"))
            #expect(placement.words.contains("lets its width follow"))
        }
    }

    @Test("explaining changes nothing") func untouched() throws {
        let root = UIView.root(320, 100)
        let view = SizedView(41, 20)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let constraint = view.centerXAnchor.constraint(equalTo: root.centerXAnchor)
        NSLayoutConstraint.activate([constraint, view.topAnchor.constraint(equalTo: root.topAnchor)])
        try Stage().show(root) { shown in
            let before = (view.frame, root.constraints)
            _ = Explainer(shown).explanation(of: view)
            root.layoutIfNeeded()
            #expect(view.frame == before.0)
            #expect(root.constraints == before.1)
            #expect(constraint.isActive)
        }
    }
}
