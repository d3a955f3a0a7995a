import Testing
import UIKit

/// What Apple's pages say of attributed strings.
@Suite("Documented: attributed strings") @MainActor
struct DocumentedAttributedStringTests {
    private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]

    private func color(_ string: NSAttributedString, _ index: Int) -> UIColor? {
        string.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }

    @Test("Length and string") func length() {
        documented("foundation/nsattributedstring/length", NSAttributedString(string: "abc").length, 3)
        documented("foundation/nsattributedstring/length", NSAttributedString(string: "👍").length, 2)
        documented(
            "foundation/nsattributedstring/string", NSAttributedString(string: "abc", attributes: red).string, "abc")
        documented(
            "foundation/nsattributedstring/init(string:)",
            NSAttributedString(string: "abc").attributes(at: 0, effectiveRange: nil).isEmpty, true)
        documented(
            "foundation/nsattributedstring/init(attributedstring:)",
            NSAttributedString(attributedString: NSAttributedString(string: "x", attributes: red)).length, 1)
    }

    @Test("Attributes at an index with their range") func attributes() {
        let string = NSMutableAttributedString(string: "abcdef")
        string.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 2))
        var range = NSRange()
        documented(
            "foundation/nsattributedstring/attribute(_:at:effectiverange:)",
            string.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil, true)
        documented("foundation/nsattributedstring/attribute(_:at:effectiverange:)", color(string, 3), .red)
        _ = string.attributes(at: 3, effectiveRange: &range)
        documented("foundation/nsattributedstring/attributes(at:effectiverange:)", NSLocationInRange(3, range), true)
        _ = string.attribute(
            .foregroundColor, at: 2, longestEffectiveRange: &range, in: NSRange(location: 0, length: 6))
        documented(
            "foundation/nsattributedstring/attribute(_:at:longesteffectiverange:in:)", range,
            NSRange(location: 2, length: 2))
        _ = string.attribute(
            .foregroundColor, at: 5, longestEffectiveRange: &range, in: NSRange(location: 0, length: 6))
        documented(
            "foundation/nsattributedstring/attribute(_:at:longesteffectiverange:in:)", range,
            NSRange(location: 4, length: 2))
        _ = string.attribute(
            .foregroundColor, at: 3, longestEffectiveRange: &range, in: NSRange(location: 3, length: 3))
        documented(
            "foundation/nsattributedstring/attribute(_:at:longesteffectiverange:in:)", range,
            NSRange(location: 3, length: 1))
    }

    @Test("Substrings keep their attributes") func substrings() {
        let string = NSMutableAttributedString(string: "abcdef")
        string.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 2))
        let part = string.attributedSubstring(from: NSRange(location: 1, length: 3))
        documented("foundation/nsattributedstring/attributedsubstring(from:)", part.string, "bcd")
        documented("foundation/nsattributedstring/attributedsubstring(from:)", color(part, 0) == nil, true)
        documented("foundation/nsattributedstring/attributedsubstring(from:)", color(part, 1), .red)
    }

    @Test("Equality is of text and attributes") func equality() {
        let a = NSAttributedString(string: "abc", attributes: red),
            b = NSAttributedString(string: "abc", attributes: red)
        documented("foundation/nsattributedstring/isequal(to:)", a.isEqual(to: b), true)
        documented(
            "foundation/nsattributedstring/isequal(to:)", a.isEqual(to: NSAttributedString(string: "abc")), false)
        documented(
            "foundation/nsattributedstring/isequal(to:)",
            a.isEqual(to: NSAttributedString(string: "abd", attributes: red)), false)
    }

    @Test("Adding, setting and removing attributes") func changing() {
        let string = NSMutableAttributedString(string: "abcd", attributes: red)
        let all = NSRange(location: 0, length: 4)
        string.addAttributes([.kern: 2], range: all)
        documented("foundation/nsmutableattributedstring/addattributes(_:range:)", color(string, 0), .red)
        documented(
            "foundation/nsmutableattributedstring/addattributes(_:range:)",
            string.attribute(.kern, at: 0, effectiveRange: nil) as? Int, 2)
        string.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
        documented("foundation/nsmutableattributedstring/addattribute(_:value:range:)", color(string, 0), .blue)
        documented("foundation/nsmutableattributedstring/addattribute(_:value:range:)", color(string, 1), .red)
        string.setAttributes([.baselineOffset: 3], range: NSRange(location: 0, length: 2))
        documented("foundation/nsmutableattributedstring/setattributes(_:range:)", color(string, 0) == nil, true)
        documented(
            "foundation/nsmutableattributedstring/setattributes(_:range:)",
            string.attribute(.baselineOffset, at: 1, effectiveRange: nil) as? Int, 3)
        documented("foundation/nsmutableattributedstring/setattributes(_:range:)", color(string, 2), .red)
        string.removeAttribute(.foregroundColor, range: all)
        documented("foundation/nsmutableattributedstring/removeattribute(_:range:)", color(string, 2) == nil, true)
        string.setAttributes(nil, range: all)
        documented(
            "foundation/nsmutableattributedstring/setattributes(_:range:)",
            string.attributes(at: 0, effectiveRange: nil).isEmpty, true)
    }

    @Test("Replacing characters: the new ones inherit") func replacing() {
        let string = NSMutableAttributedString(string: "abcd")
        string.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 2))
        string.replaceCharacters(in: NSRange(location: 1, length: 2), with: "XYZ")
        documented("foundation/nsmutableattributedstring/replacecharacters(in:with:)", string.string, "aXYZd")
        documented("foundation/nsmutableattributedstring/replacecharacters(in:with:)", color(string, 3), .red)
        documented("foundation/nsmutableattributedstring/replacecharacters(in:with:)", color(string, 4) == nil, true)
        string.replaceCharacters(in: NSRange(location: 2, length: 0), with: "+")
        documented("foundation/nsmutableattributedstring/replacecharacters(in:with:)", color(string, 2), .red)
        string.replaceCharacters(in: NSRange(location: 0, length: 0), with: ">")
        documented("foundation/nsmutableattributedstring/replacecharacters(in:with:)", color(string, 0) == nil, true)
    }

    @Test("Appending, inserting, deleting") func editing() {
        let string = NSMutableAttributedString(string: "bc")
        string.append(NSAttributedString(string: "d", attributes: red))
        documented("foundation/nsmutableattributedstring/append(_:)", string.string, "bcd")
        documented("foundation/nsmutableattributedstring/append(_:)", color(string, 2), .red)
        documented("foundation/nsmutableattributedstring/append(_:)", color(string, 1) == nil, true)
        string.insert(NSAttributedString(string: "a", attributes: red), at: 0)
        documented("foundation/nsmutableattributedstring/insert(_:at:)", string.string, "abcd")
        documented("foundation/nsmutableattributedstring/insert(_:at:)", color(string, 0), .red)
        string.deleteCharacters(in: NSRange(location: 1, length: 2))
        documented("foundation/nsmutableattributedstring/deletecharacters(in:)", string.string, "ad")
        string.replaceCharacters(in: NSRange(location: 0, length: 1), with: NSAttributedString(string: "zz"))
        documented("foundation/nsmutableattributedstring/replacecharacters(in:with:)", string.string, "zzd")
        documented("foundation/nsmutableattributedstring/replacecharacters(in:with:)", color(string, 0) == nil, true)
        string.setAttributedString(NSAttributedString(string: "new"))
        documented("foundation/nsmutableattributedstring/setattributedstring(_:)", string.string, "new")
        string.mutableString.append("er")
        documented("foundation/nsmutableattributedstring/mutablestring", string.string, "newer")
    }

    @Test("Enumerating") func enumerating() {
        let string = NSMutableAttributedString(string: "abcdef")
        string.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 2))
        var ranges: [NSRange] = [], values: [Bool] = []
        string.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: 6)) { value, range, _ in
            ranges.append(range)
            values.append(value != nil)
        }
        documented(
            "foundation/nsattributedstring/enumerateattribute(_:in:options:using:)", ranges,
            [NSRange(location: 0, length: 2), NSRange(location: 2, length: 2), NSRange(location: 4, length: 2)])
        documented(
            "foundation/nsattributedstring/enumerateattribute(_:in:options:using:)", values, [false, true, false])
        var count = 0
        string.enumerateAttributes(in: NSRange(location: 0, length: 6)) { _, _, stop in
            count += 1
            stop.pointee = true
        }
        documented("foundation/nsattributedstring/enumerateattributes(in:options:using:)", count, 1)
        var first: NSRange?
        string.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: 6), options: .reverse) {
            _, range, _ in
            if first == nil { first = range }
        }
        documented("foundation/nsattributedstring/enumerationoptions/reverse", first, NSRange(location: 4, length: 2))
    }

    @Test("Copies are independent") func copies() {
        let string = NSMutableAttributedString(string: "abc")
        let copy = string.copy() as? NSAttributedString, mutable = string.mutableCopy() as? NSMutableAttributedString
        string.append(NSAttributedString(string: "d"))
        mutable?.append(NSAttributedString(string: "!"))
        documented("foundation/nscopying/copy(with:)", copy?.string, "abc")
        documented("foundation/nsmutablecopying/mutablecopy(with:)", mutable?.string, "abc!")
        documented("foundation/nsmutablecopying/mutablecopy(with:)", string.string, "abcd")
    }

    @Test("Attachments") func attachments() {
        documented("uikit/nstextattachment/character", NSTextAttachment.character, 0xFFFC)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { _ in }
        let attachment = NSTextAttachment(image: image)
        documented("uikit/nstextattachment/init(image:)", attachment.image === image, true)
        documented("uikit/nstextattachment/bounds", attachment.bounds, CGRect(x: 0, y: 0, width: 0, height: 0))
        let string = NSAttributedString(attachment: attachment)
        documented("foundation/nsattributedstring/init(attachment:)", string.length, 1)
        documented("foundation/nsattributedstring/init(attachment:)", string.string, "\u{FFFC}")
        documented(
            "foundation/nsattributedstring/init(attachment:)",
            string.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment, true)
        let empty = NSTextAttachment(data: nil, ofType: nil)
        documented("uikit/nstextattachment/contents", empty.contents == nil, true)
        documented("uikit/nstextattachment/filetype", empty.fileType == nil, true)
        documented("uikit/nstextattachment/image", empty.image == nil, true)
        let data = NSTextAttachment(data: Data([1, 2]), ofType: "public.data")
        documented("uikit/nstextattachment/init(data:oftype:)", data.contents, Data([1, 2]))
        documented("uikit/nstextattachment/init(data:oftype:)", data.fileType, "public.data")
        documented(
            "foundation/nsattributedstring/containsattachments(in:)",
            string.containsAttachments(in: NSRange(location: 0, length: 1)), true)
        documented(
            "foundation/nsattributedstring/containsattachments(in:)",
            NSAttributedString(string: "a").containsAttachments(in: NSRange(location: 0, length: 1)), false)
    }

    @Test("Shadows") func shadows() {
        let shadow = NSShadow()
        documented("uikit/nsshadow/init()", shadow.shadowOffset, CGSize(width: 0, height: 0))
        documented("uikit/nsshadow/init()", shadow.shadowBlurRadius, 0)
        let alpha = (shadow.shadowColor as? UIColor)?.cgColor.alpha ?? -1
        documented("uikit/nsshadow/shadowcolor", alpha, 0.33333)
        shadow.shadowOffset = CGSize(width: 2, height: 3)
        let copy = shadow.copy() as? NSShadow
        shadow.shadowOffset = .zero
        documented("foundation/nscopying/copy(with:)", copy?.shadowOffset, CGSize(width: 2, height: 3))
        shadow.shadowColor = nil
        documented("uikit/nsshadow/shadowcolor", shadow.shadowColor == nil, true)
    }
}
