import Foundation
import MaquetteDrawing

public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// How a cell of a pattern is drawn.
public struct CGPatternCallbacks {
    public var version: UInt32
    public var drawPattern: CGPatternDrawPatternCallback?
    public var releaseInfo: CGPatternReleaseInfoCallback?

    public init() { version = 0 }
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
    }
}

public enum CGPatternTiling: Int32, Sendable { case noDistortion, constantSpacingMinimalDistortion, constantSpacing }

/// A cell that is drawn again and again. It lies on the coordinates that a context began with.
public final class CGPattern {
    private let info: UnsafeMutableRawPointer?
    private let bounds: CGRect
    private let matrix: CGAffineTransform
    private let step: CGSize
    private let isColored: Bool
    private let callbacks: CGPatternCallbacks

    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard callbacks.pointee.drawPattern != nil else { return nil }
        (self.info, self.bounds, self.matrix, self.isColored) = (info, bounds, matrix, isColored)
        step = CGSize(width: abs(xStep), height: abs(yStep))
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    /// Draws the cells that touch a path, which is given in the list's coordinates.
    func fill(_ path: Path, _ rule: Path.FillRule, in context: CGContext, phase: CGSize) {
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: path, rule)
        context.state.fillPattern = nil
        context.state.transform = context.startTransform
        context.translateBy(x: phase.width, y: phase.height)
        context.concatenate(matrix)
        let area = CGRect(context.backToUserSpace.bounds(of: path.controlBounds))
        guard step.width > 0, step.height > 0, area.width / step.width * (area.height / step.height) < 100_000 else {
            return
        }
        let columns = cells(from: area.minX - bounds.maxX, to: area.maxX - bounds.minX, step.width)
        let rows = cells(from: area.minY - bounds.maxY, to: area.maxY - bounds.minY, step.height)
        for row in rows {
            for column in columns {
                context.saveGState()
                context.translateBy(x: CGFloat(column) * step.width, y: CGFloat(row) * step.height)
                context.clip(to: bounds)
                callbacks.drawPattern?(info, context)
                context.restoreGState()
            }
        }
    }

    /// The colour of a cell that has none of its own: the components, the last of which is the alpha.
    func color(_ components: UnsafePointer<CGFloat>, in space: CGColorSpace) -> CGColor? {
        isColored ? nil : CGColor(colorSpace: space, components: components)
    }

    private func cells(from start: CGFloat, to end: CGFloat, _ step: CGFloat) -> ClosedRange<Int> {
        let first = Int(saturating: Double((start / step).rounded(.up)))
        return first...max(first, Int(saturating: Double((end / step).rounded(.down))))
    }
}

extension CGContext {
    /// Fills with a pattern until the next fill colour.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        if let color = pattern.color(components, in: state.patternSpace) {
            setFillColor(color)
            setStrokeColor(color)
        }
        state.fillPattern = pattern
    }
    public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

    /// The space of the components that follow; for patterns without colours that in which these are.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillPattern = nil
        if let base = space.patternBase { state.patternSpace = base }
        state.fillSpace = space
        setFillColor(CGColor(gray: 0, alpha: 1))
    }
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        setStrokeColor(CGColor(gray: 0, alpha: 1))
    }
    /// In the space that was set for filling, the alpha last.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillSpace, components: components) { setFillColor(color) }
    }
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeSpace, components: components) { setStrokeColor(color) }
    }
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }
}
