import Foundation

/// What was copied in this process: items, each with one or more representations by their types.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    public static let general: UIPasteboard = {
        let pasteboard = UIPasteboard(.general)
        Headless.onReset { pasteboard.items = [] }
        return pasteboard
    }()

    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// What lies on pasteboards of the app's own. Two objects of one name are one pasteboard.
    @ScreenState private static var named: [Name: PasteboardContents] = [:]

    public let name: Name
    private let contents: PasteboardContents

    private init(_ name: Name, _ contents: PasteboardContents = PasteboardContents()) {
        (self.name, self.contents) = (name, contents)
    }

    /// The pasteboard of that name, which is made if there is none yet and `create` is true.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        let known = pasteboardName == .general ? Self.general.contents : Self.named[pasteboardName]
        guard let contents = known ?? (create ? PasteboardContents() : nil) else { return nil }
        if pasteboardName != .general { Self.named[pasteboardName] = contents }
        self.init(pasteboardName, contents)
    }
    open class func withUniqueName() -> UIPasteboard {
        var number = named.count + 1
        while named[Name("unique \(number)")] != nil { number += 1 }
        return UIPasteboard(name: Name("unique \(number)"), create: true)!
    }
    open class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

    // MARK: Items

    open var items: [[String: Any]] {
        get { contents.items }
        set { contents.items = newValue }
    }
    open func addItems(_ items: [[String: Any]]) { contents.items += items }
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { contents.items = items }
    open var numberOfItems: Int { items.count }
    /// The types of the first item.
    open var types: [String] { items.first?.keys.sorted() ?? [] }
    open func contains(pasteboardTypes: [String]) -> Bool {
        items.first.map { item in pasteboardTypes.contains { item[$0] != nil } } ?? false
    }
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        switch items.first?[pasteboardType] {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
    open var changeCount: Int { contents.changes }

    // MARK: Values of one type

    open var strings: [String]? {
        get { contents.values(.text) }
        set { contents.set(newValue ?? [], .text) }
    }
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    open var urls: [URL]? {
        get { contents.values(.url) }
        set { contents.set(newValue ?? [], .url) }
    }
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    open var images: [UIImage]? {
        get { contents.values(.image) }
        set { contents.set(newValue ?? [], .image) }
    }
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    open var colors: [UIColor]? {
        get { contents.values(.color) }
        set { contents.set(newValue ?? [], .color) }
    }
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { colors != nil }

    public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
    public nonisolated static let typesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
}

@MainActor private final class PasteboardContents: HiddenState {
    /// The types under which values of a kind lie, that of new ones first.
    struct Kind {
        let types: [String]

        static let text = Kind(types: ["public.utf8-plain-text", "public.text", "public.plain-text"])
        static let url = Kind(types: ["public.url", "public.file-url"])
        static let image = Kind(types: ["public.png", "public.jpeg", "com.apple.uikit.image"])
        static let color = Kind(types: ["com.apple.uikit.color"])
    }

    /// New items replace all others.
    var items: [[String: Any]] = [] { didSet { changes += 1 } }
    private(set) var changes = 0

    func values<Value>(_ kind: Kind) -> [Value]? {
        let found = items.compactMap { item in kind.types.lazy.compactMap { item[$0] as? Value }.first }
        return found.isEmpty ? nil : found
    }

    func set<Value>(_ values: [Value], _ kind: Kind) { items = values.map { [kind.types[0]: $0] } }
}
