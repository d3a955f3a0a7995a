import Maquette
import MaquetteSyntax

/// Prints measurements, as a table at the end or as a line of JSON each.
struct MeasurementReport {
    private let isJSON: Bool
    private var table = Table(columns: ["text", "font", "width", "size", "lines", "baselines", "ranges", ""])

    init(isJSON: Bool) { self.isJSON = isJSON }

    mutating func add(_ found: TextMeasurement, text: String, font: String, width: Double?) throws {
        if isJSON {
            try JSONAnswer.print(Self.json(found, text: text, font: font, width: width))
        } else {
            table.add([
                text.replacingOccurrences(of: "\n", with: "⏎"), font, width.map(Arguments.short) ?? "-",
                "\(Self.short(found.size.width)) x \(Self.short(found.size.height))", String(found.lines.count),
                Self.few(found.lines.map { Self.short($0.baseline) }),
                Self.few(found.lines.map { "\($0.range.lowerBound)-\($0.range.upperBound)" }),
                found.isTruncated ? "truncated" : "",
            ])
        }
    }

    func finish() throws {
        if !isJSON { try StandardOutput.print(table.description) }
    }

    static func json(_ found: TextMeasurement, text: String, font: String, width: Double?) -> JSONValue {
        .object([
            "text": .string(text), "font": .string(font), "width": width.map { .points($0) } ?? .null,
            "size": size(found.size),
            "lines": .array(
                found.lines.map { line in
                    .object([
                        "text": .string(line.text),
                        "range": .array([
                            .number(Double(line.range.lowerBound)), .number(Double(line.range.upperBound)),
                        ]
                        ),
                        "width": .points(line.frame.width), "baseline": .points(line.baseline),
                    ])
                }),
            "truncated": .bool(found.isTruncated),
        ])
    }

    static func size(_ size: CGSize) -> JSONValue {
        .object(["width": .points(size.width), "height": .points(size.height)])
    }

    static func short(_ number: CGFloat) -> String { Arguments.short(Double(number)) }

    /// A table has no space for many lines; JSON has.
    private static func few(_ values: [String]) -> String {
        values.count <= 4 ? values.joined(separator: " ") : values.prefix(3).joined(separator: " ") + " …"
    }
}
