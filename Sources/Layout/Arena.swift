/// Memory for many small rows, allocated in large pieces and freed together with the arena.
///
/// A system has thousands of short rows; asking the system allocator for each costs more than filling them.
struct Arena: ~Copyable {
    /// A row of symbols and coefficients, whose capacity is a power of two.
    struct Span: BitwiseCopyable {
        var coefficients: UnsafeMutablePointer<Double>
        var symbols: UnsafeMutablePointer<Int32>
    }

    private var pieces = Store<UnsafeMutableRawPointer>()
    private var free: UnsafeMutableRawPointer?
    private var freeBytes = 0
    private var bytesOfLastPiece = 0
    private var nextPieceBytes = 1 << 12
    /// Free spans, by the logarithm of their size, each with the address of the next.
    private let vacant = Store<UnsafeMutableRawPointer?>(repeating: nil, count: 32)

    /// Takes all rows back. Only the last piece is kept: the others are smaller.
    mutating func removeAll() {
        guard let last = pieces.popLast() else { return }
        for piece in 0..<pieces.count { pieces[piece].deallocate() }
        pieces.removeAll()
        pieces.append(last)
        free = last
        freeBytes = bytesOfLastPiece
        for logarithm in 0..<vacant.count { vacant[logarithm] = nil }
    }

    var isSmall: Bool { nextPieceBytes <= 1 << 20 }

    deinit { for piece in 0..<pieces.count { pieces[piece].deallocate() } }

    mutating func reserve(rows: Int) {
        nextPieceBytes = min(1 << 20, max(nextPieceBytes, rows * 12 << Self.smallestLogarithm))
    }

    private static let smallestLogarithm = 2

    static func logarithm(ofRoomFor count: Int) -> Int {
        max(smallestLogarithm, Int.bitWidth - (max(1, count) - 1).leadingZeroBitCount)
    }

    mutating func allocate(logarithm: Int) -> Span {
        let room = 1 << logarithm
        let start: UnsafeMutableRawPointer
        if let reused = vacant[logarithm] {
            start = reused
            vacant[logarithm] = start.load(as: UnsafeMutableRawPointer?.self)
        } else {
            if freeBytes < 12 * room { addPiece(ofAtLeast: 12 * room) }
            start = free!
            free = start + 12 * room
            freeBytes -= 12 * room
        }
        return Span(
            coefficients: start.assumingMemoryBound(to: Double.self),
            symbols: (start + 8 * room).assumingMemoryBound(to: Int32.self))
    }

    mutating func giveBack(_ span: Span, logarithm: Int) {
        let start = UnsafeMutableRawPointer(span.coefficients)
        start.storeBytes(of: vacant[logarithm], as: UnsafeMutableRawPointer?.self)
        vacant[logarithm] = start
    }

    private mutating func addPiece(ofAtLeast needed: Int) {
        let size = max(needed, nextPieceBytes)
        nextPieceBytes = min(1 << 20, nextPieceBytes * 2)
        free = .allocate(byteCount: size, alignment: 16)
        freeBytes = size
        bytesOfLastPiece = size
        pieces.append(free!)
    }
}
