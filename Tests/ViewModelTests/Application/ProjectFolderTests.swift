import Foundation
import Testing
import UIKit

/// Where an app's files are. The folders are those of "About the iOS File System" in Apple's File System Programming Guide.
@Suite struct ProjectFolderTests {
    @Test(arguments: [
        (FileManager.SearchPathDirectory.documentDirectory, "Documents"), (.cachesDirectory, "Library/Caches"),
        (.libraryDirectory, "Library"), (.applicationSupportDirectory, "Library/Application Support"),
    ])
    func `An app has a home of its own`(_ directory: FileManager.SearchPathDirectory, _ folder: String) throws {
        let found = FileManager.default.urlsInProject(for: directory, in: .userDomainMask)
        #expect(found.map(\.path) == [FileManager.homeOfProject + "/" + folder])
        #expect(FileManager.homeOfProject.hasPrefix(NSTemporaryDirectory()))
    }

    @Test func `What an app may write to is there, and what it asks for is made`() throws {
        let files = FileManager.default
        for folder in ["Documents", "Library/Caches", "tmp"] {
            #expect(files.fileExists(atPath: FileManager.homeOfProject + "/" + folder), "\(folder)")
        }
        let support = try files.urlInProject(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        #expect(files.fileExists(atPath: support.path))
        #expect(files.fileExists(atPath: FileManager.temporaryFolderOfProject))
    }
}
