import Foundation
import Testing

/// The compiler tries each reading of a name for each link of a chain: two colours `red` took 38 seconds for a chain of 16 backgrounds, one
/// takes a few milliseconds. `Scripts/check-swiftui-chains` measures such times, and here the readings are counted, which no machine makes slower.
@Suite struct OverloadTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/SwiftUI")

    /// A declaration in an extension: its name, or of a function its name with the labels of its arguments.
    private struct Member: Hashable {
        var type: String
        var name: String
        var isStatic: Bool
    }

    /// How often each public member is declared that the compiler has no reason to try last.
    private static func members() throws -> [Member: Int] {
        var counts: [Member: Int] = [:]
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            var type: (name: String, margin: Int)?
            let lines = try String(contentsOf: file, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() {
                let margin = line.prefix { $0 == " " }.count
                if let match = line.firstMatch(of: /^ *(?:public |nonisolated )*(?:extension|struct) (\w+)\b.*{$/) {
                    type = (String(match.1), margin)
                }
                if let known = type, line.dropFirst(margin) == "}", margin == known.margin { type = nil }
                guard let type, !line.contains("@_disfavoredOverload"),
                    index == 0 || !lines[index - 1].contains("@_disfavoredOverload"),
                    let match = line.firstMatch(of: /public (.*?)\b(func|var|let) (\w+)(.*)/)
                else { continue }
                let isFunction = match.2 == "func"
                let rest = String(match.4) + " " + lines[(index + 1)...].prefix(14).joined(separator: " ")
                let labels = isFunction ? labels(rest) : ""
                let member = Member(
                    type: type.name, name: String(match.3) + labels, isStatic: match.1.contains("static"))
                counts[member, default: 0] += 1
            }
        }
        return counts
    }

    /// The labels of the parameters with which a text begins: `(_:alignment:)`.
    private static func labels(_ text: String) -> String {
        var (depth, isGeneric, parts, part): (Int, Bool, [String], String) = (0, text.first == "<", [], "")
        for (character, former) in zip(text, " " + text) {
            let opens = "([{<".contains(character)
            let closes = ")]}".contains(character) || character == ">" && former != "-"
            if opens { depth += 1 }
            if closes { depth -= 1 }
            if isGeneric {
                if depth == 0 { isGeneric = false }
                continue
            }
            if depth == 0, closes { break }
            if depth == 1, opens { continue }
            if depth == 1, character == "," {
                parts.append(part)
                part = ""
            } else {
                part.append(character)
            }
        }
        if !part.allSatisfy(\.isWhitespace) { parts.append(part) }
        let names = parts.map { part in
            let words = part.split(separator: ":")[0].split(separator: " ").filter { !$0.hasPrefix("@") }
            return "\(words.first ?? "_"):"
        }
        return "(\(names.joined()))"
    }

    @Test func `The sources are read as they are`() throws {
        let members = try Self.members()
        // Four sets of text sizes and of lines: one, and three kinds of ranges (Apple's pages on both names).
        #expect(members[Member(type: "View", name: "lineLimit(_:)", isStatic: false)] == 4)
        #expect(members[Member(type: "View", name: "frame(width:height:alignment:)", isStatic: false)] == 1)
        #expect(members[Member(type: "View", name: "overlay(alignment:content:)", isStatic: false)] == 1)
    }

    @Test func `No modifier has more than four readings, and those of long chains have two at most`() throws {
        let modifiers = try Self.members().filter { $0.key.type == "View" && !$0.key.isStatic }
        #expect(modifiers.count > 400)
        #expect(modifiers.filter { $0.value > 4 }.map(\.key.name).sorted() == [])
        let chained = Set([
            "padding", "frame", "background", "overlay", "foregroundStyle", "opacity", "shadow", "cornerRadius",
            "clipShape", "tint", "border", "offset", "onTapGesture", "environment", "onChange", "onAppear",
        ])
        let own = modifiers.filter { chained.contains(String($0.key.name.prefix { $0 != "(" })) }
        #expect(own.count >= chained.count)
        #expect(own.filter { $0.value > 2 }.map(\.key.name).sorted() == [])
    }

    /// `Color.red` is found by way of the styles that are colours. Two names mean a colour and the level of a style, as Apple's do.
    @Test func `No colour is both a member of Color and one of all styles`() throws {
        let members = try Self.members().keys.filter(\.isStatic)
        let colors = Set(members.filter { $0.type == "Color" }.map(\.name))
        let styles = Set(members.filter { $0.type == "ShapeStyle" }.map(\.name))
        #expect(styles.isSuperset(of: ["red", "blue", "clear"]) && colors.contains("accentColor"))
        #expect(colors.intersection(styles).sorted() == ["primary", "secondary"])
    }
}
