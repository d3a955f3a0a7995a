import Foundation
@_exported import MaquetteTesting
import XCTest

/// Compares what a value looks like as text with the text in the closure.
///
/// It writes nothing into the file of the test: where the closure is missing, the failure tells the text.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let text: String?
    do { text = try value().flatMap { textNow($0, snapshotting, timeout) } } catch {
        return XCTFail("The value could not be had: \(error)", file: filePath, line: line)
    }
    guard let expected else {
        return XCTFail("There is no text to compare with. It is:\n\(text ?? "nil")", file: filePath, line: line)
    }
    let wanted = expected()
    guard let text else {
        return XCTFail("There is no value, and the text is:\n\(wanted)", file: filePath, line: line)
    }
    guard let difference = snapshotting.diffing.diff(wanted, text)?.0 else { return }
    let own = message()
    XCTFail((own.isEmpty ? "" : own + "\n") + "The text is another one:\n" + difference, file: filePath, line: line)
}

private func textNow<Value>(_ value: Value, _ snapshotting: Snapshotting<Value, String>, _ timeout: TimeInterval)
    -> String?
{
    let arrival = XCTestExpectation(description: "text")
    nonisolated(unsafe) var text: String?
    snapshotting.snapshot(value).run {
        text = $0
        arrival.fulfill()
    }
    XCTWaiter.wait(for: [arrival], timeout: timeout)
    return text
}

/// Which closure of an assertion of one's own has the text.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
    public var trailingClosureLabel: String
    public var trailingClosureOffset: Int
    public var deprecatedTrailingClosureLabels: [String]

    public init(
        trailingClosureLabel: String = "matches", trailingClosureOffset: Int = 0,
        deprecatedTrailingClosureLabels: [String] = []
    ) {
        self.trailingClosureLabel = trailingClosureLabel
        self.trailingClosureOffset = trailingClosureOffset
        self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    }

    /// Fails a test at the line of the assertion.
    public func fail(
        _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString, line: UInt,
        column: UInt
    ) { XCTFail(message(), file: filePath, line: line) }
}
