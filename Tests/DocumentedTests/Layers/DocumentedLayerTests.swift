import Testing
import UIKit

/// What Apple's pages say of layers.
@Suite("Documented: layers") @MainActor
struct DocumentedLayerTests {
    @MainActor final class Delegate: NSObject, CALayerDelegate {
        var log: [String] = []
        var answer: (any CAAction)?
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            log.append("action \(event)")
            return answer
        }
        func layoutSublayers(of layer: CALayer) { log.append("layout") }
        func display(_ layer: CALayer) { log.append("display") }
    }

    @Test("Geometry by default") func geometry() {
        let layer = CALayer()
        documented("quartzcore/calayer/bounds", layer.bounds, CGRect(x: 0, y: 0, width: 0, height: 0))
        documented("quartzcore/calayer/position", layer.position, CGPoint(x: 0, y: 0))
        documented("quartzcore/calayer/anchorpoint", layer.anchorPoint, CGPoint(x: 0.5, y: 0.5))
        documented("quartzcore/calayer/anchorpointz", layer.anchorPointZ, 0)
        documented("quartzcore/calayer/zposition", layer.zPosition, 0)
        documented("quartzcore/calayer/transform", CATransform3DIsIdentity(layer.transform), true)
        documented("quartzcore/calayer/sublayertransform", CATransform3DIsIdentity(layer.sublayerTransform), true)
        documented("quartzcore/calayer/isgeometryflipped", layer.isGeometryFlipped, false)
        documented("quartzcore/calayer/contentsscale", layer.contentsScale, 1)
        documented("quartzcore/calayer/contentsrect", layer.contentsRect, CGRect(x: 0, y: 0, width: 1, height: 1))
        documented("quartzcore/calayer/contentscenter", layer.contentsCenter, CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test("Look by default") func look() {
        let layer = CALayer()
        documented("quartzcore/calayer/opacity", layer.opacity, 1)
        documented("quartzcore/calayer/ishidden", layer.isHidden, false)
        documented("quartzcore/calayer/maskstobounds", layer.masksToBounds, false)
        documented("quartzcore/calayer/mask", layer.mask == nil, true)
        documented("quartzcore/calayer/isdoublesided", layer.isDoubleSided, true)
        documented("quartzcore/calayer/cornerradius", layer.cornerRadius, 0)
        documented(
            "quartzcore/calayer/maskedcorners", layer.maskedCorners,
            [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        documented("quartzcore/calayer/cornercurve", layer.cornerCurve, .circular)
        documented("quartzcore/calayer/borderwidth", layer.borderWidth, 0)
        documented("quartzcore/calayer/backgroundcolor", layer.backgroundColor == nil, true)
        documented("quartzcore/calayer/isopaque", layer.isOpaque, false)
        documented("quartzcore/calayer/contents", layer.contents == nil, true)
        documented("quartzcore/calayer/contentsgravity", layer.contentsGravity, .resize)
    }

    @Test("Shadows and rasterization by default") func shadows() {
        let layer = CALayer()
        documented("quartzcore/calayer/shadowopacity", layer.shadowOpacity, 0)
        documented("quartzcore/calayer/shadowradius", layer.shadowRadius, 3)
        documented("quartzcore/calayer/shadowoffset", layer.shadowOffset, CGSize(width: 0, height: -3))
        documented("quartzcore/calayer/shadowpath", layer.shadowPath == nil, true)
        documented("quartzcore/calayer/shadowcolor", layer.shadowColor?.alpha, 1)
        documented("quartzcore/calayer/bordercolor", layer.borderColor?.alpha, 1)
        documented("quartzcore/calayer/shouldrasterize", layer.shouldRasterize, false)
        documented("quartzcore/calayer/rasterizationscale", layer.rasterizationScale, 1)
        documented("quartzcore/calayer/drawsasynchronously", layer.drawsAsynchronously, false)
        documented("quartzcore/calayer/minificationfilter", layer.minificationFilter, .linear)
        documented("quartzcore/calayer/magnificationfilter", layer.magnificationFilter, .linear)
        documented("quartzcore/calayer/minificationfilterbias", layer.minificationFilterBias, 0)
        documented("quartzcore/calayer/needsdisplayonboundschange", layer.needsDisplayOnBoundsChange, false)
        documented("quartzcore/calayer/name", layer.name == nil, true)
        documented("quartzcore/calayer/delegate", layer.delegate == nil, true)
    }

    @Test("Timing by default") func timing() {
        let layer = CALayer()
        documented("quartzcore/camediatiming/begintime", layer.beginTime, 0)
        documented("quartzcore/camediatiming/timeoffset", layer.timeOffset, 0)
        documented("quartzcore/camediatiming/speed", layer.speed, 1)
        documented("quartzcore/camediatiming/repeatcount", layer.repeatCount, 0)
        documented("quartzcore/camediatiming/repeatduration", layer.repeatDuration, 0)
        documented("quartzcore/camediatiming/autoreverses", layer.autoreverses, false)
        documented("quartzcore/camediatiming/fillmode", layer.fillMode, .removed)
    }

    @Test("The frame comes from bounds, position and anchor") func frame() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        documented("quartzcore/calayer/frame", layer.position, CGPoint(x: 60, y: 45))
        documented("quartzcore/calayer/frame", layer.bounds.size, CGSize(width: 100, height: 50))
        layer.anchorPoint = CGPoint(x: 0, y: 0)
        documented("quartzcore/calayer/anchorpoint", layer.frame, CGRect(x: 60, y: 45, width: 100, height: 50))
        layer.position = CGPoint(x: 0, y: 0)
        documented("quartzcore/calayer/position", layer.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
        documented("quartzcore/calayer/affinetransform()", layer.affineTransform(), CGAffineTransform(scaleX: 2, y: 3))
        documented(
            "quartzcore/calayer/preferredframesize()", layer.preferredFrameSize(), CGSize(width: 100, height: 50))
    }

    @Test("The tree of layers") func tree() {
        let parent = CALayer(), a = CALayer(), b = CALayer(), c = CALayer()
        documented("quartzcore/calayer/superlayer", a.superlayer == nil, true)
        parent.addSublayer(a)
        parent.addSublayer(b)
        parent.insertSublayer(c, at: 0)
        documented("quartzcore/calayer/insertsublayer(_:at:)", parent.sublayers, [c, a, b])
        documented("quartzcore/calayer/superlayer", c.superlayer === parent, true)
        c.removeFromSuperlayer()
        documented("quartzcore/calayer/removefromsuperlayer()", parent.sublayers, [a, b])
        parent.insertSublayer(c, below: b)
        documented("quartzcore/calayer/insertsublayer(_:below:)", parent.sublayers, [a, c, b])
        c.removeFromSuperlayer()
        parent.insertSublayer(c, above: b)
        documented("quartzcore/calayer/insertsublayer(_:above:)", parent.sublayers, [a, b, c])
        let d = CALayer()
        parent.replaceSublayer(b, with: d)
        documented("quartzcore/calayer/replacesublayer(_:with:)", parent.sublayers, [a, d, c])
        documented("quartzcore/calayer/replacesublayer(_:with:)", b.superlayer == nil, true)
    }

    @Test("A layer has one superlayer") func oneSuperlayer() {
        let one = CALayer(), two = CALayer(), child = CALayer()
        one.addSublayer(child)
        two.addSublayer(child)
        documented("quartzcore/calayer/addsublayer(_:)", (one.sublayers ?? []).isEmpty, true)
        documented("quartzcore/calayer/addsublayer(_:)", child.superlayer === two, true)
    }

    @Test("A mask") func mask() {
        let layer = CALayer(), mask = CALayer()
        layer.mask = mask
        documented("quartzcore/calayer/mask", layer.mask === mask, true)
        mask.removeFromSuperlayer()
        documented("quartzcore/calayer/removefromsuperlayer()", layer.mask == nil, true)
    }

    @Test("Hit testing is in the superlayer's coordinates") func hit() {
        let parent = CALayer(), child = CALayer()
        parent.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        child.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        parent.addSublayer(child)
        documented("quartzcore/calayer/hittest(_:)", parent.hitTest(CGPoint(x: 115, y: 115)) === child, true)
        documented("quartzcore/calayer/hittest(_:)", parent.hitTest(CGPoint(x: 150, y: 150)) === parent, true)
        documented("quartzcore/calayer/hittest(_:)", parent.hitTest(CGPoint(x: 15, y: 15)) == nil, true)
        documented("quartzcore/calayer/contains(_:)", parent.contains(CGPoint(x: 50, y: 50)), true)
        documented("quartzcore/calayer/contains(_:)", parent.contains(CGPoint(x: 150, y: 150)), false)
    }

    @Test("Converting between layers") func convert() {
        let root = CALayer(), parent = CALayer(), child = CALayer()
        parent.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
        child.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
        root.addSublayer(parent)
        parent.addSublayer(child)
        documented(
            "quartzcore/calayer/convert(_:to:)", child.convert(CGPoint(x: 1, y: 1), to: root), CGPoint(x: 16, y: 26))
        documented(
            "quartzcore/calayer/convert(_:from:)", child.convert(CGPoint(x: 16, y: 26), from: root), CGPoint(x: 1, y: 1)
        )
        documented(
            "quartzcore/calayer/convert(_:to:)", child.convert(CGRect(x: 0, y: 0, width: 2, height: 3), to: parent),
            CGRect(x: 5, y: 5, width: 2, height: 3))
        parent.speed = 2
        documented("quartzcore/calayer/converttime(_:from:)", parent.convertTime(3, from: root), 6)
        documented("quartzcore/calayer/converttime(_:to:)", parent.convertTime(6, to: root), 3)
    }

    @Test("One animation for each key") func animations() {
        let layer = CALayer()
        documented("quartzcore/calayer/animationkeys()", (layer.animationKeys() ?? []).isEmpty, true)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.duration = 100
        layer.add(fade, forKey: "fade")
        documented("quartzcore/calayer/animation(forkey:)", layer.animation(forKey: "fade")?.duration, 100)
        documented("quartzcore/calayer/animation(forkey:)", layer.animation(forKey: "none") == nil, true)
        let other = CABasicAnimation(keyPath: "opacity")
        other.duration = 50
        layer.add(other, forKey: "fade")
        documented("quartzcore/calayer/add(_:forkey:)", layer.animationKeys(), ["fade"])
        documented("quartzcore/calayer/add(_:forkey:)", layer.animation(forKey: "fade")?.duration, 50)
        layer.add(fade, forKey: "again")
        documented("quartzcore/calayer/animationkeys()", layer.animationKeys()?.count, 2)
        layer.removeAnimation(forKey: "fade")
        documented("quartzcore/calayer/removeanimation(forkey:)", layer.animationKeys(), ["again"])
        layer.removeAllAnimations()
        documented("quartzcore/calayer/removeallanimations()", (layer.animationKeys() ?? []).isEmpty, true)
        documented("quartzcore/calayer/opacity", layer.opacity, 1)
    }

    @Test("A layer copies an animation") func copies() {
        func check<Animation: CAAnimation>(_ animation: Animation, _ look: (Animation) -> [String]) {
            let layer = CALayer()
            animation.duration = 7
            animation.isRemovedOnCompletion = false
            animation.setValue("mine", forKey: "name")
            let before = look(animation)
            layer.add(animation, forKey: "x")
            animation.duration = 9
            animation.setValue("other", forKey: "name")
            let kept = layer.animation(forKey: "x") as? Animation
            documented("quartzcore/calayer/add(_:forkey:)", kept === animation, false)
            documented("quartzcore/calayer/add(_:forkey:)", kept?.duration, 7)
            documented("quartzcore/calayer/add(_:forkey:)", kept?.value(forKey: "name") as? String, "mine")
            documented("quartzcore/calayer/add(_:forkey:)", kept.map(look), before)
        }
        let basic = CABasicAnimation(keyPath: "opacity")
        (basic.fromValue, basic.toValue) = (0.25, 0.5)
        check(basic) { ["\($0.keyPath ?? "")", "\($0.fromValue ?? "")", "\($0.toValue ?? "")"] }
        let spring = CASpringAnimation(keyPath: "position")
        (spring.mass, spring.damping) = (2, 3)
        check(spring) { ["\($0.keyPath ?? "")", "\($0.mass)", "\($0.damping)"] }
        let frames = CAKeyframeAnimation(keyPath: "position")
        (frames.values, frames.keyTimes, frames.calculationMode) = ([1, 2], [0, 1], .cubic)
        check(frames) { ["\($0.values ?? [])", "\($0.keyTimes ?? [])", $0.calculationMode.rawValue] }
        let transition = CATransition()
        (transition.type, transition.subtype) = (.push, .fromLeft)
        check(transition) { [$0.type.rawValue, $0.subtype?.rawValue ?? ""] }
        let group = CAAnimationGroup()
        group.animations = [basic]
        check(group) { $0.animations?.map { "\(($0 as? CABasicAnimation)?.keyPath ?? "")" } ?? [] }
        // One without a duration gets it in the copy.
        let short = CABasicAnimation(keyPath: "opacity")
        CALayer().add(short, forKey: nil)
        documented("quartzcore/calayer/add(_:forkey:)", short.duration, 0)
    }

    @Test("An animation without a duration takes the transaction's") func defaultDuration() {
        let layer = CALayer()
        CATransaction.begin()
        documented("quartzcore/catransaction/animationduration()", CATransaction.animationDuration(), 0.25)
        documented("quartzcore/catransaction/disableactions()", CATransaction.disableActions(), false)
        CATransaction.setAnimationDuration(5)
        documented("quartzcore/catransaction/setanimationduration(_:)", CATransaction.animationDuration(), 5)
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "x")
        documented("quartzcore/calayer/add(_:forkey:)", layer.animation(forKey: "x")?.duration, 5)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setAnimationDuration(1)
        documented("quartzcore/catransaction/setdisableactions(_:)", CATransaction.disableActions(), true)
        CATransaction.commit()
        documented("quartzcore/catransaction/commit()", CATransaction.animationDuration(), 5)
        documented("quartzcore/catransaction/commit()", CATransaction.disableActions(), false)
        CATransaction.commit()
    }

    @Test("Where actions are looked for") func actions() {
        let layer = CALayer(), delegate = Delegate()
        layer.delegate = delegate
        let mine = CABasicAnimation(keyPath: "opacity"), listed = CABasicAnimation(keyPath: "opacity")
        delegate.answer = mine
        layer.actions = ["opacity": listed]
        documented("quartzcore/calayer/action(forkey:)", (layer.action(forKey: "opacity") as AnyObject?) === mine, true)
        documented("quartzcore/calayer/action(forkey:)", delegate.log, ["action opacity"])
        delegate.answer = nil
        documented(
            "quartzcore/calayer/action(forkey:)", (layer.action(forKey: "opacity") as AnyObject?) === listed, true)
        delegate.answer = NSNull()
        documented(
            "quartzcore/calayerdelegate/action(for:forkey:)", layer.action(forKey: "opacity") is CAAnimation, false)
    }

    @Test("Views silence their layers outside animation blocks") func viewActions() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.position = CGPoint(x: 50, y: 50)
        documented("quartzcore/calayer/action(forkey:)", view.layer.animation(forKey: "position") == nil, true)
        documented("uikit/uiview/center", view.center, CGPoint(x: 50, y: 50))
    }

    @Test("Layout and display are asked of the delegate") func delegateCalls() {
        let layer = CALayer(), delegate = Delegate()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.delegate = delegate
        layer.setNeedsLayout()
        documented("quartzcore/calayer/needslayout()", layer.needsLayout(), true)
        layer.layoutIfNeeded()
        documented("quartzcore/calayer/layoutsublayers()", delegate.log.filter { $0 == "layout" }.count, 1)
        documented("quartzcore/calayer/needslayout()", layer.needsLayout(), false)
        layer.setNeedsDisplay()
        documented("quartzcore/calayer/needsdisplay()", layer.needsDisplay(), true)
        layer.displayIfNeeded()
        documented("quartzcore/calayerdelegate/display(_:)", delegate.log.filter { $0 == "display" }.count, 1)
        documented("quartzcore/calayer/needsdisplay()", layer.needsDisplay(), false)
        layer.displayIfNeeded()
        documented("quartzcore/calayer/displayifneeded()", delegate.log.filter { $0 == "display" }.count, 1)
    }

    @Test("needsDisplay for a key") func displayKeys() {
        documented("quartzcore/calayer/needsdisplay(forkey:)", CALayer.needsDisplay(forKey: "custom"), false)
        documented(
            "quartzcore/calayer/cornercurveexpansionfactor(_:)", CALayer.cornerCurveExpansionFactor(.circular), 1)
    }

    @Test("The model of a layer") func model() {
        let layer = CALayer()
        documented("quartzcore/calayer/model()", layer.model() === layer, true)
    }

    // Core Animation Programming Guide, "Key-Value Coding Compliant Container Classes".
    @Test("Layers and animations keep values for any key") func anyKey() {
        let layer = CALayer()
        layer.setValue(7, forKey: "row")
        layer.setValue(0.5, forKey: "opacity")
        documented("quartzcore/calayer", layer.value(forKey: "row") as? Int, 7)
        documented("quartzcore/calayer", layer.opacity, 0.5)
        layer.setValue(nil, forKey: "row")
        documented("quartzcore/calayer", layer.value(forKey: "row") == nil, true)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue("fade", forKey: "name")
        documented("quartzcore/caanimation", animation.value(forKey: "name") as? String, "fade")
        documented("quartzcore/caanimation", CABasicAnimation(keyPath: "opacity").value(forKey: "name") == nil, true)
    }
}
