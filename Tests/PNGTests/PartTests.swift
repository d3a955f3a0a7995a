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
}

@Suite struct HuffmanCodeTests {
    @Test func frequentSymbolsGetShortCodes() {
        let code = HuffmanCode(frequencies: [8, 4, 2, 1, 1, 0], longestCode: 15)
        #expect(code.lengths == [1, 2, 3, 4, 4, 0])
        // 0, 10, 110, 1110, 1111, first bit lowest.
        #expect(code.codes == [0, 0b01, 0b011, 0b0111, 0b1111, 0])
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

@Suite struct RowChangeTests {
    private func change(_ pixels: [UInt32], width: Int) -> RowChange {
        pixels.withUnsafeBytes { bytes in
            let rows = PixelRows(
                bytes.baseAddress!, width: width, height: 2, bytesPerRow: 4 * width, layout: .premultipliedARGB)
            return RowChange(rows, row: 1, bytesPerPixel: 3)
        }
    }

    @Test func aRowWithTwoChangedPlacesIsLittleChanged() {
        var pixels = [UInt32](repeating: 0xff10_2030, count: 400)
        for x in [7, 8, 150] { pixels[200 + x] = 0xffff_ffff }
        let change = change(pixels, width: 200)
        #expect(change.isLittle)
        // No difference at all, two places to name and nine bytes to write out.
        #expect(change.bits == 20 + 2 * 18 + 9 * 7)
    }

    @Test func aRowWithManyChangedPixelsIsNot() {
        var pixels = [UInt32](repeating: 0xff10_2030, count: 400)
        for x in 0..<25 { pixels[200 + 8 * x] = 0xffff_ffff }
        #expect(!change(pixels, width: 200).isLittle)
    }

    @Test func sumsOfARowWithAFewBytesAreThoseOfAllItsBytes() {
        var bytes = [UInt8](repeating: 0, count: 700)
        (bytes[0], bytes[3], bytes[699]) = (2, 200, 17)
        var sums = RowSums(first: 2, zeros: 699)
        sums.add(200, bytesToEnd: 697)
        sums.add(17, bytesToEnd: 1)
        let all = bytes.withUnsafeBytes { RowSums($0) }
        #expect(sums.plain == all.plain && sums.weighted == all.weighted && sums.count == all.count)
    }
}
