import MaquetteDrawing
import MaquetteRenderer
import MaquetteViewModel

/// A picture of a view, ready to be painted: a plain value that any thread may turn into a file.
public struct Picture: Hashable, Sendable {
    public enum Format: String, CaseIterable, Hashable, Sendable {
        case png, svg, pdf
        /// The list of what is painted, for reading and for comparing in tests.
        case text
    }

    package let list: DisplayList
    /// Pixels for each point in a PNG.
    public let scale: CGFloat
    /// The colour vision of who sees it; nil is normal.
    package var vision: ColorVision?
    /// The screen alone, where the system draws over it.
    private let screen: DisplayList?
    /// What a PNG shows one after the other; of all else the picture is the first frame.
    package private(set) var film: Film?

    package init(_ list: DisplayList, scale: CGFloat, vision: ColorVision? = nil, over screen: DisplayList? = nil) {
        self.list = list
        self.scale = scale
        self.vision = vision
        self.screen = screen
    }

    package init(_ film: Film) {
        self = film.frames[0]
        self.film = film
    }

    /// This picture with another number of pixels for each point. Its layout stays that of its own scale.
    package func scaled(to scale: CGFloat) -> Picture { Picture(list, scale: scale, vision: vision, over: screen) }

    /// The picture's size in points.
    public var size: CGSize { CGSize(width: list.size.width, height: list.size.height) }

    /// The picture as pixels.
    package func bitmap() throws -> Bitmap {
        let bitmap = try Bitmap(list, scale: Double(scale))
        return vision.map(bitmap.seen) ?? bitmap
    }

    /// The picture without what the system draws over a screen; nil where that is nothing.
    package var ofScreenAlone: Picture? { screen.map { Picture($0, scale: scale, vision: vision) } }

    /// Whether all of the picture has one colour, or all of the screen in it: then nothing can be seen.
    package var isBlank: Bool { (try? (ofScreenAlone ?? self).scaled(to: 1).bitmap().isUniform) ?? false }

    /// What is painted, for pictures that are made of others: as seen with that colour vision, which only pixels can show.
    package func seenList() throws -> DisplayList {
        guard vision != nil, let image = try bitmap().image else { return list }
        var seen = DisplayList(size: list.size)
        seen.draw(ImagePlacement(image, in: Rect(list.size), scale: Double(scale)))
        return seen
    }

    public func png() throws -> Data { try data(as: .png) }
    public func svg() throws -> Data { try data(as: .svg) }
    public func pdf() throws -> Data { try data(as: .pdf) }
    public var text: String { list.description }

    public func data(as format: Format) throws -> Data { Data(try bytes(as: format)) }

    package func bytes(as format: Format) throws -> [UInt8] {
        switch format {
        case .png: try film?.png() ?? still()
        case .svg: try seenList().svg()
        case .pdf: try seenList().pdf()
        case .text: Array(text.utf8)
        }
    }

    private func still() throws -> [UInt8] {
        try vision == nil ? list.png(scale: Double(scale)) : bitmap().png()
    }
}

@MainActor extension Stage {
    public func picture(of view: @autoclosure () throws -> UIView) throws -> Picture {
        try show(view()) { $0.picture() }
    }

    public func picture(of controller: @autoclosure () throws -> UIViewController) throws -> Picture {
        try show(controller()) { $0.picture() }
    }

    public func picture(of scene: @autoclosure () throws -> BuiltScene) throws -> Picture {
        try show(scene()) { $0.picture() }
    }
}
