import MaquetteTestSupport

/// Damages an input: bytes, numbers, words and nesting, a few times each.
struct Mutation {
    private var random: SeededRandom
    private let corpus: [[UInt8]]

    /// - Parameter corpus: other inputs of the kind, to take parts from.
    init(seed: UInt64, corpus: [[UInt8]]) {
        random = SeededRandom(seed: seed)
        self.corpus = corpus
    }

    static let mostBytes = 1 << 20

    mutating func mutated() -> [UInt8] {
        // Mostly the smaller of two: more of them are read in a second, and a change is likelier to hit something.
        let (one, other) = (random.pick(corpus), random.pick(corpus))
        var bytes = (one.count < other.count) == random.chance(90) ? one : other
        for _ in 0..<random.whole(1...6) { change(&bytes) }
        return Array(bytes.prefix(Self.mostBytes))
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return bytes = random.pick(corpus) }
        switch random.whole(0...11) {
        case 0: bytes[place(in: bytes)] ^= UInt8(1 << random.whole(0...7))
        case 1: bytes[place(in: bytes)] = UInt8(random.whole(0...255))
        case 2:
            bytes.insert(
                contentsOf: (0..<random.whole(1...8)).map { _ in UInt8.random(in: 0...255, using: &random) },
                at: place(in: bytes))
        case 3: bytes.removeSubrange(part(of: bytes, atMost: 64))
        case 4: bytes.removeLast(min(bytes.count, random.whole(1...bytes.count)))
        case 5: bytes.insert(contentsOf: Array(random.pick(Self.words).utf8), at: place(in: bytes))
        case 6, 7: replace(&bytes, Self.isDigit, with: Array(random.pick(Self.numbers).utf8))
        case 8: replaceQuoted(&bytes)
        case 9: splice(&bytes)
        case 10: repeatPart(&bytes)
        default: nest(&bytes)
        }
    }

    private mutating func place(in bytes: [UInt8]) -> Int { random.whole(0...max(0, bytes.count - 1)) }

    private mutating func part(of bytes: [UInt8], atMost most: Int) -> Range<Int> {
        let start = place(in: bytes)
        return start..<min(bytes.count, start + random.whole(1...most))
    }

    /// The run of bytes of a kind that is next after some place.
    private mutating func run(in bytes: [UInt8], _ belongs: (UInt8) -> Bool) -> Range<Int>? {
        guard let start = bytes[place(in: bytes)...].firstIndex(where: belongs) else { return nil }
        return start..<(bytes[start...].firstIndex { !belongs($0) } ?? bytes.count)
    }

    private mutating func replace(_ bytes: inout [UInt8], _ belongs: (UInt8) -> Bool, with other: [UInt8]) {
        if let run = run(in: bytes, belongs) { bytes.replaceSubrange(run, with: other) }
    }

    /// What stands between two quotes, by something that does so elsewhere.
    private mutating func replaceQuoted(_ bytes: inout [UInt8]) {
        func quoted(_ bytes: [UInt8], from start: Int) -> Range<Int>? {
            let quote = UInt8(ascii: "\"")
            guard let open = bytes[start...].firstIndex(of: quote),
                let close = bytes[(open + 1)...].firstIndex(of: quote)
            else { return nil }
            return open + 1..<close
        }
        let other = random.pick(corpus)
        guard let hole = quoted(bytes, from: place(in: bytes)), !other.isEmpty,
            let word = quoted(other, from: place(in: other))
        else { return }
        bytes.replaceSubrange(hole, with: random.chance(20) ? Array(random.pick(Self.words).utf8) : Array(other[word]))
    }

    private mutating func splice(_ bytes: inout [UInt8]) {
        let other = random.pick(corpus)
        guard !other.isEmpty else { return }
        bytes.insert(contentsOf: other[part(of: other, atMost: 2000)], at: place(in: bytes))
    }

    private mutating func repeatPart(_ bytes: inout [UInt8]) {
        let part = Array(bytes[part(of: bytes, atMost: 400)])
        let times = min(random.pick([2, 2, 2, 2, 10, 10, 100, random.pick([100, 1000])]), 100_000 / part.count)
        bytes.insert(contentsOf: Self.repeated(part, times), at: place(in: bytes))
    }

    /// Opens the same bracket many times.
    private mutating func nest(_ bytes: inout [UInt8]) {
        let (open, close) = random.pick([
            ("{\"view\":", "}"), ("[", "]"), ("<view>", "</view>"), ("(", ")"), ("\"", "\""),
        ])
        let times = random.pick([3, 3, 3, 50, random.pick([50, 2000])])
        let place = place(in: bytes)
        bytes.insert(contentsOf: Self.repeated(Array(close.utf8), times), at: place)
        bytes.insert(contentsOf: Self.repeated(Array(open.utf8), times), at: place)
    }

    private static func repeated(_ part: [UInt8], _ times: Int) -> [UInt8] {
        var all: [UInt8] = []
        all.reserveCapacity(part.count * times)
        for _ in 0..<times { all += part }
        return all
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static let numbers = [
        "0", "-0", "1", "-1", "2", "255", "256", "65535", "65536", "2147483647", "-2147483648", "4294967296",
        "9223372036854775807", "-9223372036854775808", "18446744073709551616", "1e15", "1e16", "1e19", "1e30", "1e38",
        "1e300", "1e999", "-1e308", "1e-320", "0.1", "0.30000000000000004", "nan", "inf", "999", "1000", "1001", "0x7F",
        "1:0", "0:1", "16:9",
    ]
    private static let words = [
        "\u{0}", "\\u0000", "&#0;", "&amp;", "<!--", "-->", "<![CDATA[", "]]>", "<?xml ", "\"", "'", "<", ">", "/>",
        "{",
        "}", "[", "]", ",", ":", "null", "true", "\\ud800", "\\", "\r\n", "\u{FEFF}", "\u{202E}", "é", "😀", "%@",
        "%1$@",
        "../", "/", ".", "symbol:heart", "YES", "NO", "superview", "required", "nan", "id=\"\"", "e\u{301}\u{301}",
    ]
}
