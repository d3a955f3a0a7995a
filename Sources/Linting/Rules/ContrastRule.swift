import Maquette
import MaquetteDrawing
import MaquetteExplaining

/// Texts that are hard to tell from what is behind them.
struct ContrastRule: Rule {
    nonisolated static let name = "contrast"
    nonisolated static let summary = "a text has too little contrast with what is painted behind it"
    nonisolated static let isAboutAccessibility = true
    nonisolated static var grounds: RuleGrounds? {
        RuleGrounds(
            wcag: [
                "1.4.3 Contrast (Minimum), AA: 4.5 to 1; 3 to 1 from 18 points, or from 14 points in bold",
                "what is disabled, and mere decoration, is exempt",
            ],
            apple: [
                "Human Interface Guidelines, Accessibility: check contrast in light, dark and with Increase Contrast",
                "the system's own colours on its own backgrounds, and controls in its own look, are left to Increase"
                    + " Contrast, unless \"checksSystemColors\" is true",
            ],
            remedy: "take the colour that the finding names, or another background; use semantic colours")
    }
    nonisolated static var options: [RuleOption<Self>] {
        [
            RuleOption("text", .number("a contrast to 1", in: 1...21), "For text; 4.5.", \.text),
            RuleOption("largeText", .number("a contrast to 1", in: 1...21), "For large text; 3.", \.largeText),
            RuleOption(
                "checksSystemColors", .flag, "Whether the system's colours on its backgrounds count.",
                \.checksSystemColors),
        ]
    }

    nonisolated var text = 4.5
    nonisolated var largeText = 3.0
    nonisolated var checksSystemColors = false

    func check(_ scene: LintedScene, _ report: inout Report) {
        var worst: [ObjectIdentifier: (element: LintedElement, sample: PaintedTexts.Sample, wanted: Double)] = [:]
        var order: [ObjectIdentifier] = []
        let system = SystemLook(scene.shown.canvas.traitCollection)
        let unknown = scene.unknownGrounds
        let style = scene.shown.canvas.traitCollection.userInterfaceStyle
        if scene.speech.code.excludes(style) { return }
        // A catalog may have another colour for the dark look; the document repeats only the light one.
        let uncertain = style == .dark ? scene.standInColors : []
        for sample in scene.speech.texts {
            let wanted = sample.text.isLarge ? largeText : text
            guard sample.contrast < wanted - 1e-9, sample.text.text.contains(where: { $0.isLetter || $0.isNumber }),
                let element = scene.textElement(at: CGRect(sample.text.body), saying: sample.text.text),
                !isExempt(element.view), !unknown.contains(where: { $0.lies(behind: sample, element, in: scene) }),
                !isUnseenByDesign(sample, element.view, in: scene), !isVeiled(sample, element.view),
                !isColoredByCode(element, in: scene),
                !uncertain.contains(where: {
                    $0.distance(to: sample.ink) < 0.01 || $0.distance(to: sample.ground) < 0.01
                })
            else { continue }
            if !checksSystemColors, system.decides(sample, element.view) { continue }
            let key = ObjectIdentifier(element.view)
            if worst[key] == nil { order.append(key) }
            if worst[key].map({ sample.contrast < $0.sample.contrast }) ?? true {
                worst[key] = (element, sample, wanted)
            }
        }
        for key in order {
            if let found = worst[key] { report.add(message(found.sample, found.wanted), about: found.element) }
        }
    }

    private func message(_ sample: PaintedTexts.Sample, _ wanted: Double) -> String {
        let pair = "\(sample.ink.hexWords) on \(sample.ground.hexWords)"
        return
            "\(pair) has a contrast of \(sample.contrast.asRatio) to 1 and needs \(wanted.asRatio)\(advice(sample, wanted))"
    }

    /// The smaller change: of the text, or of what is behind it.
    private func advice(_ sample: PaintedTexts.Sample, _ wanted: Double) -> String {
        let ink = sample.ink.nearest(with: wanted, against: sample.ground)
        let ground = sample.ground.nearest(with: wanted, against: sample.ink)
        guard let ink else { return ground.map { "; \($0.hexWords) behind it passes" } ?? "" }
        if let ground, ground.distance(to: sample.ground) < ink.distance(to: sample.ink) {
            return "; \(ground.hexWords) behind it passes"
        }
        return "; \(ink.hexWords) passes"
    }

    /// White on the canvas's white is no design: the app puts something else behind it. But nothing can come between a text and
    /// the background of a view of its own around it. What can be seen in the light look and not in the dark one is a mistake.
    private func isUnseenByDesign(_ sample: PaintedTexts.Sample, _ view: UIView, in scene: LintedScene) -> Bool {
        guard sample.ink.distance(to: sample.ground) < 0.05 else { return false }
        let ground = sequence(first: view, next: \.superview).first {
            $0.backgroundColor.map { $0.drawingColor(with: view.traitCollection).alpha > 0.9 } ?? false
        }
        if let ground, ground === view || ground === view.superview, ground !== scene.shown.view { return false }
        guard view.traitCollection.userInterfaceStyle == .dark else { return true }
        let light = UITraitCollection(traitsFrom: [
            view.traitCollection, UITraitCollection(userInterfaceStyle: .light),
        ])
        guard let ink = view.inkColor?.drawingColor(with: light),
            let ground = sequence(first: view, next: \.superview).lazy
                .compactMap({ $0.backgroundColor?.drawingColor(with: light) }).first(where: { $0.alpha > 0.9 })
        else { return true }
        return ink.distance(to: ground) < 0.05
    }

    /// Whether the colour of the text, or what is behind it, may come from code.
    private func isColoredByCode(_ element: LintedElement, in scene: LintedScene) -> Bool {
        var view: UIView? = element.view
        var isInCell = false
        while let current = view {
            isInCell = isInCell || current is UITableViewCell || current is UICollectionViewCell
            if let part = scene.element(of: current) {
                let isCell = current !== element.view && part.built.isCell
                // Cells of an app have classes of their own, and the look that the document gives them.
                if !isCell, scene.mayBeChanged(part, .color) { return true }
                if current.backgroundColor.map({ $0.drawingColor(with: current.traitCollection).alpha > 0.99 }) == true
                {
                    return false
                }
            }
            view = current.superview
        }
        // What is behind a single view without a background is unknown.
        return scene.shown.scene?.isLooseView == true && !isInCell
    }

    /// Whether something else lies over the text: a bar that rows scroll under, the shade of what is in front. An alpha of its
    /// own makes the text pale for everybody.
    private func isVeiled(_ sample: PaintedTexts.Sample, _ view: UIView) -> Bool {
        let seen = sample.text.color.over(sample.ground)
        guard sample.ink.distance(to: seen) > 0.03 else { return false }
        return !sequence(first: view, next: \.superview).contains { $0.alpha < 1 || $0.layer.opacity < 1 }
    }

    /// What is disabled may be pale.
    private func isExempt(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { view in
            if let label = view as? UILabel, !label.isEnabled { return true }
            if let cell = view as? UITableViewCell { return !cell.isUserInteractionEnabled }
            return (view as? UIControl)?.isEnabled == false
        }
    }
}

extension PaintedText {
    fileprivate var isBold: Bool {
        let name = face.name.lowercased()
        return ["bold", "black", "heavy"].contains { name.contains($0) } && !name.contains("semibold")
    }

    /// WCAG's large text.
    fileprivate var isLarge: Bool { size >= 18 || isBold && size >= 14 }
}

extension UIView {
    /// The colour of its text.
    fileprivate var inkColor: UIColor? {
        switch self {
        case let label as UILabel: label.textColor
        case let field as UITextField: field.textColor
        case let text as UITextView: text.textColor
        case let button as UIButton: button.currentTitleColor
        default: nil
        }
    }
}

extension Double {
    /// `4.5`, `2.85`: down to a hundredth, so that 4.499 does not read as enough.
    var asRatio: String {
        let hundredths = Int((self * 100 + 1e-6).rounded(.down))
        let (whole, part) = (hundredths / 100, hundredths % 100)
        if part == 0 { return "\(whole)" }
        return part % 10 == 0 ? "\(whole).\(part / 10)" : "\(whole).\(part < 10 ? "0" : "")\(part)"
    }
}
