import Synchronization

/// A file that several threads write, one stage after the other: first the steps of all bands, then their bytes.
public final class PNGFile {
    private let source: PixelSource
    private let scale: Double
    private let outline: PictureOutline
    private let places: [Place]
    private let hasManyColors = Atomic(false)
    private var survey: ColorSurvey?

    /// Where a band is, once a thread has begun it.
    private final class Place {
        @exclusivity(unchecked) var band: Band?
    }

    init(
        _ source: PixelSource, scale: Double, isForAnimation: Bool = false, sharing share: PNGEncoder.Sharing
    ) {
        self.source = source
        self.scale = scale
        let outline = source.outline(sharing: share)
        self.outline = isForAnimation ? outline.withAllColors : outline
        hasManyColors.store(isForAnimation, ordering: .relaxed)
        places = outline.bands.map { _ in Place() }
    }

    /// A file of rows that were packed when they were painted.
    ///
    /// - Parameter parts: from top to bottom.
    public convenience init(_ parts: [PackedRows], scale: Double = 1) throws(PNGError) {
        let width = parts.first?.width ?? 0
        let height = parts.reduce(0) { $0 + $1.height }
        try PNGEncoder.check(width: width, height: height)
        self.init(.packed(PackedPicture(parts)), scale: scale, sharing: PNGEncoder.alone)
    }

    public var bandCount: Int { places.count }
    private var bands: [Band] { places.compactMap(\.band) }

    /// Any threads may do the bands side by side. If it is clear by then that there is no palette, the band is written at once.
    public func tell(_ number: Int) {
        let band = Band(source, outline.bands[number], outline)
        places[number].band = band
        band.tell()
        if !band.hasFewColors { hasManyColors.store(true, ordering: .relaxed) }
        if outline.isGrey || hasManyColors.load(ordering: .relaxed) { band.write(ColorSurvey(outline)) }
    }

    /// One thread does this after the steps of all bands.
    public func chooseColors() {
        let isWritten = hasManyColors.load(ordering: .relaxed)
        survey = isWritten ? ColorSurvey(outline) : ColorSurvey(outline, bands)
    }

    /// What is not written yet; side by side again.
    public func write(_ number: Int) {
        if let survey, let band = places[number].band, !band.isWritten { band.write(survey) }
    }

    func bytes(sharing share: PNGEncoder.Sharing) -> [UInt8] {
        share(bandCount, tell)
        chooseColors()
        share(bandCount, write)
        return bytes()
    }

    /// When all is written.
    public func bytes() -> [UInt8] {
        guard let survey else { return [] }
        let bands = bands
        var head = BitWriter(capacity: 1 << 11)
        writeHead(survey, to: &head)
        var adler = Adler32()
        for band in bands {
            adler.append(band.adler)
            band.endChunk(checksum: band.isLast ? adler : nil)
        }
        var tail = BitWriter(capacity: 16)
        var end = tail.startChunk("IEND")
        end.end(in: &tail)
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
        var header = writer.startChunk("IHDR")
        writer.appendBigEndian(UInt32(source.width))
        writer.appendBigEndian(UInt32(source.height))
        let (bitDepth, noChoice): (UInt8, UInt8) = (8, 0)
        writer.append([bitDepth, survey.kind.rawValue, noChoice, noChoice, noChoice])
        header.end(in: &writer)

        var colors = writer.startChunk("sRGB")
        let perceptualIntent: UInt8 = 0
        writer.append([perceptualIntent])
        colors.end(in: &writer)

        let pixelsPerMetre = (scale * 72 / 0.0254).rounded()
        if scale != 1, pixelsPerMetre >= 1, pixelsPerMetre <= Double(Int32.max) {
            var resolution = writer.startChunk("pHYs")
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
        var colors = writer.startChunk("PLTE")
        for pixel in pixels {
            writer.append([UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)])
        }
        colors.end(in: &writer)
        if let lastTranslucent = pixels.lastIndex(where: { $0 >> 24 < 255 }) {
            var alphas = writer.startChunk("tRNS")
            writer.append(pixels[...lastTranslucent].map { UInt8($0 >> 24) })
            alphas.end(in: &writer)
        }
    }
}
