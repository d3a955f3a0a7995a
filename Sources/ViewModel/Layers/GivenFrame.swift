import Foundation

/// The frame that a layer was given, for as long as nothing has moved since.
///
/// A layer keeps position and size, and a frame computed from these may be off by a rounding error.
struct GivenFrame {
    private var frame = CGRect.zero
    private var position = CGPoint.zero
    private var size = CGSize.zero
    private var anchor = CGPoint(x: 0.5, y: 0.5)

    init() {}

    init(_ frame: CGRect, anchor: CGPoint) {
        self.frame = frame
        self.anchor = anchor
        size = frame.size
        position = Self.position(of: frame, anchor)
    }

    static func position(of frame: CGRect, _ anchor: CGPoint) -> CGPoint {
        CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }

    /// The frame as it was given, if it still leads to these values.
    func frame(for position: CGPoint, _ size: CGSize, _ anchor: CGPoint) -> CGRect? {
        position == self.position && size == self.size && anchor == self.anchor ? frame : nil
    }
}

extension CALayer {
    /// The frame without the transform.
    var untransformedFrame: CGRect {
        let state = layerState
        let (size, anchor) = (state.bounds.size, state.anchorPoint)
        return state.givenFrame.frame(for: state.position, size, anchor)
            ?? CGRect(
                x: state.position.x - size.width * anchor.x, y: state.position.y - size.height * anchor.y,
                width: size.width, height: size.height)
    }

    func setUntransformedFrame(_ frame: CGRect) {
        layerState.givenFrame = GivenFrame(frame, anchor: layerState.anchorPoint)
        bounds = CGRect(origin: layerState.bounds.origin, size: frame.size)
        position = GivenFrame.position(of: frame, layerState.anchorPoint)
    }
}
