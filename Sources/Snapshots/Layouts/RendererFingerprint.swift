import Maquette
import MaquetteDrawing
import MaquetteFiles
import MaquetteRenderer
import MaquetteText

/// What decides the pixels of a display list on this machine: with equal fingerprints equal lists give equal pictures.
public struct RendererFingerprint: Hashable, Sendable {
    /// Libraries with their versions, and digests of fonts.
    public let parts: [Part]
    /// The digest of the pixels of a picture that uses every drawing operation.
    public let picture: Digest
    public let digest: Digest
    /// The digest of the outlines of the system font.
    package let fonts: Digest

    public struct Part: Hashable, Sendable {
        public let name: String
        public let value: String
    }

    /// The fingerprint of this process.
    @MainActor public static func current() throws -> RendererFingerprint {
        if let known { return known }
        let fingerprint = RendererFingerprint(
            parts: libraries + fonts, picture: try FingerprintPicture.bitmap().pixelDigest)
        known = fingerprint
        return fingerprint
    }

    @MainActor private static var known: RendererFingerprint?

    private init(parts: [Part], picture: Digest) {
        var builder = DigestBuilder()
        for part in parts {
            builder.add(part.name)
            builder.add(part.value)
        }
        builder.add(picture.high)
        builder.add(picture.low)
        self.parts = parts
        self.picture = picture
        digest = builder.digest
        fonts = Digest(Array(Self.fonts.map(\.value).joined(separator: " ").utf8))
    }

    private static var libraries: [Part] { LibraryVersions.all.map { Part(name: $0.name, value: $0.version) } }

    /// The files of the system font, whose outlines decide pixels.
    package static var fontFiles: [String] { FontLibrary.outlineFiles }

    /// Only the outlines of the system font: a fallback counts where its glyphs are in a picture.
    private static var fonts: [Part] {
        FontLibrary.outlineFiles.map { path in
            let bytes = try? FilePath(path).contents()
            let name = String(decoding: FilePath(path).name, as: UTF8.self)
            return Part(name: name, value: bytes.map { Digest($0).description } ?? "unreadable")
        }
    }

    /// The installed fallback fonts.
    public static var fallbackFonts: [String] { FontLibrary.fallbackFiles }
    /// The packages of such fonts that are not installed, and what they are for.
    public static var missingFonts: [String] { FontLibrary.missingFallbacks }

    /// The fingerprint in one line, as baselines store it: enough to see what differs from another machine.
    public var line: String {
        let versions = Self.libraries.map { "\($0.name) \($0.value)" }
        return ([digest.description] + versions).joined(separator: " ")
    }
}

extension Bitmap {
    /// A digest of the size and all pixels.
    public var pixelDigest: Digest {
        var builder = DigestBuilder()
        builder.add(width)
        builder.add(height)
        withPixels { builder.add($0) }
        return builder.digest
    }
}
