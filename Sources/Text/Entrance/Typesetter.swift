/// Breaks text into lines. Safe to call from any thread.
public enum Typesetter {
    /// Breaks a text into the lines of a box; the result is cached.
    public static func layout(_ text: StyledText, in box: TextBox = .unbounded) -> TypesetText {
        Engine.shared.withLock { $0.layout($0.prepared(text), in: box) }
    }

    /// A text for callers that lay it out again and again.
    public static func prepare(_ text: StyledText) -> PreparedText { Engine.shared.withLock { $0.prepared(text) } }
}

/// A text with its glyphs and its lines in recently used boxes: the only place where layouts are cached.
///
/// The typesetter finds it again by its text. Callers that keep it, as labels do, save that search.
public final class PreparedText: Sendable {
    struct Memory {
        var fontEdition: Int
        var shaped: ShapedText?
        var layouts: [(box: TextBox, lines: TypesetText)] = []
    }

    public let text: StyledText
    /// Only the engine accesses it, under its lock.
    nonisolated(unsafe) var memory = Memory(fontEdition: 0)

    init(_ text: StyledText) { self.text = text }

    /// The lines in a box; the same box again is a look-up.
    public func lines(in box: TextBox) -> TypesetText { Engine.shared.withLock { $0.layout(self, in: box) } }
}
