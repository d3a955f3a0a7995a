import Testing

@testable import MaquettePNG

/// Files of several frames. Chunks and their fields are those of the third edition of PNG; libpng reads the frames.
@Suite struct AnimatedPNGTests {
    private struct Chunk {
        let name: String
        let data: [UInt8]

        func word(_ at: Int) -> Int { data[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        func halfWord(_ at: Int) -> Int { Int(data[at]) << 8 | Int(data[at + 1]) }
    }

    private func chunks(_ file: [UInt8]) -> [Chunk] {
        var (found, at): ([Chunk], Int) = ([], 8)
        while at + 12 <= file.count {
            let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            found.append(
                Chunk(
                    name: String(decoding: file[at + 4..<at + 8], as: UTF8.self),
                    data: Array(file[at + 8..<at + 8 + length])))
            at += 12 + length
        }
        return found
    }

    private func file(_ frames: [[UInt32]], width: Int, height: Int, framesPerSecond: Int = 30) throws -> [UInt8] {
        var file = try AnimatedPNG(width: width, height: height, framesPerSecond: framesPerSecond)
        for frame in frames { try file.add(frame.span.bytes) }
        return file.bytes()
    }

    /// A file with the pixels of one frame, which a reader of still pictures understands.
    private func still(_ header: Chunk, _ control: Chunk, _ data: [UInt8]) -> [UInt8] {
        func words(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
        func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
            let named = Array(name.utf8) + data
            // The checksum of the standard, bit by bit.
            var sum: UInt32 = ~0
            for byte in named {
                sum ^= UInt32(byte)
                for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
            }
            return words(data.count) + named + words(Int(~sum))
        }
        let size = Array(control.data[4..<12])
        return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
            + chunk("IHDR", size + header.data[8...]) + chunk("IDAT", data) + chunk("IEND", [])
    }

    /// What a browser shows at the end of each frame.
    private func shown(_ file: [UInt8], width: Int) throws -> [[UInt32]] {
        let all = chunks(file)
        let header = all[0]
        var canvas = [UInt32](repeating: 0, count: width * header.word(4))
        var (frames, control, data): ([[UInt32]], Chunk?, [UInt8]) = ([], nil, [])
        func finish() throws {
            guard let control else { return }
            let picture = try #require(ReadPicture(png: still(header, control, data)))
            for y in 0..<picture.height {
                for x in 0..<picture.width {
                    canvas[(control.word(16) + y) * width + control.word(12) + x] =
                        picture.pixels[y * picture.width + x]
                }
            }
            frames.append(canvas)
        }
        for chunk in all {
            switch chunk.name {
            case "fcTL":
                try finish()
                (control, data) = (chunk, [])
            case "IDAT": data += chunk.data
            case "fdAT": data += chunk.data[4...]
            default: break
            }
        }
        try finish()
        return frames
    }

    @Test func `Frames come back as they were`() throws {
        let (width, height) = (300, 400)
        var frames = (0..<4).map { SeededPicture(width: width, height: height, kind: $0).pixels }
        // A part that changes, and one that does not.
        var changed = frames[3]
        for y in 100..<120 { for x in 7..<30 { changed[y * width + x] = 0x8000_4000 } }
        frames.append(changed)
        let file = try file(frames, width: width, height: height)
        #expect(try shown(file, width: width) == frames)
        #expect(ReadPicture(png: file)?.pixels == frames[0])
        let last = try #require(chunks(file).last { $0.name == "fcTL" })
        #expect(last.word(4) <= 23 && last.word(8) <= 20)
        #expect(last.word(12) >= 7 && last.word(16) >= 100)
    }

    @Test func `The order of chunks and their numbers are the standard's`() throws {
        let frames: [[UInt32]] = [
            [0xff00_0000, 0xffff_ffff], [0xffff_0000, 0xffff_ffff], [0xff00_0000, 0xff00_ff00],
        ]
        let all = chunks(try file(frames, width: 2, height: 1, framesPerSecond: 24))
        #expect(all.map(\.name) == ["IHDR", "acTL", "sRGB", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
        #expect(all[1].word(0) == 3 && all[1].word(4) == 0)
        let numbered = all.filter { ["fcTL", "fdAT"].contains($0.name) }
        #expect(numbered.map { $0.word(0) } == [0, 1, 2, 3, 4])
        let (rgba, eightBits): (UInt8, UInt8) = (6, 8)
        #expect(all[0].data[8] == eightBits && all[0].data[9] == rgba)
        for control in all where control.name == "fcTL" {
            #expect(control.halfWord(20) == 1 && control.halfWord(22) == 24)
            // Nothing is cleared after a frame, and pixels replace those before.
            #expect(control.data[24] == 0 && control.data[25] == 0)
        }
    }

    @Test func `A frame that changes nothing makes the one before last longer`() throws {
        let (one, other): ([UInt32], [UInt32]) = ([0xff00_0000], [0xffff_ffff])
        let controls = chunks(try file([one, one, one, other], width: 1, height: 1)).filter { $0.name == "fcTL" }
        #expect(controls.map { $0.halfWord(20) } == [3, 1])
    }

    @Test func `One frame makes a still picture, and none makes no file`() throws {
        let one = try file([[0xff12_3456], [0xff12_3456]], width: 1, height: 1)
        #expect(!chunks(one).contains { $0.name == "acTL" || $0.name == "fcTL" })
        #expect(ReadPicture(png: one)?.pixels == [0xff12_3456])
        #expect(try file([], width: 1, height: 1).isEmpty)
    }

    @Test func `Sharing the work changes no byte`() throws {
        let frames = (0..<3).map { SeededPicture(width: 640, height: 500, kind: $0 + 3).pixels }
        let alone = try file(frames, width: 640, height: 500)
        var shared = try AnimatedPNG(width: 640, height: 500, framesPerSecond: 30)
        for frame in frames {
            try shared.add(frame.span.bytes) { count, work in for part in (0..<count).reversed() { work(part) } }
        }
        #expect(shared.bytes() == alone)
        #expect(try shown(alone, width: 640) == frames)
    }

    @Test func `Too few pixels and impossible sizes are errors`() throws {
        var file = try AnimatedPNG(width: 2, height: 2, framesPerSecond: 30)
        let one: [UInt32] = [0]
        #expect(throws: PNGError.tooFewBytes(count: 4, needed: 16)) { try file.add(one.span.bytes) }
        #expect(throws: PNGError.emptyPicture(width: 0, height: 2)) {
            try AnimatedPNG(width: 0, height: 2, framesPerSecond: 30)
        }
    }
}
