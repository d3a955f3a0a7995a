import Testing
import UIKit

@Suite struct FontTests {
    /// What is called `menlo` and `MENLO-BOLD` in apps is found on iOS.
    @Test(arguments: [
        ("menlo", "Menlo"), ("MENLO-BOLD", "Menlo-Bold"), ("helveticaneue-mediumitalic", "HelveticaNeue-MediumItalic"),
        ("avenirnext-demibold", "AvenirNext-DemiBold"),
    ]) func shippedFacesAreFoundInAnyCase(_ written: String, _ spelled: String) throws {
        let (font, other) = (
            try #require(UIFont(name: written, size: 17)), try #require(UIFont(name: spelled, size: 17))
        )
        #expect(font.fontName == other.fontName && font.lineHeight == other.lineHeight)
        #expect(UIFont(name: "no-such-font", size: 17) == nil)
    }

    /// Recorded: a line of Arial Bold in 18 points takes 20.5 points on a screen of two pixels for a point, lines of
    /// Helvetica Neue in 12 points 14 in Roman and 14.5 in Medium, and one of 22 points in Light 26; Hoefler Text in 30
    /// points 30, and Futura in 15 points 19.5 in Medium.
    @Test func linesOfShippedFacesAreAsHighAsRecorded() throws {
        func pixels(_ name: String, _ size: CGFloat) throws -> CGFloat {
            (try #require(UIFont(name: name, size: size)).lineHeight * 2).rounded(.up) / 2
        }
        #expect(try pixels("Arial-BoldMT", 18) == 20.5)
        #expect(try pixels("HelveticaNeue", 12) == 14)
        #expect(try pixels("HelveticaNeue-Medium", 12) == 14.5)
        #expect(try pixels("HelveticaNeue-Light", 22) == 26)
        #expect(try pixels("HoeflerText-Regular", 30) == 30)
        #expect(try pixels("Futura-Medium", 15) == 19.5)
    }

    @Test func theSystemFontHasApplesMetrics() {
        // 1950, 494 and their sum 2444 parts of 2048, not rounded.
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.ascender - 17 * 1950 / 2048) < 0.01)
        #expect(abs(font.descender + 17 * 494 / 2048) < 0.01)
        #expect(abs(font.lineHeight - 20.287) < 0.01)
        #expect(abs(font.capHeight - 17 * 0.7046) < 0.1)
        #expect(font.leading == 0)
    }

    @Test func theSystemsFacesHaveUIKitsNames() {
        #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
        #expect(UIFont.systemFont(ofSize: 17, weight: .semibold).fontName == ".SFUI-Semibold")
        // Legends in pictures of iOS 17 to 26 have the widths of Semibold at 12 points, not of Bold.
        #expect(UIFont.boldSystemFont(ofSize: 17).fontName == ".SFUI-Semibold")
        #expect(UIFont.italicSystemFont(ofSize: 17).fontName == ".SFUI-RegularItalic")
        #expect(UIFont.systemFont(ofSize: 17).familyName == ".AppleSystemUIFont")
        #expect(
            UIFont.monospacedSystemFont(ofSize: 12, weight: .medium).fontName == ".AppleSystemUIFontMonospaced-Medium")
    }

    @Test func aFontIsFoundAgainByItsName() {
        for font in [UIFont.systemFont(ofSize: 15, weight: .heavy), .italicSystemFont(ofSize: 15)] {
            #expect(UIFont(name: font.fontName, size: 15) == font)
        }
    }

    @Test func namesThatNobodyHasAreNil() {
        #expect(UIFont(name: "NoSuchFont-Bold", size: 12) == nil)
    }

    @Test func familiesThatIOSShipsAreThereUnderTheirNames() throws {
        let font = try #require(UIFont(name: "HelveticaNeue-MediumItalic", size: 12))
        #expect(font.fontName == "HelveticaNeue-MediumItalic")
        #expect(font.familyName == "Helvetica Neue")
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitItalic))
    }

    @Test func fontsAreEqualByWhatTheyAskFor() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
        #expect(UIFont.systemFont(ofSize: 17).withSize(20) == UIFont.systemFont(ofSize: 20))
        #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
    }

    @Test func sizesThatAreNoneBecomeTwelve() {
        #expect(UIFont.systemFont(ofSize: 0).pointSize == 12)
        #expect(UIFont.systemFont(ofSize: -3).pointSize == 12)
    }

    @Test func namedSizesAreThoseOfIOS() {
        #expect(UIFont.labelFontSize == 17)
        #expect(UIFont.buttonFontSize == 18)
        #expect(UIFont.systemFontSize == 14)
        #expect(UIFont.smallSystemFontSize == 12)
    }

    @Test func archivedFontsComeBack() throws {
        let font = UIFont.systemFont(ofSize: 15, weight: .medium)
        let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == font)
    }

    @Test func aFontFileThatIsNotThereIsReported() {
        var error: Error?
        let url = URL(fileURLWithPath: "/no/such/font.ttf")
        #expect(!CTFontManagerRegisterFontsForURL(url, .process, &error))
        #expect(error.map { String(describing: $0).contains("/no/such/font.ttf") } == true)
    }

    /// The names are those that `fc-query` says of the file.
    @Test func aFontIsRegisteredFromItsBytes() throws {
        let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf")
        let font = try #require(CGDataProvider(url: file as CFURL).flatMap(CGFont.init))
        #expect(font.postScriptName == "DejaVuSerif-Bold" && font.fullName == "DejaVu Serif Bold")
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterGraphicsFont(font, &error) && error == nil)
        #expect(UIFont(name: "DejaVuSerif-Bold", size: 12) != nil)
        #expect(CGDataProvider(data: Data([0, 1, 0, 0, 9])).flatMap(CGFont.init) == nil)
        #expect(CGDataProvider(url: URL(fileURLWithPath: "/nowhere/font.ttf")) == nil)
    }
}
