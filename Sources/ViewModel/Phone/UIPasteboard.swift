import Foundation

/// What was copied in this process.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    public static let general = UIPasteboard()

    private let contents = PasteboardContents()

    open var string: String? {
        get { contents.string }
        set { contents.replace { $0.string = newValue } }
    }
    open var strings: [String]? {
        get { contents.string.map { [$0] } }
        set { string = newValue?.first }
    }
    open var url: URL? {
        get { contents.url }
        set { contents.replace { $0.url = newValue } }
    }
    open var image: UIImage? {
        get { contents.image }
        set { contents.replace { $0.image = newValue } }
    }
    open var color: UIColor? {
        get { contents.color }
        set { contents.replace { $0.color = newValue } }
    }
    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
    open var hasColors: Bool { color != nil }
    open var changeCount: Int { contents.changes }

    public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
}

@MainActor private final class PasteboardContents: HiddenState {
    var string: String?
    var url: URL?
    var image: UIImage?
    var color: UIColor?
    private(set) var changes = 0

    /// A new item replaces all others.
    func replace(_ change: (PasteboardContents) -> Void) {
        (string, url, image, color) = (nil, nil, nil, nil)
        change(self)
        changes += 1
    }
}
