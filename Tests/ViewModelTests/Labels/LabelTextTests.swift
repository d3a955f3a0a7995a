import Testing
import UIKit

@testable import MaquetteViewModel

@MainActor @Suite struct LabelTextTests {
    private let red = UIColor.red

    private func attributes(_ label: UILabel, at index: Int) -> [NSAttributedString.Key: Any] {
        label.attributedText?.attributes(at: index, effectiveRange: nil) ?? [:]
    }

    @Test func aNewLabelHasUIKitsDefaults() {
        let label = UILabel()
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
        #expect(label.textAlignment == .natural)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.numberOfLines == 1)
        #expect(label.shadowOffset == CGSize(width: 0, height: -1))
        #expect(!label.isUserInteractionEnabled)
        #expect(label.isEnabled)
        #expect(label.text == nil)
    }

    /// "The default alignment associated with the current localization of the app" (Apple's documentation of `natural`): traits that
    /// say right-to-left mirror views, and do not change the localization.
    @Test func naturalAlignmentFollowsTheAppNotTheTraits() throws {
        func isOnTheRight(_ change: (UILabel) -> Void) throws -> Bool {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
            label.text = "Text"
            change(label)
            let line = try #require(label.layoutForDrawing()?.text.lines.first)
            return line.x > 100
        }
        let mirrored = try isOnTheRight { $0.traitOverrides.layoutDirection = .rightToLeft }
        let forced = try isOnTheRight { $0.semanticContentAttribute = .forceRightToLeft }
        let localized = try Headless.with({ $0.layoutDirection = .rightToLeft }) { try isOnTheRight { _ in } }
        #expect(!mirrored && forced && localized)
    }

    /// Apple's documentation of `inlinePresentationIntent`: the system shows it by default. Labels and text views do, a text that is drawn by
    /// itself does not (frankrausch/AttributedStringStyledMarkdown).
    @Test func whatMarkdownEmphasizesIsSeen() throws {
        func width(_ text: NSAttributedString) -> CGFloat {
            let label = UILabel()
            label.attributedText = text
            return label.intrinsicContentSize.width
        }
        func width(_ font: UIFont) -> CGFloat {
            let label = UILabel()
            label.font = font
            label.text = "Illuminating"
            return label.intrinsicContentSize.width
        }
        func markdown(_ text: String) throws -> NSAttributedString {
            NSAttributedString(try AttributedString(markdown: text))
        }
        let plain = UIFont.systemFont(ofSize: 17)
        func font(_ traits: UIFontDescriptor.SymbolicTraits) throws -> UIFont {
            UIFont(descriptor: try #require(plain.fontDescriptor.withSymbolicTraits(traits)), size: 0)
        }
        let bold = try markdown("**Illuminating**")
        #expect(bold.attribute(.inlinePresentationIntent, at: 0, effectiveRange: nil) as? NSNumber == 2)
        #expect(AttributedString(bold).runs.first?.inlinePresentationIntent == .stronglyEmphasized)
        #expect(try width(bold) == width(font(.traitBold)) && width(bold) > width(plain))
        #expect(try width(markdown("*Illuminating*")) == width(font(.traitItalic)))
        #expect(try width(markdown("`Illuminating`")) == width(font(.traitMonoSpace)))
        #expect(try width(markdown("***Illuminating***")) == width(font([.traitBold, .traitItalic])))
        #expect(bold.size() == NSAttributedString(string: "Illuminating").size())
        let label = UILabel()
        label.attributedText = try markdown("one ~~two~~")
        label.sizeToFit()
        #expect(label.layoutForDrawing()?.text.decorations(ofLine: 0).map(\.kind) == [.strikethrough])
        // What the label answers is what it was given.
        #expect(label.attributedText?.attribute(.strikethroughStyle, at: 5, effectiveRange: nil) == nil)
    }

    @Test func nilPutsFontAndColorBack() {
        let label = UILabel()
        label.font = .boldSystemFont(ofSize: 30)
        label.textColor = red
        label.font = nil
        label.textColor = nil
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
    }

    @Test func theLabelsLooksAreThoseAtTheStartOfAnAttributedText() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
        text.addAttribute(.foregroundColor, value: red, range: NSRange(location: 0, length: 1))
        label.attributedText = text
        #expect(label.font == .boldSystemFont(ofSize: 30))
        #expect(label.textColor == red)
        #expect(attributes(label, at: 1)[.foregroundColor] as? UIColor == .label)
        label.text = "plain"
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
    }

    @Test func attributedTextGetsTheLabelsLooksWhereItHasNone() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(.foregroundColor, value: red, range: NSRange(location: 1, length: 1))
        label.attributedText = text
        #expect(label.text == "ab")
        #expect(attributes(label, at: 0)[.font] as? UIFont == .systemFont(ofSize: 20))
        #expect(attributes(label, at: 0)[.foregroundColor] as? UIColor == .label)
        #expect(attributes(label, at: 1)[.foregroundColor] as? UIColor == red)
    }

    @Test func aFontSetLaterGoesOverTheWholeText() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        label.font = .systemFont(ofSize: 12)
        label.textColor = red
        #expect(attributes(label, at: 1)[.font] as? UIFont == .systemFont(ofSize: 12))
        #expect(attributes(label, at: 1)[.foregroundColor] as? UIColor == red)
    }

    @Test func theFirstParagraphStyleIsTheLabelsForAsLongAsItsTextIsThere() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byWordWrapping
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])
        #expect(label.textAlignment == .center)
        #expect(label.lineBreakMode == .byWordWrapping)
        label.text = "ab"
        #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
    }

    @Test func whatWasSetOnTheLabelSurvivesAnAttributedText() {
        let label = UILabel()
        label.textAlignment = .right
        label.attributedText = NSAttributedString(
            string: "ab", attributes: [.paragraphStyle: NSParagraphStyle.default])
        label.text = "ab"
        #expect(label.textAlignment == .right)
    }

    @Test func paragraphsKeepTheirOwnAlignmentUntilTheLabelsIsSet() throws {
        let centered = NSMutableParagraphStyle()
        centered.alignment = .center
        let right = NSMutableParagraphStyle()
        right.alignment = .right
        let text = NSMutableAttributedString(string: "a\n", attributes: [.paragraphStyle: centered])
        text.append(NSAttributedString(string: "b", attributes: [.paragraphStyle: right]))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        label.numberOfLines = 0
        label.attributedText = text
        var frames = try #require(Headless.report(on: label)).lineFrames
        #expect(abs(frames[0].midX - 50) < 0.01)
        #expect(abs(frames[1].maxX - 100) < 0.01)
        label.textAlignment = .left
        frames = try #require(Headless.report(on: label)).lineFrames
        #expect(frames.map(\.minX) == [0, 0])
    }

    @Test func plainTextDropsTheAttributesBeforeIt() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: red])
        label.text = "cd"
        #expect(attributes(label, at: 0)[.foregroundColor] as? UIColor == .label)
    }

    @Test func runsOfDifferentSizeMakeTheLineAsHighAsTheLargest() {
        let text = NSMutableAttributedString(string: "small", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.append(NSAttributedString(string: "LARGE", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        let label = UILabel()
        label.attributedText = text
        // 20 · 2444 / 2048 = 23.87, which ends at 24 at any scale.
        #expect(label.intrinsicContentSize.height == 24)
    }

    @Test func lineSpacingGoesBetweenLines() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 5
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
        // 2 · 20.287 + 5 = 45.57
        #expect(abs(label.intrinsicContentSize.height - 137.0 / 3) < 1e-9)
    }

    @Test func theStateDecidesTheColor() throws {
        let label = UILabel()
        label.text = "a"
        label.textColor = red
        let run = attributes(label, at: 0)
        #expect(label.color(of: run) == red)
        label.highlightedTextColor = .blue
        #expect(label.color(of: run) == red)
        label.isHighlighted = true
        #expect(label.color(of: run) == .blue)
        label.isHighlighted = false
        label.isEnabled = false
        #expect(label.color(of: run) == red.withAlphaComponent(0.5))
    }

    @Test func aMirrorShowsOnlyTheFieldsOfASubclass() {
        final class Badge: UILabel {
            let count = 3
        }
        var labels: [String?] = []
        var mirror: Mirror? = Mirror(reflecting: Badge())
        while let present = mirror {
            for child in present.children
            where !Mirror(reflecting: child.value).children.isEmpty || child.label == "count" {
                labels.append(child.label)
            }
            mirror = present.superclassMirror
        }
        #expect(labels == ["count"])
    }
}
