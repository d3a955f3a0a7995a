/// Finds repetitions in rows of differences, byte by byte, as in photographs and gradients.
struct ByteMatcher: ~Copyable {
    /// The latest bytes of the stream, as far as they came through here.
    private var history: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    private var end = 0
    /// How many bytes have been dropped from the front of the history.
    private var dropped = 0
    /// The first byte of the present history, counted from the beginning.
    private var since = 0
    /// Where four bytes were last met, by their hash, and for each place the one before it with the same hash.
    private let lastSeen: UnsafeMutablePointer<Int32>
    private let earlierPlace: UnsafeMutablePointer<Int32>
    /// Most pictures have no rows of differences, and take no time for the table.
    private var isReady = false
    private static let tableBits: UInt32 = 14
    private static let hashed = 4
    private static let tries = 8
    private static let longEnough = 64
    /// Shorter repetitions of noise cost more than the bytes themselves.
    private static let shortest = 6

    init(bytesPerRow: Int) {
        capacity = 2 * DeflateFormat.window + 2 * bytesPerRow + 8
        history = WorkingMemory.take(capacity, of: UInt8.self)
        lastSeen = WorkingMemory.take(1 << Int(Self.tableBits), of: Int32.self)
        // Of this, only what was written is read.
        earlierPlace = WorkingMemory.take(DeflateFormat.window, of: Int32.self)
    }

    deinit {
        WorkingMemory.giveBack(history, capacity)
        WorkingMemory.giveBack(lastSeen, 1 << Int(Self.tableBits))
        WorkingMemory.giveBack(earlierPlace, DeflateFormat.window)
    }

    /// Starts over, because other bytes came between.
    mutating func reset() {
        since = dropped + end
    }

    /// Where to write the next row's bytes.
    mutating func room(for count: Int) -> UnsafeMutablePointer<UInt8> {
        if !isReady {
            lastSeen.initialize(repeating: -1, count: 1 << Int(Self.tableBits))
            isReady = true
        }
        if end + count + 8 > capacity || dropped + end + count > Int(Int32.max) { slide() }
        return history + end
    }

    /// Adds the row that was written to ``room(for:)`` to a block.
    mutating func append(_ count: Int, to block: inout DeflateBlock) {
        let stop = end + count
        var (at, remembered) = (end, end)
        while at < stop {
            var match = longest(at, stop, &remembered)
            guard match.length >= Self.shortest else {
                block.literal(history[at])
                at += 1
                continue
            }
            // A repetition that begins one byte later may be longer.
            while match.length < Self.longEnough, at + 1 < stop {
                let later = longest(at + 1, stop, &remembered)
                if later.length <= match.length { break }
                block.literal(history[at])
                at += 1
                match = later
            }
            block.match(length: match.length, distance: match.distance)
            at += match.length
            remember(&remembered, upTo: min(at, stop - Self.hashed))
        }
        end = stop
    }

    /// The longest repetition that begins at a byte, among the latest places that look like it.
    private mutating func longest(_ at: Int, _ stop: Int, _ remembered: inout Int) -> (length: Int, distance: Int) {
        guard at + Self.shortest <= stop else { return (0, 0) }
        remember(&remembered, upTo: at)
        var best = (length: 0, distance: 0)
        var place = Int(lastSeen[slot(at)])
        let oldest = max(since, at + dropped - DeflateFormat.window, dropped)
        for _ in 0..<Self.tries where place >= oldest {
            let candidate = place - dropped
            if at + best.length < stop, history[candidate + best.length] == history[at + best.length] {
                var length = 0
                while at + length < stop, history[at + length] == history[candidate + length] { length += 1 }
                if length > best.length { best = (length, at - candidate) }
                if length >= Self.longEnough { break }
            }
            let earlier = Int(earlierPlace[place % DeflateFormat.window])
            if earlier >= place { break }
            place = earlier
        }
        return best
    }

    /// Records where bytes are, so that repetitions can be found.
    @inline(__always)
    private mutating func remember(_ next: inout Int, upTo end: Int) {
        while next < end {
            let slot = slot(next)
            let place = next + dropped
            earlierPlace[place % DeflateFormat.window] = lastSeen[slot]
            lastSeen[slot] = Int32(truncatingIfNeeded: place)
            next += 1
        }
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
