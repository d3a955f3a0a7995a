/// Room for many small rows, handed out from large pieces and taken back at once when the arena goes.
///
/// A system has thousands of short rows; asking the system allocator for each costs more than filling them.
struct Arena: ~Copyable {
    /// A row of symbols and coefficients with room for a power of two of each.
    struct Span: BitwiseCopyable {
        var coefficients: UnsafeMutablePointer<Double>
        var symbols: UnsafeMutablePointer<Int32>
    }

    private var pieces: [UnsafeMutableRawPointer] = []
    private var free: UnsafeMutableRawPointer?
    private var freeBytes = 0
    private var nextPieceBytes = 1 << 12
    /// Spans given back, by the logarithm of their room.
    private var vacant: [[Span]] = Array(repeating: [], count: 32)
    private(set) var bytes = 0

    deinit { for piece in pieces { piece.deallocate() } }

    static func logarithm(ofRoomFor count: Int) -> Int {
        max(2, Int.bitWidth - (max(1, count) - 1).leadingZeroBitCount)
    }

    mutating func allocate(logarithm: Int) -> Span {
        if let span = vacant[logarithm].popLast() { return span }
        let room = 1 << logarithm
        let needed = 12 * room
        if freeBytes < needed { addPiece(ofAtLeast: needed) }
        let start = free!
        free = start + needed
        freeBytes -= needed
        let coefficients = start.bindMemory(to: Double.self, capacity: room)
        let symbols = (start + 8 * room).bindMemory(to: Int32.self, capacity: room)
        return Span(coefficients: coefficients, symbols: symbols)
    }

    mutating func giveBack(_ span: Span, logarithm: Int) { vacant[logarithm].append(span) }

    private mutating func addPiece(ofAtLeast needed: Int) {
        let size = max(needed, nextPieceBytes)
        nextPieceBytes = min(1 << 20, nextPieceBytes * 2)
        free = .allocate(byteCount: size, alignment: 16)
        freeBytes = size
        pieces.append(free!)
        bytes += size
    }
}
