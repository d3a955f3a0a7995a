import MaquetteDrawing

extension Path {
    /// The outline of a layer with its straight edges on those of pixels, as where Core Animation does not soften edges. So
    /// nothing shines through where two layers meet between pixels, as rows of a table do in a picture with fewer pixels than
    /// the device has. Edges between two round corners stay, or circles would be none, and so does what is thinner than a
    /// pixel, or hairlines would vanish.
    ///
    /// - Parameter inset: how far within the outline of the layer the path runs, as the middle of a border does.
    func onPixels(of transform: Transform2D, insetBy inset: Double) -> Path {
        guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return self }
        let (rect, corners): (Rect, Corners)
        switch shape {
        case .rect(let box): (rect, corners) = (box, [])
        case .roundedRect(let box, _, let round, _): (rect, corners) = (box, round)
        case .ellipse, nil: return self
        }
        let outer = rect.insetBy(-inset, -inset)
        let pixels = transform.bounds(of: outer)
        func edge(_ place: Double, length: Double, between ends: Corners) -> Double? {
            guard length >= 1, !corners.isSuperset(of: ends), abs(place) < 1_000_000 else { return nil }
            // Cairo's own coordinates are no finer.
            if abs(place - place.rounded()) < 1.0 / 512 { return nil }
            // Core Animation asks for the middle of a pixel. From a third on, a row leaves the pixel to the row before, whose
            // separator may end there.
            return (place - 0.3).rounded(.up)
        }
        let left = edge(pixels.x, length: pixels.width, between: [.topLeft, .bottomLeft])
        let right = edge(pixels.maxX, length: pixels.width, between: [.topRight, .bottomRight])
        let top = edge(pixels.y, length: pixels.height, between: [.topLeft, .topRight])
        let bottom = edge(pixels.maxY, length: pixels.height, between: [.bottomLeft, .bottomRight])
        guard left != nil || right != nil || top != nil || bottom != nil else { return self }
        let (minX, minY) = (
            left.map { ($0 - transform.tx) / transform.a } ?? outer.x,
            top.map { ($0 - transform.ty) / transform.d } ?? outer.y
        )
        let (maxX, maxY) = (
            right.map { ($0 - transform.tx) / transform.a } ?? outer.maxX,
            bottom.map { ($0 - transform.ty) / transform.d } ?? outer.maxY
        )
        let moved = Rect(minX, minY, maxX - minX, maxY - minY).insetBy(inset, inset)
        guard case .roundedRect(_, let radius, let round, let curve) = shape else { return .rect(moved) }
        return .roundedRect(moved, radius: radius, corners: round, curve: curve)
    }
}
