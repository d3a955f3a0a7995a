import MaquetteDrawing
import MaquetteRenderer
import MaquetteViewModel

/// The scenes of a document at their places on the canvas, with arrows for segues.
public struct StoryboardSheet {
    public struct Entry {
        public var scene: DocumentScene
        public var picture: Picture

        public init(_ scene: DocumentScene, _ picture: Picture) { (self.scene, self.picture) = (scene, picture) }
    }

    public var entries: [Entry]

    public init(_ entries: [Entry]) { self.entries = entries }

    /// Whether the scenes have places on the canvas.
    public static func isWorthwhile(_ scenes: [DocumentScene]) -> Bool {
        scenes.count > 1 && scenes.contains { $0.place != nil }
    }

    private static let margin: CGFloat = 60
    private static let titleHeight = 26.0
    /// The distance between scenes that would touch.
    private static let gap = 30.0

    /// The sheet, at the given scale or the largest below it that a picture can have.
    @MainActor public func picture(scale wanted: CGFloat = 1) throws -> Picture {
        let placed = placedFrames()
        let bounds = placed.values.dropFirst().reduce(placed.values.first ?? .zero) { $0.union($1) }
        // Space for the arrow to the initial scene.
        let outer = bounds.insetBy(dx: -Self.margin, dy: -Self.margin)
        let frames = placed.mapValues { $0.offsetBy(dx: -outer.minX, dy: -outer.minY) }
        let size = Size(Double(outer.width), Double(outer.height))
        var sheet = DisplayList(size: size)
        sheet.fill(.rect(Rect(size)), Color(red: 0.9, green: 0.9, blue: 0.92))
        for entry in entries {
            guard let frame = frames[entry.scene.id] else { continue }
            try draw(entry, frame, on: &sheet)
        }
        try SegueArrows(entries.map(\.scene), frames: frames).draw(on: &sheet)
        return Picture(sheet, scale: CGFloat(Self.scale(for: size, wanted: Double(wanted))))
    }

    @MainActor private func draw(_ entry: Entry, _ frame: CGRect, on sheet: inout DisplayList) throws {
        let list = try entry.picture.seenList()
        let title = try SheetText.list(
            entry.scene.name, font: .systemFont(ofSize: 13, weight: .semibold), gray: 0.25, width: list.size.width)
        let left = Double(frame.minX)
        sheet.transform(.translation(left, Double(frame.minY))) { $0.append(title) }
        sheet.transform(.translation(left, Double(frame.minY) + Self.titleHeight)) { sheet in
            let rect = Rect(list.size)
            sheet.fill(.rect(rect), .white)
            sheet.clip(to: .rect(rect)) { $0.append(list) }
            sheet.stroke(.rect(rect), StrokeStyle(width: 1), Color(red: 0, green: 0, blue: 0, alpha: 0.25))
        }
    }

    // MARK: Places

    /// The scenes with their titles, by id: at their places, moved apart where they would overlap, and those without a
    /// place in a row below.
    func placedFrames() -> [String: CGRect] {
        let placed = entries.filter { $0.scene.place != nil }
        var frames: [String: CGRect] = [:]
        for spread in [1, 1.15, 1.3, 1.5, 1.75, 2, 2.5, 3, 4] as [CGFloat] {
            frames = Dictionary(placed.map { ($0.scene.id, frame($0, spread: spread)) }) { first, _ in first }
            if !overlap(Array(frames.values)) { break }
        }
        if overlap(Array(frames.values)) { frames = pushedDown(placed, frames) }
        let bounds = frames.values.dropFirst().reduce(frames.values.first ?? .zero) { $0.union($1) }
        var left = bounds.minX
        for entry in entries where entry.scene.place == nil {
            let size = Self.size(of: entry)
            frames[entry.scene.id] = CGRect(
                origin: CGPoint(x: left, y: bounds.maxY + CGFloat(Self.gap)), size: size)
            left += size.width + CGFloat(Self.gap)
        }
        return frames
    }

    private static func size(of entry: Entry) -> CGSize {
        let size = entry.picture.list.size
        return CGSize(width: CGFloat(size.width), height: CGFloat(size.height + titleHeight))
    }

    private func frame(_ entry: Entry, spread: CGFloat) -> CGRect {
        let size = Self.size(of: entry)
        let place = entry.scene.place ?? .zero
        return CGRect(
            x: (place.x * spread - size.width / 2).rounded(), y: (place.y * spread - size.height / 2).rounded(),
            width: size.width, height: size.height)
    }

    private func overlap(_ frames: [CGRect]) -> Bool {
        for (index, frame) in frames.enumerated() {
            let room = frame.insetBy(dx: 0, dy: -4)
            if frames[(index + 1)...].contains(where: { $0.intersects(room) }) { return true }
        }
        return false
    }

    /// Scenes that overlap however far the canvas is spread are placed below those before them.
    private func pushedDown(_ placed: [Entry], _ frames: [String: CGRect]) -> [String: CGRect] {
        var settled: [String: CGRect] = [:]
        for entry in placed {
            guard var frame = frames[entry.scene.id] else { continue }
            while let other = settled.values.filter({ $0.intersects(frame) }).max(by: { $0.maxY < $1.maxY }) {
                frame.origin.y = other.maxY + CGFloat(Self.gap)
            }
            settled[entry.scene.id] = frame
        }
        return settled
    }

    private static func scale(for size: Size, wanted: Double) -> Double {
        let side = Double(Bitmap.longestSide - 1) / max(size.width, size.height)
        let area = (Double(Bitmap.mostPixels) / (size.width * size.height)).squareRoot() * 0.999
        return min(wanted, side, area)
    }
}

/// Words on sheets.
@MainActor enum SheetText {
    static func list(
        _ text: String, font: UIFont, gray: CGFloat, width: Double, alignment: NSTextAlignment = .natural
    ) throws -> DisplayList {
        let stage = Stage(style: .light, direction: .leftToRight, room: .size(width: CGFloat(width), height: 18))
        return try stage.picture(
            of: {
                let label = UILabel()
                label.text = text
                label.font = font
                label.textColor = UIColor(white: gray, alpha: 1)
                label.lineBreakMode = .byTruncatingMiddle
                label.textAlignment = alignment
                return label
            }()
        ).list
    }
}
