/// Fallback fonts, in the order in which they are tried.
///
/// The list is fixed so that the same packages give the same picture on every machine, whatever else is installed.
/// `Scripts/setup` installs all of them.
enum FallbackFonts {
    struct Candidate {
        /// The file of the regular weight.
        let path: String
        let boldPath: String
        /// The blocks that the font is opened for; opening a large font only to find a character missing is slow.
        let blocks: [ClosedRange<UInt32>]

        fileprivate init(_ path: String, bold: String? = nil, _ blocks: ClosedRange<UInt32>...) {
            self.init(path, bold: bold, blocks: blocks)
        }

        fileprivate init(_ path: String, bold: String? = nil, blocks: [ClosedRange<UInt32>]) {
            self.path = path
            boldPath = bold ?? path
            self.blocks = blocks
        }

        /// A sans serif of Noto, in two weights.
        fileprivate static func noto(_ script: String, _ blocks: ClosedRange<UInt32>...) -> Candidate {
            let path = truetype + "noto/NotoSans\(script)-"
            return Candidate(path + "Regular.ttf", bold: path + "Bold.ttf", blocks: blocks)
        }

        /// The package of Debian and Ubuntu that has the file, and for what; nil where Maquette has it.
        var package: String? {
            guard path.contains("/noto/") else { return nil }
            if path.hasSuffix("NotoColorEmoji.ttf") { return "fonts-noto-color-emoji, for emoji" }
            return isCollection
                ? "fonts-noto-cjk, for Chinese, Japanese and Korean"
                : "fonts-noto-core, for Arabic, Hebrew, Devanagari, Thai and more"
        }

        /// Whether the file has a face for each `EastAsianWriting`.
        var isCollection: Bool { path.hasSuffix(".ttc") }

        func has(_ character: Unicode.Scalar) -> Bool { blocks.contains { $0.contains(character.value) } }
    }

    static let candidates: [Candidate] = [
        Candidate(truetype + "noto/NotoColorEmoji.ttf", blocks: emojiBlocks),
        .noto("Arabic", 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF),
        .noto("Hebrew", 0x590...0x5FF, 0xFB1D...0xFB4F),
        .noto("Devanagari", 0x900...0x97F, 0xA8E0...0xA8FF),
        .noto("Bengali", 0x980...0x9FF),
        .noto("Gurmukhi", 0xA00...0xA7F),
        .noto("Gujarati", 0xA80...0xAFF),
        .noto("Oriya", 0xB00...0xB7F),
        .noto("Tamil", 0xB80...0xBFF),
        .noto("Telugu", 0xC00...0xC7F),
        .noto("Kannada", 0xC80...0xCFF),
        .noto("Malayalam", 0xD00...0xD7F),
        .noto("Sinhala", 0xD80...0xDFF),
        .noto("Thai", 0xE00...0xE7F),
        .noto("Lao", 0xE80...0xEFF),
        .noto("Myanmar", 0x1000...0x109F),
        .noto("Georgian", 0x10A0...0x10FF, 0x1C90...0x1CBF),
        .noto("Ethiopic", 0x1200...0x139F),
        .noto("Khmer", 0x1780...0x17FF, 0x19E0...0x19FF),
        .noto("Armenian", 0x530...0x58F, 0xFB13...0xFB17),
        Candidate(
            opentype + "noto/NotoSansCJK-Regular.ttc", bold: opentype + "noto/NotoSansCJK-Bold.ttc",
            blocks: eastAsianBlocks),
        .noto("", 0...0x2BFF, 0xA640...0xAB6F),
        Candidate(StandIns.path, 0...0x1_FFFF),
        Candidate(truetype + "noto/NotoSansSymbols2-Regular.ttf", 0x2000...0x2BFF, 0x1_F000...0x1_FBFF),
        Candidate(truetype + "noto/NotoSansMath-Regular.ttf", 0x2000...0x2BFF, 0x1_D400...0x1_D7FF),
    ]

    /// The packages none of whose files is there, in the order in which their fonts are tried.
    static func missingPackages(isThere: (String) -> Bool) -> [String] {
        var all: [String] = []
        for package in candidates.compactMap(\.package) where !all.contains(package) { all.append(package) }
        let present = Set(candidates.filter { isThere($0.path) }.compactMap(\.package))
        return all.filter { !present.contains($0) }
    }

    /// The place of the font for emoji.
    static let emoji = 0

    private static let truetype = "/usr/share/fonts/truetype/"
    private static let opentype = "/usr/share/fonts/opentype/"
    private static let eastAsianBlocks: [ClosedRange<UInt32>] = [
        0x1100...0x11FF, 0x2E80...0x31FF, 0x3200...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
        0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x2_0000...0x3_FFFF,
    ]
    private static let emojiBlocks: [ClosedRange<UInt32>] = [
        0x203C...0x203C, 0x2049...0x2049, 0x20E3...0x20E3, 0x231A...0x23FF, 0x25FB...0x27BF, 0x2934...0x2935,
        0x2B05...0x2B55, 0x1_F000...0x1_FAFF,
    ]
}
