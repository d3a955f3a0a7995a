import Foundation

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A title, an image and a handler.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let paste = Identifier("com.apple.action.paste")
        public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
        public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")
        public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
    }

    public let identifier: Identifier
    open var discoverabilityTitle: String?
    open var selectedImage: UIImage?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    private let handler: UIActionHandler
    /// The sender, while the action is performed.
    open private(set) var sender: Any?

    /// Without an identifier the action gets one of its own.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic." + UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.selectedImage = selectedImage
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
