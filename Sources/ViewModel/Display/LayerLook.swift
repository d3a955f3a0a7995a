import Foundation
import MaquetteDrawing

/// A layer's own appearance as plain values: everything that is painted except its content.
@MainActor struct LayerLook {
    /// The bounds, rounded to the pixels that they cover.
    let box: Rect
    /// The bounds with their rounded corners.
    let outline: Path
    let background: Color?
    /// What the background is painted with: its colour, or tiles in place of it.
    private let ink: Ink?
    let border: (ink: Ink, width: Double)?
    let opacity: Double
    let clipsContent: Bool

    private let radius: Double
    private let corners: Corners
    private let curve: CornerCurve
    private let layer: CALayer

    /// - Parameter isWithoutScreen: whether layers draw by themselves, as in `render(in:)`. Then an app's `maskedCorners` count for nothing,
    ///   and a radius rounds every corner.
    init(_ layer: CALayer, size: Size, isWithoutScreen: Bool = false) {
        let state = layer.layerState
        self.layer = layer
        box = Rect(Double(state.bounds.minX), Double(state.bounds.minY), size.width, size.height)
        radius = max(0, Double(state.cornerRadius))
        corners = isWithoutScreen && !state.hasOwnCorners ? .all : Corners(state.maskedCorners)
        curve = state.cornerCurve == .continuous ? .continuous : .circular
        outline = .layer(box, radius: radius, corners: corners, curve: curve)
        opacity = Double(min(max(state.opacity, 0), 1))
        clipsContent = state.masksToBounds

        ink = Self.background(of: layer, from: Point(box.x, box.y))
        background = ink.flatMap { $0.color.alpha > 0 ? $0.color : nil }
        let width = min(Double(state.borderWidth), min(size.width, size.height) / 2)
        border = state.borderColor.flatMap {
            let ink = $0.ink
            return width > 0 && ink.color.alpha > 0 ? (ink, width) : nil
        }
    }

    /// A view's background follows the traits; a layer's is what it is.
    private static func background(of layer: CALayer, from origin: Point) -> Ink? {
        var ink =
            if let view = layer.owningView {
                view.backgroundColor?.ink(with: view.traitCollection)
            } else {
                layer.layerState.backgroundColor?.ink
            }
        ink?.origin = origin
        return ink
    }

    /// What the background fills where the outline clips it.
    var backgroundBox: Path { .layer(box, radius: 0, corners: [], curve: curve) }

    /// Whether the outline is more than the box.
    var isRounded: Bool {
        if case .rect = outline.shape { false } else { true }
    }

    /// The area of background and content. Under an opaque border it ends in the border's middle, so that nothing
    /// shines through at the soft outer edge.
    var inside: Path {
        guard isRounded, let border, border.ink.color.alpha == 1 else { return outline }
        return ring(inset: border.width / 2)
    }

    func drawBackground(into list: inout DisplayList) { fill(inside, into: &list) }

    func fill(_ area: Path, into list: inout DisplayList) {
        guard background != nil, let ink, !box.isEmpty else { return }
        list.fill(area, ink)
    }

    private func ring(inset: Double) -> Path {
        .layer(
            box.insetBy(inset, inset), radius: min(radius, min(box.width, box.height) / 2) - inset, corners: corners,
            curve: curve)
    }

    /// Inside the bounds; the inner corner radius is smaller by the width.
    func drawBorder(into list: inout DisplayList) {
        guard let border, !box.isEmpty else { return }
        let half = border.width / 2
        if radius > 0, radius < half {
            var ring = outline
            ring.add(.rect(box.insetBy(border.width, border.width)))
            return list.fill(ring, border.ink, rule: .evenOdd)
        }
        list.stroke(ring(inset: half), StrokeStyle(width: border.width), border.ink)
    }

    // MARK: Shadows

    /// The shadow with the layer's opacity; nil if it is invisible, as under layers that clip.
    var shadow: Shadow? {
        let state = layer.layerState
        guard state.shadowOpacity > 0, !state.masksToBounds, let color = state.shadowColor?.drawingColor else {
            return nil
        }
        let alpha = min(max(Double(state.shadowOpacity), 0), 1)
        guard color.alpha * alpha > 0 else { return nil }
        return Shadow(
            color: color.multiplyingAlpha(by: alpha),
            offset: Point(Double(state.shadowOffset.width), Double(state.shadowOffset.height)),
            radius: max(0, Double(state.shadowRadius)))
    }

    /// The shape that casts the shadow, and how strongly: a translucent background casts a weaker one.
    var shadowShape: (path: Path, strength: Double)? {
        if let background, !box.isEmpty { return (outline, background.alpha) }
        return nil
    }
}

extension Path {
    /// The outline of a layer, or of what lies inside its border.
    fileprivate static func layer(_ box: Rect, radius: Double, corners: Corners, curve: CornerCurve) -> Path {
        var path = roundedRect(box, radius: radius, corners: corners, curve: curve)
        path.hasCrispEdges = true
        return path
    }
}

extension Corners {
    init(_ mask: CACornerMask) {
        self = []
        if mask.contains(.layerMinXMinYCorner) { insert(.topLeft) }
        if mask.contains(.layerMaxXMinYCorner) { insert(.topRight) }
        if mask.contains(.layerMinXMaxYCorner) { insert(.bottomLeft) }
        if mask.contains(.layerMaxXMaxYCorner) { insert(.bottomRight) }
    }
}
