/// A place where code comes to a stub: a type that is missing, or a member that was made up.
///
/// Stubs are declared as deprecated, so that the compiler itself says where one is used, without a name too: a member of what
/// another file returns, or one that only its first use has revealed.
public struct StubUse: Codable, Sendable, Hashable {
    public var path: String
    public var line: Int
    /// The name in the report: `Player`, `UIView.snp`.
    public var name: String

    public init(path: String, line: Int, name: String) {
        (self.path, self.line, self.name) = (path, line, name)
    }

    private static let words = "stands for what is missing"

    /// Before the declaration of a stub.
    static func mark(_ name: String) -> String {
        "@available(*, deprecated, message: \"\(name) \(words)\") "
    }

    /// What the compiler printed in the style of llvm: for each file the first place of each name.
    public static func all(in output: String) -> [StubUse] {
        var first: [String: StubUse] = [:]
        for line in output.split(separator: "\n") where line.contains(words) {
            guard
                let match = line.firstMatch(
                    of: /^(.+?):(\d+):\d+: warning: .* is deprecated: (.+) stands for what is missing/),
                let number = Int(match.output.2)
            else { continue }
            let use = StubUse(path: String(match.output.1), line: number, name: String(match.output.3))
            let key = use.path + "\n" + use.name
            if number < first[key]?.line ?? .max { first[key] = use }
        }
        return first.values.sorted { ($0.path, $0.line, $0.name) < ($1.path, $1.line, $1.name) }
    }
}
