/// What becomes of one file, before the classes get what other files have for them.
struct AdaptedFile: Codable, Sendable, Equatable {
    /// A member that a class gets for one in its extension.
    struct Hoisted: Codable, Sendable, Equatable {
        var type: String
        var forwarder: String
    }

    /// Where the body of a class begins.
    struct ClassBody: Codable, Sendable, Equatable {
        var type: String
        var offset: Int
    }

    /// The implementation of a requirement that is optional, made of the range of its declaration.
    struct Default: Codable, Sendable, Equatable {
        var type: String
        var access: String?
        var range: Range<Int>
    }

    /// A part of what is repeated: words, or a range of the file with its changes.
    enum Piece: Codable, Sendable, Equatable {
        case text(String)
        case range(Range<Int>)
    }

    var edits = Edits()
    var hoisted: [Hoisted] = []
    var classBodies: [ClassBody] = []
    var defaults: [Default] = []
    /// Declarations that are there once more, behind the last line.
    var repeated: [[Piece]] = []
    /// What the file has to show, whether its copy does or not.
    var previews: [PreviewEntry] = []
    /// Lines behind the last.
    var appended: [String] = []
    /// The tables in it of what nibs can name, with the types around them.
    var tables: [String] = []

    var isUntouched: Bool { self == AdaptedFile(classBodies: classBodies, previews: previews) }
}
