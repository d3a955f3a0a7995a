/// Something in a Swift file that can be shown.
public struct PreviewEntry: Codable, Sendable, Equatable {
    public enum Kind: String, Codable, Sendable {
        /// `#Preview`
        case preview
        /// A type that conforms to `PreviewProvider`.
        case provider
        /// A class that can be made without arguments, in a file without previews.
        case view, cell, controller
    }

    /// What a preview asks for in so many words, such as `.fixedLayout(width: 320, height: 80)`.
    public enum Layout: Codable, Sendable, Equatable {
        case device
        case sizeThatFits
        case fixed(width: Double, height: Double)
    }

    public var kind: Kind
    /// What the preview is called, or the class.
    public var name: String?
    public var line: Int
    public var column: Int
    public var endLine: Int
    public var layout = Layout.device
    /// As the trait is called: `landscapeLeft`.
    public var orientation: String?
    /// What the names of all such functions begin with.
    public static let symbolPrefix = "maquette_preview_"
    /// The function in the compiled file that makes it.
    public var symbol: String
    /// Why it cannot be shown.
    public var obstacle: String?

    /// The lines whose errors are its own: with it goes what is there for its sake.
    var ownLines: ClosedRange<Int>
    /// Where it stands in the file.
    var range: Range<Int>
    /// How an object of the class is made; nil for previews, which say so themselves.
    var expression: String?

    /// Whether its function stands behind the last line.
    public var isAppended: Bool { expression != nil }
    /// Whether what the compiler says about a line is about this preview.
    public func ownsErrors(inLine line: Int) -> Bool {
        (kind == .preview || kind == .provider) && ownLines.contains(line)
    }
}

/// What of a file's previews its copy contains.
public struct PreviewSelection: Codable, Sendable, Equatable {
    /// The symbols of those that do not compile.
    public var without: Set<String>

    public init(without: Set<String> = []) { self.without = without }
}
