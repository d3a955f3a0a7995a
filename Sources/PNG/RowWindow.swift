/// The rows of a packed picture that are being read: the present one, those that it may copy from, and some ahead.
final class RowWindow {
    let rows: PixelRows
    private let picture: PackedPicture
    private let places: UnsafeMutablePointer<RowPlace>
    private let pixels: UnsafeMutablePointer<UInt32>
    /// How many rows are kept at a time.
    private let capacity: Int
    /// The next row, and the next of those that are kept packed.
    @exclusivity(unchecked) private var y: Int
    @exclusivity(unchecked) private var next: Int

    static let rowsAhead = 16

    /// - Parameters:
    ///   - start: the first row that will be asked for.
    ///   - bytesPerPixel: the most that a pixel will take; it limits how far copies may reach back.
    init(_ picture: PackedPicture, from start: Int, bytesPerPixel: Int) {
        self.picture = picture
        let width = picture.width
        let reach = DeflateFormat.window / (width * bytesPerPixel + 1) + 2
        capacity = min(reach, picture.height) + Self.rowsAhead + 2
        // What looks a little beyond the end of a row may, but it does not matter what it sees.
        pixels = WorkingMemory.take((capacity + 1) * width, of: UInt32.self)
        places = WorkingMemory.take(picture.height, of: RowPlace.self)
        // The others are set before they are read.
        places[0] = RowPlace(start: UnsafeRawPointer(pixels), words: UnsafePointer(pixels), stretches: 0)
        rows = PixelRows(UnsafePointer(places), width: width, height: picture.height, layout: picture.layout)
        y = start
        next = Int(picture.places[start])
        while picture.kept[next].stretches > 0 { next -= 1 }
        prepare(through: start)
    }

    deinit {
        WorkingMemory.giveBack(pixels, (capacity + 1) * picture.width)
        WorkingMemory.giveBack(places, picture.height)
    }

    /// Call this before a row is read.
    @inline(__always)
    func prepare(through last: Int) {
        if y <= last { read(through: min(last, picture.height - 1)) }
    }

    private func read(through last: Int) {
        while y <= last {
            let place = Int(picture.places[y])
            while next <= place { unpack() }
            let kept = picture.kept[place]
            let isNew = y > 0 && place != Int(picture.places[y - 1])
            places[y] = RowPlace(
                start: UnsafeRawPointer(row(of: place)), words: kept.words, stretches: isNew ? kept.stretches : 0)
            y += 1
        }
    }

    private func row(of place: Int) -> UnsafeMutablePointer<UInt32> { pixels + place % capacity * picture.width }

    private func unpack() {
        let kept = picture.kept[next]
        let row = row(of: next)
        if kept.stretches == 0 {
            row.update(from: kept.words, count: picture.width)
        } else {
            row.update(from: self.row(of: next - 1), count: picture.width)
            var words = kept.words
            for _ in 0..<kept.stretches {
                let (start, count) = (Int(words[0] >> 16), Int(words[0] & 0xffff))
                (row + start).update(from: words + 1, count: count)
                words += 1 + count
            }
        }
        next += 1
    }
}
