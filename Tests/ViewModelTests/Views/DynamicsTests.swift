import Foundation
import Testing
import UIKit

/// No time passes, so of UIKit Dynamics the end is seen where there is one. Names and defaults are those of Apple's reference.
@MainActor @Suite struct DynamicsTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

    @Test func `What snaps is where it snaps to, inside of other behaviours too`() {
        let animator = UIDynamicAnimator(referenceView: root)
        let behavior = UIDynamicBehavior()
        let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 100, y: 50))
        behavior.addChildBehavior(snap)
        #expect(box.center == CGPoint(x: 20, y: 20))
        animator.addBehavior(behavior)
        #expect(box.center == CGPoint(x: 100, y: 50))
        let second = UISnapBehavior(item: box, snapTo: CGPoint(x: 5, y: 5))
        animator.addBehavior(second)
        second.snapPoint = CGPoint(x: 7, y: 8)
        #expect(box.center == CGPoint(x: 7, y: 8))
    }

    @Test func `What falls stays where it was put`() {
        let animator = UIDynamicAnimator(referenceView: root)
        let gravity = UIGravityBehavior(items: [box])
        let collision = UICollisionBehavior(items: [box])
        animator.addBehavior(gravity)
        animator.addBehavior(collision)
        #expect(box.center == CGPoint(x: 20, y: 20))
        #expect(animator.behaviors == [gravity, collision])
        #expect(gravity.dynamicAnimator === animator)
        #expect(!animator.isRunning)
        #expect(animator.items(in: CGRect(x: 0, y: 0, width: 15, height: 15)).count == 2)
        #expect(animator.items(in: CGRect(x: 100, y: 0, width: 15, height: 15)).isEmpty)
        animator.removeBehavior(gravity)
        #expect(animator.behaviors == [collision])
        #expect(gravity.dynamicAnimator == nil)
    }

    /// A right angle downwards of length 2 is the vector (0, 2).
    @Test func `Angle and magnitude are the direction in other words`() {
        let push = UIPushBehavior(items: [box], mode: .continuous)
        push.setAngle(.pi / 2, magnitude: 2)
        #expect(abs(push.pushDirection.dx) < 1e-12)
        #expect(push.pushDirection.dy == CGFloat(2))
        #expect(push.magnitude == CGFloat(2))
        #expect(UIGravityBehavior().magnitude == CGFloat(1))
    }

    @Test func `Boundaries are found by their names`() {
        let collision = UICollisionBehavior()
        collision.addBoundary(withIdentifier: "floor" as NSString, from: .zero, to: CGPoint(x: 320, y: 0))
        #expect(collision.boundary(withIdentifier: "floor" as NSString)?.bounds.width == CGFloat(320))
        #expect(collision.boundary(withIdentifier: "wall" as NSString) == nil)
        collision.removeBoundary(withIdentifier: "floor" as NSString)
        #expect(collision.boundaryIdentifiers == nil)
    }
}

/// All requirements of `UITextInputTraits` are optional in Apple's header; these are the values that it names as defaults.
@MainActor @Suite struct OptionalTraitsTests {
    private final class Keys: UIView, UIKeyInput {
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}
    }
    private final class Secret: UIView, UITextInputTraits {
        var isSecureTextEntry = true
    }

    @Test func `A view that takes keys need not say anything about its keyboard`() {
        let keys: any UITextInputTraits = Keys()
        #expect(keys.autocapitalizationType == .sentences)
        #expect(keys.keyboardType == .default)
        #expect(!keys.isSecureTextEntry)
        #expect((Secret() as any UITextInputTraits).isSecureTextEntry)
    }
}

/// Names are those of Apple's reference; each value comes back as it was given.
@MainActor @Suite struct KeptPropertyTests {
    @Test func `What changes nothing here is remembered for each object`() {
        let (one, other) = (UISearchBar(), UISearchBar())
        one.searchTextPositionAdjustment = UIOffset(horizontal: 3, vertical: 1)
        one.setPositionAdjustment(UIOffset(horizontal: 8, vertical: 0), for: .clear)
        #expect(one.searchTextPositionAdjustment == UIOffset(horizontal: 3, vertical: 1))
        #expect(one.positionAdjustment(for: .clear).horizontal == CGFloat(8))
        #expect(one.positionAdjustment(for: .search) == .zero)
        #expect(other.searchTextPositionAdjustment == .zero)
        let layer = CALayer()
        layer.compositingFilter = "multiplyBlendMode"
        #expect(layer.compositingFilter as? String == "multiplyBlendMode")
        layer.compositingFilter = nil
        #expect(layer.compositingFilter == nil)
    }

    @Test func `What is gone leaves nothing to the next at its address`() {
        for _ in 0..<1000 {
            let layer = CALayer()
            #expect(!layer.drawsAsynchronously)
            layer.drawsAsynchronously = true
        }
    }

    @Test func `Names stand in the section of their letter`() {
        let collation = UILocalizedIndexedCollation.current()
        let description = Selector("description")
        let sections = ["Émile", "zoe", "42"].map { collation.section(for: $0, collationStringSelector: description) }
        #expect(sections == [4, 25, 26])
        #expect(
            collation.sortedArray(from: ["b", "C", "á"], collationStringSelector: description) as? [String] == [
                "á", "b", "C",
            ])
    }
}
