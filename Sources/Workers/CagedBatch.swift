import Glibc
import MaquetteCage
import MaquetteFiles

/// A batch whose process runs a project's code, and is in a cage: what its supervisor does for it.
package struct CagedBatch {
    package var cage: Cage
    /// Whether the process may have this changed.
    package var mayMake: (FileChange) -> Bool
    /// Prints what it answers; nothing, or the number of the error.
    package var print: ([UInt8]) -> Int32?
    /// Says what it says to people.
    package var say: ([UInt8]) -> Void
    /// Says what code of the project printed.
    package var quote: (_ line: String) -> Void
    /// What the batch's processes had written.
    private let written = WrittenFiles()

    package init(
        cage: Cage, mayMake: @escaping (FileChange) -> Bool, print: @escaping ([UInt8]) -> Int32?,
        say: @escaping ([UInt8]) -> Void, quote: @escaping (String) -> Void
    ) {
        (self.cage, self.mayMake, self.print, self.say, self.quote) = (cage, mayMake, print, say, quote)
    }

    /// What one process left there is not for the next one.
    func emptyTemporaryFolder() {
        let folder = FilePath(cage.temporary)
        for name in (try? folder.namesOfEntries()) ?? [] {
            try? FileChange.removeWithContents(folder.appending(name)).makeHere()
        }
    }

    /// Makes a change, or says why not.
    func make(_ bytes: [UInt8]) -> String? {
        guard let change = FileChange(bytes) else { return "the change of a file cannot be read" }
        guard mayMake(change) else { return "\(change.path.shown) cannot be written: it is none of this run's files" }
        let isThere = change.path.kind != nil
        do { try change.makeHere() } catch { return error.lines.joined(separator: "\n") }
        if case .write(_, let path) = change, written.files[path.absolute] == nil {
            written.files[path.absolute] = isThere
        }
        return nil
    }

    /// The files that its processes had written until now, and whether each was there before.
    var writtenFiles: [FilePath: Bool] { written.files }

    private final class WrittenFiles { var files: [FilePath: Bool] = [:] }
}
