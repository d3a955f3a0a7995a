import UIKit

open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
    public override init() { super.init() }

    open internal(set) weak var managedObjectModel: NSManagedObjectModel!
    open var name: String?
    /// `NSManagedObject` unless the model says otherwise.
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open var userInfo: [AnyHashable: Any]?
    open var renamingIdentifier: String?
    open var versionHashModifier: String?
    open var uniquenessConstraints: [[Any]] = []
    open var compoundIndexes: [[Any]] = []
    open var indexes: [NSFetchIndexDescription] = []
    /// Whether the project has no model of it: then every key is one of its own.
    var isUnmodeled = false

    // MARK: Entities above and below

    open internal(set) weak var superentity: NSEntityDescription?
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || name == entity.name || superentity?.isKindOf(entity: entity) == true
    }

    // MARK: Properties

    private var own: [NSPropertyDescription] = []

    /// Those of the entities above come first.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + own }
        set {
            let inherited = superentity?.properties ?? []
            own = newValue.filter { property in !inherited.contains { $0 === property } }
            for property in own { property.entity = self }
        }
    }
    open var propertiesByName: [String: NSPropertyDescription] { byName(of: NSPropertyDescription.self) }
    open var attributesByName: [String: NSAttributeDescription] { byName(of: NSAttributeDescription.self) }
    open var relationshipsByName: [String: NSRelationshipDescription] { byName(of: NSRelationshipDescription.self) }

    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
    }

    private func byName<Property: NSPropertyDescription>(of type: Property.Type) -> [String: Property] {
        Dictionary(properties.compactMap { $0 as? Property }.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }

    func property(_ name: String) -> NSPropertyDescription? {
        own.last { $0.name == name } ?? superentity?.property(name)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSEntityDescription()
        copy.name = name
        copy.managedObjectClassName = managedObjectClassName
        copy.isAbstract = isAbstract
        copy.userInfo = userInfo
        copy.isUnmodeled = isUnmodeled
        copy.properties = own.compactMap { $0.copy() as? NSPropertyDescription }
        copy.subentities = subentities.compactMap { $0.copy() as? NSEntityDescription }
        return copy
    }

    // MARK: By name

    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        context.model?.entity(named: entityName)
    }

    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            fatalError("+entityForName: could not locate an entity named '\(entityName)' in this model.")
        }
        return entity.makeObject(in: context)
    }

    // MARK: Objects

    /// The class that the model names, where code declares it.
    lazy var objectClass: NSManagedObject.Type = {
        guard let name = managedObjectClassName, name != "NSManagedObject" else { return NSManagedObject.self }
        return KeyedProperties.classNamed(name) as? NSManagedObject.Type ?? NSManagedObject.self
    }()

    /// A new object of the class.
    func makeObject(in context: NSManagedObjectContext?) -> NSManagedObject {
        _ManagedObjectOfAnyClass.make(objectClass, self, context)
    }
}

/// Stands in for objects whose class is known only at run time, as the classes in `MadeByClass.swift` of UIKit do.
open class _ManagedObjectOfAnyClass: NSManagedObject {
    public required override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
    }

    static func make(
        _ type: NSManagedObject.Type, _ entity: NSEntityDescription, _ context: NSManagedObjectContext?
    ) -> NSManagedObject {
        let made: NSManagedObject = unsafeBitCast(type, to: _ManagedObjectOfAnyClass.Type.self)
            .init(entity: entity, insertInto: context)
        return made
    }
}

public func _made<Made: NSManagedObject>(_ type: Made.Type, context: NSManagedObjectContext) -> Made {
    let entity = NSManagedObject.entity(of: type, in: context)
    return unsafeDowncast(_ManagedObjectOfAnyClass.make(type, entity, context), to: Made.self)
}
