import Foundation

/// Holds a value against the snapshot that is kept of it, or keeps one.
///
/// Assertions of one's own are built on this: they fail with the message that comes back.
///
/// - Parameters:
///   - name: what tells this snapshot from others of the test; nil numbers them.
///   - recording: when to write; nil leaves it to the trait, the configuration or the environment.
///   - snapshotDirectory: the folder, in place of the one beside the test.
///   - timeout: how long a value may take that comes later.
/// - Returns: what is wrong and what to do next; nil when all is well.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    let place = SnapshotPlace(
        directory: snapshotDirectory, file: "\(filePath)", testName: testName, name: name,
        pathExtension: snapshotting.pathExtension)
    do {
        let assertion = SnapshotAssertion(
            place: place, mode: try (recording ?? SnapshotTestingConfiguration.effectiveRecord).mode,
            diffTool: SnapshotTestingConfiguration.effectiveDiffTool, timeout: timeout)
        return try MainThread.run { try assertion.run(try value(), snapshotting) }
    } catch {
        return "The snapshot could not be taken: \(SnapshotAssertion.words(for: error))"
    }
}

/// Holds a value against the snapshot that is kept of it, or keeps one.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    guard
        let message = verifySnapshot(
            of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    else { return }
    Failing.fail(message, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Holds a value against the snapshots that are kept of it in several ways, each with a name.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Holds a value against the snapshots that are kept of it in several ways.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}
