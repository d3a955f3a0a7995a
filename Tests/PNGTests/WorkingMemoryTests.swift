import Testing

@testable import MaquettePNG

/// Memory is handed from picture to picture, with whatever is in it.
@Suite struct WorkingMemoryTests {
    private func packed(_ picture: SeededPicture) -> PackedRows {
        let rows = PackedRows(width: picture.width)
        picture.pixels.withUnsafeBufferPointer { pixels in
            for y in 0..<picture.height { rows.append(pixels.baseAddress! + y * picture.width) }
        }
        return rows
    }

    /// Leaves the same byte in all that the next picture may get.
    private func soil(_ byte: UInt8) {
        for power in 15...20 {
            let pieces = (0..<4).map { _ in WorkingMemory.take(1 << power, of: UInt8.self) }
            for piece in pieces {
                piece.initialize(repeating: byte, count: 1 << power)
                WorkingMemory.giveBack(piece, 1 << power)
            }
        }
    }

    @Test(arguments: 0..<8) func whatLayInItChangesNoByte(kind: Int) throws {
        let picture = SeededPicture(width: 640, height: 900, kind: kind)
        let files = try [UInt8(0), 0x5a, 0xff].map { byte in
            soil(byte)
            return try PNGFile([packed(picture)]).bytes(sharing: PNGEncoder.alone)
        }
        #expect(files[0] == files[1] && files[0] == files[2])
        #expect(ReadPicture(png: files[0])?.pixels == picture.pixels)
    }

    @Test func piecesThatAreInUseLieApart() {
        let pieces = (0..<40).map { WorkingMemory.take(20_000 + 1000 * $0, of: UInt8.self) }
        for (number, piece) in pieces.enumerated() {
            piece.initialize(repeating: UInt8(number), count: 20_000 + 1000 * number)
        }
        for (number, piece) in pieces.enumerated() {
            let count = 20_000 + 1000 * number
            #expect(UnsafeBufferPointer(start: piece, count: count).allSatisfy { $0 == UInt8(number) })
            WorkingMemory.giveBack(piece, count)
        }
    }
}
