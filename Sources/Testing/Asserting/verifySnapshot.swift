import Foundation

/// Compares a value with its stored snapshot, or records one.
///
/// Use this for your own assertions: they fail with the returned message.
///
/// - Parameters:
///   - name: distinguishes this snapshot from others of the test; nil numbers them.
///   - recording: when to record; nil leaves it to the trait, the configuration or the environment.
///   - ignored: the names of views whose places are left out when pictures are compared, such as that of a clock.
///   - snapshotDirectory: the folder, in place of the one beside the test.
///   - timeout: how long to wait for an asynchronous value.
/// - Returns: what is wrong and what to do next; nil when all is well.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, ignoring ignored: Set<String> = [],
    snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    let place = SnapshotPlace(
        directory: snapshotDirectory, file: "\(filePath)", testName: testName, name: name,
        pathExtension: snapshotting.pathExtension)
    if let note = EmptyTests.shared.note(besides: "\(filePath)") { FileHandle.standardError.write(Data(note.utf8)) }
    return SnapshotAssertion.message(
        of: try value(), as: snapshotting, at: place, record: recording, ignoring: ignored, timeout: timeout)
}

extension SnapshotAssertion {
    /// What is wrong with the snapshot of a value at a place; nil when all is well.
    static func message<Value, Format>(
        of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
        at place: SnapshotPlace,
        record recording: SnapshotTestingConfiguration.Record?, ignoring ignored: Set<String> = [],
        timeout: TimeInterval = 5
    ) -> String? {
        do {
            var mode = try (recording ?? SnapshotTestingConfiguration.effectiveRecord).mode
            // `preview test` writes nothing into the project.
            if PictureLog.current != nil, mode == .failed { mode = .never }
            let assertion = SnapshotAssertion(
                place: place, mode: mode,
                modeIsFromCode: recording != nil || SnapshotTestingConfiguration.current?.record != nil,
                diffTool: SnapshotTestingConfiguration.effectiveDiffTool, timeout: timeout, ignoredNames: ignored)
            return try MainThread.run { try assertion.run(try value(), snapshotting) }
        } catch {
            let message = "The snapshot could not be taken: \(words(for: error))"
            TestReport.current?.add(.failed, message, of: place)
            return message
        }
    }
}

/// Compares a value with its stored snapshot, or records one.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, ignoring ignored: Set<String> = [],
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    guard
        let message = verifySnapshot(
            of: try value(), as: snapshotting, named: name, record: recording, ignoring: ignored, timeout: timeout,
            fileID: fileID, file: filePath, testName: testName, line: line, column: column)
    else { return }
    Failing.fail(message, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Compares a value with its stored snapshots of several strategies, each with a name.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, ignoring ignored: Set<String> = [],
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: recording, ignoring: ignored, timeout: timeout,
            fileID: fileID, file: filePath, testName: testName, line: line, column: column)
    }
}

/// Compares a value with its stored snapshots of several strategies.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, ignoring ignored: Set<String> = [],
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: recording, ignoring: ignored, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}
