import Maquette
import MaquetteDocuments

/// Checks documents by rules.
@MainActor public struct Linter {
    private let rules: [(rule: any Rule, severity: Severity)]
    private let variants: [Variant]

    package init(_ configuration: LintConfiguration, variants: [Variant]) {
        rules = RuleList.types.compactMap { type -> (rule: any Rule, severity: Severity)? in
            configuration.severity(of: type.name).map { (configuration.rule(type), $0) }
        }
        self.variants = variants
    }

    /// The findings in some scenes of a document, in the order of its lines. What several variants show is
    /// one finding, with the message of the first.
    public func findings(
        in document: any Document, scenes: [DocumentScene], named file: String
    ) throws -> [Finding] {
        var found: [Occurrence: (finding: Finding, variants: [String])] = [:]
        for (sceneNumber, scene) in scenes.enumerated() {
            for (number, variant) in variants.enumerated() {
                let isFirst = sceneNumber == 0 && number == 0
                var counts: [Occurrence: Int] = [:]
                for var finding in try findings(in: scene, of: document, variant, isFirst: isFirst) {
                    // Translations are in files of their own.
                    if finding.file == document.file { finding.file = file }
                    if document.scenes.count > 1, finding.element != nil { finding.scene = scene.name }
                    var occurrence = Occurrence(finding)
                    counts[occurrence, default: 0] += 1
                    occurrence.number = counts[occurrence] ?? 1
                    found[occurrence, default: (finding, [])].variants.append(variant.label)
                }
            }
        }
        return found.values.map { finding, labels in
            var finding = finding
            // Rules without layout run once, for all variants.
            let isForAll = labels.count >= variants.count || Self.needsNoLayout.contains(finding.rule)
            finding.variants = isForAll ? [] : labels
            return finding
        }.sorted()
    }

    /// The identity of a finding, whose message may differ between variants.
    private struct Occurrence: Hashable {
        let rule: String
        let file: String
        let line: Int?
        let column: Int?
        let scene: String?
        /// Only if there is no element.
        let message: String?
        var number = 0

        init(_ finding: Finding) {
            (rule, file) = (finding.rule, finding.file)
            (line, column, scene) = (finding.line, finding.column, finding.scene)
            message = finding.element == nil ? finding.message : nil
        }
    }

    private static let needsNoLayout = Set(RuleList.types.filter { $0.needsNoLayout }.map { $0.name })

    private func findings(
        in scene: DocumentScene, of document: any Document, _ variant: Variant, isFirst: Bool
    ) throws -> [Finding] {
        // What is to be said of constraints must not depend on the frames that an editor left in the document.
        var variant = variant
        variant.forgetsFrames = true
        // What the system draws is not the screen's to change.
        variant.isBare = true
        let look = SceneLook(document: document, scene: scene, variant: variant)
        func linted(_ shown: Shown, _ document: any Document, without places: Set<String>? = nil) -> LintedScene {
            LintedScene(
                shown, of: scene, in: document, isAsDrawn: variant.leavesLayoutAsDrawn, isFirst: isFirst,
                placesWithoutRoom: places)
        }
        let looksAtLargest = needsLargestText && variant.settings.preferredContentSizeCategory == nil
        var places: Set<String>?
        let found = try look.show { shown, document in
            let scene = linted(shown, document)
            if looksAtLargest, shown.scene?.isLaunchScreen != true, shown.hasScalingText {
                places = LargestTextRule.placesWithoutRoom(in: scene)
            }
            return findings(in: scene)
        }
        guard let places else { return found }
        var larger = variant
        larger.settings.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let lookAtLarger = SceneLook(document: document, scene: scene, variant: larger)
        return try found
            + lookAtLarger.show { shown, document in
                findings(in: linted(shown, document, without: places), largestText: true)
            }
    }

    private var needsLargestText: Bool { rules.contains { type(of: $0.rule).needsLargestText } }

    private func findings(in scene: LintedScene, largestText: Bool = false) -> [Finding] {
        // A launch screen is a picture: VoiceOver does not read it, and its texts cannot grow.
        let isPicture = scene.shown.scene?.isLaunchScreen == true
        let fitting = rules.filter { rule, _ in
            let kind = type(of: rule)
            return kind.needsLargestText == largestText && !(isPicture && kind.isAboutAccessibility)
        }
        return fitting.flatMap { rule, severity in
            var report = Report()
            rule.check(scene, &report)
            return report.remarks.map { remark in
                Finding(
                    rule: type(of: rule).name, severity: severity, file: remark.file ?? scene.document.file,
                    line: remark.line,
                    column: remark.column, element: remark.element?.built.kind, id: remark.element?.built.id,
                    label: remark.element?.label, message: remark.message)
            }
        }
    }
}

extension Finding: Comparable {
    public static func < (first: Finding, second: Finding) -> Bool {
        if first.file != second.file { return first.file < second.file }
        let (one, other) = (first.line ?? 0, second.line ?? 0)
        if one != other { return one < other }
        if first.column != second.column { return (first.column ?? 0) < (second.column ?? 0) }
        return (first.rule, first.message, first.scene ?? "") < (second.rule, second.message, second.scene ?? "")
    }
}

extension Shown {
    /// Whether some text follows the user's text size: without, a larger one changes nothing.
    fileprivate var hasScalingText: Bool {
        var waiting = [canvas]
        while let view = waiting.popLast() {
            let font: UIFont? =
                switch view {
                case let label as UILabel: label.font
                case let field as UITextField: field.font
                case let text as UITextView: text.font
                default: nil
                }
            if font?.scaling != nil { return true }
            waiting += view.subviews
        }
        return false
    }
}
