import Testing

@testable import MaquettePNG

/// Rows that were packed give the file that their pixels give.
@Suite struct PackedRowsTests {
    private func expectSameFile(_ picture: SeededPicture, cutAt cut: Int, _ words: Comment) throws {
        let (width, height) = (picture.width, picture.height)
        let parts = [PackedRows(width: width), PackedRows(width: width)]
        let same = try picture.pixels.withUnsafeBytes { bytes in
            let pixels = bytes.bindMemory(to: UInt32.self)
            for y in 0..<height { parts[y < cut ? 0 : 1].append(pixels.baseAddress! + y * width) }
            let file = try PNGEncoder.encode(bytes.bytes, width: width, height: height, bytesPerRow: 4 * width)
            return try PNGFile(parts).bytes(sharing: PNGEncoder.alone) == file
        }
        #expect(same, words)
    }

    @Test(arguments: 0..<200) func picturesOfAllKindsAreTheSame(seed: Int) throws {
        let picture = SeededPicture(seed: seed)
        try expectSameFile(picture, cutAt: seed * 7 % (picture.height + 1), "picture \(seed)")
    }

    /// Those that are written in two bands, and those whose steps do not fit into a script; in the narrow one a copy reaches back
    /// over a thousand rows.
    @Test(arguments: [(700, 900), (40, 5000), (3, 30_000), (1500, 700)], 0..<8)
    func largePicturesAreTheSame(size: (width: Int, height: Int), kind: Int) throws {
        let picture = SeededPicture(width: size.width, height: size.height, kind: kind)
        try expectSameFile(picture, cutAt: size.height / 3, "\(size), kind \(kind)")
    }

    /// By hand: the first row takes all of its sixteen pixels, the second one nothing, the third the four from the first that
    /// differs on, and the two at its end.
    @Test func aRowKeepsWhatDiffersFromTheOneAbove() {
        let (black, white, grey): (UInt32, UInt32, UInt32) = (0xff00_0000, 0xffff_ffff, 0xff80_8080)
        let rows = PackedRows(width: 24)
        var row = [UInt32](repeating: black, count: 24)
        rows.append(row)
        rows.append(row)
        (row[3], row[4], row[22]) = (white, grey, white)
        rows.append(row)
        rows.repeatLast(2)
        #expect(rows.places == [0, 0, 1, 1, 1])
        #expect(rows.kept.map(\.stretches) == [0, 2])
        // Eight pixels at a time, and the two that are left at the end.
        let words: [UInt32] =
            [3 << 16 | 8, white, grey] + [UInt32](repeating: black, count: 6) + [22 << 16 | 2, white, black]
        #expect(words.indices.map { rows.kept[1].words[$0] } == words)
        #expect(rows.isGrey && rows.isOpaque)
    }

    /// Compared pixel by pixel, from every place of every row.
    @Test(arguments: [3, 11, 40, 50, 52]) func whatIsPackedTellsWhereRowsDiffer(seed: Int) throws {
        let picture = SeededPicture(seed: seed)
        let (width, height) = (picture.width, picture.height)
        let packed = PackedRows(width: width)
        picture.pixels.withUnsafeBufferPointer { pixels in
            for y in 0..<height { packed.append(pixels.baseAddress! + y * width) }
        }
        let window = RowWindow(PackedPicture([packed]), from: 0, bytesPerPixel: 4)
        for y in 1..<max(1, height) {
            window.prepare(through: y)
            let rows = window.rows
            #expect((0..<width).allSatisfy { rows[y][$0] == picture.pixels[y * width + $0] })
            for start in 0..<width {
                var changes = rows.changes(ofRow: y)
                let end = (start..<width).first {
                    picture.pixels[y * width + $0] != picture.pixels[(y - 1) * width + $0]
                }
                #expect(changes.equalEnd(rows[y], rows[y - 1], from: start) == end ?? width)
            }
        }
    }
}
