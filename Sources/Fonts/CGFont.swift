import Foundation
import MaquetteText

/// The bytes of something, here of a font.
public final class CGDataProvider: Sendable {
    let bytes: [UInt8]

    public init?(data: CFData) { bytes = [UInt8](data) }
    /// On iOS the classes of Foundation and those of Core Foundation are the same.
    public init?(data: NSData) { bytes = [UInt8](data as Data) }

    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        bytes = [UInt8](data)
    }

    public var data: CFData? { Data(bytes) }
}

/// A font that is not registered yet.
public final class CGFont: Sendable {
    let bytes: [UInt8]
    public let postScriptName: CFString?

    /// Nil where the bytes are no TrueType or OpenType font.
    public init?(_ provider: CGDataProvider) {
        bytes = provider.bytes
        let names = FontNames(bytes)
        guard let names else { return nil }
        postScriptName = names.name(6)
        fullName = names.name(4)
    }

    /// A font that the program has, by its PostScript name.
    public init?(_ name: CFString) {
        guard let font = UIFont(name: name, size: 12) else { return nil }
        bytes = []
        postScriptName = font.fontName
        fullName = font.fontName
    }

    public let fullName: CFString?
}

/// Makes a font usable by its names; the message of a failure is in `error`.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    do {
        try FontLibrary.register(data: font.bytes)
        return true
    } catch let failure {
        error?.pointee = .passRetained(failure as NSError)
        return false
    }
}

/// The table of names of a font file, as the OpenType specification has it.
private struct FontNames {
    private let bytes: [UInt8]
    private let table: Int

    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        let kinds: [[UInt8]] = [[0, 1, 0, 0], Array("true".utf8), Array("OTTO".utf8)]
        guard bytes.count > 12, kinds.contains(Array(bytes.prefix(4))) else { return nil }
        let count = Int(bytes[4]) << 8 | Int(bytes[5])
        let records = (0..<count).map { 12 + 16 * $0 }.filter { $0 + 16 <= bytes.count }
        let found = records.first { Array(bytes[$0..<$0 + 4]) == Array("name".utf8) }
        table = found.map { start in (8..<12).reduce(0) { $0 << 8 | Int(bytes[start + $1]) } } ?? 0
    }

    private func number(_ place: Int) -> Int {
        place + 1 < bytes.count ? Int(bytes[place]) << 8 | Int(bytes[place + 1]) : 0
    }

    func name(_ identifier: Int) -> String? {
        guard table > 0 else { return nil }
        let texts = table + number(table + 4)
        for record in (0..<number(table + 2)).map({ table + 6 + 12 * $0 }) where number(record + 6) == identifier {
            let start = texts + number(record + 10)
            let end = start + number(record + 8)
            guard end <= bytes.count, start <= end else { continue }
            let isMacintosh = number(record) == 1
            let text = String(
                data: Data(bytes[start..<end]), encoding: isMacintosh ? .macOSRoman : .utf16BigEndian)
            if let text, !text.isEmpty { return text }
        }
        return nil
    }
}

/// The number of a glyph in a font.
public typealias CGGlyph = UInt16
public typealias CGFontIndex = UInt16
