import CCairo
import MaquetteDrawing

extension Painter {
    func draw(_ placement: ImagePlacement) throws(RenderError) {
        guard !placement.rect.isEmpty, placement.tint?.alpha != 0 else { return }
        if isVector || Self.isHuge(placement.source), case .drawing(let list, _) = placement.source.content,
            placement.capInsets == nil
        {
            return try draw(placement.isInverted ? list.inverted : list, in: placement.rect, tint: placement.tint)
        }
        let image = try images.pixels(of: placement.source)
        for piece in NinePartLayout(placement).pieces { try draw(piece, of: image, placement) }
    }

    static func isHuge(_ source: ImageSource) -> Bool { source.width * source.height > Bitmap.mostPixels / 8 }

    /// A drawing stays a drawing in a vector document, and when it would be too many pixels.
    private func draw(_ list: DisplayList, in rect: Rect, tint: Color?) throws(RenderError) {
        let fit = Transform2D.scale(rect.width / list.size.width, rect.height / list.size.height)
        var placed = DisplayList(size: list.size)
        placed.clip(to: .rect(rect)) { placed in
            placed.group(alpha: 1, bounds: rect) { placed in
                placed.transform(fit.then(.translation(rect.x, rect.y))) {
                    $0.append(tint.map { list.stencil($0) } ?? list)
                }
            }
        }
        try paintInPlace(placed)
    }

    private func draw(
        _ piece: NinePartLayout.Piece, of image: PixelImage, _ placement: ImagePlacement
    ) throws(RenderError) {
        let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
        if isUpright, !isVector {
            try drawUpright(piece, of: image, placement)
        } else {
            try drawTurned(piece, of: image, placement)
        }
    }

    /// Scales the image here to exactly the pixels it covers.
    private func drawUpright(
        _ piece: NinePartLayout.Piece, of image: PixelImage, _ placement: ImagePlacement
    ) throws(RenderError) {
        let target = transform.bounds(of: piece.target)
        let shown = meetingOnPixels(piece.target, in: placement.rect)
        let pixels = PixelRect(touchedBy: transform.bounds(of: shown)).intersection(reachablePixels)
        guard !shown.isEmpty, !pixels.isEmpty else { return }
        let scaled = image.scaled(
            columns: ResamplingWeights(
                pixels.x..<pixels.maxX, position: target.x, length: target.width,
                source: piece.source.x..<piece.source.maxX, rule: placement.interpolation.rule),
            rows: ResamplingWeights(
                pixels.y..<pixels.maxY, position: target.y, length: target.height,
                source: piece.source.y..<piece.source.maxY, rule: placement.interpolation.rule))
        let surface = try makeSurface(scaled, placement)
        add(.rect(shown))
        useUnscaled(surface, at: pixels)
        fillPath()
    }

    /// A piece whose shared edges are on whole pixels. A pixel belongs to the piece that contains its middle; two pieces
    /// that each cover a part of it would let the background through.
    private func meetingOnPixels(_ piece: Rect, in whole: Rect) -> Rect {
        func met(_ edge: Double, _ scale: Double, _ shift: Double, _ ends: (Double, Double)) -> Double {
            // Sums of lengths equal the end except for rounding.
            guard abs(edge - ends.0) > 1e-6, abs(edge - ends.1) > 1e-6 else { return edge }
            return ((edge * scale + shift).rounded() - shift) / scale
        }
        let (across, down) = ((whole.x, whole.maxX), (whole.y, whole.maxY))
        let (left, right) = (
            met(piece.x, transform.a, transform.tx, across), met(piece.maxX, transform.a, transform.tx, across)
        )
        let (top, bottom) = (
            met(piece.y, transform.d, transform.ty, down), met(piece.maxY, transform.d, transform.ty, down)
        )
        return Rect(left, top, right - left, bottom - top)
    }

    /// Rotates the image with cairo, after shrinking it where cairo would skip pixels.
    private func drawTurned(
        _ piece: NinePartLayout.Piece, of image: PixelImage, _ placement: ImagePlacement
    ) throws(RenderError) {
        func shrunk(_ pixels: Int, _ points: Double, _ x: Double, _ y: Double) -> Int {
            if isVector || placement.interpolation == .nearest { return pixels }
            let seen = points * (x * x + y * y).squareRoot()
            return max(1, min(pixels, Int(min(seen.rounded(.up), Double(pixels)))))
        }
        let width = shrunk(piece.source.width, piece.target.width, transform.a, transform.b)
        let height = shrunk(piece.source.height, piece.target.height, transform.c, transform.d)
        let part = image.scaled(
            columns: ResamplingWeights(
                0..<width, position: 0, length: Double(width), source: piece.source.x..<piece.source.maxX, rule: .smooth
            ),
            rows: ResamplingWeights(
                0..<height, position: 0, length: Double(height), source: piece.source.y..<piece.source.maxY,
                rule: .smooth))
        let surface = try makeSurface(part, placement)
        add(.rect(piece.target))
        cairo_save(context)
        cairo_translate(context, piece.target.x, piece.target.y)
        cairo_scale(context, piece.target.width / Double(width), piece.target.height / Double(height))
        cairo_set_source_surface(context, surface.pointer, 0, 0)
        let pattern = cairo_get_source(context)
        let filter = placement.interpolation == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR
        cairo_pattern_set_filter(pattern, filter)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        fillPath()
        cairo_restore(context)
    }

    private func makeSurface(_ image: PixelImage, _ placement: ImagePlacement) throws(RenderError) -> Surface {
        var image = placement.tint.map { image.tinted($0.premultipliedPixel) } ?? image
        if placement.isInverted, placement.tint == nil { image = image.inverted }
        let surface = try Surface(CAIRO_FORMAT_ARGB32, width: image.width, height: image.height)
        // A row of four-byte pixels needs no padding.
        image.withBytes { bytes in
            surface.withBytes { if let start = bytes.baseAddress { $0.update(from: start, count: bytes.count) } }
        }
        return surface
    }
}

extension ImagePlacement.Interpolation {
    fileprivate var rule: ResamplingWeights.Rule { self == .nearest ? .nearest : .smooth }
}
