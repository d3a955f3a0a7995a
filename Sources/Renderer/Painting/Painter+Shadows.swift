import CCairo
import MaquetteDrawing

extension Painter {
    func drawShadow(_ shadow: Shadow, of path: Path, _ rule: Path.FillRule) throws(RenderError) {
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
        let blur = GaussianBlur(deviation: max(0, shadow.radius) * abs(toPixels.determinant).squareRoot())
        let shift = Transform2D(
            a: toPixels.a, b: toPixels.b, c: toPixels.c, d: toPixels.d, tx: 0, ty: 0
        ).apply(to: shadow.offset)
        let silhouetteTransform = toPixels.then(.translation(shift.x, shift.y))

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
        use(shadow.color)
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_scale(context, 1 / density, 1 / density)
        cairo_mask_surface(context, mask.pointer, Double(pixels.x), Double(pixels.y))
        cairo_restore(context)
    }
}
