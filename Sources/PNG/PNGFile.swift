/// One file in the making: its chunks, and the order of the work.
struct PNGFile {
    private let rows: PixelRows
    private let scale: Double
    /// Steps that are held at once; a picture that fits is surveyed for fewer bytes a pixel.
    private static let scriptWords = 1 << 18

    init(_ rows: PixelRows, scale: Double) {
        self.rows = rows
        self.scale = scale
    }

    func bytes() -> [UInt8] {
        let sameAsAbove = (0..<rows.height).map { $0 > 0 && rows.row($0, equalsRow: $0 - 1) }
        let isOpaque =
            rows.layout == .rgb || (0..<rows.height).allSatisfy { sameAsAbove[$0] || rows.isOpaque(row: $0) }

        var script = PixelScript(capacity: max(Self.scriptWords, PixelScript.wordsForRow(ofWidth: rows.width) + 1))
        var matcher = PixelMatcher(rows, bytesPerPixel: isOpaque ? 3 : 4)
        var y = fill(&script, from: 0, &matcher, sameAsAbove)
        let survey =
            y == rows.height
            ? ColorSurvey(script, of: rows, isOpaque: isOpaque) : ColorSurvey(isOpaque: isOpaque)

        var rowWriter = RowWriter(rows, survey)
        var writer = BitWriter(capacity: 1 << 16)
        writeHead(rowWriter.colorKind, rowWriter.palette, to: &writer)
        let data = startChunk("IDAT", in: &writer)
        writer.append([0x78, 0x01])
        rowWriter.write(script, to: &writer)
        while y < rows.height {
            script.truncate(to: 0)
            y = fill(&script, from: y, &matcher, sameAsAbove)
            rowWriter.write(script, to: &writer)
        }
        rowWriter.finish(&writer)
        endChunk(data, in: &writer)
        endChunk(startChunk("IEND", in: &writer), in: &writer)
        return Array(UnsafeBufferPointer(start: writer.bytes, count: writer.count))
    }

    /// Adds rows as long as there is room, and returns the first that is still to come.
    private func fill(
        _ script: inout PixelScript, from start: Int, _ matcher: inout PixelMatcher, _ sameAsAbove: [Bool]
    ) -> Int {
        var y = start
        while y < rows.height, script.hasRoomForRow(ofWidth: rows.width) {
            if sameAsAbove[y] {
                let end = sameAsAbove[y...].firstIndex(of: false) ?? rows.height
                matcher.addSameRows(y..<end, to: &script)
                y = end
            } else {
                matcher.addRow(y, to: &script)
                y += 1
            }
        }
        return y
    }

    private func writeHead(_ kind: ColorKind, _ palette: [UInt32], to writer: inout BitWriter) {
        writer.append([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        let header = startChunk("IHDR", in: &writer)
        writer.appendBigEndian(UInt32(rows.width))
        writer.appendBigEndian(UInt32(rows.height))
        let (bitDepth, noChoice): (UInt8, UInt8) = (8, 0)
        writer.append([bitDepth, kind.rawValue, noChoice, noChoice, noChoice])
        endChunk(header, in: &writer)

        let colors = startChunk("sRGB", in: &writer)
        let perceptualIntent: UInt8 = 0
        writer.append([perceptualIntent])
        endChunk(colors, in: &writer)

        let pixelsPerMetre = (scale * 72 / 0.0254).rounded()
        if scale != 1, pixelsPerMetre >= 1, pixelsPerMetre <= Double(Int32.max) {
            let resolution = startChunk("pHYs", in: &writer)
            writer.appendBigEndian(UInt32(pixelsPerMetre))
            writer.appendBigEndian(UInt32(pixelsPerMetre))
            let perMetre: UInt8 = 1
            writer.append([perMetre])
            endChunk(resolution, in: &writer)
        }
        if kind == .indexed { writePalette(palette, to: &writer) }
    }

    private func writePalette(_ palette: [UInt32], to writer: inout BitWriter) {
        let pixels = rows.layout == .rgb ? palette.map { $0 | 0xff00_0000 } : palette.map(\.unpremultiplied)
        let chunk = startChunk("PLTE", in: &writer)
        for pixel in pixels {
            writer.append([UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)])
        }
        endChunk(chunk, in: &writer)
        if let lastTranslucent = pixels.lastIndex(where: { $0 >> 24 < 255 }) {
            let chunk = startChunk("tRNS", in: &writer)
            writer.append(pixels[...lastTranslucent].map { UInt8($0 >> 24) })
            endChunk(chunk, in: &writer)
        }
    }

    /// Returns where the chunk's name stands; its length is filled in at the end.
    private func startChunk(_ name: String, in writer: inout BitWriter) -> Int {
        writer.appendBigEndian(0)
        defer { writer.append(Array(name.utf8)) }
        return writer.count
    }

    private func endChunk(_ start: Int, in writer: inout BitWriter) {
        writer.overwriteBigEndian(UInt32(writer.count - start - 4), at: start - 4)
        var crc = CRC32()
        crc.update(UnsafeRawBufferPointer(start: writer.bytes + start, count: writer.count - start))
        writer.appendBigEndian(crc.value)
    }
}
