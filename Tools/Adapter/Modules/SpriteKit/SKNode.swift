@_exported import Foundation
@_exported import UIKit

/// A thing of a scene, with its place and its children. It is not drawn.
@preconcurrency @MainActor open class SKNode: UIResponder {
    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init() }
    public convenience init?(fileNamed filename: String) { nil }

    open var name: String?
    open var position = CGPoint.zero
    open var zPosition: CGFloat = 0
    open var zRotation: CGFloat = 0
    open var xScale: CGFloat = 1
    open var yScale: CGFloat = 1
    open var speed: CGFloat = 1
    open var alpha: CGFloat = 1
    open var isPaused = false
    open var isHidden = false
    open var isUserInteractionEnabled = false
    open var userData: NSMutableDictionary?
    open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
    open var constraints: [SKConstraint]?
    /// The thing of GameplayKit's that it belongs to.
    public var _entity: AnyObject?
    open var attributeValues: [String: Any] = [:]
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

    // MARK: The tree

    open private(set) weak var parent: SKNode?
    open private(set) var children: [SKNode] = []
    open var scene: SKScene? { (self as? SKScene) ?? parent?.scene }
    open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
    open func insertChild(_ node: SKNode, at index: Int) {
        precondition(node.parent == nil, "Attempted to add a SKNode which already has a parent: \(node)")
        children.insert(node, at: index)
        node.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func removeAllChildren() { children.forEach { $0.removeFromParent() } }
    open func removeChildren(in nodes: [SKNode]) {
        nodes.filter { $0.parent === self }.forEach { $0.removeFromParent() }
    }
    open func move(toParent parent: SKNode) {
        removeFromParent()
        parent.addChild(self)
    }
    open func inParentHierarchy(_ parent: SKNode) -> Bool {
        self.parent === parent || self.parent?.inParentHierarchy(parent) == true
    }

    private var below: [SKNode] { children.flatMap { [$0] + $0.below } }
    /// The name of a child, `//name` of any node of the scene below, or `*` of all children.
    private func nodes(named name: String) -> [SKNode] {
        if name.hasPrefix("//") { return (scene ?? self).below.filter { $0.name == String(name.dropFirst(2)) } }
        if name.hasPrefix(".//") { return below.filter { $0.name == String(name.dropFirst(3)) } }
        return name == "*" ? children : children.filter { $0.name == name }
    }
    open func childNode(withName name: String) -> SKNode? { nodes(named: name).first }
    public subscript(name: String) -> [SKNode] { nodes(named: name) }
    open func enumerateChildNodes(
        withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for node in nodes(named: name) {
            block(node, &stop)
            if stop.boolValue { return }
        }
    }

    // MARK: Places

    open var frame: CGRect { CGRect(origin: position, size: .zero) }
    open func calculateAccumulatedFrame() -> CGRect {
        children.reduce(frame) { $0.union($1.calculateAccumulatedFrame().offsetBy(dx: position.x, dy: position.y)) }
    }
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
    open func nodes(at p: CGPoint) -> [SKNode] {
        children.flatMap { child in
            (child.frame.contains(p) ? [child] : [])
                + child.nodes(at: CGPoint(x: p.x - child.position.x, y: p.y - child.position.y))
        }
    }
    open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).max { $0.zPosition < $1.zPosition } ?? self }
    private var transform: CGAffineTransform {
        CGAffineTransform(scaleX: xScale, y: yScale).concatenating(CGAffineTransform(rotationAngle: zRotation))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
    private var transformToRoot: CGAffineTransform {
        parent.map { transform.concatenating($0.transformToRoot) } ?? .identity
    }
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
        point.applying(transformToRoot.concatenating(node.transformToRoot.inverted()))
    }
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { node.convert(point, to: self) }
    open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }

    // MARK: Actions, which do not go on: no time passes in a scene

    private var actions: [String: SKAction] = [:]
    open func run(_ action: SKAction) { actions[UUID().uuidString] = action }
    open func run(_ action: SKAction, withKey key: String) { actions[key] = action }
    open func run(_ action: SKAction, completion block: @escaping () -> Void) { run(action) }
    open func hasActions() -> Bool { !actions.isEmpty }
    open func action(forKey key: String) -> SKAction? { actions[key] }
    open func removeAction(forKey key: String) { actions[key] = nil }
    open func removeAllActions() { actions = [:] }
}
