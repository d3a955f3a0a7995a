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

/// An image that areas are tiled with, which the room of images makes.
package protocol PatternImage: AnyObject, Sendable {
    var size: CGSize { get }
    /// Tiles a rectangle from its upper left corner.
    func tile(_ rect: Rect, into list: inout DisplayList)
}

/// A cell that is drawn again and again. It lies on the coordinates that a context began with.
///
/// Colours hold patterns on every thread; what a cell's code reaches for there is its own affair.
public final class CGPattern: Hashable, @unchecked Sendable {
    private enum Cell {
        case code(UnsafeMutableRawPointer?, CGPatternCallbacks)
        case image(any PatternImage)
    }

    private let cell: Cell
    private let bounds: CGRect
    private let matrix: CGAffineTransform
    private let step: CGSize
    /// Whether the cell has colours of its own.
    let isColored: Bool

    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard callbacks.pointee.drawPattern != nil else { return nil }
        (self.bounds, self.matrix, self.isColored) = (bounds, matrix, isColored)
        step = CGSize(width: abs(xStep), height: abs(yStep))
        cell = .code(info, callbacks.pointee)
    }

    /// Upright, whichever way the coordinates grow.
    package init(_ image: any PatternImage) {
        cell = .image(image)
        (bounds, matrix, step, isColored) = (CGRect(origin: .zero, size: image.size), .identity, image.size, true)
    }

    deinit {
        if case .code(let info, let callbacks) = cell { callbacks.releaseInfo?(info) }
    }

    private var image: (any PatternImage)? {
        if case .image(let image) = cell { image } else { nil }
    }

    public static func == (left: CGPattern, right: CGPattern) -> Bool { left.identity == right.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
    private var identity: ObjectIdentifier { image.map { ObjectIdentifier($0) } ?? ObjectIdentifier(self) }

    /// Fills a path with cells that begin at a place.
    func fill(_ path: Path, _ rule: Path.FillRule, alpha: Double, from origin: Point, into list: inout DisplayList) {
        let area = path.controlBounds
        if let image {
            guard step.width > 0, step.height > 0 else { return }
            let (width, height) = (Double(step.width), Double(step.height))
            let left = origin.x + ((area.x - origin.x) / width).rounded(.down) * width
            let top = origin.y + ((area.y - origin.y) / height).rounded(.down) * height
            return list.fade(alpha, bounds: area) { list in
                list.clip(to: path, rule: rule) {
                    image.tile(Rect(left, top, area.maxX - left, area.maxY - top), into: &$0)
                }
            }
        }
        let context = CGContext(bounds: CGRect(area), scale: 1)
        context.state.alpha = alpha
        fill(path, rule, in: context, phase: CGSize(width: origin.x, height: origin.y))
        if let cells = context.recorded { list.append(cells) }
    }

    /// Draws the cells that touch a path, which is given in the list's coordinates.
    func fill(_ path: Path, _ rule: Path.FillRule, in context: CGContext, phase: CGSize) {
        guard case .code(let info, let callbacks) = cell else {
            let origin = context.startTransform.apply(to: Point(Double(phase.width), Double(phase.height)))
            let alpha = context.state.fillColor.alpha * context.state.alpha
            return context.record { fill(path, rule, alpha: alpha, from: origin, into: &$0) }
        }
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: path, rule)
        context.state.fillPattern = nil
        if isColored { context.state.alpha *= context.state.fillColor.alpha }
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

    private func cells(from start: CGFloat, to end: CGFloat, _ step: CGFloat) -> ClosedRange<Int> {
        let first = Int(saturating: Double((start / step).rounded(.up)))
        return first...max(first, Int(saturating: Double((end / step).rounded(.down))))
    }
}

extension CGContext {
    /// Fills with a pattern until the next fill colour.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        let space = CGColorSpace(patternBaseSpace: pattern.isColored ? nil : state.patternSpace)
        guard let color = space.flatMap({ CGColor(patternSpace: $0, pattern: pattern, components: components) })
        else { return }
        setFillColor(color)
        // A cell without colours is also stroked in the one that it is given.
        if !pattern.isColored { state.strokeColor = color.drawingColor }
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
    /// Sets the components in the space that was set for filling, the alpha last.
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
