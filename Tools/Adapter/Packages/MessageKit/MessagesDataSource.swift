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
