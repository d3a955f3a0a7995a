import SwiftUI
import Testing

/// Documentation of `ImageRenderer`: "The default value is unspecified" (of the proposed size), "The default value is 1.0" (of the scale).
@MainActor @Suite struct ImageRendererTests {
    @Test func `The image is as large as the view, with as many pixels as asked for`() throws {
        let renderer = ImageRenderer(content: Color(uiColor: .red).frame(width: 20, height: 10))
        #expect(try #require(renderer.uiImage).size == CGSize(width: 20, height: 10))
        #expect(try #require(renderer.cgImage).width == 20)
        renderer.scale = 3
        let image = try #require(renderer.cgImage)
        #expect(image.width == 60 && image.height == 30)
        let pixels = [UInt8](try #require(image.dataProvider?.data as Data?))
        let middle = (15 * 60 + 30) * 4
        #expect(Array(pixels[middle..<middle + 4]) == [255, 0, 0, 255])
    }

    @Test func `What is proposed breaks a text, and the context is that of the author`() {
        let renderer = ImageRenderer(content: Text(verbatim: "one two three four five six"))
        let line = renderer.uiImage?.size ?? .zero
        renderer.proposedSize = ProposedViewSize(width: line.width / 2, height: nil)
        var drawn = CGSize.zero
        renderer.render { size, draw in
            drawn = size
            _ = UIGraphicsImageRenderer(size: size).image { draw($0.cgContext) }
        }
        #expect(drawn.height > line.height * 1.5 && drawn.width <= line.width / 2 + 1)
    }
}
