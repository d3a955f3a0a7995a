import Maquette
import Testing

/// A storyboard's scenes on their canvas, with arrows for the ways between them.
///
/// Both scenes are 200 by 100 with a title of 26 above, and their middles are 600 apart. With 60 around everything the
/// first covers 60 to 260, the second 660 to 860, and both 60 to 186 from above, with their middles at 123.
@MainActor @Suite("Sheets of storyboards")
struct StoryboardSheetTests {
    private static let arrow = [107, 115, 128, 255]
    private static let canvas = [230, 230, 235, 255]

    private static func scene(_ id: String, to destination: String? = nil) -> String {
        let segue = destination.map {
            "<connections><segue destination=\"\($0)\" kind=\"show\" id=\"s-\($0)\"/></connections>"
        }
        return """
            <viewController id="\(id)"><view key="view" id="\(id)-root">\(PaintedDocument.rect(0, 0, 200, 100))\
            <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/></view><freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>\
            <size key="freeformSize" width="200" height="100"/>\(segue ?? "")</viewController>
            """
    }

    private func sheet(_ scenes: [(controller: String, place: (Int, Int))], initial: String = "") throws -> Pixels {
        let document = try PaintedDocument(scenes: scenes, initial: initial)
        let entries = try document.document.scenes.map {
            StoryboardSheet.Entry($0, try document.picture(of: $0.id))
        }
        return try Pixels(of: StoryboardSheet(entries).picture())
    }

    @Test("scenes stand where their author put them, below their names")
    func places() throws {
        let pixels = try sheet([(Self.scene("a"), (0, 0)), (Self.scene("b"), (600, 0))])
        #expect(pixels.bitmap.width == 920 && pixels.bitmap.height == 246)
        expectColor(pixels[55, 150], Self.canvas)
        expectColor(pixels[70, 150], Colors.green)
        expectColor(pixels[250, 180], Colors.green)
        expectColor(pixels[300, 123], Self.canvas)
        expectColor(pixels[670, 150], Colors.green)
        expectColor(pixels[850, 190], Self.canvas)
    }

    @Test("an arrow leads from the side of one scene to that of the other, with its kind in the middle")
    func arrow() throws {
        let pixels = try sheet([(Self.scene("a", to: "b"), (0, 0)), (Self.scene("b"), (600, 0))])
        expectColor(pixels[300, 123], Self.arrow)
        expectColor(pixels[300, 119], Self.canvas)
        expectColor(pixels[456, 116], Colors.white)
        // The tip is 9 long and about 5 to each side at its end; behind it there is the line alone.
        expectColor(pixels[652, 125], Self.arrow)
        expectColor(pixels[640, 126], Self.canvas)
    }

    @Test("a way there and a way back run beside each other, 14 to each side of the middle")
    func thereAndBack() throws {
        let pixels = try sheet([(Self.scene("a", to: "b"), (0, 0)), (Self.scene("b", to: "a"), (600, 0))])
        expectColor(pixels[300, 137], Self.arrow)
        expectColor(pixels[620, 109], Self.arrow)
        expectColor(pixels[350, 123], Self.canvas)
    }

    @Test("a thick arrow leads to the scene that an app begins with")
    func entrance() throws {
        let pixels = try sheet([(Self.scene("a"), (0, 0)), (Self.scene("b"), (600, 0))], initial: "a")
        expectColor(pixels[30, 121], Self.arrow)
        expectColor(pixels[30, 124], Self.arrow)
        expectColor(pixels[30, 118], Self.canvas)
        expectColor(pixels[48, 127], Self.arrow)
        expectColor(pixels[640, 123], Self.canvas)
    }
}
