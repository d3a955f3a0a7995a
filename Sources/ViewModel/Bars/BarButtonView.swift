import Foundation
import MaquetteDrawing

/// The view of a bar button: its title, its image, or its custom view.
final class BarButtonView: TouchedPart {
    enum Kind {
        case plain
        /// A button with the chevron of a back button.
        case back
    }

    let item: UIBarButtonItem
    private let kind: Kind
    var isBack: Bool { kind == .back }
    private let label = UILabel()
    private let imageView = UIImageView()
    private let custom: UIView?
    private var badgeLabel: UILabel?
    /// The glass that the button draws, from its own corner. The first of those that share one draws it for all of them.
    private(set) var glass: CGRect?
    private var ground = BarGlass(bar: .navigation, isOverContent: false)

    /// Gives each button of a row its glass, once their places are known.
    static func spread(_ ground: BarGlass, over row: [[BarButtonView]]) {
        for run in row {
            guard let first = run.first, run.allSatisfy(\.hasGlass) else { continue }
            let all = run.reduce(first.frame) { $0.union($1.frame) }
            first.setGlass(all.offsetBy(dx: -first.frame.minX, dy: -first.frame.minY), ground)
            for button in run.dropFirst() { button.setGlass(nil, ground) }
        }
    }

    private func setGlass(_ rect: CGRect?, _ ground: BarGlass) {
        guard glass != rect || self.ground != ground else { return }
        glass = rect
        self.ground = ground
        setNeedsDisplay()
    }

    /// The looks that the bar gives to all its buttons.
    struct Look {
        var tint: UIColor?
        var attributes: [NSAttributedString.Key: Any] = [:]
        var backIndicator: UIImage?
    }

    init(_ item: UIBarButtonItem, kind: Kind = .plain, look: Look) {
        self.item = item
        self.kind = kind
        custom = item.customView
        super.init(frame: .zero)
        isOpaque = false
        if let custom {
            addSubview(custom)
            return
        }
        tintColor = item.tintColor ?? look.tint
        showWord(look)
        showImage(look)
        showBadge()
    }

    /// Shows a badge at the corner where reading ends; its size is a guess.
    private func showBadge() {
        guard hasGlass, let badge = item.badge else { return }
        let label = UILabel()
        label.text = badge.stringValue
        label.font = .systemFont(ofSize: 12, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = .systemRed
        label.clipsToBounds = true
        addSubview(label)
        badgeLabel = label
    }

    private func placeBadge() {
        guard let label = badgeLabel else { return }
        let isDot = label.text?.isEmpty ?? true
        let height: CGFloat = isDot ? 10 : 18
        let width = isDot ? height : max(height, label.intrinsicContentSize.width + 10)
        let x = isDot ? bounds.width - 14 : bounds.width - width + 4
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.frame = CGRect(
            x: isRightToLeft ? bounds.width - x - width : x, y: isDot ? 4 : -4, width: width, height: height)
        label.layer.cornerRadius = height / 2
    }

    required init?(coder: NSCoder) { nil }

    private var isProminent: Bool { item.style == .done }
    var hasGlass: Bool {
        Headless.release.bars.hasGlass && custom == nil && !item.hidesSharedBackground
    }

    private func showWord(_ look: Look) {
        let word = item.title ?? item.systemItem?.shownWord
        guard let word, !word.isEmpty, kind == .back || shownImage(look) == nil else { return }
        let state: UIControl.State = item.isEnabled ? .normal : .disabled
        let attributes = look.attributes.merging(item.titleTextAttributes(for: state) ?? [:]) { $1 }
        let weight: UIFont.Weight = isProminent ? .semibold : hasGlass ? .medium : .regular
        label.text = word
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: weight)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        addSubview(label)
    }

    private func showImage(_ look: Look) {
        guard let image = shownImage(look) else { return }
        imageView.image = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
        imageView.tintColor = color
        addSubview(imageView)
    }

    private func shownImage(_ look: Look) -> UIImage? {
        if kind == .back {
            let chevron = UIImage.SymbolConfiguration(pointSize: 21, weight: .medium)
            return look.backIndicator ?? UIImage(systemName: "chevron.backward", withConfiguration: chevron)
        }
        if let image = item.image { return image }
        let symbol = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)
        return item.systemItem?.symbolName.flatMap { UIImage(systemName: $0, withConfiguration: symbol) }
    }

    private var color: UIColor {
        if !item.isEnabled { return .tertiaryLabel }
        if hasGlass {
            if isProminent { return .white }
            return item.tintColor ?? .label
        }
        return tintColor
    }

    override func act() {
        if isBack { return goBack() }
        guard item.isEnabled else { return }
        if item.choose() { return }
        if let menu = item.menu { MenuPresentation.show(menu, of: self, isContextMenu: false) }
    }

    private func goBack() {
        guard let bar: UINavigationBar = nearest() else { return }
        if let controller: UINavigationController = bar.nearest(), controller.navigationState.bar === bar {
            controller.popFromInside()
        } else {
            bar.popItem(animated: true)
        }
    }

    // MARK: Size

    /// The size of the content, or the width set by the owner, on glass of this height.
    func naturalSize(onGlass height: CGFloat = 44) -> CGSize {
        if let custom { return Self.size(of: custom) }
        if item.width > 0 { return CGSize(width: item.width, height: hasGlass ? height : 44) }
        let content = contentSize
        guard hasGlass else { return content }
        let bars = Headless.release.bars
        let width =
            showsImageAlone
            ? max(bars.leastImage, content.width) + 2 * bars.besideImage : content.width + 2 * bars.besideWords
        return CGSize(width: max(height, width), height: height)
    }

    private var showsImageAlone: Bool { imageView.superview != nil && label.superview == nil }

    /// Whether there is one piece of glass behind this button and neighbours of its kind: those that show an image alone.
    var sharesGlass: Bool {
        hasGlass && showsImageAlone && !isBack && !isProminent && item.sharesBackground && item.systemItem != .close
    }

    /// The size that the owner set, otherwise the fitting size.
    static func size(of view: UIView) -> CGSize {
        let own = view.bounds.size
        if own.width > 0, own.height > 0, view.translatesAutoresizingMaskIntoConstraints { return own }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(
            width: fitting.width > 0 ? fitting.width : own.width,
            height: fitting.height > 0 ? fitting.height : own.height)
    }

    private static let gapAfterIndicator: CGFloat = 6

    private var contentSize: CGSize {
        let (word, image) = (label.superview == nil ? .zero : label.intrinsicContentSize, imageSize)
        let gap = word.width > 0 && image.width > 0 ? Self.gapAfterIndicator : 0
        return CGSize(width: word.width + gap + image.width, height: max(word.height, image.height))
    }

    private var imageSize: CGSize { imageView.superview == nil ? .zero : imageView.image?.size ?? .zero }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let custom {
            // The bar sets the frame, even if the view's own constraints ask for another size.
            if !custom.translatesAutoresizingMaskIntoConstraints {
                custom.translatesAutoresizingMaskIntoConstraints = true
            }
            custom.frame = CGRect(origin: .zero, size: bounds.size)
            return
        }
        placeBadge()
        let (content, image) = (contentSize, imageSize)
        let start = (bounds.width - content.width) / 2
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ x: CGFloat, _ size: CGSize) {
            let y = ((bounds.height - size.height) / 2).rounded()
            let left = isRightToLeft ? bounds.width - x - size.width : x
            view.frame = CGRect(x: left, y: y, width: size.width, height: size.height)
        }
        place(imageView, start, image)
        let word = label.superview == nil ? .zero : label.intrinsicContentSize
        place(
            label, start + content.width - word.width, CGSize(width: min(word.width, bounds.width), height: word.height)
        )
    }

    /// Since iOS 26 the buttons of bars are on glass.
    override func drawOwnContent(into list: inout DisplayList) {
        if !hasGlass, label.superview != nil, UIAccessibility.buttonShapesEnabled {
            label.drawUnderline(into: &list)
        }
        guard hasGlass, let glass, kind == .back || label.superview != nil || imageView.superview != nil else { return }
        let rect = Rect(glass)
        let outline = Path.roundedRect(rect, radius: min(rect.width, rect.height) / 2)
        // One that is disabled is as grey as any other.
        guard isProminent, item.isEnabled else { return ground.draw(outline, into: &list, traits: traitCollection) }
        list.effect { list in
            BarGlass.drawShadow(of: outline, into: &list)
            list.fill(outline, (tintColor ?? .systemBlue).drawingColor(with: traitCollection))
        }
    }

    // MARK: Accessibility

    override var ownAccessibility: OwnAccessibility {
        // A custom view speaks for itself.
        guard item.customView == nil else { return OwnAccessibility() }
        let words = [item.title, item.systemItem?.spokenName, item.image?.spokenName].lazy
            .compactMap { $0 }.first { !$0.isEmpty }
        var traits = UIAccessibilityTraits.button
        if isBack { traits.insert(.backButton) }
        if !item.isEnabled { traits.insert(.notEnabled) }
        return OwnAccessibility(
            isElement: item.isAccessibilityElement,
            label: item.accessibilityLabel ?? words ?? (isBack ? "Back" : nil),
            value: item.accessibilityValue ?? item.badge?.stringValue, hint: item.accessibilityHint,
            traits: item.accessibilityTraits.union(traits))
    }
}

/// A piece of a row of bar buttons.
@MainActor enum BarSlot {
    case button(BarButtonView)
    case fixed(CGFloat)
    case flexible

    /// The space between two neighbours.
    static func gap(_ one: BarSlot?, _ other: BarSlot) -> CGFloat {
        one?.view?.sharesGlass == true && other.view?.sharesGlass == true
            ? Headless.release.bars.gapOnGlass : Headless.release.bars.gap
    }

    /// The buttons of a row, those together that share a piece of glass. A space parts them.
    static func onOneGlass(_ slots: [BarSlot]) -> [[BarButtonView]] {
        var runs: [[BarButtonView]] = []
        var mayJoin = false
        for slot in slots {
            guard let button = slot.view else {
                mayJoin = false
                continue
            }
            if mayJoin, button.sharesGlass {
                runs[runs.count - 1].append(button)
            } else {
                runs.append([button])
            }
            mayJoin = button.sharesGlass
        }
        return runs
    }

    var view: BarButtonView? {
        guard case .button(let view) = self else { return nil }
        return view
    }

    static func slots(
        for items: [UIBarButtonItem], look: (UIBarButtonItem) -> BarButtonView.Look
    ) -> [BarSlot] {
        items.filter { !$0.isHidden }.map { item in
            switch item.systemItem {
            case .flexibleSpace: .flexible
            case .fixedSpace: .fixed(item.width)
            default: .button(BarButtonView(item, look: look(item)))
            }
        }
    }
}
