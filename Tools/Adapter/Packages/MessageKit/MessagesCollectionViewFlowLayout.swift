import UIKit

open class MessagesCollectionViewFlowLayout: UICollectionViewFlowLayout {
    open override class var layoutAttributesClass: AnyClass { MessagesCollectionViewLayoutAttributes.self }

    public var messagesCollectionView: MessagesCollectionView { collectionView as! MessagesCollectionView }
    public var itemWidth: CGFloat {
        guard let collectionView else { return 0 }
        let insets = collectionView.contentInset
        return collectionView.bounds.width - sectionInset.left - sectionInset.right - insets.left - insets.right
    }
    public private(set) var isTypingIndicatorViewHidden = true
    func setTyping(_ isHidden: Bool) { isTypingIndicatorViewHidden = isHidden }

    public override init() {
        super.init()
        sectionInset = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open lazy var textMessageSizeCalculator = TextMessageSizeCalculator(layout: self)
    open lazy var attributedTextMessageSizeCalculator = TextMessageSizeCalculator(layout: self)
    open lazy var emojiMessageSizeCalculator: TextMessageSizeCalculator = {
        let sizes = TextMessageSizeCalculator(layout: self)
        sizes.messageLabelFont = .systemFont(ofSize: sizes.messageLabelFont.pointSize * 2)
        return sizes
    }()
    open lazy var linkPreviewMessageSizeCalculator = TextMessageSizeCalculator(layout: self)
    open lazy var photoMessageSizeCalculator = MediaMessageSizeCalculator(layout: self)
    open lazy var videoMessageSizeCalculator = MediaMessageSizeCalculator(layout: self)
    open lazy var locationMessageSizeCalculator = MediaMessageSizeCalculator(layout: self)
    open lazy var audioMessageSizeCalculator = MediaMessageSizeCalculator(layout: self)
    open lazy var contactMessageSizeCalculator = MediaMessageSizeCalculator(layout: self)

    open func messageSizeCalculators() -> [MessageSizeCalculator] {
        [
            textMessageSizeCalculator, attributedTextMessageSizeCalculator, emojiMessageSizeCalculator,
            photoMessageSizeCalculator, videoMessageSizeCalculator, locationMessageSizeCalculator,
            audioMessageSizeCalculator, contactMessageSizeCalculator, linkPreviewMessageSizeCalculator,
        ]
    }

    open func cellSizeCalculatorForItem(at indexPath: IndexPath) -> CellSizeCalculator {
        let view = messagesCollectionView
        guard let message = view.messagesDataSource?.messageForItem(at: indexPath, in: view) else {
            return textMessageSizeCalculator
        }
        switch message.kind {
        case .text:
            return view.messagesLayoutDelegate?.textCellSizeCalculator(for: message, at: indexPath, in: view)
                ?? textMessageSizeCalculator
        case .attributedText: return attributedTextMessageSizeCalculator
        case .emoji: return emojiMessageSizeCalculator
        case .photo: return photoMessageSizeCalculator
        case .video: return videoMessageSizeCalculator
        case .location: return locationMessageSizeCalculator
        case .audio: return audioMessageSizeCalculator
        case .contact: return contactMessageSizeCalculator
        case .linkPreview: return linkPreviewMessageSizeCalculator
        case .custom:
            return view.messagesLayoutDelegate?.customCellSizeCalculator(for: message, at: indexPath, in: view)
                ?? textMessageSizeCalculator
        }
    }

    open func sizeForItem(at indexPath: IndexPath) -> CGSize {
        cellSizeCalculatorForItem(at: indexPath).sizeForItem(at: indexPath)
    }

    private func tell(_ attributes: UICollectionViewLayoutAttributes) {
        guard attributes.representedElementCategory == .cell else { return }
        cellSizeCalculatorForItem(at: attributes.indexPath).configure(attributes: attributes)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        all?.forEach(tell)
        return all
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        attributes.map(tell)
        return attributes
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView?.bounds.width != newBounds.width
    }
}
