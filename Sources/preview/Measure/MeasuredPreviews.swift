import Maquette
import MaquetteExplaining
import MaquetteSyntax

/// The labels of previews of Swift files, as they are laid out: their texts, widths and lines.
@MainActor enum MeasuredPreviews {
    private static let optionsOfTexts = [
        "--font", "--font-file", "--width", "--lines", "--strings", "--fits", "--language",
    ]

    static func run(_ arguments: Arguments) async throws -> Outcome {
        for word in arguments.rest where CodeInputs.Place(word) == nil {
            throw Failure("measure takes texts or Swift files, and not both: \(word.text.shortened)")
        }
        if let option = optionsOfTexts.first(where: { arguments.last($0) != nil }) {
            throw Failure("\(option) goes with texts: labels of a preview have fonts and widths of their own")
        }
        let request = try DocumentRequest(arguments, for: Measure.name)
        let isJSON = try JSONAnswer.isWanted(arguments)
        return try await DocumentRun(request) { visit, _ in
            for variant in request.variants {
                for scene in visit.scenes {
                    let labels = try visit.show(visit.look(at: scene, in: variant)) { shown in
                        MeasuredLabel.all(of: shown)
                    }
                    let title = [scene.name, variant.label].filter { !$0.isEmpty }.joined(separator: ", ")
                    if isJSON {
                        for label in labels { try JSONAnswer.print(label.json(visit.input.shown, title)) }
                    } else {
                        try StandardOutput.print("\(visit.input.shown): \(title)".onOneLine)
                        try StandardOutput.print(labels.isEmpty ? "no labels" : MeasuredLabel.table(labels).description)
                    }
                }
            }
        }.run()
    }
}

/// A label as it is laid out.
@MainActor struct MeasuredLabel {
    let name: String
    let text: String
    let font: String
    let size: CGSize
    let lines: [String]
    let isTruncated: Bool

    static func all(of shown: Shown) -> [MeasuredLabel] {
        let names = ViewNames(shown)
        return names.all.compactMap { view in
            guard let label = view as? UILabel, !label.isHidden, let text = label.text, !text.isEmpty,
                let report = Headless.report(on: label)
            else { return nil }
            return MeasuredLabel(
                name: names.id(of: label) ?? label.knownClassName, text: text,
                font: "\(label.font.fontName) \(Arguments.short(Double(label.font.pointSize)))",
                size: label.bounds.size,
                lines: report.lines, isTruncated: report.isTruncated)
        }
    }

    static func table(_ labels: [MeasuredLabel]) -> Table {
        var table = Table(columns: ["label", "text", "font", "width", "height", "lines", ""])
        for label in labels {
            table.add([
                label.name, label.text.shortened, label.font, MeasurementReport.short(label.size.width),
                MeasurementReport.short(label.size.height), String(label.lines.count),
                label.isTruncated ? "truncated" : "",
            ])
        }
        return table
    }

    func json(_ file: String, _ preview: String) -> JSONValue {
        .object([
            "file": .string(file), "preview": .string(preview), "label": .string(name), "text": .string(text),
            "font": .string(font), "size": MeasurementReport.size(size), "lines": .array(lines.map { .string($0) }),
            "truncated": .bool(isTruncated),
        ])
    }
}
