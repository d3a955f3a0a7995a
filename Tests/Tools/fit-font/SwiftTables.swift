import Foundation

/// Writes fitted numbers as the sources that hold them.
struct SwiftTables {
    let folder: URL

    func write(_ widths: WidthMasters) throws {
        let masters: [(String, String, (text: [Int], display: [Int]))] = [
            ("lightest", "Lighter than Ultralight, which was measured.", widths.lightest),
            ("regular", "As measured.", widths.regular), ("black", "As measured.", widths.black),
            ("italic", "As measured.", widths.italic),
        ]
        let members = masters.map { name, comment, values in
            """
                /// \(comment)
                static let \(name) = SystemFontMaster(
                    text: [
            \(Self.rows(values.text.map { "\($0), " }, indent: 12))
                    ],
                    display: [
            \(Self.rows(values.display.map { "\($0), " }, indent: 12))
                    ])
            """
        }
        let text = "extension SystemFontMaster {\n" + members.joined(separator: "\n\n") + "\n}\n"
        try write(text, to: "SystemFontMaster+Widths.swift")
    }

    func write(_ kerning: Masters<Pairs>) throws {
        let masters: [(String, String, (text: Pairs, display: Pairs))] = [
            ("Regular", "The pairs of Regular.", kerning.regular),
            ("Lightest", "What the lightest drawn weight adds to Regular.", kerning.lightest),
            ("Black", "What Black adds to Regular.", kerning.black),
            ("Italic", "What the italic adds to the upright.", kerning.italic),
        ]
        for (name, comment, pairs) in masters {
            let text = """
                extension SystemKerning {
                    /// \(comment)
                    static let \(name.lowercased()) = Table(text: \(name.lowercased())Text, display: \(name.lowercased())Display)

                    private static let \(name.lowercased())Text: Pairs = \(Self.pairs(pairs.text))

                    private static let \(name.lowercased())Display: Pairs = \(Self.pairs(pairs.display))
                }

                """
            try write(text, to: "SystemKerning+\(name).swift")
        }
    }

    private func write(_ text: String, to name: String) throws {
        let url = folder.appending(path: name)
        try Data(("// Written by Scripts/fit-font.\n\n" + text).utf8).write(to: url)
        print("wrote \(url.lastPathComponent)")
    }

    /// One entry for each left character, with the right ones at each distance.
    private static func pairs(_ pairs: Pairs) -> String {
        var entries: [String] = []
        for (row, left) in Pairs.characters.enumerated() {
            var rights: [Int: String] = [:]
            for (column, right) in Pairs.characters.enumerated() {
                let value = Int(pairs.values[row * Pairs.side + column])
                if value != 0 { rights[value, default: ""].append(right) }
            }
            guard !rights.isEmpty else { continue }
            let items = rights.keys.sorted().map { "\($0): \(quoted(rights[$0] ?? "")), " }
            let line = "        \(quoted(String(left))): [\(items.joined().dropLast(2))],"
            entries.append(
                line.count <= 120
                    ? line : "        \(quoted(String(left))): [\n\(rows(items, indent: 12))\n        ],")
        }
        return entries.isEmpty ? "[:]" : "[\n" + entries.joined(separator: "\n") + "\n    ]"
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// Fills lines with items that end in a comma and a space.
    private static func rows(_ items: [String], indent: Int) -> String {
        var lines: [String] = []
        var line = ""
        for item in items {
            if indent + line.count + item.count - 1 > 120 {
                lines.append(line)
                line = ""
            }
            line += item
        }
        lines.append(line)
        return lines.map { String(repeating: " ", count: indent) + $0.dropLast() }.joined(separator: "\n")
    }
}
