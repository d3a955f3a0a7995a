extension SymbolBook {
    static let chapters = [
        signs, circled, letters, shapes, daily, media, outside, people, arrows, devices, places, things, frames, money,
        others, layouts,
    ]
}
