import UIKit

/// `preview measure`: how large labels with given texts are.
enum Measure: Subcommand {
    static let name = "measure"
    static let summary = "how large texts are in a label"
    static let help = """
        Measures texts as a UILabel would, in every font and width asked for.

        usage: preview measure TEXT… [options]

          --font SIZE[-WEIGHT]  point size and weight: 17, 15-semibold; several with commas (17)
          --width POINTS        the width to wrap to; several with commas (as wide as the text)
          --lines NUMBER        at most this many lines; 0 is any number (0 with --width, else 1)
          --scale NUMBER        pixels for a point: 1 to 4 (3)
          --json                one JSON object for each measurement

        A text `-` is read from standard input.

        example: preview measure 'Sign in' 'Sign in with Apple' --font 17-semibold --width 120 --lines 1
        """

    private static let weights: [(name: String, weight: UIFont.Weight)] = [
        ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
        ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]

    static func run(_ arguments: [String]) throws {
        let arguments = try Arguments(
            arguments, options: ["--font", "--width", "--lines", "--scale"], flags: ["--json"])
        guard !arguments.rest.isEmpty else {
            throw UsageError("measure wants a text; `preview measure --help` shows how")
        }
        let texts = try arguments.rest.map { try $0 == "-" ? standardInput() : $0 }
        let fonts = try arguments.list("--font").isEmpty ? [font("17")] : arguments.list("--font").map(font)
        let widths = try arguments.list("--width").map { try Arguments.number($0, of: "--width", in: 0...100_000) }
        let lines = try arguments.number("--lines", in: 0...100_000, default: widths.isEmpty ? 1 : 0)
        let scale = try arguments.number("--scale", in: 1...4, default: 3)

        var table = Table(columns: ["text", "font", "width", "size", "lines", ""])
        try Headless.with({ $0.displayScale = CGFloat(scale) }) {
            for text in texts {
                for font in fonts {
                    for width in widths.isEmpty ? [nil] : widths.map(Optional.some) {
                        let found = measure(text, font.font, width: width, lines: Int(lines))
                        if arguments.has("--json") {
                            print(try found.json(text: text, font: font.name, width: width))
                        } else {
                            table.add(found.row(text: text, font: font.name, width: width))
                        }
                    }
                }
            }
        }
        if !arguments.has("--json") { print(table.description) }
    }

    private struct Measurement {
        var size: CGSize
        var lines: Int
        var isTruncated: Bool

        func row(text: String, font: String, width: Double?) -> [String] {
            let size = "\(Measure.short(size.width)) x \(Measure.short(size.height))"
            return [
                text.replacingOccurrences(of: "\n", with: "⏎"), font, width.map(Arguments.short) ?? "-", size,
                String(lines), isTruncated ? "truncated" : "",
            ]
        }

        func json(text: String, font: String, width: Double?) throws -> String {
            let record = Record(
                text: text, font: font, width: width,
                size: Record.Size(width: Double(size.width), height: Double(size.height)), lines: lines,
                truncated: isTruncated)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(record), as: UTF8.self)
        }
    }

    /// A measurement as `--json` prints it.
    private struct Record: Encodable {
        struct Size: Encodable {
            var width: Double
            var height: Double
        }

        var text: String
        var font: String
        var width: Double?
        var size: Size
        var lines: Int
        var truncated: Bool
    }

    private static func measure(_ text: String, _ font: UIFont, width: Double?, lines: Int) -> Measurement {
        let label = UILabel()
        label.text = text
        label.font = font
        label.numberOfLines = lines
        var size = label.sizeThatFits(
            CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        if let width { size.width = min(size.width, CGFloat(width)) }
        label.frame.size = size
        let report = Headless.report(on: label)
        return Measurement(size: size, lines: report?.lines.count ?? 0, isTruncated: report?.isTruncated ?? false)
    }

    private static func font(_ text: String) throws -> (name: String, font: UIFont) {
        let parts = text.split(separator: "-", maxSplits: 1).map(String.init)
        let size = try Arguments.number(parts.first ?? "", of: "--font", in: 1...1000)
        let weightName = parts.count == 2 ? parts[1].lowercased() : "regular"
        guard let weight = weights.first(where: { $0.name == weightName })?.weight else {
            let names = weights.map(\.name).joined(separator: ", ")
            throw UsageError("--font does not know the weight `\(parts[1])`; there are \(names)")
        }
        return (text, .systemFont(ofSize: CGFloat(size), weight: weight))
    }

    private static func standardInput() throws -> String {
        let data = FileHandle.standardInput.readDataToEndOfFile()
        guard var text = String(data: data, encoding: .utf8) else { throw UsageError("standard input is not UTF-8") }
        if text.hasSuffix("\n") { text.removeLast() }
        return text
    }

    /// To a thousandth of a point: thirds of pixels have no end.
    nonisolated fileprivate static func short(_ number: CGFloat) -> String {
        Arguments.short((Double(number) * 1000).rounded() / 1000)
    }
}
