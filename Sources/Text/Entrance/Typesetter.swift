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
        /// What the lines took, which stays when the glyphs are forgotten: views ask for it again and again.
        var extents: [(box: TextBox, extent: TextExtent)] = []

        mutating func forgetGlyphs() {
            shaped = nil
            layouts = []
        }
    }

    public let text: StyledText
    /// Only the engine accesses it, under its lock.
    nonisolated(unsafe) var memory = Memory(fontEdition: 0)

    init(_ text: StyledText) { self.text = text }

    /// The lines in a box; the same box again is a look-up.
    public func lines(in box: TextBox) -> TypesetText { Engine.shared.withLock { $0.layout(self, in: box) } }

    /// How much room the lines in a box take, without the lines.
    public func extent(in box: TextBox) -> TextExtent { Engine.shared.withLock { $0.extent(of: self, in: box) } }
}

/// The size of lines.
public struct TextExtent: Sendable {
    public let width, height: Double
    /// See ``TypesetText/leadingBelow``.
    public let leadingBelow: Double
    public let isTruncated: Bool
}
