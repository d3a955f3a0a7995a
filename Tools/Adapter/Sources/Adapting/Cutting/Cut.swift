/// Something that was left out of a file, so that the rest of it compiles.
public struct Cut: Codable, Sendable, Hashable {
    public enum Kind: String, Codable, Sendable {
        /// A word such as `@Injected`, which no module declares.
        case attribute
        /// The word `override` of a method that UIKit lacks, which stays and which nobody calls; or the word where a stub
        /// has a member that the class above it may not have.
        case override
        /// Cases of a missing type that nobody names: the choice has a last one for them.
        case cases
        /// A member of an `AnyObject`, which is looked up by its name instead.
        case lookup
        /// A value that Apple's headers let through as another type, and that is converted.
        case conversion
        /// The empty value `()`, which Swift 3 handed over by itself.
        case argument
        /// What follows the colon of a type.
        case conformance
        /// The value of a property or of a parameter.
        case value
        case statement
        case body
        case declaration
        /// Everything in a type but its name.
        case members
        case file
    }

    public var path: String
    public var line: Int
    public var kind: Kind
    /// What was cut, or in what: `Card.show(_:)`.
    public var name: String
    /// The reason as the compiler says it.
    public var reason: String

    public static func ofNamesake(_ path: String) -> Cut {
        Cut(path: path, line: 1, kind: .file, name: "", reason: "a longer file of the module has the same name")
    }

    /// A file that nobody can read, or a folder of files.
    public static func ofUnreadable(_ path: String) -> Cut {
        Cut(path: path, line: 1, kind: .file, name: "", reason: nameProblem(of: path) ?? "could not be read")
    }

    /// Why no compiler takes a file of that name: its lists of files have one on each line.
    public static func nameProblem(of path: String) -> String? {
        path.contains(where: \.isNewline)
            ? "a line break is in its path, with which it cannot be compiled; rename it" : nil
    }

    /// Whether something is missing that would have run.
    public var isMissed: Bool { ![.override, .attribute, .cases, .lookup, .conversion, .argument].contains(kind) }

    /// Whether other files cannot notice it.
    public var isWithinBody: Bool { [.statement, .value, .body, .cases, .argument, .conversion].contains(kind) }

    /// Whether the cut is in what the adapter has added to a file: in what makes a preview, or in a table of what nibs name.
    public var isOfCopyAlone: Bool { name.hasPrefix(PreviewEntry.symbolPrefix) || isOfTable }

    /// Whether the cut is in a table of what nibs name.
    var isOfTable: Bool {
        name.split(separator: ".").contains { $0.hasPrefix("_Table") || $0.hasPrefix("_MaquetteTables") }
    }

    /// Whether the piece went only because something else did.
    public var isConsequence: Bool { reason.hasPrefix(FileCutter.consequence) }
}
