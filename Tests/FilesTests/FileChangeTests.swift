import MaquetteFiles
import Testing

/// Changes of files on their way from process to process. The bytes are those that ``FileChange/bytes`` says: a kind, the length
/// of the path in four bytes from the smallest on, the path, and what is to be written.
@Suite struct FileChangeTests {
    private static let all: [FileChange] = {
        let path = FilePath("/tmp/out/card.png")
        return [
            .write([1, 0, 255], to: path), .write([], to: path), .makeFolder(path), .makeNamedFolder(path),
            .remove(path),
            .removeEmptyFolder(path),
            .removeWithContents(path), .tidyUp(path),
        ]
    }()

    @Test(arguments: all) func `It comes as it went`(_ change: FileChange) {
        #expect(FileChange(change.bytes) == change)
        // Where it is a part of more bytes, too.
        #expect(FileChange(([9, 9] + change.bytes)[2...]) == change)
    }

    @Test func `A path need not be text`() {
        let change = FileChange.remove(FilePath(bytes: [0x2F, 0xFF, 0xFE, 0x0A]))
        #expect(FileChange(change.bytes) == change)
    }

    @Test func `The bytes are a kind, a length, a path, and what is written`() {
        #expect(FileChange.write([7], to: FilePath("/a")).bytes == [0, 2, 0, 0, 0, 0x2F, 0x61, 7])
        #expect(FileChange.makeFolder(FilePath("/a")).bytes == [1, 2, 0, 0, 0, 0x2F, 0x61])
    }

    @Test(
        arguments: [
            [], [0], [0, 1, 0, 0],
            // A path that is longer than what came, also much longer.
            [0, 2, 0, 0, 0, 0x2F], [2, 0xFF, 0xFF, 0xFF, 0xFF, 0x2F],
            // No such kind.
            [7, 1, 0, 0, 0, 0x2F], [0xFF, 1, 0, 0, 0, 0x2F],
        ] as [[UInt8]])
    func `What is no change is refused`(_ bytes: [UInt8]) { #expect(FileChange(bytes) == nil) }

    /// The system would take what is before it for the path.
    @Test(arguments: UInt8(0)..<6) func `A path with a NUL is refused, and contents with one are not`(_ kind: UInt8) {
        #expect(FileChange([kind, 3, 0, 0, 0, 0x2F, 0, 0x61]) == nil)
        #expect(FileChange([0, 1, 0, 0, 0, 0x2F, 0]) == .write([0], to: FilePath("/")))
    }

    @Test(arguments: all) func `Its path is the one that it names`(_ change: FileChange) {
        #expect(change.path == FilePath("/tmp/out/card.png"))
    }
}
