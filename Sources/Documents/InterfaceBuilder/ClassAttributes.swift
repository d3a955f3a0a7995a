import MaquetteViewModel

extension SceneBuilder {
    /// Gives a view what its element says of the properties in a class's table.
    func give(_ table: ClassTable, of element: MarkupElement, to view: UIView) {
        for property in table.properties {
            guard let nib = property.nib else { continue }
            give(property.value, nib, of: element, to: view)
        }
    }

    /// A view with what its element says of the properties of its class, and of those above it up to `UIView`.
    func make(_ made: ClassTable.Made, _ table: ClassTable, _ element: MarkupElement) -> UIView {
        let view = taking(table.type, made.make)
        for above in ClassTables.chain(of: table.type).drop(while: { $0.type != UIView.self }).dropFirst() {
            give(above, of: element, to: view)
        }
        return view
    }

    private func give(_ value: PropertyValue, _ nib: ClassProperty.NibUse, of element: MarkupElement, to view: UIView) {
        switch value {
        case .flag(let access):
            if let flag = element.flag(nib.name) {
                access.set(view, flag)
            } else if case .flag(let missing) = nib.whenMissing {
                access.set(view, missing)
            }
        case .number(let access, let range):
            if let number = element.number(nib.name) { access.set(view, range.nearest(to: number)) }
        case .count(let access, _, let range):
            if let count = element.integer(nib.name) {
                access.set(view, min(max(count, range.lowerBound), range.upperBound))
            }
        case .text(let access): if let text = element[nib.name] { access.set(view, text) }
        case .color(let access):
            if let color = colors.color(of: element, key: nib.name) { access.set(view, color) }
        case .image(let access): if let image = images.image(of: element, key: nib.name) { access.set(view, image) }
        case .insets(let access): if let insets = element.insets(key: nib.name) { access.set(view, insets) }
        case .size(let access): if let size = element.size(key: nib.name) { access.set(view, size) }
        case .choice(let choice):
            if let index = element[nib.name].flatMap(choice.index) {
                choice.set(view, index)
            } else if case .choice(let missing) = nib.whenMissing {
                choice.set(view, missing)
            }
        case .font, .other: break
        }
    }
}

extension NumberRange {
    /// Documents may say any number.
    fileprivate func nearest(to number: Double) -> Double {
        switch self {
        case .any: min(max(number, -1e9), 1e9)
        case .fraction: min(max(number, 0), 1)
        case .length: min(max(number, 0), Double(MarkupElement.farthest))
        case .points: min(max(number, -Double(MarkupElement.farthest)), Double(MarkupElement.farthest))
        }
    }
}
