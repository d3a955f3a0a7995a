import MaquetteReporting

extension LayoutRecord: CustomStringConvertible {
    /// The layout for a review: one line for each view, indented as in the tree, frames first.
    public var description: String {
        var lines = ["views:"]
        for view in views {
            let indent = String(repeating: "  ", count: view.depth + 1)
            let numbers = [view.frame.x, view.frame.y, view.frame.width, view.frame.height].map(Self.points)
            let name = view.name.isEmpty ? "" : " " + Self.escaped(view.name)
            lines.append(indent + (numbers + [view.kind]).joined(separator: " ") + name)
            if let text = view.text { lines.append("\(indent)  text: \(Self.escaped(text))") }
            lines += view.notes.map { "\(indent)  is \($0)" }
            if !view.looks.isEmpty {
                lines.append("\(indent)  has \(Self.escaped(view.looks.joined(separator: ", ")))")
            }
        }
        for (title, entries) in [("constraints", constraints), ("conflicts", conflicts)] where !entries.isEmpty {
            lines.append("\(title):")
            lines += entries.map { "  " + Self.escaped($0) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Reads what ``description`` wrote; nil when it is anything else.
    public init?(_ text: some StringProtocol) {
        self.init()
        var section = ""
        for line in text.split(separator: "\n") {
            guard line.first == " " else {
                section = String(line)
                continue
            }
            switch section {
            case "views:": guard readView(line) else { return nil }
            case "constraints:": constraints.append(Self.unescaped(line.dropFirst(2)))
            case "conflicts:": conflicts.append(Self.unescaped(line.dropFirst(2)))
            default: return nil
            }
        }
        guard !views.isEmpty else { return nil }
    }

    private mutating func readView(_ line: some StringProtocol) -> Bool {
        let content = line.drop { $0 == " " }
        if !views.isEmpty, content.hasPrefix("text: ") || content == "text:" {
            views[views.count - 1].text = Self.unescaped(content.dropFirst("text: ".count))
            return true
        }
        if !views.isEmpty, content.hasPrefix("is ") {
            views[views.count - 1].notes.append(String(content.dropFirst("is ".count)))
            return true
        }
        if !views.isEmpty, content.hasPrefix("has ") {
            views[views.count - 1].looks = Self.unescaped(content.dropFirst("has ".count)).split(separator: ", ").map(
                String.init)
            return true
        }
        let words = content.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)
        let numbers = words.prefix(4).compactMap { Self.thousandths($0) }
        guard words.count >= 5, numbers.count == 4 else { return false }
        var frame = Frame(x: 0, y: 0, width: 0, height: 0)
        (frame.x, frame.y, frame.width, frame.height) = (numbers[0], numbers[1], numbers[2], numbers[3])
        views.append(
            View(
                depth: max(0, (line.count - content.count) / 2 - 1), kind: String(words[4]),
                name: words.count > 5 ? Self.unescaped(words[5]) : "", frame: frame))
        return true
    }

    /// A text on one line, and harmless to whoever prints it.
    private static func escaped(_ text: String) -> String {
        var result = ""
        // A carriage return with a line feed is one character, so that only scalars will do.
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result.harmless
    }

    private static func unescaped(_ text: some StringProtocol) -> String {
        var result = String.UnicodeScalarView()
        var rest = String(text).unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\", let mark = rest.popFirst() else {
                result.append(scalar)
                continue
            }
            switch mark {
            case "n": result.append("\n")
            case "r": result.append("\r")
            case "u":
                let digits = rest.prefix(4)
                rest = rest.dropFirst(4)
                result.append(UInt32(String(digits), radix: 16).flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}")
            default: result.append(mark)
            }
        }
        return String(result)
    }
}
