import Foundation
import MaquetteAssets

/// How an element of HTML shows its text: what the HTML Standard says of it, and what rules of style change.
struct MarkupStyle {
    private var family = "Times New Roman"
    private var size: CGFloat = 12
    private var isBold = false
    private var isItalic = false
    private var color = UIColor.black
    private var ground: UIColor?
    private var isUnderlined = false
    private var isStruck = false
    private var offset: CGFloat = 0
    private var link: String?
    private var alignment = NSTextAlignment.natural
    private var spaceBelow: CGFloat = 0
    private(set) var keepsSpace = false

    /// What the elements inside have of this one.
    func inherited(isBlock: Bool) -> MarkupStyle {
        var style = self
        if isBlock { style.spaceBelow = 0 }
        return style
    }

    mutating func become(_ element: String, _ attributes: [String: String]) {
        let headings: [String: CGFloat] = ["h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67]
        switch element {
        case "b", "strong", "th": isBold = true
        case "i", "em", "cite", "dfn", "var", "address": isItalic = true
        case "u", "ins": isUnderlined = true
        case "s", "strike", "del": isStruck = true
        case "small": size *= 5.0 / 6
        case "big": size *= 1.2
        case "sub": (offset, size) = (offset - size / 4, size * 5 / 6)
        case "sup": (offset, size) = (offset + size / 3, size * 5 / 6)
        case "code", "tt", "kbd", "samp", "pre":
            (family, size) = ("Courier", size * 13 / 16)
            keepsSpace = keepsSpace || element == "pre"
        case "mark": ground = .yellow
        case "center": alignment = .center
        case "p", "ul", "ol": spaceBelow = size
        case "a":
            guard let place = attributes["href"] else { break }
            (link, color, isUnderlined) = (place, UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1), true)
        case "font":
            if let value = attributes["color"].flatMap(UIColor.init(styleSheet:)) { color = value }
            if let face = attributes["face"] { take(families: face) }
        default:
            guard let factor = headings[element] else { break }
            (size, isBold) = (12 * factor, true)
            spaceBelow = size * 0.67
        }
        if let align = attributes["align"] { take("text-align", align) }
    }

    // MARK: Rules

    /// The rules of a style sheet, each for one selector, in their order. Selectors of several parts are left out.
    static func rules(in sheet: String) -> [(selector: String, declarations: String)] {
        sheet.split(separator: "}").flatMap { rule -> [(selector: String, declarations: String)] in
            let parts = rule.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { return [] }
            return parts[0].split(separator: ",").map {
                ($0.trimmingCharacters(in: .whitespacesAndNewlines), String(parts[1]))
            }
        }
    }

    mutating func apply(_ declarations: String) {
        for declaration in declarations.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespacesAndNewlines)
            }
            if parts.count == 2 {
                take(parts[0].lowercased(), parts[1].replacingOccurrences(of: "!important", with: ""))
            }
        }
    }

    private mutating func take(_ property: String, _ value: String) {
        let word = value.trimmingCharacters(in: .whitespaces).lowercased()
        switch property {
        case "color": if let value = UIColor(styleSheet: word) { color = value }
        case "background-color", "background": ground = UIColor(styleSheet: word) ?? ground
        case "font-size": size = length(word) ?? size
        case "font-family": take(families: value)
        case "font-weight": isBold = word == "bold" || word == "bolder" || (Int(word) ?? 0) >= 600
        case "font-style": isItalic = word == "italic" || word == "oblique"
        case "text-decoration", "text-decoration-line":
            isUnderlined = word.contains("underline")
            isStruck = word.contains("line-through")
        case "margin-bottom": spaceBelow = length(word) ?? spaceBelow
        case "text-align":
            let known: [String: NSTextAlignment] = [
                "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
            ]
            alignment = known[word] ?? alignment
        default: break
        }
    }

    private func length(_ word: String) -> CGFloat? {
        let number = word.prefix { $0.isNumber || $0 == "." }
        guard let value = Double(number) else { return nil }
        switch word.dropFirst(number.count) {
        case "em", "rem": return size * value
        case "%": return size * value / 100
        // A pixel of a style sheet is a point; so is a point here, as on iOS.
        case "px", "pt", "": return value
        default: return nil
        }
    }

    private mutating func take(families: String) {
        for name in families.split(separator: ",") {
            let name = name.trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
            let isSystem = ["-apple-system", "system-ui", "sans-serif", "BlinkMacSystemFont"].contains(name)
            guard isSystem || UIFont(name: name, size: 12) != nil else { continue }
            family = isSystem ? "" : name
            return
        }
    }

    // MARK: Attributes

    private var font: UIFont {
        let plain = family.isEmpty ? .systemFont(ofSize: size) : UIFont(name: family, size: size)
        var traits: UIFontDescriptor.SymbolicTraits = []
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        let font = plain ?? .systemFont(ofSize: size)
        guard !traits.isEmpty, let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return font }
        return UIFont(descriptor: descriptor, size: size)
    }

    var attributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        paragraph.paragraphSpacing = spaceBelow
        var all: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color, .paragraphStyle: paragraph]
        if let ground { all[.backgroundColor] = ground }
        if isUnderlined { all[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { all[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if offset != 0 { all[.baselineOffset] = offset }
        if let link { all[.link] = URL(string: link) ?? link }
        return all
    }
}

extension UIColor {
    private static let styleSheetNames: [String: UInt32] = [
        "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
        "maroon": 0x800000,
        "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00,
        "olive": 0x808000,
        "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF, "orange": 0xFFA500,
    ]

    /// A colour as style sheets write it: a name, `#rgb`, `#rrggbb`, `rgb(…)` or `rgba(…)`.
    fileprivate convenience init?(styleSheet word: String) {
        let word = word.trimmingCharacters(in: .whitespaces).lowercased()
        func make(_ value: UInt32) -> [CGFloat] {
            [value >> 16 & 255, value >> 8 & 255, value & 255].map { CGFloat($0) / 255 }
        }
        var parts: [CGFloat]
        if let value = Self.styleSheetNames[word] {
            parts = make(value)
        } else if word.hasPrefix("#") {
            let digits = word.dropFirst()
            let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
            guard long.count == 6, let value = UInt32(long, radix: 16) else { return nil }
            parts = make(value)
        } else if word.hasPrefix("rgb"), let start = word.firstIndex(of: "("), let end = word.firstIndex(of: ")") {
            let numbers = word[start..<end].dropFirst().split { $0 == "," || $0 == " " }.compactMap { Double($0) }
            guard numbers.count >= 3 else { return nil }
            parts = numbers.prefix(3).map { CGFloat($0 / 255) } + numbers.dropFirst(3).map { CGFloat($0) }
        } else {
            return nil
        }
        parts.append(1)
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
