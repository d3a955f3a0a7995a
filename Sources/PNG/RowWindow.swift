/// The rows of a packed picture that are being read: the present one, those that it may copy from, and some ahead.
final class RowWindow {
    let rows: PixelRows
    private let picture: PackedPicture
    private let starts: UnsafeMutablePointer<UnsafeRawPointer>
    private let pixels: UnsafeMutablePointer<UInt32>
    /// How many rows are kept at a time.
    private let capacity: Int
    /// The next row, and the next of those that are kept packed.
    private var y: Int
    private var next: Int

    static let rowsAhead = 16

    /// - Parameters:
    ///   - start: the first row that will be asked for.
    ///   - bytesPerPixel: the most that a pixel will take; it limits how far copies may reach back.
    init(_ picture: PackedPicture, from start: Int, bytesPerPixel: Int) {
        self.picture = picture
        let width = picture.width
        let reach = DeflateFormat.window / (width * bytesPerPixel + 1) + 2
        capacity = min(reach, picture.height) + Self.rowsAhead + 2
        // What looks a little beyond the end of a row may.
        pixels = .allocate(capacity: (capacity + 1) * width)
        pixels.initialize(repeating: 0, count: (capacity + 1) * width)
        starts = .allocate(capacity: picture.height)
        starts.initialize(repeating: UnsafeRawPointer(pixels), count: picture.height)
        rows = PixelRows(UnsafePointer(starts), width: width, height: picture.height, layout: picture.layout)
        y = start
        next = Int(picture.places[start])
        while picture.kept[next].stretches > 0 { next -= 1 }
        prepare(through: start)
    }

    deinit {
        pixels.deallocate()
        starts.deallocate()
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
            starts[y] = UnsafeRawPointer(row(of: place))
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
