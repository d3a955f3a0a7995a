import Synchronization

/// Memory that a picture is encoded in, kept for the next one: to get it anew from the system each time takes a tenth of the work.
///
/// There is anything in it.
enum WorkingMemory {
    private struct Spare: @unchecked Sendable {
        /// The pieces by the power of two that they have room for.
        var pieces = [[UnsafeMutableRawPointer]](repeating: [], count: Int.bitWidth)
        var byteCount = 0
    }

    private static let spare = Mutex(Spare())
    /// What two bands and the packed rows of a screen take.
    private static let mostSpare = 8 << 20
    /// Smaller pieces come as quickly from the allocator.
    private static let smallest = 1 << 15

    static func take<Element: BitwiseCopyable>(_ count: Int, of type: Element.Type) -> UnsafeMutablePointer<Element> {
        let power = power(count, type)
        let kept = spare.withLock { spare -> UnsafeMutableRawPointer? in
            guard let piece = spare.pieces[power].popLast() else { return nil }
            spare.byteCount -= 1 << power
            return piece
        }
        let piece = kept ?? .allocate(byteCount: 1 << power, alignment: 16)
        return piece.bindMemory(to: type, capacity: count)
    }

    /// - Parameter count: what was asked for.
    static func giveBack<Element: BitwiseCopyable>(_ start: UnsafeMutablePointer<Element>, _ count: Int) {
        let power = power(count, Element.self)
        let isKept = spare.withLock { spare in
            guard 1 << power >= smallest, spare.byteCount + (1 << power) <= mostSpare else { return false }
            spare.pieces[power].append(UnsafeMutableRawPointer(start))
            spare.byteCount += 1 << power
            return true
        }
        if !isKept { UnsafeMutableRawPointer(start).deallocate() }
    }

    private static func power<Element>(_ count: Int, _ type: Element.Type) -> Int {
        Int.bitWidth - (max(1, count * MemoryLayout<Element>.stride) - 1).leadingZeroBitCount
    }
}
