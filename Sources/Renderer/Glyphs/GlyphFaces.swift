import CCairo
import MaquetteDrawing
import MaquetteText

/// Font faces of one painting: FreeType's faces must not be used by two threads at once, and cairo's
/// are shared.
final class GlyphFaces {
    private var library: FT_Library?
    private var faces: [FontFaceID: FT_Face] = [:]

    deinit {
        // This frees the faces.
        if let library { FT_Done_FreeType(library) }
    }

    func face(_ id: FontFaceID) -> FT_Face? {
        if let face = faces[id] { return face }
        if library == nil { FT_Init_FreeType(&library) }
        guard let library, let file = FontLibrary.file(of: id) else { return nil }
        var face: FT_Face?
        let start = file.bytes.bindMemory(to: FT_Byte.self).baseAddress
        guard FT_New_Memory_Face(library, start, file.bytes.count, file.index, &face) == 0 else { return nil }
        faces[id] = face
        return face
    }
}
