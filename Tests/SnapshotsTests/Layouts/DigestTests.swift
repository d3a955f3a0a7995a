import MaquetteDrawing
import MaquetteSnapshots
import Testing

@Suite("Digests")
struct DigestTests {
    @Test("every byte counts, and so does their number") func bytes() {
        let contents: [[UInt8]] = [
            [], [0], [0, 0], [1], [0, 1], Array(repeating: 0, count: 8), Array(repeating: 0, count: 9),
        ]
        #expect(Set(contents.map { Digest($0).description }).count == contents.count)
        #expect(Digest([1, 2, 3]) == Digest([1, 2, 3]))
    }

    /// More than one digest's block, and more than it adds up at once.
    private static let long = (0..<2500).map { (number: Int) in
        UInt8(truncatingIfNeeded: (number &* 2_654_435_761) >> 13)
    }

    @Test(
        "one bit that changes changes the digest, wherever it stands", arguments: [0, 63, 64, 1023, 1024, 2048, 2499])
    func everyBit(place: Int) {
        let digests = (0..<8).map { bit in
            var changed = Self.long
            changed[place] ^= 1 << bit
            return Digest(changed)
        }
        #expect(Set(digests + [Digest(Self.long)]).count == 9)
    }

    @Test("what changes places changes the digest", arguments: [8, 64, 1024])
    func places(length: Int) {
        let (first, second) = (Array(Self.long[..<length]), Array(Self.long[length..<2 * length]))
        #expect(Digest(first + second) != Digest(second + first))
        // In the midst of emptiness, which a wrong picture of one colour is full of.
        let (mark, empty) = (Array("mark".utf8), [UInt8](repeating: 0, count: length))
        #expect(Digest(mark + empty + empty) != Digest(empty + mark + empty))
    }

    @Test("how much there is of one byte counts") func lengths() {
        let digests = (1000..<1300).map { Digest([UInt8](repeating: 255, count: $0)) }
        #expect(Set(digests).count == 300)
    }

    @Test("a digest reads as it is written") func text() {
        let digest = Digest([7])
        #expect(digest.description.count == 32)
        #expect(Digest(digest.description) == digest)
        #expect(Digest("+\(digest.description.dropFirst())x") == nil)
    }

    private static func list(_ draw: (inout DisplayList) -> Void) -> DisplayList {
        var list = DisplayList(size: Size(10, 10))
        draw(&list)
        return list
    }

    /// Each differs from its neighbour in one thing that shows.
    private static var lists: [DisplayList] {
        let (red, rect) = (Color(red: 1, green: 0, blue: 0), Rect(1, 1, 2, 2))
        let source = ImageSource(width: 1, height: 1, premultipliedBGRA: [1, 2, 3, 255])!
        let other = ImageSource(width: 1, height: 1, premultipliedBGRA: [1, 2, 4, 255])!
        let gradient = Gradient(.linear(from: .zero, to: Point(1, 0)), colors: [.black, red])
        var open = gradient
        open.extendsAfter = false
        return [
            list { _ in }, list { $0.fill(.rect(rect), red) }, list { $0.fill(.ellipse(in: rect), red) },
            list { $0.fill(.rect(Rect(1, 1, 2, 2.0.nextUp)), red) },
            list { $0.fill(.rect(rect), red.multiplyingAlpha(by: 0.5)) },
            list { $0.fill(.rect(rect), red, rule: .evenOdd) },
            list { $0.fill(.rect(rect), .gradient(gradient)) }, list { $0.fill(.rect(rect), .gradient(open)) },
            list { $0.stroke(.rect(rect), StrokeStyle(), red) },
            list { $0.stroke(.rect(rect), StrokeStyle(cap: .round), red) },
            list { $0.stroke(.rect(rect), StrokeStyle(dashes: [1]), red) },
            list { $0.draw(ImagePlacement(source, in: rect)) }, list { $0.draw(ImagePlacement(other, in: rect)) },
            list { $0.draw(ImagePlacement(source, in: rect, interpolation: .nearest)) },
            list { $0.draw(ImagePlacement(source, in: rect, tint: red)) },
            list { $0.draw(ImagePlacement(source, in: rect, capInsets: .zero)) },
            list { $0.drawShadow(Shadow(color: red, offset: .zero, radius: 1), of: .rect(rect)) },
            list { $0.drawShadow(Shadow(color: red, offset: .zero, radius: 2), of: .rect(rect)) },
            list { $0.clip(to: .rect(rect)) { $0.fill(.rect(rect), red) } },
            list { $0.group(alpha: 0.5, bounds: rect) { $0.fill(.rect(rect), red) } },
            list { $0.group(alpha: 0.6, bounds: rect) { $0.fill(.rect(rect), red) } },
            list { $0.blend(.multiply) { $0.fill(.rect(rect), red) } },
            list { $0.blend(.screen) { $0.fill(.rect(rect), red) } },
            list { $0.transform(.translation(1, 0)) { $0.fill(.rect(rect), red) } },
            list { $0.mask(by: list { $0.fill(.rect(rect), red) }, bounds: rect) { $0.fill(.rect(rect), red) } },
            list { $0.mask(by: list { _ in }, bounds: rect) { $0.fill(.rect(rect), red) } },
            list { $0.draw(run(id: 1, x: 0), at: .zero, red) }, list { $0.draw(run(id: 2, x: 0), at: .zero, red) },
            list { $0.draw(run(id: 1, x: 0.01), at: .zero, red) },
            list { $0.draw(run(id: 1, x: 0, face: "Other"), at: .zero, red) },
        ]
    }

    private static func run(id: UInt32, x: Double, face: String = "Face") -> GlyphRun {
        let number = face == "Face" ? 1_000_001 : 1_000_002
        return GlyphRun(
            face: FontFaceID(number: number, name: face), size: 17, glyphs: [GlyphRun.Glyph(id: id, x: x, y: 0)],
            text: "a")
    }

    @Test("display lists that paint other things have other digests") func differentLists() {
        #expect(Set(Self.lists.map(\.digest)).count == Self.lists.count)
    }

    @Test("display lists that are made alike have one digest") func equalLists() {
        #expect(Self.lists.map(\.digest) == Self.lists.map(\.digest))
    }

    @Test("names in a list do not count") func annotations() {
        let rect = Rect(1, 1, 2, 2)
        let one = Self.list { $0.annotate(PaintedView(String.self, at: rect)) { $0.fill(.rect(rect), .black) } }
        let other = Self.list { $0.annotate(PaintedView(Int.self, at: rect)) { $0.fill(.rect(rect), .black) } }
        #expect(one.digest == other.digest)
    }
}
