import Foundation

/// A word of the command line. It may name a file, whose name need not be UTF-8, so its bytes are kept.
struct Argument: Hashable, Sendable {
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }
    init(_ text: String) { bytes = Array(text.utf8) }

    /// With invalid UTF-8 replaced.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The words after `preview` on the command line.
    static func typed() -> [Argument] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { number in
            CommandLine.unsafeArgv[number].map { word in
                Argument(bytes: Array(UnsafeRawBufferPointer(start: word, count: strlen(word))))
            }
        }
    }
}
