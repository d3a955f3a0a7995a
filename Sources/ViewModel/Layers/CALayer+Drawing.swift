import Foundation
import MaquetteDrawing

extension CALayer {
    func markNeedsDisplay() {
        layerState.needsDisplay = true
        layerState.drawsByHand = true
    }

    /// Records what `draw(in:)` draws.
    ///
    /// The drawing is clipped to the bounds and blends only with itself, as in a backing store.
    func drawByHand(into list: inout DisplayList) {
        guard owningView != nil || layerState.drawsByHand, bounds.width > 0, bounds.height > 0 else { return }
        drawForItsSize(into: &list, drawByHandInBounds)
    }

    /// Draws what was made for one size as it is seen with another, on the way between two: as the content mode says. An image view only moves
    /// its image.
    func drawForItsSize(into list: inout DisplayList, _ draw: (inout DisplayList) -> Void) {
        guard let made = layerState.sizeOfContent, made.width > 0, made.height > 0, !(owningView is UIImageView) else {
            return draw(&list)
        }
        let seen = layerState.bounds
        var content = DisplayList(size: .zero)
        layerState.bounds.size = made
        draw(&content)
        layerState.bounds.size = seen.size
        guard !content.inkBounds.isEmpty else { return list.append(content) }
        let place = owningView?.contentMode.rect(forContentOf: made, in: seen) ?? seen
        let corner = Transform2D.translation(-Double(seen.minX), -Double(seen.minY))
        let stretch = Transform2D.scale(Double(place.width / made.width), Double(place.height / made.height))
        list.transform(corner.then(stretch).then(.translation(Double(place.minX), Double(place.minY)))) {
            $0.append(content)
        }
    }

    private func drawByHandInBounds(into list: inout DisplayList) {
        let context = CGContext(bounds: bounds, scale: drawingScale)
        let traits = owningView?.traitCollection ?? .current
        traits.performAsCurrent { draw(in: context) }
        guard let drawing = context.recorded else { return }
        let box = Rect(bounds)
        func put(_ list: inout DisplayList) {
            if drawing.blends { list.group(alpha: 1, bounds: box) { $0.append(drawing) } } else { list.append(drawing) }
        }
        if owningView?._drawsInsideBounds == true || drawing.inkBounds.isInside(box) {
            put(&list)
        } else {
            list.clip(to: .rect(box), put)
        }
    }

    var drawingScale: CGFloat { owningView?.contentScaleFactor ?? max(contentsScale, 1) }

    /// The corners that a view of Apple's rounds. Nothing says that it does so by `maskedCorners`, so `render(in:)` has them too.
    package var ownCorners: CACornerMask {
        get { layerState.maskedCorners }
        set { (layerState.maskedCorners, layerState.hasOwnCorners) = (newValue, true) }
    }

    /// Draws the layer and everything in it, in its own coordinates.
    ///
    /// - Parameter isWithoutScreen: leaves out what only the screen shows, as `render(in:)` does: Apple's page on `UIVisualEffectView` says that
    ///   effects are missing from a snapshot of less than a window, pictures of swift-snapshot-testing (iOS 13) and stream-chat-swift (iOS 26)
    ///   have none, and in issues of swift-snapshot-testing (358), ios-snapshot-test-case (25) and Blueprint (247) `maskedCorners` have no effect.
    package func draw(tree context: CGContext, isWithoutScreen: Bool = false) {
        layoutIfNeeded()
        let picture = DisplayList(
            showing: self, size: bounds.size, scale: CGFloat(context.scale), isWithoutScreen: isWithoutScreen)
        context.record { list in
            list.fade(context.state.alpha, bounds: context.canvas) { list in
                let toUserSpace = Transform2D.translation(Double(bounds.minX), Double(bounds.minY))
                list.through(toUserSpace.then(context.state.transform)) { $0.append(picture) }
            }
        }
    }
}

extension Rect {
    fileprivate func isInside(_ other: Rect) -> Bool {
        x >= other.x - 1e-6 && y >= other.y - 1e-6 && maxX <= other.maxX + 1e-6 && maxY <= other.maxY + 1e-6
    }
}
