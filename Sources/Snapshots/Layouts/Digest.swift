/// A hash of 128 bits: equal contents have equal digests, on every machine and in every run.
public struct Digest: Hashable, Sendable, CustomStringConvertible, Codable {
    public let high: UInt64
    public let low: UInt64

    init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    public init(_ bytes: [UInt8]) {
        var builder = DigestBuilder()
        bytes.withUnsafeBytes { builder.add($0) }
        self = builder.digest
    }

    /// Reads 32 hexadecimal digits.
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16),
            let low = UInt64(text.suffix(16), radix: 16)
        else { return nil }
        self.init(high: high, low: low)
    }

    public var description: String { Self.hexadecimal(high) + Self.hexadecimal(low) }

    private static func hexadecimal(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let digest = Digest(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a digest of 32 digits")
        }
        self = digest
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// Hashes contents word by word, and long ones in whole blocks. Fast, and not cryptographic.
///
/// Two independent halves; every word changes both.
struct DigestBuilder {
    private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

    mutating func add(_ word: UInt64) {
        first = (first ^ word) &* 0xA076_1D64_78BD_642F
        first ^= first >> 32
        second = (second &+ word) &* 0xE703_7ED1_A0B4_28DB
        second ^= second >> 29
    }

    mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

    /// Zero has two signs, and they mean the same.
    mutating func add(_ number: Double) { add((number == 0 ? 0 : number).bitPattern) }

    mutating func add(_ flag: Bool) { add(flag ? 1 : 0) }

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// The length is hashed first, so that contents cannot be confused with what follows.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        add(bytes.count)
        let inBlocks = bytes.count / DigestLanes.blockSize * DigestLanes.blockSize
        if inBlocks > 0 {
            let lanes = DigestLanes(UnsafeRawBufferPointer(rebasing: bytes[..<inBlocks]))
            for lane in lanes.sums.indices { add(lanes.sums[lane]) }
        }
        let whole = bytes.count / 8 * 8
        for offset in stride(from: inBlocks, to: whole, by: 8) {
            add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        }
        var rest: UInt64 = 0
        for byte in bytes[whole...].reversed() { rest = rest << 8 | UInt64(byte) }
        if whole < bytes.count { add(rest) }
    }

    var digest: Digest {
        var copy = self
        // The last words have been mixed least.
        for _ in 0..<4 { copy.add(copy.first ^ copy.second) }
        return Digest(high: copy.first, low: copy.second)
    }
}
