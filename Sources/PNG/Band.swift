/// Some rows of a picture as a chunk of their own. Nothing is copied from the rows before them, so that two threads can
/// each write a band.
final class Band {
    private let source: PixelSource
    private let range: Range<Int>
    private let sameAsAbove: [Bool]
    @exclusivity(unchecked) private var script: PixelScript
    @exclusivity(unchecked) private var matcher: PixelMatcher
    private let bytesPerPixel: Int
    private let window: RowWindow?
    /// The first row that is not written yet.
    @exclusivity(unchecked) private var y: Int
    @exclusivity(unchecked) private(set) var writer = BitWriter(capacity: 1 << 16)
    private var chunk: Chunk
    /// Whether a palette would do for this band, once that is known: not where the script was too long.
    private(set) var hasFewColors = false
    private(set) var isWritten = false
    private(set) var adler = Adler32()
    /// Steps that are held at once; a picture that fits is surveyed for fewer bytes a pixel.
    private static let scriptWords = 1 << 18

    init(_ source: PixelSource, _ range: Range<Int>, _ outline: PictureOutline) {
        self.source = source
        self.range = range
        sameAsAbove = outline.sameAsAbove
        script = PixelScript(
            capacity: max(Self.scriptWords, PixelScript.wordsForRow(ofWidth: source.width) + 1),
            looksForFewColors: !outline.isGrey)
        bytesPerPixel = outline.mostBytesPerPixel
        let rows: PixelRows
        (rows, window) = source.rows(from: range.lowerBound, bytesPerPixel: bytesPerPixel)
        matcher = PixelMatcher(rows, bytesPerPixel: bytesPerPixel, from: range.lowerBound)
        y = range.lowerBound
        chunk = writer.startChunk("IDAT")
        if range.lowerBound == 0 { writer.append([0x78, 0x01]) }
    }

    var isLast: Bool { range.upperBound == source.height }

    func tell() {
        addRows()
        hasFewColors = y == range.upperBound && script.hasFewColors
    }

    /// Adds rows to the script as long as there is space.
    private func addRows() {
        while y < range.upperBound, script.hasRoomForRow(ofWidth: source.width) {
            window?.prepare(through: y + RowWindow.rowsAhead)
            if sameAsAbove[y] {
                let end = sameAsAbove[y..<range.upperBound].firstIndex(of: false) ?? range.upperBound
                matcher.addSameRows(y..<end, to: &script)
                y = end
            } else {
                matcher.addRow(y, to: &script)
                y += 1
            }
        }
    }

    /// Adds the band's colours to those of the bands above. False when they are too many.
    func addColors(to table: ColorTable) -> Bool {
        hasFewColors && script.colors.pixels.allSatisfy(table.insert)
    }

    /// Writes the script, and the remaining rows.
    func write(_ survey: ColorSurvey) {
        var rowWriter = RowWriter(source, survey, from: range.lowerBound, mostBytesPerPixel: bytesPerPixel)
        rowWriter.write(script, to: &writer)
        while y < range.upperBound {
            script.clear()
            addRows()
            rowWriter.write(script, to: &writer)
        }
        rowWriter.finish(&writer, isLast: isLast)
        adler = rowWriter.adler
        chunk.sum(in: writer)
        isWritten = true
    }

    /// - Parameter checksum: of the whole stream, behind its last band.
    func endChunk(checksum: Adler32?) {
        if let checksum { writer.appendBigEndian(checksum.value) }
        chunk.end(in: &writer)
    }
}
