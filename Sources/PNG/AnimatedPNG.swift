/// A PNG file of several frames, which programs that know nothing of frames show as a picture of the first.
///
/// The chunks are those of the third edition of PNG. A frame has only the part that differs from the one before; one that is the same makes
/// that one last longer. Memory is that of one frame and of the result.
public struct AnimatedPNG {
    private struct Frame {
        /// Of the file's first one these are all pixels.
        var x = 0, y = 0
        let width: Int, height: Int
        /// In units of `1 / framesPerSecond` seconds.
        var ticks = 1
        let data: [[UInt8]]
    }

    private let width: Int
    private let height: Int
    private let scale: Double
    private let framesPerSecond: Int
    /// What stands before the pixels of the first frame.
    private var head: [UInt8] = []
    private var frames: [Frame] = []
    private var last: [UInt8] = []

    /// - Parameter framesPerSecond: 1 to 65535.
    public init(width: Int, height: Int, scale: Double = 1, framesPerSecond: Int) throws(PNGError) {
        try PNGEncoder.check(width: width, height: height)
        (self.width, self.height, self.scale) = (width, height, scale)
        self.framesPerSecond = min(max(1, framesPerSecond), Int(UInt16.max))
    }

    public var frameCount: Int { frames.count }

    /// - Parameter pixels: rows from top to bottom without gaps, premultiplied ARGB.
    public mutating func add(
        _ pixels: RawSpan, sharing share: PNGEncoder.Sharing = PNGEncoder.alone
    ) throws(PNGError) {
        let needed = 4 * width * height
        guard pixels.byteCount >= needed else { throw .tooFewBytes(count: pixels.byteCount, needed: needed) }
        let part: (x: Int, y: Int, width: Int, height: Int)
        if frames.isEmpty {
            part = (0, 0, width, height)
        } else if let changed = changedPart(pixels) {
            part = changed
        } else if frames[frames.count - 1].ticks < Int(UInt16.max) {
            frames[frames.count - 1].ticks += 1
            return
        } else {
            part = (0, 0, 1, 1)
        }
        let start = 4 * (part.y * width + part.x)
        let file = try pixels.withUnsafeBytes { bytes throws(PNGError) in
            try PNGEncoder.encode(
                UnsafeRawBufferPointer(rebasing: bytes[start..<needed]).bytes, width: part.width, height: part.height,
                bytesPerRow: 4 * width, scale: scale, isForAnimation: true, sharing: share)
        }
        let chunks = Self.chunks(of: file)
        if frames.isEmpty {
            head = Array(file[..<(chunks.first { $0.name == "IDAT" }?.start ?? file.count)])
            last = [UInt8](repeating: 0, count: needed)
        }
        frames.append(
            Frame(
                x: part.x, y: part.y, width: part.width, height: part.height,
                data: chunks.filter { $0.name == "IDAT" }.map { Array(file[$0.data]) }))
        pixels.withUnsafeBytes { new in
            last.withUnsafeMutableBytes { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: new[..<needed])) }
        }
    }

    /// The smallest rectangle around all pixels that differ from the last frame; nil where none does.
    private func changedPart(_ pixels: RawSpan) -> (x: Int, y: Int, width: Int, height: Int)? {
        pixels.withUnsafeBytes { new in
            last.withUnsafeBytes { old in
                var (left, right, top, bottom) = (width, -1, height, -1)
                for y in 0..<height {
                    let row = 4 * width * y
                    func differs(_ x: Int) -> Bool {
                        new.loadUnaligned(fromByteOffset: row + 4 * x, as: UInt32.self)
                            != old.loadUnaligned(fromByteOffset: row + 4 * x, as: UInt32.self)
                    }
                    guard let first = (0..<width).first(where: differs) else { continue }
                    (top, bottom) = (min(top, y), y)
                    left = min(left, first)
                    var end = width - 1
                    while end > right, !differs(end) { end -= 1 }
                    right = max(right, end)
                }
                return bottom < 0 ? nil : (left, top, right - left + 1, bottom - top + 1)
            }
        }
    }

    /// The file. Without a frame it is empty.
    public func bytes() -> [UInt8] {
        guard !frames.isEmpty else { return [] }
        // The signature and the chunk IHDR come first.
        let signatureAndHeader = 8 + 25
        var file = Array(head[..<signatureAndHeader])
        if frames.count > 1 { Self.add("acTL", Self.words([frames.count, 0]), to: &file) }
        file += head[signatureAndHeader...]
        var number = 0
        for (index, frame) in frames.enumerated() {
            if frames.count > 1 {
                let (leavesFrame, replacesPixels): (UInt8, UInt8) = (0, 0)
                let place = Self.words([number, frame.width, frame.height, frame.x, frame.y])
                let time = Self.halfWords([frame.ticks, framesPerSecond])
                Self.add("fcTL", place + time + [leavesFrame, replacesPixels], to: &file)
                number += 1
            }
            for data in frame.data {
                if index == 0 {
                    Self.add("IDAT", data, to: &file)
                } else {
                    Self.add("fdAT", Self.words([number]) + data, to: &file)
                    number += 1
                }
            }
        }
        Self.add("IEND", [], to: &file)
        return file
    }

    // MARK: Chunks

    private static func words(_ numbers: [Int]) -> [UInt8] {
        numbers.flatMap { number in
            withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).bigEndian) { Array($0) }
        }
    }

    private static func halfWords(_ numbers: [Int]) -> [UInt8] {
        numbers.flatMap { number in
            withUnsafeBytes(of: UInt16(truncatingIfNeeded: number).bigEndian) { Array($0) }
        }
    }

    private static func add(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
        let named = Array(name.utf8) + data
        var sum = CRC32()
        named.withUnsafeBytes { sum.update($0) }
        file += words([data.count]) + named + words([Int(sum.value)])
    }

    private static func chunks(of file: [UInt8]) -> [(name: String, start: Int, data: Range<Int>)] {
        var found: [(name: String, start: Int, data: Range<Int>)] = []
        var at = 8
        while at + 12 <= file.count {
            let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            guard at + 12 + length <= file.count else { break }
            found.append((String(decoding: file[at + 4..<at + 8], as: UTF8.self), at, at + 8..<at + 8 + length))
            at += 12 + length
        }
        return found
    }
}
