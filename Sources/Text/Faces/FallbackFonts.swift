/// Fallback fonts, in the order in which they are tried.
///
/// The list is fixed so that the same packages give the same picture on every machine, whatever else is installed.
enum FallbackFonts {
    struct Candidate {
        var path: String
        var index = 0
        /// The blocks that the font is opened for; opening a large font only to find a character missing is slow.
        var blocks: [ClosedRange<UInt32>]
    }

    static let candidates: [Candidate] = [
        Candidate(path: truetype + "noto/NotoColorEmoji.ttf", blocks: emoji),
        Candidate(path: truetype + "noto/NotoSansArabic-Regular.ttf", blocks: arabic),
        Candidate(path: truetype + "noto/NotoSansHebrew-Regular.ttf", blocks: hebrew),
        Candidate(path: truetype + "noto/NotoSansDevanagari-Regular.ttf", blocks: [0x900...0x97F, 0xA8E0...0xA8FF]),
        Candidate(path: truetype + "noto/NotoSansBengali-Regular.ttf", blocks: [0x980...0x9FF]),
        Candidate(path: truetype + "noto/NotoSansTamil-Regular.ttf", blocks: [0xB80...0xBFF]),
        Candidate(path: truetype + "noto/NotoSansThai-Regular.ttf", blocks: [0xE00...0xE7F]),
        Candidate(path: opentype + "noto/NotoSansCJK-Regular.ttc", blocks: eastAsian),
        Candidate(path: truetype + "noto/NotoSans-Regular.ttf", blocks: [0...0x2BFF, 0xA640...0xAB6F]),
        Candidate(path: StandIns.path, blocks: [0...0x1_FFFF]),
        Candidate(
            path: truetype + "noto/NotoSansSymbols2-Regular.ttf", blocks: [0x2000...0x2BFF, 0x1_F000...0x1_FBFF]),
        Candidate(path: truetype + "noto/NotoSansMath-Regular.ttf", blocks: [0x2000...0x2BFF, 0x1_D400...0x1_D7FF]),
    ]

    private static let truetype = "/usr/share/fonts/truetype/"
    private static let opentype = "/usr/share/fonts/opentype/"
    private static let arabic: [ClosedRange<UInt32>] = [
        0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF,
    ]
    private static let hebrew: [ClosedRange<UInt32>] = [0x590...0x5FF, 0xFB1D...0xFB4F]
    private static let eastAsian: [ClosedRange<UInt32>] = [
        0x1100...0x11FF, 0x2E80...0x31FF, 0x3200...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
        0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x2_0000...0x3_FFFF,
    ]
    private static let emoji: [ClosedRange<UInt32>] = [
        0x203C...0x203C, 0x2049...0x2049, 0x20E3...0x20E3, 0x231A...0x23FF, 0x25FB...0x27BF, 0x2934...0x2935,
        0x2B05...0x2B55, 0x1_F000...0x1_FAFF,
    ]
}
