/// A workflow command that GitHub shows as an annotation at a line of a file.
package struct GitHubAnnotation: Sendable {
    package enum Level: String, Sendable {
        case notice, warning, error
    }

    package var level: Level
    package var file: String?
    package var line: Int?
    package var column: Int?
    package var title: String
    package var message: String

    package init(
        _ level: Level, file: String? = nil, line: Int? = nil, column: Int? = nil, title: String, message: String
    ) {
        self.level = level
        self.file = file
        self.line = line
        self.column = column
        self.title = title
        self.message = message
    }

    package var text: String {
        var properties: [String] = []
        if let file { properties.append("file=\(Self.escaped(file, inProperty: true))") }
        if let line { properties.append("line=\(line)") }
        if let column { properties.append("col=\(column)") }
        properties.append("title=\(Self.escaped(title, inProperty: true))")
        let words = Self.escaped(message, inProperty: false)
        return "::\(level.rawValue) \(properties.joined(separator: ","))::\(words)"
    }

    private static func escaped(_ text: String, inProperty: Bool) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            case ":" where inProperty: escaped += "%3A"
            case "," where inProperty: escaped += "%2C"
            case "[" where escaped.hasSuffix("##"): escaped += String.escape(scalar)
            case let scalar where scalar.isHarmful: escaped += String.escape(scalar)
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
