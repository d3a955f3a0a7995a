import Foundation
import MaquetteDrawing

/// Shows its sublayers several times over, each time moved and tinted a step further.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    private let replicatorState = ReplicatorState()

    open var instanceCount: Int {
        get { replicatorState.count }
        set { replicatorState.count = newValue }
    }
    open var preservesDepth: Bool {
        get { replicatorState.preservesDepth }
        set { replicatorState.preservesDepth = newValue }
    }
    open var instanceDelay: CFTimeInterval {
        get { replicatorState.delay }
        set { replicatorState.delay = newValue }
    }
    open var instanceTransform: CATransform3D {
        get { replicatorState.transform }
        set { replicatorState.transform = newValue }
    }
    open var instanceColor: CGColor? {
        get { replicatorState.color }
        set { replicatorState.color = newValue }
    }
    open var instanceRedOffset: Float {
        get { replicatorState.redOffset }
        set { replicatorState.redOffset = newValue }
    }
    open var instanceGreenOffset: Float {
        get { replicatorState.greenOffset }
        set { replicatorState.greenOffset = newValue }
    }
    open var instanceBlueOffset: Float {
        get { replicatorState.blueOffset }
        set { replicatorState.blueOffset = newValue }
    }
    open var instanceAlphaOffset: Float {
        get { replicatorState.alphaOffset }
        set { replicatorState.alphaOffset = newValue }
    }
}

extension CAReplicatorLayer {
    /// One appearance of the sublayers.
    struct Copy {
        /// The transform in the replicator's coordinates, about its centre.
        var transform: Transform2D
        /// What the colours are multiplied by.
        var color: Color
    }

    /// The first is the sublayers as they are, in the colour of instances.
    var copies: [Copy] {
        let state = replicatorState
        let step = Transform2D(CATransform3DGetAffineTransform(state.transform))
        let (x, y) = (Double(bounds.midX), Double(bounds.midY))
        let start = state.color?.drawingColor ?? .white
        var turned = Transform2D.identity
        var copies: [Copy] = []
        for index in 0..<min(max(0, state.count), Self.mostCopies) {
            func component(_ start: Double, _ offset: Float) -> Double {
                min(max(start + Double(index) * Double(offset), 0), 1)
            }
            copies.append(
                Copy(
                    transform: Transform2D.translation(-x, -y).then(turned).then(.translation(x, y)),
                    color: Color(
                        red: component(start.red, state.redOffset), green: component(start.green, state.greenOffset),
                        blue: component(start.blue, state.blueOffset),
                        alpha: component(start.alpha, state.alphaOffset))))
            turned = step.then(turned)
        }
        return copies
    }

    /// Nobody sees more, and a picture is to end.
    private static var mostCopies: Int { 10_000 }
}

@MainActor private final class ReplicatorState: HiddenState {
    var count = 1
    var preservesDepth = false
    var delay: CFTimeInterval = 0
    var transform = CATransform3DIdentity
    var color: CGColor?
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0
}
