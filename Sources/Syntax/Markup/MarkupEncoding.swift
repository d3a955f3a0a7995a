import Foundation

/// Converts documents to UTF-8. Nearly all are UTF-8 already; others show their encoding by a byte-order mark, by the
/// width of the first characters, or in the XML declaration.
enum MarkupEncoding {
    static func utf8(of bytes: [UInt8]) throws(MarkupFault) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
        if bytes.starts(with: [0xFF, 0xFE]) { return try utf8(ofUTF16: bytes.dropFirst(2), isBigEndian: false) }
        if bytes.starts(with: [0xFE, 0xFF]) { return try utf8(ofUTF16: bytes.dropFirst(2), isBigEndian: true) }
        if bytes.starts(with: [0x3C, 0, 0x3F, 0]) { return try utf8(ofUTF16: bytes[...], isBigEndian: false) }
        if bytes.starts(with: [0, 0x3C, 0, 0x3F]) { return try utf8(ofUTF16: bytes[...], isBigEndian: true) }
        guard let name = declaredName(in: bytes), name.lowercased() != "utf-8" else { return bytes }
        return try utf8(of: bytes, in: name)
    }

    /// XML's production `EncName`. It also keeps paths and options away from the C library.
    static func isName(_ name: String) -> Bool {
        guard let first = name.utf8.first, first.isLetter else { return false }
        return name.utf8.allSatisfy { byte in
            byte.isLetter || byte.isDigit || byte == .minus || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
        }
    }

    private static func utf8(ofUTF16 bytes: ArraySlice<UInt8>, isBigEndian: Bool) throws(MarkupFault) -> [UInt8] {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
            throw MarkupFault(offset: 0, message: "not well-formed XML: the bytes are no UTF-16")
        }
        return Array(text.utf8)
    }

    /// The encoding in the XML declaration. Whether the declaration is well formed is checked later.
    private static func declaredName(in bytes: [UInt8]) -> String? {
        var scanner = MarkupScanner(bytes)
        guard scanner.skip(ifAt: "<?xml"), scanner.next.isSpace else { return nil }
        while scanner.skipSpace(), let name = try? scanner.name(of: ""), let value = try? scanner.value(of: name) {
            if name == "encoding" { return isName(value) ? value : nil }
        }
        return nil
    }

    private static func utf8(of bytes: [UInt8], in name: String) throws(MarkupFault) -> [UInt8] {
        var head = MarkupScanner(bytes)
        let place = head.skip(past: "encoding")?.upperBound ?? 0
        // With these encodings the declaration could not have been read byte by byte.
        let isWide = ["utf-16", "utf-32", "ucs-2", "ucs-4", "iso-10646"].contains { name.lowercased().hasPrefix($0) }
        guard !isWide else { throw MarkupFault(offset: place, message: "the document is not in \(name), as it says") }
        guard let converter = EncodingConverter(from: name) else {
            throw MarkupFault(offset: place, message: "the encoding \(name) is not known")
        }
        guard let converted = converter.utf8(of: bytes) else {
            throw MarkupFault(offset: place, message: "the document is not in \(name), as it says")
        }
        return converted
    }
}

/// The C library's conversion to UTF-8; it knows every encoding that has a name.
private struct EncodingConverter: ~Copyable {
    private let handle: iconv_t

    init?(from name: String) {
        guard let handle = iconv_open("UTF-8", name), handle != iconv_t(bitPattern: -1) else { return nil }
        self.handle = handle
    }

    deinit { iconv_close(handle) }

    func utf8(of bytes: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        var input = bytes.map { CChar(bitPattern: $0) }
        var piece = [CChar](repeating: 0, count: 1 << 14)
        let isComplete = input.withUnsafeMutableBufferPointer { input in
            var next = input.baseAddress
            var left = input.count
            var isFlushed = false
            while !isFlushed {
                let isAtEnd = left == 0
                let isDone = piece.withUnsafeMutableBufferPointer { piece in
                    var end = piece.baseAddress
                    var room = piece.count
                    // A call without input returns what was held back.
                    let status =
                        isAtEnd ? iconv(handle, nil, nil, &end, &room) : iconv(handle, &next, &left, &end, &room)
                    let isFull = status == -1 && errno == E2BIG
                    result.append(contentsOf: piece.dropLast(room).lazy.map { UInt8(bitPattern: $0) })
                    return status != -1 || isFull
                }
                guard isDone else { return false }
                isFlushed = isAtEnd
            }
            return true
        }
        return isComplete ? result : nil
    }
}
