import Foundation
import MaquetteDrawing

/// The view of a tab: its image above its title, or beside it where a bar is wide or low, and its badge.
final class TabView: TouchedPart {
    let item: UITabBarItem
    let isChosen: Bool
    var isInline = false {
        didSet { if isInline != oldValue { setNeedsLayout() } }
    }
    private let imageView = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()

    init(
        _ item: UITabBarItem, isSelected: Bool, color: UIColor, attributes: [NSAttributedString.Key: Any],
        badgeColor: UIColor
    ) {
        (self.item, isChosen) = (item, isSelected)
        super.init(frame: .zero)
        isOpaque = false
        let symbol = UIImage.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .large)
        let system = item.systemItem.flatMap { UIImage(systemName: $0.symbolName, withConfiguration: symbol) }
        if let image = (isSelected ? item.selectedImage : item.image) ?? system {
            imageView.image = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
        }
        imageView.tintColor = color
        label.text = item.title ?? item.systemItem?.word
        let weight: UIFont.Weight = Headless.release.tabs.hasHeavyTitles ? .semibold : .medium
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: weight)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        label.textAlignment = .center
        badge.text = item.badgeValue
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.backgroundColor = badgeColor
        badge.layer.cornerRadius = 9
        badge.clipsToBounds = true
        for part in [imageView, label, badge] { addSubview(part) }
        // The same alpha as other disabled controls.
        if !item.isEnabled { for part in [imageView, label] { part.alpha = 0.5 } }
    }

    required init?(coder: NSCoder) { nil }

    override func act() {
        if item.isEnabled, let bar: UITabBar = nearest() { bar.touched(item) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = imageView.image?.size ?? .zero
        var title = label.intrinsicContentSize
        title.width = min(title.width, bounds.width)
        if isInline {
            let gap: CGFloat = image.width > 0 && title.width > 0 ? 8 : 0
            let start = (bounds.width - image.width - gap - title.width) / 2
            imageView.frame = CGRect(
                x: start, y: ((bounds.height - image.height) / 2).rounded(), width: image.width, height: image.height)
            label.frame = CGRect(
                x: start + image.width + gap, y: ((bounds.height - title.height) / 2).rounded(), width: title.width,
                height: title.height)
        } else {
            // Image and title keep their middles on two lines, wherever they are how high: on a platter, lower ones.
            let tabs = Headless.release.tabs
            let platter = bounds.height == tabs.platter?.height ? tabs.platter : nil
            let middle = title.width > 0 ? platter?.imageMiddle ?? tabs.imageMiddle : bounds.height / 2
            let foot = platter.map { $0.titleMiddle + title.height / 2 } ?? bounds.height - tabs.belowTitle
            imageView.frame = CGRect(
                x: ((bounds.width - image.width) / 2).rounded(), y: (middle - image.height / 2).rounded(),
                width: image.width, height: image.height)
            label.frame = CGRect(
                x: (bounds.width - title.width) / 2, y: foot - title.height, width: title.width,
                height: title.height)
        }
        placeBadge()
    }

    private func placeBadge() {
        badge.isHidden = item.badgeValue == nil
        guard item.badgeValue != nil else { return }
        let width = max(18, badge.intrinsicContentSize.width + 10)
        badge.frame = CGRect(x: imageView.frame.midX + 4, y: 2, width: width, height: 18)
    }

    // MARK: Accessibility

    override var ownAccessibility: OwnAccessibility {
        let words = item.title ?? item.systemItem?.word
        var traits: UIAccessibilityTraits = [.button, .tabBarItem]
        if isChosen { traits.insert(.selected) }
        return OwnAccessibility(
            isElement: item.isAccessibilityElement,
            label: item.accessibilityLabel ?? words.flatMap { $0.isEmpty ? nil : $0 } ?? item.image?.spokenName,
            value: item.accessibilityValue ?? spokenBadge, hint: item.accessibilityHint,
            traits: item.accessibilityTraits.union(traits))
    }
}

/// The glass behind the tabs of a phone since iOS 26, with the capsule around the selected one.
final class TabPlatter: UIView, InternalView {
    /// Where the chosen tab is.
    var selection: CGRect? {
        didSet { if selection != oldValue { setNeedsDisplay() } }
    }
    var isOverContent = false {
        didSet { if isOverContent != oldValue { setNeedsDisplay() } }
    }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func drawOwnContent(into list: inout DisplayList) {
        let rect = Rect(bounds)
        let outline = Path.roundedRect(rect, radius: rect.height / 2)
        BarGlass(bar: .lower, isOverContent: isOverContent)
            .draw(outline, into: &list, traits: traitCollection)
        guard let selection else { return }
        // Measured on iOS 26.1 by Vercantez/openuikit: 253 becomes 235. In the dark it is a guess.
        let capsule =
            traitCollection.userInterfaceStyle == .dark
            ? BarGlass.gray(58) : Color.black.multiplyingAlpha(by: 18.0 / 253)
        list.fillCapsule(Rect(selection), capsule)
    }
}

extension TabView {
    /// A number counts what is there.
    private var spokenBadge: String? {
        guard Headless.release.tabs.badgesAreSpoken, let badge = item.badgeValue, !badge.isEmpty else { return nil }
        return Int(badge).map { $0 == 1 ? "1 item" : "\($0) items" } ?? badge
    }
}
