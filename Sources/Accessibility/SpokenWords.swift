import Foundation
import MaquetteViewModel

extension SpokenElement {
    /// What VoiceOver says at once: `Selected: Week. Button. 2 of 3.`
    public var description: String { description(in: .named(language)) }

    /// `description` for a line from left to right, in which the app's own words keep their direction.
    var directedDescription: String {
        let plain = description
        var words = plain
        for own in [label, value].compactMap({ $0 }) where own.isFromRight && own != plain {
            guard let range = words.range(of: own) else { continue }
            words.replaceSubrange(range, with: "\u{2068}\(own)\u{2069}")
        }
        return words == plain ? plain : "\u{200E}\(words)"
    }

    /// What VoiceOver says after a pause.
    public var spokenHint: String? { spokenHint(in: .named(language)) }

    /// The traits that VoiceOver acts on without a word.
    var unspokenTraits: String? {
        let names: KeyValuePairs<String, UIAccessibilityTraits> = [
            "keyboard key": .keyboardKey, "direct interaction": .allowsDirectInteraction,
            "updates frequently": .updatesFrequently, "causes page turn": .causesPageTurn, "plays sound": .playsSound,
            "starts media session": .startsMediaSession, "summary element": .summaryElement,
            "supports zoom": .supportsZoom,
        ]
        let present = names.filter { traits.contains($0.value) }.map(\.key)
        return present.isEmpty ? nil : "Traits: \(present.joined(separator: ", "))"
    }

    /// The element's words in the order of Apple's guide: the label, the value, the traits; then the place among others.
    func description(in words: SpokenLanguage) -> String {
        var text = Self.joined(spokenLabel(words), spokenValue)
        if traits.contains(.selected) { text = text.isEmpty ? words.selected + "." : "\(words.selected): \(text)" }
        if text.isEmpty, spokenLabel(words).isEmpty, spokenValue == nil, let hint, !hint.isEmpty { text = hint }
        let sentences = traitWords(words)
        if !sentences.isEmpty {
            text = text.isEmpty ? "" : text.ended + " "
            text += sentences.joined(separator: " ")
        }
        switch series {
        case .item(let number, let count)?, .tab(let number, let count)?:
            text += (text.isEmpty ? "" : text.hasEnd ? " " : ". ") + "\(number) \(words.of) \(count)."
        case nil: break
        }
        switch boundary {
        case .listStart?: text = text.ended + " " + words.listStart + "."
        case .listEnd?: text = text.ended + " " + words.listEnd + "."
        case .landmarkStart?: text = text.ended + " " + words.landmark + "."
        case .landmarkEnd?: text = text.ended + " " + words.landmarkEnd + "."
        case nil: break
        }
        return text
    }

    func spokenHint(in words: SpokenLanguage) -> String? {
        // A hint without anything else has been spoken as the description.
        let isSpoken = (label ?? "").isEmpty && (value ?? "").isEmpty && !traits.contains(.selected)
        var hint = isSpoken ? nil : self.hint.flatMap { $0.isEmpty ? nil : $0 }
        guard !traits.contains(.notEnabled) else { return hint }
        func add(_ usage: String) { hint = hint.map { $0.ended + " " + usage } ?? usage }
        if traits.contains(.toggleButton) {
            add(words.switchHint)
        } else if traits.contains(.textEntry) {
            // What is to be done with a text is said in place of the app's hint.
            hint =
                if traits.contains(.isEditing) {
                    words.spellingHint
                } else if traits.contains(.textArea) {
                    words.editHint.ended + ", " + words.spellingHint
                } else {
                    words.editHint
                }
        } else if traits.contains(.adjustable) {
            add(words.adjustHint)
        }
        return hint
    }

    /// A back button that is called Back says so once.
    private func spokenLabel(_ words: SpokenLanguage) -> String {
        let label = label ?? ""
        return traits.contains(.backButton) && label.lowercased() == words.back.lowercased() ? "" : label
    }

    /// The value of a switch is among its traits.
    private var spokenValue: String? {
        guard let value, !value.isEmpty, !traits.contains(.toggleButton) else { return nil }
        return value
    }

    /// Sentences, but for the value of a switch that is neither on nor off.
    private func traitWords(_ words: SpokenLanguage) -> [String] {
        var spoken: [String] = []
        func say(_ word: String) { spoken.append(word + ".") }
        func say(_ word: String, if trait: UIAccessibilityTraits) { if traits.contains(trait) { say(word) } }
        say(words.dimmed, if: .notEnabled)
        let saysMore: [UIAccessibilityTraits] = [.keyboardKey, .toggleButton, .tabBarItem, .backButton]
        if !saysMore.contains(where: traits.contains), !isTab { say(words.button, if: .button) }
        say(words.backButton, if: .backButton)
        if traits.contains(.toggleButton) {
            say(words.switchButton, if: .button)
            switch value {
            case "1": say(words.on)
            case "0": say(words.off)
            case "2": say(words.mixed)
            case let other?: spoken.append(other)
            case nil: break
            }
        }
        if traits.contains(.tabBarItem) || isTab { say(words.tab) }
        if traits.contains(.textEntry) {
            if !traits.contains(.searchField) {
                say(traits.contains(.secureTextField) ? words.secureTextField : words.textField)
            }
            say(words.isEditing, if: .isEditing)
        }
        say(words.heading, if: .header)
        say(words.link, if: .link)
        say(words.pickerItem, if: .pickerItem)
        say(words.adjustable, if: .adjustable)
        say(words.image, if: .image)
        say(words.searchField, if: .searchField)
        return spoken
    }

    private var isTab: Bool {
        if case .tab = series { true } else { false }
    }

    private static func joined(_ label: String, _ value: String?) -> String {
        guard let value else { return label }
        return label.isEmpty ? value : "\(label): \(value)"
    }
}

extension String {
    /// Whether the text has letters of Hebrew, Arabic or the scripts beside them.
    fileprivate var isFromRight: Bool { unicodeScalars.contains { (0x590...0x8FF).contains($0.value) } }
    fileprivate var hasEnd: Bool { last.map { ".!?…".contains($0) } ?? true }
    fileprivate var ended: String { hasEnd ? self : self + "." }
}
