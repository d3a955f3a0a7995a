import Foundation

/// A table of comma-separated values with a heading line; fields may be quoted and hold commas, quotes and newlines.
package struct CommaSeparatedTable {
    package let rows: [[String: String]]

    package init(file path: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        var lines = Self.fields(text)
        let heading = lines.isEmpty ? [] : lines.removeFirst()
        rows = lines.map { Dictionary(zip(heading, $0)) { first, _ in first } }
    }

    private static func fields(_ text: String) -> [[String]] {
        var lines: [[String]] = []
        var line: [String] = []
        var field = ""
        var isQuoted = false
        var characters = Array(text.unicodeScalars)[...]
        while let character = characters.popFirst() {
            switch character {
            case "\"" where isQuoted && characters.first == "\"":
                field.unicodeScalars.append(characters.removeFirst())
            case "\"": isQuoted.toggle()
            case "," where !isQuoted:
                line.append(field)
                field = ""
            case "\n" where !isQuoted:
                line.append(field)
                lines.append(line)
                line = []
                field = ""
            case "\r" where !isQuoted: continue
            default: field.unicodeScalars.append(character)
            }
        }
        return lines
    }
}
