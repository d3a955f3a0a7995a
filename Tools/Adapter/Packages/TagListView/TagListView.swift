import UIKit

@preconcurrency @MainActor public protocol TagListViewDelegate: AnyObject {
    func tagPressed(_ title: String, tagView: TagView, sender: TagListView)
    func tagRemoveButtonPressed(_ title: String, tagView: TagView, sender: TagListView)
}

extension TagListViewDelegate {
    public func tagPressed(_ title: String, tagView: TagView, sender: TagListView) {}
    public func tagRemoveButtonPressed(_ title: String, tagView: TagView, sender: TagListView) {}
}

/// Tags in rows, as many in each as there is room for.
open class TagListView: UIView {
    public enum Alignment: Int, Sendable {
        case left, center, right, leading, trailing
    }

    @IBInspectable open var textColor: UIColor = .white { didSet { tagViews.forEach { $0.textColor = textColor } } }
    @IBInspectable open var selectedTextColor: UIColor = .white {
        didSet { tagViews.forEach { $0.selectedTextColor = selectedTextColor } }
    }
    @IBInspectable open var tagLineBreakMode: NSLineBreakMode = .byTruncatingMiddle {
        didSet { tagViews.forEach { $0.titleLineBreakMode = tagLineBreakMode } }
    }
    @IBInspectable open var tagBackgroundColor: UIColor = .gray {
        didSet { tagViews.forEach { $0.tagBackgroundColor = tagBackgroundColor } }
    }
    @IBInspectable open var tagHighlightedBackgroundColor: UIColor? {
        didSet { tagViews.forEach { $0.highlightedBackgroundColor = tagHighlightedBackgroundColor } }
    }
    @IBInspectable open var tagSelectedBackgroundColor: UIColor? {
        didSet { tagViews.forEach { $0.selectedBackgroundColor = tagSelectedBackgroundColor } }
    }
    @IBInspectable open var cornerRadius: CGFloat = 0 {
        didSet { tagViews.forEach { $0.cornerRadius = cornerRadius } }
    }
    @IBInspectable open var borderWidth: CGFloat = 0 { didSet { tagViews.forEach { $0.borderWidth = borderWidth } } }
    @IBInspectable open var borderColor: UIColor? { didSet { tagViews.forEach { $0.borderColor = borderColor } } }
    @IBInspectable open var selectedBorderColor: UIColor? {
        didSet { tagViews.forEach { $0.selectedBorderColor = selectedBorderColor } }
    }
    @IBInspectable open var paddingY: CGFloat = 2 { didSet { change { $0.paddingY = paddingY } } }
    @IBInspectable open var paddingX: CGFloat = 5 { didSet { change { $0.paddingX = paddingX } } }
    @IBInspectable open var marginY: CGFloat = 2 { didSet { rearrange() } }
    @IBInspectable open var marginX: CGFloat = 5 { didSet { rearrange() } }
    @IBInspectable open var minWidth: CGFloat = 0 { didSet { rearrange() } }
    open var alignment = Alignment.leading { didSet { rearrange() } }
    @IBInspectable open var shadowColor: UIColor = .white { didSet { rearrange() } }
    @IBInspectable open var shadowRadius: CGFloat = 0 { didSet { rearrange() } }
    @IBInspectable open var shadowOffset: CGSize = .zero { didSet { rearrange() } }
    @IBInspectable open var shadowOpacity: Float = 0 { didSet { rearrange() } }
    @IBInspectable open var enableRemoveButton = false {
        didSet { change { $0.enableRemoveButton = enableRemoveButton } }
    }
    @IBInspectable open var removeButtonIconSize: CGFloat = 12 {
        didSet { change { $0.removeButtonIconSize = removeButtonIconSize } }
    }
    @IBInspectable open var removeIconLineWidth: CGFloat = 1 {
        didSet { change { $0.removeIconLineWidth = removeIconLineWidth } }
    }
    @IBInspectable open var removeIconLineColor: UIColor = UIColor.white.withAlphaComponent(0.54) {
        didSet { change { $0.removeIconLineColor = removeIconLineColor } }
    }
    @IBInspectable open var textFont: UIFont = .systemFont(ofSize: 12) {
        didSet { change { $0.textFont = textFont } }
    }

    open weak var delegate: (any TagListViewDelegate)?
    open private(set) var tagViews: [TagView] = []
    open private(set) var rows = 0 { didSet { invalidateIntrinsicContentSize() } }
    private var height: CGFloat = 0

    private func change(_ change: (TagView) -> Void) {
        tagViews.forEach(change)
        rearrange()
    }

    private func rearrange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        arrange()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
    }

    private func arrange() {
        var lines: [[TagView]] = []
        var widthOfLine: CGFloat = 0
        var y: CGFloat = 0
        for tag in tagViews {
            tag.frame.size = tag.intrinsicContentSize
            tag.frame.size.width = min(max(minWidth, tag.frame.width), max(bounds.width, minWidth))
            shade(tag)
            if lines.isEmpty || widthOfLine + tag.frame.width > bounds.width {
                lines.append([])
                widthOfLine = 0
            }
            tag.frame.origin.x = widthOfLine
            lines[lines.count - 1].append(tag)
            widthOfLine += tag.frame.width + marginX
        }
        for line in lines {
            let width = line.last?.frame.maxX ?? 0
            let left = spaceBefore(bounds.width - width)
            for tag in line { tag.frame.origin = CGPoint(x: tag.frame.minX + left, y: y) }
            y += (line.map(\.frame.height).max() ?? 0) + marginY
        }
        let newHeight = max(y - marginY, 0)
        if height != newHeight {
            height = newHeight
            invalidateIntrinsicContentSize()
        }
        if rows != lines.count { rows = lines.count }
    }

    private func shade(_ tag: TagView) {
        guard shadowOpacity > 0 else { return }
        tag.layer.shadowColor = shadowColor.cgColor
        tag.layer.shadowRadius = shadowRadius
        tag.layer.shadowOffset = shadowOffset
        tag.layer.shadowOpacity = shadowOpacity
    }

    private func spaceBefore(_ rest: CGFloat) -> CGFloat {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch alignment {
        case .left: 0
        case .center: rest / 2
        case .right: rest
        case .leading: isRightToLeft ? rest : 0
        case .trailing: isRightToLeft ? 0 : rest
        }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: frame.width, height: height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Tags

    private func made(_ title: String) -> TagView {
        let tag = TagView(title: title)
        tag.textColor = textColor
        tag.selectedTextColor = selectedTextColor
        tag.tagBackgroundColor = tagBackgroundColor
        tag.highlightedBackgroundColor = tagHighlightedBackgroundColor
        tag.selectedBackgroundColor = tagSelectedBackgroundColor
        tag.titleLineBreakMode = tagLineBreakMode
        tag.cornerRadius = cornerRadius
        tag.borderWidth = borderWidth
        tag.borderColor = borderColor
        tag.selectedBorderColor = selectedBorderColor
        tag.paddingX = paddingX
        tag.paddingY = paddingY
        tag.textFont = textFont
        tag.removeIconLineWidth = removeIconLineWidth
        tag.removeButtonIconSize = removeButtonIconSize
        tag.enableRemoveButton = enableRemoveButton
        tag.removeIconLineColor = removeIconLineColor
        return tag
    }

    @discardableResult open func addTag(_ title: String) -> TagView { addTagView(made(title)) }

    @discardableResult open func addTags(_ titles: [String]) -> [TagView] { addTagViews(titles.map(made)) }

    @discardableResult open func addTagView(_ tagView: TagView) -> TagView { addTagViews([tagView])[0] }

    @discardableResult open func addTagViews(_ tagViewList: [TagView]) -> [TagView] {
        tagViews += tagViewList
        tagViewList.forEach(addSubview)
        rearrange()
        return tagViewList
    }

    @discardableResult open func insertTag(_ title: String, at index: Int) -> TagView {
        insertTagView(made(title), at: index)
    }

    @discardableResult open func insertTagView(_ tagView: TagView, at index: Int) -> TagView {
        tagViews.insert(tagView, at: min(max(index, 0), tagViews.count))
        addSubview(tagView)
        rearrange()
        return tagView
    }

    open func setTitle(_ title: String, at index: Int) {
        if tagViews.indices.contains(index) { tagViews[index].setTitle(title, for: .normal) }
        rearrange()
    }

    open func removeTag(_ title: String) {
        for tag in tagViews where tag.currentTitle == title { removeTagView(tag) }
    }

    open func removeTagView(_ tagView: TagView) {
        tagView.removeFromSuperview()
        tagViews.removeAll { $0 === tagView }
        rearrange()
    }

    open func removeAllTags() {
        for tag in tagViews { tag.removeFromSuperview() }
        tagViews = []
        rearrange()
    }

    open func selectedTags() -> [TagView] { tagViews.filter(\.isSelected) }
}

enum _MaquetteTables: ModuleTables {
    @MainActor static func add() {
        KeyedProperties.add("delegate", \TagListView.delegate)
        KeyedProperties.add("textColor", \TagListView.textColor)
        KeyedProperties.add("selectedTextColor", \TagListView.selectedTextColor)
        KeyedProperties.add("tagBackgroundColor", \TagListView.tagBackgroundColor)
        KeyedProperties.add("tagHighlightedBackgroundColor", \TagListView.tagHighlightedBackgroundColor)
        KeyedProperties.add("tagSelectedBackgroundColor", \TagListView.tagSelectedBackgroundColor)
        KeyedProperties.add("cornerRadius", \TagListView.cornerRadius)
        KeyedProperties.add("borderWidth", \TagListView.borderWidth)
        KeyedProperties.add("borderColor", \TagListView.borderColor)
        KeyedProperties.add("selectedBorderColor", \TagListView.selectedBorderColor)
        KeyedProperties.add("paddingX", \TagListView.paddingX)
        KeyedProperties.add("paddingY", \TagListView.paddingY)
        KeyedProperties.add("marginX", \TagListView.marginX)
        KeyedProperties.add("marginY", \TagListView.marginY)
        KeyedProperties.add("minWidth", \TagListView.minWidth)
        KeyedProperties.add("shadowColor", \TagListView.shadowColor)
        KeyedProperties.add("shadowRadius", \TagListView.shadowRadius)
        KeyedProperties.add("shadowOffset", \TagListView.shadowOffset)
        KeyedProperties.add("shadowOpacity", \TagListView.shadowOpacity)
        KeyedProperties.add("enableRemoveButton", \TagListView.enableRemoveButton)
        KeyedProperties.add("removeButtonIconSize", \TagListView.removeButtonIconSize)
        KeyedProperties.add("removeIconLineWidth", \TagListView.removeIconLineWidth)
        KeyedProperties.add("removeIconLineColor", \TagListView.removeIconLineColor)
        KeyedProperties.add("textFont", \TagListView.textFont)
    }
}
