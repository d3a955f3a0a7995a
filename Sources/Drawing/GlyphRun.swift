/// Glyphs of one face at one size, already placed, so that any thread can paint them without typesetting again.
public struct GlyphRun: Hashable, Sendable {
    /// A glyph and where its origin stands, in points from the origin of the run's text block, y growing downwards.
    public struct Glyph: Hashable, Sendable {
        public var id: UInt32
        public var x: Double
        public var y: Double

        public init(id: UInt32, x: Double, y: Double) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    public var face: FontFaceID
    public var size: Double
    /// How far the top leans to the right for each point of height; 0 is upright.
    public var slant: Double
    /// The width of the pen that follows the outlines; 0 where they are filled.
    public var pen: Double
    /// The glyphs from left to right.
    public var glyphs: [Glyph]
    /// The characters that the glyphs stand for, in reading order.
    public var text: String

    public init(face: FontFaceID, size: Double, slant: Double = 0, pen: Double = 0, glyphs: [Glyph], text: String) {
        self.face = face
        self.size = size
        self.slant = slant
        self.pen = pen
        self.glyphs = glyphs
        self.text = text
    }
}

/// Identifies a font face within the process; the typesetter assigns the identifiers and opens the faces for painting.
public struct FontFaceID: Hashable, Sendable, CustomStringConvertible {
    /// Depends on the order in which faces were first used: never write it into a result.
    public let number: Int
    /// The PostScript name, the same in every process.
    public let name: String

    public init(number: Int, name: String) {
        self.number = number
        self.name = name
    }

    public static func == (first: Self, second: Self) -> Bool { first.number == second.number }

    public func hash(into hasher: inout Hasher) { hasher.combine(number) }

    public var description: String { name }
}
