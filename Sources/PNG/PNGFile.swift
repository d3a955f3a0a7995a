/// One file being written: its chunks, and the order of the work.
struct PNGFile {
    private let source: PixelSource
    private let scale: Double

    init(_ source: PixelSource, scale: Double) {
        self.source = source
        self.scale = scale
    }

    func bytes(sharing share: PNGEncoder.Sharing) -> [UInt8] {
        let outline = source.outline(sharing: share)
        let bands = outline.bands.map { Band(source, $0, outline) }
        share(bands.count) { bands[$0].tell() }
        let survey = ColorSurvey(outline, bands)
        share(bands.count) { bands[$0].write(survey) }

        var head = BitWriter(capacity: 1 << 11)
        writeHead(survey, to: &head)
        var adler = Adler32()
        for band in bands {
            adler.append(band.adler)
            band.endChunk(checksum: band.isLast ? adler : nil)
        }
        var tail = BitWriter(capacity: 16)
        tail.startChunk("IEND").end(in: &tail)
        let count = head.count + tail.count + bands.reduce(0) { $0 + $1.writer.count }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            func add(_ part: borrowing BitWriter) {
                guard let start = buffer.baseAddress else { return }
                (start + filled).initialize(from: part.bytes, count: part.count)
                filled += part.count
            }
            add(head)
            for band in bands { add(band.writer) }
            add(tail)
        }
    }

    private func writeHead(_ survey: ColorSurvey, to writer: inout BitWriter) {
        writer.append([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        let header = writer.startChunk("IHDR")
        writer.appendBigEndian(UInt32(source.width))
        writer.appendBigEndian(UInt32(source.height))
        let (bitDepth, noChoice): (UInt8, UInt8) = (8, 0)
        writer.append([bitDepth, survey.kind.rawValue, noChoice, noChoice, noChoice])
        header.end(in: &writer)

        let colors = writer.startChunk("sRGB")
        let perceptualIntent: UInt8 = 0
        writer.append([perceptualIntent])
        colors.end(in: &writer)

        let pixelsPerMetre = (scale * 72 / 0.0254).rounded()
        if scale != 1, pixelsPerMetre >= 1, pixelsPerMetre <= Double(Int32.max) {
            let resolution = writer.startChunk("pHYs")
            writer.appendBigEndian(UInt32(pixelsPerMetre))
            writer.appendBigEndian(UInt32(pixelsPerMetre))
            let perMetre: UInt8 = 1
            writer.append([perMetre])
            resolution.end(in: &writer)
        }
        if survey.kind == .indexed { writePalette(survey.table.pixels, to: &writer) }
    }

    private func writePalette(_ palette: [UInt32], to writer: inout BitWriter) {
        let pixels = source.layout == .rgb ? palette.map { $0 | 0xff00_0000 } : palette.map(\.unpremultiplied)
        let colors = writer.startChunk("PLTE")
        for pixel in pixels {
            writer.append([UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)])
        }
        colors.end(in: &writer)
        if let lastTranslucent = pixels.lastIndex(where: { $0 >> 24 < 255 }) {
            let alphas = writer.startChunk("tRNS")
            writer.append(pixels[...lastTranslucent].map { UInt8($0 >> 24) })
            alphas.end(in: &writer)
        }
    }
}
