import SwiftUI
@_exported import SceneKit

/// A place for a scene.
public struct SceneView: View {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let allowsCameraControl = Self(rawValue: 1)
        public static let rendersContinuously = Self(rawValue: 2)
        public static let autoenablesDefaultLighting = Self(rawValue: 4)
        public static let jitteringEnabled = Self(rawValue: 8)
        public static let temporalAntialiasingEnabled = Self(rawValue: 16)
    }
    private let scene: SCNScene?
    public init(
        scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [],
        preferredFramesPerSecond: Int = 60, delegate: (any SCNSceneRendererDelegate)? = nil
    ) { self.scene = scene }
    public var body: some View { Shown(scene: scene) }

    private struct Shown: UIViewRepresentable {
        let scene: SCNScene?
        func makeUIView(context: Context) -> SCNView { SCNView() }
        func updateUIView(_ uiView: SCNView, context: Context) { uiView.scene = scene }
    }
}
