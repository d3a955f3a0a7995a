import Glibc
import Synchronization

/// Transparent pixels in memory straight from the system, which gives it cleared.
///
/// In large pages where the system has them: a screen has thousands of small ones, and to be given them one by one takes
/// longer than to paint it.
final class PixelMemory: @unchecked Sendable {
    /// Written while the picture is painted, and by nobody afterwards.
    let bytes: UnsafeMutableBufferPointer<UInt8>
    private let mapped: Int

    /// Memory of pictures that are done with, for those that follow: clearing it takes less than asking for more.
    private static let spare = Mutex<[(address: UInt, mapped: Int)]>([])
    private static let mostSpare = 2
    /// How many bytes are worth keeping: fewer are given quickly, and more would be missed by others.
    private static let keptSizes = 1 << 20...64 << 20

    /// Nil when the system has not as much.
    init?(byteCount: Int) {
        let largePage = 2 << 20
        let isLarge = byteCount > largePage / 2
        // The system places whole large pages where they can be used as such.
        mapped = isLarge ? (byteCount + largePage - 1) / largePage * largePage : byteCount
        if let start = Self.takeSpare(mapped) {
            memset(start, 0, byteCount)
            bytes = UnsafeMutableBufferPointer(
                start: start.bindMemory(to: UInt8.self, capacity: byteCount), count: byteCount)
            return
        }
        guard let start = mmap(nil, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
            start != MAP_FAILED
        else { return nil }
        if isLarge { madvise(start, mapped, MADV_HUGEPAGE) }
        bytes = UnsafeMutableBufferPointer(
            start: start.bindMemory(to: UInt8.self, capacity: byteCount), count: byteCount)
    }

    deinit {
        let address = UInt(bitPattern: bytes.baseAddress)
        let isKept = Self.spare.withLock { [mapped] spare in
            guard spare.count < Self.mostSpare, Self.keptSizes.contains(mapped) else { return false }
            spare.append((address, mapped))
            return true
        }
        if !isKept { munmap(bytes.baseAddress, mapped) }
    }

    private static func takeSpare(_ mapped: Int) -> UnsafeMutableRawPointer? {
        guard keptSizes.contains(mapped) else { return nil }
        return spare.withLock { spare in
            guard let place = spare.firstIndex(where: { $0.mapped == mapped }) else {
                // Pictures of another size follow: what is kept of the former would only lie there.
                for piece in spare { munmap(UnsafeMutableRawPointer(bitPattern: piece.address), piece.mapped) }
                spare = []
                return nil
            }
            return UnsafeMutableRawPointer(bitPattern: spare.remove(at: place).address)
        }
    }
}
