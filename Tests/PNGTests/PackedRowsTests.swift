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
            return try PNGEncoder.encode(parts) == file
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

    /// By hand: the first row takes all of its eight pixels, the second one nothing, the third a stretch of two.
    @Test func aRowKeepsWhatDiffersFromTheOneAbove() {
        let rows = PackedRows(width: 8)
        var row = [UInt32](repeating: 0xff00_0000, count: 8)
        rows.append(row)
        rows.append(row)
        (row[3], row[4]) = (0xffff_ffff, 0xff80_8080)
        rows.append(row)
        rows.repeatLast(2)
        #expect(rows.places == [0, 0, 1, 1, 1])
        #expect(rows.kept.map(\.stretches) == [0, 1])
        #expect((0..<3).map { rows.kept[1].words[$0] } == [3 << 16 | 2, 0xffff_ffff, 0xff80_8080])
        #expect(rows.isGrey && rows.isOpaque)
    }
}
