import Testing
import XCTest

/// Fails the test that is running, whichever library runs it.
enum Failing {
    static func fail(
        _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
    ) {
        // On another thread the current test of Swift Testing is unknown; the runner still records the issue,
        // and XCTest ignores what happens outside of its tests.
        if Test.current == nil { XCTFail(message, file: filePath, line: line) }
        Issue.record(
            Comment(rawValue: message),
            sourceLocation: SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    }
}
