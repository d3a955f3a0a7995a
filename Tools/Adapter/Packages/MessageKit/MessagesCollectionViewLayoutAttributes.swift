import UIKit

open class MessagesCollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {
    public var avatarSize = CGSize.zero
    public var avatarPosition = AvatarPosition(vertical: .cellBottom)
    public var avatarLeadingTrailingPadding: CGFloat = 0
    public var messageContainerSize = CGSize.zero
    public var messageContainerPadding = UIEdgeInsets.zero
    public var messageLabelFont = UIFont.preferredFont(forTextStyle: .body)
    public var messageLabelInsets = UIEdgeInsets.zero
    public var cellTopLabelAlignment = LabelAlignment(textAlignment: .center, textInsets: .zero)
    public var cellTopLabelSize = CGSize.zero
    public var cellBottomLabelAlignment = LabelAlignment(textAlignment: .left, textInsets: .zero)
    public var cellBottomLabelSize = CGSize.zero
    public var messageTopLabelAlignment = LabelAlignment(textAlignment: .center, textInsets: .zero)
    public var messageTopLabelSize = CGSize.zero
    public var messageBottomLabelAlignment = LabelAlignment(textAlignment: .center, textInsets: .zero)
    public var messageBottomLabelSize = CGSize.zero
    public var messageTimeLabelAlignment = LabelAlignment(textAlignment: .center, textInsets: .zero)
    public var messageTimeLabelSize = CGSize.zero
    public var linkPreviewFonts = UIFont.preferredFont(forTextStyle: .footnote)
    public var accessoryViewSize = CGSize.zero
    public var accessoryViewPadding = HorizontalEdgeInsets.zero
    public var accessoryViewPosition = AccessoryPosition.messageCenter
}
