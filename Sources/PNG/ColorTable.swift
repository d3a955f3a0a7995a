/// The colours of a picture that has at most 256 of them.
/// When it is complete, any thread may look colours up.
final class ColorTable {
    static let most = 256

    /// The pixels as they are in memory, in order of appearance.
    private(set) var pixels: [UInt32] = []
    /// Open addressing: the index of a colour plus one, 0 for an empty slot.
    private let slots: UnsafeMutablePointer<UInt16>
    private let keys: UnsafeMutablePointer<UInt32>
    private static let slotBits: UInt32 = 10

    init() {
        slots = .allocate(capacity: 1 << Int(Self.slotBits))
        slots.initialize(repeating: 0, count: 1 << Int(Self.slotBits))
        keys = .allocate(capacity: 1 << Int(Self.slotBits))
        keys.initialize(repeating: 0, count: 1 << Int(Self.slotBits))
    }

    deinit {
        slots.deallocate()
        keys.deallocate()
    }

    /// False when it is full.
    func insert(_ pixel: UInt32) -> Bool {
        let slot = slot(of: pixel)
        if slots[slot] > 0 { return true }
        if pixels.count == Self.most { return false }
        pixels.append(pixel)
        slots[slot] = UInt16(pixels.count)
        keys[slot] = pixel
        return true
    }

    /// The index of a colour that was inserted.
    @inline(__always)
    func index(of pixel: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: slots[slot(of: pixel)] &- 1) }

    @inline(__always)
    private func slot(of pixel: UInt32) -> Int {
        var slot = Int((pixel &* 0x9e37_79b1) >> (32 - Self.slotBits))
        while slots[slot] > 0, keys[slot] != pixel { slot = (slot &+ 1) & (1 << Int(Self.slotBits) - 1) }
        return slot
    }
}
