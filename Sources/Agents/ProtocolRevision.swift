/// The revisions of the Model Context Protocol that are spoken.
package enum ProtocolRevision {
    /// Every request says its revision, and there is no handshake.
    package static let stateless = ["2026-07-28"]
    /// A client introduces itself with `initialize` first; the newest comes first.
    package static let withHandshake = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

    /// The revision for a client that asks for one in its handshake: that one, or the newest, which it may refuse.
    static func agreed(on wanted: String?) -> String {
        wanted.flatMap { withHandshake.contains($0) ? $0 : nil } ?? withHandshake[0]
    }
}
