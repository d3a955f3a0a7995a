import Foundation

// How the properties of an entity are read and changed. What is at the other end of a relationship changes with it.
extension NSManagedObject {
    /// `primitiveName` is the value of `name`.
    private func known(_ key: String) -> String {
        guard key.hasPrefix("primitive"), entity.property(key) == nil else { return key }
        let rest = key.dropFirst("primitive".count)
        let plain = rest.prefix(1).lowercased() + rest.dropFirst()
        return entity.property(plain) != nil ? plain : key
    }

    func read(_ key: String) -> Any? {
        let key = known(key)
        guard let relationship = entity.property(key) as? NSRelationshipDescription else {
            return snapshot.values[key]
        }
        if !relationship.isToMany { return snapshot.one[key].flatMap(object) }
        let objects = (snapshot.many[key] ?? []).compactMap(object)
        return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    func write(_ value: Any?, _ key: String) {
        let key = known(key)
        let property = entity.property(key)
        willChange()
        switch property {
        case let relationship as NSRelationshipDescription:
            connect(relationship, ManagedValue.objects(value))
        case let attribute as NSAttributeDescription where attribute.attributeType == .dateAttributeType:
            let kept = ManagedValue.canonical(value)
            let seconds = (kept as? NSNumber)?.doubleValue
            snapshot.values[key] = seconds.map { Date(timeIntervalSinceReferenceDate: $0) } ?? kept
        default:
            snapshot.values[key] = ManagedValue.canonical(value)
        }
    }

    func willChange() {
        let before = snapshot
        objectWillChange.send()
        guard let context = managedObjectContext, !isDeleted else { return }
        if committed == nil { committed = before }
        context.noteChange(of: self)
    }

    // MARK: Both ends of a relationship

    private func connect(_ relationship: NSRelationshipDescription, _ others: [NSManagedObject]) {
        let name = relationship.name
        let before = Set(snapshot.one[name].map { [$0] } ?? snapshot.many[name] ?? [])
        var ids: [NSManagedObjectID] = []
        for other in others where !ids.contains(other.objectID) {
            ids.append(other.objectID)
            hold(other)
        }
        if relationship.isToMany {
            snapshot.many[name] = ids
        } else {
            ids = Array(ids.prefix(1))
            snapshot.one[name] = ids.first
        }
        guard let inverse = relationship.inverseRelationship else { return }
        for id in before.subtracting(ids).sorted(by: { $0.number < $1.number }) {
            object(id)?.remove(objectID, from: inverse)
        }
        for other in others where ids.contains(other.objectID) && !before.contains(other.objectID) {
            other.add(self, to: inverse)
        }
    }

    private func add(_ other: NSManagedObject, to relationship: NSRelationshipDescription) {
        let name = relationship.name
        willChange()
        hold(other)
        if relationship.isToMany {
            if snapshot.many[name]?.contains(other.objectID) != true {
                snapshot.many[name, default: []].append(other.objectID)
            }
            return
        }
        let before = snapshot.one[name]
        snapshot.one[name] = other.objectID
        // It leaves the one that it was with.
        if let before, before != other.objectID, let inverse = relationship.inverseRelationship {
            object(before)?.remove(objectID, from: inverse)
        }
    }

    private func remove(_ id: NSManagedObjectID, from relationship: NSRelationshipDescription) {
        willChange()
        if relationship.isToMany {
            snapshot.many[relationship.name]?.removeAll { $0 == id }
        } else if snapshot.one[relationship.name] == id {
            snapshot.one[relationship.name] = nil
        }
    }

    // MARK: Being deleted

    /// What the deletion of this object means for those that it is connected with; those that go, too.
    func disconnect() -> [NSManagedObject] {
        var gone: [NSManagedObject] = []
        for case let relationship as NSRelationshipDescription in entity.properties {
            let others = objectIDs(forRelationshipNamed: relationship.name).compactMap(object)
            switch relationship.deleteRule {
            case .cascadeDeleteRule: gone += others
            case .noActionDeleteRule: break
            case .nullifyDeleteRule, .denyDeleteRule:
                guard let inverse = relationship.inverseRelationship else { break }
                for other in others { other.remove(objectID, from: inverse) }
            }
        }
        return gone
    }

    /// What must be there and is not.
    func validate() throws {
        for property in entity.properties where !property.isOptional && !property.isTransient {
            let name = property.name
            if property is NSAttributeDescription, snapshot.values[name] != nil { continue }
            if let relationship = property as? NSRelationshipDescription {
                let count = objectIDs(forRelationshipNamed: name).count
                if count > 0 || relationship.isToMany && relationship.minCount == 0 { continue }
            }
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSValidationMissingMandatoryPropertyError,
                userInfo: [
                    NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: name,
                    NSLocalizedDescriptionKey: "\(name) is a required value.",
                ])
        }
    }
}

// MARK: What adapted code has for `@NSManaged`

extension NSManagedObject {
    public func _managedValue<Value>(_ key: String) -> Value {
        let kept = read(key)
        if let value = ManagedValue.value(kept, as: Value.self) ?? ManagedValue.plainest(Value.self) { return value }
        // An object that is not there is nobody's on iOS, too, but there its values are nil.
        if let type = Value.self as? NSManagedObject.Type {
            let entity = (self.entity.property(key) as? NSRelationshipDescription)?.destinationEntity
            let empty = (entity ?? type.entity()).makeObject(in: nil)
            if let empty = empty as? Value { return empty }
        }
        fatalError("\(key) of \(type(of: self)) is nil, and \(Value.self) is not optional")
    }

    public func _setManagedValue<Value>(_ value: Value, _ key: String) { write(value, key) }

    /// An enumeration of Objective-C is its number there.
    public func _managedValue<Value: RawRepresentable>(_ key: String) -> Value where Value.RawValue: FixedWidthInteger {
        let number: Value.RawValue = _managedValue(key)
        guard let value = Value(rawValue: number) else {
            fatalError("\(key) of \(type(of: self)) is \(number), which is no \(Value.self)")
        }
        return value
    }

    public func _setManagedValue<Value: RawRepresentable>(_ value: Value, _ key: String)
    where Value.RawValue: FixedWidthInteger { write(value.rawValue, key) }

    /// A method that Core Data makes for a relationship to many, by its name in Objective-C.
    public func _callManaged(_ selector: String, _ arguments: [Any]) {
        guard let change = RelationshipChange(selector) else {
            fatalError("-[\(type(of: self)) \(selector)]: unrecognized selector sent to instance")
        }
        let key = [change.key.prefix(1).lowercased() + change.key.dropFirst(), change.key]
        let name = key.first { entity.property($0) != nil } ?? key[0]
        var objects = ManagedValue.objects(read(name))
        change.apply(arguments, to: &objects)
        if entity.isUnmodeled {
            write(NSOrderedSet(array: objects), name)
        } else {
            write(objects, name)
        }
    }
}
