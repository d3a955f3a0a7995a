import Testing
import UIKit

/// Apple's documentation of scroll layers, springs and corners, reckoned by hand.
@MainActor @Suite struct KeptLayerPropertyTests {
    @Test func `A scroll layer moves as little as it takes to show a rectangle`() {
        let scroll = CAScrollLayer()
        scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let content = CALayer()
        content.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
        scroll.addSublayer(content)
        #expect(content.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 100))
        content.scrollRectToVisible(CGRect(x: 150, y: 20, width: 10, height: 10))
        #expect(scroll.bounds.origin == CGPoint(x: 60, y: 0))
        scroll.scrollMode = .vertically
        content.scroll(CGPoint(x: 300, y: 40))
        #expect(scroll.bounds.origin == CGPoint(x: 60, y: 40))
        #expect(content.visibleRect == CGRect(x: 60, y: 40, width: 100, height: 100))
    }

    /// With a mass of 1 the stiffness is (2π / duration)², and without bounce the damping is twice its root.
    @Test func `A spring can be told by its duration and bounce`() {
        let spring = CASpringAnimation(perceptualDuration: 2, bounce: 0)
        #expect(abs(spring.stiffness - 9.8696) < 0.001 && abs(spring.damping - 6.2832) < 0.001)
        #expect(abs(spring.perceptualDuration - 2) < 1e-9 && abs(spring.bounce) < 1e-9)
        #expect(abs(CASpringAnimation(perceptualDuration: 1, bounce: 0.3).bounce - 0.3) < 1e-9)
    }

    @Test func `A continuous corner begins earlier than a circular one`() {
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
        #expect(abs(CALayer.cornerCurveExpansionFactor(.continuous) - 1.528665) < 1e-6)
    }
}
