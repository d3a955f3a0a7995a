import Synchronization

/// The one typesetter of the process. Pango's objects belong to one thread at a time, hence the lock.
final class Engine {
    static let shared = Mutex(Engine())

    let shaper = Shaper()
    private var layouts = RecentValues<LayoutKey, TypesetText>(limit: 400_000)
    private var shapes = RecentValues<StyledText, ShapedText>(limit: 200_000)

    private struct LayoutKey: Hashable {
        var text: StyledText
        var box: TextBox
    }

    func layout(_ text: StyledText, in box: TextBox) -> TypesetText {
        let key = LayoutKey(text: text, box: box)
        if let known = layouts[key] { return known }
        let lines = LineBreaker(shaped: shape(text), box: box, shaper: shaper).lines()
        layouts.insert(lines, for: key, cost: 64 + text.string.utf8.count)
        return lines
    }

    private func shape(_ text: StyledText) -> ShapedText {
        if let known = shapes[text] { return known }
        let shaped = shaper.shape(text)
        shapes.insert(shaped, for: text, cost: 64 + text.string.utf8.count)
        return shaped
    }
}
