import Foundation

/// The variables that the program has which code is loaded into. It and its children hold no others: what code finds in memory, or
/// by way of `/proc`, is no secret.
enum KeptVariables {
    private static let names: Set<String> = [
        "PATH", "HOME", "USER", "LOGNAME", "TMPDIR", "TZ", "LANG", "LANGUAGE", "TERM", "COLORTERM", "NO_COLOR",
        "COLUMNS", "LD_LIBRARY_PATH", "LIBTHAI_DICTDIR", "TOOLCHAINS", "SWIFT_BACKTRACE", "SWIFT_DETERMINISTIC_HASHING",
        "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "BROWSER",
        "CI", "GITHUB_ACTIONS", "GITHUB_WORKSPACE", "GITHUB_STEP_SUMMARY", "GITLAB_CI", "SOURCE_DATE_EPOCH", "GIT_DIR",
        "GIT_WORK_TREE", "GIT_INDEX_FILE",
        "TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", "TEST_SHARD_STATUS_FILE", "CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL",
        "BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", "CI_NODE_INDEX", "CI_NODE_TOTAL",
    ]
    private static let beginnings = ["LC_", "MAQUETTE_", "XDG_", "ASAN_", "TSAN_"]

    static func has(_ name: String) -> Bool {
        names.contains(name) || beginnings.contains { name.hasPrefix($0) }
    }

    static var areAll: Bool { ProcessInfo.processInfo.environment.keys.allSatisfy(has) }

    /// `NAME=value`, each as the system wants it.
    static var all: [String] {
        ProcessInfo.processInfo.environment.filter { has($0.key) }.map { "\($0.key)=\($0.value)" }.sorted()
    }
}
