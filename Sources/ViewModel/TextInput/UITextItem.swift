import Foundation

/// A link, an attachment or a tagged part of a text view. Nobody touches it here, so no menu is asked for.
@preconcurrency @MainActor open class UITextItem: NSObject {
    public enum ContentType: Int, Sendable { case link, textAttachment, tag }
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    public let content: Content
    public let range: NSRange

    init(_ content: Content, _ range: NSRange) { (self.content, self.range) = (content, range) }

    public var contentType: ContentType {
        switch content {
        case .link: .link
        case .textAttachment: .textAttachment
        case .tag: .tag
        }
    }

    @preconcurrency @MainActor open class MenuConfiguration: NSObject {
        public let menu: UIMenu
        public let preview: MenuPreview?

        public init(preview: MenuPreview? = .default, menu: UIMenu) { (self.preview, self.menu) = (preview, menu) }
    }

    @preconcurrency @MainActor open class MenuPreview: NSObject {
        public static let `default` = MenuPreview(of: nil)
        let view: UIView?

        private init(of view: UIView?) { self.view = view }
        public convenience init(view: UIView) { self.init(of: view) }
    }
}
