import Foundation

/// How constraints and their items are written in logs.
@MainActor enum ConstraintFormat {
    /// The names of items in constraints.
    typealias Naming = (AnyObject) -> String

    /// Whole numbers without a point, others with up to six digits, as `%g` has it.
    nonisolated static func number(_ value: CGFloat) -> String {
        let value = Double(value)
        if value == value.rounded(), abs(value) < 1e6 { return String(Int(value)) }
        return String(format: "%g", value)
    }

    nonisolated static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }

    nonisolated static func classAndAddress(of object: AnyObject, separator: String) -> String {
        let view = object as? UIView
        let name = view.map { view in MainActor.assumeIsolated { view.knownClassName } } ?? "\(type(of: object))"
        return "\(name)\(separator)\(address(of: object))"
    }

    /// The name of an item in messages: its accessibility identifier or guide identifier, or class and address.
    static func name(of item: AnyObject) -> String {
        if let view = item as? UIView, let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
            return identifier
        }
        if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty, guide.guideState.kind == nil {
            return guide.identifier
        }
        let excerpt = (item as? UIView)?._wholeText.map { " '\($0)'" } ?? ""
        if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty {
            return "\(classAndAddress(of: guide, separator: ":"))'\(guide.identifier)'"
        }
        return classAndAddress(of: item, separator: ":") + excerpt
    }

    /// Whether the name alone does not identify the object.
    static func isNamed(_ item: AnyObject) -> Bool { !name(of: item).contains(address(of: item)) }

    static func term(_ operand: ConstraintOperand, naming: Naming = { name(of: $0) }) -> String {
        let end = operand.item.map { naming($0) } ?? "(null)"
        guard let startAttribute = operand.startAttribute else { return "\(end).\(operand.attribute.name)" }
        let start = operand.startItem.map { naming($0) } ?? "(null)"
        return "(\(end).\(operand.attribute.name) - \(start).\(startAttribute.name))"
    }

    static func anchor(_ operand: ConstraintOperand, typeName: String? = nil) -> String {
        let kind =
            switch operand.family {
            case .horizontalPosition: "NSLayoutXAxisAnchor"
            case .verticalPosition: "NSLayoutYAxisAnchor"
            case .length, .none: "NSLayoutDimension"
            }
        let place = operand.item.map { address(of: $0) } ?? "0x0"
        return "<\(typeName ?? kind):\(place) \"\(term(operand))\">"
    }

    static func sign(_ relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension NSLayoutConstraint {
    func describe() -> String {
        let label = identifier.map { " '\($0)'" } ?? ""
        var notes = [isActive || _implicitStatement(ConstraintFormat.name) != nil ? "active" : "inactive"]
        let names = namesInUse
        if !names.isEmpty { notes.append("names: \(names.joined(separator: ", "))") }
        let closing = names.isEmpty ? notes[0] : "\(notes.joined(separator: ", ")) "
        return
            "<\(type(of: self)):\(ConstraintFormat.address(of: self))\(label) \(statement { ConstraintFormat.name(of: $0) })   (\(closing))>"
    }

    /// The constraint alone, in the visual format where that can say it, otherwise as an equation.
    package func statement(naming: (AnyObject) -> String) -> String {
        _implicitStatement(naming) ?? visualStatement(naming) ?? equation(naming)
    }

    private func equation(_ naming: ConstraintFormat.Naming) -> String {
        let state = constraintState
        var text = "\(ConstraintFormat.term(state.first, naming: naming)) \(ConstraintFormat.sign(relation))"
        if state.second.isAbsent {
            text += " \(ConstraintFormat.number(constant))"
        } else {
            if state.multiplier != 1 { text += " \(ConstraintFormat.number(multiplier))*" } else { text += " " }
            text += ConstraintFormat.term(state.second, naming: naming)
            if constant > 0 { text += " + \(ConstraintFormat.number(constant))" }
            if constant < 0 { text += " - \(ConstraintFormat.number(-constant))" }
        }
        return text + priorityMark
    }

    private var priorityMark: String {
        priority == .required ? "" : " @\(ConstraintFormat.number(CGFloat(priority.rawValue)))"
    }

    /// `H:[a]-(8)-[b]` and `V:|-(20)-[a]`, for plain distances between edges.
    private func visualStatement(_ naming: ConstraintFormat.Naming) -> String? {
        let state = constraintState
        guard state.multiplier == 1, !state.first.isDistance, !state.second.isDistance,
            let first = firstItem, let second = secondItem, first !== second,
            let (axis, nearer, farther) = neighbours(first, second, naming)
        else { return nil }
        let distance =
            (relation == .equal ? "" : nearer.flipped ? flippedSign : ConstraintFormat.sign(relation))
            + ConstraintFormat.number(nearer.flipped ? -constant : constant) + strength
        let direction = firstAttribute.isFixedSide || secondAttribute.isFixedSide ? "(LTR)" : ""
        return "\(axis):\(nearer.text)-(\(distance))-\(farther)\(direction)"
    }

    private var strength: String {
        priority == .required ? "" : "@\(ConstraintFormat.number(CGFloat(priority.rawValue)))"
    }

    private var flippedSign: String {
        relation == .lessThanOrEqual ? ">=" : "<="
    }

    /// The item nearer to the start of the axis and the other one; `flipped` if the order of the constraint's items was
    /// reversed.
    private func neighbours(
        _ first: AnyObject, _ second: AnyObject, _ naming: ConstraintFormat.Naming
    ) -> (axis: String, nearer: (text: String, flipped: Bool), farther: String)? {
        let axis: String
        switch firstAttribute {
        case .leading, .trailing, .left, .right: axis = "H"
        case .top, .bottom: axis = "V"
        default: return nil
        }
        let starts: Set<Attribute> = [.leading, .left, .top]
        let ends: Set<Attribute> = [.trailing, .right, .bottom]
        let (one, other) = ("[\(naming(first))]", "[\(naming(second))]")
        if starts.contains(firstAttribute), ends.contains(secondAttribute) { return (axis, (other, false), one) }
        if ends.contains(firstAttribute), starts.contains(secondAttribute) { return (axis, (one, true), other) }
        if starts.contains(firstAttribute), firstAttribute == secondAttribute {
            if encloses(second, first) { return (axis, ("|", false), one) }
            if encloses(first, second) { return (axis, ("|", true), other) }
        }
        if ends.contains(firstAttribute), firstAttribute == secondAttribute {
            if encloses(second, first) { return (axis, (one, true), "|") }
            if encloses(first, second) { return (axis, (other, false), "|") }
        }
        return nil
    }

    /// Whether the visual format writes the outer item as a bar: the superview of the inner one.
    private func encloses(_ outer: AnyObject, _ inner: AnyObject) -> Bool {
        guard let inner = inner as? UIView else { return false }
        return outer is UIView && inner.superview === outer
    }

    /// Named items with their addresses, for names that do not identify an object by themselves.
    private var namesInUse: [String] {
        var names: [String] = []
        let items = [firstItem, constraintState.first.startItem, secondItem, constraintState.second.startItem]
        for item in items {
            guard let item, ConstraintFormat.isNamed(item) else { continue }
            let entry = "\(ConstraintFormat.name(of: item)):\(ConstraintFormat.address(of: item))"
            if !names.contains(entry) { names.append(entry) }
        }
        if let first = firstItem, let second = secondItem,
            visualStatement({ ConstraintFormat.name(of: $0) })?.contains("|") == true
        {
            let outer = encloses(second, first) ? second : first
            names.append("'|':\(ConstraintFormat.classAndAddress(of: outer, separator: ":"))")
        }
        return names
    }
}
