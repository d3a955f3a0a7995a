/// Finds repetitions in rows of differences, byte by byte: what photographs and gradients have left of them.
struct ByteMatcher: ~Copyable {
    /// The latest bytes of the stream, as far as they came through here.
    private var history: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    private var end = 0
    /// How many bytes have been dropped from the front of the history.
    private var dropped = 0
    /// The first byte of the present history, counted from the beginning.
    private var since = 0
    private var lastSeen: UnsafeMutablePointer<Int32>
    private static let tableBits: UInt32 = 14
    /// Shorter repetitions of noise cost more than the bytes themselves.
    private static let shortest = 6

    init(bytesPerRow: Int) {
        capacity = 2 * DeflateFormat.window + 2 * bytesPerRow + 8
        history = .allocate(capacity: capacity)
        lastSeen = .allocate(capacity: 1 << Int(Self.tableBits))
        lastSeen.initialize(repeating: -1, count: 1 << Int(Self.tableBits))
    }

    deinit {
        history.deallocate()
        lastSeen.deallocate()
    }

    /// Forgets everything, because other bytes came between.
    mutating func reset() {
        since = dropped + end
    }

    /// Where to write the next row's bytes.
    mutating func room(for count: Int) -> UnsafeMutablePointer<UInt8> {
        if end + count + 8 > capacity || dropped + end + count > Int(Int32.max) { slide() }
        return history + end
    }

    /// Adds the row that was written to ``room(for:)`` to a block.
    mutating func append(_ count: Int, to block: inout DeflateBlock) {
        let stop = end + count
        var at = end
        while at < stop {
            guard at + Self.shortest <= stop else {
                block.literal(history[at])
                at += 1
                continue
            }
            let candidate = Int(lastSeen[slot(at)]) - dropped
            lastSeen[slot(at)] = Int32(truncatingIfNeeded: at + dropped)
            if candidate >= 0, candidate + dropped >= since, at - candidate <= DeflateFormat.window {
                var length = 0
                while at + length < stop, history[at + length] == history[candidate + length] { length += 1 }
                if length >= Self.shortest {
                    block.match(length: length, distance: at - candidate)
                    for inside in at + 1..<max(at + 1, min(at + length, stop - Self.shortest, at + 32)) {
                        lastSeen[slot(inside)] = Int32(truncatingIfNeeded: inside + dropped)
                    }
                    at += length
                    continue
                }
            }
            block.literal(history[at])
            at += 1
        }
        end = stop
    }

    @inline(__always)
    private func slot(_ at: Int) -> Int {
        let word = UnsafeRawPointer(history + at).loadUnaligned(as: UInt32.self)
        return Int((word &* 0x9e37_79b1) >> (32 - Self.tableBits))
    }

    private mutating func slide() {
        let kept = min(end, DeflateFormat.window)
        history.update(from: history + (end - kept), count: kept)
        dropped += end - kept
        end = kept
        if dropped > 1 << 30 {
            lastSeen.update(repeating: -1, count: 1 << Int(Self.tableBits))
            since = 0
            dropped = 0
        }
    }
}
