/// Appends bytes and single bits.
struct BitWriter: ~Copyable {
    private(set) var bytes: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity: Int
    private var pending: UInt64 = 0
    private var pendingBits: UInt64 = 0

    init(capacity: Int) {
        self.capacity = capacity
        bytes = WorkingMemory.take(capacity, of: UInt8.self)
    }

    deinit { WorkingMemory.giveBack(bytes, capacity) }

    /// Reserves space: the calls that follow do not check it.
    mutating func reserve(_ more: Int) {
        let needed = count + more + 8
        if needed <= capacity { return }
        let larger = max(needed, 2 * capacity)
        let copy = WorkingMemory.take(larger, of: UInt8.self)
        copy.update(from: bytes, count: count)
        WorkingMemory.giveBack(bytes, capacity)
        (bytes, capacity) = (copy, larger)
    }

    /// Where bits are put one after the other: a variable of its own stays in registers.
    struct Place {
        fileprivate var next: UnsafeMutablePointer<UInt8>
        fileprivate var pending: UInt64
        fileprivate var pendingBits: UInt64

        /// Puts at most 56 bits, the first one lowest.
        @inline(__always)
        mutating func put(_ bits: UInt64, _ number: Int) {
            pending |= bits &<< pendingBits
            pendingBits &+= UInt64(truncatingIfNeeded: number)
            UnsafeMutableRawPointer(next).storeBytes(of: pending.littleEndian, as: UInt64.self)
            next += Int(truncatingIfNeeded: pendingBits &>> 3)
            pending = pending &>> (pendingBits & 0x38)
            pendingBits &= 7
        }
    }

    /// Nothing may be put by other ways until what was put here is brought back.
    @inline(__always)
    var place: Place {
        get { Place(next: bytes + count, pending: pending, pendingBits: pendingBits) }
        set { (count, pending, pendingBits) = (newValue.next - bytes, newValue.pending, newValue.pendingBits) }
    }

    @inline(__always)
    mutating func put(_ bits: UInt64, _ number: Int) { place.put(bits, number) }

    /// Puts the same bits again and again, at most 48 of them: few bits are put several times at once.
    @inline(__always)
    mutating func put(_ bits: UInt64, _ number: Int, times: Int) {
        var (bits, number, rest) = (bits, number, times)
        while rest > 1, number <= 28 {
            if rest & 1 == 1 { put(bits, number) }
            bits |= bits &<< UInt64(truncatingIfNeeded: number)
            number &*= 2
            rest >>= 1
        }
        for _ in 0..<rest { put(bits, number) }
    }

    /// Fills the last byte up with zeros.
    mutating func align() { if pendingBits > 0 { put(0, 8 - Int(pendingBits)) } }

    /// Whole bytes; the writer must be aligned.
    mutating func append(_ new: some Collection<UInt8>) {
        reserve(new.count)
        for byte in new {
            bytes[count] = byte
            count += 1
        }
    }

    mutating func appendBigEndian(_ value: UInt32) {
        append([UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)])
    }

    mutating func overwriteBigEndian(_ value: UInt32, at index: Int) {
        for byte in 0..<4 { bytes[index + byte] = UInt8(value >> (24 - 8 * UInt32(byte)) & 255) }
    }
}
