import Foundation

/// A part of a thing in a game.
open class GKComponent: NSObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open internal(set) weak var entity: GKEntity?
    open func update(deltaTime seconds: TimeInterval) {}
    open func didAddToEntity() {}
    open func willRemoveFromEntity() {}
}

open class GKEntity: NSObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open private(set) var components: [GKComponent] = []
    open func update(deltaTime seconds: TimeInterval) { components.forEach { $0.update(deltaTime: seconds) } }
    /// One of each class.
    open func addComponent(_ component: GKComponent) {
        components.removeAll { type(of: $0) == type(of: component) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }
    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        guard let component = component(ofType: componentClass) else { return }
        component.willRemoveFromEntity()
        components.removeAll { $0 === component }
        component.entity = nil
    }
    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.first { type(of: $0) == componentClass } as? ComponentType
    }
}

open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    public init(componentClass cls: AnyClass) { componentClass = cls }
    public let componentClass: AnyClass
    open private(set) var components: [ComponentType] = []
    open func addComponent(_ component: ComponentType) { components.append(component) }
    open func addComponent(foundIn entity: GKEntity) {
        components += entity.components.compactMap { $0 as? ComponentType }
    }
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    open func update(deltaTime seconds: TimeInterval) { components.forEach { $0.update(deltaTime: seconds) } }
}
