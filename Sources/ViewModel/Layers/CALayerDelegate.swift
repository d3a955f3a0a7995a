import Foundation

/// Who provides a layer's content, arranges its sublayers and says what accompanies its changes.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension CALayer {
    /// Asks for the content again, if it has been called out of date since.
    func showIfNeeded() {
        guard layerState.needsDisplay else { return }
        layerState.needsDisplay = false
        delegate?.layerWillDraw(self)
        display()
    }

    /// A layer below a view is laid out with the view; one that belongs to a view is the view's business.
    func markNeedsLayout() {
        layerState.needsLayout = true
        var current: CALayer? = self
        while let layer = current {
            if let view = layer.owningView {
                if layer === self { view.markNeedsLayout() } else { view.bubble(\.subtreeNeedsLayout) }
                return
            }
            current = layer.superlayer
        }
    }

    /// The layers below that belong to no view, which the layout of the views would pass by.
    func layOutBareSublayers() {
        for layer in layerState.sublayers where layer.owningView == nil { layer.layOutIfNeeded() }
    }
}
