import UIKit

public enum TTTAttributedLabelVerticalAlignment: Int, Sendable {
    case center, top, bottom
}

@preconcurrency @MainActor public protocol TTTAttributedLabelDelegate: AnyObject {
    func attributedLabel(_ label: TTTAttributedLabel!, didSelectLinkWith url: URL!)
    func attributedLabel(_ label: TTTAttributedLabel!, didSelectLinkWithAddress addressComponents: [AnyHashable: Any]!)
    func attributedLabel(_ label: TTTAttributedLabel!, didSelectLinkWithPhoneNumber phoneNumber: String!)
    func attributedLabel(_ label: TTTAttributedLabel!, didSelectLinkWith date: Date!)
    func attributedLabel(_ label: TTTAttributedLabel!, didSelectLinkWith result: NSTextCheckingResult!)
    func attributedLabel(_ label: TTTAttributedLabel!, didLongPressLinkWith url: URL!, at point: CGPoint)
}

extension TTTAttributedLabelDelegate {
    public func attributedLabel(_ label: TTTAttributedLabel!, didSelectLinkWith url: URL!) {}
    public func attributedLabel(
        _ label: TTTAttributedLabel!, didSelectLinkWithAddress addressComponents: [AnyHashable: Any]!
    ) {}
    public func attributedLabel(_ label: TTTAttributedLabel!, didSelectLinkWithPhoneNumber phoneNumber: String!) {}
    public func attributedLabel(_ label: TTTAttributedLabel!, didSelectLinkWith date: Date!) {}
    public func attributedLabel(_ label: TTTAttributedLabel!, didSelectLinkWith result: NSTextCheckingResult!) {}
    public func attributedLabel(_ label: TTTAttributedLabel!, didLongPressLinkWith url: URL!, at point: CGPoint) {}
}

/// A part of a label that leads somewhere.
public class TTTAttributedLabelLink: NSObject {
    public let attributes: [AnyHashable: Any]?
    public let url: URL?
    let range: NSRange
    public var linkTapBlock: ((TTTAttributedLabel?, TTTAttributedLabelLink?) -> Void)?
    public var linkLongPressBlock: ((TTTAttributedLabel?, TTTAttributedLabelLink?) -> Void)?
    init(_ url: URL?, _ range: NSRange, _ attributes: [AnyHashable: Any]?) {
        (self.url, self.range, self.attributes) = (url, range, attributes)
    }
}

/// A label with links, which are blue and underlined unless the app says otherwise.
open class TTTAttributedLabel: UILabel {
    open weak var delegate: (any TTTAttributedLabelDelegate)?
    open var enabledTextCheckingTypes: NSTextCheckingResult.CheckingType.RawValue = 0 { didSet { detect() } }
    open private(set) var links: [Any]! = []
    open var linkAttributes: [AnyHashable: Any]! = [
        NSAttributedString.Key.foregroundColor: UIColor.blue,
        NSAttributedString.Key.underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
    open var activeLinkAttributes: [AnyHashable: Any]! = [:]
    open var inactiveLinkAttributes: [AnyHashable: Any]! = [:]
    open var linkBackgroundEdgeInset = UIEdgeInsets(top: 0, left: -1, bottom: 0, right: -1)
    open var extendsLinkTouchArea = false
    @IBInspectable open var shadowRadius: CGFloat = 0
    @IBInspectable open var kern: CGFloat = 0 { didSet { restyle() } }
    @IBInspectable open var firstLineIndent: CGFloat = 0 { didSet { restyle() } }
    @IBInspectable open var lineSpacing: CGFloat = 0 { didSet { restyle() } }
    @IBInspectable open var minimumLineHeight: CGFloat = 0 { didSet { restyle() } }
    @IBInspectable open var maximumLineHeight: CGFloat = 0 { didSet { restyle() } }
    @IBInspectable open var lineHeightMultiple: CGFloat = 0 { didSet { restyle() } }
    @IBInspectable open var textInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    open var verticalAlignment = TTTAttributedLabelVerticalAlignment.center { didSet { setNeedsDisplay() } }
    open var attributedTruncationToken: NSAttributedString!

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The bit of links among the types of what is looked for.
    private static let links: UInt64 = 1 << 5

    // MARK: Texts

    private var isStyling = false

    open override var text: String? { didSet { if !isStyling { begin() } } }
    open override var attributedText: NSAttributedString? { didSet { if !isStyling { begin() } } }

    open func setText(_ text: Any!) {
        if let words = text as? NSAttributedString { attributedText = words } else { self.text = text as? String }
    }

    open func setText(
        _ text: Any!,
        afterInheritingLabelAttributesAndConfiguringWith block: (NSMutableAttributedString?) ->
            NSMutableAttributedString?
    ) {
        self.text = (text as? NSAttributedString)?.string ?? text as? String
        guard let words = super.attributedText.map({ NSMutableAttributedString(attributedString: $0) }) else { return }
        attributedText = block(words) ?? words
    }

    private func begin() {
        links = []
        restyle()
        detect()
    }

    private func change(_ closure: (NSMutableAttributedString) -> Void) {
        guard let words = super.attributedText, words.length > 0 else { return }
        let changed = NSMutableAttributedString(attributedString: words)
        closure(changed)
        isStyling = true
        super.attributedText = changed
        isStyling = false
    }

    private func restyle() {
        let isPlain = lineSpacing == 0 && minimumLineHeight == 0 && maximumLineHeight == 0 && lineHeightMultiple == 0
        if isPlain, kern == 0, firstLineIndent == 0 { return }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineSpacing = lineSpacing
        (style.minimumLineHeight, style.maximumLineHeight) = (minimumLineHeight, maximumLineHeight)
        style.lineHeightMultiple = lineHeightMultiple
        style.firstLineHeadIndent = firstLineIndent
        style.lineBreakMode = lineBreakMode
        change {
            let all = NSRange(location: 0, length: $0.length)
            $0.addAttribute(.paragraphStyle, value: style, range: all)
            if kern != 0 { $0.addAttribute(.kern, value: kern, range: all) }
        }
    }

    /// Addresses of the web, where links are asked for.
    private func detect() {
        guard enabledTextCheckingTypes & Self.links != 0, let text = super.attributedText?.string,
            let expression = try? NSRegularExpression(pattern: "(https?://|www\\.)[^\\s]+")
        else { return }
        for match in expression.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
            if let range = Range(match.range, in: text), let url = URL(string: String(text[range])) {
                addLink(to: url, with: match.range)
            }
        }
    }

    // MARK: Links

    private func look(_ attributes: [AnyHashable: Any]?) -> [NSAttributedString.Key: Any] {
        var look: [NSAttributedString.Key: Any] = [:]
        for (key, value) in attributes ?? [:] {
            if let key = key as? NSAttributedString.Key ?? (key as? String).map({ NSAttributedString.Key($0) }) {
                look[key] = value
            }
        }
        return look
    }

    open func addLink(_ link: TTTAttributedLabelLink!) {
        links.append(link as Any)
        let attributes = look(link.attributes ?? linkAttributes)
        change { $0.addAttributes(attributes, range: link.range) }
    }

    @discardableResult
    open func addLink(to url: URL!, with range: NSRange) -> TTTAttributedLabelLink! {
        let link = TTTAttributedLabelLink(url, range, nil)
        addLink(link)
        return link
    }

    @discardableResult
    open func addLink(toAddress addressComponents: [AnyHashable: Any]!, with range: NSRange) -> TTTAttributedLabelLink!
    {
        addLink(to: nil as URL?, with: range)
    }

    @discardableResult
    open func addLink(toPhoneNumber phoneNumber: String!, with range: NSRange) -> TTTAttributedLabelLink! {
        addLink(to: URL(string: "tel:\(phoneNumber ?? "")"), with: range)
    }

    @discardableResult
    open func addLink(to date: Date!, with range: NSRange) -> TTTAttributedLabelLink! {
        addLink(to: nil as URL?, with: range)
    }

    @discardableResult
    open func addLink(with result: NSTextCheckingResult!, attributes: [AnyHashable: Any]! = nil)
        -> TTTAttributedLabelLink!
    {
        let link = TTTAttributedLabelLink(nil, result.range, attributes)
        addLink(link)
        return link
    }

    open func containslink(at point: CGPoint) -> Bool { false }
    open func link(at point: CGPoint) -> TTTAttributedLabelLink! { nil }

    // MARK: Room

    open override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(
            width: size.width + textInsets.left + textInsets.right,
            height: size.height + textInsets.top + textInsets.bottom)
    }

    open override func drawText(in rect: CGRect) {
        var room = rect.inset(by: textInsets)
        if verticalAlignment != .center {
            let height = min(super.sizeThatFits(room.size).height, room.height)
            if verticalAlignment == .bottom { room.origin.y = room.maxY - height }
            room.size.height = height
        }
        super.drawText(in: room)
    }

    open class func sizeThatFitsAttributedString(
        _ attributedString: NSAttributedString!, withConstraints size: CGSize,
        limitedToNumberOfLines numberOfLines: UInt
    ) -> CGSize {
        let label = UILabel()
        label.attributedText = attributedString
        label.numberOfLines = Int(numberOfLines)
        return label.sizeThatFits(size)
    }
}

enum _MaquetteTables: ModuleTables {
    @MainActor static func add() {
        KeyedProperties.add("delegate", \TTTAttributedLabel.delegate)
        KeyedProperties.add("kern", \TTTAttributedLabel.kern)
        KeyedProperties.add("firstLineIndent", \TTTAttributedLabel.firstLineIndent)
        KeyedProperties.add("lineSpacing", \TTTAttributedLabel.lineSpacing)
        KeyedProperties.add("minimumLineHeight", \TTTAttributedLabel.minimumLineHeight)
        KeyedProperties.add("lineHeightMultiple", \TTTAttributedLabel.lineHeightMultiple)
    }
}
