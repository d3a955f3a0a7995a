import UIKit

open class TextMessageCell: MessageContentCell {
    open var messageLabel = MessageLabel()

    open override func setupSubviews() {
        super.setupSubviews()
        messageLabel.numberOfLines = 0
        messageContainerView.addSubview(messageLabel)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        messageLabel.attributedText = nil
    }

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? MessagesCollectionViewLayoutAttributes else { return }
        messageLabel.textInsets = attributes.messageLabelInsets
        if messageLabel.font != attributes.messageLabelFont, !isAttributed {
            messageLabel.font = attributes.messageLabelFont
        }
        messageLabel.frame = messageContainerView.bounds
    }

    private var isAttributed = false

    open override func configure(
        with message: any MessageType, at indexPath: IndexPath, and messagesCollectionView: MessagesCollectionView
    ) {
        super.configure(with: message, at: indexPath, and: messagesCollectionView)
        guard let display = messagesCollectionView.messagesDisplayDelegate else { return }
        let detectors = display.enabledDetectors(for: message, at: indexPath, in: messagesCollectionView)
        isAttributed = false
        messageLabel.configure {
            switch message.kind {
            case .text(let text), .emoji(let text):
                messageLabel.textColor = display.textColor(for: message, at: indexPath, in: messagesCollectionView)
                messageLabel.text = text
            case .attributedText(let text):
                isAttributed = true
                messageLabel.attributedText = text
            case .linkPreview(let item): messageLabel.text = item.text ?? item.title
            default: break
            }
            for detector in detectors {
                messageLabel.setAttributes(
                    display.detectorAttributes(for: detector, and: message, at: indexPath), detector: detector)
            }
            messageLabel.enabledDetectors = detectors
        }
        messageLabel.delegate = messagesCollectionView.messageCellDelegate
    }
}

open class LinkPreviewMessageCell: TextMessageCell {}

open class MediaMessageCell: MessageContentCell {
    open var imageView: UIImageView = {
        let view = UIImageView()
        view.contentMode = .scaleAspectFill
        return view
    }()
    open lazy var playButtonView = UIImageView(image: UIImage(systemName: "play.circle.fill"))

    open override func setupSubviews() {
        super.setupSubviews()
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        messageContainerView.addSubview(imageView)
        playButtonView.bounds.size = CGSize(width: 35, height: 35)
        playButtonView.tintColor = .white
        messageContainerView.addSubview(playButtonView)
    }

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        imageView.frame = messageContainerView.bounds
        playButtonView.center = CGPoint(x: imageView.bounds.midX, y: imageView.bounds.midY)
    }

    open override func configure(
        with message: any MessageType, at indexPath: IndexPath, and messagesCollectionView: MessagesCollectionView
    ) {
        super.configure(with: message, at: indexPath, and: messagesCollectionView)
        switch message.kind {
        case .photo(let item), .video(let item): imageView.image = item.image ?? item.placeholderImage
        default: break
        }
        if case .video = message.kind { playButtonView.isHidden = false } else { playButtonView.isHidden = true }
        messagesCollectionView.messagesDisplayDelegate?.configureMediaMessageImageView(
            imageView, for: message, at: indexPath, in: messagesCollectionView)
    }
}

/// A map is not drawn; its place is kept.
open class LocationMessageCell: MessageContentCell {
    open var imageView = UIImageView()
    open var activityIndicator = UIActivityIndicatorView(style: .medium)
}

open class AudioMessageCell: MessageContentCell {
    public lazy var playButton = UIButton(type: .custom)
    public lazy var durationLabel = UILabel()
    public lazy var activityIndicatorView = UIActivityIndicatorView(style: .medium)
    public lazy var progressView = UIProgressView(progressViewStyle: .default)

    open override func setupSubviews() {
        super.setupSubviews()
        playButton.setImage(UIImage(systemName: "play.fill"), for: .normal)
        durationLabel.font = .systemFont(ofSize: 14)
        durationLabel.textAlignment = .right
        for view in [playButton, durationLabel, progressView] { messageContainerView.addSubview(view) }
    }

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let room = messageContainerView.bounds
        playButton.frame = CGRect(x: 5, y: room.midY - 12.5, width: 25, height: 25)
        durationLabel.frame = CGRect(x: room.maxX - 55, y: room.midY - 10, width: 40, height: 20)
        progressView.frame = CGRect(x: 35, y: room.midY - 1, width: max(durationLabel.frame.minX - 40, 0), height: 2)
    }

    open override func configure(
        with message: any MessageType, at indexPath: IndexPath, and messagesCollectionView: MessagesCollectionView
    ) {
        super.configure(with: message, at: indexPath, and: messagesCollectionView)
        guard let display = messagesCollectionView.messagesDisplayDelegate else { return }
        let color = display.audioTintColor(for: message, at: indexPath, in: messagesCollectionView)
        playButton.tintColor = color
        durationLabel.textColor = color
        progressView.tintColor = color
        if case .audio(let item) = message.kind {
            let seconds = Int(item.duration.rounded(.up))
            durationLabel.text = String(format: "%d:%02d", seconds / 60, seconds % 60)
        }
        display.configureAudioCell(self, message: message)
    }
}

open class ContactMessageCell: MessageContentCell {
    public lazy var initialsLabel = UILabel()
    public lazy var nameLabel = UILabel()

    open override func setupSubviews() {
        super.setupSubviews()
        initialsLabel.textAlignment = .center
        initialsLabel.font = .preferredFont(forTextStyle: .footnote)
        initialsLabel.backgroundColor = .lightGray
        initialsLabel.clipsToBounds = true
        initialsLabel.layer.cornerRadius = 13
        for view in [initialsLabel, nameLabel] { messageContainerView.addSubview(view) }
    }

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let room = messageContainerView.bounds
        initialsLabel.frame = CGRect(x: 18, y: room.midY - 13, width: 26, height: 26)
        nameLabel.frame = CGRect(x: 52, y: 0, width: max(room.width - 70, 0), height: room.height)
    }

    open override func configure(
        with message: any MessageType, at indexPath: IndexPath, and messagesCollectionView: MessagesCollectionView
    ) {
        super.configure(with: message, at: indexPath, and: messagesCollectionView)
        if case .contact(let item) = message.kind {
            nameLabel.text = item.displayName
            initialsLabel.text = item.initials
        }
        nameLabel.textColor = messagesCollectionView.messagesDisplayDelegate?.textColor(
            for: message, at: indexPath, in: messagesCollectionView)
    }
}
