import Maquette
import MaquetteDrawing

/// States of a control that only a colour tells apart.
struct ColorAloneRule: Rule {
    nonisolated static let name = "color-alone"
    nonisolated static let summary = "the states of a control differ only in hue"
    nonisolated static let isAboutAccessibility = true
    nonisolated static var grounds: RuleGrounds? {
        RuleGrounds(
            wcag: [
                "1.4.1 Use of Color, A: where one colour is 3 to 1 lighter than the other, it is not hue alone (G183)",
                "1.4.11 Non-text Contrast, AA: 3 to 1 for what shows a state",
            ],
            apple: ["Human Interface Guidelines, Color: do not rely on colour alone to tell objects or states apart"],
            remedy:
                "give the selected state another image, title or weight, too, or a colour that is much lighter or darker"
        )
    }
    nonisolated static var options: [RuleOption<Self>] {
        [
            RuleOption(
                "contrast", .number("a contrast to 1", in: 1...21), "Enough to tell two colours apart; 3.", \.contrast)
        ]
    }

    nonisolated var contrast = 3.0

    func check(_ scene: LintedScene, _ report: inout Report) {
        if scene.speech.code.excludes(scene.shown.canvas.traitCollection.userInterfaceStyle) { return }
        for element in scene.visibleElements {
            let complaint: String? =
                switch element.view {
                case let button as UIButton: complaint(about: button, scene)
                case let control as UISegmentedControl: complaint(about: control)
                case let pages as UIPageControl: complaint(about: pages)
                case let bar as UITabBar: complaint(about: bar)
                default: nil
                }
            // A class of the app may draw its states itself.
            if let complaint, !scene.mayBeChanged(element, [.text, .color, .image, .font]) {
                report.add(complaint, about: element)
            }
        }
    }

    // MARK: Buttons

    /// Titles that change their colour, and images of the same shape.
    private func complaint(about button: UIButton, _ scene: LintedScene) -> String? {
        guard button.configuration == nil,
            text(button, .normal) == text(button, .selected)
        else { return nil }
        let titles = pair(button.titleColor(for: .normal), button.titleColor(for: .selected), in: button)
        let images = difference(button, .image, scene)
        let backgrounds = difference(button, .backgroundImage, scene)
        guard images != .shape, backgrounds != .shape else { return nil }
        if let titles, !text(button, .normal).isBlank, images == .none, backgrounds == .none {
            return "only \(titles.0.hexWords) and \(titles.1.hexWords) tell its normal and its selected state apart"
        }
        for case .hue(let one, let other) in [images, backgrounds] {
            return "its images for the normal and the selected state have one shape, and differ as "
                + "\(one.hexWords) and \(other.hexWords) do"
        }
        return nil
    }

    private func text(_ button: UIButton, _ state: UIControl.State) -> String {
        button.attributedTitle(for: state)?.string ?? button.title(for: state) ?? ""
    }

    private enum Difference: Equatable {
        case none, shape
        case hue(Color, Color)
    }

    private enum Picture { case image, backgroundImage }

    private func difference(_ button: UIButton, _ picture: Picture, _ scene: LintedScene) -> Difference {
        func image(_ state: UIControl.State) -> UIImage? {
            switch picture {
            case .image: button.image(for: state)
            case .backgroundImage: button.backgroundImage(for: state)
            }
        }
        let (normal, selected) = (image(.normal), image(.selected))
        if normal === selected || normal == selected { return .none }
        // Pictures that are not there may differ in any way.
        guard let normal, let selected, !normal.isStandIn, !selected.isStandIn,
            let one = PaintedShape(normal, on: scene.shown.stage),
            let other = PaintedShape(selected, on: scene.shown.stage),
            one.hasShape(of: other), one.color.contrast(with: other.color) < contrast
        else { return .shape }
        return one.color == other.color ? .none : .hue(one.color, other.color)
    }

    // MARK: Controls of the system with the app's colours

    private func complaint(about control: UISegmentedControl) -> String? {
        guard let chosen = control.selectedSegmentTintColor, let ground = control.backgroundColor,
            control.numberOfSegments > 1, !control.isMomentary,
            let colors = pair(ground, chosen, in: control),
            control.titleTextAttributes(for: .selected)?[.font] == nil,
            !inksTellApart(control)
        else { return nil }
        return "its chosen segment is \(colors.1.hexWords) on \(colors.0.hexWords), and shows by nothing else"
    }

    /// Whether the titles of chosen segments are much lighter or darker than the others.
    private func inksTellApart(_ control: UISegmentedControl) -> Bool {
        func ink(_ state: UIControl.State) -> Color {
            let color = control.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
            return (color ?? .label).drawingColor(with: control.traitCollection)
        }
        return ink(.normal).contrast(with: ink(.selected)) >= contrast
    }

    private func complaint(about pages: UIPageControl) -> String? {
        guard pages.numberOfPages > 1, pages.preferredCurrentPageIndicatorImage == nil,
            let others = pages.pageIndicatorTintColor, let current = pages.currentPageIndicatorTintColor,
            let colors = pair(others, current, in: pages)
        else { return nil }
        return "only \(colors.0.hexWords) and \(colors.1.hexWords) tell the other pages and the current one apart"
    }

    /// Tabs with one picture for both states, in two colours of the app.
    private func complaint(about bar: UITabBar) -> String? {
        let items = bar.items ?? []
        guard items.count > 1, let others = bar.unselectedItemTintColor,
            let colors = pair(others, bar.tintColor, in: bar),
            items.contains(where: {
                $0.selectedImage == nil || $0.selectedImage === $0.image || $0.selectedImage == $0.image
            })
        else { return nil }
        return "only \(colors.0.hexWords) and \(colors.1.hexWords) tell the other tabs and the chosen one apart"
    }

    /// Two colours that differ, but too little to be distinguished without their hues. Translucent ones are seen over the
    /// background of what is around them.
    private func pair(_ one: UIColor?, _ other: UIColor?, in view: UIView) -> (Color, Color)? {
        guard let one, let other else { return nil }
        let traits = view.traitCollection
        let around = sequence(first: view, next: \.superview).dropFirst().lazy
            .compactMap { $0.backgroundColor?.drawingColor(with: traits) }.first { $0.alpha > 0.99 }
        let paper = around ?? UIColor.systemBackground.drawingColor(with: traits)
        let (first, second) = (one.drawingColor(with: traits), other.drawingColor(with: traits))
        let (seen, selected) = (first.over(paper), second.over(paper))
        guard seen != selected, seen.contrast(with: selected) < contrast else { return nil }
        return (seen, selected)
    }
}
