import Maquette
import MaquetteSnapshots

/// The outlines of the system font.
enum SystemFonts {
    /// Fails when they are missing, naming the package that has them.
    static func check() throws {
        if let problem = Headless.fontProblem { throw Failure(problem) }
    }

    /// Says which letters no font here has; nil where there were none.
    static var unreadable: String? { line(about: Set(Headless.unreadableLetters)) }

    /// Says which letters of several processes no font here has; nil where there were none.
    ///
    /// - Parameter areWide: whether they are Chinese, Japanese and Korean, of which a picture alone is different.
    static func line(about letters: Set<Unicode.Scalar>, areWide: Bool = false) -> String? {
        guard let first = letters.min() else { return nil }
        let code = String(first.value, radix: 16, uppercase: true)
        let number = String(repeating: "0", count: max(0, 4 - code.count)) + code
        let others =
            letters.count == 1 ? "" : letters.count == 2 ? " and another letter" : " and \(letters.count - 1) others"
        let what = letters.count == 1 ? "a box is drawn" : "boxes are drawn"
        let width = areWide ? "as wide as on iOS" : "not as wide as on iOS"
        let isInstalled = RendererFingerprint.fallbackFonts.contains { $0.contains("CJK") }
        let advice = areWide && !isInstalled ? "; the package fonts-noto-cjk of Debian and Ubuntu has such letters" : ""
        return "preview: no font here has \(first) (U+\(number))\(others): \(what) instead, \(width)\(advice)"
    }

    /// Prepares the weights that most screens use while documents are still being read, which makes the first picture
    /// faster.
    static func prepare() { TextMeasurement.prepareSystemFont() }
}
