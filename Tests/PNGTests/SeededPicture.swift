/// Pictures of many kinds, each made from a number.
struct SeededPicture {
    let width: Int
    let height: Int
    private(set) var pixels: [UInt32]
    private var state: UInt64

    init(seed: Int) {
        var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 | 1
        let width = 1 + Self.next(seed % 50 == 0 ? 400 : 40, &state)
        let height = 1 + Self.next(seed % 70 == 0 ? 200 : 40, &state)
        self.init(width: width, height: height, state: state, kind: seed % 8)
    }

    init(width: Int, height: Int, kind: Int) { self.init(width: width, height: height, state: 88_172_645, kind: kind) }

    private init(width: Int, height: Int, state: UInt64, kind: Int) {
        (self.width, self.height, self.state) = (width, height, state)
        pixels = [UInt32](repeating: 0, count: width * height)
        let palette = (0..<3 + next(400)).map { _ in color(opaque: kind % 2 == 0) }
        for y in 0..<height {
            for x in 0..<width { self[x, y] = pixel(x, y, kind, palette) }
        }
        // Rows that equal those above, as interfaces have them.
        if kind < 6, height > 2 {
            let from = next(height - 1)
            for y in from + 1..<min(height, from + 1 + next(10)) {
                for x in 0..<width { self[x, y] = self[x, from] }
            }
        }
    }

    private mutating func pixel(_ x: Int, _ y: Int, _ kind: Int, _ palette: [UInt32]) -> UInt32 {
        switch kind {
        case 0, 1:  // blocks of a few colours with some dirt
            return next(9) == 0 ? palette[next(palette.count)] : palette[(x / 7 + y / 5) % 3]
        case 2: return 0xff00_0000 | UInt32(min(255, x * 3 + y)) &* 0x01_0101  // grey
        case 3: return premultiplied(UInt32(x * 9 & 255), UInt32(x * 5 & 255), UInt32(y * 7 & 255), 200)
        case 4: return next(3) == 0 ? color(opaque: true) : palette[x / 11 % palette.count]
        case 5: return x % 5 < 3 ? palette[(x * y) % palette.count] : 0
        case 6:  // a photograph: smooth, with noise
            let base = UInt32(100 + x + y)
            return 0xff00_0000 | (base + UInt32(next(5))) << 16 | (base / 2 + UInt32(next(5))) << 8 | UInt32(next(9))
        default: return color(opaque: false)
        }
    }

    private subscript(x: Int, y: Int) -> UInt32 {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }

    private mutating func color(opaque: Bool) -> UInt32 {
        premultiplied(
            UInt32(next(256)), UInt32(next(256)), UInt32(next(256)),
            opaque ? 255 : [0, 255, UInt32(next(256))][next(3)])
    }

    private func premultiplied(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32) -> UInt32 {
        func component(_ value: UInt32) -> UInt32 { (value * alpha + 127) / 255 }
        return alpha << 24 | component(red) << 16 | component(green) << 8 | component(blue)
    }

    private mutating func next(_ limit: Int) -> Int { Self.next(limit, &state) }

    private static func next(_ limit: Int, _ state: inout UInt64) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 11) % limit
    }
}
