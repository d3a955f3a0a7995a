import Synchronization

/// The one typesetter of the process. Pango's objects belong to one thread at a time, hence the lock.
final class Engine {
    static let shared = Mutex(Engine())

    private let shaper = Shaper()
    private var texts = RecentValues<StyledText, KnownText>(limit: 150_000)

    /// A recently used text: its glyphs and the lines of the last few boxes.
    private final class KnownText {
        let shaped: ShapedText
        var layouts: [(box: TextBox, lines: TypesetText)] = []

        init(_ shaped: ShapedText) { self.shaped = shaped }
    }

    /// Enough for the passes of a layout, which use the natural width and a few others.
    private static let rememberedBoxes = 6

    var store: FontStore { shaper.store }

    func layout(_ text: StyledText, in box: TextBox) -> TypesetText {
        let known = known(text)
        if let lines = known.layouts.first(where: { $0.box == box })?.lines { return lines }
        let lines = LineBreaker(shaped: known.shaped, box: box, shaper: shaper).lines()
        if known.layouts.count == Self.rememberedBoxes { known.layouts.removeFirst() }
        known.layouts.append((box, lines))
        return lines
    }

    func register(_ bytes: FontBytes) -> [FontFace] {
        let added = store.register(bytes)
        if !added.isEmpty {
            texts.removeAll()
            shaper.forgetFonts()
        }
        return added
    }

    private func known(_ text: StyledText) -> KnownText {
        if let known = texts[text] { return known }
        let known = KnownText(shaper.shape(text))
        texts.insert(known, for: text, cost: 32 + text.string.utf8.count)
        return known
    }
}
