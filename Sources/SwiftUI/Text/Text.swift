/// A text in one or more lines. Views around it and its own modifiers say what it looks like; what is nearer to it counts.
public nonisolated struct Text: _PrimitiveView, Equatable, @unchecked Sendable {
    indirect enum Content {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, bundle: Bundle?)
        case resource(LocalizedStringResource)
        case attributed(AttributedString)
        case image(Image)
        case joined(Text, Text)
        /// A text that is made anew where it is shown, in the language there.
        case made(AnyHashable?, (EnvironmentValues) -> AttributedString)
    }

    /// What is asked of a text itself.
    enum Change {
        case font(Font?)
        case fontChange(Font.Change)
        case withoutFontChange(Font.Change)
        case style((any ShapeStyle)?)
        case underline(LineStyle?)
        case strikethrough(LineStyle?)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
    }

    let content: Content
    /// The first was asked for first, and is the nearest.
    private(set) var changes: [Change] = []

    init(_ content: Content) { self.content = content }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { self.init(.key(key, table: tableName, bundle: bundle)) }
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }
    public init(verbatim content: String) { self.init(.verbatim(content)) }
    @_disfavoredOverload public init(_ attributedContent: AttributedString) {
        self.init(.attributed(attributedContent))
    }
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }
    public init(_ image: Image) { self.init(.image(image)) }

    public static func + (left: Text, right: Text) -> Text { Text(.joined(left, right)) }

    func changed(by change: Change) -> Text {
        var copy = self
        copy.changes.append(change)
        return copy
    }

    public static func == (one: Text, other: Text) -> Bool {
        one.content == other.content && one.changes == other.changes
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) { ShownText.make(view, in: node) }

    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// How large a text is beside others of its font.
    public struct Scale: Hashable, Sendable {
        private let name: String
        public static let `default` = Scale(name: "default")
        public static let secondary = Scale(name: "secondary")
    }

    /// A line under or through letters.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            let style: NSUnderlineStyle
            public static let solid = Pattern(style: [])
            public static let dot = Pattern(style: .patternDot)
            public static let dash = Pattern(style: .patternDash)
            public static let dashDot = Pattern(style: .patternDashDot)
            public static let dashDotDot = Pattern(style: .patternDashDotDot)
        }
        let style: NSUnderlineStyle
        let color: Color?
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            (style, self.color) = (pattern.style.union(.single), color)
        }
        public init?(nsUnderlineStyle: NSUnderlineStyle) {
            guard !nsUnderlineStyle.isEmpty else { return nil }
            (style, color) = (nsUnderlineStyle, nil)
        }
        public static let single = LineStyle()
    }
}

extension Text.Content: Equatable {
    static func == (one: Self, other: Self) -> Bool {
        switch (one, other) {
        case (.verbatim(let one), .verbatim(let other)): one == other
        case (.key(let one, let table, let bundle), .key(let other, let otherTable, let otherBundle)):
            one == other && table == otherTable && bundle == otherBundle
        case (.resource(let one), .resource(let other)): one == other
        case (.attributed(let one), .attributed(let other)): one == other
        case (.image(let one), .image(let other)): one == other
        case (.joined(let one, let next), .joined(let other, let otherNext)): one == other && next == otherNext
        case (.made(let one?, _), .made(let other?, _)): one == other
        default: false
        }
    }
}

extension Text.Change: Equatable {
    static func == (one: Self, other: Self) -> Bool {
        func isEqual<Style: ShapeStyle>(_ one: Style, _ other: (any ShapeStyle)?) -> Bool {
            guard let one = one as? any Equatable, let other = other as? any Equatable else { return false }
            func compare<Value: Equatable>(_ value: Value) -> Bool { other as? Value == value }
            return compare(one)
        }
        switch (one, other) {
        case (.font(let one), .font(let other)): return one == other
        case (.fontChange(let one), .fontChange(let other)): return one == other
        case (.withoutFontChange(let one), .withoutFontChange(let other)): return one == other
        case (.style(let one?), .style(let other)): return isEqual(one, other)
        case (.style(nil), .style(let other)): return other == nil
        case (.underline(let one), .underline(let other)): return one == other
        case (.strikethrough(let one), .strikethrough(let other)): return one == other
        case (.kerning(let one), .kerning(let other)): return one == other
        case (.tracking(let one), .tracking(let other)): return one == other
        case (.baselineOffset(let one), .baselineOffset(let other)): return one == other
        default: return false
        }
    }
}
