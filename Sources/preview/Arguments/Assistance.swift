import Maquette

/// What a user has switched on under Accessibility, as a value of `--assistance`.
struct Assistance {
    /// In the order of `known`.
    private let names: [String]

    typealias Change = @Sendable (inout Headless.Overrides) -> Void

    static let known: KeyValuePairs<String, Change> = [
        "increase-contrast": { $0.accessibilityContrast = .high },
        "bold-text": { $0.legibilityWeight = .bold },
        "button-shapes": { $0.assistance = ($0.assistance ?? []).union(.buttonShapes) },
        "invert": { $0.assistance = ($0.assistance ?? []).union(.invertColors) },
        "reduce-transparency": { $0.assistance = ($0.assistance ?? []).union(.reduceTransparency) },
    ]

    /// For messages and the names of files.
    var name: String { names.isEmpty ? "none" : names.joined(separator: "+") }

    func apply(to settings: inout Headless.Overrides) {
        for (name, change) in Self.known where names.contains(name) { change(&settings) }
    }

    /// The values of `--assistance`, each with what flags switch on; nothing when neither is there.
    static func wanted(_ arguments: Arguments) throws -> [Assistance] {
        let flags = known.map(\.key).filter { arguments.has("--\($0)") }
        let lists = arguments.list("--assistance")
        if lists.isEmpty { return flags.isEmpty ? [] : [Assistance(names: flags)] }
        return try lists.map { list in
            let words = list == "none" ? [] : list.split(separator: "+").map(String.init)
            for word in words where !known.contains(where: { $0.key == word }) {
                let near = NearestNames.suggestion(for: word, among: ["none"] + known.map(\.key))
                let all = known.map(\.key).joined(separator: ", ")
                throw Failure("--assistance does not know `\(word.shortened)`\(near ?? "; it knows none, \(all)")")
            }
            return Assistance(names: known.map(\.key).filter { words.contains($0) || flags.contains($0) })
        }
    }
}
