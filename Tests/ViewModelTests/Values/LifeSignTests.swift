import Foundation
import Testing
import UIKit

/// Whoever refers to something without keeping it has to see that it is gone, as a weak reference would.
@MainActor @Suite("References that do not keep")
struct LifeSignTests {
    @Test("a view whose superview was released has none, and neither has its layer")
    func superview() {
        let child = UIView()
        do {
            let parent = UIView()
            parent.addSubview(child)
            #expect(child.superview === parent && child.layer.superlayer === parent.layer)
        }
        #expect(child.superview == nil)
        #expect(child.layer.superlayer == nil)
        UIView().addSubview(child)
        #expect(child.superview == nil)
    }

    @Test("a layer that outlives its view has no delegate, but may be given another")
    func delegate() {
        final class Drawer: NSObject, CALayerDelegate {}
        let layer: CALayer
        do {
            let view = UIView()
            layer = view.layer
            #expect(layer.delegate === view)
        }
        #expect(layer.delegate == nil)
        let drawer = Drawer()
        layer.delegate = drawer
        #expect(layer.delegate === drawer)
        layer.delegate = nil
        #expect(layer.delegate == nil)
    }

    @Test("a view's layer can be moved to another layer and back")
    func delegateOfView() {
        final class Drawer: NSObject, CALayerDelegate {}
        let (view, drawer) = (UIView(), Drawer())
        view.layer.delegate = drawer
        #expect(view.layer.delegate === drawer)
        view.layer.delegate = view
        #expect(view.layer.delegate === view)
    }

    @Test("constraints and guides return nil for items that were released")
    func items() {
        let guide = UILayoutGuide()
        let view = UIView()
        let constraint: NSLayoutConstraint
        do {
            let (owner, other) = (UIView(), UIView())
            owner.addSubview(other)
            owner.addLayoutGuide(guide)
            constraint = other.leftAnchor.constraint(equalTo: guide.leftAnchor)
            #expect(constraint.firstItem === other && constraint.secondItem === guide)
            #expect(guide.owningView === owner)
        }
        #expect(constraint.firstItem == nil)
        #expect(constraint.secondItem === guide)
        #expect(guide.owningView == nil)
        #expect(constraint.secondAttribute == .left && !constraint.isActive)
        #expect(view.constraints.isEmpty)
    }

    @Test("controllers return nil for parents that were released")
    func controllers() {
        let child = UIViewController()
        let view = UIView()
        do {
            let parent = UIViewController()
            parent.addChild(child)
            parent.view = view
            #expect(child.parent === parent && view.next === parent)
        }
        #expect(child.parent == nil)
        #expect(view.next == nil)
    }

    @Test("a subclass reaches its superview and its layer while it goes")
    func insideDeinit() {
        final class Witness { var words: [String] = [] }
        final class Parent: UIView {
            let child = UIView()
            var witness: Witness?
            deinit {
                MainActor.assumeIsolated {
                    witness?.words = ["\(child.superview === self)", "\(layer.delegate != nil)", "\(subviews.count)"]
                }
            }
        }
        let witness = Witness()
        do {
            let parent = Parent()
            parent.witness = witness
            parent.addSubview(parent.child)
        }
        #expect(witness.words == ["true", "true", "1"])
    }
}
