/// Collects literals and matches, and writes them as one block with its own codes.
struct DeflateBlock: ~Copyable {
    /// A literal is its byte; a match has its length in the upper half and its distance less one in the lower.
    /// A length of `manyLongest` means as many longest matches as the next word says.
    private var tokens: UnsafeMutablePointer<UInt32>
    private(set) var count = 0
    let capacity: Int
    private var literalFrequencies: UnsafeMutablePointer<UInt32>
    /// The frequencies of literals in a row, by turns: often they are equal, and a count waits for the one before it.
    private let otherFrequencies: UnsafeMutablePointer<UInt32>
    private static let turns = 4
    private static let bytes = 256
    private var distanceFrequencies: UnsafeMutablePointer<UInt32>
    private let lengthIndex: UnsafeMutablePointer<UInt8>
    private let distanceIndex: UnsafeMutablePointer<UInt8>

    private static let manyLongest: UInt32 = 511

    init(capacity: Int) {
        self.capacity = capacity
        tokens = WorkingMemory.take(capacity, of: UInt32.self)
        literalFrequencies = .allocate(capacity: DeflateFormat.literalSymbols)
        otherFrequencies = .allocate(capacity: Self.turns * Self.bytes)
        otherFrequencies.initialize(repeating: 0, count: Self.turns * Self.bytes)
        distanceFrequencies = .allocate(capacity: DeflateFormat.distanceSymbols)
        lengthIndex = .allocate(capacity: DeflateFormat.lengthIndex.count)
        distanceIndex = .allocate(capacity: DeflateFormat.distanceIndex.count)
        for (index, value) in DeflateFormat.lengthIndex.enumerated() { lengthIndex[index] = value }
        for (index, value) in DeflateFormat.distanceIndex.enumerated() { distanceIndex[index] = value }
        clear()
    }

    deinit {
        WorkingMemory.giveBack(tokens, capacity)
        literalFrequencies.deallocate()
        otherFrequencies.deallocate()
        distanceFrequencies.deallocate()
        lengthIndex.deallocate()
        distanceIndex.deallocate()
    }

    /// What literals and matches for so many bytes may need at worst.
    static func tokens(forBytes bytes: Int) -> Int { bytes + 8 }

    func hasRoom(forBytes bytes: Int) -> Bool { count + Self.tokens(forBytes: bytes) <= capacity }

    @inline(__always)
    mutating func literal(_ byte: UInt8) {
        tokens[count] = UInt32(byte)
        count &+= 1
        literalFrequencies[Int(byte)] &+= 1
    }

    mutating func literals(_ bytes: UnsafePointer<UInt8>, _ number: Int) {
        for index in 0..<number {
            let byte = bytes[index]
            tokens[count &+ index] = UInt32(byte)
            otherFrequencies[(index % Self.turns) &* Self.bytes &+ Int(byte)] &+= 1
        }
        count &+= number
    }

    /// The lowest bytes of a word.
    @inline(__always)
    mutating func threeLiterals(_ word: UInt32) {
        let (first, second, third) = (word & 255, word >> 8 & 255, word >> 16 & 255)
        tokens[count] = first
        tokens[count &+ 1] = second
        tokens[count &+ 2] = third
        count &+= 3
        otherFrequencies[Int(first)] &+= 1
        otherFrequencies[Self.bytes &+ Int(second)] &+= 1
        otherFrequencies[2 &* Self.bytes &+ Int(third)] &+= 1
    }

    private mutating func addOtherFrequencies() {
        for turn in 0..<Self.turns {
            for byte in 0..<Self.bytes { literalFrequencies[byte] &+= otherFrequencies[turn &* Self.bytes &+ byte] }
        }
        otherFrequencies.update(repeating: 0, count: Self.turns * Self.bytes)
    }

    /// A match of any length from 3 on.
    @inline(__always)
    mutating func match(length: Int, distance: Int) {
        let index = distanceRange(UInt32(truncatingIfNeeded: distance &- 1))
        var length = length
        if length > DeflateFormat.longestMatch {
            // A rest of one or two bytes cannot be a match: the last two matches are made more equal.
            let longest = length / DeflateFormat.longestMatch
            let rest = length % DeflateFormat.longestMatch
            let many = rest == 1 || rest == 2 ? longest - 1 : longest
            if many > 0 {
                tokens[count] = Self.manyLongest << 16 | UInt32(truncatingIfNeeded: distance &- 1)
                tokens[count &+ 1] = UInt32(truncatingIfNeeded: many)
                count &+= 2
                literalFrequencies[DeflateFormat.literalSymbols - 1] &+= UInt32(truncatingIfNeeded: many)
                distanceFrequencies[index] &+= UInt32(truncatingIfNeeded: many)
            }
            length -= many * DeflateFormat.longestMatch
            if length > DeflateFormat.longestMatch {
                shortMatch(length: length - 3, distance: distance, index: index)
                length = 3
            }
            if length == 0 { return }
        }
        shortMatch(length: length, distance: distance, index: index)
    }

    @inline(__always)
    private mutating func shortMatch(length: Int, distance: Int, index: Int) {
        tokens[count] = UInt32(truncatingIfNeeded: length) << 16 | UInt32(truncatingIfNeeded: distance &- 1)
        count &+= 1
        literalFrequencies[257 &+ Int(lengthIndex[length])] &+= 1
        distanceFrequencies[index] &+= 1
    }

    @inline(__always)
    private func distanceRange(_ distanceLessOne: UInt32) -> Int {
        Int(distanceIndex[distanceLessOne < 256 ? Int(distanceLessOne) : 256 &+ Int(distanceLessOne >> 7)])
    }

    private mutating func clear() {
        count = 0
        literalFrequencies.initialize(repeating: 0, count: DeflateFormat.literalSymbols)
        distanceFrequencies.initialize(repeating: 0, count: DeflateFormat.distanceSymbols)
    }

    /// Writes the block, if there is anything in it or it must end the stream, and begins a new one.
    mutating func flush(to writer: inout BitWriter, isLast: Bool) {
        guard count > 0 else {
            // A code with a single symbol makes newer browsers cut the picture off.
            if isLast { Self.writeEmpty(to: &writer, isLast: true) }
            return
        }
        addOtherFrequencies()
        literalFrequencies[DeflateFormat.endOfBlock] = 1
        // A decoder needs at least one distance code.
        if !(0..<DeflateFormat.distanceSymbols).contains(where: { distanceFrequencies[$0] > 0 }) {
            distanceFrequencies[0] = 1
        }
        let literals = HuffmanCode(
            frequencies: UnsafeBufferPointer(start: literalFrequencies, count: DeflateFormat.literalSymbols),
            longestCode: 15)
        let distances = HuffmanCode(
            frequencies: UnsafeBufferPointer(start: distanceFrequencies, count: DeflateFormat.distanceSymbols),
            longestCode: 15)
        writer.reserve(1024)
        CodeDescription(literals: literals, distances: distances).write(to: &writer, isLastBlock: isLast)
        writeTokens(to: &writer, literals, distances)
        clear()
    }

    /// Writes an empty block, after which the stream is at a whole byte.
    static func writeEmpty(to writer: inout BitWriter, isLast: Bool) {
        writer.reserve(16)
        let stored: UInt64 = 0
        writer.put((isLast ? 1 : 0) | stored << 1, 3)
        writer.align()
        let (length, complement): (UInt64, UInt64) = (0, 0xffff)
        writer.put(length | complement << 16, 32)
    }

    private mutating func writeTokens(to writer: inout BitWriter, _ literals: HuffmanCode, _ distances: HuffmanCode) {
        // Code and length of each literal, of each match length with its extra bits, and of each distance with its extra bits'
        // number and base.
        let literalCodes = zip(literals.codes, literals.lengths).map { UInt32($0) | UInt32($1) << 24 }
        let lengthCodes = (0...DeflateFormat.longestMatch).map { length in
            let range = Int(lengthIndex[length])
            let (code, format) = (literalCodes[257 + range], DeflateFormat.lengths[range])
            let extra = UInt32(truncatingIfNeeded: length &- Int(format.base)) &<< (code >> 24)
            return length < DeflateFormat.shortestMatch ? 0 : (code | extra) &+ UInt32(format.extraBits) << 24
        }
        let distanceCodes = zip(distances.codes, distances.lengths).map { UInt32($0) | UInt32($1) << 16 }
        let distanceExtras = DeflateFormat.distances.map { UInt32($0.base - 1) | UInt32($0.extraBits) << 16 }

        literalCodes.withUnsafeBufferPointer { literalCodes in
            lengthCodes.withUnsafeBufferPointer { lengthCodes in
                distanceCodes.withUnsafeBufferPointer { distanceCodes in
                    distanceExtras.withUnsafeBufferPointer { distanceExtras in
                        @inline(__always)
                        func matchBits(_ length: Int, _ distanceLessOne: UInt32) -> (bits: UInt64, number: Int) {
                            let range = distanceRange(distanceLessOne)
                            let (length, code, extra) = (
                                lengthCodes[length], distanceCodes[range], distanceExtras[range]
                            )
                            var (bits, number) = (UInt64(length & 0xff_ffff), UInt64(length >> 24))
                            bits |= UInt64(code & 0xffff) &<< number
                            number &+= UInt64(code >> 16)
                            bits |= UInt64(distanceLessOne &- extra & 0xffff) &<< number
                            number &+= UInt64(extra >> 16)
                            return (bits, Int(truncatingIfNeeded: number))
                        }

                        let tokens = UnsafePointer(tokens)
                        var next = 0
                        while next < count {
                            // Any 512 tokens fit; the rare one that represents more reserves its own space.
                            writer.reserve(512 * 8)
                            let stop = min(count, next + 512)
                            var place = writer.place
                            while next < stop {
                                let token = tokens[next]
                                next &+= 1
                                if token < 256 {
                                    let code = literalCodes[Int(token)]
                                    place.put(UInt64(code & 0xff_ffff), Int(truncatingIfNeeded: code >> 24))
                                } else if token >> 16 != Self.manyLongest {
                                    let match = matchBits(Int(token >> 16), token & 0xffff)
                                    place.put(match.bits, match.number)
                                } else {
                                    let match = matchBits(DeflateFormat.longestMatch, token & 0xffff)
                                    let many = Int(tokens[next])
                                    next &+= 1
                                    writer.place = place
                                    writer.reserve((many + 512) * 8)
                                    writer.put(match.bits, match.number, times: many)
                                    place = writer.place
                                }
                            }
                            writer.place = place
                        }
                        let end = literalCodes[DeflateFormat.endOfBlock]
                        writer.put(UInt64(end & 0xff_ffff), Int(truncatingIfNeeded: end >> 24))
                    }
                }
            }
        }
    }
}
