import Testing
import UIKit

/// What Apple's pages say of fonts, font descriptors and font metrics.
@Suite("Documented: fonts") @MainActor
struct DocumentedFontTests {
    @Test("System fonts") func system() {
        documented("uikit/uifont/systemfont(ofsize:)", UIFont.systemFont(ofSize: 19).pointSize, 19)
        documented("uikit/uifont/boldsystemfont(ofsize:)", UIFont.boldSystemFont(ofSize: 19).pointSize, 19)
        documented(
            "uikit/uifont/boldsystemfont(ofsize:)",
            UIFont.boldSystemFont(ofSize: 19).fontDescriptor.symbolicTraits.contains(.traitBold), true)
        documented(
            "uikit/uifont/italicsystemfont(ofsize:)",
            UIFont.italicSystemFont(ofSize: 19).fontDescriptor.symbolicTraits.contains(.traitItalic), true)
        documented(
            "uikit/uifont/systemfont(ofsize:)",
            UIFont.systemFont(ofSize: 19).fontDescriptor.symbolicTraits.contains(.traitBold), false)
        documented(
            "uikit/uifont/monospacedsystemfont(ofsize:weight:)",
            UIFont.monospacedSystemFont(ofSize: 13, weight: .regular).fontDescriptor.symbolicTraits.contains(
                .traitMonoSpace), true)
        documented(
            "uikit/uifont/systemfont(ofsize:weight:)", UIFont.systemFont(ofSize: 12, weight: .bold),
            UIFont.systemFont(ofSize: 12, weight: .bold))
        documented("uikit/uifont", UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 13), false)
    }

    @Test("Weights are in order") func weights() {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let sorted = weights.sorted { $0.rawValue < $1.rawValue }
        documented("uikit/uifont/weight", sorted, weights)
    }

    @Test("Monospaced digits have one width") func digits() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
        let one = NSAttributedString(string: "1111", attributes: [.font: font]).size().width
        let eight = NSAttributedString(string: "8888", attributes: [.font: font]).size().width
        documented("uikit/uifont/monospaceddigitsystemfont(ofsize:weight:)", one, eight)
        let mono = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
        let narrow = NSAttributedString(string: "iiii", attributes: [.font: mono]).size().width
        let wide = NSAttributedString(string: "WWWW", attributes: [.font: mono]).size().width
        documented("uikit/uifont/monospacedsystemfont(ofsize:weight:)", narrow, wide)
    }

    @Test("withSize") func withSize() {
        let font = UIFont.boldSystemFont(ofSize: 12)
        let big = font.withSize(30)
        documented("uikit/uifont/withsize(_:)", big.pointSize, 30)
        documented("uikit/uifont/withsize(_:)", big.fontName, font.fontName)
        documented("uikit/uifont/withsize(_:)", big.familyName, font.familyName)
        documented("uikit/uifont/withsize(_:)", font.pointSize, 12)
        documented("uikit/uifont/withsize(_:)", font.withSize(12), font)
    }

    @Test("Metrics scale with the size") func metrics() {
        let font = UIFont.systemFont(ofSize: 20), twice = font.withSize(40)
        documented("uikit/uifont/ascender", font.ascender > 0, true)
        documented("uikit/uifont/descender", font.descender < 0, true)
        documented("uikit/uifont/capheight", font.capHeight > font.xHeight, true)
        documented("uikit/uifont/xheight", font.xHeight > 0, true)
        documented("uikit/uifont/ascender", font.ascender >= font.capHeight, true)
        documented("uikit/uifont/lineheight", twice.lineHeight > font.lineHeight, true)
    }

    @Test("Fonts by name") func names() {
        documented("uikit/uifont/init(name:size:)", UIFont(name: "No Such Font At All", size: 12) == nil, true)
        documented(
            "uikit/uifont/fontnames(forfamilyname:)", UIFont.fontNames(forFamilyName: "No Such Family").isEmpty, true)
        documented("uikit/uifont/familynames", UIFont.familyNames.isEmpty, false)
        if let family = UIFont.familyNames.first(where: { !UIFont.fontNames(forFamilyName: $0).isEmpty }),
            let name = UIFont.fontNames(forFamilyName: family).first
        {
            let font = UIFont(name: name, size: 21)
            documented("uikit/uifont/init(name:size:)", font?.pointSize, 21)
            documented("uikit/uifont/fontname", font?.fontName, name)
            documented("uikit/uifont/familyname", font?.familyName, family)
        }
    }

    @Test("Preferred fonts follow the category") func preferred() {
        let small = UITraitCollection(preferredContentSizeCategory: .small),
            huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        let a = UIFont.preferredFont(forTextStyle: .body, compatibleWith: small),
            b = UIFont.preferredFont(forTextStyle: .body, compatibleWith: huge)
        documented("uikit/uifont/preferredfont(fortextstyle:compatiblewith:)", a.pointSize < b.pointSize, true)
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let title = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: large),
            caption = UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: large)
        documented("uikit/uifont/textstyle/largetitle", title.pointSize > caption.pointSize, true)
        documented(
            "uikit/uifontdescriptor/attributename/textstyle", a.fontDescriptor.object(forKey: .textStyle) as? String,
            UIFont.TextStyle.body.rawValue)
    }

    @Test("Scaled values and fonts") func scaled() {
        let large = UITraitCollection(preferredContentSizeCategory: .large),
            huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraLarge)
        let metrics = UIFontMetrics(forTextStyle: .body), font = UIFont.systemFont(ofSize: 20)
        documented(
            "uikit/uifontmetrics/scaledvalue(for:compatiblewith:)",
            metrics.scaledValue(for: 100, compatibleWith: large), 100)
        documented(
            "uikit/uifontmetrics/scaledvalue(for:compatiblewith:)",
            metrics.scaledValue(for: 100, compatibleWith: huge) > 100, true)
        documented(
            "uikit/uifontmetrics/scaledfont(for:compatiblewith:)",
            metrics.scaledFont(for: font, compatibleWith: large).pointSize, 20)
        documented(
            "uikit/uifontmetrics/scaledfont(for:compatiblewith:)",
            metrics.scaledFont(for: font, compatibleWith: huge).pointSize > 20, true)
        documented(
            "uikit/uifontmetrics/scaledfont(for:maximumpointsize:compatiblewith:)",
            metrics.scaledFont(for: font, maximumPointSize: 24, compatibleWith: huge).pointSize, 24)
        documented(
            "uikit/uifontmetrics/scaledfont(for:compatiblewith:)",
            metrics.scaledFont(for: font, compatibleWith: huge).familyName, font.familyName)
        documented(
            "uikit/uifontmetrics/default", UIFontMetrics.default.scaledValue(for: 50, compatibleWith: huge),
            metrics.scaledValue(for: 50, compatibleWith: huge))
    }

    @Test("Descriptors") func descriptors() {
        let descriptor = UIFontDescriptor(name: "Helvetica", size: 14)
        documented("uikit/uifontdescriptor/init(name:size:)", descriptor.pointSize, 14)
        documented("uikit/uifontdescriptor/init(name:size:)", descriptor.object(forKey: .name) as? String, "Helvetica")
        documented("uikit/uifontdescriptor/withsize(_:)", descriptor.withSize(33).pointSize, 33)
        documented("uikit/uifontdescriptor/withsize(_:)", descriptor.pointSize, 14)
        let family = UIFontDescriptor(fontAttributes: [.family: "Courier"])
        documented("uikit/uifontdescriptor/init(fontattributes:)", family.fontAttributes[.family] as? String, "Courier")
        documented(
            "uikit/uifontdescriptor/withfamily(_:)", family.withFamily("Times").object(forKey: .family) as? String,
            "Times")
        documented(
            "uikit/uifontdescriptor/withface(_:)", family.withFace("Bold").object(forKey: .face) as? String, "Bold")
        let added = family.addingAttributes([.family: "Georgia", .size: 22])
        documented("uikit/uifontdescriptor/addingattributes(_:)", added.object(forKey: .family) as? String, "Georgia")
        documented("uikit/uifontdescriptor/addingattributes(_:)", added.pointSize, 22)
        documented("uikit/uifontdescriptor/addingattributes(_:)", family.object(forKey: .family) as? String, "Courier")
    }

    @Test("A font from a descriptor") func fromDescriptor() {
        let descriptor = UIFont.systemFont(ofSize: 14).fontDescriptor
        documented("uikit/uifont/init(descriptor:size:)", UIFont(descriptor: descriptor, size: 0).pointSize, 14)
        documented("uikit/uifont/init(descriptor:size:)", UIFont(descriptor: descriptor, size: 25).pointSize, 25)
        let bold = descriptor.withSymbolicTraits(.traitBold)
        documented("uikit/uifontdescriptor/withsymbolictraits(_:)", bold?.symbolicTraits.contains(.traitBold), true)
        if let bold {
            documented(
                "uikit/uifontdescriptor/symbolictraits-swift.property",
                UIFont(descriptor: bold, size: 0).fontDescriptor.symbolicTraits.contains(.traitBold), true)
        }
        documented("uikit/uifont/fontdescriptor", UIFont.systemFont(ofSize: 14).fontDescriptor.pointSize, 14)
        let serif = descriptor.withDesign(.serif)
        documented("uikit/uifontdescriptor/withdesign(_:)", serif?.pointSize, 14)
    }

    @Test("A preferred descriptor") func preferredDescriptor() {
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline, compatibleWith: large)
        let font = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: large)
        documented(
            "uikit/uifontdescriptor/preferredfontdescriptor(withtextstyle:compatiblewith:)", descriptor.pointSize,
            font.pointSize)
        documented(
            "uikit/uifontdescriptor/attributename/textstyle", descriptor.object(forKey: .textStyle) as? String,
            UIFont.TextStyle.headline.rawValue)
    }
}
