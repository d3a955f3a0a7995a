import UIKit

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
