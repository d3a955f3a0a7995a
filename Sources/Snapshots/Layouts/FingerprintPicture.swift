import Maquette
import MaquetteDrawing
import MaquetteRenderer

/// A small picture that uses every drawing operation, so that any difference between renderers shows.
@MainActor public enum FingerprintPicture {
    public static func bitmap() throws -> Bitmap { try Bitmap(try list(), scale: 2) }

    static func list() throws -> DisplayList {
        var list = DisplayList(size: Size(160, 120))
        list.fill(.rect(Rect(list.size)), .white)
        paintShapes(on: &list)
        paintImages(on: &list)
        paintGroups(on: &list)
        list.append(try texts())
        return list
    }

    private static func paintShapes(on list: inout DisplayList) {
        let stops = [Color(hex: 0xFF3B30), Color(hex: 0x34C759, alpha: 0.5), Color(hex: 0x007AFF)]
        let gradients: [Gradient.Geometry] = [
            .linear(from: Point(2, 2), to: Point(36, 20)), .radial(center: Point(58, 11), radius: 16),
            .conic(center: Point(98, 11), startAngle: 0.7),
        ]
        for (number, geometry) in gradients.enumerated() {
            let frame = Rect(2 + 40 * Double(number), 2, 36.5, 18.25)
            list.fill(.ellipse(in: frame), .gradient(Gradient(geometry, colors: stops)))
        }
        var wave = Path()
        wave.move(to: Point(122, 4))
        wave.addCurve(Point(132, 24), Point(142, -8), to: Point(156, 18))
        let dashes = StrokeStyle(width: 1.5, cap: .round, join: .bevel, dashes: [4, 2.5], dashPhase: 1)
        list.stroke(wave, dashes, Color(hex: 0x5856D6, alpha: 0.8))
        list.drawShadow(
            Shadow(color: Color(hex: 0, alpha: 0.4), offset: Point(1, 2), radius: 3), of: .rect(Rect(126, 24, 24, 12)))
    }

    private static func paintImages(on list: inout DisplayList) {
        // A ramp in both directions, four pixels on a side.
        let pixels: [UInt8] = (0..<16).flatMap { (number: Int) -> [UInt8] in
            [UInt8(number % 4 * 85), UInt8(number / 4 * 85), UInt8(255 - number * 17), 255]
        }
        guard let source = ImageSource(width: 4, height: 4, premultipliedBGRA: pixels, name: "ramp") else { return }
        list.draw(ImagePlacement(source, in: Rect(2, 24, 21.5, 17)))
        list.draw(ImagePlacement(source, in: Rect(28, 24, 1.5, 17)))
        list.draw(ImagePlacement(source, in: Rect(34, 24, 20, 17), interpolation: .nearest))
        list.draw(
            ImagePlacement(
                source, in: Rect(58, 24, 30, 17), scale: 1, capInsets: Insets(top: 1, left: 1, bottom: 1, right: 1)))
        list.transform(.rotation(0.3).then(.translation(100, 22))) {
            $0.draw(ImagePlacement(source, in: Rect(0, 0, 14, 14), tint: Color(hex: 0xFF9500, alpha: 0.7)))
        }
    }

    private static func paintGroups(on list: inout DisplayList) {
        let frame = Rect(124, 42, 32, 20)
        list.group(alpha: 0.5, bounds: frame) { list in
            list.fill(.rect(Rect(124, 42, 20, 12)), Color(hex: 0xAF52DE))
            list.fill(.rect(Rect(134, 48, 22, 14)), Color(hex: 0x30B0C7))
        }
        list.blend(.multiply) { $0.fill(.ellipse(in: Rect(130, 38, 16, 16)), Color(hex: 0xFFCC00)) }
        list.shadow(Shadow(color: .black, offset: Point(0, 1), radius: 2), bounds: Rect(126, 66, 28, 10)) {
            $0.clip(to: .ellipse(in: Rect(126, 66, 28, 10))) { $0.fill(.rect(Rect(120, 60, 20, 20)), .white) }
        }
    }

    private static func texts() throws -> DisplayList {
        let stage = Stage(
            scale: 2, style: .light, direction: .leftToRight, release: .iOS18, room: .size(width: 160, height: 120))
        return try stage.picture(
            of: {
                let page = UIView()
                let weights: [UIFont.Weight] = [.regular, .semibold, .bold]
                for (number, weight) in weights.enumerated() {
                    let label = UILabel(frame: CGRect(x: 2.5, y: 42 + 26 * CGFloat(number), width: 118, height: 26))
                    label.font = .systemFont(ofSize: CGFloat(11 + 4 * number), weight: weight)
                    label.text = "Quick fjörd AVATAR"
                    page.addSubview(label)
                }
                return page
            }()
        ).list
    }
}
