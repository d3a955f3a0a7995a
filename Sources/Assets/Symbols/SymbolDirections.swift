/// Which symbols are mirrored where text runs from right to left.
enum SymbolDirections {
    /// Those that show a direction in the text, and those of which Apple has a form for right to left, as far as it is the
    /// mirrored one. Forms with letters, numbers, question marks or ticks are not.
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
