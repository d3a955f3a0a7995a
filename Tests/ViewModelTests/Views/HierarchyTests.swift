import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct HierarchyTests {
    @MainActor final class Log {
        var lines: [String] = []
    }

    final class Speaking: UIView {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func willMove(toSuperview newSuperview: UIView?) { say("willMove(toSuperview)") }
        override func didMoveToSuperview() { say("didMoveToSuperview") }
        override func willMove(toWindow newWindow: UIWindow?) { say("willMove(toWindow)") }
        override func didMoveToWindow() { say("didMoveToWindow") }
        override func didAddSubview(_ subview: UIView) { say("didAddSubview") }
        override func willRemoveSubview(_ subview: UIView) { say("willRemoveSubview") }

        private func say(_ what: String) { log.lines.append("\(name) \(what)") }
    }

    @Test func aViewIsToldBeforeAndAfterItMoves() {
        let log = Log()
        let parent = Speaking("parent", log)
        let child = Speaking("child", log)
        parent.addSubview(child)
        #expect(log.lines == ["child willMove(toSuperview)", "child didMoveToSuperview", "parent didAddSubview"])
        log.lines = []
        child.removeFromSuperview()
        #expect(log.lines == ["parent willRemoveSubview", "child willMove(toSuperview)", "child didMoveToSuperview"])
    }

    @Test func theWindowReachesEveryViewBelow() {
        let log = Log()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let parent = Speaking("parent", log)
        let child = Speaking("child", log)
        parent.addSubview(child)
        log.lines = []
        window.addSubview(parent)
        #expect(
            log.lines == [
                "parent willMove(toWindow)", "child willMove(toWindow)", "parent willMove(toSuperview)",
                "parent didMoveToWindow", "child didMoveToWindow", "parent didMoveToSuperview",
            ])
        #expect(child.window === window)
    }

    @Test func orderChangesByIndexSiblingAndSide() {
        let root = UIView()
        let views = (0..<4).map { index in
            let view = UIView()
            view.tag = index
            return view
        }
        for view in views[0...2] { root.addSubview(view) }
        root.insertSubview(views[3], at: 1)
        #expect(root.subviews.map(\.tag) == [0, 3, 1, 2])
        root.bringSubviewToFront(views[0])
        #expect(root.subviews.map(\.tag) == [3, 1, 2, 0])
        root.sendSubviewToBack(views[2])
        #expect(root.subviews.map(\.tag) == [2, 3, 1, 0])
        root.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(root.subviews.map(\.tag) == [0, 3, 1, 2])
        root.insertSubview(views[2], belowSubview: views[3])
        #expect(root.subviews.map(\.tag) == [0, 2, 3, 1])
        root.insertSubview(views[0], aboveSubview: views[3])
        #expect(root.subviews.map(\.tag) == [2, 3, 0, 1])
        #expect(root.layer.sublayers?.map { $0.delegate as? UIView } == root.subviews)
    }

    @Test func aLayerPutBetweenViewsKeepsItsPlace() {
        let root = UIView()
        let (back, front) = (UIView(), UIView())
        root.addSubview(back)
        let gradient = CALayer()
        root.layer.addSublayer(gradient)
        root.addSubview(front)
        #expect(root.layer.sublayers == [back.layer, gradient, front.layer])
        let base = CALayer()
        root.layer.insertSublayer(base, at: 0)
        #expect(root.layer.sublayers == [base, back.layer, gradient, front.layer])
    }

    @Test func viewsOfAnotherParentAreTakenOver() {
        let (one, other, child) = (UIView(), UIView(), UIView())
        one.addSubview(child)
        other.addSubview(child)
        #expect(one.subviews.isEmpty)
        #expect(child.superview === other)
        #expect(child.isDescendant(of: other) && other.isDescendant(of: other) && !child.isDescendant(of: one))
    }

    @Test func tagsAreFoundFromTheTopDown() {
        let root = UIView()
        let child = root.adding(UIView()).adding(UIView())
        child.tag = 7
        #expect(root.viewWithTag(7) === child)
        #expect(root.viewWithTag(8) == nil)
    }

    @Test func touchesReachTheFrontmostViewThatTakesThem() {
        let root = UIView.root(100, 100)
        let back = root.adding(UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)))
        let front = root.adding(UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50)))
        let outside = back.adding(UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20)))
        #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 90, y: 90), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 100, y: 5), with: nil) == nil)
        // Lies outside its parent, so nothing finds it.
        #expect(root.hitTest(CGPoint(x: 75, y: 15), with: nil) === root)
        #expect(outside.superview === back)
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === back)
        front.isUserInteractionEnabled = true
        front.alpha = 0.009
        #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === back)
        front.alpha = 0.02
        #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === front)
    }

    @Test func viewsAndWhatTheyHoldAreReleased() {
        weak var root: UIView?
        weak var child: UIView?
        weak var constraint: NSLayoutConstraint?
        weak var stack: UIStackView?
        weak var guide: UILayoutGuide?
        do {
            let parent = UIView.root(100, 100)
            let view = parent.adding(.constrained())
            let arranged = UIStackView(arrangedSubviews: [SizedView(1, 1), SizedView(2, 2)])
            arranged.alignment = .center
            arranged.distribution = .equalSpacing
            view.addSubview(arranged)
            let pin = view.topAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.topAnchor)
            let free = UILayoutGuide()
            parent.addLayoutGuide(free)
            NSLayoutConstraint.activate([pin, free.leftAnchor.constraint(equalTo: view.leftAnchor)])
            parent.layoutIfNeeded()
            (root, child, constraint, stack, guide) = (parent, view, pin, arranged, free)
        }
        #expect(root == nil && child == nil && constraint == nil && stack == nil && guide == nil)
    }

    @Test func aSubclassShowsNothingButItsOwnFields() {
        final class Card: UIView { let title = UIView() }
        let card = Card()
        #expect(Mirror(reflecting: card).children.map(\.label) == ["title"])
        let state = Mirror(reflecting: card).superclassMirror?.children.first?.value
        #expect(state.map { Mirror(reflecting: $0).children.isEmpty } == true)
    }

    @Test func descriptionsAreThoseOfUIKit() {
        let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40))
        let text = view.description
        #expect(text.hasPrefix("<UIView: 0x"))
        #expect(text.contains("; frame = (1 2.5; 30 40); layer = <CALayer: 0x"))
        view.addSubview(UIView())
        let lines = view.recursiveDescription().split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[1].hasPrefix("   | <UIView: 0x"))
    }

    /// The order and the words are those of logs of iOS 12 to 26 that twenty public repositories quote.
    @Test func descriptionsNameWhatDiffersInTheOrderOfUIKit() {
        func words(_ view: UIView) -> String { view.description.replacing(/:? ?0x[0-9a-f]+/, with: "") }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        view.clipsToBounds = true
        view.alpha = 0.5
        view.isHidden = true
        view.isOpaque = false
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isUserInteractionEnabled = false
        view.tag = 3
        view.addGestureRecognizer(UITapGestureRecognizer())
        view.backgroundColor = UIColor(white: 0, alpha: 1)
        #expect(
            words(view)
                == "<UIView; frame = (0 0; 10 20); clipsToBounds = YES; alpha = 0.5; hidden = YES; opaque = NO; "
                + "autoresize = W+H; userInteractionEnabled = NO; tag = 3; gestureRecognizers = <NSArray>; "
                + "backgroundColor = UIExtendedGrayColorSpace 0 1; layer = <CALayer>>")

        let label = UILabel()
        label.text = "A secret is found in the garden"
        #expect(
            words(label)
                == "<UILabel; frame = (0 0; 0 0); text = 'A secret is found in the ...'; userInteractionEnabled = NO; "
                + "layer = <_UILabelLayer>>")

        final class Notes: UITableView {}
        let table = Notes(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.backgroundColor = nil
        table.layoutIfNeeded()
        #expect(
            words(table)
                == "<Notes; baseClass = UITableView; frame = (0 0; 320 480); clipsToBounds = YES; "
                + "gestureRecognizers = <NSArray>; layer = <CALayer>; contentOffset: {0, 0}; contentSize: {320, 0}; "
                + "adjustedContentInset: {0, 0, 0, 0}; dataSource: (null)>")

        let field = UITextField()
        field.placeholder = "Name"
        #expect(words(field).contains("; opaque = NO; text = ''; placeholder = Name; borderStyle = None; layer"))

        // As in logs of iOS 17 and 18 that four public repositories quote, with and without an image.
        let picture = UIImageView(
            image: UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in })
        #expect(
            words(picture).contains(
                "; userInteractionEnabled = NO; image = <UIImage CGImage anonymous; (40 40)@3>; layer"))
        picture.image = nil
        #expect(words(picture).contains("; image = <(null) (null) anonymous; (0 0)@0>; layer"))
        #expect(words(UIButton()) == "<UIButton; frame = (0 0; 0 0); opaque = NO; layer = <CALayer>>")
    }
}
