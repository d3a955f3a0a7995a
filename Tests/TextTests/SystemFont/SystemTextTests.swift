import MaquetteText
import Testing

@Suite("A line of system text")
struct SystemTextTests {
    /// `UIFont.systemFont(ofSize: 17)` as measured on an iOS simulator: a line height of 20.2871, an ascender of 16.1865.
    @Test("is as high as iOS measures it")
    func lineHeight() {
        let text = Typesetter.layout(StyledText("Label", font: TextFont(size: 17)))
        #expect(abs(text.height - 20.2871) < 0.001)
        #expect(abs(text.firstBaseline - 16.1865) < 0.001)
    }

    @Test("is as wide as Interface Builder records it on a device of scale 2")
    func recordedWidth() {
        let text = Typesetter.layout(StyledText("Label", font: TextFont(size: 17)))
        #expect((text.width * 2).rounded(.up) / 2 == 41.5)
    }
}
