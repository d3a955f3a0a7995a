/// What the compiler refuses, and where.
public struct Complaint: Hashable, Sendable {
    public let path: String
    public let line: Int
    /// In bytes, from 1.
    public let column: Int
    public let message: String

    public init(path: String, line: Int, column: Int, message: String) {
        (self.path, self.line, self.column, self.message) = (path, line, column, message)
    }

    /// Whether the complaint is about what happens on some way through a function, and not about the words where it stands.
    public var isAboutFlow: Bool { Self.wordsAboutFlow.contains { message.contains($0) } }

    private static let wordsAboutFlow = [
        "missing return", "used before", "before being", "not initialized", "without initializing", "be initialized",
        "never initialized", "before 'super.init'", "before 'self.init'", "isn't called on all paths",
        crash,
    ]

    /// Extensions of UIKit's classes cannot replace members as they can through Objective-C.
    var isAboutOverrideInExtension: Bool {
        message.contains("does not override") || message.hasSuffix("cannot be overridden from extension")
    }

    /// Whether a class overrides what an extension of a class above declares, or a name means that and the class's own.
    var isAboutMemberOfExtension: Bool {
        message.contains("is declared in extension of") && message.hasSuffix("cannot be overridden")
            || message.hasSuffix("cannot override more than one superclass declaration")
            || message.hasPrefix("ambiguous use of '")
    }

    private static let crash = "the compiler crashes here"

    /// Where the compiler was when it crashed, as its last words say it; nil if they do not.
    public static func ofCrash(in output: String) -> Complaint? {
        let places = output.matches(of: #/\(at \[(/[^\]\n]+?):(\d+):(\d+) - /#)
        guard let place = places.last, let line = Int(place.output.2), let column = Int(place.output.3) else {
            return nil
        }
        return Complaint(path: String(place.output.1), line: line, column: column, message: crash)
    }

    /// The errors in what the compiler printed in the style of llvm, each once. An error in the expansion of a macro stands
    /// where the macro is called.
    public static func all(in output: String) -> [Complaint] {
        var found: [Complaint] = []
        var inMacro: String?
        for line in output.split(separator: "\n") {
            // Most lines show code.
            guard line.contains(": error: ") || line.contains(": note: "),
                let match = line.prefixMatch(of: CompilerWords.line),
                let number = Int(match.output.2), let column = Int(match.output.3)
            else { continue }
            let (path, isError) = (String(match.output.1), match.output.4 == "error")
            let isExpansion = path.contains("@__swiftmacro_") || path.hasPrefix("macro expansion")
            if isError, isExpansion {
                inMacro = String(match.output.5)
            } else if isError {
                found.append(Complaint(path: path, line: number, column: column, message: String(match.output.5)))
                inMacro = nil
            } else if let message = inMacro, !isExpansion, match.output.5.hasPrefix("in expansion of macro") {
                found.append(Complaint(path: path, line: number, column: column, message: message))
                inMacro = nil
            }
        }
        var known: Set<Complaint> = []
        return found.filter { known.insert($0).inserted }
    }
}
