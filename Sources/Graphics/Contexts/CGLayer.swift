import Foundation
import MaquetteDrawing

/// A drawing to be drawn again and again. Its y grows as in the context that it is drawn into.
public final class CGLayer {
    public let size: CGSize
    private let drawing: CGContext

    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard size.width > 0, size.height > 0 else { return nil }
        self.size = size
        drawing = CGContext(bounds: CGRect(origin: .zero, size: size), scale: context.scale)
    }

    public var context: CGContext? { drawing }

    fileprivate var source: ImageSource? {
        drawing.recorded.flatMap { ImageSource(drawing: $0, scale: drawing.scale, name: "layer") }
    }
}

extension CGContext {
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        if let source = layer.source { draw(source, in: rect.standardized, upsideDown: false) }
    }
}
