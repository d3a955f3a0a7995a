extension SymbolBook {
    static let chapters = [
        signs, circled, letters, shapes, daily, media, outside, people, arrows, devices, power, signals, places, home,
        things, nature, frames, texts, recordings, panes, money, others, layouts, names,
    ]
}
