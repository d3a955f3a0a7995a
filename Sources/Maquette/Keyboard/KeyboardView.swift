import MaquetteViewModel

/// The keyboard of the system, as a picture: nobody presses its keys.
final class KeyboardView: UIView, InternalView {
    private let input: KeyboardInput
    private let colors: Colors

    /// - Parameter settings: whose screen it is on, which says how large it is.
    init(_ input: KeyboardInput, _ settings: Headless.Settings) {
        self.input = input
        colors = Colors(isDark: input.isDark)
        let measures = Self.measures(of: input, settings)
        super.init(frame: CGRect(origin: .zero, size: measures.size))
        accessibilityElementsHidden = true
        overrideUserInterfaceStyle = input.isDark ? .dark : .light
        semanticContentAttribute = .forceLeftToRight
        backgroundColor = colors.ground
        if measures.suggestions > 0 { addSuggestions(height: measures.suggestions) }
        for key in KeyboardKeys(input, measures).all { add(key) }
    }

    required init?(coder: NSCoder) { nil }

    static func ground(isDark: Bool) -> UIColor { Colors(isDark: isDark).ground }

    private static func measures(of input: KeyboardInput, _ settings: Headless.Settings) -> KeyboardMeasures {
        KeyboardMeasures(settings, hasSuggestions: input.hasSuggestions && KeyboardKeys.hasWords(input.type))
    }

    /// Two lines are between three suggestions. Which words a phone suggests is up to what its owner has typed.
    private func addSuggestions(height: CGFloat) {
        for part in 1...2 {
            let line = UIView(
                frame: CGRect(x: bounds.width * CGFloat(part) / 3, y: height * 0.28, width: 1, height: height * 0.52))
            line.backgroundColor = colors.line
            addSubview(line)
        }
    }

    private func add(_ key: KeyboardKey) {
        let cap = UIView(frame: key.frame)
        cap.backgroundColor = colors.color(of: key.look)
        if key.look != .none {
            cap.layer.cornerRadius = 5
            cap.layer.shadowColor = UIColor.black.cgColor
            cap.layer.shadowOpacity = 0.35
            cap.layer.shadowOffset = CGSize(width: 0, height: 1)
            cap.layer.shadowRadius = 0
        }
        addSubview(cap)
        let ink = colors.ink(of: key)
        switch key.face {
        case .letter(let text):
            // Capitals are 16 points high and small letters a little larger, and a little above the middle.
            let isSmall = text.first?.isLowercase == true
            addText(text, UIFont.systemFont(ofSize: isSmall ? 25 : 22), ink, in: key.frame, up: isSmall ? 2 : 0)
        case .words(let text): addText(text, UIFont.systemFont(ofSize: 16), ink, in: key.frame)
        case .digit(let text, let letters):
            addText(text, UIFont.systemFont(ofSize: 25), ink, in: key.frame, up: letters.isEmpty ? 0 : 7)
            addText(letters, UIFont.systemFont(ofSize: 10, weight: .semibold), ink, in: key.frame, up: -13)
        case .symbol(let name):
            let size: CGFloat = key.look == .none && name != "delete.left" ? 24 : 18
            let image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
            let picture = UIImageView(image: image)
            picture.tintColor = ink
            picture.center = CGPoint(x: key.frame.midX, y: key.frame.midY)
            addSubview(picture)
        }
    }

    private func addText(_ text: String, _ font: UIFont, _ ink: UIColor, in frame: CGRect, up: CGFloat = 0) {
        guard !text.isEmpty else { return }
        let label = UILabel(frame: frame.offsetBy(dx: 0, dy: -up))
        label.text = text
        label.font = font
        label.textColor = ink
        label.textAlignment = .center
        addSubview(label)
    }

    /// Light: the means of the three pictures that `KeyboardMeasures` names. Dark: recalled.
    private struct Colors {
        let isDark: Bool

        var ground: UIColor { isDark ? Self.rgb(43, 43, 44) : Self.rgb(209, 211, 217) }
        var line: UIColor { isDark ? Self.rgb(85, 85, 86) : Self.rgb(180, 183, 190) }

        func color(of look: KeyboardKey.Look) -> UIColor {
            switch look {
            case .light: isDark ? Self.rgb(107, 107, 107) : .white
            case .grey: isDark ? Self.rgb(71, 71, 71) : Self.rgb(169, 173, 182)
            case .tinted: .systemBlue
            case .none: .clear
            }
        }

        func ink(of key: KeyboardKey) -> UIColor {
            let ink: UIColor = key.look == .tinted || isDark ? .white : .black
            return key.isEnabled ? ink : ink.withAlphaComponent(0.3)
        }

        private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
            UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
        }
    }
}
