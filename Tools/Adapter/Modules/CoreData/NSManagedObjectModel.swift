import UIKit

/// The entities of a project. The compiled model of an app is the project's `.xcdatamodeld` here.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
    public override init() { super.init() }

    /// Nil where there is no model.
    public init?(contentsOf url: URL) {
        super.init()
        let name = url.deletingPathExtension().lastPathComponent
        guard let path = FileManager.default.fileExists(atPath: url.path) ? url.path : Self.path(ofModel: name),
            let entities = ModelReader.entities(ofModel: path)
        else { return nil }
        self.entities = entities
    }

    open var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities { entity.managedObjectModel = self } }
    }
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }
    open var configurations: [String] { [] }
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? { entities }
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {}
    open var versionIdentifiers: Set<AnyHashable> = []
    open var localizationDictionary: [String: String]?
    open var entityVersionHashesByName: [String: Data] { [:] }
    open func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool { true }

    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        NSManagedObjectModel(
            byMerging: Bundle.dataModelsOfProject.compactMap {
                NSManagedObjectModel(contentsOf: URL(fileURLWithPath: $0))
            })
    }
    open class func mergedModel(
        from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]
    ) -> NSManagedObjectModel? { mergedModel(from: bundles) }
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        self.init()
        entities = (models ?? []).flatMap(\.entities).compactMap { $0.copy() as? NSEntityDescription }
        Self.connect(entities)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSManagedObjectModel()
        copy.entities = entities.compactMap { $0.copy() as? NSEntityDescription }
        Self.connect(copy.entities)
        return copy
    }

    // MARK: Stored fetch requests

    private var requests: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { requests }
    open func setFetchRequestTemplate(_ request: NSFetchRequest<any NSFetchRequestResult>?, forName name: String) {
        requests[name] = request
    }
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { requests[name] }

    // MARK: What a project has

    /// The model of that name in the project; one that knows every entity where there is none.
    static func ofProject(named name: String) -> NSManagedObjectModel {
        path(ofModel: name).flatMap { NSManagedObjectModel(contentsOf: URL(fileURLWithPath: $0)) }
            ?? NSManagedObjectModel()
    }

    private static func path(ofModel name: String) -> String? {
        Bundle.dataModelsOfProject.first {
            ($0 as NSString).lastPathComponent.lowercased() == name.lowercased() + ".xcdatamodeld"
        }
    }

    private var unmodeled: [String: NSEntityDescription] = [:]

    /// Without a model there is an entity of each name, with the class of that name.
    func entity(named name: String) -> NSEntityDescription? {
        if let entity = entities.first(where: { $0.name == name }) ?? unmodeled[name] { return entity }
        guard entities.isEmpty else { return nil }
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = name
        entity.isUnmodeled = true
        entity.managedObjectModel = self
        unmodeled[name] = entity
        return entity
    }

    /// The entity whose objects are of the class or, where the model names none, of a class above it.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        if let entity = entities.first(where: { $0.objectClass == type }) { return entity }
        let name = String(describing: type)
        return entities.first { $0.name == name } ?? (entities.isEmpty ? self.entity(named: name) : nil)
    }

    /// After copying: what names an entity or its properties means those among these.
    private static func connect(_ entities: [NSEntityDescription]) {
        let known = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
        for entity in entities {
            entity.subentities = entity.subentities.compactMap { $0.name.flatMap { known[$0] } }
            for case let relationship as NSRelationshipDescription in entity.properties
            where relationship.entity === entity {
                let inverse = relationship.inverseRelationship?.name
                relationship.destinationEntity = relationship.destinationEntity?.name.flatMap { known[$0] }
                relationship.inverseRelationship =
                    inverse.flatMap { relationship.destinationEntity?.property($0) } as? NSRelationshipDescription
            }
        }
    }
}
