import Foundation

/// The text file beside a baseline: how its picture was made, what it contains, and the layout.
public struct Sidecar: Hashable, Sendable {
    /// The fingerprint of the renderer, and its libraries in words.
    public var renderer: String
    /// What the layout was shown on: device, appearance, text size.
    public var setting: String
    public var size: PixelSize
    /// Whether the picture is a single colour.
    public var isSingleColor: Bool
    /// The digests of the picture's file, of its pixels, and of the display list that was painted.
    public var file: Digest
    public var pixels: Digest
    public var list: Digest
    /// The Maquette that drew it, and what for; nil of one that did not say so.
    public var maker: SnapshotMaker?
    private var layoutText: String

    /// The layout; nil when it was edited and cannot be read.
    public var layout: LayoutRecord? { LayoutRecord(layoutText) }

    public init(
        renderer: String, setting: String, size: PixelSize, isSingleColor: Bool, file: Digest, pixels: Digest,
        list: Digest, maker: SnapshotMaker? = nil, layout: LayoutRecord
    ) {
        self.renderer = renderer
        self.setting = setting
        self.size = size
        self.isSingleColor = isSingleColor
        self.file = file
        self.pixels = pixels
        self.list = list
        self.maker = maker
        layoutText = layout.description
    }

    /// Whether the picture came from the renderer of a fingerprint.
    public func isMade(by fingerprint: RendererFingerprint) -> Bool {
        renderer.hasPrefix(fingerprint.digest.description + " ")
    }

    private static let title = "maquette snapshot 1"

    public var text: String {
        """
        \(Self.title)
        renderer: \(renderer)
        setting: \(setting)
        picture: \(size)\(isSingleColor ? ", one colour" : "")
        file: \(file)
        pixels: \(pixels)
        list: \(list)
        \(maker.map { "\(Self.makerName): \($0.line)\n" } ?? "")\(layoutText)
        """
    }

    private static let makerName = "made by"

    /// Reads what ``text`` wrote; nil when it is anything else.
    public init?(_ text: String) {
        let lines = text.split(separator: "\n", maxSplits: 7, omittingEmptySubsequences: false)
        guard lines.count == 8, lines[0] == Self.title else { return nil }
        func value(_ number: Int, _ name: String) -> Substring? {
            lines[number].hasPrefix(name + ": ") ? lines[number].dropFirst(name.count + 2) : nil
        }
        guard let renderer = value(1, "renderer"), let setting = value(2, "setting"),
            let picture = value(3, "picture")?.split(separator: ","),
            let sides = picture.first?.split(separator: " "), sides.count == 3,
            let width = Int(sides[0]), let height = Int(sides[2]),
            let file = value(4, "file").flatMap({ Digest($0) }),
            let pixels = value(5, "pixels").flatMap({ Digest($0) }), let list = value(6, "list").flatMap({ Digest($0) })
        else { return nil }
        self.renderer = String(renderer)
        self.setting = String(setting)
        size = PixelSize(width: width, height: height)
        isSingleColor = picture.count > 1
        self.file = file
        self.pixels = pixels
        self.list = list
        // Older sidecars go on with the layout.
        let rest = lines[7].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        if rest.count == 2, rest[0].hasPrefix(Self.makerName + ": ") {
            maker = SnapshotMaker(line: String(rest[0].dropFirst(Self.makerName.count + 2)))
            layoutText = String(rest[1])
        } else {
            layoutText = String(lines[7])
        }
    }
}
