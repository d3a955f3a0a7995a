import SwiftUI
@_exported import SpriteKit

/// A place for a scene, which begins when the view is there.
public struct SpriteView: View {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shouldCullNonVisibleNodes = Self(rawValue: 1)
        public static let ignoresSiblingOrder = Self(rawValue: 2)
        public static let allowsTransparency = Self(rawValue: 4)
    }
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let showsFPS = Self(rawValue: 1)
        public static let showsNodeCount = Self(rawValue: 2)
        public static let showsPhysics = Self(rawValue: 4)
    }
    private let scene: SKScene
    private let options: Options

    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
    ) { (self.scene, self.options) = (scene, options) }
    public var body: some View { Shown(scene: scene, isClear: options.contains(.allowsTransparency)) }

    private struct Shown: UIViewRepresentable {
        let scene: SKScene
        let isClear: Bool
        func makeUIView(context: Context) -> SKView {
            let view = SKView()
            if isClear { view.backgroundColor = .clear }
            return view
        }
        func updateUIView(_ uiView: SKView, context: Context) {
            if uiView.scene !== scene { uiView.presentScene(scene) }
        }
    }
}
