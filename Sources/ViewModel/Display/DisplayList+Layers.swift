import Foundation
import MaquetteDrawing

extension DisplayList {
    /// What a layer shows when its bounds fill the canvas, for a device with so many pixels for each point.
    ///
    /// The layer's own place and whether it is hidden do not count, as in Core Animation's `render(in:)`.
    @MainActor package init(showing layer: CALayer, size: CGSize, scale: CGFloat) {
        self.init(size: Size(size))
        let walk = LayerWalk(grid: DeviceGrid(scale: Double(scale)))
        let canvas = LayerWalk.Place(exact: .identity, painted: .identity, visible: Rect(Size(size)))
        let origin = Point(layer.bounds.origin)
        walk.draw(layer, at: .translation(-origin.x, -origin.y), in: canvas, into: &self)
    }
}
