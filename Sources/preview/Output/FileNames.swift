import Maquette

/// Gives the files of a run unique names.
struct FileNames {
    private var taken: Set<FilePath> = []

    /// The name, with a number where it is taken.
    mutating func fresh(_ stem: FilePath, ending: String) -> FilePath {
        var path = stem + ending
        var number = 2
        while !taken.insert(path).inserted {
            path = stem + "-\(number)" + ending
            number += 1
        }
        return path
    }

    mutating func take(_ names: [FilePath]) { taken.formUnion(names) }

    /// What the name of a picture says of its scene and variant: words to put dashes between, and a scale, which goes last
    /// and without a dash, as Xcode has it: `card-dark@2x.png`.
    static func marks(scene: String?, variant: Variant) -> (words: [String], scale: String) {
        let isScale = { (mark: String) in mark.hasPrefix("@") }
        return (
            [scene.map(slug)].compactMap { $0 } + variant.marks.filter { !isScale($0) },
            variant.marks.filter(isScale).joined()
        )
    }

    /// A valid file name: lower-case letters and digits with dashes between, short enough for what else the name
    /// contains.
    static func slug(_ text: String) -> String {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }
        var slug = words.filter { $0.contains { $0 != "." } }.joined(separator: "-")
        while slug.utf8.count > mostBytesOfSlug { slug.removeLast() }
        return slug
    }

    private static let mostBytesOfSlug = 80
}
