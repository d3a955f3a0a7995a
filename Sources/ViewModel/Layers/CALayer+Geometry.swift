import Foundation

extension CALayer {
    /// Connects the layer to the view whose geometry it keeps.
    func setOwner(_ view: UIView) {
        layerState.owner = view
        layerState.delegate = view
    }

    /// The view that this layer belongs to, if there is one.
    package var owningView: UIView? { layerState.owner }

    func setBounds(_ newBounds: CGRect) {
        CALayer.expectNumbers(newBounds)
        let old = layerState.bounds
        guard old != newBounds else { return }
        change("bounds") { layerState.bounds = newBounds }
        if layerState.needsDisplayOnBoundsChange { setNeedsDisplay() }
        if let owner = layerState.owner { owner.boundsDidChange(from: old) } else { markNeedsLayout() }
    }

    func setPosition(_ newPosition: CGPoint) {
        CALayer.expectNumbers(CGRect(origin: newPosition, size: .zero))
        guard layerState.position != newPosition else { return }
        change("position") { layerState.position = newPosition }
        layerState.owner?.positionDidChange()
    }

    /// The smallest rectangle around the bounds as the superlayer sees them.
    var frameFromParts: CGRect {
        let state = layerState
        if state.isUntransformed { return untransformedFrame }
        let size = state.bounds.size
        let centred = CGRect(
            x: -size.width * state.anchorPoint.x, y: -size.height * state.anchorPoint.y, width: size.width,
            height: size.height)
        return centred.applying(affineTransform().withoutTraces)
            .offsetBy(dx: state.position.x, dy: state.position.y)
    }

    /// Chooses position and bounds so that the transformed layer fills `frame`.
    func setPartsFromFrame(_ frame: CGRect) {
        let frame = frame.standardized
        if layerState.isUntransformed { return setUntransformedFrame(frame) }
        let size = CGRect(origin: .zero, size: frame.size).applying(affineTransform().inverted()).size
        setBounds(CGRect(origin: layerState.bounds.origin, size: size))
        let present = frameFromParts
        setPosition(
            CGPoint(
                x: layerState.position.x + frame.minX - present.minX,
                y: layerState.position.y + frame.minY - present.minY))
    }

    private static func expectNumbers(_ rect: CGRect) {
        let (origin, size) = (rect.origin, rect.size)
        require(
            !(origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN),
            "CALayer position contains NaN: [\(origin.x) \(origin.y) \(size.width) \(size.height)]")
    }

    /// The transform from this layer's coordinates to those of its superlayer.
    var transformToSuperlayer: CGAffineTransform {
        let state = layerState
        let origin = CGPoint(
            x: state.bounds.minX + state.bounds.width * state.anchorPoint.x,
            y: state.bounds.minY + state.bounds.height * state.anchorPoint.y)
        return CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: state.position.x, y: state.position.y))
    }

    func deepestLayer(at point: CGPoint) -> CALayer? {
        let point = point.applying(transformToSuperlayer.inverted())
        guard !isHidden, contains(point) || !masksToBounds else { return nil }
        for sublayer in layerState.sublayers.reversed() {
            if let hit = sublayer.deepestLayer(at: point) { return hit }
        }
        return contains(point) ? self : nil
    }
}

/// The way from one layer's coordinates to another's.
@MainActor enum LayerPath {
    static func transform(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
        if source === target { return .identity }
        if let start = offset(of: source), let end = offset(of: target) {
            return CGAffineTransform(translationX: start.x - end.x, y: start.y - end.y)
        }
        return toRoot(source).concatenating(toRoot(target).inverted())
    }

    /// The offset of a layer's coordinates from those around the topmost one, if no layer in between has a transform.
    private static func offset(of layer: CALayer?) -> CGPoint? {
        var offset = CGPoint.zero
        var current = layer
        while let layer = current {
            let state = layer.layerState
            guard state.isUntransformed else { return nil }
            offset.x += state.position.x - (state.bounds.minX + state.bounds.width * state.anchorPoint.x)
            offset.y += state.position.y - (state.bounds.minY + state.bounds.height * state.anchorPoint.y)
            current = state.superlayer
        }
        return offset
    }

    /// `nil` means the coordinates around the topmost layer.
    private static func toRoot(_ layer: CALayer?) -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        var current = layer
        while let layer = current {
            transform = transform.concatenating(layer.transformToSuperlayer)
            current = layer.superlayer
        }
        return transform
    }
}

extension CGAffineTransform {
    /// The cosine of a quarter turn is no exact zero, and a quarter turn of 100 by 50 is 50 wide all the same.
    fileprivate var withoutTraces: CGAffineTransform {
        let greatest = max(abs(a), abs(b), abs(c), abs(d))
        func clean(_ part: CGFloat) -> CGFloat { abs(part) < greatest * 1e-15 ? 0 : part }
        return CGAffineTransform(a: clean(a), b: clean(b), c: clean(c), d: clean(d), tx: tx, ty: ty)
    }
}
