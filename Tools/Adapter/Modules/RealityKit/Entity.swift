import Foundation
import UIKit
import simd

public struct Transform: Equatable, Sendable {
    public var scale: SIMD3<Float>
    public var rotation: simd_quatf
    public var translation: SIMD3<Float>
    public static let identity = Self()
    public init(
        scale: SIMD3<Float> = SIMD3(repeating: 1), rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1),
        translation: SIMD3<Float> = .zero
    ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }
    public var matrix: simd_float4x4 {
        var moved = simd_float4x4(rotation) * simd_float4x4(diagonal: SIMD4(scale, 1))
        moved.columns.3 = SIMD4(translation, 1)
        return moved
    }
}

/// A thing in space with its children. It is not drawn, and its files are not read.
@preconcurrency @MainActor open class Entity {
    public struct LoadingError: Error, Sendable {}
    public required init() {}
    public nonisolated let id = UInt64.random(in: 1...UInt64.max)
    open var name = ""
    open var isEnabled = true
    open var transform = Transform.identity
    open var position: SIMD3<Float> {
        get { transform.translation }
        set { transform.translation = newValue }
    }
    open var scale: SIMD3<Float> {
        get { transform.scale }
        set { transform.scale = newValue }
    }
    open var orientation: simd_quatf {
        get { transform.rotation }
        set { transform.rotation = newValue }
    }
    open private(set) weak var parent: Entity?
    open private(set) var children: [Entity] = []
    open func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        entity.removeFromParent()
        children.append(entity)
        entity.parent = self
    }
    open func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        if entity.parent === self { entity.removeFromParent() }
    }
    open func removeFromParent(preservingWorldTransform: Bool = false) {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func findEntity(named name: String) -> Entity? {
        self.name == name ? self : children.lazy.compactMap { $0.findEntity(named: name) }.first
    }
    open func generateCollisionShapes(recursive: Bool) {}
    open func move(to transform: Transform, relativeTo referenceEntity: Entity?) { self.transform = transform }
    open func move(to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval) {
        self.transform = transform
    }
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity { throw LoadingError() }
    public static func load(contentsOf url: URL) throws -> Entity { throw LoadingError() }
    public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
        throw LoadingError()
    }
    public static func loadModel(contentsOf url: URL) throws -> ModelEntity { throw LoadingError() }
}

public protocol HasAnchoring: Entity {}
@preconcurrency @MainActor open class AnchorEntity: Entity, HasAnchoring {
    public required init() { super.init() }
    public convenience init(world position: SIMD3<Float>) {
        self.init()
        self.position = position
    }
    public convenience init(world transform: float4x4) {
        self.init(world: SIMD3(transform[3].x, transform[3].y, transform[3].z))
    }
    public convenience init(anchor: ARAnchor) { self.init(world: anchor.transform) }
    public convenience init(raycastResult: ARRaycastResult) { self.init(world: raycastResult.worldTransform) }
}

public struct MeshResource: Sendable {
    public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
    public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
    public static func generateBox(
        width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
    ) -> MeshResource { MeshResource() }
    public static func generateSphere(radius: Float) -> MeshResource { MeshResource() }
    public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource()
    }
    public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource()
    }
}
public protocol Material {}
public struct SimpleMaterial: Material {
    public typealias Color = UIColor
    public init() {}
    public init(color: Color, isMetallic: Bool) {}
    public init(color: Color, roughness: Float, isMetallic: Bool) {}
}
public struct UnlitMaterial: Material {
    public init() {}
    public init(color: UIColor) {}
}
public struct OcclusionMaterial: Material { public init() {} }
public struct ModelComponent {
    public var mesh: MeshResource
    public var materials: [any Material]
    public init(mesh: MeshResource, materials: [any Material]) { (self.mesh, self.materials) = (mesh, materials) }
}
@preconcurrency @MainActor open class ModelEntity: Entity {
    public required init() { super.init() }
    public convenience init(mesh: MeshResource, materials: [any Material] = []) {
        self.init()
        model = ModelComponent(mesh: mesh, materials: materials)
    }
    open var model: ModelComponent?
}
