import Testing

@testable import MaquetteSyntax

/// Documents in other encodings than UTF-8; the bytes of characters are those of the Unicode consortium's tables.
@Suite("Encodings of XML")
struct MarkupEncodingTests {
    private func read(_ bytes: [UInt8]) throws -> MarkupElement { try MarkupReader.read(bytes, file: "a.xib") }

    private func problem(_ bytes: [UInt8]) throws -> DocumentProblem {
        let error = #expect(throws: UnusableDocument.self) { try read(bytes) }
        return try #require(error?.problems.first)
    }

    private func declared(_ encoding: String, _ content: [UInt8]) -> [UInt8] {
        Array("<?xml version=\"1.0\" encoding=\"\(encoding)\"?><a>".utf8) + content + Array("</a>".utf8)
    }

    @Test(
        "bytes are characters of the encoding that the document names",
        arguments: [
            ("UTF-8", [0xC3, 0xA9, 0xE2, 0x82, 0xAC], "é€"), ("utf-8", [0xC3, 0xA9], "é"),
            ("US-ASCII", [0x7E], "~"), ("ISO-8859-1", [0xE9, 0xDF], "éß"), ("iso-8859-15", [0xA4], "€"),
            ("windows-1252", [0x80, 0x93], "€“"), ("ISO-8859-2", [0xB1], "ą"), ("KOI8-R", [0xC1], "а"),
            ("Shift_JIS", [0x93, 0xFA, 0x96, 0x7B], "日本"), ("EUC-JP", [0xC6, 0xFC], "日"), ("GBK", [0xC4, 0xE3], "你"),
        ] as [(String, [UInt8], String)])
    func named(_ encoding: String, _ bytes: [UInt8], _ text: String) throws {
        #expect(try read(declared(encoding, bytes)).text == text)
    }

    @Test("a document longer than a piece of the conversion is converted to its end")
    func long() throws {
        let text = try read(declared("ISO-8859-1", [UInt8](repeating: 0xE9, count: 100_000) + [0x21])).text
        #expect(text == String(repeating: "é", count: 100_000) + "!")
    }

    @Test(
        "UTF-16 is recognised by its byte-order mark, or by the zero in its first characters", arguments: [true, false])
    func wide(_ isBigEndian: Bool) throws {
        func bytes(_ text: String) -> [UInt8] {
            text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }.reordered(isBigEndian)
        }
        let mark: [UInt8] = [0xFE, 0xFF].reordered(isBigEndian)
        #expect(try read(mark + bytes("<a b='日'>😀</a>")).text == "😀")
        #expect(try read(mark + bytes("<?xml version='1.0' encoding='UTF-16'?><a b='日'/>"))["b"] == "日")
        #expect(try read(bytes("<?xml version='1.0' encoding='UTF-16'?><a b='日'/>"))["b"] == "日")
    }

    @Test("a byte-order mark of UTF-8 has precedence over the declaration")
    func mark() throws {
        #expect(try read([0xEF, 0xBB, 0xBF] + declared("ISO-8859-1", Array("é".utf8))).text == "é")
        #expect(try read([0xEF, 0xBB, 0xBF] + Array("<a/>".utf8)).column == 1)
    }

    @Test("bytes that the encoding does not have are refused")
    func foreign() throws {
        let broken = try problem(Array("<a>\n ".utf8) + [0xC3, 0x28] + Array("</a>".utf8))
        #expect(broken.line == 2 && broken.column == 2)
        #expect(throws: UnusableDocument.self) { try read(declared("US-ASCII", [0xE9])) }
        #expect(throws: UnusableDocument.self) { try read(declared("EUC-JP", [0xC6])) }
        let overlong: [UInt8] = [0xC0, 0xBC]
        #expect(throws: UnusableDocument.self) { try read(Array("<a>".utf8) + overlong + Array("</a>".utf8)) }
        let surrogate: [UInt8] = [0xED, 0xA0, 0x80]
        #expect(throws: UnusableDocument.self) { try read(Array("<a>".utf8) + surrogate + Array("</a>".utf8)) }
        #expect(throws: UnusableDocument.self) { try read([0xFF, 0xFE, 0x3C]) }
        let halfOfAPair: [UInt8] = [0xFF, 0xFE, 0x3C, 0, 0x3D, 0xD8]
        #expect(throws: UnusableDocument.self) { try read(halfOfAPair) }
    }

    @Test("an unknown encoding is named, and so is one that the document is not in")
    func unknown() throws {
        let problem = try problem(declared("x-klingon", []))
        #expect(problem.line == 1 && problem.message.contains("x-klingon"))
        #expect(try self.problem(declared("UTF-16", [])).message == "the document is not in UTF-16, as it says")
    }
}

extension [UInt8] {
    /// Pairs of bytes with the lower first, unless they are to stay as they are.
    fileprivate func reordered(_ isBigEndian: Bool) -> [UInt8] {
        isBigEndian ? self : stride(from: 0, to: count, by: 2).flatMap { [self[$0 + 1], self[$0]] }
    }
}
