import MapKit
import UIKit

/// The sender as a property, which it is since version 4.
@preconcurrency @MainActor public protocol CurrentSenderProperty: AnyObject {
    var currentSender: any SenderType { get }
}

/// Who sends where an app does not say it in this way.
private struct Nobody: SenderType {
    var senderId: String { "" }
    var displayName: String { "" }
}

extension CurrentSenderProperty {
    public var currentSender: any SenderType { Nobody() }
}

@preconcurrency @MainActor public protocol MessagesDataSource: CurrentSenderProperty {
    /// As version 3 asks for the sender.
    func currentSender() -> any SenderType
    func isFromCurrentSender(message: any MessageType) -> Bool
    func messageForItem(at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView) -> any MessageType
    func numberOfSections(in messagesCollectionView: MessagesCollectionView) -> Int
    func numberOfItems(inSection section: Int, in messagesCollectionView: MessagesCollectionView) -> Int
    func cellTopLabelAttributedText(for message: any MessageType, at indexPath: IndexPath) -> NSAttributedString?
    func cellBottomLabelAttributedText(for message: any MessageType, at indexPath: IndexPath) -> NSAttributedString?
    func messageTopLabelAttributedText(for message: any MessageType, at indexPath: IndexPath) -> NSAttributedString?
    func messageBottomLabelAttributedText(for message: any MessageType, at indexPath: IndexPath) -> NSAttributedString?
    func messageTimestampLabelAttributedText(for message: any MessageType, at indexPath: IndexPath)
        -> NSAttributedString?
    func textCell(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> UICollectionViewCell?
    func photoCell(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> UICollectionViewCell?
    func customCell(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> UICollectionViewCell
    func typingIndicator(at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView)
        -> UICollectionViewCell
}

extension MessagesDataSource {
    public func currentSender() -> any SenderType { Nobody() }
    public func isFromCurrentSender(message: any MessageType) -> Bool {
        let asked: any SenderType = currentSender()
        let own = asked is Nobody ? (self as any CurrentSenderProperty).currentSender : asked
        return message.sender.senderId == own.senderId
    }
    public func numberOfItems(inSection section: Int, in messagesCollectionView: MessagesCollectionView) -> Int { 1 }
    public func cellTopLabelAttributedText(for message: any MessageType, at indexPath: IndexPath) -> NSAttributedString?
    { nil }
    public func cellBottomLabelAttributedText(for message: any MessageType, at indexPath: IndexPath)
        -> NSAttributedString?
    { nil }
    public func messageTopLabelAttributedText(for message: any MessageType, at indexPath: IndexPath)
        -> NSAttributedString?
    { nil }
    public func messageBottomLabelAttributedText(for message: any MessageType, at indexPath: IndexPath)
        -> NSAttributedString?
    {
        nil
    }
    public func messageTimestampLabelAttributedText(
        for message: any MessageType, at indexPath: IndexPath
    ) -> NSAttributedString? { nil }
    public func textCell(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> UICollectionViewCell? { nil }
    public func photoCell(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> UICollectionViewCell? { nil }
    public func customCell(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> UICollectionViewCell { fatalError("customCell(for:at:in:) has not been implemented") }
    public func typingIndicator(
        at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> UICollectionViewCell { messagesCollectionView.dequeueReusableCell(TypingIndicatorCell.self, for: indexPath) }
}

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

@preconcurrency @MainActor public protocol MessagesLayoutDelegate: AnyObject {
    func headerViewSize(for section: Int, in messagesCollectionView: MessagesCollectionView) -> CGSize
    func footerViewSize(for section: Int, in messagesCollectionView: MessagesCollectionView) -> CGSize
    func cellTopLabelHeight(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> CGFloat
    func cellBottomLabelHeight(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> CGFloat
    func messageTopLabelHeight(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> CGFloat
    func messageBottomLabelHeight(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> CGFloat
    func messageTopLabelAlignment(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> LabelAlignment?
    func messageBottomLabelAlignment(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> LabelAlignment?
    func avatarSize(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> CGSize?
    func customCellSizeCalculator(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> CellSizeCalculator
    func textCellSizeCalculator(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> CellSizeCalculator?
}

extension MessagesLayoutDelegate {
    public func headerViewSize(for section: Int, in messagesCollectionView: MessagesCollectionView) -> CGSize { .zero }
    public func footerViewSize(for section: Int, in messagesCollectionView: MessagesCollectionView) -> CGSize { .zero }
    public func cellTopLabelHeight(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> CGFloat { 0 }
    public func cellBottomLabelHeight(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> CGFloat { 0 }
    public func messageTopLabelHeight(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> CGFloat { 0 }
    public func messageBottomLabelHeight(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> CGFloat { 0 }
    public func messageTopLabelAlignment(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> LabelAlignment? { nil }
    public func messageBottomLabelAlignment(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> LabelAlignment? { nil }
    public func avatarSize(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> CGSize? { nil }
    public func customCellSizeCalculator(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> CellSizeCalculator { fatalError("customCellSizeCalculator(for:at:in:) has not been implemented") }
    public func textCellSizeCalculator(
        for message: any MessageType, at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
    ) -> CellSizeCalculator? { nil }
}

/// What a touch on a label means; pictures show none.
@preconcurrency @MainActor public protocol MessageLabelDelegate: AnyObject {
    func didSelectAddress(_ addressComponents: [String: String])
    func didSelectDate(_ date: Date)
    func didSelectPhoneNumber(_ phoneNumber: String)
    func didSelectURL(_ url: URL)
    func didSelectTransitInformation(_ transitInformation: [String: String])
    func didSelectMention(_ mention: String)
    func didSelectHashtag(_ hashtag: String)
    func didSelectCustom(_ pattern: String, match: String?)
}

extension MessageLabelDelegate {
    public func didSelectAddress(_ addressComponents: [String: String]) {}
    public func didSelectDate(_ date: Date) {}
    public func didSelectPhoneNumber(_ phoneNumber: String) {}
    public func didSelectURL(_ url: URL) {}
    public func didSelectTransitInformation(_ transitInformation: [String: String]) {}
    public func didSelectMention(_ mention: String) {}
    public func didSelectHashtag(_ hashtag: String) {}
    public func didSelectCustom(_ pattern: String, match: String?) {}
}

@preconcurrency @MainActor public protocol MessageCellDelegate: MessageLabelDelegate {
    func didTapBackground(in cell: MessageCollectionViewCell)
    func didTapMessage(in cell: MessageCollectionViewCell)
    func didTapAvatar(in cell: MessageCollectionViewCell)
    func didTapCellTopLabel(in cell: MessageCollectionViewCell)
    func didTapCellBottomLabel(in cell: MessageCollectionViewCell)
    func didTapMessageTopLabel(in cell: MessageCollectionViewCell)
    func didTapMessageBottomLabel(in cell: MessageCollectionViewCell)
    func didTapAccessoryView(in cell: MessageCollectionViewCell)
    func didTapImage(in cell: MessageCollectionViewCell)
    func didTapPlayButton(in cell: AudioMessageCell)
}

extension MessageCellDelegate {
    public func didTapBackground(in cell: MessageCollectionViewCell) {}
    public func didTapMessage(in cell: MessageCollectionViewCell) {}
    public func didTapAvatar(in cell: MessageCollectionViewCell) {}
    public func didTapCellTopLabel(in cell: MessageCollectionViewCell) {}
    public func didTapCellBottomLabel(in cell: MessageCollectionViewCell) {}
    public func didTapMessageTopLabel(in cell: MessageCollectionViewCell) {}
    public func didTapMessageBottomLabel(in cell: MessageCollectionViewCell) {}
    public func didTapAccessoryView(in cell: MessageCollectionViewCell) {}
    public func didTapImage(in cell: MessageCollectionViewCell) {}
    public func didTapPlayButton(in cell: AudioMessageCell) {}
}
