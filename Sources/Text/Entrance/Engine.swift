import Synchronization

/// The one typesetter of the process. Pango's objects belong to one thread at a time, hence the lock.
final class Engine {
    static let shared = Mutex(Engine())

    private let shaper = Shaper()
    private var texts = RecentValues<StyledText, PreparedText>(limit: 150_000)
    /// Counts how often fonts were added: text that was prepared before may look different now.
    private var fontEdition = 0

    /// Enough for the passes of a layout, which ask for the natural width and a few others.
    private static let rememberedBoxes = 12

    var store: FontStore { shaper.store }

    /// The prepared text, from the cache or new.
    func prepared(_ text: StyledText) -> PreparedText {
        if let known = texts[text] { return known }
        let prepared = PreparedText(text)
        texts.insert(prepared, for: text, cost: 32 + text.string.utf8.count)
        return prepared
    }

    func layout(_ prepared: PreparedText, in box: TextBox) -> TypesetText {
        if prepared.memory.fontEdition != fontEdition {
            prepared.memory = PreparedText.Memory(fontEdition: fontEdition)
        }
        if let lines = prepared.memory.layouts.first(where: { $0.box == box })?.lines { return lines }
        let shaped = prepared.memory.shaped ?? shaper.shape(prepared.text)
        prepared.memory.shaped = shaped
        let lines = LineBreaker(shaped: shaped, box: box, shaper: shaper).lines()
        if prepared.memory.layouts.count == Self.rememberedBoxes { prepared.memory.layouts.removeFirst() }
        prepared.memory.layouts.append((box, lines))
        return lines
    }

    /// What was set before stays as it is: nobody could name the collection.
    func collect(_ fonts: [FontBytes]) -> FontCollection { store.collect(fonts) }

    func register(_ bytes: FontBytes) -> [FontFace] {
        let added = store.register(bytes)
        if !added.isEmpty {
            texts.removeAll()
            fontEdition += 1
            shaper.forgetFonts()
        }
        return added
    }
}
