import UIKit

@preconcurrency @MainActor public protocol MessagesDisplayDelegate: AnyObject {
    func messageStyle(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> MessageStyle
    func backgroundColor(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> UIColor
    func messageHeaderView(
        for indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> MessageReusableView
    func messageFooterView(
        for indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> MessageReusableView
    func configureAvatarView(
        _ avatarView: AvatarView, for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView)
    func configureAccessoryView(
        _ accessoryView: UIView, for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView)
    func textColor(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> UIColor
    func enabledDetectors(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> [DetectorType]
    func detectorAttributes(
        for detector: DetectorType, and message: any MessageType, at indexPath: IndexPath
    ) -> [NSAttributedString.Key: Any]
    func configureMediaMessageImageView(
        _ imageView: UIImageView, for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView)
    func configureAudioCell(_ cell: AudioMessageCell, message: any MessageType)
    func audioTintColor(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> UIColor
}

extension MessagesDisplayDelegate {
    private func isOutgoing(_ message: any MessageType, _ view: MessagesCollectionView) -> Bool {
        view.messagesDataSource?.isFromCurrentSender(message: message) ?? false
    }
    public func messageStyle(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> MessageStyle { .bubble }
    public func backgroundColor(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> UIColor {
        if case .emoji = message.kind { return .clear }
        return isOutgoing(message, messagesCollectionView) ? .outgoingBubble : .incomingBubble
    }
    public func messageHeaderView(
        for indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> MessageReusableView {
        messagesCollectionView.dequeueReusableHeaderView(MessageReusableView.self, for: indexPath)
    }
    public func messageFooterView(
        for indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> MessageReusableView {
        messagesCollectionView.dequeueReusableFooterView(MessageReusableView.self, for: indexPath)
    }
    public func configureAvatarView(
        _ avatarView: AvatarView, for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) { avatarView.initials = "?" }
    public func configureAccessoryView(
        _ accessoryView: UIView, for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) {}
    public func textColor(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> UIColor { isOutgoing(message, messagesCollectionView) ? .outgoingWords : .incomingWords }
    public func enabledDetectors(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> [DetectorType] { [] }
    public func detectorAttributes(
        for detector: DetectorType, and message: any MessageType, at indexPath: IndexPath
    ) -> [NSAttributedString.Key: Any] { MessageLabel.defaultAttributes }
    public func configureMediaMessageImageView(
        _ imageView: UIImageView, for message: any MessageType, at indexPath: IndexPath,
        in messagesCollectionView: MessagesCollectionView
    ) {}
    public func configureAudioCell(_ cell: AudioMessageCell, message: any MessageType) {}
    public func audioTintColor(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> UIColor { isOutgoing(message, messagesCollectionView) ? .outgoingWords : .incomingWords }
}
