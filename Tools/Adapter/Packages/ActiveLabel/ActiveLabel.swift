import UIKit

/// A label whose mentions, hashtags, addresses and other patterns have their own looks. Nobody touches them.
open class ActiveLabel: UILabel {
    open weak var delegate: (any ActiveLabelDelegate)?
    open var enabledTypes: [ActiveType] = [.mention, .hashtag, .url] { didSet { show() } }
    open var urlMaximumLength: Int? { didSet { show() } }
    open var configureLinkAttribute: ConfigureLinkAttribute? { didSet { show() } }

    @IBInspectable open var mentionColor: UIColor = .blue { didSet { show() } }
    @IBInspectable open var mentionSelectedColor: UIColor?
    @IBInspectable open var hashtagColor: UIColor = .blue { didSet { show() } }
    @IBInspectable open var hashtagSelectedColor: UIColor?
    @IBInspectable open var URLColor: UIColor = .blue { didSet { show() } }
    @IBInspectable open var URLSelectedColor: UIColor?
    @IBInspectable open var lineSpacing: CGFloat = 0 { didSet { show() } }
    @IBInspectable open var minimumLineHeight: CGFloat = 0 { didSet { show() } }
    @IBInspectable open var highlightFontName: String? { didSet { show() } }
    @IBInspectable open var highlightFontSize: CGFloat {
        get { sizeOfHighlights ?? font.pointSize }
        set { sizeOfHighlights = newValue }
    }
    open var customColor: [ActiveType: UIColor] = [:] { didSet { show() } }
    open var customSelectedColor: [ActiveType: UIColor] = [:]

    private var sizeOfHighlights: CGFloat? { didSet { show() } }
    private var original: NSAttributedString?
    private var isCustomizing = false
    private var isShowing = false
    private var filters: [ActiveType: (String) -> Bool] = [:]

    // MARK: Handlers

    open func handleMentionTap(_ handler: @escaping (String) -> Void) {}
    open func handleHashtagTap(_ handler: @escaping (String) -> Void) {}
    open func handleURLTap(_ handler: @escaping (URL) -> Void) {}
    open func handleEmailTap(_ handler: @escaping (String) -> Void) {}
    open func handleCustomTap(for type: ActiveType, handler: @escaping (String) -> Void) {}
    open func removeHandle(for type: ActiveType) {}

    open func filterMention(_ predicate: @escaping (String) -> Bool) {
        filters[.mention] = predicate
        show()
    }

    open func filterHashtag(_ predicate: @escaping (String) -> Bool) {
        filters[.hashtag] = predicate
        show()
    }

    // MARK: Texts

    @discardableResult open func customize(_ block: (_ label: ActiveLabel) -> Void) -> ActiveLabel {
        isCustomizing = true
        block(self)
        isCustomizing = false
        show()
        return self
    }

    open override var text: String? {
        didSet { keep() }
    }

    open override var attributedText: NSAttributedString? {
        didSet { keep() }
    }

    open override var font: UIFont! { didSet { restyle() } }
    open override var textColor: UIColor! { didSet { restyle() } }
    open override var textAlignment: NSTextAlignment { didSet { restyle() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = true
    }

    open override func awakeFromNib() {
        super.awakeFromNib()
        keep()
    }

    private func keep() {
        if isShowing { return }
        original = super.attributedText
        show()
    }

    /// Words of the label's own font and colour get new ones; an attributed text keeps its own.
    private func restyle() {
        guard !isShowing, let original else { return }
        isShowing = true
        super.text = original.string
        isShowing = false
        keep()
    }

    private func show() {
        guard !isCustomizing, !isShowing, let original, original.length > 0 else { return }
        let shown = NSMutableAttributedString(attributedString: original)
        for type in enabledTypes { mark(type, in: shown) }
        if lineSpacing > 0 || minimumLineHeight > 0 {
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            style.lineBreakMode = lineBreakMode
            style.lineSpacing = lineSpacing
            style.minimumLineHeight = minimumLineHeight
            shown.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: shown.length))
        }
        isShowing = true
        super.attributedText = shown
        isShowing = false
    }

    private func mark(_ type: ActiveType, in shown: NSMutableAttributedString) {
        guard let expression = try? NSRegularExpression(pattern: type.pattern) else { return }
        let words = shown.string as NSString
        let found = expression.matches(in: shown.string, range: NSRange(location: 0, length: words.length))
        // From the end, since shortening an address moves what follows it.
        for match in found.reversed() where match.range.length > 1 {
            let word = words.substring(with: match.range)
            if let filter = filters[type], !filter(String(word.dropFirst())) { continue }
            var attributes: [NSAttributedString.Key: Any] = shown.attributes(
                at: match.range.location, effectiveRange: nil)
            attributes[.foregroundColor] = color(of: type)
            if let name = highlightFontName {
                attributes[.font] = UIFont(name: name, size: highlightFontSize) ?? font as Any
            } else if let size = sizeOfHighlights {
                attributes[.font] = font.withSize(size)
            }
            if let configureLinkAttribute { attributes = configureLinkAttribute(type, attributes, false) }
            var shownWord = word
            if type == .url, let most = urlMaximumLength, word.count > most { shownWord = word.prefix(most) + "..." }
            shown.replaceCharacters(
                in: match.range, with: NSAttributedString(string: shownWord, attributes: attributes))
        }
    }

    private func color(of type: ActiveType) -> UIColor {
        switch type {
        case .mention: mentionColor
        case .hashtag: hashtagColor
        case .url, .email: URLColor
        case .custom: customColor[type] ?? .black
        }
    }
}

enum _MaquetteTables: ModuleTables {
    @MainActor static func add() {
        KeyedProperties.add("mentionColor", \ActiveLabel.mentionColor)
        KeyedProperties.add("hashtagColor", \ActiveLabel.hashtagColor)
        KeyedProperties.add("URLColor", \ActiveLabel.URLColor)
        KeyedProperties.add("lineSpacing", \ActiveLabel.lineSpacing)
        KeyedProperties.add("minimumLineHeight", \ActiveLabel.minimumLineHeight)
        KeyedProperties.add("highlightFontName", \ActiveLabel.highlightFontName)
        KeyedProperties.add("highlightFontSize", \ActiveLabel.highlightFontSize)
    }
}
