import Synchronization

/// The one typesetter of the process. Pango's objects belong to one thread at a time, hence the lock.
final class Engine {
    static let shared = Mutex(Engine())

    private let shaper = Shaper()
    private var texts = RecentValues<StyledText, PreparedText>(limit: 150_000)
    /// The texts whose glyphs are remembered, in two generations: the older forgets them when the younger is full.
    private var young: [PreparedText] = []
    private var old: [PreparedText] = []
    private var cost = 0
    /// Counts how often fonts were added: text that was prepared before may look different now.
    private var fontEdition = 0

    /// Enough for the passes of a layout, which ask for the natural width and a few others.
    private static let rememberedBoxes = 12

    var store: FontStore { shaper.store }

    /// The prepared text, from the cache or new.
    func prepared(_ text: StyledText) -> PreparedText {
        if let known = texts[text] { return known }
        let prepared = PreparedText(text)
        texts.insert(prepared, for: text, cost: Self.cost(of: text))
        return prepared
    }

    func extent(of prepared: PreparedText, in box: TextBox) -> TextExtent {
        refresh(prepared)
        if let known = prepared.memory.extents.first(where: { $0.box == box })?.extent { return known }
        let lines = layout(prepared, in: box)
        let extent = TextExtent(
            width: lines.width, height: lines.height, leadingBelow: lines.leadingBelow, isTruncated: lines.isTruncated)
        if prepared.memory.extents.count == Self.rememberedBoxes { prepared.memory.extents.removeFirst() }
        prepared.memory.extents.append((box, extent))
        return extent
    }

    private func refresh(_ prepared: PreparedText) {
        guard prepared.memory.fontEdition != fontEdition else { return }
        prepared.memory = PreparedText.Memory(fontEdition: fontEdition)
    }

    func layout(_ prepared: PreparedText, in box: TextBox) -> TypesetText {
        refresh(prepared)
        if let lines = prepared.memory.layouts.first(where: { $0.box == box })?.lines { return lines }
        let shaped = prepared.memory.shaped ?? shape(prepared)
        let lines = LineBreaker(shaped: shaped, box: box, shaper: shaper).lines()
        if prepared.memory.layouts.count == Self.rememberedBoxes { prepared.memory.layouts.removeFirst() }
        prepared.memory.layouts.append((box, lines))
        return lines
    }

    /// Glyphs take ten times the memory of their text, and making them again is quick: of a hundred thousand labels only
    /// those looked at last keep theirs.
    private func shape(_ prepared: PreparedText) -> ShapedText {
        let shaped = shaper.shape(prepared.text)
        prepared.memory.shaped = shaped
        cost += Self.cost(of: prepared.text)
        if cost > Self.rememberedCost / 2 {
            for text in old { text.memory.forgetGlyphs() }
            (old, young) = (young, [])
            cost = Self.cost(of: prepared.text)
        }
        young.append(prepared)
        return shaped
    }

    private static let rememberedCost = 600_000

    private static func cost(of text: StyledText) -> Int { 32 + text.string.utf8.count }

    /// Existing layouts are kept: none could name the collection.
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
