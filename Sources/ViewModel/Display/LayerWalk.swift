import Foundation
import MaquetteDrawing

/// Goes through a tree of layers and adds what the screen shows to a display list, back to front.
@MainActor struct LayerWalk {
    let grid: DeviceGrid
    /// Whether the whole list will be inverted: what ignores that is inverted here already.
    var invertsInTheEnd = false
    /// Whether layers draw by themselves, as in `render(in:)`, and not for the screen.
    var isWithoutScreen = false

    /// Where a layer is painted.
    struct Place {
        /// The transform from the layer's coordinates to the canvas, as the layout has it.
        var exact: Transform2D
        /// The transform moved onto whole pixels, as the layer is painted.
        var painted: Transform2D
        /// What can be seen, on the canvas.
        var visible: Rect
    }

    /// Adds a layer and everything in it.
    ///
    /// - Parameter place: of the superlayer.
    func draw(_ layer: CALayer, in place: Place, into list: inout DisplayList) {
        guard !layer.isHidden else { return }
        guard layer.opacity > 0 else { return noteWords(of: layer, into: &list) }
        if invertsInTheEnd, layer.owningView?.accessibilityIgnoresInvertColors == true {
            var walk = self
            walk.invertsInTheEnd = false
            return list.append(record { walk.draw(layer, in: place, into: &$0) }.inverted)
        }
        let local = Transform2D(layer.transformToSuperlayer)
        guard let mode = layer.blending else { return draw(layer, at: local, in: place, into: &list) }
        let content = record { draw(layer, at: local, in: place, into: &$0) }
        let bounds = content.inkBounds
        guard !bounds.isEmpty else { return list.append(content) }
        // What is in it is blended as one.
        list.blend(mode) { $0.group(alpha: 1, bounds: bounds) { $0.append(content) } }
    }

    func draw(_ layer: CALayer, at local: Transform2D, in around: Place, into list: inout DisplayList) {
        let exact = local.then(around.exact)
        let bounds = Rect(layer.bounds)
        let painted = grid.aligned(exact, of: bounds)
        guard let step = painted.relative(to: around.painted) else { return }
        let place = Place(exact: exact, painted: painted, visible: around.visible)
        let look = LayerLook(
            layer, size: grid.alignedSize(of: bounds, under: exact), isWithoutScreen: isWithoutScreen)

        let reach = painted.bounds(of: look.box)
        let isSeen = !look.box.isEmpty && !reach.intersection(around.visible).isEmpty
        let hasMore = !layer.layerState.sublayers.isEmpty || look.shadow != nil || layer.drawsBeyondBounds
        if !isSeen, look.clipsContent || !hasMore { return noteWords(of: layer, into: &list) }
        func paint(_ list: inout DisplayList) {
            if layer.layerState.isDissolving { return drawDissolving(layer, look, in: place, by: step, into: &list) }
            if step == .identity { return drawContent(of: layer, look, in: place, into: &list) }
            list.transform(step) { drawContent(of: layer, look, in: place, into: &$0) }
        }
        let (view, words) = (view(of: layer), words(of: layer))
        if isSeen {
            list.annotate(view, words: words, paint)
        } else {
            list.annotateUnlessEmpty(view, words: words, paint)
        }
    }

    // What only few layers have is in functions of its own: this one calls itself, a thousand times at most, and has little room each time.

    private func drawDissolving(
        _ layer: CALayer, _ look: LayerLook, in place: Place, by step: Transform2D, into list: inout DisplayList
    ) {
        guard let (before, part) = layer.layerState.dissolving else { return }
        let corner = Transform2D.translation(look.box.x, look.box.y)
        let earlier = record { list in list.transform(step) { $0.transform(corner) { $0.append(before) } } }
        let later = record { list in list.transform(step) { drawContent(of: layer, look, in: place, into: &$0) } }
        dissolve(from: earlier, to: later, part, into: &list)
    }

    /// One picture goes as the other comes: where both are opaque, so is what is between.
    private func dissolve(from before: DisplayList, to after: DisplayList, _ part: Double, into list: inout DisplayList)
    {
        let (old, new) = (before.inkBounds, after.inkBounds)
        if old.isEmpty, new.isEmpty { return list.append(after) }
        let bounds = old.isEmpty ? new : new.isEmpty ? old : Rect(around: old.corners + new.corners)
        list.group(alpha: 1, bounds: bounds) { list in
            if !old.isEmpty { list.group(alpha: 1 - part, bounds: old) { $0.append(before) } }
            list.blend(.plusLighter) { $0.group(alpha: part, bounds: bounds) { $0.append(after) } }
        }
    }

    /// Adds only the texts of a layer that cannot be seen, because it is outside of the screen or transparent.
    private func noteWords(of layer: CALayer, into list: inout DisplayList) {
        guard !layer.isHidden else { return }
        let words = words(of: layer)
        guard !words.isEmpty || !layer.layerState.sublayers.isEmpty else { return }
        list.annotateUnlessEmpty(view(of: layer), words: words) { list in
            for sublayer in layer.layerState.sublayers { noteWords(of: sublayer, into: &list) }
        }
    }

    /// Draws in this order: shadow, background, content, sublayers, border.
    private func drawContent(of layer: CALayer, _ look: LayerLook, in place: Place, into list: inout DisplayList) {
        guard let shadow = look.shadow else { return drawBody(of: layer, look, in: place, into: &list) }
        drawContent(of: layer, look, with: shadow, in: place, into: &list)
    }

    /// The layer's opacity does not apply to the shadow. A method of its own, so that nested layers without one need less stack.
    private func drawContent(
        of layer: CALayer, _ look: LayerLook, with shadow: Shadow, in place: Place, into list: inout DisplayList
    ) {
        if let (path, strength) = layer.layerState.shadowPath.map({ ($0.drawingPath, 1) }) ?? look.shadowShape {
            var shadow = shadow
            shadow.color = shadow.color.multiplyingAlpha(by: strength * look.opacity)
            list.drawShadow(shadow, of: path)
            drawBody(of: layer, look, in: place, into: &list)
        } else {
            let body = record { drawBody(of: layer, look, in: place, into: &$0) }
            let bounds = body.inkBounds
            guard !bounds.isEmpty else { return list.append(body) }
            list.shadow(shadow, bounds: bounds) { $0.append(body) }
        }
    }

    /// All but the shadow, blended as one where the layer is translucent or masked.
    private func drawBody(of layer: CALayer, _ look: LayerLook, in place: Place, into list: inout DisplayList) {
        guard look.opacity < 1 || layer.mask != nil || layer.shouldRasterize else {
            return drawParts(of: layer, look, in: place, into: &list)
        }
        var body = record { drawParts(of: layer, look, in: place, into: &$0) }
        // What is painted by itself first is not blended with what is beneath it.
        if layer.shouldRasterize, body.blends {
            let inner = body
            body = record { $0.group(alpha: 1, bounds: inner.inkBounds) { $0.append(inner) } }
        }
        if let mask = layer.mask { body = masked(body, by: mask, in: place) }
        if look.opacity == 1 {
            list.append(body)
        } else if let faded = body.faded(by: look.opacity) {
            list.append(faded)
        } else {
            list.group(alpha: look.opacity, bounds: body.inkBounds) { $0.append(body) }
        }
    }

    private func drawParts(of layer: CALayer, _ look: LayerLook, in place: Place, into list: inout DisplayList) {
        if look.clipsContent {
            var inner = place
            inner.visible = place.visible.intersection(place.painted.bounds(of: look.box))
            drawClipped(record { drawInside(of: layer, in: inner, into: &$0) }, look, into: &list)
        } else {
            look.drawBackground(into: &list)
            drawInside(of: layer, in: place, into: &list)
        }
        look.drawBorder(into: &list)
    }

    /// Clips. Where several things meet a soft edge they are clipped as one, or the lower ones would shine through at
    /// the edge of the upper ones.
    private func drawClipped(_ content: DisplayList, _ look: LayerLook, into list: inout DisplayList) {
        let reaching = content.countReaching(beyond: look.inside)
        if reaching == 0 || !look.isRounded || (look.background == nil && reaching == 1) {
            look.drawBackground(into: &list)
            if reaching == 0 { list.append(content) } else { list.clip(to: look.inside) { $0.append(content) } }
            return
        }
        let shape = record { $0.fill(look.inside, .black) }
        list.mask(by: shape, bounds: look.box) {
            look.fill(look.backgroundBox, into: &$0)
            $0.append(content)
        }
    }

    private func drawInside(of layer: CALayer, in place: Place, into list: inout DisplayList) {
        let reach = place.painted.bounds(of: Rect(layer.bounds))
        if layer.drawsBeyondBounds || !reach.intersection(place.visible).isEmpty {
            drawOwnContent(of: layer, into: &list)
        }
        let inner = placeOfSublayers(of: layer, in: place)
        guard let replicator = layer as? CAReplicatorLayer else {
            for sublayer in layer.sublayersBackToFront { draw(sublayer, in: inner, into: &list) }
            return
        }
        for copy in replicator.copies { draw(copy, of: replicator, in: inner, into: &list) }
    }

    private func drawOwnContent(of layer: CALayer, into list: inout DisplayList) {
        layer.drawOwnContent(into: &list)
        if let view = layer.owningView { layer.drawForItsSize(into: &list, view.drawOwnContent) }
    }

    private func draw(
        _ copy: CAReplicatorLayer.Copy, of layer: CAReplicatorLayer, in place: Place, into list: inout DisplayList
    ) {
        var moved = place
        moved.exact = copy.transform.then(place.exact)
        let drawing = record { list in
            for sublayer in layer.sublayersBackToFront { draw(sublayer, in: moved, into: &list) }
        }.multiplied(by: copy.color)
        if copy.color.alpha == 1 {
            list.append(drawing)
        } else if let faded = drawing.faded(by: copy.color.alpha) {
            list.append(faded)
        } else {
            list.group(alpha: copy.color.alpha, bounds: drawing.inkBounds) { $0.append(drawing) }
        }
    }

    /// `sublayerTransform` applies about the layer's anchor point.
    private func placeOfSublayers(of layer: CALayer, in place: Place) -> Place {
        let state = layer.layerState
        guard state.sublayerTransform != CATransform3DIdentity else { return place }
        let anchor = Point(
            Double(state.bounds.minX + state.bounds.width * state.anchorPoint.x),
            Double(state.bounds.minY + state.bounds.height * state.anchorPoint.y))
        var inner = place
        inner.exact = Transform2D.translation(-anchor.x, -anchor.y)
            .then(Transform2D(CATransform3DGetAffineTransform(state.sublayerTransform)))
            .then(.translation(anchor.x, anchor.y)).then(place.exact)
        return inner
    }

    /// A mask that is one opaque shape becomes a clip path; any other multiplies the body by its alpha.
    private func masked(_ body: DisplayList, by mask: CALayer, in place: Place) -> DisplayList {
        let stencil = record { draw(mask, in: place, into: &$0) }
        let bounds = body.inkBounds
        return record { list in
            if let shape = stencil.opaqueShape {
                list.clip(to: shape) { $0.append(body) }
            } else if !bounds.isEmpty {
                list.mask(by: stencil, bounds: bounds) { $0.append(body) }
            }
        }
    }

    private func record(_ paint: (inout DisplayList) -> Void) -> DisplayList {
        var list = DisplayList(size: .zero)
        list.isWithoutScreen = isWithoutScreen
        paint(&list)
        return list
    }

    private func words(of layer: CALayer) -> String { layer.owningView?._wholeText ?? "" }

    /// The view with its frame in the layer around it, or the layer where it is no view's own.
    private func view(of layer: CALayer) -> PaintedView {
        let object: AnyObject = layer.owningView ?? layer
        return PaintedView(type(of: object), at: Rect(layer.frame))
    }
}

extension CALayer {
    /// The sublayers in the order of the array, except that a higher `zPosition` comes later.
    fileprivate var sublayersBackToFront: [CALayer] {
        let sublayers = layerState.sublayers
        guard sublayers.contains(where: { $0.zPosition != 0 }) else { return sublayers }
        return sublayers.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }
}

extension Transform2D {
    /// The map that, followed by `outer`, gives this one; nil if `outer` has no inverse.
    fileprivate func relative(to outer: Transform2D) -> Transform2D? {
        if isMove, outer.isMove { return .translation(tx - outer.tx, ty - outer.ty) }
        return outer.inverse.map(then)
    }
}

extension DisplayList {
    /// What a layer shows when its bounds fill the canvas, at the given scale.
    ///
    /// As in Core Animation's `render(in:)`, the layer's own position and `isHidden` do not count.
    ///
    /// - Parameter isWithoutScreen: leaves out what only the screen shows, as `render(in:)` does.
    @MainActor package init(showing layer: CALayer, size: CGSize, scale: CGFloat, isWithoutScreen: Bool = false) {
        self.init(size: Size(size))
        self.isWithoutScreen = isWithoutScreen
        let walk = LayerWalk(
            grid: DeviceGrid(scale: Double(scale)), invertsInTheEnd: UIAccessibility.isInvertColorsEnabled,
            isWithoutScreen: isWithoutScreen)
        let canvas = LayerWalk.Place(exact: .identity, painted: .identity, visible: Rect(Size(size)))
        let origin = Point(layer.bounds.origin)
        walk.draw(layer, at: .translation(-origin.x, -origin.y), in: canvas, into: &self)
    }
}
