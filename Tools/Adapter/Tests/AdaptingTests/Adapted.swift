import Testing

@testable import Adapting

/// What becomes of the only file of a module.
func adapted(_ source: String) -> String { adapted(["File.swift": source])["File.swift"]! }

/// What becomes of the files of a module, by their paths.
func adapted(_ sources: [String: String]) -> [String: String] {
    let files = sources.sorted { $0.key < $1.key }.map { (path: $0.key, bytes: Array($0.value.utf8)) }
    let copies = ModuleAdapter().adapt(files)
    return Dictionary(
        uniqueKeysWithValues: zip(files, copies).map { file, copy in
            (file.path, String(decoding: copy.bytes ?? file.bytes, as: UTF8.self))
        })
}

/// A copy without the tables that `TableTests` looks at.
func withoutTables(_ copy: String) -> String {
    copy.replacing(#/ enum _Table.*? } };/#, with: "").replacing(#/\nenum (_Tables|_MaquetteTables).*\n/#, with: "")
}

/// Words that the compiler refuses become as many spaces.
func spaces(_ word: String) -> String { String(repeating: " ", count: word.utf8.count) }

extension String {
    /// Declarations of stubs without the word that finds their uses again.
    var unmarked: String { replacing(#/@available\(.*?"\) /#, with: "") }
}
