import Foundation

/// A piece of a row of bar buttons.
@MainActor enum BarSlot {
    case button(BarButtonView)
    case fixed(CGFloat)
    case flexible

    /// What stands between two buttons.
    static var gap: CGFloat { Headless.release.bars.gap }

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
