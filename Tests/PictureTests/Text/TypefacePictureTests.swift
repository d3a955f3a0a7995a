import Maquette
import Testing

/// Letters of typefaces that are not installed, in other outlines made as wide and as high as theirs.
@MainActor @Suite("Pictures of typefaces")
struct TypefacePictureTests {
    private func picture(_ text: String, _ name: String, _ size: CGFloat) throws -> Pixels {
        let label = UILabel()
        label.font = UIFont(name: name, size: size)
        label.text = text
        label.sizeToFit()
        return try Pixels(of: label)
    }

    private func columns(_ pixels: Pixels) -> [Bool] {
        (0..<pixels.bitmap.width).map { x in (0..<pixels.bitmap.height).contains { pixels[x, $0][3] > 128 } }
    }

    /// The small x of Times is 448 thousandths of an em high, that of Georgia 481; at 200 points 89.6 and 96.2.
    @Test(
        "serifs are as high as those that they stand for", arguments: [("TimesNewRomanPSMT", 89.6), ("Georgia", 96.2)])
    func serifs(name: String, height: Double) throws {
        let pixels = try picture("x", name, 200)
        let rows = (0..<pixels.bitmap.height).filter { y in
            (0..<pixels.bitmap.width).contains { pixels[$0, y][3] > 128 }
        }
        #expect(abs(Double(rows.count) - height) < 2.5)
    }

    /// Each letter is ink from its left stem to its right one, and none between it and the next.
    @Test(
        "letters do not touch, however narrow they are",
        arguments: ["AvenirNextCondensed-Bold", "Baskerville", "Futura-Medium", "HelveticaNeue-Light"])
    func gaps(name: String) throws {
        let ink = columns(try picture("HHHH", name, 60))
        let beginnings = zip(ink, ink.dropFirst()).filter { !$0 && $1 }.count + (ink[0] ? 1 : 0)
        #expect(beginnings == 4)
    }
}
