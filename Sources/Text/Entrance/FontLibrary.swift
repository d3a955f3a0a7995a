import CCairo
import Glibc
import MaquetteDrawing

/// The fonts of the process: the composed system font, the pinned fallbacks and what was registered.
public enum FontLibrary {
    /// A registered face, by all the names that find it again.
    public struct Face: Hashable, Sendable {
        public var postScriptName: String
        public var fullName: String
        public var familyName: String
        public var styleName: String
        public var weight: FontWeight
        public var isItalic: Bool
    }

    /// Why there is no system font: the missing package, mostly; nil otherwise.
    public static var problem: String? {
        SystemFontFiles.path(weight: .regular, isItalic: false) == nil
            ? SystemFontFiles.missing : NamelessFile.problem
    }

    /// The letters of all texts so far that no font here has: they are boxes, and as wide as those.
    public static func unreadableLetters(areWide: Bool) -> [Unicode.Scalar] { UnreadableLetters.all(areWide: areWide) }

    /// Makes the faces of a font file usable by name; throws when the file cannot be read or is no font.
    @discardableResult
    public static func register(file path: String) throws(FontError) -> [Face] {
        guard let bytes = FontBytes(path: path) else { throw .unreadable(path) }
        return try register(bytes, name: path)
    }

    /// Makes the faces of a font held in memory usable by name.
    @discardableResult
    public static func register(data: [UInt8]) throws(FontError) -> [Face] {
        guard let bytes = FontBytes(parts: [.made(data)], name: "registered font") else {
            throw .notAFont("the font data")
        }
        return try register(bytes, name: "the font data")
    }

    /// The registered faces, in the order of registration.
    public static var registeredFaces: [Face] { Engine.shared.withLock { $0.store.registeredFaces.map(\.facts) } }

    /// The face for a requested font, which also says whether a name is known.
    public static func face(for font: TextFont) -> Face { Engine.shared.withLock { $0.store.face(for: font).facts } }

    /// Whether a face or family has the name, among those that were registered and those of a collection.
    public static func knows(_ name: String, in collection: FontCollection? = nil) -> Bool {
        let faces = Engine.shared.withLock { engine in
            (engine.store.registeredFaces + engine.store.faces(of: collection)).map(\.facts)
        }
        return faces.contains { [$0.postScriptName, $0.fullName, $0.familyName].contains(name) }
    }

    /// The measurements of a font at its size.
    public static func metrics(of font: TextFont) -> FontMetrics {
        Engine.shared.withLock { $0.store.metrics(of: font) }
    }

    /// The cairo font face (`cairo_font_face_t *`) that draws the glyphs of a run; nil for an unknown identifier.
    ///
    /// The face belongs to the library and lives as long as the process; cairo locks it, so any thread may draw with it.
    public static func cairoFace(for face: FontFaceID) -> OpaquePointer? {
        Engine.shared.withLock { engine in
            engine.store.face(face)?.openForPainting().map { UInt(bitPattern: $0) }
        }.flatMap { OpaquePointer(bitPattern: $0) }
    }

    /// How to transform the outlines of a run's glyphs.
    public static func fit(of face: FontFaceID) -> OutlineFit {
        Engine.shared.withLock { $0.store.face(face)?.fit } ?? OutlineFit()
    }

    /// How far the outlines of a run's glyphs are moved to the right.
    public static func bearings(of face: FontFaceID, size: Double) -> SideBearings {
        Engine.shared.withLock { $0.store.face(face)?.system?.bearings(size: size) } ?? SideBearings()
    }

    /// The font file that a run's glyphs are from, and the face's place in it. The bytes stay as long as the process.
    public static func file(of face: FontFaceID) -> (bytes: UnsafeRawBufferPointer, index: Int)? {
        let found = Engine.shared.withLock { engine in
            engine.store.face(face).map { ($0.source, $0.index) }
        }
        return found.map { ($0.0.bytes, $0.1) }
    }

    /// The installed files that the outlines of the system font come from.
    public static var outlineFiles: [String] {
        let weights: [FontWeight] = [.regular, .medium, .semibold, .bold]
        return weights.compactMap { SystemFontFiles.path(weight: $0, isItalic: false) }
    }

    /// The installed fallback fonts, in the order they are tried.
    public static var fallbackFiles: [String] { FallbackFonts.candidates.map(\.path).filter { access($0, R_OK) == 0 } }

    /// The packages of fallback fonts that are not installed, and what they are for.
    public static var missingFallbacks: [String] { FallbackFonts.missingPackages { access($0, R_OK) == 0 } }

    private static func register(_ bytes: FontBytes, name: String) throws(FontError) -> [Face] {
        let added = Engine.shared.withLock { $0.register(bytes).map(\.facts) }
        if added.isEmpty { throw .notAFont(name) }
        return added
    }
}

/// Why a font could not be registered.
public enum FontError: Error, Hashable, CustomStringConvertible {
    case unreadable(String)
    case notAFont(String)

    public var description: String {
        switch self {
        case .unreadable(let path): "\(path) cannot be read."
        case .notAFont(let name): "\(name) is not a font that can be used: TrueType and OpenType fonts can."
        }
    }
}

extension FontFace {
    var facts: FontLibrary.Face {
        FontLibrary.Face(
            postScriptName: postScriptName, fullName: fullName, familyName: familyName, styleName: styleName,
            weight: weight, isItalic: isItalic)
    }
}
