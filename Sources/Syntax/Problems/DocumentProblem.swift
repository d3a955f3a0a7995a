/// What is wrong at a place in a document, as one line that an editor can jump to.
public struct DocumentProblem: Hashable, Sendable, Codable, CustomStringConvertible {
    public var file: String
    public var line: Int?
    public var column: Int?
    /// The place in the document's own terms: a JSON path, or an element with its id.
    public var place: String?
    public var message: String
    public var kind = Kind.other

    /// What a problem is about, for those who tell some from others.
    public enum Kind: Hashable, Sendable, Codable {
        case unknownElement
        /// A constraint that cannot be made.
        case unusableConstraint
        case missingImage
        /// A problem in a file of texts beside the document.
        case translation
        case other
    }

    public init(file: String, line: Int? = nil, column: Int? = nil, place: String? = nil, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.place = place
        self.message = message
    }

    /// One line, whatever the document says.
    public var description: String {
        var position = file
        if let line {
            position += ":\(line)"
            if let column { position += ":\(column)" }
        }
        return [position, place, message].compactMap { $0 }.joined(separator: ": ").onOneLine
    }
}

/// A document that cannot be used, with everything that was found wrong.
public struct UnusableDocument: Error, Sendable, CustomStringConvertible {
    public var problems: [DocumentProblem]

    public init(_ problems: [DocumentProblem]) { self.problems = problems }

    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
