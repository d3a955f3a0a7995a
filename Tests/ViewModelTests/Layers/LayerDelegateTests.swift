import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct LayerDelegateTests {
    final class Arranging: UIView {
        var calls: [String] = []

        override func layoutSublayers(of layer: CALayer) {
            calls.append("before")
            super.layoutSublayers(of: layer)
            calls.append("after")
        }

        override func layoutSubviews() { calls.append("layoutSubviews") }
        override func display(_ layer: CALayer) { calls.append("display") }
        override func layerWillDraw(_ layer: CALayer) { calls.append("layerWillDraw") }
    }

    final class CountingLayer: CALayer {
        var layouts = 0
        override func layoutSublayers() {
            layouts += 1
            super.layoutSublayers()
        }
    }

    final class Backed: UIView {
        override class var layerClass: AnyClass { CountingLayer.self }
    }

    @Test func aViewIsLaidOutAsItsLayersDelegate() {
        let view = Arranging(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        #expect(view.calls == ["before", "layoutSubviews", "after"])
    }

    @Test func aLayerClassOfOnesOwnTakesPartInTheLayout() throws {
        let root = UIView.root(100, 100)
        let view = root.adding(Backed(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        root.layoutIfNeeded()
        let layer = try #require(view.layer as? CountingLayer)
        #expect(layer.layouts == 1)
        layer.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(layer.layouts == 2)
    }

    /// Laying out a layer by hand inside `layoutSubviews` is common, and must not make the layout go on for ever.
    @Test func aLayerPutBelowAViewIsLaidOutWithIt() {
        final class Framed: UIView {
            let extra = CountingLayer()
            var layouts = 0
            override func layoutSubviews() {
                layouts += 1
                extra.removeFromSuperlayer()
                layer.addSublayer(extra)
                extra.frame = bounds
            }
        }
        let root = UIView.root(100, 100)
        let view = root.adding(Framed(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        root.layoutIfNeeded()
        #expect(view.layouts == 1 && view.extra.layouts == 1)
        view.frame.size.width = 20
        root.layoutIfNeeded()
        #expect(view.layouts == 2 && view.extra.bounds.width == 20)
    }

    @Test func contentIsAskedForOnceAfterItHasBeenCalledOutOfDate() {
        let view = Arranging()
        view.layer.setNeedsDisplay()
        #expect(view.layer.needsDisplay())
        view.layer.displayIfNeeded()
        view.layer.displayIfNeeded()
        #expect(view.calls == ["layerWillDraw", "display"] && !view.layer.needsDisplay())
    }
}
