import Maquette
import MaquetteExplaining

/// Controls that are too small to touch.
struct TouchTargetRule: Rule {
    nonisolated static let name = "touch-target"
    nonisolated static let summary = "a button or another view that responds to touches is less than 44 pt wide or high"
    nonisolated static var grounds: RuleGrounds? {
        RuleGrounds(
            wcag: ["2.5.5 Target Size (Enhanced), AAA: 44 by 44"],
            apple: ["Human Interface Guidelines, Accessibility: 44 by 44 points for what is touched"],
            remedy: "make it larger, or give it more room with contentInsets or constraints")
    }
    nonisolated static var options: [RuleOption<Self>] {
        [
            .points("minimum", \.minimum),
            RuleOption(
                "allowsTitleSize", .flag, "Whether a side of a button may be as short as its title makes it.",
                \.allowsTitleSize),
        ]
    }

    nonisolated var minimum = 44.0
    /// Whether a side of a button may be as short as its title makes it.
    nonisolated var allowsTitleSize = true

    func check(_ scene: LintedScene, _ report: inout Report) {
        for element in scene.visibleElements
        where element.isReachable && answersToTouch(element) && !element.isInBar
            && !isCovered(element.view, in: scene)
        {
            let size = element.view.bounds.size
            guard size.width > 0, size.height > 0, isTooSmall(element.view) else { continue }
            let wanted = CGFloat(minimum).shortened
            report.add(
                "\(size.width.shortened) x \(size.height.shortened) is less than \(wanted) x \(wanted) to touch",
                about: element)
        }
    }

    private func isTooSmall(_ view: UIView) -> Bool {
        let size = view.bounds.size
        let title = titleSize(of: view)
        func isTooShort(_ length: CGFloat, besides title: CGFloat?) -> Bool {
            length < minimum - 0.5 && !(title.map { abs(length - $0) < 1 } ?? false)
        }
        return isTooShort(size.width, besides: title?.width) || isTooShort(size.height, besides: title?.height)
    }

    /// The size that the system gives a button, if that is accepted.
    private func titleSize(of view: UIView) -> CGSize? {
        guard allowsTitleSize, let title = (view as? UIButton)?.titleLabel?.text, !title.isEmpty else { return nil }
        return view.intrinsicContentSize
    }

    /// Switches, sliders and the like always have the system's size, and controls of the project's own their author's.
    private func answersToTouch(_ element: LintedElement) -> Bool {
        switch element.view {
        case let button as UIButton: button.isEnabled
        case let control as UIControl: control.isEnabled && NibClasses.classOfUIKit(type(of: control)) == UIControl.self
        default: element.built.hasGestures
        }
    }

    /// Whether another control lies over it and takes its touches.
    private func isCovered(_ view: UIView, in scene: LintedScene) -> Bool {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: scene.shown.view)
        guard let found = scene.shown.view.hitTest(middle, with: nil), found is UIControl else { return false }
        return !found.isDescendant(of: view) && !view.isDescendant(of: found)
    }
}
