import UIKit

/// A collection of messages.
open class MessagesCollectionView: UICollectionView {
    open weak var messagesDataSource: (any MessagesDataSource)?
    open weak var messagesDisplayDelegate: (any MessagesDisplayDelegate)?
    open weak var messagesLayoutDelegate: (any MessagesLayoutDelegate)?
    open weak var messageCellDelegate: (any MessageCellDelegate)?
    open var isTypingIndicatorHidden: Bool { messagesCollectionViewFlowLayout.isTypingIndicatorViewHidden }

    open var messagesCollectionViewFlowLayout: MessagesCollectionViewFlowLayout {
        collectionViewLayout as! MessagesCollectionViewFlowLayout
    }

    public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
        setUp()
    }

    public convenience init() { self.init(frame: .zero, collectionViewLayout: MessagesCollectionViewFlowLayout()) }

    public required init?(coder: NSCoder) {
        super.init(frame: .zero, collectionViewLayout: MessagesCollectionViewFlowLayout())
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        keyboardDismissMode = .interactive
        register(TextMessageCell.self)
        register(MediaMessageCell.self)
        register(LocationMessageCell.self)
        register(AudioMessageCell.self)
        register(ContactMessageCell.self)
        register(LinkPreviewMessageCell.self)
        register(TypingIndicatorCell.self)
        register(MessageReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader)
        register(MessageReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter)
    }

    // MARK: Scrolling

    public func scrollToLastItem(at pos: UICollectionView.ScrollPosition = .bottom, animated: Bool = true) {
        layoutIfNeeded()
        let section = numberOfSections - 1
        guard section >= 0, numberOfItems(inSection: section) > 0 else { return }
        scrollToItem(
            at: IndexPath(item: numberOfItems(inSection: section) - 1, section: section), at: pos, animated: false)
    }

    public func scrollToBottom(animated: Bool = true) { scrollToLastItem(animated: animated) }

    public func reloadDataAndKeepOffset() {
        layoutIfNeeded()
        let before = contentSize.height
        reloadData()
        layoutIfNeeded()
        contentOffset.y += contentSize.height - before
    }

    public func isSectionReservedForTypingIndicator(_ section: Int) -> Bool {
        !isTypingIndicatorHidden && section == numberOfSections - 1
    }

    // MARK: Views by their classes

    public func register<T: UICollectionViewCell>(_ cellClass: T.Type) {
        register(cellClass, forCellWithReuseIdentifier: String(describing: T.self))
    }

    public func register<T: UICollectionReusableView>(
        _ reusableViewClass: T.Type, forSupplementaryViewOfKind kind: String
    ) {
        register(reusableViewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: String(describing: T.self))
    }

    public func dequeueReusableCell<T: UICollectionViewCell>(_ cellClass: T.Type, for indexPath: IndexPath) -> T {
        dequeueReusableCell(withReuseIdentifier: String(describing: T.self), for: indexPath) as! T
    }

    public func dequeueReusableHeaderView<T: UICollectionReusableView>(_ viewClass: T.Type, for indexPath: IndexPath)
        -> T
    {
        dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: String(describing: T.self),
            for: indexPath) as! T
    }

    public func dequeueReusableFooterView<T: UICollectionReusableView>(_ viewClass: T.Type, for indexPath: IndexPath)
        -> T
    {
        dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: String(describing: T.self),
            for: indexPath) as! T
    }
}

/// Messages above a bar for writing them.
open class MessagesViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    open var messagesCollectionView = MessagesCollectionView()
    open lazy var messageInputBar = InputBarAccessoryView()
    open var inputBarType = MessageInputBarKind.messageInputBar { didSet { placeBar() } }
    open var scrollsToLastItemOnKeyboardBeginsEditing = false
    open var scrollsToBottomOnKeyboardBeginsEditing = false
    open var maintainPositionOnKeyboardFrameChanged = false
    open var maintainPositionOnInputBarHeightChanged = false
    open var showMessageTimestampOnSwipeLeft = false
    open var additionalBottomInset: CGFloat = 0 { didSet { view.setNeedsLayout() } }
    public var selectedIndexPathForMenu: IndexPath?
    private var bar: UIView?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        messagesCollectionView.frame = view.bounds
        messagesCollectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (messagesCollectionView.delegate, messagesCollectionView.dataSource) = (self, self)
        view.addSubview(messagesCollectionView)
        placeBar()
    }

    /// Nobody writes, so that the bar is at the bottom.
    private func placeBar() {
        guard isViewLoaded else { return }
        bar?.removeFromSuperview()
        let bar: UIView
        switch inputBarType {
        case .messageInputBar: bar = messageInputBar
        case .custom(let own): bar = own
        }
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        self.bar = bar
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = (bar?.isHidden ?? true) ? 0 : bar?.bounds.height ?? 0
        let inset = max(height - view.safeAreaInsets.bottom, 0) + additionalBottomInset
        if messagesCollectionView.contentInset.bottom != inset {
            messagesCollectionView.contentInset.bottom = inset
            messagesCollectionView.verticalScrollIndicatorInsets.bottom = inset
        }
    }

    open func setTypingIndicatorViewHidden(
        _ isHidden: Bool, animated: Bool, whilePerforming updates: (() -> Void)? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        messagesCollectionView.messagesCollectionViewFlowLayout.setTyping(isHidden)
        updates?()
        messagesCollectionView.reloadData()
        completion?(true)
    }

    open var isTypingIndicatorHidden: Bool { messagesCollectionView.isTypingIndicatorHidden }
    open func isSectionReservedForTypingIndicator(_ section: Int) -> Bool {
        messagesCollectionView.isSectionReservedForTypingIndicator(section)
    }

    // MARK: The collection

    private var dataSource: (any MessagesDataSource)? { messagesCollectionView.messagesDataSource }

    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        let count = dataSource?.numberOfSections(in: messagesCollectionView) ?? 0
        return messagesCollectionView.isTypingIndicatorHidden ? count : count + 1
    }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        if isTyping(section) { return 1 }
        return dataSource?.numberOfItems(inSection: section, in: messagesCollectionView) ?? 0
    }

    private func isTyping(_ section: Int) -> Bool {
        !messagesCollectionView.isTypingIndicatorHidden
            && section == dataSource?.numberOfSections(in: messagesCollectionView) ?? 0
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let view = messagesCollectionView
        guard let dataSource else { return UICollectionViewCell() }
        if isTyping(indexPath.section) { return dataSource.typingIndicator(at: indexPath, in: view) }
        let message = dataSource.messageForItem(at: indexPath, in: view)
        func cell<Cell: MessageContentCell>(_ type: Cell.Type) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(type, for: indexPath)
            cell.configure(with: message, at: indexPath, and: view)
            return cell
        }
        switch message.kind {
        case .text, .attributedText, .emoji:
            return dataSource.textCell(for: message, at: indexPath, in: view) ?? cell(TextMessageCell.self)
        case .photo, .video:
            return dataSource.photoCell(for: message, at: indexPath, in: view) ?? cell(MediaMessageCell.self)
        case .location: return cell(LocationMessageCell.self)
        case .audio: return cell(AudioMessageCell.self)
        case .contact: return cell(ContactMessageCell.self)
        case .linkPreview: return cell(LinkPreviewMessageCell.self)
        case .custom: return dataSource.customCell(for: message, at: indexPath, in: view)
        }
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = messagesCollectionView
        guard let display = view.messagesDisplayDelegate else { return UICollectionReusableView() }
        return kind == UICollectionView.elementKindSectionHeader
            ? display.messageHeaderView(for: indexPath, in: view) : display.messageFooterView(for: indexPath, in: view)
    }

    open func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let layout = messagesCollectionView.messagesCollectionViewFlowLayout
        if isTyping(indexPath.section) { return CGSize(width: layout.itemWidth, height: 62) }
        return layout.sizeForItem(at: indexPath)
    }

    open func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        if isTyping(section) { return .zero }
        return messagesCollectionView.messagesLayoutDelegate?.headerViewSize(for: section, in: messagesCollectionView)
            ?? .zero
    }

    open func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        if isTyping(section) { return .zero }
        return messagesCollectionView.messagesLayoutDelegate?.footerViewSize(for: section, in: messagesCollectionView)
            ?? .zero
    }

    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
}
