import Foundation
import Testing

@testable import MaquetteText

/// Fonts that are made at run time are opened by a path. A chroot without `/proc` has only files for that.
@Suite struct NamelessFileTests {
    @Test func `A path leads to what was written`() throws {
        let (descriptor, path) = try #require(NamelessFile.make("test"))
        defer { close(descriptor) }
        #expect(write(descriptor, "bytes", 5) == 5)
        #expect(FileManager.default.contents(atPath: path) == Data("bytes".utf8))
    }

    /// Not in parallel with itself: the files of a process go together.
    @Test func `Without proc it is a temporary file, which goes at the end`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nameless-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (descriptor, path) = try #require(NamelessFile.makeTemporary(in: folder.path))
        defer { close(descriptor) }
        #expect(write(descriptor, "bytes", 5) == 5)
        #expect(FileManager.default.contents(atPath: path) == Data("bytes".utf8))
        #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
        NamelessFile.removeAll()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test func `A folder that cannot be written to gives none`() {
        #expect(NamelessFile.makeTemporary(in: "/no/such/folder") == nil)
    }
}
