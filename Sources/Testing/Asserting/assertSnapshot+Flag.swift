import Foundation

// Helpers written before there were modes hand a flag through. A literal goes to the mode that it stands for.

/// Holds a value against the snapshot that is kept of it, or keeps one if the flag says so.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool?, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: .init(flag: recording), timeout: timeout,
        fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Holds a value against the snapshots that are kept of it in several ways, or keeps them if the flag says so.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: Bool?, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: .init(flag: recording), timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
}

/// Holds a value against the snapshots that are kept of it in several ways, or keeps them if the flag says so.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: Bool?, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: .init(flag: recording), timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
}

/// Holds a value against the snapshot that is kept of it, or keeps one if the flag says so.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool?, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: .init(flag: recording),
        snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}

extension SnapshotTestingConfiguration.Record? {
    /// A flag that is off leaves the decision to what is around the assertion.
    init(flag: Bool?) { self = flag == true ? .all : nil }
}
