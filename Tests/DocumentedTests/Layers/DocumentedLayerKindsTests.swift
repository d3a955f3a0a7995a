import Testing
import UIKit

/// What Apple's pages say of the kinds of layers and of Core Animation's animations.
@Suite("Documented: kinds of layers and animations") @MainActor
struct DocumentedLayerKindsTests {
    @Test("Shape layers") func shape() {
        let layer = CAShapeLayer()
        documented("quartzcore/cashapelayer/path", layer.path == nil, true)
        documented("quartzcore/cashapelayer/fillcolor", layer.fillColor?.alpha, 1)
        documented("quartzcore/cashapelayer/strokecolor", layer.strokeColor == nil, true)
        documented("quartzcore/cashapelayer/fillrule", layer.fillRule, .nonZero)
        documented("quartzcore/cashapelayer/linecap", layer.lineCap, .butt)
        documented("quartzcore/cashapelayer/linejoin", layer.lineJoin, .miter)
        documented("quartzcore/cashapelayer/linewidth", layer.lineWidth, 1)
        documented("quartzcore/cashapelayer/miterlimit", layer.miterLimit, 10)
        documented("quartzcore/cashapelayer/strokestart", layer.strokeStart, 0)
        documented("quartzcore/cashapelayer/strokeend", layer.strokeEnd, 1)
        documented("quartzcore/cashapelayer/linedashphase", layer.lineDashPhase, 0)
        documented("quartzcore/cashapelayer/linedashpattern", layer.lineDashPattern == nil, true)
    }

    @Test("Gradient layers") func gradient() {
        let layer = CAGradientLayer()
        documented("quartzcore/cagradientlayer/colors", layer.colors == nil, true)
        documented("quartzcore/cagradientlayer/locations", layer.locations == nil, true)
        documented("quartzcore/cagradientlayer/startpoint", layer.startPoint, CGPoint(x: 0.5, y: 0))
        documented("quartzcore/cagradientlayer/endpoint", layer.endPoint, CGPoint(x: 0.5, y: 1))
        documented("quartzcore/cagradientlayer/type", layer.type, .axial)
    }

    @Test("Text layers") func text() {
        let layer = CATextLayer()
        documented("quartzcore/catextlayer/string", layer.string == nil, true)
        documented("quartzcore/catextlayer/fontsize", layer.fontSize, 36)
        documented("quartzcore/catextlayer/iswrapped", layer.isWrapped, false)
        documented("quartzcore/catextlayer/alignmentmode", layer.alignmentMode, .natural)
        documented("quartzcore/catextlayer/truncationmode", layer.truncationMode, .none)
    }

    @Test("Replicator layers") func replicator() {
        let layer = CAReplicatorLayer()
        documented("quartzcore/careplicatorlayer/instancecount", layer.instanceCount, 1)
        documented("quartzcore/careplicatorlayer/instancedelay", layer.instanceDelay, 0)
        documented("quartzcore/careplicatorlayer/preservesdepth", layer.preservesDepth, false)
        documented(
            "quartzcore/careplicatorlayer/instancetransform", CATransform3DIsIdentity(layer.instanceTransform), true)
        documented("quartzcore/careplicatorlayer/instanceredoffset", layer.instanceRedOffset, 0)
        documented("quartzcore/careplicatorlayer/instancealphaoffset", layer.instanceAlphaOffset, 0)
    }

    @Test("Emitter layers and cells") func emitter() {
        let layer = CAEmitterLayer()
        documented("quartzcore/caemitterlayer/birthrate", layer.birthRate, 1)
        documented("quartzcore/caemitterlayer/lifetime", layer.lifetime, 1)
        documented("quartzcore/caemitterlayer/emitterposition", layer.emitterPosition, CGPoint(x: 0, y: 0))
        documented("quartzcore/caemitterlayer/emittersize", layer.emitterSize, CGSize(width: 0, height: 0))
        documented("quartzcore/caemitterlayer/emittershape", layer.emitterShape, .point)
        documented("quartzcore/caemitterlayer/emittermode", layer.emitterMode, .volume)
        documented("quartzcore/caemitterlayer/rendermode", layer.renderMode, .unordered)
        documented("quartzcore/caemitterlayer/velocity", layer.velocity, 1)
        documented("quartzcore/caemitterlayer/scale", layer.scale, 1)
        documented("quartzcore/caemitterlayer/spin", layer.spin, 1)
        documented("quartzcore/caemitterlayer/seed", layer.seed, 0)
        let cell = CAEmitterCell()
        documented("quartzcore/caemittercell/isenabled", cell.isEnabled, true)
        documented("quartzcore/caemittercell/birthrate", cell.birthRate, 0)
        documented("quartzcore/caemittercell/lifetime", cell.lifetime, 0)
        documented("quartzcore/caemittercell/scale", cell.scale, 1)
        documented("quartzcore/caemittercell/velocity", cell.velocity, 0)
        documented("quartzcore/caemittercell/contentsrect", cell.contentsRect, CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test("Scroll, tiled and transform layers") func others() {
        let scroll = CAScrollLayer()
        documented("quartzcore/cascrolllayer/scrollmode", scroll.scrollMode, .both)
        scroll.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        scroll.scroll(to: CGPoint(x: 20, y: 30))
        documented("quartzcore/cascrolllayer/scroll(to:)", scroll.bounds.origin, CGPoint(x: 20, y: 30))
        let tiled = CATiledLayer()
        documented("quartzcore/catiledlayer/tilesize", tiled.tileSize, CGSize(width: 256, height: 256))
        documented("quartzcore/catiledlayer/levelsofdetail", tiled.levelsOfDetail, 1)
        documented("quartzcore/catiledlayer/levelsofdetailbias", tiled.levelsOfDetailBias, 0)
        documented("quartzcore/catiledlayer/fadeduration()", CATiledLayer.fadeDuration(), 0.25)
        let transform = CATransformLayer()
        transform.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        documented("quartzcore/catransformlayer", transform.hitTest(CGPoint(x: 5, y: 5)) == nil, true)
    }

    @Test("Animations") func animations() {
        let basic = CABasicAnimation(keyPath: "position")
        documented("quartzcore/capropertyanimation/keypath", basic.keyPath, "position")
        documented("quartzcore/capropertyanimation/isadditive", basic.isAdditive, false)
        documented("quartzcore/capropertyanimation/iscumulative", basic.isCumulative, false)
        documented("quartzcore/caanimation/isremovedoncompletion", basic.isRemovedOnCompletion, true)
        documented("quartzcore/caanimation/timingfunction", basic.timingFunction == nil, true)
        documented("quartzcore/caanimation/delegate", basic.delegate == nil, true)
        documented("quartzcore/camediatiming/duration", basic.duration, 0)
        documented("quartzcore/cabasicanimation/fromvalue", basic.fromValue == nil, true)
        documented(
            "quartzcore/cakeyframeanimation/calculationmode", CAKeyframeAnimation(keyPath: "position").calculationMode,
            .linear)
        documented(
            "quartzcore/cakeyframeanimation/rotationmode", CAKeyframeAnimation(keyPath: "position").rotationMode == nil,
            true)
        documented("quartzcore/caanimationgroup/animations", CAAnimationGroup().animations == nil, true)
    }

    @Test("Springs and transitions") func springs() {
        let spring = CASpringAnimation(keyPath: "position")
        documented("quartzcore/caspringanimation/damping", spring.damping, 10)
        documented("quartzcore/caspringanimation/mass", spring.mass, 1)
        documented("quartzcore/caspringanimation/stiffness", spring.stiffness, 100)
        documented("quartzcore/caspringanimation/initialvelocity", spring.initialVelocity, 0)
        documented("quartzcore/caspringanimation/settlingduration", spring.settlingDuration > 0, true)
        let transition = CATransition()
        documented("quartzcore/catransition/type", transition.type, .fade)
        documented("quartzcore/catransition/startprogress", transition.startProgress, 0)
        documented("quartzcore/catransition/endprogress", transition.endProgress, 1)
    }

    @Test("Timing functions have four control points") func timing() {
        func point(_ function: CAMediaTimingFunction, _ index: Int) -> [Float] {
            var values: [Float] = [0, 0]
            function.getControlPoint(at: index, values: &values)
            return values
        }
        let custom = CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1)
        documented("quartzcore/camediatimingfunction/getcontrolpoint(at:values:)", point(custom, 0), [0, 0])
        documented("quartzcore/camediatimingfunction/getcontrolpoint(at:values:)", point(custom, 1), [0.25, 0.5])
        documented("quartzcore/camediatimingfunction/getcontrolpoint(at:values:)", point(custom, 2), [0.75, 1])
        documented("quartzcore/camediatimingfunction/getcontrolpoint(at:values:)", point(custom, 3), [1, 1])
    }

    @Test("Transforms in three dimensions") func transforms() {
        let move = CATransform3DMakeTranslation(1, 2, 3)
        documented("quartzcore/catransform3dmaketranslation", move.m41, 1)
        documented("quartzcore/catransform3dmaketranslation", move.m43, 3)
        let scale = CATransform3DMakeScale(2, 3, 4)
        documented("quartzcore/catransform3dmakescale", scale.m33, 4)
        let both = CATransform3DConcat(move, scale)
        documented("quartzcore/catransform3dconcat", both.m41, 2)
        documented("quartzcore/catransform3dconcat", both.m42, 6)
        documented(
            "quartzcore/catransform3dinvert",
            CATransform3DIsIdentity(CATransform3DConcat(move, CATransform3DInvert(move))), true)
        documented("quartzcore/catransform3disaffine", CATransform3DIsAffine(CATransform3DMakeScale(2, 2, 1)), true)
        documented(
            "quartzcore/catransform3dgetaffinetransform",
            CATransform3DGetAffineTransform(CATransform3DMakeTranslation(5, 6, 0)),
            CGAffineTransform(translationX: 5, y: 6))
    }
}
