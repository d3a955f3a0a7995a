import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct RootTests {
    @Test func aRootWithAMaskKeepsItsSize() {
        var said: [String] = []
        Headless.Diagnostics.handler = { said.append($0) }
        defer { Headless.Diagnostics.handler = nil }
        let root = UIView.root(100, 100)
        root.widthAnchor.constraint(equalToConstant: 50).isActive = true
        root.adding(SizedView(10, 10)).topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(root.frame.width == 100)
        #expect(said.count == 1)
    }

    @Test func aRootWithoutOneKeepsItsSizeUntilAConstraintSaysOtherwise() {
        let root = UIView.constrained()
        root.frame = CGRect(x: 5, y: 6, width: 100, height: 80)
        let view = root.adding(SizedView(30, 20))
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.rightAnchor.constraint(equalTo: root.rightAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        expectFrame(root, 5, 6, 100, 80)
        expectFrame(view, 0, 0, 100, 80)
        root.widthAnchor.constraint(equalToConstant: 60).isActive = true
        root.layoutIfNeeded()
        expectFrame(root, 5, 6, 60, 80)
        expectFrame(view, 0, 0, 60, 80)
        #expect(root.layoutConflicts.isEmpty)
    }

    /// Its place is nobody's concern: there is nothing around it.
    @Test func aRootOfExactSizeIsNotAmbiguous() {
        let root = UIView.constrained()
        root.widthAnchor.constraint(equalToConstant: 60).isActive = true
        root.layoutIfNeeded()
        #expect(root.hasAmbiguousLayout)
        root.heightAnchor.constraint(equalToConstant: 40).isActive = true
        let view = root.adding(SizedView(30, 20))
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(!root.hasAmbiguousLayout && !view.hasAmbiguousLayout)
        expectFrame(view, 15, 10, 30, 20)
    }

    @Test func aRootWithoutASizeTakesThatOfItsContent() {
        let root = UIView.constrained()
        let view = root.adding(SizedView(30, 20))
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.rightAnchor.constraint(equalTo: root.rightAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(root.bounds.size == CGSize(width: 30, height: 20))
        view.size = CGSize(width: 44, height: 22)
        root.layoutIfNeeded()
        #expect(root.bounds.size == CGSize(width: 44, height: 22))
    }

    /// The mistake everybody makes once: the mask's constraints hold, and the log names them.
    @Test func aForgottenMaskWinsAndIsNamed() {
        var said: [String] = []
        Headless.Diagnostics.handler = { said.append($0) }
        defer { Headless.Diagnostics.handler = nil }
        let root = UIView.root(100, 100)
        let view = root.adding(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        root.layoutIfNeeded()
        expectFrame(view, 1, 2, 3, 4)
        #expect(said.count == 1)
        #expect(said.first?.contains("<NSAutoresizingMaskLayoutConstraint:0x") == true)
        #expect(said.first?.contains(" h=--& v=--& UIView:0x") == true)
        #expect(said.first?.contains(".width == 3   (active)>") == true)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 50 && root.layoutConflicts.isEmpty)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.constraints.first?.isActive = false
        view.frame = CGRect(x: 7, y: 7, width: 7, height: 7)
        root.layoutIfNeeded()
        expectFrame(view, 7, 7, 7, 7)
    }

    @Test func aSubtreeTakesItsConstraintsToAnotherRoot() {
        let (one, other) = (UIView.root(100, 100), UIView.root(200, 200))
        let box = one.adding(UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)))
        let view = box.adding(SizedView(10, 10))
        NSLayoutConstraint.activate([
            view.rightAnchor.constraint(equalTo: box.rightAnchor), view.topAnchor.constraint(equalTo: box.topAnchor),
        ])
        one.layoutIfNeeded()
        expectFrame(view, 40, 0, 10, 10)
        other.addSubview(box)
        box.frame.size.width = 80
        other.layoutIfNeeded()
        one.layoutIfNeeded()
        expectFrame(view, 70, 0, 10, 10)
        box.removeFromSuperview()
        box.frame.size.width = 20
        box.layoutIfNeeded()
        expectFrame(view, 10, 0, 10, 10)
    }

    @Test func survivorsOfADeadRootLayOutByThemselves() {
        var root: UIView? = UIView.root(100, 100)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root?.addSubview(box)
        let view = box.adding(SizedView(10, 10))
        view.rightAnchor.constraint(equalTo: box.rightAnchor).isActive = true
        root?.layoutIfNeeded()
        root = nil
        #expect(box.superview == nil)
        box.frame.size.width = 30
        box.layoutIfNeeded()
        expectFrame(view, 20, 0, 10, 10)
    }

    @Test func survivorsOfADeadRootLayOutInAnotherOne() {
        var former: UIView? = UIView.root(100, 100)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        former?.addSubview(box)
        let view = box.adding(SizedView(10, 10))
        let right = box.rightAnchor.constraint(equalTo: view.rightAnchor)
        right.isActive = true
        former?.layoutIfNeeded()
        former = nil
        let root = UIView.root(100, 100)
        root.addSubview(box)
        right.constant = 5
        root.layoutIfNeeded()
        expectFrame(view, 35, 0, 10, 10)
    }

    @Test func comingAndGoingManyTimesLeavesNothingBehind() {
        let root = UIView.root(100, 1000)
        let last = root.adding(SizedView(10, 10))
        for index in 0..<300 {
            let view = root.adding(SizedView(10, CGFloat(index % 7)))
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor),
                last.topAnchor.constraint(equalTo: view.bottomAnchor),
            ])
            root.layoutIfNeeded()
            #expect(last.frame.minY == CGFloat(index % 7))
            view.removeFromSuperview()
        }
        root.layoutIfNeeded()
        expectFrame(last, 0, 0, 10, 10)
        #expect(root.constraints.isEmpty)
    }
}

@MainActor @Suite struct ResetTests {
    @Test func everythingGlobalGoesBackToItsBeginnings() {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let field = Field()
        #expect(field.becomeFirstResponder() && field.isFirstResponder)
        Headless.Diagnostics.handler = { _ in }
        UIView.setAnimationsEnabled(false)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        Headless.reset()
        #expect(!field.isFirstResponder)
        #expect(Headless.Diagnostics.handler == nil)
        #expect(UIView.areAnimationsEnabled && !CATransaction.disableActions())
    }
}
