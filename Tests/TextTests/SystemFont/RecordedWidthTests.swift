import MaquetteReleases
import MaquetteText
import Testing

/// Widths that Interface Builder stored for labels in public documents, rounded up to the pixel of the document's device.
@Suite("A recorded label")
struct RecordedWidthTests {
    struct Label: Sendable, CustomTestStringConvertible {
        var text: String
        var font: TextFont
        var scale: Double
        var width: Double

        init(
            _ text: String, _ size: Double, _ weight: FontWeight, _ edition: SystemFontEdition = .present,
            scale: Double, width: Double
        ) {
            self.text = text
            font = TextFont(size: size, weight: weight)
            font.edition = edition
            self.scale = scale
            self.width = width
        }

        var testDescription: String { "\(text), \(font.size) pt" }
    }

    static let labels = [
        Label("Hello World", 17, .regular, scale: 2, width: 88.5),
        Label("01.01.21", 15, .regular, scale: 3, width: 54.333),
        Label("Loaded by FirstViewController", 14, .regular, scale: 2, width: 194.5),
        Label("No matching logins.", 15, .regular, scale: 2, width: 136.5),
        Label(" Sending RUM events... ", 17, .regular, scale: 2, width: 181.5),
        Label("Recent Test ID", 17, .regular, scale: 3, width: 110.333),
        Label("Product Designer", 16, .regular, scale: 3, width: 126.667),
        Label("Upload Image", 17, .regular, scale: 3, width: 105.667),
        Label("HTTPS Callable functions Quickstart", 15, .medium, scale: 3, width: 256),
        Label("← Swipe Screen Edges in View →", 13, .regular, scale: 2, width: 201.5),
        Label("Banner Example", 24, .regular, scale: 3, width: 167),
        Label("Introducing Series 2.", 28, .medium, scale: 3, width: 255.333),
        Label("Trasnformation", 18, .medium, scale: 3, width: 125.667),
        Label("Provisioning", 16, .semibold, scale: 2, width: 93.5),
        Label("My Devices", 17, .semibold, scale: 2, width: 91.5),
        Label("This is 7.", 31, .semibold, scale: 3, width: 119.667),
        Label("Optimized", 18, .bold, scale: 3, width: 88.667),
        Label("Downlink Packet Loss", 17, .bold, scale: 2, width: 177.5),
        // Before iOS 14 letters of 17 points stood further apart, before Xcode 9.2 those of 20 and more.
        Label("This is the detail page", 17, .regular, .second, scale: 2, width: 167.5),
        // A width in whole points may have been rounded to the point.
        Label("Your answer is correct / incorrect", 17, .regular, .second, scale: 1, width: 253),
        Label("Label", 17, .regular, .second, scale: 2, width: 42),
        Label("Label", 17, .regular, .second, scale: 3, width: 41.667),
        Label("Quickly manage tasks", 20, .regular, .first, scale: 2, width: 197),
        Label("Restaurant name", 20, .medium, .first, scale: 2, width: 156.5),
        Label("Elastic Transition", 26, .regular, .first, scale: 2, width: 194.5),
        Label("IBAnimatable", 35, .regular, .first, scale: 2, width: 204.5),
        // Before iOS 14 a percent sign was narrower by a tenth of an em.
        Label("24%", 14, .regular, .first, scale: 1, width: 28),
        Label("N/A %", 17, .regular, .second, scale: 1, width: 46),
        Label("Saving products offline: 37%", 15, .bold, .second, scale: 2, width: 210.5),
        Label("50%", 17, .regular, scale: 1, width: 36),
        Label("###########", 15, .regular, .second, scale: 1, width: 102),
        Label("•", 17, .regular, .second, scale: 2, width: 8.5),
        // Before iOS 14 sizes below 20 points had all of the text master, and the others all of the display master.
        Label("Victoria Anderson", 18, .semibold, .second, scale: 3, width: 151.667),
        Label("Loading Shared List...", 18, .medium, .second, scale: 2, width: 180),
        Label("Error while fetching icons.", 20, .medium, .second, scale: 2, width: 231),
        Label("Weigh your items with a spoon", 21, .regular, .second, scale: 2, width: 276.5),
        Label("Camera Unavailable", 22, .regular, .second, scale: 2, width: 191),
        Label("HeroDebugPlugin", 22, .semibold, .second, scale: 2, width: 178),
        // Korean, by two repositories.
        Label("이용약관 필수 동의", 14, .regular, scale: 1, width: 105),
        Label("사업 및 판매 부적합 작품 제보 절차 안내", 16, .regular, scale: 1, width: 251),
        Label("카테고리", 15, .medium, scale: 1, width: 52),
        Label("함께 지켜가는 공부습관", 17, .semibold, scale: 3, width: 155.333),
        // Apostrophes, by three repositories.
        Label("Don’t have assets", 14, .regular, scale: 3, width: 115),
        Label("Don’t show again", 17, .regular, scale: 2, width: 131.5),
        Label("Oops, Safe wasn’t created", 17, .regular, scale: 2, width: 200.5),
    ]

    /// Recorded by Xcode 10 for `Simulator：`, whose last character is as wide as one of Chinese.
    @Test("has squares for Chinese characters that are wider than its size, without tracking")
    func wideCharacters() {
        func width(_ text: String) -> Double {
            Typesetter.layout(StyledText(text, font: TextFont(size: 17))).width
        }
        #expect(abs(width("中") - 17 * 1.02) < 0.001)
        #expect(abs(width("Simulator：") - 90) < 0.75)
    }

    /// Recorded in Xcode 7 by two repositories, and in Xcode 8 by one: 13.5 for a character of 13 points.
    @Test("has squares of its size for Chinese characters before iOS 10")
    func squaresOfEarlyFonts() {
        func width(_ text: String, _ size: Double, _ edition: SystemFontEdition) -> Double {
            var font = TextFont(size: size)
            font.edition = edition
            return Typesetter.layout(StyledText(text, font: font)).width
        }
        #expect(abs(width("正在加载更多", 17, .original) - 102) < 0.001)
        #expect(abs(width("购买金币", 14, .original) - 56) < 0.001)
        #expect(width("赞", 13, .first) > 13.2)
    }

    /// Titles of buttons, recorded in whole points, and a label between the sizes that have many texts.
    @Test(
        "is as wide within a point where few are recorded",
        arguments: [
            ("unit ↓", 15, 42), ("Play Again", 24, 109), ("Watch video for additional 10 coins", 24, 359),
            ("Fetch remote config values", 25, 289), ("Fire a custom analytics event", 25, 310),
            ("The Impossible Game", 25, 234),
        ] as [(String, Double, Double)])
    func largeTitle(text: String, size: Double, recorded: Double) {
        let width = Typesetter.layout(StyledText(text, font: TextFont(size: size))).width.rounded(.up)
        #expect(abs(width - recorded) <= 1)
    }

    @Test("is as wide here within half a point", arguments: labels)
    func width(label: Label) {
        let measured = Typesetter.layout(StyledText(label.text, font: label.font)).width
        #expect(measured <= label.width + 0.5)
        #expect(measured >= label.width - 1 / label.scale - 0.5)
    }
}
