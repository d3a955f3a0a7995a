@_spi(Reflection) import Swift

/// A property of a view that has something in the tree: a state, a binding, something of the environment.
public protocol DynamicProperty {
    /// Called before each evaluation of the body.
    mutating func update()
    /// Gives the property what the tree keeps for it.
    @MainActor mutating func _install(in slot: inout AnyObject?, of node: _ViewNode)
}

extension DynamicProperty {
    public mutating func update() {}

    /// A property of an author's own has others in it.
    @MainActor public mutating func _install(in slot: inout AnyObject?, of node: _ViewNode) {
        let inner = slot as? InnerSlots ?? InnerSlots()
        slot = inner
        DynamicFields.of(Self.self).install(in: &self, &inner.slots, of: node)
        update()
    }
}

private final class InnerSlots { var slots: [AnyObject?] = [] }

/// Which stored properties of a type are dynamic, and where they lie in it: found once for each type.
@MainActor struct DynamicFields {
    private var fields: [(offset: Int, type: any DynamicProperty.Type)] = []
    private static var known: [ObjectIdentifier: DynamicFields] = [:]

    static func of<Owner>(_ type: Owner.Type) -> DynamicFields {
        if let known = known[ObjectIdentifier(type)] { return known }
        var found = DynamicFields()
        _forEachField(of: type) { _, offset, type, _ in
            if let dynamic = type as? any DynamicProperty.Type { found.fields.append((offset, dynamic)) }
            return true
        }
        known[ObjectIdentifier(type)] = found
        return found
    }

    func install<Owner>(in owner: inout Owner, of node: _ViewNode) { install(in: &owner, &node.slots, of: node) }

    /// Sets them through a pointer to the copy whose body then runs.
    func install<Owner>(in owner: inout Owner, _ slots: inout [AnyObject?], of node: _ViewNode) {
        guard !fields.isEmpty else { return }
        while slots.count < fields.count { slots.append(nil) }
        withUnsafeMutableBytes(of: &owner) { bytes in
            for (index, field) in fields.enumerated() {
                @MainActor func open<Property: DynamicProperty>(_: Property.Type) {
                    guard let start = bytes.baseAddress else { return }
                    (start + field.offset).assumingMemoryBound(to: Property.self).pointee
                        ._install(in: &slots[index], of: node)
                }
                open(field.type)
            }
        }
    }
}
