import Foundation
import Testing

/// Names of Apple's modules that apps use beside those which other tests are about, in a program that the toolset builds. The numbers are
/// those of Apple's headers, or follow from its documentation, worked out by hand.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct NamesOfModulesTests {
    @Test func `Tiles, joints, touches, shared records, and what goes wrong have their names`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/main.swift": Self.program,
        ])
        defer { package.remove() }
        #expect(try package.output(of: "checks") == Self.expected)
    }

    private static let program = """
        import ARKit
        import CloudKit
        import GameplayKit
        import HealthKit
        import LocalAuthentication
        import Photos
        import SpriteKit
        import UIKit

        // A map of 4 by 2 tiles, around its place
        let grass = SKTileGroup(tileDefinition: SKTileDefinition(texture: SKTexture(image: UIImage())))
        let map = SKTileMapNode(
            tileSet: SKTileSet(tileGroups: [grass]), columns: 4, rows: 2, tileSize: CGSize(width: 10, height: 20))
        map.setTileGroup(grass, forColumn: 1, row: 0)
        print(map.mapSize, map.centerOfTile(atColumn: 0, row: 0), map.tileColumnIndex(fromPosition: CGPoint(x: -6, y: 0)))
        print(map.tileGroup(atColumn: 1, row: 0) === grass, map.tileGroup(atColumn: 0, row: 0) == nil)
        let (one, other) = (SKPhysicsBody(circleOfRadius: 1), SKPhysicsBody(circleOfRadius: 2))
        print(SKPhysicsJointPin.joint(withBodyA: one, bodyB: other, anchor: .zero).bodyB === other, SKColor.red == .red)

        // The upper left corner of the view, where y grows upwards
        let stage = SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let scene = SKScene(size: CGSize(width: 100, height: 50))
        stage.presentScene(scene)
        let child = SKNode()
        child.position = CGPoint(x: 10, y: 10)
        scene.addChild(child)
        print(UITouch().location(in: scene), UITouch().location(in: child))

        let entity = GKEntity()
        child.entity = entity
        print(child.entity === entity, GKSKNodeComponent(node: child).node === child, GKScene(fileNamed: "Level") == nil)
        print(ARSCNDebugOptions.showFeaturePoints == SCNDebugOptions.showFeaturePoints)

        let record = CKRecord(recordType: "Note")
        record.setValue("a", forKey: "title")
        print(record.value(forKey: "title") as? String ?? "", record.changedKeys())
        print(CKQueryNotification(fromRemoteNotificationDictionary: [:]) == nil)
        let sharing = UICloudSharingController(share: CKShare(rootRecord: record), container: .default())
        print(sharing.share?.recordType ?? "")
        print(HKMetadataKeyIndoorWorkout, PHPhotosError(.accessUserDenied).errorCode)

        var failure: NSError?
        print(LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &failure), failure?.code ?? 0)
        print((failure.map { LAError(_nsError: $0) })?.code == .biometryNotAvailable, LAError.userCancel.rawValue)
        do { throw LAError(.userFallback) } catch LAError.userFallback { print("fallback") }

        """

    private static let expected = """
        (40.0, 40.0) (-15.0, -10.0) 1
        true true
        true true
        (0.0, 50.0) (-10.0, 40.0)
        true true true
        true
        a ["title"]
        true
        cloudkit.share
        HKIndoorWorkout 3311
        false -6
        true -2
        fallback

        """
}
