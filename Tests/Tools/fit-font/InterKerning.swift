import Foundation
import MaquetteText

/// The pair kerning of Inter, from which the fit starts.
enum InterKerning {
    static func masters() throws -> Masters<Pairs> {
        let regular = try (text: pairs("Inter-Regular"), display: pairs("InterDisplay-Regular"))
        func added(_ style: String) throws -> (text: Pairs, display: Pairs) {
            try (pairs("Inter-" + style).minus(regular.text), pairs("InterDisplay-" + style).minus(regular.display))
        }
        return try Masters(
            regular: regular, lightest: added("Thin"), black: added("Black"), italic: added("Italic"))
    }

    private static func pairs(_ name: String) throws -> Pairs {
        guard let folder = FontLibrary.outlineFiles.first.map({ URL(fileURLWithPath: $0).deletingLastPathComponent() })
        else { throw FontError.unreadable("Inter") }
        let faces = try FontLibrary.register(file: folder.appending(path: name + ".otf").path)
        let font = TextFont(.named(faces[0].postScriptName), size: 2048)
        var pairs = Pairs()
        for (row, left) in Pairs.characters.enumerated() {
            for (column, right) in Pairs.characters.enumerated() {
                func width(_ kern: Double?) -> Double {
                    let style = TextStyle(font: font, kern: kern)
                    return Typesetter.layout(StyledText("\(left)\(right)", style: style)).width
                }
                pairs.values[row * Pairs.side + column] = (width(nil) - width(0)).rounded()
            }
        }
        return pairs
    }
}

extension Pairs {
    fileprivate func minus(_ other: Pairs) -> Pairs { Pairs(values: zip(values, other.values).map { $0 - $1 }) }
}
