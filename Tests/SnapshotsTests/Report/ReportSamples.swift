import MaquetteSnapshots

extension ReportEntry {
    static func sample(_ id: String, _ state: SnapshotState, file: String = "Home.xib", name: String = "Home")
        -> ReportEntry
    {
        ReportEntry(id: id, state: state, file: file, name: name, summary: "it is \(state.words)")
    }

    /// One that changed, with everything that can be said about it.
    static var full: ReportEntry {
        var entry = ReportEntry(
            id: "__Snapshots__/Home.xib/dark.png", state: .different, file: "./Screens/Home.xib", line: 7, name: "Home",
            variant: .init(
                device: "iPhone 16", appearance: "dark", textSize: "text XXL", direction: "right to left", locale: "ar"),
            summary: "3 pixels (0.1 %) differ")
        entry.pictures.before = "pictures/a/before.png"
        entry.pictures.after = "pictures/a/after.png"
        entry.pictures.difference = "pictures/a/difference.png"
        entry.pictures.layout = "pictures/a/after.layout.txt"
        entry.pictures.beforeSize = PixelSize(width: 30, height: 100)
        entry.pictures.afterSize = PixelSize(width: 30, height: 100)
        entry.pictures.scale = 3
        entry.differentShare = 0.001
        entry.regions = [PixelRegion(x: 1, y: 2, width: 3, height: 1, pixelCount: 3)]
        entry.changes.frames = ["title moved 8 down"]
        entry.changes.texts = ["title shows \"A\" instead of \"B\""]
        entry.changes.constraints = ["constraint gone: V:[a]-(8)-[b]"]
        entry.changes.problems = ["title is cut off now"]
        entry.baselineFile = Digest([1, 2, 3])
        entry.formerRenderer = "other"
        return entry
    }
}
