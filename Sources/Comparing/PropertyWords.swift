import MaquetteDocuments
import MaquetteSyntax

/// The differences between the properties of a part in two versions.
///
/// Interface Builder writes one value as several attributes: colours, frames and fonts are reported as one.
enum PropertyWords {
    static func list(_ old: DocumentPart, _ new: DocumentPart) -> [String] {
        let (before, after) = (values(old), values(new))
        let words = (Dictionary(uniqueKeysWithValues: before), Dictionary(uniqueKeysWithValues: after))
        let names = before.map(\.0) + after.map(\.0).filter { words.0[$0] == nil }
        return names.compactMap { name in
            switch (words.0[name], words.1[name]) {
            case (let was?, let now?):
                if was == now { return nil }
                // The same numbers are another color in another space.
                let isSameInWords = was.words == now.words
                let excerpt = ChangeExcerpt(
                    isSameInWords ? was.wordsWithSpace : was.words, isSameInWords ? now.wordsWithSpace : now.words)
                return "\(name): \(excerpt.before) → \(excerpt.after)"
            case (nil, let now?): return "\(name): \(ChangeExcerpt.beginning(now.words))"
            case (let was?, nil): return "\(name): no longer \(ChangeExcerpt.beginning(was.words))"
            case (nil, nil): return nil
            }
        }
    }

    private struct Value: Equatable {
        let words: String
        /// What a color's numbers mean.
        var space = ""

        var wordsWithSpace: String { space.isEmpty ? words : "\(words) in \(space)" }
    }

    /// Properties in the order of the document; those with a common prefix are one.
    private static func values(_ part: DocumentPart) -> [(String, Value)] {
        let isPlaced = part["translatesAutoresizingMaskIntoConstraints"] == "NO" && part["fixedFrame"] != "YES"
        var order: [String] = []
        var groups: [String: [DocumentPart.Property]] = [:]
        for property in part.properties where !isBookkeeping(property.name, isPlaced: isPlaced) {
            let name = group(of: property.name)
            if groups[name] == nil { order.append(name) }
            let rest = property.name == name ? "" : String(property.name.dropFirst(name.count + 1))
            groups[name, default: []].append(DocumentPart.Property(rest, property.value))
        }
        return order.map { ($0, value(of: groups[$0] ?? [], of: $0)) }
    }

    /// A value of several attributes is named by its key, one within a state or a variation by its path.
    private static func group(of name: String) -> String {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let isVariation = name.hasPrefix("variation(") || name.hasPrefix("runtime(")
        return parts.count < 2 || isVariation ? name : parts.dropLast().joined(separator: ".")
    }

    /// What only the editor uses. The frame of a view with constraints follows from these.
    private static func isBookkeeping(_ name: String, isPlaced: Bool) -> Bool {
        name.hasPrefix("canvasLocation") || ["misplaced", "ambiguous", "verifyAmbiguity"].contains(name)
            || isPlaced && name.hasPrefix("frame.")
    }

    private static func value(of properties: [DocumentPart.Property], of group: String) -> Value {
        let values = Dictionary(properties.map { ($0.name, $0.value) }) { first, _ in first }
        if properties.count == 1, properties[0].name.isEmpty || properties[0].name == "name" {
            return Value(words: words(properties[0].value, of: group))
        }
        if let color = color(values) { return Value(words: color, space: space(values)) }
        return Value(words: words(properties, values))
    }

    private static func words(_ properties: [DocumentPart.Property], _ values: [String: String]) -> String {
        if let width = values["width"], let height = values["height"] {
            let size = "\(short(width)) x \(short(height))"
            guard let x = values["x"], let y = values["y"] else { return size }
            return "\(short(x)), \(short(y)) with \(size)"
        }
        return properties.map { $0.name.isEmpty ? quoted($0.value) : "\($0.name) \(words($0.value, of: $0.name))" }
            .joined(separator: ", ")
    }

    private static func color(_ values: [String: String]) -> String? {
        if let name = values["systemColor"] ?? values["cocoaTouchSystemColor"] { return name }
        let channels = ["red", "green", "blue"].compactMap { share(values[$0]) }
        let white = share(values["white"])
        guard channels.count == 3 || white != nil else { return nil }
        let rgb = channels.count == 3 ? channels : Array(repeating: white ?? 0, count: 3)
        let hex = rgb.map { channel in
            let digits = String(Int((channel * 255).rounded()), radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
        let alpha = share(values["alpha"]) ?? 1
        return "#" + hex.joined() + (alpha < 1 ? " at \(Int((alpha * 100).rounded())) %" : "")
    }

    /// Colors of the system have none.
    private static func space(_ values: [String: String]) -> String {
        let isCustom = values["colorSpace"] == "custom"
        return (isCustom ? values["customColorSpace"] : values["colorSpace"]) ?? ""
    }

    /// A number from 0 to 1; nil where none is written.
    private static func share(_ text: String?) -> Double? {
        guard let number = text.flatMap(Double.init), number.isFinite else { return nil }
        return min(max(number, 0), 1)
    }

    private static func short(_ text: String) -> String {
        Double(text)?.written(decimals: 2) ?? text
    }

    /// What people read on the screen. All of it is quoted, so that before and after look alike.
    private static let texts: Set<Substring> = [
        "text", "title", "subtitle", "placeholder", "prompt", "headerTitle", "footerTitle", "badgeValue",
    ]

    private static func words(_ text: String, of name: String) -> String {
        name.split(separator: ".").last.map(texts.contains) == true ? "\"\(text)\"" : quoted(text)
    }

    /// Numbers and single words stay as they are. Texts are not shortened, so that changes at their end are found.
    private static func quoted(_ text: String) -> String {
        if let number = Double(text), number.isFinite { return short(text) }
        let isWord = !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "_-.#:".contains($0) }
        return isWord ? text : "\"\(text)\""
    }
}
