import MaquetteLinting

/// Findings as people and other programs read them.
struct LintReport {
    let findings: [Finding]
    let format: LintFormat

    func write() throws {
        switch format {
        case .text: for finding in findings { try StandardOutput.print(Self.line(finding)) }
        case .github: for finding in findings { try StandardOutput.print(Self.annotation(finding)) }
        case .json: try StandardOutput.print(json.line)
        case .junit: try StandardOutput.print(JUnitReport(findings).text)
        }
    }

    /// As compilers write it, so that editors and build systems find the place.
    private static func line(_ finding: Finding) -> String {
        "\(place(finding)): \(finding.severity.rawValue): [\(finding.rule)] \(inScene(finding))"
    }

    static func place(_ finding: Finding) -> String {
        ([finding.file] + [finding.line, finding.column].compactMap { $0.map(String.init) }).joined(separator: ":")
    }

    /// What is wrong, and in which scene where there are several.
    static func inScene(_ finding: Finding) -> String {
        finding.sentence + (finding.scene.map { ", in the scene \($0)" } ?? "")
    }

    // MARK: GitHub

    /// A workflow command that puts an annotation at the line.
    private static func annotation(_ finding: Finding) -> String {
        var properties = ["file=\(escaped(finding.file, inProperty: true))"]
        if let line = finding.line { properties.append("line=\(line)") }
        if let column = finding.column { properties.append("col=\(column)") }
        properties.append("title=\(escaped(finding.rule, inProperty: true))")
        let words = escaped(inScene(finding), inProperty: false)
        return "::\(finding.severity.rawValue) \(properties.joined(separator: ","))::\(words)"
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
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    // MARK: JSON

    private var json: JSONText {
        .object([
            "findings": .list(findings.map(Self.json)),
            "counts": .object([
                "error": .number(Double(findings.count { $0.severity == .error })),
                "warning": .number(Double(findings.count { $0.severity == .warning })),
            ]),
        ])
    }

    private static func json(_ finding: Finding) -> JSONText {
        func text(_ value: String?) -> JSONText { value.map { .string($0) } ?? .null }
        func number(_ value: Int?) -> JSONText { value.map { .number(Double($0)) } ?? .null }
        return .object([
            "file": .string(finding.file), "line": number(finding.line), "column": number(finding.column),
            "severity": .string(finding.severity.rawValue), "rule": .string(finding.rule),
            "element": .object([
                "kind": text(finding.element), "id": text(finding.id), "label": text(finding.label),
            ]), "scene": text(finding.scene), "message": .string(finding.message),
            "variants": .list(finding.variants.map { .string($0) }),
        ])
    }
}
