extension SymbolBook {
    static let chapters = [
        signs, circled, letters, shapes, daily, media, outside, people, arrows, devices, places, things, nature, frames,
        texts, recordings, panes, money, others, layouts, names,
    ]
}
