import Foundation
import MaquetteDrawing

/// A menu on the screen: beside the button that it belongs to, or below the view that was pressed long, with the rest of
/// the screen dimmed.
final class MenuPresentation: UIView, InternalView {
    private let menu: MenuView
    private let source: UIView
    private let dimming: DimmingView?

    private init(_ menu: UIMenu, of source: UIView, isContextMenu: Bool) {
        (self.menu, self.source) = (MenuView(menu), source)
        dimming = isContextMenu ? DimmingView() : nil
        super.init(frame: .zero)
        isOpaque = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let dimming { addSubview(dimming) }
        addSubview(self.menu)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns false if the view is in no window.
    @discardableResult static func show(_ menu: UIMenu, of source: UIView, isContextMenu: Bool) -> Bool {
        guard let window = source.window else { return false }
        hide(in: window)
        let presentation = MenuPresentation(menu, of: source, isContextMenu: isContextMenu)
        presentation.frame = window.bounds
        window.addSubview(presentation)
        return true
    }

    static func hide(in window: UIWindow) {
        for case let shown as MenuPresentation in window.subviews { shown.removeFromSuperview() }
    }

    /// What a tap on a row does: the menu goes first, and another takes the place of one that leads further.
    func choose(_ element: UIMenuElement) {
        let source = source
        removeFromSuperview()
        switch element {
        case let menu as UIMenu: Self.show(menu, of: source, isContextMenu: dimming != nil)
        case let action as UIAction: action.perform(sender: source)
        default: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, !menu.frame.contains(touch.location(in: self)) else { return }
        removeFromSuperview()
    }

    private static let gap: CGFloat = 8

    override func layoutSubviews() {
        super.layoutSubviews()
        let around = source.convert(source.bounds, to: self)
        dimming?.frame = bounds
        dimming?.spared = .roundedRect(Rect(around), radius: Double(max(source.layer.cornerRadius, 12)))
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.gap, dy: 0)
        let size = menu.sizeThatFits(area.size)
        let height = min(size.height, area.height)
        // From the side of the screen that the source is nearer to, or where reading begins.
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isCentred = abs(around.midX - bounds.midX) < 1
        let isAtRight = isCentred ? isRightToLeft : around.midX > bounds.midX
        let x = isAtRight ? around.maxX - size.width : around.minX
        let fitsBelow = around.maxY + Self.gap + height <= area.maxY
        let y = fitsBelow ? around.maxY + Self.gap : max(area.minY, around.minY - Self.gap - height)
        let grid = PixelGrid(scale: layoutScale)
        menu.frame = CGRect(
            x: grid.rounded(max(area.minX, min(x, area.maxX - size.width))), y: grid.rounded(y), width: size.width,
            height: height)
    }

    // MARK: Accessibility

    override var ownAccessibility: OwnAccessibility { OwnAccessibility(isModal: true) }
}

extension Headless {
    /// Shows the menu that a tap or a long press on a view would bring: a button's, or that of its context menu
    /// interaction.
    ///
    /// The view has to be in a window, as it is on a stage after `layoutIfNeeded`. Returns whether there was a menu.
    @discardableResult @preconcurrency @MainActor public static func showMenu(of view: UIView) -> Bool {
        if let button = view as? UIButton, let menu = button.menu {
            return MenuPresentation.show(menu, of: view, isContextMenu: !button.showsMenuAsPrimaryAction)
        }
        for case let interaction as UIContextMenuInteraction in view.interactions {
            let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            let configuration = interaction.delegate?.contextMenuInteraction(
                interaction, configurationForMenuAtLocation: middle)
            guard let menu = configuration?.actionProvider?([]) else { continue }
            return MenuPresentation.show(menu, of: view, isContextMenu: true)
        }
        return false
    }

    /// Shows a menu beside the view that it belongs to, which is in a window.
    @discardableResult @MainActor package static func show(
        _ menu: UIMenu, of view: UIView, isContextMenu: Bool = false
    ) -> Bool { MenuPresentation.show(menu, of: view, isContextMenu: isContextMenu) }

    /// Shows the menu of an item in a bar that is on the screen.
    @discardableResult @preconcurrency @MainActor public static func showMenu(
        of item: UIBarButtonItem, in window: UIWindow
    ) -> Bool {
        guard let menu = item.menu, let view = window.view(of: item) else { return false }
        return MenuPresentation.show(menu, of: view, isContextMenu: false)
    }
}
