/// Sets text in lines. Safe to call from any thread.
public enum Typesetter {
    /// Breaks a text into the lines of a box; the result is cached.
    public static func layout(_ text: StyledText, in box: TextBox = .unbounded) -> TypesetText {
        Engine.shared.withLock { $0.layout(text, in: box) }
    }
}
