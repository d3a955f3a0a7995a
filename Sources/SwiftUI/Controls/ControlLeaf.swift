/// A control of UIKit's in the layout, with a closure for what its user does.
struct ControlLeaf<Control: UIControl>: _PrimitiveView {
    /// Which lengths of an offer it takes.
    enum Room { case own, wide, all }
    let make: @MainActor () -> Control
    let room: Room
    let event: UIControl.Event
    let set: @MainActor (Control, EnvironmentValues) -> Void
    let change: @MainActor (Control) -> Void

    nonisolated init(
        _ make: @escaping @MainActor () -> Control, room: Room = .own, event: UIControl.Event = .valueChanged,
        set: @escaping @MainActor (Control, EnvironmentValues) -> Void,
        change: @escaping @MainActor (Control) -> Void
    ) { (self.make, self.room, self.event, self.set, self.change) = (make, room, event, set, change) }

    @MainActor private final class Kept {
        var change: (Control) -> Void = { _ in }
    }

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        let kept = node.kept as? Kept ?? Kept()
        let control: Control
        if let former = node.view as? Control {
            control = former
        } else {
            control = node.view(view.make())
            control.addAction(
                UIAction { [weak kept, weak control] _ in
                    if let kept, let control { ViewGraph.acting { kept.change(control) } }
                }, for: view.event)
        }
        node.kept = kept
        kept.change = view.change
        node.environment.dress(control)
        control.isEnabled = node.environment.isEnabled
        if let tint = node.environment.tint { control.tintColor = tint.uiColor(in: node.environment) }
        view.set(control, node.environment)
        let room = view.room
        let item = LeafItem(control) { proposal in
            let own = control.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
            return CGSize(
                width: room == .own ? own.width : proposal.width ?? own.width,
                height: room == .all ? proposal.height ?? own.height : own.height)
        }
        let isInList = node.environment.isInList
        node.output = { _ in [isInList ? FlatItem(item) : item] }
    }
}

/// A control in a row of a list: one that is a little higher than a line of text does not make the row higher. That rows of toggles are as
/// high as others is recalled from many apps.
private final class FlatItem: BoxItem, @unchecked Sendable {
    /// The height that lies between a line of body text and a date with its background.
    private static let overhang: CGFloat = 7

    private func taken(_ content: CGSize) -> CGFloat { content.height < 40 ? Self.overhang : 0 }

    override func ownSize(_ proposal: ProposedViewSize, _ content: CGSize) -> CGSize {
        CGSize(width: content.width, height: content.height - 2 * taken(content))
    }
    override func shift(_ size: CGSize, _ content: ViewDimensions, isRightToLeft: Bool) -> CGPoint {
        CGPoint(x: 0, y: -taken(CGSize(width: content.width, height: content.height)))
    }
}
