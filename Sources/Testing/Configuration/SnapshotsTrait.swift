import Testing

extension Trait where Self == SnapshotsTrait {
    /// Changes how the snapshots of a test or suite are taken.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        SnapshotsTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Changes how the snapshots of a test or suite are taken.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        SnapshotsTrait(configuration: configuration)
    }
}

/// How the snapshots of a test or suite are taken.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(
            record: configuration.record, diffTool: configuration.diffTool, operation: function)
    }
}
