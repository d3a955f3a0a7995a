import Testing

@testable import MaquettePNG

@Suite struct PixelTests {
    @Test func dividingTheAlphaOutLosesNothing() {
        for alpha in UInt32(1)...255 {
            for component in 0...alpha {
                let straight = (alpha << 24 | component).unpremultiplied & 255
                // Half a step of the quotient is the most that rounding may be off.
                let exact = Double(component) * 255 / Double(alpha)
                #expect(abs(Double(straight) - exact) <= 0.5)
                #expect((straight * alpha * 2 + 255) / 510 == component)
            }
        }
        #expect(UInt32(0x0012_3456).unpremultiplied == 0)
        #expect(UInt32(0x10ff_0000).unpremultiplied == 0x10ff_0000)
    }
}

@Suite struct ChecksumTests {
    @Test func theChecksumOfNineDigitsIsTheStandardsCheckValue() {
        var crc = CRC32()
        Array("123456789".utf8).withUnsafeBytes { crc.update($0) }
        #expect(crc.value == 0xcbf4_3926)
    }

    @Test func adlerOfAKnownWordIsKnown() {
        var adler = Adler32()
        Array("Wikipedia".utf8).withUnsafeBytes { adler.append(RowSums($0)) }
        #expect(adler.value == 0x11e6_0398)
    }

    @Test func adlerOfTwoHalvesIsThatOfTheWhole() {
        var (first, second) = (Adler32(), Adler32())
        Array("Wiki".utf8).withUnsafeBytes { first.append(RowSums($0)) }
        Array("pedia".utf8).withUnsafeBytes { second.append(RowSums($0)) }
        first.append(second)
        #expect(first.value == 0x11e6_0398)
    }

    @Test func adlerOfLongRowsIsTheDefinitions() {
        let bytes = (0..<1003).map { UInt8(truncatingIfNeeded: $0 * $0 + 250) }
        var adler = Adler32()
        bytes.withUnsafeBytes { adler.append(RowSums($0)) }
        bytes.withUnsafeBytes { adler.append(RowSums($0)) }
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes + bytes {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        #expect(adler.value == b << 16 | a)
    }

    /// Each row differs from the one above in three places, and copies what lies between them.
    @Test(arguments: [0, 1, 15, 255, 256, 257, 3538]) func sumsOfRowsThatAreCopiedInPartsAreTheDefinitions(count: Int) {
        var sums = PlainRowSums(bytesPerRow: count)
        var row = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 / 256) }
        for y in 0..<40 {
            if y > 0, count > 3 {
                let changed = [y * 89 % count, y * 31 % count, count - 1 - y % 3].sorted()
                for index in changed { row[index] &+= UInt8(y) }
                var copied = 0
                for index in changed {
                    if copied < index { sums.noteCopy(copied..<index) }
                    copied = index + 1
                }
                if copied < count { sums.noteCopy(copied..<count) }
            }
            let own = row.withUnsafeBytes { sums.sums($0) }
            #expect(own.plain == row.reduce(0) { $0 + UInt64($1) })
            #expect(own.weighted == row.indices.reduce(0) { $0 + UInt64(row[$1]) * UInt64(count - $1) })
            #expect(own.count == count)
        }
    }
}

@Suite struct BitWriterTests {
    /// Five times 101, the first bit lowest, is 101101101101101 in binary: 0x5b6d.
    @Test func bitsAreRepeated() {
        var writer = BitWriter(capacity: 64)
        writer.put(0b101, 3, times: 5)
        writer.align()
        #expect((writer.count, writer.bytes[0], writer.bytes[1]) == (2, 0x6d, 0x5b))
    }

    @Test func repeatedBitsAreThoseThatArePutOneByOne() {
        for number in 1...48 {
            for times in [0, 1, 2, 3, 7, 64, 99] {
                let bits = 0x0a53_19c7_f0e1 & (UInt64(1) << UInt64(number) - 1)
                var together = BitWriter(capacity: 1024)
                var single = BitWriter(capacity: 1024)
                together.put(1, 3)
                single.put(1, 3)
                together.put(bits, number, times: times)
                for _ in 0..<times { single.put(bits, number) }
                together.align()
                single.align()
                #expect(together.count == single.count)
                #expect((0..<single.count).allSatisfy { together.bytes[$0] == single.bytes[$0] })
            }
        }
    }
}

/// Beside an array to which a decoder would add one byte after the other.
@Suite struct PlainRowsTests {
    @Test(arguments: [1, 3, 4]) func copiesAreThoseOfADecoder(bytesPerPixel: Int) {
        let width = 700
        let bytesPerRow = 1 + width * bytesPerPixel
        var rows = PlainRows(bytesPerRow: bytesPerRow)
        var decoded: [UInt8] = []
        var state: UInt32 = 7
        func next(_ limit: Int) -> Int {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int(state >> 8) % limit
        }
        // More than the memory of the rows holds at a time.
        for y in 0..<300 {
            rows.startRow(isFirst: y == 0)
            decoded.append(0)
            while decoded.count % bytesPerRow != 0 {
                let left = (bytesPerRow - decoded.count % bytesPerRow) / bytesPerPixel
                let reach = min(DeflateFormat.window, decoded.count / bytesPerPixel * bytesPerPixel - bytesPerPixel)
                let amount = 1 + next(min(left, y % 2 == 0 ? 9 : left))
                let isAtTheStart = decoded.count % bytesPerRow == 1
                if isAtTheStart || reach < bytesPerPixel || next(3) == 0 {
                    for _ in 0..<amount * bytesPerPixel {
                        decoded.append(UInt8(next(256)))
                        rows.append(decoded[decoded.count - 1])
                    }
                } else {
                    let isRepetition = next(2) == 0
                    let distance = isRepetition ? bytesPerPixel : bytesPerPixel * (1 + next(reach / bytesPerPixel))
                    for _ in 0..<amount * bytesPerPixel { decoded.append(decoded[decoded.count - distance]) }
                    if isRepetition {
                        rows.repeatPixel(amount, bytesPerPixel: bytesPerPixel)
                    } else {
                        rows.copy(amount * bytesPerPixel, distance: distance)
                    }
                }
            }
            if y % 50 == 9 {
                rows.repeatRow(3)
                for _ in 0..<3 { decoded += decoded.suffix(bytesPerRow) }
            }
            #expect(Array(rows.present) == Array(decoded.suffix(bytesPerRow)), "row \(y)")
        }
    }

    @Test func bytesOfAWordAreAddedFromTheLowest() {
        var rows = PlainRows(bytesPerRow: 7)
        rows.startRow(isFirst: true)
        rows.append(0x0403_0201, count: 3)
        rows.append(0x0807_0605, count: 3)
        #expect(Array(rows.present) == [0, 1, 2, 3, 5, 6, 7])
    }
}

@Suite struct HuffmanCodeTests {
    @Test func frequentSymbolsGetShortCodes() {
        let code = HuffmanCode(frequencies: [8, 4, 2, 1, 1, 0], longestCode: 15)
        #expect(code.lengths == [1, 2, 3, 4, 4, 0])
        // 0, 10, 110, 1110, 1111, first bit lowest.
        #expect(code.codes == [0, 0b01, 0b011, 0b0111, 0b1111, 0])
    }

    /// What all symbols take together is as little as can be: by Huffman's proof the sum of what is joined, when always the two
    /// rarest are.
    @Test(arguments: [1, 9, 17, 25]) func noCodeIsShorterInAll(bits: Int) {
        var state: UInt64 = 5
        let frequencies = (0..<286).map { _ -> UInt32 in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt32(state >> 33) & (1 << UInt32(bits) - 1)
        }
        let code = HuffmanCode(frequencies: frequencies, longestCode: 32)
        var weights = frequencies.filter { $0 > 0 }.map { Int($0) }
        var least = 0
        while weights.count > 1 {
            weights.sort(by: >)
            let joined = weights.removeLast() + weights.removeLast()
            weights.append(joined)
            least += joined
        }
        #expect(zip(frequencies, code.lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) } == least)
    }

    @Test func noCodeIsLongerThanAllowedAndTheRoomIsUsedUp() {
        var fibonacci: [UInt32] = [1, 1]
        while fibonacci.count < 30 { fibonacci.append(fibonacci[fibonacci.count - 1] + fibonacci[fibonacci.count - 2]) }
        let code = HuffmanCode(frequencies: fibonacci, longestCode: 15)
        #expect(code.lengths.allSatisfy { (1...15).contains($0) })
        #expect(code.lengths.reduce(0) { $0 + 1 << (15 - Int($1)) } == 1 << 15)
    }
}

@Suite struct DeflateFormatTests {
    @Test func rangesAreThoseOfTheStandard() {
        #expect(DeflateFormat.lengths.map { Int($0.base) }.suffix(4) == [163, 195, 227, 258])
        #expect(DeflateFormat.distances.map { Int($0.base) }.suffix(3) == [12289, 16385, 24577])
        #expect(DeflateFormat.distances[29].extraBits == 13)
        #expect(DeflateFormat.lengthIndex[257] == 27 && DeflateFormat.lengthIndex[258] == 28)
    }
}
