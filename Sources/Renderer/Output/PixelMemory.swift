import Glibc
import Synchronization

/// Transparent pixels in memory from the system, which is already cleared.
///
/// In large pages if the system has them: a screen has thousands of small ones, and getting them one by one takes
/// longer than to paint it.
final class PixelMemory: @unchecked Sendable {
    /// Written only while the picture is painted.
    let bytes: UnsafeMutableBufferPointer<UInt8>
    private let mapped: Int

    /// Memory that is not in use.
    private struct Spare {
        /// Of finished pictures, for reuse: clearing it is faster than allocating. Or for one
        /// that is still being laid out.
        var pieces: [(address: UInt, mapped: Int, isCleared: Bool)] = []
        /// How much to allocate ahead, unless a picture comes first.
        var wanted: Int?
    }

    private static let spare = Mutex(Spare())
    private static let mostSpare = 2
    /// How many bytes are worth keeping: fewer are allocated quickly, and more would be missing elsewhere.
    private static let keptSizes = 1 << 20...64 << 20

    /// Allocates memory for a picture that is still being laid out, when a core is idle.
    static func prepare(byteCount: Int) {
        let size = mappedSize(byteCount)
        guard SharedWork.cores > 1, keptSizes.contains(size) else { return }
        spare.withLock { $0.wanted = size }
        SharedWork.ahead {
            // Painting waits for it, because clearing other memory takes longer.
            spare.withLock { spare in
                guard spare.wanted == size, let start = map(size) else { return }
                spare.wanted = nil
                for page in stride(from: 0, to: byteCount, by: 4096) {
                    start.storeBytes(of: 0, toByteOffset: page, as: UInt8.self)
                }
                spare.pieces.append((UInt(bitPattern: start), size, true))
            }
        }
    }

    /// Nil when there is not enough memory.
    init?(byteCount: Int) {
        mapped = Self.mappedSize(byteCount)
        guard let start = Self.takeSpare(mapped, clearing: byteCount) ?? Self.map(mapped) else { return nil }
        bytes = UnsafeMutableBufferPointer(
            start: start.bindMemory(to: UInt8.self, capacity: byteCount), count: byteCount)
    }

    deinit {
        let address = UInt(bitPattern: bytes.baseAddress)
        let isKept = Self.spare.withLock { [mapped] spare in
            guard spare.pieces.count < Self.mostSpare, Self.keptSizes.contains(mapped) else { return false }
            spare.pieces.append((address, mapped, false))
            return true
        }
        if !isKept { munmap(bytes.baseAddress, mapped) }
    }

    private static let largePage = 2 << 20

    /// The system places whole large pages where they can be used as such.
    private static func mappedSize(_ byteCount: Int) -> Int {
        byteCount > largePage / 2 ? (byteCount + largePage - 1) / largePage * largePage : byteCount
    }

    private static func map(_ size: Int) -> UnsafeMutableRawPointer? {
        guard let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
            start != MAP_FAILED
        else { return nil }
        if size >= largePage { madvise(start, size, MADV_HUGEPAGE) }
        return start
    }

    private static func takeSpare(_ mapped: Int, clearing byteCount: Int) -> UnsafeMutableRawPointer? {
        guard keptSizes.contains(mapped) else { return nil }
        let taken = spare.withLock { spare -> (address: UInt, mapped: Int, isCleared: Bool)? in
            spare.wanted = nil
            guard let place = spare.pieces.firstIndex(where: { $0.mapped == mapped }) else {
                // Pictures of another size follow, so memory of the former size is of no use.
                for piece in spare.pieces { munmap(UnsafeMutableRawPointer(bitPattern: piece.address), piece.mapped) }
                spare.pieces = []
                return nil
            }
            return spare.pieces.remove(at: place)
        }
        guard let taken, let start = UnsafeMutableRawPointer(bitPattern: taken.address) else { return nil }
        if !taken.isCleared { memset(start, 0, byteCount) }
        return start
    }
}
