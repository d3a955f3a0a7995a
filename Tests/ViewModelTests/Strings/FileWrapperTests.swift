import Foundation
import Testing
import UIKit

/// What Apple's documentation says of file wrappers and of attachments that have one.
@Suite struct FileWrapperTests {
    private func wrapper(_ text: String, _ name: String) -> FileWrapper {
        let file = FileWrapper(regularFileWithContents: Data(text.utf8))
        file.preferredFilename = name
        return file
    }

    @Test func `Each kind has what belongs to it, and nothing of the others`() throws {
        let file = wrapper("a", "one.txt")
        #expect(file.isRegularFile && !file.isDirectory && !file.isSymbolicLink)
        #expect(file.regularFileContents == Data("a".utf8) && file.fileWrappers == nil)
        let folder = FileWrapper(directoryWithFileWrappers: ["one.txt": file])
        #expect(folder.isDirectory && !folder.isRegularFile && folder.regularFileContents == nil)
        let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/a"))
        #expect(link.isSymbolicLink && link.symbolicLinkDestinationURL?.path == "/a")
    }

    /// "If there is already a file wrapper with the preferred name, a unique key is made."
    @Test func `Children of the same name get keys of their own`() {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        let (one, two) = (wrapper("1", "a.txt"), wrapper("2", "a.txt"))
        #expect(folder.addFileWrapper(one) == "a.txt")
        let key = folder.addFileWrapper(two)
        #expect(key != "a.txt" && folder.fileWrappers?.count == 2 && folder.keyForFileWrapper(two) == key)
        folder.removeFileWrapper(one)
        #expect(folder.fileWrappers.map { Array($0.keys) } == [key])
    }

    @Test func `A folder comes back from the disk as it was written`() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("wrapper-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let inner = FileWrapper(directoryWithFileWrappers: ["b.txt": wrapper("bb", "b.txt")])
        let folder = FileWrapper(directoryWithFileWrappers: ["a.txt": wrapper("a", "a.txt"), "inner": inner])
        try folder.write(to: place, options: .withNameUpdating, originalContentsURL: nil)
        #expect(folder.filename == place.lastPathComponent)
        let back = try FileWrapper(url: place)
        #expect(back.fileWrappers?["inner"]?.fileWrappers?["b.txt"]?.regularFileContents == Data("bb".utf8))
        #expect(folder.matchesContents(of: place))
        try Data("c".utf8).write(to: place.appendingPathComponent("a.txt"))
        #expect(!folder.matchesContents(of: place))
        #expect(throws: (any Error).self) { try FileWrapper(url: place.appendingPathComponent("none")) }
    }

    /// "Modifying this property has a side effect of invalidating" the others.
    @Test func `Of an attachment's data and its wrapper the later one counts`() {
        let attachment = NSTextAttachment(data: Data([1]), ofType: "public.png")
        attachment.fileWrapper = wrapper("a", "a.txt")
        #expect(attachment.contents == nil && attachment.fileType == nil)
        #expect(attachment.fileWrapper?.preferredFilename == "a.txt")
        attachment.contents = Data([2])
        #expect(attachment.fileWrapper == nil && attachment.contents == Data([2]))
    }
}
