import Foundation

/// As much of YAML as settings of tools are written in: mappings and lists, in lines or in brackets, words, texts in
/// quotation marks, and what is named once (`&`) and used again (`*`, `<<`).
public enum SmallYAML: Equatable, Sendable {
    case text(String)
    case list([SmallYAML])
    case mapping([String: SmallYAML])

    /// What cannot be read is left out.
    public static func read(_ text: String) -> SmallYAML {
        var lines: [YAMLBlocks.Line] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let words = withoutComment(line)
            guard !words.isEmpty, words != "---" else { continue }
            lines.append((line.prefix { $0 == " " }.count, words))
        }
        var reader = YAMLBlocks(lines: lines)
        return reader.block(atLeast: 0, depth: 0)
    }

    /// The settings in a file: nothing where it is not there, is no text, or is larger than what people write.
    public static func read(file path: String) -> SmallYAML {
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: longest + 1),
            data.count <= longest, let text = String(data: data, encoding: .utf8)
        else { return .mapping([:]) }
        return read(text)
    }

    private static let longest = 2_000_000

    public subscript(key: String) -> SmallYAML? { if case .mapping(let values) = self { values[key] } else { nil } }
    public var text: String? { if case .text(let text) = self { text } else { nil } }
    /// The members of a list, or the one thing that stands for a list of it.
    public var elements: [SmallYAML] { if case .list(let values) = self { values } else { [self] } }

    private static func withoutComment(_ line: Substring) -> Substring {
        var quotes = YAMLQuotes()
        var before: Character = " "
        for place in line.indices {
            if quotes.areOutside(line[place]), line[place] == "#", before == " " || before == "\t" {
                return line[..<place].trimmed
            }
            before = line[place]
        }
        return line.trimmed
    }
}

extension Substring {
    var trimmed: Substring {
        let start = drop { $0.isWhitespace }
        return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
    }
}
