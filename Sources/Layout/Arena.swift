/// Memory for many small rows, allocated in large pieces and freed together with the arena.
///
/// A system has thousands of short rows; asking the system allocator for each costs more than filling them.
struct Arena: ~Copyable {
    /// A row of symbols and coefficients, whose capacity is a power of two.
    struct Span: BitwiseCopyable {
        var coefficients: UnsafeMutablePointer<Double>
        var symbols: UnsafeMutablePointer<Int32>
    }

    private struct Piece: BitwiseCopyable {
        var start: UnsafeMutableRawPointer
        var size: Int
    }

    private var pieces = Store<Piece>()
    /// How many pieces are in use; the others wait for it.
    private var usedPieces = 0
    private var free: UnsafeMutableRawPointer?
    private var freeBytes = 0
    private var nextPieceBytes = 1 << 12
    /// Free spans, by the logarithm of their size, each with the address of the next.
    private let vacant = Store<UnsafeMutableRawPointer?>(repeating: nil, count: 32)

    /// Takes all rows back. Some memory is kept for the next ones.
    mutating func removeAll() {
        if pieces.isEmpty { return }
        var kept = 0
        var keptBytes = 0
        for piece in 0..<pieces.count {
            if keptBytes + pieces[piece].size <= Self.mostKeptBytes {
                keptBytes += pieces[piece].size
                pieces[kept] = pieces[piece]
                kept += 1
            } else {
                pieces[piece].start.deallocate()
            }
        }
        pieces.truncate(to: kept)
        usedPieces = 0
        free = nil
        freeBytes = 0
        for logarithm in 0..<vacant.count { vacant[logarithm] = nil }
    }

    private static let mostKeptBytes = 1 << 22

    deinit { for piece in 0..<pieces.count { pieces[piece].start.deallocate() } }

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
        while usedPieces < pieces.count {
            let piece = pieces[usedPieces]
            usedPieces += 1
            if piece.size < needed { continue }
            free = piece.start
            freeBytes = piece.size
            return
        }
        let size = max(needed, nextPieceBytes)
        nextPieceBytes = min(1 << 20, nextPieceBytes * 2)
        let piece = Piece(start: .allocate(byteCount: size, alignment: 16), size: size)
        free = piece.start
        freeBytes = size
        pieces.append(piece)
        usedPieces = pieces.count
    }
}
