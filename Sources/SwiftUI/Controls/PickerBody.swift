/// What a picker chooses among, without the type of the value.
struct PickerChoice {
    let label: AnyView
    let content: AnyView
    let currentValueLabel: AnyView?
    let isChosen: (AnyHashable) -> Bool
    let choose: (AnyHashable) -> Void
}

/// One of the things to choose from.
struct PickerOption {
    let tag: AnyHashable
    let item: Item

    /// The options of a picker's content: what is tagged, and what stands for a value of a `ForEach`.
    static func all(in items: [Item]) -> [PickerOption] {
        items.compactMap { item in
            (item.value(Tag.self) ?? item.value(ImplicitTag.self)).map { PickerOption(tag: $0, item: item) }
        }
    }

    @MainActor var title: String? { item.mountedViews.words }
    @MainActor var image: UIImage? { item.mountedViews.firstImage }
}

/// A picker in one of the styles.
struct PickerBody: View {
    let choice: PickerChoice
    let kind: _PickerKind
    @Environment(\.self) private var environment

    var body: some View {
        switch kind {
        case .segmented, .palette: SegmentsPicker(choice: choice).named(by: choice.label)
        case .wheel: row { WheelPicker(choice: choice) }
        case .inline where !environment.isInList: row { WheelPicker(choice: choice) }
        case .inline: InlineOptions(choice: choice)
        case .navigationLink:
            HStack {
                LabeledRow(mayStack: true) {
                    ControlLabel(choice.label)
                } content: {
                    ChosenOption(choice: choice).usualForeground(.secondaryLabel)
                }
                SmallSymbol(name: "chevron.forward", weight: .semibold, color: .tertiaryLabel)
            }
        case .automatic, .menu:
            if environment.isInList {
                LabeledRow(mayStack: true) {
                    ControlLabel(choice.label, isSpokenByControl: true)
                } content: {
                    MenuPicker(choice: choice, isRow: true)
                }
            } else {
                // Outside of lists what the picker is called is not shown.
                MenuPicker(choice: choice, isRow: false)
            }
        }
    }

    /// A wheel beside what it is called, if that has words.
    private func row(@ViewBuilder _ control: () -> some View) -> some View {
        LabeledRow {
            ControlLabel(choice.label)
        } content: {
            control()
        }
    }
}

/// The chosen value with two chevrons, which opens the others.
private struct MenuPicker: View {
    let choice: PickerChoice
    let isRow: Bool
    @Environment(\.self) private var environment

    var body: some View {
        MenuPickerParts(choice: choice) { entries in
            let configuration = PrimitiveButtonStyleConfiguration(
                role: nil, label: .init(_shown: choice.label), action: {}, entries: entries, opensAtOnce: true)
            // Whether a phone hides the chevrons, too, is not known.
            if environment.menuIndicatorVisibility == .hidden {
                Headless.Diagnostics.noteNotDrawn("menuIndicator")
            }
            return Pressing(configuration) { isPressed in
                HStack(spacing: 5) {
                    ChosenOption(choice: choice)
                    SmallSymbol(name: "chevron.up.chevron.down", weight: .regular, color: color)
                }
                .usualForeground(color)
                .padding(
                    EdgeInsets(
                        top: isRow ? 0 : 7, leading: isRow ? 0 : 12, bottom: isRow ? 0 : 7, trailing: isRow ? 0 : 12)
                )
                .opacity(isPressed ? 0.4 : 1)
            }
            .named(by: choice.label)
        }
    }

    private var color: UIColor {
        if !environment.isEnabled { return .tertiaryLabel }
        return isRow && environment.tint == nil ? .secondaryLabel : environment.tintColor
    }
}

/// Makes the entries of a picker's menu of its options.
private struct MenuPickerParts<Content: View>: _PrimitiveView {
    let choice: PickerChoice
    let content: @MainActor (@escaping @MainActor () -> [UIMenuElement]) -> Content

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        let choice = view.choice
        let entries: @MainActor () -> [UIMenuElement] = { [weak node] in
            guard let node else { return [] }
            let place = node.child(1)
            place.update(choice.content, in: node.environment)
            return PickerOption.all(in: place.items).map { option in
                UIAction(
                    title: option.title ?? "", image: option.image, state: choice.isChosen(option.tag) ? .on : .off
                ) { _ in choice.choose(option.tag) }
            }
        }
        node.child(0).update(view.content(entries), in: node.environment)
        node.output = { $0.first?.items ?? [] }
    }
}

/// The option that is chosen, as it is among the others.
private struct ChosenOption: _PrimitiveView {
    let choice: PickerChoice

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        node.child(0).update(view.choice.currentValueLabel ?? view.choice.content, in: node.environment)
        let isOwn = view.choice.currentValueLabel != nil
        let (choice, isRightToLeft) = (view.choice, node.environment.layoutDirection == .rightToLeft)
        node.output = { children in
            let items = children.flatMap(\.items)
            if isOwn { return items.isEmpty ? [] : [items.beside(isRightToLeft: isRightToLeft)] }
            return PickerOption.all(in: items).first { choice.isChosen($0.tag) }.map { [$0.item] } ?? []
        }
    }
}

/// A symbol of UIKit's that goes with a text.
struct SmallSymbol: _PrimitiveView {
    let name: String
    let weight: UIImage.SymbolWeight
    let color: UIColor
    var style = UIFont.TextStyle.footnote

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        let shown = node.view(UIImageView())
        node.environment.dress(shown)
        let font = UIFont.preferredFont(forTextStyle: view.style, compatibleWith: node.environment.traitCollection)
        let configuration = UIImage.SymbolConfiguration(pointSize: font.pointSize, weight: view.weight, scale: .medium)
        shown.image = UIImage(systemName: view.name, withConfiguration: configuration)
        shown.tintColor = view.color
        shown.isAccessibilityElement = false
        node.leaf(LeafItem(shown) { _ in shown.image?.size ?? .zero })
    }
}

/// All options below each other, the chosen one with a checkmark, each a row of the list.
private struct InlineOptions: _PrimitiveView {
    let choice: PickerChoice

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        let choice = view.choice
        let environment = node.environment
        node.child(0).update(choice.content, in: environment)
        let check = SmallSymbol(name: "checkmark", weight: .semibold, color: environment.tintColor, style: .body)
        let options = PickerOption.all(in: node.child(0).items)
        for (index, option) in options.enumerated() {
            let button = PrimitiveButtonStyleConfiguration(role: nil, label: .init(_shown: AnyView(EmptyView()))) {
                choice.choose(option.tag)
            }
            let isChosen = choice.isChosen(option.tag)
            let row = Pressing(button, traits: isChosen ? [.button, .selected] : .button) { _ in
                HStack {
                    ItemView(item: option.item)
                    Spacer()
                    if isChosen { check }
                }
            }
            node.child(index + 1).update(row, in: environment)
        }
        node.keepChildren(options.count + 1)
        node.output = { $0.dropFirst().flatMap(\.items) }
    }
}

/// Something of another place of the tree, laid out here.
private struct ItemView: _PrimitiveView {
    let item: Item

    @MainActor static func _make(_ view: Self, in node: _ViewNode) { node.leaf(view.item) }
}

/// A segmented control of UIKit's.
private struct SegmentsPicker: _PrimitiveView {
    let choice: PickerChoice

    @MainActor private final class Kept {
        var options: [PickerOption] = []
        var choose: (AnyHashable) -> Void = { _ in }
    }

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        let environment = node.environment
        let control: UISegmentedControl
        let kept = node.kept as? Kept ?? Kept()
        if let former = node.view as? UISegmentedControl {
            control = former
        } else {
            control = node.view(UISegmentedControl(items: nil))
            control.addAction(
                UIAction { [weak kept, weak control] _ in
                    guard let kept, let control else { return }
                    let index = control.selectedSegmentIndex
                    if kept.options.indices.contains(index) {
                        ViewGraph.acting { kept.choose(kept.options[index].tag) }
                    }
                }, for: .valueChanged)
        }
        node.kept = kept
        environment.dress(control)
        control.isEnabled = environment.isEnabled
        node.child(0).update(view.choice.content, in: environment)
        let options = PickerOption.all(in: node.child(0).items)
        (kept.options, kept.choose) = (options, view.choice.choose)
        if control.numberOfSegments != options.count {
            control.removeAllSegments()
            for index in options.indices { control.insertSegment(withTitle: nil, at: index, animated: false) }
        }
        for (index, option) in options.enumerated() {
            let views = option.item.mountedViews
            if let title = views.words {
                if control.titleForSegment(at: index) != title { control.setTitle(title, forSegmentAt: index) }
            } else {
                control.setImage(views.firstImage, forSegmentAt: index)
            }
        }
        control.selectedSegmentIndex = options.firstIndex { view.choice.isChosen($0.tag) } ?? -1
        // Fact 268: as wide as it is offered.
        node.leaf(
            LeafItem(control) { proposal in
                let own = control.sizeThatFits(.zero)
                return CGSize(width: proposal.width ?? own.width, height: own.height)
            })
    }
}

/// A wheel of UIKit's.
private struct WheelPicker: _PrimitiveView {
    let choice: PickerChoice

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        let wheel = node.view(OptionsWheel())
        node.environment.dress(wheel)
        wheel.isUserInteractionEnabled = node.environment.isEnabled
        wheel.alpha = node.environment.isEnabled ? 1 : 0.5
        node.child(0).update(view.choice.content, in: node.environment)
        let options = PickerOption.all(in: node.child(0).items)
        wheel.show(options.map { ($0.tag, $0.title ?? "") }, choose: view.choice.choose)
        if let row = options.firstIndex(where: { view.choice.isChosen($0.tag) }) {
            wheel.selectRow(row, inComponent: 0, animated: false)
        }
        node.leaf(
            LeafItem(wheel) { CGSize(width: $0.width ?? 320, height: wheel.intrinsicContentSize.height) })
    }
}

private final class OptionsWheel: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate, InternalView {
    private var options: [(tag: AnyHashable, title: String)] = []
    private var choose: (AnyHashable) -> Void = { _ in }

    func show(_ options: [(tag: AnyHashable, title: String)], choose: @escaping (AnyHashable) -> Void) {
        let isSame = self.options.map(\.title) == options.map(\.title)
        (self.options, self.choose) = (options, choose)
        if dataSource == nil { (dataSource, delegate) = (self, self) }
        if !isSame { reloadAllComponents() }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { options.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        options[row].title
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        ViewGraph.acting { choose(options[row].tag) }
    }
}
