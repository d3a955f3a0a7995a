import Foundation

/// Runs other programs.
enum Tool {
    /// Runs one to its end; both its outputs together.
    static func run(_ name: String, _ arguments: [String]) throws -> (text: String, status: Int32) {
        let result = try RunningProgram(name, arguments, isHeardOfErrors: name != "swift").finish()
        return (result.text, result.status)
    }

    /// Runs several at once, each to its end.
    static func runTogether(_ jobs: [(program: String, arguments: [String])]) throws -> [(text: String, status: Int32)]
    {
        let results = ResultsOfJobs(count: jobs.count)
        DispatchQueue.concurrentPerform(iterations: jobs.count) { index in
            results.set(index, Result { try run(jobs[index].program, jobs[index].arguments) })
        }
        return try results.values.map { try $0.get() }
    }
}

private final class ResultsOfJobs: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result<(text: String, status: Int32), any Error>?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func set(_ index: Int, _ result: Result<(text: String, status: Int32), any Error>) {
        lock.withLock { results[index] = result }
    }

    var values: [Result<(text: String, status: Int32), any Error>] { lock.withLock { results.compactMap { $0 } } }
}
