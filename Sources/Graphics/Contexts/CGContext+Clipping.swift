import Foundation
import MaquetteDrawing

extension CGContext {
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: currentPath.path, rule.drawing)
        beginPath()
    }

    public func clip(to rect: CGRect) { clip(to: inList(.rect(Rect(rect.standardized))), .winding) }

    public func clip(to rects: [CGRect]) {
        let path = rects.reduce(into: Path()) { $0.add(.rect(Rect($1.standardized))) }
        clip(to: inList(path), .winding)
    }

    /// Clips to the image, by its alpha.
    public func clip(to rect: CGRect, mask: CGImage) {
        var picture = DisplayList(size: Size(canvas.width, canvas.height))
        picture.place(mask.source, in: Rect(rect), upsideDown: true, state.transform)
        let bounds = state.transform.bounds(of: Rect(rect))
        state.clips.append(recorder.makeClip(.mask(picture, bounds: bounds)))
    }

    public var boundingBoxOfClipPath: CGRect {
        let reachable = state.clips.reduce(canvas) { rect, clip in
            switch clip.shape {
            case .path(let path, _): rect.intersection(path.controlBounds)
            case .mask(_, let bounds): rect.intersection(bounds)
            }
        }
        return CGRect(backToUserSpace.bounds(of: reachable))
    }

    public func resetClip() { state.clips = [] }

    /// Limits drawing to a path that is given in the list's coordinates.
    func clip(to path: Path, _ rule: Path.FillRule) {
        state.clips.append(recorder.makeClip(.path(path, rule)))
    }

    // MARK: Transparency layers

    /// What follows is drawn as a group and blended as one, with the current alpha, mode and shadow.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
        recorder.beginLayer(
            .init(alpha: state.alpha, blendMode: state.blendMode.drawing, shadow: state.shadow), under: state.clips)
        saveGState()
        (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    public func endTransparencyLayer() {
        recorder.endLayer()
        restoreGState()
        paintIntoMemory()
    }
}
