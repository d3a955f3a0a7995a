import Foundation
import MaquetteFiles

/// How snapshots are taken during an operation.
public struct SnapshotTestingConfiguration: Sendable {
    @TaskLocal static var current: SnapshotTestingConfiguration?

    /// nil leaves it to the configuration around this one.
    public var record: Record?
    public var diffTool: DiffTool?

    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record
        self.diffTool = diffTool
    }

    /// When baselines are written.
    public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
        /// Every time. The test fails nevertheless, so that this is not left on.
        public static let all = Record("all")
        /// Where a baseline is missing or does not match.
        public static let failed = Record("failed")
        /// Where a baseline is missing.
        public static let missing = Record("missing")
        /// Never: a missing baseline fails.
        public static let never = Record("never")

        let name: String

        private init(_ name: String) { self.name = name }

        /// The mode with a name, as in an environment variable.
        public init?(rawValue: String) {
            guard let known = [Record.all, .failed, .missing, .never].first(where: { $0.name == rawValue }) else {
                return nil
            }
            self = known
        }

        public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
    }

    /// The command in a failure message that compares two files.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let words: @Sendable (String, String) -> String

        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            words = tool
        }

        public init(stringLiteral value: String) { words = { "\(value) \"\($0)\" \"\($1)\"" } }

        public static let ksdiff = DiffTool { "ksdiff \($0) \($1)" }

        public static let `default` = DiffTool { "baseline:   \($0)\nnow:        \($1)" }

        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            words(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration {
    /// The default of an assertion: the trait or the operation around it, ``isRecording``, the
    /// environment, and failing that ``Record/missing``.
    static var effectiveRecord: Record {
        get throws {
            if let record = current?.record { return record }
            return GlobalSettings.isRecording ? .all : try Record(environment: ProcessInfo.processInfo.environment)
        }
    }

    static var effectiveDiffTool: DiffTool { current?.diffTool ?? GlobalSettings.diffTool ?? .default }
}

extension SnapshotTestingConfiguration.Record {
    static let variable = "SNAPSHOT_TESTING_RECORD"

    init(environment: [String: String]) throws {
        let name = environment[Self.variable] ?? ""
        guard let record = name.isEmpty ? .missing : Self(rawValue: name) else {
            throw Failure("\(Self.variable) is `\(name)`; it takes all, missing, failed or never")
        }
        self = record
    }
}

/// Changes how snapshots are taken during an operation.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> Result
) rethrows -> Result {
    try SnapshotTestingConfiguration.$current.withValue(
        SnapshotTestingConfiguration.around(record: record, diffTool: diffTool), operation: operation)
}

/// Changes how snapshots are taken during an operation.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
    try await SnapshotTestingConfiguration.$current.withValue(
        SnapshotTestingConfiguration.around(record: record, diffTool: diffTool), operation: operation)
}

extension SnapshotTestingConfiguration {
    static func around(record: Record?, diffTool: DiffTool?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
    }
}
