import Foundation
import MaquetteDrawing

extension UIView {
    func drawInBounds(_ context: CGContext) { CurrentContext.perform(in: context) { draw(bounds) } }

    /// Draws the view and all that is in it, stretched into a rectangle of the current context.
    func drawTree(in rect: CGRect) -> Bool {
        guard let context = CurrentContext.top, bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    /// A view that shows this one as it is now.
    func snapshot() -> UIView? { snapshot(of: bounds, capInsets: .zero) }

    func snapshot(of rect: CGRect, capInsets: UIEdgeInsets) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let context = CGContext(bounds: rect, scale: contentScaleFactor)
        layer.render(in: context)
        guard let image = context.makeUIImage() else { return nil }
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.layer.contents =
            capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
        return view
    }
}
