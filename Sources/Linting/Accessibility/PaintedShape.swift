import Maquette
import MaquetteDrawing
import MaquetteRenderer

/// An image in one pixel for each point: where it covers, and its colour on the whole.
@MainActor struct PaintedShape {
    let color: Color
    private let width: Int
    private let alphas: [UInt8]

    /// Nil for images that are larger than any control, and those that show nothing.
    init?(_ image: UIImage, on stage: Stage) {
        guard image.size.width > 0, image.size.height > 0, image.size.width <= 400, image.size.height <= 400 else {
            return nil
        }
        let view = UIImageView(image: image)
        view.frame = CGRect(origin: .zero, size: image.size)
        let stage = Stage(
            device: stage.settings.device, scale: 1, style: stage.settings.userInterfaceStyle, room: .natural)
        guard let list = try? stage.picture(of: view).list, let bitmap = try? Bitmap(list) else { return nil }
        width = bitmap.width
        var alphas: [UInt8] = []
        var (red, green, blue, covered) = (0.0, 0.0, 0.0, 0.0)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let pixel = bitmap[x, y]
                alphas.append(UInt8(pixel >> 24))
                // Components are multiplied by alpha already.
                red += Double(pixel >> 16 & 255)
                green += Double(pixel >> 8 & 255)
                blue += Double(pixel & 255)
                covered += Double(pixel >> 24)
            }
        }
        guard covered > 0 else { return nil }
        self.alphas = alphas
        color = Color(red: red / covered, green: green / covered, blue: blue / covered)
    }

    /// Whether both cover the same pixels, but for a fiftieth.
    func hasShape(of other: PaintedShape) -> Bool {
        guard width == other.width, alphas.count == other.alphas.count else { return false }
        let different = zip(alphas, other.alphas).reduce(0) { $0 + (abs(Int($1.0) - Int($1.1)) > 64 ? 1 : 0) }
        let covered = alphas.reduce(0) { $0 + ($1 > 64 ? 1 : 0) }
        return different * 50 <= covered
    }
}
