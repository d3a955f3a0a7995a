import Foundation
import Maquette
import MaquetteSnapshots

/// The value of `--shard`: a part and the number of parts, or `auto` for what the machine's variables say.
enum ShardChoice {
    /// A service that splits jobs, by the names of its variables.
    private struct Service {
        let index: String
        let count: String
        /// What the service calls the first part.
        var first = 0
    }

    private static let services = [
        // https://bazel.build/reference/test-encyclopedia
        Service(index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS"),
        // https://circleci.com/docs/variables
        Service(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"),
        // https://buildkite.com/docs/pipelines/environment-variables
        Service(index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
        // https://docs.gitlab.com/ci/variables/predefined_variables: a job that is not split has the count 1 alone.
        Service(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
    ]

    static let option = Option.value(
        "--shard", "I/N",
        "only the I-th of N equal parts; `auto` takes them from the variables\nof Bazel, CircleCI, Buildkite or GitLab",
        completion: .words(["auto"]))

    /// nil for everything.
    static func shard(_ word: String) throws -> Shard? {
        if word == "auto" { return try shard(in: ProcessInfo.processInfo.environment) }
        guard let shard = Shard(word) else {
            throw Failure("--shard needs a part and the number of parts, as in 2/4, or auto, not `\(word.shortened)`")
        }
        return shard
    }

    private static func shard(in environment: [String: String]) throws -> Shard? {
        guard let service = services.first(where: { environment[$0.count] != nil }) else { return nil }
        let (index, count) = (environment[service.index] ?? "", environment[service.count] ?? "")
        if index.isEmpty, count == "1" { return nil }
        guard let number = Int(index), number < Int.max, let shard = Shard("\(number + 1 - service.first)/\(count)")
        else {
            throw Failure(
                "--shard auto: \(service.index) is `\(index)` and \(service.count) is `\(count)`, which is no part of a run"
            )
        }
        // Bazel wants to know that the test looks at its variables.
        if let file = environment["TEST_SHARD_STATUS_FILE"], !file.isEmpty {
            try AtomicFile.write([], to: FilePath(file))
        }
        return shard.count == 1 ? nil : shard
    }
}
