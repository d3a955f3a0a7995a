/// Goes through the text of an XML document, in which every character was checked before.
struct MarkupScanner {
    let bytes: [UInt8]
    private(set) var offset = 0
    private var names = MarkupNames()

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { offset == bytes.count }

    /// The next byte; 0, which no text contains, at the end.
    var next: UInt8 { byte(0) }

    /// The byte after the next one.
    var following: UInt8 { byte(1) }

    private func byte(_ distance: Int) -> UInt8 { offset + distance < bytes.count ? bytes[offset + distance] : 0 }

    func fault(_ message: String, at place: Int? = nil) -> MarkupFault {
        MarkupFault(offset: place ?? offset, message: message)
    }

    func malformed(_ reason: String, at place: Int? = nil) -> MarkupFault {
        fault("not well-formed XML: \(reason)", at: place)
    }

    // MARK: Steps

    mutating func skip(_ count: Int) { offset += count }

    func isAt(_ word: StaticString) -> Bool { has(word, at: offset) }

    mutating func skip(ifAt word: StaticString) -> Bool {
        guard isAt(word) else { return false }
        offset += word.utf8CodeUnitCount
        return true
    }

    /// Whether there was white space to skip.
    @discardableResult
    mutating func skipSpace() -> Bool {
        let start = offset
        skip { $0.isSpace }
        return offset > start
    }

    /// Skips white space that sets children apart: before the start tag of one, and before the end tag where there were
    /// some. What else begins with white space is left as it is.
    mutating func skipSpaceAroundChildren(hasChildren: Bool) -> Bool {
        let start = offset
        skipSpace()
        let isBetween =
            next == .lessThan && (following == .slash ? hasChildren : MarkupCharacter.startsName(bytes, at: offset + 1))
        if !isBetween { offset = start }
        return isBetween
    }

    /// Skips to the next byte that does not belong to a run.
    @inline(__always)
    mutating func skip(while isInRun: (UInt8) -> Bool) {
        offset = bytes.withUnsafeBufferPointer { bytes in
            var end = offset
            while end < bytes.count, isInRun(bytes[end]) { end += 1 }
            return end
        }
    }

    /// Skips past the next occurrence of a word, and returns what is before it; nil if there is none.
    mutating func skip(past word: StaticString) -> Range<Int>? {
        var end = offset
        while end < bytes.count {
            if bytes[end] == word.utf8Start.pointee, has(word, at: end) {
                defer { offset = end + word.utf8CodeUnitCount }
                return offset..<end
            }
            end += 1
        }
        return nil
    }

    func has(_ word: StaticString, at place: Int) -> Bool {
        let count = word.utf8CodeUnitCount
        guard place + count <= bytes.count else { return false }
        for index in 0..<count where bytes[place + index] != word.utf8Start[index] { return false }
        return true
    }

    // MARK: Names

    var isAtName: Bool { MarkupCharacter.startsName(bytes, at: offset) }

    mutating func name(of owner: String) throws(MarkupFault) -> String {
        guard isAtName else { throw malformed("the name of \(owner) is missing") }
        let start = offset
        var mark = MarkupNames.Mark()
        skip { byte in
            guard MarkupCharacter.isPlainInName(byte) else { return false }
            mark.add(byte)
            return true
        }
        while let length = MarkupCharacter.lengthInName(bytes, at: offset) { offset += length }
        return names.name(start..<offset, of: bytes, mark: mark)
    }

    func text(_ range: Range<Int>) -> String {
        bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
    }

    // MARK: What is passed over

    mutating func skipComment() throws(MarkupFault) {
        let start = offset
        skip(4)
        guard skip(past: "--") != nil else { throw malformed("this comment does not end", at: start) }
        guard skip(ifAt: ">") else { throw malformed("-- inside a comment", at: offset - 2) }
    }

    /// `<?target instruction?>`
    mutating func skipInstruction() throws(MarkupFault) {
        let start = offset
        skip(2)
        let target = try name(of: "a processing instruction")
        guard target.lowercased() != "xml" else {
            throw malformed("an XML declaration is allowed only at the very beginning", at: start)
        }
        guard next.isSpace || isAt("?>") else {
            throw malformed("a space is missing after the target of a processing instruction")
        }
        guard skip(past: "?>") != nil else { throw malformed("this processing instruction does not end", at: start) }
    }
}
