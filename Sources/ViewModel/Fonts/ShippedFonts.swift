import Foundation

/// Families that iOS has and this machine has not.
///
/// Code asks for them by name and unwraps the answer, so they are there under their names; unless the app registers
/// files of its own for them they are set in the system's face at the weight that the name tells.
enum ShippedFonts {
    static let families = [
        "Academy Engraved LET", "American Typewriter", "Apple SD Gothic Neo", "Arial", "Avenir", "Avenir Next",
        "Avenir Next Condensed", "Baskerville", "Bodoni 72", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter",
        "Cochin", "Copperplate", "Courier", "Courier New", "Didot", "Futura", "Galvji", "Georgia", "Gill Sans",
        "Helvetica", "Helvetica Neue", "Hiragino Sans", "Hoefler Text", "Marker Felt", "Menlo", "Noteworthy", "Optima",
        "Palatino", "Papyrus", "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET", "Snell Roundhand",
        "Times New Roman", "Trebuchet MS", "Verdana", "Zapfino",
    ]

    /// The family of a face's or a family's name.
    static func family(_ name: String) -> String? {
        let head = name.split(separator: "-", maxSplits: 1).first.map(String.init) ?? name
        let plain = head.replacingOccurrences(of: " ", with: "")
        for candidate in [
            plain, plain.replacingOccurrences(of: "PSMT", with: ""), plain.replacingOccurrences(of: "MT", with: ""),
        ] {
            if let found = families.first(where: { $0.replacingOccurrences(of: " ", with: "") == candidate }) {
                return found
            }
        }
        return nil
    }

    /// What the words after the hyphen tell of a face, where the family is one that iOS ships.
    static func face(_ name: String) -> (weight: UIFont.Weight, isItalic: Bool)? {
        guard family(name) != nil else { return nil }
        let words = name.split(separator: "-", maxSplits: 1).dropFirst().first.map(String.init)?.lowercased() ?? ""
        let isItalic = words.contains("italic") || words.contains("oblique")
        return (weight(words), isItalic)
    }

    private static func weight(_ words: String) -> UIFont.Weight {
        let known: [(word: String, weight: UIFont.Weight)] = [
            ("ultralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy),
            ("thin", .thin), ("light", .light), ("medium", .medium), ("heavy", .heavy), ("black", .black),
            ("bold", .bold), ("w6", .semibold), ("w7", .bold), ("w3", .light),
        ]
        return known.first { words.contains($0.word) }?.weight ?? .regular
    }
}
