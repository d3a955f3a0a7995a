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

    private typealias Piece = (address: UInt, mapped: Int)

    /// Memory of finished pictures, for reuse: clearing it is faster than to allocate it.
    private struct Spare {
        var pieces: [Piece] = []

        /// The smallest piece that has room. What is far too large goes back to the system: other pictures follow, which do
        /// not need it.
        mutating func take(_ size: Int) -> Piece? {
            let sufficient = pieces.indices.filter { pieces[$0].mapped >= size }
            guard let best = sufficient.min(by: { pieces[$0].mapped < pieces[$1].mapped }) else { return nil }
            let piece = pieces.remove(at: best)
            if piece.mapped <= 4 * max(size, largePage) { return piece }
            munmap(UnsafeMutableRawPointer(bitPattern: piece.address), piece.mapped)
            return nil
        }

        /// Keeps the larger pieces.
        mutating func giveBack(_ piece: Piece) {
            pieces.append(piece)
            guard pieces.count > mostSpare,
                let least = pieces.indices.min(by: { pieces[$0].mapped < pieces[$1].mapped })
            else { return }
            let smallest = pieces.remove(at: least)
            munmap(UnsafeMutableRawPointer(bitPattern: smallest.address), smallest.mapped)
        }
    }

    private static let spare = Mutex(Spare())
    private static let mostSpare = 2
    /// How many bytes are worth keeping: fewer are allocated quickly, and more would be missing elsewhere.
    private static let keptSizes = 1 << 17...64 << 20

    /// Nil when there is not enough memory.
    init?(byteCount: Int) {
        let size = Self.mappedSize(byteCount)
        let spare = Self.keptSizes.contains(size) ? Self.spare.withLock { $0.take(size) } : nil
        guard let piece = spare ?? Self.map(size), let start = UnsafeMutableRawPointer(bitPattern: piece.address)
        else { return nil }
        mapped = piece.mapped
        if spare != nil { memset(start, 0, byteCount) }
        bytes = UnsafeMutableBufferPointer(
            start: start.bindMemory(to: UInt8.self, capacity: byteCount), count: byteCount)
    }

    deinit {
        guard Self.keptSizes.contains(mapped) else {
            munmap(bytes.baseAddress, mapped)
            return
        }
        let piece = (UInt(bitPattern: bytes.baseAddress), mapped)
        Self.spare.withLock { $0.giveBack(piece) }
    }

    private static let largePage = 2 << 20

    /// The system places whole large pages where they can be used as such.
    private static func mappedSize(_ byteCount: Int) -> Int {
        byteCount > largePage / 2 ? (byteCount + largePage - 1) / largePage * largePage : byteCount
    }

    private static func map(_ size: Int) -> Piece? {
        guard let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
            start != MAP_FAILED
        else { return nil }
        if size >= largePage { madvise(start, size, MADV_HUGEPAGE) }
        return (UInt(bitPattern: start), size)
    }
}
