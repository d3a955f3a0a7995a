/// One snapshot in a report.
package struct ReportEntry: Hashable, Sendable, Codable {
    /// The path of the baseline, which identifies a snapshot in reports and lists.
    package var id: String
    package var state: SnapshotState
    /// The file that describes the screen, or the test.
    package var file: String
    package var line: Int?
    /// The scene, or the test and the name of the snapshot.
    package var name: String
    package var variant: Variant
    /// What is wrong, or why the snapshot passes although it differs, in one line.
    package var summary: String
    package var pictures: Pictures
    /// The share of the pixels that are wrong, from 0 to 1, where both pictures have one size.
    package var differentShare: Double?
    /// The largest connected regions of wrong pixels, the largest first.
    package var regions: [PixelRegion]
    package var changes: LayoutChanges
    /// A digest of the baseline's file, so that a baseline that has changed since is not replaced.
    package var baselineFile: Digest?
    /// The baseline's renderer, when the pixels differ and it is another one.
    package var formerRenderer: String?
    /// The Maquette that drew the baseline, when the pictures differ and it is another one.
    package var formerVersion: String?

    package init(
        id: String, state: SnapshotState, file: String, line: Int? = nil, name: String, variant: Variant = Variant(),
        summary: String = ""
    ) {
        self.id = id
        self.state = state
        self.file = file
        self.line = line
        self.name = name
        self.variant = variant
        self.summary = summary
        pictures = Pictures()
        regions = []
        changes = LayoutChanges()
    }

    /// Takes over the result of the comparison.
    package mutating func take(_ finding: SnapshotFinding) {
        state = finding.state
        summary = finding.summary
        changes = finding.changes
        differentShare = finding.deviation?.differentShare
        regions = Array((finding.deviation?.regions ?? []).prefix(Self.mostRegions))
        baselineFile = finding.baselineFile
        formerRenderer = finding.state == .otherRenderer ? finding.formerRenderer : nil
        formerVersion = finding.formerVersion
    }

    package static let mostRegions = 20

    /// The variant of a scene, in words; what does not vary may be left out.
    package struct Variant: Hashable, Sendable, Codable {
        package var device: String?
        /// The release of iOS, if it is not the default.
        package var release: String?
        package var orientation: String?
        /// The size it was laid out in, if that is not the screen.
        package var size: String?
        package var appearance: String?
        package var textSize: String?
        package var direction: String?
        package var locale: String?
        /// Pixels per point, if they are not the device's.
        package var scale: String?
        /// The words that some views draw themselves by the project's own code; nil if none does.
        package var code: String?

        static let withCode = "with the project's code"

        package init(
            device: String? = nil, release: String? = nil, orientation: String? = nil, size: String? = nil,
            appearance: String? = nil, textSize: String? = nil, direction: String? = nil, locale: String? = nil,
            scale: String? = nil, code: String? = nil
        ) {
            self.device = device
            self.release = release
            self.orientation = orientation
            self.size = size
            self.appearance = appearance
            self.textSize = textSize
            self.direction = direction
            self.locale = locale
            self.scale = scale
            self.code = code
        }

        package var words: [String] {
            [device, release, orientation, size, appearance, textSize, direction, locale, scale, code].compactMap { $0 }
                .filter {
                    !$0.isEmpty
                }
        }
    }

    /// The pictures, as paths relative to the folder of the report.
    package struct Pictures: Hashable, Sendable, Codable {
        package var before: String?
        package var after: String?
        package var difference: String?
        /// The sidecar for the new picture when it becomes the baseline.
        package var layout: String?
        package var beforeSize: PixelSize?
        package var afterSize: PixelSize?
        /// Pixels for a point.
        package var scale: Double?

        package init() {}

        package var paths: [String] { [before, after, difference, layout].compactMap { $0 } }
    }

    /// Whether a person has to decide about the new picture.
    package var isOpen: Bool { pictures.after != nil && !state.passes }

    /// The name and the variant, for people: `Sign In, iPhone 15, dark`.
    package var title: String { ([name] + variant.words).filter { !$0.isEmpty }.joined(separator: ", ") }
}
