import SpriteKit

@preconcurrency @MainActor public protocol GKSceneRootNodeType: NSObjectProtocol {}
extension SKScene: GKSceneRootNodeType {}

/// A scene with the things that belong to it. No file of one can be read.
@preconcurrency @MainActor open class GKScene: NSObject {
    public override init() { super.init() }
    public convenience init?(fileNamed filename: String) { nil }
    public convenience init?(fileNamed filename: String, rootNode: any GKSceneRootNodeType) { nil }
    open private(set) var entities: [GKEntity] = []
    open var rootNode: (any GKSceneRootNodeType)?
    open func addEntity(_ entity: GKEntity) { entities.append(entity) }
    open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }
}

/// The node of a thing.
open class GKSKNodeComponent: GKComponent {
    nonisolated(unsafe) private var known: SKNode?
    @preconcurrency @MainActor public init(node: SKNode) {
        known = node
        super.init()
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    @preconcurrency @MainActor open var node: SKNode {
        get {
            let node = known ?? SKNode()
            known = node
            return node
        }
        set { known = newValue }
    }
}

extension SKNode {
    public var entity: GKEntity? {
        get { _entity as? GKEntity }
        set { _entity = newValue }
    }
}
