import MaquetteText
import Testing

@Suite("A line of system text")
struct SystemTextTests {
    @Test("is as high as the line metrics of the system font")
    func lineHeight() {
        let text = Typesetter.layout(StyledText("Label", font: TextFont(size: 17)))
        #expect(abs(text.height - 17 * 2444.0 / 2048) < 0.001)
        #expect(abs(text.firstBaseline - 17 * 1950.0 / 2048) < 0.001)
    }

    @Test("is as wide as Interface Builder records it on a device of scale 2")
    func recordedWidth() {
        let text = Typesetter.layout(StyledText("Label", font: TextFont(size: 17)))
        #expect((text.width * 2).rounded(.up) / 2 == 41.5)
    }
}
