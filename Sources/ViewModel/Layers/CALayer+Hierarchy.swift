extension CALayer {
    func attach(_ layer: CALayer, at index: Int?) {
        layer.detach()
        let end = layerState.sublayers.count
        layerState.sublayers.insert(layer, at: min(index ?? end, end))
        layer.layerState.superlayer = self
        if owningView == nil { layerState.needsLayout = true }
        if layer.owningView == nil { layer.markNeedsLayout() }
    }

    func attach(_ layer: CALayer, below sibling: CALayer?) {
        layer.detach()
        let place = sibling.flatMap { layerState.sublayers.indexOfElement(of: $0) }
        attach(layer, at: place ?? 0)
    }

    func attach(_ layer: CALayer, above sibling: CALayer?) {
        layer.detach()
        let place = sibling.flatMap { layerState.sublayers.indexOfElement(of: $0) }
        attach(layer, at: place.map { $0 + 1 })
    }

    func detach() {
        if let masked = layerState.masked { masked.mask = nil }
        guard let parent = layerState.superlayer else { return }
        parent.layerState.sublayers.removeElement(self)
        layerState.superlayer = nil
    }

    func swap(_ old: CALayer, for new: CALayer) {
        guard let place = layerState.sublayers.firstIndex(where: { $0 === old }) else { return }
        old.detach()
        attach(new, at: place)
    }

    func replaceSublayers(with layers: [CALayer]) {
        for layer in layerState.sublayers { layer.detach() }
        for layer in layers { attach(layer, at: nil) }
    }

    func layOutIfNeeded() {
        if let view = owningView { return view.layoutIfNeeded() }
        if layerState.needsLayout {
            layerState.needsLayout = false
            layoutSublayers()
        }
        layOutBareSublayers()
    }
}

extension CALayer: @preconcurrency KeyedContainer {
    var ownValues: [String: Any] {
        get { layerState.ownValues }
        set { layerState.ownValues = newValue }
    }
}
