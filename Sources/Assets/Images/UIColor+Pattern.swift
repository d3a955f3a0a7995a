import MaquetteDrawing
import MaquetteGraphics

extension UIImage: PatternImage {
    package func tile(_ rect: Rect, into list: inout DisplayList) {
        resizableImage(withCapInsets: .zero).draw(into: &list, in: rect, stretches: true)
    }
}

extension UIColor {
    /// Tiles what it paints with the image, from the upper left corner of the view or context.
    public convenience init(patternImage image: UIImage) { self.init(pattern: CGPattern(image)) }
}
