import Testing
import UIKit

/// What Apple's pages say of labels and image views.
@Suite("Documented: labels and image views") @MainActor
struct DocumentedLabelTests {
    final class Drawn: UILabel {
        var asked: [Int] = []
        var rects = 0
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            asked.append(numberOfLines)
            return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        }
        override func drawText(in rect: CGRect) {
            rects += 1
            super.drawText(in: rect)
        }
    }

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }

    @Test("What a new label has") func defaults() {
        let label = UILabel()
        documented("uikit/uilabel/text", label.text == nil, true)
        documented("uikit/uilabel/attributedtext", label.attributedText == nil, true)
        documented("uikit/uilabel/font", label.font.pointSize, 17)
        documented("uikit/uilabel/textalignment", label.textAlignment, .natural)
        documented("uikit/uilabel/linebreakmode", label.lineBreakMode, .byTruncatingTail)
        documented("uikit/uilabel/numberoflines", label.numberOfLines, 1)
        documented("uikit/uilabel/isenabled", label.isEnabled, true)
        documented("uikit/uilabel/ishighlighted", label.isHighlighted, false)
        documented("uikit/uilabel/highlightedtextcolor", label.highlightedTextColor == nil, true)
        documented("uikit/uilabel/shadowcolor", label.shadowColor == nil, true)
        documented("uikit/uilabel/shadowoffset", label.shadowOffset, CGSize(width: 0, height: -1))
        documented("uikit/uilabel/isuserinteractionenabled", label.isUserInteractionEnabled, false)
        documented("uikit/uilabel/adjustsfontsizetofitwidth", label.adjustsFontSizeToFitWidth, false)
        documented("uikit/uilabel/minimumscalefactor", label.minimumScaleFactor, 0)
        documented("uikit/uilabel/baselineadjustment", label.baselineAdjustment, .alignBaselines)
        documented(
            "uikit/uilabel/allowsdefaulttighteningfortruncation", label.allowsDefaultTighteningForTruncation, false)
        documented("uikit/uilabel/showsexpansiontextwhentruncated", label.showsExpansionTextWhenTruncated, false)
        documented(
            "uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory",
            label.adjustsFontForContentSizeCategory, false)
    }

    @Test("text and attributedText follow each other") func texts() {
        let label = UILabel()
        label.text = "Plain"
        documented("uikit/uilabel/text", label.attributedText?.string, "Plain")
        label.attributedText = NSAttributedString(string: "Rich", attributes: [.foregroundColor: UIColor.red])
        documented("uikit/uilabel/attributedtext", label.text, "Rich")
        label.text = "Again"
        documented("uikit/uilabel/text", label.attributedText?.string, "Again")
        label.attributedText = nil
        documented("uikit/uilabel/attributedtext", label.text == nil, true)
    }

    @Test("Font, color and alignment apply to the whole attributed text") func whole() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "abcdef", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 3, length: 3))
        label.attributedText = text
        label.font = UIFont.systemFont(ofSize: 21)
        label.textColor = .green
        let first = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        let last = label.attributedText?.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
        documented("uikit/uilabel/font", first?.pointSize, 21)
        documented("uikit/uilabel/font", last?.pointSize, 21)
        documented(
            "uikit/uilabel/textcolor",
            label.attributedText?.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor, .green)
    }

    @Test("The text's rectangle") func textRect() {
        let label = UILabel()
        label.text = String(repeating: "word ", count: 60)
        label.numberOfLines = 0
        let bounds = CGRect(x: 0, y: 0, width: 120, height: 10_000)
        let all = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0),
            two = label.textRect(forBounds: bounds, limitedToNumberOfLines: 2)
        let one = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        documented("uikit/uilabel/textrect(forbounds:limitedtonumberoflines:)", all.height > two.height, true)
        documented("uikit/uilabel/textrect(forbounds:limitedtonumberoflines:)", two.height > one.height, true)
        documented("uikit/uilabel/textrect(forbounds:limitedtonumberoflines:)", all.width <= 120, true)
    }

    @Test("sizeToFit asks for the text's rectangle with the number of lines") func asks() {
        let label = Drawn()
        label.text = "Hello"
        label.numberOfLines = 3
        label.sizeToFit()
        documented("uikit/uilabel/textrect(forbounds:limitedtonumberoflines:)", label.asked.last, 3)
        documented("uikit/uiview/sizetofit()", label.bounds.width > 0, true)
    }

    @Test("Drawing calls drawText(in:)") func draws() {
        let label = Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "Hello"
        _ = UIGraphicsImageRenderer(size: label.bounds.size).image { _ in label.draw(label.bounds) }
        documented("uikit/uilabel/drawtext(in:)", label.rects, 1)
    }

    @Test("Intrinsic sizes of labels") func intrinsic() {
        let label = UILabel()
        label.text = "Hello"
        let one = label.intrinsicContentSize
        documented("uikit/uiview/intrinsiccontentsize", one.width > 0 && one.height > 0, true)
        label.text = "Hello and more"
        documented("uikit/uiview/intrinsiccontentsize", label.intrinsicContentSize.width > one.width, true)
        label.text = String(repeating: "word ", count: 40)
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 100
        documented("uikit/uilabel/preferredmaxlayoutwidth", label.intrinsicContentSize.width <= 100, true)
        documented("uikit/uilabel/preferredmaxlayoutwidth", label.intrinsicContentSize.height > one.height, true)
        label.numberOfLines = 2
        let two = label.intrinsicContentSize.height
        label.numberOfLines = 0
        documented("uikit/uilabel/numberoflines", label.intrinsicContentSize.height > two, true)
    }

    @Test("Touches pass through a label") func touches() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
            label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.addSubview(label)
        documented(
            "uikit/uilabel/isuserinteractionenabled", parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === parent, true)
        label.isUserInteractionEnabled = true
        documented(
            "uikit/uilabel/isuserinteractionenabled", parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === label, true)
    }

    @Test("What a new image view has") func imageViewDefaults() {
        let view = UIImageView()
        documented("uikit/uiimageview/image", view.image == nil, true)
        documented("uikit/uiimageview/highlightedimage", view.highlightedImage == nil, true)
        documented("uikit/uiimageview/ishighlighted", view.isHighlighted, false)
        documented("uikit/uiimageview/isuserinteractionenabled", view.isUserInteractionEnabled, false)
        documented("uikit/uiimageview/animationimages", view.animationImages == nil, true)
        documented("uikit/uiimageview/highlightedanimationimages", view.highlightedAnimationImages == nil, true)
        documented("uikit/uiimageview/animationrepeatcount", view.animationRepeatCount, 0)
        documented("uikit/uiimageview/isanimating", view.isAnimating, false)
        documented("uikit/uiimageview/preferredsymbolconfiguration", view.preferredSymbolConfiguration == nil, true)
        documented(
            "uikit/uiaccessibilitycontentsizecategoryimageadjusting/adjustsimagesizeforaccessibilitycontentsizecategory",
            view.adjustsImageSizeForAccessibilityContentSizeCategory, false)
    }

    @Test("An image view made for an image") func imageViewInit() {
        let image = self.image(30, 20), other = self.image(7, 9)
        let view = UIImageView(image: image)
        documented("uikit/uiimageview/init(image:)", view.image === image, true)
        documented("uikit/uiimageview/init(image:)", view.frame.size, CGSize(width: 30, height: 20))
        documented("uikit/uiimageview/init(image:)", view.isUserInteractionEnabled, false)
        view.image = other
        documented("uikit/uiimageview/image", view.frame.size, CGSize(width: 30, height: 20))
        documented("uikit/uiview/intrinsiccontentsize", view.intrinsicContentSize, CGSize(width: 7, height: 9))
        view.sizeToFit()
        documented("uikit/uiview/sizetofit()", view.bounds.size, CGSize(width: 7, height: 9))
        let both = UIImageView(image: image, highlightedImage: other)
        documented("uikit/uiimageview/init(image:highlightedimage:)", both.highlightedImage === other, true)
        documented("uikit/uiimageview/init(image:highlightedimage:)", both.frame.size, CGSize(width: 30, height: 20))
    }

    @Test("Animating images") func animating() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        window.isHidden = false
        let frames = [image(10, 10), image(10, 10)]
        view.animationImages = frames
        view.animationDuration = 100
        documented("uikit/uiimageview/animationduration", view.animationDuration, 100)
        documented("uikit/uiimageview/startanimating()", view.isAnimating, false)
        view.startAnimating()
        documented("uikit/uiimageview/startanimating()", view.isAnimating, true)
        view.stopAnimating()
        documented("uikit/uiimageview/stopanimating()", view.isAnimating, false)
        documented("uikit/uiimageview/animationimages", view.animationImages?.count, 2)
        window.isHidden = true
    }
}
