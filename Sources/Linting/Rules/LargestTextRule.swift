import Maquette

/// Texts that have no room when they are as large as they can get.
struct LargestTextRule: Rule {
    nonisolated static let name = "largest-text"
    nonisolated static let summary = "a text is cut off, or overlaps another, at the largest text size (AX5)"
    nonisolated static let isAboutAccessibility = true
    nonisolated static let needsLargestText = true
    nonisolated static var grounds: RuleGrounds? {
        RuleGrounds(
            wcag: ["1.4.4 Resize Text, AA: without loss of content", "1.4.12 Text Spacing, AA"],
            apple: ["Human Interface Guidelines, Typography: keep text truncation to a minimum as text grows"],
            remedy: "let the text wrap (0 lines), its container grow, or the screen scroll")
    }

    func check(_ scene: LintedScene, _ report: inout Report) {
        for remark in Self.remarks(in: scene) where scene.placesWithoutRoom?.contains(Self.place(remark)) == false {
            if let element = remark.element, isDecidedByCode(element, in: scene) { continue }
            report.add("at AX5 " + remark.message, about: remark.element)
        }
    }

    private func isDecidedByCode(_ element: LintedElement, in scene: LintedScene) -> Bool {
        if scene.mayBeChanged(element, [.font, .size]) { return true }
        let row = sequence(first: element.view, next: \.superview).first { $0 is UITableViewCell }
        return row != nil && scene.speech.code.givesRowHeights
    }

    /// What the rules about every layout find in the usual text size.
    static func placesWithoutRoom(in scene: LintedScene) -> Set<String> { Set(remarks(in: scene).map(place)) }

    private static func remarks(in scene: LintedScene) -> [Report.Remark] {
        var report = Report()
        TruncatedRule().check(scene, &report)
        var overlapping = OverlappingRule()
        // Another title has another size, and none at all has none.
        overlapping.ignores = { ($0.view as? UIButton)?.words?.isPlaceholder == true && scene.isInCode($0) }
        overlapping.check(scene, &report)
        return report.remarks
    }

    private static func place(_ remark: Report.Remark) -> String {
        "\(remark.element?.built.id ?? "") \(remark.line ?? 0) \(remark.column ?? 0)"
    }
}
