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
                "the system's own colours on its own backgrounds are left to Increase Contrast, unless"
                    + " \"checksSystemColors\" is true",
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
        let system = SystemPairs(scene.shown.canvas.traitCollection)
        let unknown = scene.unknownGrounds
        for sample in scene.speech.texts {
            let wanted = sample.text.isLarge ? largeText : text
            guard sample.contrast < wanted - 1e-9, sample.text.text.contains(where: { $0.isLetter || $0.isNumber }),
                let element = scene.textElement(at: CGRect(sample.text.body), saying: sample.text.text),
                !isExempt(element.view), !unknown.contains(where: { $0.lies(behind: sample, element, in: scene) })
            else { continue }
            if !checksSystemColors, system.contains(sample) { continue }
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

    /// What is disabled may be pale.
    private func isExempt(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { view in
            if let label = view as? UILabel, !label.isEnabled { return true }
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

/// Pairs that come from the system: with Increase Contrast it takes others by itself.
@MainActor private struct SystemPairs {
    private let inks: [Color]
    private let grounds: [Color]

    init(_ traits: UITraitCollection) {
        func drawn(_ colors: [UIColor]) -> [Color] { colors.map { $0.drawingColor(with: traits) } }
        let bases: [UIColor] = [
            .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
            .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
        ]
        let fills: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
        // Grey buttons are fills over a background.
        grounds = drawn(bases) + drawn(bases).flatMap { base in drawn(fills).map { $0.over(base) } }
        let solid: [UIColor] = [
            .systemBlue, .systemRed, .systemGreen, .systemOrange, .systemYellow, .systemPink, .systemPurple,
            .systemTeal, .systemIndigo, .systemGray, .systemGray2, .systemGray3,
        ]
        let thin: [UIColor] = [.secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText]
        // Translucent ones are seen over each background.
        let mixed = bases.flatMap { base in
            drawn(thin).map { $0.over(base.drawingColor(with: traits)) }
        }
        inks = drawn(solid) + mixed
    }

    func contains(_ sample: PaintedTexts.Sample) -> Bool {
        // Painting rounds to whole bytes, more than once.
        grounds.contains { $0.distance(to: sample.ground) < 0.01 }
            && inks.contains { $0.distance(to: sample.ink) < 0.01 }
    }
}

/// A view that an app fills: what is behind a text there cannot be known.
@MainActor private struct UnknownGround {
    let view: UIView
    let frame: CGRect

    /// Whether a text is painted over it.
    func lies(behind sample: PaintedTexts.Sample, _ element: LintedElement, in scene: LintedScene) -> Bool {
        frame.intersects(CGRect(sample.text.body)) && !element.view.isDescendant(of: view)
            || element.view === view || element.view.isDescendant(of: view) && !(view is UIImageView)
    }
}

extension LintedScene {
    /// Pictures that are missing or set later, and views whose look is in code that has not run.
    fileprivate var unknownGrounds: [UnknownGround] {
        visibleElements.filter { element in
            switch element.view {
            case let image as UIImageView: image.image?.isStandIn ?? true
            case let button as UIButton: button.currentBackgroundImage?.isStandIn ?? hasUnseenLook(element)
            default: hasUnseenLook(element)
            }
        }.map { UnknownGround(view: $0.view, frame: $0.frame) }
    }

    private func hasUnseenLook(_ element: LintedElement) -> Bool {
        guard element.built.ownClass != nil, !element.built.runsOwnCode else { return false }
        // Cells of an app have classes of their own, and the look that the document gives them.
        return !element.built.kind.contains("Cell") && !(element.view is UILabel)
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

extension CGRect {
    init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
