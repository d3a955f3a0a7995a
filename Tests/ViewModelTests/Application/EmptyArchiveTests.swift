import Foundation
import Testing
import UIKit

/// Tests of `init(coder:)` in public code (IterableSDK, Checkout's frames-ios, Shuffle and others) read an archive without values and want an
/// object.
@MainActor
struct EmptyArchiveTests {
    @Test func `Views and controllers are made from an archive without values`() throws {
        let archive = NSKeyedUnarchiver(readingInProject: Data())
        #expect(UILabel(coder: archive) != nil)
        #expect(UIScrollView(coder: archive) != nil)
        #expect(UITableViewCell(coder: archive) != nil)
        #expect(UIViewController(coder: archive) != nil)
        #expect(UITableViewController(coder: archive) != nil)
    }

    @Test func `An archive with values is read as it is`() throws {
        let values = NSKeyedArchiver(requiringSecureCoding: false)
        values.encode(7, forKey: "number")
        values.finishEncoding()
        let archive = NSKeyedUnarchiver(readingInProject: values.encodedData)
        #expect(archive.decodeInteger(forKey: "number") == 7)
    }
}
