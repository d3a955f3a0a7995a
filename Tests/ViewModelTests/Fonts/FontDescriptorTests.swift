import Testing
import UIKit

@testable import MaquetteFonts

@Suite struct FontDescriptorTests {
    @Test func theBoldTraitMakesAStyleSemibold() throws {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection())
        let descriptor = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
        let bold = UIFont(descriptor: descriptor, size: 0)
        #expect(bold.fontName == ".SFUI-Semibold")
        #expect(bold.pointSize == 17)
    }

    /// The plain font as measured in pictures of iOS 14, whose bold text has the widths of Semibold.
    @Test func theBoldTraitMakesLargeTitlesBoldAndPlainFontsSemibold() throws {
        let title = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: UITraitCollection())
        for (font, name) in [(title, ".SFUI-Bold"), (UIFont.systemFont(ofSize: 20), ".SFUI-Semibold")] {
            let descriptor = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
            #expect(UIFont(descriptor: descriptor, size: 0).fontName == name)
        }
    }

    /// `traitMonoSpace` says that all glyphs are of one width, as those of Menlo and Courier are.
    @Test func `Faces of one width say so, also with other traits`() throws {
        for name in ["Menlo", "Courier", "Menlo-Bold", "CourierNewPSMT"] {
            let descriptor = try #require(UIFont(name: name, size: 17)).fontDescriptor
            #expect(descriptor.symbolicTraits.contains(.traitMonoSpace))
            let italic = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.traitItalic))
            #expect(italic?.symbolicTraits.contains([.traitMonoSpace, .traitItalic]) == true)
        }
        for font in [UIFont(name: "Georgia", size: 17), .systemFont(ofSize: 17)] {
            #expect(font?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) == false)
        }
    }

    /// Apple's page "Scaling fonts automatically" has labels adjust fonts that were made for a text style.
    @Test func aStylesFontWithTraitsGrowsAsTheStyleDoes() throws {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection())
        let largest = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        for traits: UIFontDescriptor.SymbolicTraits in [.traitBold, .traitItalic] {
            let descriptor = try #require(body.fontDescriptor.withSymbolicTraits(traits))
            let font = UIFont(descriptor: descriptor, size: 0)
            let grown = font.adjusted(to: largest)
            #expect(grown.pointSize == 23 && grown.fontName == font.fontName)
            #expect(grown.fontDescriptor.symbolicTraits.contains(traits))
            // As projects write it: pictures of iOS 26.2 (GetStream/stream-chat-swift) have such counts and commands 28 and 34 points
            // high in the largest text size, and 19 and 24 in a small one.
            #expect(UIFont(descriptor: descriptor, size: body.pointSize).adjusted(to: largest).pointSize == 23)
            #expect(UIFont(descriptor: descriptor, size: 20).adjusted(to: largest).pointSize == 20)
            #expect(UIFont(descriptor: descriptor.withSize(20), size: 0).adjusted(to: largest).pointSize == 20)
        }
    }

    /// Apple's documentation: "The font uses fixed-pitch glyphs if available."
    @Test func theMonospacedTraitChoosesTheMonospacedDesign() throws {
        let font = UIFont.systemFont(ofSize: 12)
        let descriptor = try #require(font.fontDescriptor.withSymbolicTraits(.traitMonoSpace))
        let listed = UIFontDescriptor(fontAttributes: [
            .size: 12, .traits: [UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitMonoSpace],
        ])
        for descriptor in [descriptor, listed] {
            #expect(UIFont(descriptor: descriptor, size: 0) == .monospacedSystemFont(ofSize: 12, weight: .regular))
        }
    }

    @Test func traitsThatAreNotAskedForAreTakenOff() throws {
        let descriptor = try #require(UIFont.boldSystemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.traitItalic))
        #expect(UIFont(descriptor: descriptor, size: 0) == .italicSystemFont(ofSize: 12))
    }

    @Test func aWeightAmongTheTraitsChoosesTheFace() {
        let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
        ])
        #expect(UIFont(descriptor: descriptor, size: 30) == .systemFont(ofSize: 30, weight: .heavy))
    }

    @Test func designsChangeTheFamily() throws {
        let rounded = try #require(UIFont.systemFont(ofSize: 12, weight: .bold).fontDescriptor.withDesign(.rounded))
        #expect(UIFont(descriptor: rounded, size: 0).fontName == ".AppleSystemUIFontRounded-Bold")
        let mono = try #require(UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.monospaced))
        #expect(UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 12, weight: .regular))
    }

    @Test func descriptorsTellTheTraitsOfTheirFace() {
        let traits = UIFont.systemFont(ofSize: 12, weight: .semibold).fontDescriptor.symbolicTraits
        #expect(traits.contains(.traitBold))
        #expect(!traits.contains(.traitItalic))
    }

    @Test func monospacedDigitsAreAFeature() {
        let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([
            .featureSettings: [
                [
                    UIFontDescriptor.FeatureKey.featureIdentifier: kNumberSpacingType,
                    UIFontDescriptor.FeatureKey.typeIdentifier: kMonospacedNumbersSelector,
                ]
            ]
        ])
        #expect(UIFont(descriptor: descriptor, size: 0) == .monospacedDigitSystemFont(ofSize: 12, weight: .regular))
    }

    /// Rightpoint/BonMot's tests, which pass on iOS, count the attributes of a font by name: its name and its size.
    @Test func `A font by name has its name and its size for attributes, and tells what follows from them`() throws {
        let font = try #require(UIFont(name: "Avenir-Heavy", size: 10))
        let descriptor = font.fontDescriptor
        #expect(Set(descriptor.fontAttributes.keys) == [.name, .size])
        #expect(descriptor.object(forKey: .family) as? String == "Avenir")
        let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        #expect(traits?[.weight] as? CGFloat == UIFont.Weight.heavy.rawValue)
        #expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: descriptor.fontAttributes), size: 0) == font)
        let italic = try #require(descriptor.withSymbolicTraits(.traitItalic))
        #expect(UIFont(descriptor: italic, size: 0).fontDescriptor.symbolicTraits.contains(.traitItalic))
    }

    /// On iOS the attribute is a text that Swift takes for a style as well.
    @Test func `The style of a descriptor can be had as a text and as a style`() {
        let descriptor = UIFont.preferredFont(forTextStyle: .title3).fontDescriptor
        #expect(descriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .title3)
        #expect(descriptor.fontAttributes[.textStyle] as? String == UIFont.TextStyle.title3.rawValue)
        let given = UIFontDescriptor(fontAttributes: [.size: 20, .textStyle: UIFont.TextStyle.title3])
        #expect(
            UIFont(descriptor: given, size: 0).fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .title3
        )
    }

    @Test func aDescriptorByNameAndSizeMakesThatFont() {
        #expect(
            UIFont(descriptor: UIFontDescriptor(name: ".SFUI-Bold", size: 13), size: 0)
                == .systemFont(ofSize: 13, weight: .bold))
    }

    @Test(arguments: [-1.0, .nan, .infinity, 1e30])
    func traitsThatAreNoTraitsAreIgnored(_ number: Double) {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .size: 12, .traits: [UIFontDescriptor.TraitKey.symbolic: number],
        ])
        #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 12)
    }

    @Test func theMatrixIsTheIdentityUntilOneIsGiven() {
        let descriptor = UIFontDescriptor(name: "Inter", size: 12)
        #expect(descriptor.matrix == .identity)
        let slanted = CGAffineTransform(1, 0, 0.25, 1, 0, 0)
        #expect(descriptor.withMatrix(slanted).matrix == slanted)
    }

    /// The numbers are those of Apple's SFNTLayoutTypes.h: small capitals for small letters (37, 1), diagonal fractions (11, 2).
    @Test func featuresAreKeptInTheirOrder() throws {
        let wanted: [[UIFontDescriptor.FeatureKey: Int]] = [
            [.type: kLowerCaseType, .selector: kLowerCaseSmallCapsSelector],
            [.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector],
            [.type: kFractionsType, .selector: kDiagonalFractionsSelector],
        ]
        let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([.featureSettings: wanted])
        let font = UIFont(descriptor: descriptor, size: 0)
        let kept = try #require(
            font.fontDescriptor.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]])
        #expect(kept == wanted)
        #expect(font != .systemFont(ofSize: 12) && font.withSize(20) != .systemFont(ofSize: 20))
    }

    /// A fraction has small digits, one above and one below: it is narrower than digits and a slash.
    @MainActor @Test func featuresChangeTheGlyphs() {
        func width(_ features: [[UIFontDescriptor.FeatureKey: Int]]) -> CGFloat {
            let descriptor = UIFont.systemFont(ofSize: 40).fontDescriptor.addingAttributes([.featureSettings: features])
            let label = UILabel()
            label.font = UIFont(descriptor: descriptor, size: 0)
            label.text = "12/34"
            return label.intrinsicContentSize.width
        }
        let fractions = [[UIFontDescriptor.FeatureKey.type: kFractionsType, .selector: kDiagonalFractionsSelector]]
        #expect(width(fractions) < width([]) - 10)
        #expect(width([]) == width([[.type: kFractionsType, .selector: kNoFractionsSelector]]))
    }
}
