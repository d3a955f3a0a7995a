import Foundation
import Testing

/// The modules for games, scenes, drawings and what else needs a processor of its own, used by a program that the toolset builds. What it
/// prints follows from Apple's documentation of each call, worked out by hand.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct SceneModuleTests {
    @Test func `States, vectors and trees of nodes work, and what a device would draw is black`() throws {
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
        import AVFAudio
        import Accessibility
        import ActivityKit
        import AdServices
        import CoreAudio
        import CoreLocationUI
        import CoreMIDI
        import CoreML
        import GLKit
        import GameController
        import GameplayKit
        import JavaScriptCore
        import Metal
        import MetalKit
        import NotificationCenter
        import PencilKit
        import QuickLookThumbnailing
        import RealityKit
        import ReplayKit
        import SceneKit
        import SpriteKit
        import TipKit
        import UIKit
        import UserNotificationsUI
        import VisionKit
        import simd

        // A machine of states, as Apple's guide describes one
        final class Closed: GKState {
            override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Open.self }
            override func didEnter(from previousState: GKState?) { print("closed", previousState as Any) }
            override func willExit(to nextState: GKState) { print("opening", nextState is Open) }
        }
        final class Open: GKState {
            override func isValidNextState(_ stateClass: AnyClass) -> Bool { false }
            override func didEnter(from previousState: GKState?) { print("open", previousState is Closed) }
        }
        let door = GKStateMachine(states: [Closed(), Open()])
        print(door.currentState == nil, door.enter(Closed.self), door.enter(Open.self), door.enter(Closed.self))
        print(door.state(forClass: Open.self) === door.currentState, door.currentState!.stateMachine === door)
        print((1...6).contains(GKRandomDistribution.d6().nextInt()))

        // Vectors and turns
        print(
            simd_length(simd_float3(2, 3, 6)), simd_dot(SIMD2<Float>(1, 2), SIMD2(3, 4)),
            cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)))
        let turn = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1))
        print(turn.act(SIMD3(1, 0, 0)).y.rounded(), (simd_quatf(simd_float4x4(turn)).angle * 100).rounded())
        let matrix = simd_float4x4(diagonal: SIMD4(2, 4, 8, 1))
        print(
            matrix.inverse.columns.1.y, simd_mul(matrix, SIMD4(1, 1, 1, 1)),
            matrix * matrix.inverse == matrix_identity_float4x4)
        let place = simd_float4x4(rows: [SIMD4(1, 0, 0, 5), SIMD4(0, 1, 0, 6), SIMD4(0, 0, 1, 7), SIMD4(0, 0, 0, 1)])
        // The last number by hand: 1 * 5 + 2 * 6 + 3 * 7 + 4 * 1
        print(SIMD4<Float>(1, 2, 3, 4) * place)

        // No processor draws: black views and sheets of their own classes
        print(MTLCreateSystemDefaultDevice() as Any, EAGLContext(api: .openGLES2) as Any)
        let metal = MTKView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), device: nil)
        print(metal.backgroundColor == .black, metal.currentDrawable as Any, MTLPixelFormat.bgra8Unorm.rawValue)

        final class Yard: SKScene {
            override func didMove(to view: SKView) { print("moved", size, children.count) }
        }
        let yard = Yard(size: CGSize(width: 100, height: 50))
        let ball = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 20))
        (ball.name, ball.position) = ("ball", CGPoint(x: 50, y: 25))
        yard.addChild(ball)
        ball.run(.sequence([.wait(forDuration: 1), .fadeOut(withDuration: 0.5)]), withKey: "fade")
        print(
            ball.frame, yard.childNode(withName: "ball") === ball, ball.action(forKey: "fade")!.duration,
            ball.scene === yard)
        let stage = SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        yard.backgroundColor = .green
        stage.presentScene(yard)
        print(stage.backgroundColor == .green, stage.convert(CGPoint(x: 100, y: 50), to: yard))

        let scene = SCNScene()
        let box = SCNNode(geometry: SCNBox(width: 1, height: 2, length: 3, chamferRadius: 0))
        let lid = SCNNode()
        (box.name, box.position, lid.position) = ("box", SCNVector3(1, 0, 0), SCNVector3(0, 1, 0))
        box.eulerAngles.z = .pi / 2
        box.addChildNode(lid)
        scene.rootNode.addChildNode(box)
        print(
            scene.rootNode.childNode(withName: "box", recursively: true) === box, lid.worldPosition.x.rounded(),
            box.boundingBox.max.z)
        print(box.clone().childNodes.count, SCNScene(named: "ship.scn") as Any)
        final class Watching: NSObject, ARSessionDelegate {
            func session(_ session: ARSession, didFailWithError error: any Error) {
                print((error as? ARError)?.errorCode as Any)
            }
        }
        let watching = Watching()
        let room = ARSCNView(frame: .zero)
        room.session.delegate = watching
        room.session.run(ARWorldTrackingConfiguration(), options: [.resetTracking])
        print(
            ARWorldTrackingConfiguration.isSupported, room.backgroundColor == .black, GLKMathDegreesToRadians(180))
        print(GCController.controllers().count, MIDIGetNumberOfSources())

        // A canvas draws the strokes it is given
        func point(_ x: CGFloat) -> PKStrokePoint {
            PKStrokePoint(
                location: CGPoint(x: x, y: 5), timeOffset: 0, size: CGSize(width: 4, height: 4), opacity: 1,
                force: 1,
                azimuth: 0, altitude: 0)
        }
        let path = PKStrokePath(controlPoints: [point(2), point(18)], creationDate: Date())
        let canvas = PKCanvasView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        canvas.drawing = PKDrawing(strokes: [PKStroke(ink: PKInk(.pen, color: .blue), path: path)])
        print(
            canvas.drawing.bounds,
            canvas.drawing.image(from: CGRect(x: 0, y: 0, width: 20, height: 10), scale: 1).size)

        // Scripts are not run, values are kept
        let script = JSContext()!
        script.setObject(41, forKeyedSubscript: "answer" as NSString)
        print(script.objectForKeyedSubscript("answer").toInt32(), script.evaluateScript("answer + 1")!.isUndefined)
        print(JSValue(object: "2.5", in: script)!.toDouble(), JSValue(nullIn: script)!.toString()!)

        // What needs a camera, a model or a permission
        print(
            VNDocumentCameraViewController.isSupported, ImageAnalyzer.isSupported,
            DataScannerViewController.isAvailable)
        do { _ = try MLModel(contentsOf: URL(fileURLWithPath: "/none")) } catch MLModelError.io {
            print("no model")
        }
        let numbers = try MLMultiArray(shape: [2, 3], dataType: .double)
        numbers[[1, 2]] = 7
        print(numbers[5], numbers.strides)
        RPScreenRecorder.shared().startRecording { print(($0! as NSError).code) }
        do { _ = try AAAttribution.attributionToken() } catch AAAttributionError.platformNotSupported {
            print("no token")
        }
        print(
            ActivityAuthorizationInfo().areActivitiesEnabled, AXCustomContent(label: "Size", value: "Small").value)
        struct Hint: Tip { var title: Text { Text("Tap") } }
        print(Hint().shouldDisplay, TipUIView(Hint()).isHidden)
        let location = CLLocationButton()
        location.layoutIfNeeded()
        print(
            location.intrinsicContentSize.width > 100, NCUpdateResult.noData.rawValue,
            AVAudioSession.sharedInstance().isOtherAudioPlaying)
        QLThumbnailGenerator.shared.generateBestRepresentation(
            for: .init(
                fileAt: URL(fileURLWithPath: "/none"), size: .zero, scale: 1, representationTypes: .thumbnail)
        ) { print($0 as Any, $1 != nil) }

        // RealityKit's view, and its anchors
        let reality = ARView(frame: .zero)
        let anchor = AnchorEntity(world: SIMD3(0, 1, 0))
        let cube = ModelEntity(
            mesh: .generateBox(size: 1), materials: [SimpleMaterial(color: .red, isMetallic: false)])
        cube.name = "cube"
        anchor.addChild(cube)
        reality.scene.addAnchor(anchor)
        print(
            reality.scene.findEntity(named: "cube") === cube, cube.model!.materials.count,
            anchor.transform.matrix[3].y)
        """

    private static let expected = """
        closed nil
        opening true
        open true
        true true true false
        true true
        true
        7.0 11.0 SIMD3<Float>(0.0, 0.0, 1.0)
        1.0 157.0
        0.25 SIMD4<Float>(2.0, 4.0, 8.0, 1.0) true
        SIMD4<Float>(1.0, 2.0, 3.0, 42.0)
        nil nil
        true nil 80
        (45.0, 15.0, 10.0, 20.0) true 1.5 true
        moved (100.0, 50.0) 1
        true (50.0, 25.0)
        true 0.0 1.5
        1 nil
        Optional(100)
        false true 3.1415925
        0 0
        (0.0, 3.0, 20.0, 4.0) (20.0, 10.0)
        41 true
        2.5 null
        false false false
        no model
        7 [3, 1]
        -5801
        no token
        false Small
        false true
        true 1 false
        nil true
        true 1 1.0

        """
}
