import Foundation
import Testing

@testable import adapt

/// Nobody can write below `/proc`, whoever it is, nor make a folder below a file.
@Suite struct KeptFolderTests {
    private let folder = NSTemporaryDirectory() + "/kept-\(UUID())"

    @Test func `A folder is made where that is possible`() {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(KeptFolder.obstacle(to: folder + "/a/b") == nil)
        #expect(FileManager.default.fileExists(atPath: folder + "/a/b"))
        #expect(KeptFolder.obstacle(to: folder + "/a/b") == nil)
    }

    @Test func `Where it is not, a line says what helps`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data().write(to: URL(fileURLWithPath: folder))
        let advice = "the variable MAQUETTE_CACHE can name another folder for the cache"
        for place in [folder + "/kept", "/proc/kept"] {
            #expect(KeptFolder.obstacle(to: place) == "\(place): the folder cannot be made; \(advice)")
        }
        // It is there, and takes no files.
        #expect(getuid() == 0 || KeptFolder.obstacle(to: "/usr") == "/usr: the folder cannot be written; \(advice)")
    }
}
