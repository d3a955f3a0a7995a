import MaquetteDrawing

/// The pixels of the device. Places layers on whole pixels, so that edges stay sharp.
struct DeviceGrid {
    /// Pixels for each point of the canvas.
    let scale: Double

    /// The map, moved by less than a pixel so that the first corner of a rectangle lies on the corner of a pixel.
    ///
    /// Rotated layers keep their place: their edges are soft anyway.
    func aligned(_ map: Transform2D, of rect: Rect) -> Transform2D {
        guard map.isUpright else { return map }
        let start = map.apply(to: Point(rect.x, rect.y))
        let end = map.apply(to: Point(rect.maxX, rect.maxY))
        var aligned = map
        aligned.tx += first(start.x, end.x) - start.x
        aligned.ty += first(start.y, end.y) - start.y
        return aligned
    }

    /// What is thinner than a pixel takes the one that has its middle: the next one may be outside of all that is around it.
    private func first(_ start: Double, _ end: Double) -> Double {
        guard end > start, nearest(end) == nearest(start) else { return nearest(start) }
        return ((start + end) / 2 * scale).rounded(.down) / scale
    }

    /// A rectangle's size once its far edges lie on pixels, for a map that has its origin on one. A size above zero
    /// takes at least one pixel.
    func alignedSize(of rect: Rect, under map: Transform2D) -> Size {
        guard map.isUpright else { return Size(rect.width, rect.height) }
        let start = map.apply(to: Point(rect.x, rect.y))
        let end = map.apply(to: Point(rect.maxX, rect.maxY))
        func length(_ start: Double, _ end: Double, _ factor: Double, _ exact: Double) -> Double {
            exact > 0 ? max(nearest(end) - nearest(start), 1 / scale) / factor : 0
        }
        return Size(
            length(start.x, end.x, map.a, rect.width), length(start.y, end.y, map.d, rect.height))
    }

    /// All four edges on pixels, for content with an origin on one.
    func aligned(_ rect: Rect, from origin: Point) -> Rect {
        let left = nearest(rect.x - origin.x)
        let top = nearest(rect.y - origin.y)
        return Rect(
            left + origin.x, top + origin.y, nearest(rect.maxX - origin.x) - left,
            nearest(rect.maxY - origin.y) - top)
    }

    /// A half is rounded up; sums of thirds within a rounding error of a half count as one.
    private func nearest(_ length: Double) -> Double { (length * scale + 0.5 + 1e-6).rounded(.down) / scale }
}
