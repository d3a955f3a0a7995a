import Maquette

/// What drew a snapshot: the release of Maquette, the edition of its rules and its fonts, and the release of iOS that was shown.
public struct SnapshotMaker: Hashable, Sendable {
    /// The line of a sidecar: `Maquette 0.1.0, rules 1, fonts 3f2a9c01; iOS 26.0`.
    public let line: String

    package init(line: String) { self.line = line }

    /// This Maquette.
    package init(_ fingerprint: RendererFingerprint, release: String) {
        line =
            "Maquette \(Edition.version), rules \(Edition.rules), fonts \(fingerprint.fonts.description.prefix(8)); \(release)"
    }

    /// The maker without the release of iOS, which the document decides.
    package var words: String { String(line.prefix { $0 != ";" }) }

    /// Whether both would draw the same picture of the same input.
    package func drawsAs(_ other: SnapshotMaker) -> Bool { words == other.words }
}
