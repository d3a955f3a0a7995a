import UIKit

open class MessageCollectionViewCell: UICollectionViewCell {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func handleTapGesture(_ gesture: UIGestureRecognizer) {}
}

/// Avatar, bubble and labels.
open class MessageContentCell: MessageCollectionViewCell {
    open var avatarView = AvatarView()
    open var messageContainerView: MessageContainerView = {
        let view = MessageContainerView(frame: .zero)
        view.clipsToBounds = true
        return view
    }()
    open var cellTopLabel = MessageContentCell.label()
    open var cellBottomLabel = MessageContentCell.label()
    open var messageTopLabel = MessageContentCell.label()
    open var messageBottomLabel = MessageContentCell.label()
    open var messageTimestampLabel = InsetLabel()
    open var accessoryView = UIView()
    open weak var delegate: (any MessageCellDelegate)?
    private var places: MessagesCollectionViewLayoutAttributes?

    private static func label() -> InsetLabel {
        let label = InsetLabel()
        label.numberOfLines = 0
        return label
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setupSubviews()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setupSubviews()
    }

    open func setupSubviews() {
        for view in [
            accessoryView, cellTopLabel, messageTopLabel, messageBottomLabel, cellBottomLabel, messageContainerView,
            avatarView,
        ] { contentView.addSubview(view) }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        for label in [cellTopLabel, cellBottomLabel, messageTopLabel, messageBottomLabel] { label.text = nil }
    }

    open func configure(
        with message: any MessageType, at indexPath: IndexPath, and messagesCollectionView: MessagesCollectionView
    ) {
        guard let dataSource = messagesCollectionView.messagesDataSource else { return }
        delegate = messagesCollectionView.messageCellDelegate
        cellTopLabel.attributedText = dataSource.cellTopLabelAttributedText(for: message, at: indexPath)
        cellBottomLabel.attributedText = dataSource.cellBottomLabelAttributedText(for: message, at: indexPath)
        messageTopLabel.attributedText = dataSource.messageTopLabelAttributedText(for: message, at: indexPath)
        messageBottomLabel.attributedText = dataSource.messageBottomLabelAttributedText(for: message, at: indexPath)
        guard let display = messagesCollectionView.messagesDisplayDelegate else { return }
        messageContainerView.backgroundColor = display.backgroundColor(
            for: message, at: indexPath, in: messagesCollectionView)
        messageContainerView.style = display.messageStyle(for: message, at: indexPath, in: messagesCollectionView)
        display.configureAvatarView(avatarView, for: message, at: indexPath, in: messagesCollectionView)
        display.configureAccessoryView(accessoryView, for: message, at: indexPath, in: messagesCollectionView)
    }

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? MessagesCollectionViewLayoutAttributes else { return }
        places = attributes
        align(cellTopLabel, attributes.cellTopLabelAlignment)
        align(cellBottomLabel, attributes.cellBottomLabelAlignment)
        align(messageTopLabel, attributes.messageTopLabelAlignment)
        align(messageBottomLabel, attributes.messageBottomLabelAlignment)
        layout(with: attributes)
    }

    private func align(_ label: InsetLabel, _ alignment: LabelAlignment) {
        label.textAlignment = alignment.textAlignment
        label.textInsets = alignment.textInsets
    }

    /// From the top down, as each lies below the one before.
    private func layout(with attributes: MessagesCollectionViewLayoutAttributes) {
        layoutCellTopLabel(with: attributes)
        layoutMessageTopLabel(with: attributes)
        layoutMessageContainerView(with: attributes)
        layoutMessageBottomLabel(with: attributes)
        layoutCellBottomLabel(with: attributes)
        layoutAvatarView(with: attributes)
        layoutAccessoryView(with: attributes)
        layoutTimeLabelView(with: attributes)
    }

    private func isLeading(_ attributes: MessagesCollectionViewLayoutAttributes) -> Bool {
        attributes.avatarPosition.horizontal != .cellTrailing
    }

    open func layoutCellTopLabel(with attributes: MessagesCollectionViewLayoutAttributes) {
        cellTopLabel.frame = CGRect(origin: .zero, size: attributes.cellTopLabelSize)
    }

    open func layoutMessageTopLabel(with attributes: MessagesCollectionViewLayoutAttributes) {
        messageTopLabel.frame = CGRect(
            origin: CGPoint(x: 0, y: cellTopLabel.frame.maxY), size: attributes.messageTopLabelSize)
    }

    open func layoutMessageContainerView(with attributes: MessagesCollectionViewLayoutAttributes) {
        let (avatar, padding, bubble) = (
            attributes.avatarSize.width, attributes.messageContainerPadding, attributes.messageContainerSize
        )
        let edge = attributes.avatarLeadingTrailingPadding
        let trailing = attributes.frame.width - avatar - padding.right - bubble.width - edge
        messageContainerView.frame = CGRect(
            origin: CGPoint(
                x: isLeading(attributes) ? avatar + padding.left + edge : trailing,
                y: messageTopLabel.frame.maxY + padding.top),
            size: bubble)
    }

    open func layoutMessageBottomLabel(with attributes: MessagesCollectionViewLayoutAttributes) {
        let y = messageContainerView.frame.maxY + attributes.messageContainerPadding.bottom
        messageBottomLabel.frame = CGRect(origin: CGPoint(x: 0, y: y), size: attributes.messageBottomLabelSize)
    }

    open func layoutCellBottomLabel(with attributes: MessagesCollectionViewLayoutAttributes) {
        cellBottomLabel.frame = CGRect(
            origin: CGPoint(x: 0, y: messageBottomLabel.frame.maxY), size: attributes.cellBottomLabelSize)
    }

    open func layoutAvatarView(with attributes: MessagesCollectionViewLayoutAttributes) {
        let avatar = attributes.avatarSize
        let edge = attributes.avatarLeadingTrailingPadding
        let y: CGFloat =
            switch attributes.avatarPosition.vertical {
            case .cellTop: 0
            case .messageLabelTop: messageTopLabel.frame.minY
            case .messageTop: messageContainerView.frame.minY
            case .messageCenter: messageContainerView.frame.midY - avatar.height / 2
            case .messageBottom: messageContainerView.frame.maxY - avatar.height
            case .cellBottom: attributes.frame.height - avatar.height
            }
        let x = isLeading(attributes) ? edge : attributes.frame.width - avatar.width - edge
        avatarView.frame = CGRect(origin: CGPoint(x: x, y: y), size: avatar)
    }

    open func layoutAccessoryView(with attributes: MessagesCollectionViewLayoutAttributes) {
        let accessory = attributes.accessoryViewSize
        let x =
            isLeading(attributes)
            ? messageContainerView.frame.maxX + attributes.accessoryViewPadding.left
            : messageContainerView.frame.minX - attributes.accessoryViewPadding.right - accessory.width
        accessoryView.frame = CGRect(
            origin: CGPoint(x: x, y: messageContainerView.frame.midY - accessory.height / 2), size: accessory)
    }

    /// The time lies beyond the edge, from where a swipe would bring it.
    open func layoutTimeLabelView(with attributes: MessagesCollectionViewLayoutAttributes) {
        messageTimestampLabel.frame = CGRect(
            origin: CGPoint(x: attributes.frame.width, y: messageContainerView.frame.midY),
            size: attributes.messageTimeLabelSize)
    }
}
