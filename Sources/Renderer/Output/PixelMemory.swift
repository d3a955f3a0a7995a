import Glibc

/// Transparent pixels in memory straight from the system, which gives it cleared.
///
/// In large pages where the system has them: a screen has thousands of small ones, and to be given them one by one takes
/// longer than to paint it.
final class PixelMemory: @unchecked Sendable {
    /// Written while the picture is painted, and by nobody afterwards.
    let bytes: UnsafeMutableBufferPointer<UInt8>
    private let mapped: Int

    /// Nil when the system has not as much.
    init?(byteCount: Int) {
        let largePage = 2 << 20
        let isLarge = byteCount > largePage / 2
        // The system places whole large pages where they can be used as such.
        mapped = isLarge ? (byteCount + largePage - 1) / largePage * largePage : byteCount
        guard let start = mmap(nil, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
            start != MAP_FAILED
        else { return nil }
        if isLarge { madvise(start, mapped, MADV_HUGEPAGE) }
        bytes = UnsafeMutableBufferPointer(
            start: start.bindMemory(to: UInt8.self, capacity: byteCount), count: byteCount)
    }

    deinit { munmap(bytes.baseAddress, mapped) }
}
