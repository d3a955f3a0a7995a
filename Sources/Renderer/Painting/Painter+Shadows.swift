import CCairo
import MaquetteDrawing

extension Painter {
    func drawShadow(_ shadow: Shadow, of path: Path, _ rule: Path.FillRule) throws(RenderError) {
        if !isVector, !isSilhouette, shadow.color.alpha > 0, let shape = path.shape {
            // Boxes that are whole pixels apart have the same shadow.
            let placed = transform.then(shift(of: shadow, transform))
            let (across, down) = (Self.wholePixels(placed.tx), Self.wholePixels(placed.ty))
            let key = BoxShadow.Key(
                shape: shape, transform: placed.then(.translation(-Double(across), -Double(down))),
                deviation: deviation(of: shadow, transform))
            if let box = try images.shadows.shadow(key) {
                guard let part = try box.mask(within: reachablePixels.moved(-across, -down)) else { return }
                return paint(part.mask, at: part.pixels.moved(across, down), shadow.color, density: 1)
            }
        }
        let fill = [DrawingCommand.fill(path, rule, .color(.black))]
        try drawShadow(shadow, of: fill[...], bounds: path.controlBounds)
    }

    func drawShadow(
        _ shadow: Shadow, of content: ArraySlice<DrawingCommand>, bounds: Rect
    ) throws(RenderError) {
        guard shadow.color.alpha > 0, !isSilhouette else { return }
        // Vector documents get a picture of the shadow; twice their size is enough for a blur.
        let density: Double = isVector ? 2 : 1
        let toPixels = transform.then(.scale(density, density))
        let blur = GaussianBlur(deviation: deviation(of: shadow, toPixels))
        let silhouetteTransform = toPixels.then(shift(of: shadow, toPixels))

        let silhouette = PixelRect(touchedBy: silhouetteTransform.bounds(of: bounds)).insetBy(-blur.reach)
        let visible = isVector ? silhouette : reachablePixels.insetBy(-blur.reach)
        let pixels = silhouette.intersection(visible)
        guard !pixels.isEmpty, pixels.width * pixels.height <= Bitmap.mostPixels else { return }

        let mask = try Surface(CAIRO_FORMAT_A8, width: pixels.width, height: pixels.height)
        try Self.paint(
            content, on: mask.pointer,
            transform: silhouetteTransform.then(.translation(-Double(pixels.x), -Double(pixels.y))),
            isVector: false, isSilhouette: true, images: images, stencils: stencils)
        let bytesPerRow = mask.bytesPerRow
        mask.withBytes { blur.apply(to: $0, width: pixels.width, height: pixels.height, bytesPerRow: bytesPerRow) }
        paint(mask, at: pixels, shadow.color, density: density)
    }

    private func paint(_ mask: Surface, at pixels: PixelRect, _ color: Color, density: Double) {
        use(color)
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_scale(context, 1 / density, 1 / density)
        cairo_mask_surface(context, mask.pointer, Double(pixels.x), Double(pixels.y))
        cairo_restore(context)
    }

    private static func wholePixels(_ place: Double) -> Int {
        abs(place) < 1_000_000 ? Int(place.rounded(.down)) : 0
    }

    private func deviation(of shadow: Shadow, _ toPixels: Transform2D) -> Double {
        max(0, shadow.radius) * abs(toPixels.determinant).squareRoot()
    }

    private func shift(of shadow: Shadow, _ toPixels: Transform2D) -> Transform2D {
        let linear = Transform2D(a: toPixels.a, b: toPixels.b, c: toPixels.c, d: toPixels.d, tx: 0, ty: 0)
        let shift = linear.apply(to: shadow.offset)
        return .translation(shift.x, shift.y)
    }
}
