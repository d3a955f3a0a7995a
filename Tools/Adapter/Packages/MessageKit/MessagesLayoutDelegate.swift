import UIKit

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
