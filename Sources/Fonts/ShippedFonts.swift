import Foundation
import MaquetteText
import Synchronization

/// Families of iOS that are not installed here.
///
/// Code asks for them by name and unwraps the answer, so the names must exist. Unless the app registers files of its
/// own, they have the system font's outlines at the weight in the name, with the widths of their own letters where
/// these are known.
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
        let plain = withoutSpaces(head)
        let endings = ["", "PSMT", "MT", "PS"]
        return endings.lazy.filter(plain.hasSuffix).compactMap { byPlainName[String(plain.dropLast($0.count))] }.first
    }

    private static let byPlainName = Dictionary(uniqueKeysWithValues: families.map { (withoutSpaces($0), $0) })

    /// A name as iOS spells it, which it finds in whatever case it is written: `menlo-bold` is `Menlo-Bold`.
    static func spelled(_ name: String) -> String {
        guard family(name) == nil else { return name }
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        guard let head = parts.first.flatMap({ plainNameByLowercase[withoutSpaces($0).lowercased()] }) else {
            return name
        }
        guard parts.count > 1 else { return head }
        var style = parts[1].lowercased()
        // Longer words first: "demibold" is not "demi" and "bold".
        for word in wordsOfStyles { style = style.replacing(word.lowercased(), with: word) }
        return head + "-" + style
    }

    private static let plainNameByLowercase = Dictionary(
        uniqueKeysWithValues: byPlainName.keys.map { ($0.lowercased(), $0) })

    private static let wordsOfStyles = [
        "UltraLight", "Thin", "ExtraLight", "Light", "Regular", "Book", "Roman", "Medium", "DemiBold", "SemiBold",
        "ExtraBold", "Bold", "Heavy", "Black", "Italic", "Oblique", "Condensed",
    ].sorted { $0.count > $1.count }

    private static func withoutSpaces(_ name: String) -> String { name.filter { $0 != " " } }

    /// Everything that is known about a face from its name.
    struct Font {
        let weight: UIFont.Weight
        let isItalic: Bool
        let line: TextFont.LineExtent?
        let typeface: Typeface?
    }

    /// Fonts that were found before: apps use a few, and ask for them with every label.
    private static let known = Mutex<[String: Font?]>([:])
    private static let mostKnown = 1000

    /// nil where iOS ships no such family.
    static func font(_ name: String) -> Font? {
        if let font = known.withLock({ $0[name] }) { return font }
        let font = face(name).map { face in
            Font(weight: face.weight, isItalic: face.isItalic, line: line(name), typeface: typeface(name))
        }
        known.withLock { known in
            if known.count >= mostKnown { known = [:] }
            known[name] = .some(font)
        }
        return font
    }

    /// Weight and slant from the words after the hyphen, for families that iOS ships.
    static func face(_ name: String) -> (weight: UIFont.Weight, isItalic: Bool)? {
        family(name).map { _ in style(of: name) }
    }

    /// Weight and slant from the words after the hyphen, for any family.
    static func style(of name: String) -> (weight: UIFont.Weight, isItalic: Bool) {
        let words = name.split(separator: "-", maxSplits: 1).dropFirst().first.map(String.init)?.lowercased() ?? ""
        let isItalic = words.contains("italic") || words.contains("oblique")
        return (weight(words), isItalic)
    }

    /// How high a line of a family is, in em: the vertical metrics of its files; nil where they are not known.
    static func line(_ name: String) -> TextFont.LineExtent? {
        guard let family = family(name) else { return nil }
        let line =
            switch family {
            case "Helvetica Neue": helveticaNeueLine(style(of: name).weight)
            default: lines[family]
            }
        return line.map { TextFont.LineExtent(ascender: $0.ascender, descender: $0.descender) }
    }

    /// The faces of Helvetica Neue differ in height.
    private static func helveticaNeueLine(_ weight: UIFont.Weight) -> (ascender: Double, descender: Double) {
        if weight == .regular { return (0.952, 0.213) }
        return weight.rawValue < UIFont.Weight.regular.rawValue ? (0.967, 0.213) : (0.975, 0.217)
    }

    /// The typeface whose advances a family has; nil when they are unknown.
    static func typeface(_ name: String) -> Typeface? { family(name).flatMap { typefaces[$0] } }

    private static let typefaces: [String: Typeface] = [
        "American Typewriter": .americanTypewriter, "Arial": .helvetica, "Avenir": .avenir, "Avenir Next": .avenirNext,
        "Avenir Next Condensed": .avenirNextCondensed, "Baskerville": .baskerville, "Courier": .courier,
        "Courier New": .courier, "Didot": .didot, "Futura": .futura, "Georgia": .georgia, "Gill Sans": .gillSans,
        "Helvetica": .helvetica, "Helvetica Neue": .helveticaNeue, "Menlo": .menlo, "Optima": .optima,
        "Palatino": .palatino, "Times New Roman": .timesNewRoman, "Trebuchet MS": .trebuchet, "Verdana": .verdana,
    ]

    private static let lines: [String: (ascender: Double, descender: Double)] = [
        "Arial": (0.905, 0.212), "Avenir": (1, 0.366), "Avenir Next": (1, 0.366), "Avenir Next Condensed": (1, 0.366),
        "Courier New": (0.833, 0.3), "Futura": (1.039, 0.26), "Georgia": (0.917, 0.219), "Gill Sans": (0.918, 0.23),
        "Helvetica": (0.92, 0.23), "Hoefler Text": (0.722, 0.278), "Menlo": (0.928, 0.236),
        "Times New Roman": (0.933, 0.216), "Trebuchet MS": (0.939, 0.222), "Verdana": (1.005, 0.21),
    ]

    private static func weight(_ words: String) -> UIFont.Weight {
        let known: [(word: String, weight: UIFont.Weight)] = [
            ("ultralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy),
            ("thin", .thin), ("light", .light), ("medium", .medium), ("heavy", .heavy), ("black", .black),
            ("bold", .bold), ("w6", .semibold), ("w7", .bold), ("w3", .light),
        ]
        return known.first { words.contains($0.word) }?.weight ?? .regular
    }
}

/// The scope of a registered font; here always the process.
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3
}

/// Makes the faces of a font file usable by name; the message of a failure is in `error`.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Error?>?
) -> Bool {
    do {
        try FontLibrary.register(file: fontURL.path)
        return true
    } catch let failure {
        error?.pointee = failure
        return false
    }
}

/// Makes the faces of a font file usable by name, for code that takes the error as C has it.
@_disfavoredOverload public func CTFontManagerRegisterFontsForURL(
    _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    var failure: Error?
    if CTFontManagerRegisterFontsForURL(fontURL, scope, &failure) { return true }
    error?.pointee = failure.map { Unmanaged.passRetained($0 as NSError) }
    return false
}

extension UIFont {
    /// The families that can be found by name: registered ones and those that iOS ships.
    public class var familyNames: [String] {
        Set(FontLibrary.registeredFaces.map(\.familyName)).union(ShippedFonts.families).sorted()
    }

    /// The faces of a registered family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontLibrary.registeredFaces.filter { $0.familyName == familyName }.map(\.postScriptName)
    }
}

extension Headless {
    /// The problem with the fonts of this machine, with the package that solves it; nil if there is none.
    public static var fontProblem: String? { FontLibrary.problem }

    /// The letters of all texts so far that no font here has: they are boxes, and as wide as those.
    public static var unreadableLetters: [Unicode.Scalar] { FontLibrary.unreadableLetters(areWide: false) }

    /// The Chinese, Japanese and Korean letters of all texts so far that no font here has: they are boxes, as wide as on iOS.
    public static var unreadableWideLetters: [Unicode.Scalar] { FontLibrary.unreadableLetters(areWide: true) }
}
