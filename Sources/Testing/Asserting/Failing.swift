import Testing
import XCTest

/// Fails the test that is running, whichever library runs it.
enum Failing {
    static func fail(
        _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
    ) {
        // On a thread of its own a test of Swift Testing is not known any more; whoever runs it hears of it all the same,
        // and the other library takes no notice of what happens outside of its tests.
        if Test.current == nil { XCTFail(message, file: filePath, line: line) }
        Issue.record(
            Comment(rawValue: message),
            sourceLocation: SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    }
}
