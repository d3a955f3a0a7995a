import CCairo
import MaquetteDrawing

/// A rectangle of whole pixels.
struct PixelRect: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var isEmpty: Bool { width <= 0 || height <= 0 }
    var maxX: Int { x + width }
    var maxY: Int { y + height }

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// All pixels that a rectangle touches; NaN and huge values are clamped.
    init(touchedBy rect: Rect) {
        func whole(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
            value.isNaN ? 0 : Int(min(max(value.rounded(rule), -1_000_000), 1_000_000))
        }
        let left = whole(rect.x + 1e-6, .down)
        let top = whole(rect.y + 1e-6, .down)
        self.init(
            x: left, y: top, width: whole(rect.maxX - 1e-6, .up) - left, height: whole(rect.maxY - 1e-6, .up) - top)
    }

    func insetBy(_ distance: Int) -> PixelRect {
        PixelRect(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
    }

    func moved(_ across: Int, _ down: Int) -> PixelRect {
        PixelRect(x: x + across, y: y + down, width: width, height: height)
    }

    func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
    }

    func union(_ other: PixelRect) -> PixelRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
