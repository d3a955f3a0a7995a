/// Which symbols are mirrored where text runs from right to left.
enum SymbolDirections {
    /// Whether a symbol shows a direction in the text, or has a form of Apple's for right to left that is the mirrored one. Forms with
    /// letters, numbers, question marks or ticks are not turned.
    static func turns(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        if parts.contains("forward") || parts.contains("backward") { return true }
        return mirrored.contains(name.hasSuffix(".fill") ? String(name.dropLast(".fill".count)) : name)
    }

    private static let mirrored: Set<String> = [
        "apps.iphone.landscape", "bubble.left.and.text.bubble.right", "doc.append", "doc.text.below.ecg",
        "filemenu.and.cursorarrow", "homepod.and.appletv", "macwindow.and.cursorarrow", "macwindow.on.rectangle",
        "mail.and.text.magnifyingglass", "message.badge", "message.badge.circle", "message.badge.filled",
        "pencil.and.list.clipboard", "phone.bubble", "quote.bubble", "rectangle.and.pencil.and.ellipsis",
        "rectangle.and.text.magnifyingglass", "speaker.wave.2.bubble", "speaker.zzz", "text.below.photo", "text.bubble",
        "text.magnifyingglass", "text.quote", "video.bubble",
    ]
}
