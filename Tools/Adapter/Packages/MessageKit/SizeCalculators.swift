import UIKit

@preconcurrency @MainActor open class CellSizeCalculator {
    public weak var layout: UICollectionViewFlowLayout?
    public init() {}
    open func configure(attributes: UICollectionViewLayoutAttributes) {}
    open func sizeForItem(at indexPath: IndexPath) -> CGSize { .zero }
}

/// Where the parts of a message lie: the avatar at the bottom of one edge, the bubble beside it, labels above and below.
open class MessageSizeCalculator: CellSizeCalculator {
    public var incomingAvatarSize = CGSize(width: 30, height: 30)
    public var outgoingAvatarSize = CGSize(width: 30, height: 30)
    public var incomingAvatarPosition = AvatarPosition(vertical: .cellBottom)
    public var outgoingAvatarPosition = AvatarPosition(vertical: .cellBottom)
    public var avatarLeadingTrailingPadding: CGFloat = 0
    public var incomingMessagePadding = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 30)
    public var outgoingMessagePadding = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 4)
    public var incomingCellTopLabelAlignment = LabelAlignment(textAlignment: .center, textInsets: .zero)
    public var outgoingCellTopLabelAlignment = LabelAlignment(textAlignment: .center, textInsets: .zero)
    public var incomingCellBottomLabelAlignment = LabelAlignment(
        textAlignment: .left, textInsets: UIEdgeInsets(top: 0, left: 42, bottom: 0, right: 0))
    public var outgoingCellBottomLabelAlignment = LabelAlignment(
        textAlignment: .right, textInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 42))
    public var incomingMessageTopLabelAlignment = LabelAlignment(
        textAlignment: .left, textInsets: UIEdgeInsets(top: 0, left: 42, bottom: 0, right: 0))
    public var outgoingMessageTopLabelAlignment = LabelAlignment(
        textAlignment: .right, textInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 42))
    public var incomingMessageBottomLabelAlignment = LabelAlignment(
        textAlignment: .left, textInsets: UIEdgeInsets(top: 0, left: 42, bottom: 0, right: 0))
    public var outgoingMessageBottomLabelAlignment = LabelAlignment(
        textAlignment: .right, textInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 42))
    public var incomingAccessoryViewSize = CGSize.zero
    public var outgoingAccessoryViewSize = CGSize.zero
    public var incomingAccessoryViewPadding = HorizontalEdgeInsets.zero
    public var outgoingAccessoryViewPadding = HorizontalEdgeInsets.zero
    public var incomingAccessoryViewPosition = AccessoryPosition.messageCenter
    public var outgoingAccessoryViewPosition = AccessoryPosition.messageCenter

    public convenience init(layout: MessagesCollectionViewFlowLayout? = nil) {
        self.init()
        self.layout = layout
    }

    public var messagesLayout: MessagesCollectionViewFlowLayout { layout as! MessagesCollectionViewFlowLayout }
    private var view: MessagesCollectionView { messagesLayout.messagesCollectionView }

    func isOutgoing(_ message: any MessageType) -> Bool {
        view.messagesDataSource?.isFromCurrentSender(message: message) ?? false
    }

    open func avatarSize(for message: any MessageType, at indexPath: IndexPath) -> CGSize {
        view.messagesLayoutDelegate?.avatarSize(for: message, at: indexPath, in: view)
            ?? (isOutgoing(message) ? outgoingAvatarSize : incomingAvatarSize)
    }

    open func messageContainerPadding(for message: any MessageType) -> UIEdgeInsets {
        isOutgoing(message) ? outgoingMessagePadding : incomingMessagePadding
    }

    open func messageContainerMaxWidth(for message: any MessageType, at indexPath: IndexPath) -> CGFloat {
        let padding = messageContainerPadding(for: message)
        let accessory = isOutgoing(message) ? outgoingAccessoryViewSize : incomingAccessoryViewSize
        return messagesLayout.itemWidth - avatarSize(for: message, at: indexPath).width - padding.left - padding.right
            - accessory.width - avatarLeadingTrailingPadding
    }

    open func messageContainerSize(for message: any MessageType, at indexPath: IndexPath) -> CGSize { .zero }

    private func heights(_ message: any MessageType, _ path: IndexPath) -> (
        top: CGFloat, above: CGFloat, below: CGFloat, bottom: CGFloat
    ) {
        guard let delegate = view.messagesLayoutDelegate else { return (0, 0, 0, 0) }
        return (
            delegate.cellTopLabelHeight(for: message, at: path, in: view),
            delegate.messageTopLabelHeight(for: message, at: path, in: view),
            delegate.messageBottomLabelHeight(for: message, at: path, in: view),
            delegate.cellBottomLabelHeight(for: message, at: path, in: view)
        )
    }

    open override func sizeForItem(at indexPath: IndexPath) -> CGSize {
        guard let message = view.messagesDataSource?.messageForItem(at: indexPath, in: view) else { return .zero }
        return CGSize(width: messagesLayout.itemWidth, height: cellContentHeight(for: message, at: indexPath))
    }

    open func cellContentHeight(for message: any MessageType, at indexPath: IndexPath) -> CGFloat {
        let heights = heights(message, indexPath)
        let padding = messageContainerPadding(for: message)
        let bubble = messageContainerSize(for: message, at: indexPath).height + padding.top + padding.bottom
        let content = heights.top + heights.above + bubble + heights.below + heights.bottom
        return max(content, avatarSize(for: message, at: indexPath).height)
    }

    open override func configure(attributes: UICollectionViewLayoutAttributes) {
        guard let attributes = attributes as? MessagesCollectionViewLayoutAttributes,
            let message = view.messagesDataSource?.messageForItem(at: attributes.indexPath, in: view)
        else { return }
        let (path, isOutgoing) = (attributes.indexPath, isOutgoing(message))
        let (heights, width) = (heights(message, path), messagesLayout.itemWidth)
        attributes.avatarSize = avatarSize(for: message, at: path)
        attributes.avatarPosition = isOutgoing ? outgoingAvatarPosition : incomingAvatarPosition
        if attributes.avatarPosition.horizontal == .natural {
            attributes.avatarPosition.horizontal = isOutgoing ? .cellTrailing : .cellLeading
        }
        attributes.avatarLeadingTrailingPadding = avatarLeadingTrailingPadding
        attributes.messageContainerPadding = messageContainerPadding(for: message)
        attributes.messageContainerSize = messageContainerSize(for: message, at: path)
        attributes.cellTopLabelSize = CGSize(width: width, height: heights.top)
        attributes.messageTopLabelSize = CGSize(width: width, height: heights.above)
        attributes.messageBottomLabelSize = CGSize(width: width, height: heights.below)
        attributes.cellBottomLabelSize = CGSize(width: width, height: heights.bottom)
        attributes.cellTopLabelAlignment = isOutgoing ? outgoingCellTopLabelAlignment : incomingCellTopLabelAlignment
        attributes.cellBottomLabelAlignment =
            isOutgoing ? outgoingCellBottomLabelAlignment : incomingCellBottomLabelAlignment
        let delegate = view.messagesLayoutDelegate
        attributes.messageTopLabelAlignment =
            delegate?.messageTopLabelAlignment(for: message, at: path, in: view)
            ?? (isOutgoing ? outgoingMessageTopLabelAlignment : incomingMessageTopLabelAlignment)
        attributes.messageBottomLabelAlignment =
            delegate?.messageBottomLabelAlignment(for: message, at: path, in: view)
            ?? (isOutgoing ? outgoingMessageBottomLabelAlignment : incomingMessageBottomLabelAlignment)
        attributes.accessoryViewSize = isOutgoing ? outgoingAccessoryViewSize : incomingAccessoryViewSize
        attributes.accessoryViewPadding = isOutgoing ? outgoingAccessoryViewPadding : incomingAccessoryViewPadding
        attributes.accessoryViewPosition = isOutgoing ? outgoingAccessoryViewPosition : incomingAccessoryViewPosition
    }
}

open class TextMessageSizeCalculator: MessageSizeCalculator {
    public var incomingMessageLabelInsets = UIEdgeInsets(top: 7, left: 18, bottom: 7, right: 14)
    public var outgoingMessageLabelInsets = UIEdgeInsets(top: 7, left: 14, bottom: 7, right: 18)
    public var messageLabelFont = UIFont.preferredFont(forTextStyle: .body)

    func messageLabelInsets(for message: any MessageType) -> UIEdgeInsets {
        isOutgoing(message) ? outgoingMessageLabelInsets : incomingMessageLabelInsets
    }

    open override func messageContainerMaxWidth(for message: any MessageType, at indexPath: IndexPath) -> CGFloat {
        let insets = messageLabelInsets(for: message)
        return super.messageContainerMaxWidth(for: message, at: indexPath) - insets.left - insets.right
    }

    open override func messageContainerSize(for message: any MessageType, at indexPath: IndexPath) -> CGSize {
        let words: NSAttributedString
        switch message.kind {
        case .attributedText(let text): words = text
        case .text(let text), .emoji(let text):
            words = NSAttributedString(string: text, attributes: [.font: messageLabelFont])
        case .linkPreview(let item):
            words =
                item.attributedText
                ?? NSAttributedString(string: item.text ?? "", attributes: [.font: messageLabelFont])
        default: words = NSAttributedString(string: "")
        }
        let most = CGSize(
            width: messageContainerMaxWidth(for: message, at: indexPath), height: .greatestFiniteMagnitude)
        let size = words.boundingRect(with: most, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
            .size
        let insets = messageLabelInsets(for: message)
        return CGSize(
            width: size.width.rounded(.up) + insets.left + insets.right,
            height: size.height.rounded(.up) + insets.top + insets.bottom)
    }

    open override func configure(attributes: UICollectionViewLayoutAttributes) {
        super.configure(attributes: attributes)
        let view = messagesLayout.messagesCollectionView
        guard let attributes = attributes as? MessagesCollectionViewLayoutAttributes,
            let message = view.messagesDataSource?.messageForItem(at: attributes.indexPath, in: view)
        else { return }
        attributes.messageLabelInsets = messageLabelInsets(for: message)
        attributes.messageLabelFont = messageLabelFont
    }
}

open class MediaMessageSizeCalculator: MessageSizeCalculator {
    open override func messageContainerSize(for message: any MessageType, at indexPath: IndexPath) -> CGSize {
        let most = messageContainerMaxWidth(for: message, at: indexPath)
        let size: CGSize
        switch message.kind {
        case .photo(let item), .video(let item): size = item.size
        case .location(let item): size = item.size
        case .audio(let item): size = item.size
        case .contact: size = CGSize(width: min(most, 240), height: 60)
        default: return .zero
        }
        return size.width > most ? CGSize(width: most, height: size.height * most / size.width) : size
    }
}
