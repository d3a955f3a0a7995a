/// How bad a finding is, for people and for the systems that show it to them.
public enum Severity: String, CaseIterable, Hashable, Sendable {
    case warning, error
}
