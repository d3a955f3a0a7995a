/// The severity of a finding.
public enum Severity: String, CaseIterable, Hashable, Sendable, Codable {
    case warning, error
}
