import Foundation

/// The parts of a toolbar and their places.
extension UIToolbar {
    /// Lets the background reach below the bar, behind the home indicator.
    package func setReachBelow(_ height: CGFloat) {
        guard toolbarState.reachBelow != height else { return }
        toolbarState.reachBelow = height
        setNeedsLayout()
    }

    func setFade(_ fade: ScrollEdgeFade?) {
        if toolbarState.fade != fade { change(\.fade, fade) }
    }

    func startAsToolbar() {
        isOpaque = false
        toolbarState.background.hasLineAtTop = true
        addSubview(toolbarState.background)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    func change<Value>(_ property: ReferenceWritableKeyPath<ToolbarState, Value>, _ value: Value) {
        toolbarState[keyPath: property] = value
        refreshToolbar()
    }

    func refreshToolbar() {
        toolbarState.isStale = true
        setNeedsLayout()
    }

    private func resolved<Value>(_ value: (ToolbarState) -> Value?) -> Value? {
        AppearanceProxies.resolved(self) { value($0.toolbarState) }
    }

    private var look: BarLook {
        if let appearance = resolved({ $0.standardAppearance }) { return BarLook(appearance) }
        if let image = resolved({ $0.backgroundImage }) {
            return BarLook(image: image, line: image.size == .zero ? nil : .separator)
        }
        if let tint = resolved({ $0.barTint }) { return BarLook(color: tint, line: .separator) }
        if resolved({ $0.style }) == .black { return BarLook(color: UIColor(white: 0.11, alpha: 0.93)) }
        if Headless.release.bars.hasGlass { return BarLook(fade: toolbarState.fade) }
        if resolved({ $0.isTranslucent }) == false { return BarLook(color: .systemBackground, line: .separator) }
        return .standard
    }

    func layOutToolbar() {
        toolbarState.background.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: bounds.height + max(toolbarState.reachBelow, uncoveredHeightBelow))
        if toolbarState.isStale { makeButtons() }
        placeButtons()
    }

    private func makeButtons() {
        toolbarState.isStale = false
        toolbarState.background.look = look
        for slot in toolbarState.slots { slot.view?.removeFromSuperview() }
        let appearance = resolved { $0.standardAppearance }
        let tint = AppearanceProxies.resolved(self) { $0.tintIsInherited ? nil : $0.tintColor }
        toolbarState.slots = BarSlot.slots(for: items ?? []) { item in
            let states = item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
            let state = item.isEnabled ? states?.normal : states?.disabled
            return BarButtonView.Look(tint: tint, attributes: state?.titleTextAttributes ?? [:])
        }
        for slot in toolbarState.slots {
            guard let view = slot.view else { continue }
            view.item.container = self
            view.item.onChange = { [weak self] in self?.refreshToolbar() }
            addSubview(view)
        }
    }

    /// Flexible spaces share what is left of the row equally. Without any, the row begins at the margin.
    private func placeButtons() {
        let margin = Headless.release.bars.sides.side(inWidth: bounds.width)
        let slots = toolbarState.slots
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var rigid: CGFloat = 2 * margin + safeAreaInsets.left + safeAreaInsets.right
        var flexible = 0
        for (index, slot) in slots.enumerated() {
            switch slot {
            case .flexible: flexible += 1
            case .fixed(let width): rigid += width + gap(before: index)
            case .button(let button): rigid += naturalSize(of: button).width + gap(before: index)
            }
        }
        let spare = flexible > 0 ? max(0, bounds.width - rigid) / CGFloat(flexible) : 0
        var x = margin + (isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left)
        for (index, slot) in slots.enumerated() {
            switch slot {
            case .flexible: x += spare
            case .fixed(let width): x += width + gap(before: index)
            case .button(let button):
                x += gap(before: index)
                let size = naturalSize(of: button)
                button.frame = CGRect(
                    x: isRightToLeft ? bounds.width - x - size.width : x,
                    y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
                x += size.width
            }
        }
        BarButtonView.spread(
            BarGlass(bar: .lower, isOverContent: toolbarState.fade != nil), over: BarSlot.onOneGlass(slots))
    }

    private func naturalSize(of button: BarButtonView) -> CGSize {
        button.naturalSize(onGlass: min(bounds.height, Headless.release.bars.toolCapsule))
    }

    /// The gap before a slot: only between neighbouring buttons, and on glass before a fixed space. Measured on iOS 26.1.
    private func gap(before index: Int) -> CGFloat {
        let slot = toolbarState.slots[index]
        guard index > 0, case .button = toolbarState.slots[index - 1] else { return 0 }
        if case .fixed = slot, !Headless.release.bars.hasGlass { return 0 }
        return BarSlot.gap(toolbarState.slots[index - 1], slot)
    }
}
