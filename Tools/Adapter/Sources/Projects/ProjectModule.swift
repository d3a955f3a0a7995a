/// A module of a project, with the options for its compiler.
public struct ProjectModule: Sendable, Equatable {
    public enum Product: String, Sendable { case app, appExtension, library, tests }

    public var name: String
    public var files: [String]
    public var product = Product.library
    /// The version of the language, such as 5.
    public var language = "5"
    /// The words of `-D`.
    public var conditions: [String] = []
    /// Other options of the compiler.
    public var options: [String] = []
    /// The settings of its target, which an app's `Info.plist` may name.
    public var settings: [String: String] = [:]
    /// Catalogs, documents and other files that go into its bundle.
    public var resources: [String] = []
    /// The module of the app that tests run in, if any.
    public var host: String?
    /// Whether `Bundle.module` is there.
    public var hasOwnBundle = false
    /// Files that are named and not there: tools make them while Xcode builds.
    public var missingFiles: [String] = []
    /// Files, and folders beside them, that nobody can read.
    public var unreadableFiles: [String] = []
    /// The public headers of a target of Objective-C, whose other files nobody can compile here.
    public var headers: [String] = []

    /// The files of a target of C, which is compiled as it is.
    public var cFiles: [String] = []
    /// Where the module has its public headers.
    public var publicHeaders = ""

    /// What the module imports of other modules.
    var imports: Set<String> { Imports.of(files).union(Imports.ofHeaders(headers)) }

    /// Whether the module is a library of which most files are missing.
    public var isHardlyThere: Bool { product == .library && missingFiles.count > 2 * files.count }

    public init(name: String, files: [String]) { (self.name, self.files) = (name, files) }

    /// The compiler's word for a version of the language. Older code asks with `#if swift(>=4.2)` whether UIKit's names are
    /// those of today, which here they are always.
    static func language(_ written: String) -> String? {
        guard let number = written.split(separator: ".").first, let major = Int(number) else { return nil }
        return major <= 4 ? "4.2" : String(min(major, 6))
    }

    /// The compiler's options for a version of the language.
    ///
    /// In the mode of Swift 6 the compiler proves that no two threads touch the same thing. Apple's compiler has done so for this code,
    /// with what Apple's libraries promise; those of Linux promise less (`UserDefaults` is not `Sendable`), and code would be cut out
    /// for that. So code is compiled in the mode before, with what the later one means otherwise.
    public static func options(ofLanguage language: String) -> [String] {
        guard language == "6" else { return ["-swift-version", language] }
        return ["-swift-version", "5"] + meaningOfSwift6.flatMap { ["-enable-upcoming-feature", $0] }
    }

    /// The features that Swift 6 switched on which make valid code mean something else or compile at all.
    private static let meaningOfSwift6 = [
        "ConciseMagicFile", "ForwardTrailingClosures", "BareSlashRegexLiterals", "DisableOutwardActorInference",
        "ImplicitOpenExistentials", "IsolatedDefaultValues", "InferSendableFromCaptures",
        "GlobalActorIsolatedTypesUsability",
    ]

    /// Takes a version of the language as a project writes it, and with one before 4.2 the names of that time.
    mutating func speak(_ written: String) {
        guard let known = Self.language(written) else { return }
        language = known
        takeNames(of: written)
    }

    /// Only the names of that time, where nobody says how the code is compiled.
    mutating func takeNames(of written: String) {
        let parts = written.split(separator: ".").compactMap { Int($0) }
        if parts.lexicographicallyPrecedes([4, 2]) { options += ["-import-module", "UIKitOfSwift4"] }
    }
}

/// What is built together: the modules of a package, of a project, or of a workspace.
public struct Project: Sendable {
    public var name: String
    public var path: String
    public var modules: [ProjectModule]
    /// The names of those that it declares itself, and does not only use.
    public var ownModules: Set<String> = []
    /// The project's modules that are left out, as Maquette's own take their place.
    public var replaced: Set<String> = []
    /// How its tests run, as its schemes and test plans have it.
    public var configurations: [TestConfiguration] = []
    /// Headers of Objective-C in it.
    public var headers: [String] = []
    /// What of the project is missing or cannot be read, a line each.
    public var problems: [String] = []

    var testModules: [String] { modules.filter { $0.product == .tests }.map(\.name) }
}
