/// Something in a Swift file that can be shown.
public struct PreviewEntry: Codable, Sendable, Equatable {
    public enum Kind: String, Codable, Sendable {
        /// `#Preview`
        case preview
        /// A type that conforms to `PreviewProvider`.
        case provider
        /// A class that can be made without arguments, in a file without previews.
        case view, cell, controller
        /// The window that a delegate makes when the app starts or a scene connects.
        case app, connection
        /// A scene of a storyboard.
        case scene
    }

    /// The scene of a document that makes the preview, where no initialiser does.
    public struct Source: Codable, Sendable, Equatable {
        public enum Place: String, Codable, Sendable {
            /// A scene of a storyboard.
            case scene
            /// A cell of a table or collection in a scene.
            case prototype
            /// The top-level view of a nib.
            case nib
        }

        public var place: Place
        public var document: String
        /// The name of the scene in its document.
        public var scene: String?
        public var reuseIdentifier: String?
        /// The name of the class.
        public var type: String?
        /// Whether no class of the project is in it.
        public var needsNoCode: Bool?
        /// Whether a phone shows the scene before the app has started.
        public var isOfLaunch: Bool?
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
    /// The name of the trait's orientation: `landscapeLeft`.
    public var orientation: String?
    /// SwiftUI's name of the colour scheme: `dark`.
    public var colorScheme: String?
    /// Xcode's name of the device: `iPhone SE (3rd generation)`.
    public var device: String?
    /// Which preview this is of a provider's several, or of those that one `#Preview` makes of its arguments, from zero.
    var number: Int?
    /// Which preview this is of those that a loop or arguments make at one place, from one; nil for the first.
    public var turn: Int?
    /// What the names of all such functions begin with.
    public static let symbolPrefix = "maquette_preview_"
    /// The function in the compiled file that makes it.
    public var symbol: String
    /// Why the preview cannot be shown.
    public var obstacle: String?
    /// Whether the entry is a class with outlets that must not stay nil.
    public var needsNib: Bool?
    /// Whether the entry is an app of SwiftUI, which has scenes and no delegate.
    var isOfSwiftUI: Bool?
    public var source: Source?

    /// A scene of a storyboard.
    init(scene: StoryboardIndex.Scene, document: String, symbol: String, needsNoCode: Bool, isOfLaunch: Bool) {
        kind = .scene
        name = scene.name
        (line, column, endLine) = (scene.line, 1, scene.line)
        self.symbol = symbol
        (ownLines, range) = (line...line, 0..<0)
        source = Source(
            place: .scene, document: document, scene: scene.id, type: scene.type,
            needsNoCode: needsNoCode ? true : nil, isOfLaunch: isOfLaunch ? true : nil)
    }

    init(
        kind: Kind, name: String?, line: Int, column: Int, endLine: Int, symbol: String, ownLines: ClosedRange<Int>,
        range: Range<Int>
    ) {
        (self.kind, self.name, self.line, self.column, self.endLine) = (kind, name, line, column, endLine)
        (self.symbol, self.ownLines, self.range) = (symbol, ownLines, range)
    }

    /// The lines whose errors are its own: with it goes what is there for its sake.
    var ownLines: ClosedRange<Int>
    /// The preview's place in the file.
    var range: Range<Int>
    /// How an object of the class is made, or one preview of a group; nil for other previews, which say so themselves.
    var expression: String?

    /// The member that makes what it shows, as the names of cuts have it; nil where that is the function itself.
    public var maker: String? { kind == .provider ? expression.map { $0 + ".previews" } : nil }

    /// Whether a phone shows the screen before the app has started.
    public var isOfLaunch: Bool { source?.isOfLaunch == true }
    /// Whether the entry's function follows the last line.
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
