import Foundation
import MaquetteDrawing

/// The current contexts, a stack for each thread.
package enum CurrentContext {
    private final class Stack {
        var contexts: [CGContext] = []
        /// The contexts that `UIGraphicsBeginImageContext` made.
        var imageContexts: [CGContext] = []
    }

    private static let stacks = ThreadLocal<Stack>()

    private static var stack: Stack {
        if let stack = stacks.value { return stack }
        let stack = Stack()
        stacks.value = stack
        return stack
    }

    package static var top: CGContext? { stacks.value?.contexts.last }

    static func push(_ context: CGContext) { stack.contexts.append(context) }

    static func pop() { _ = stack.contexts.popLast() }

    package static func perform<Result>(in context: CGContext, _ body: () throws -> Result) rethrows -> Result {
        push(context)
        defer { pop() }
        return try body()
    }

    static func beginImage(_ context: CGContext) {
        stack.imageContexts.append(context)
        push(context)
    }

    /// The innermost image context, if it is the current one.
    package static var image: CGContext? {
        guard let image = stack.imageContexts.last, image === top else { return nil }
        return image
    }

    static func endImage() {
        guard image != nil else { return }
        stack.imageContexts.removeLast()
        pop()
    }
}

public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContext.top }
public func UIGraphicsPushContext(_ context: CGContext) { CurrentContext.push(context) }
public func UIGraphicsPopContext() { CurrentContext.pop() }

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// A scale of 0 means the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : Headless.settings.scale
    CurrentContext.beginImage(CGContext(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque))
}

public func UIGraphicsEndImageContext() { CurrentContext.endImage() }

public func UIRectFill(_ rect: CGRect) { CurrentContext.top?.fill(rect) }
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    CurrentContext.top?.with(blendMode, alpha: 1) { $0.fill(rect) }
}

/// A frame one point wide, inside the rectangle and in the fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .normal) }
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    CurrentContext.top?.with(blendMode, alpha: 1) { context in
        context.state.strokeColor = context.state.fillColor
        context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }
}
public func UIRectClip(_ rect: CGRect) { CurrentContext.top?.clip(to: rect) }

extension CGContext {
    /// Draws in another mode and with another alpha, then restores the state.
    package func with(_ blendMode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void) {
        saveGState()
        setBlendMode(blendMode)
        state.alpha *= min(max(Double(alpha), 0), 1)
        body(self)
        restoreGState()
    }
}

extension UIColor {
    /// Fills and strokes in this colour from now on.
    public func set() {
        setFill()
        setStroke()
    }

    public func setFill() { CurrentContext.top?.setFillColor(cgColor) }
    public func setStroke() { CurrentContext.top?.setStrokeColor(cgColor) }
}

extension UIBezierPath {
    private func inContext(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext, Path) -> Void) {
        CurrentContext.top?.with(blendMode, alpha: alpha) { context in
            body(context, context.inList(pathState.value.path))
        }
    }

    private var fillRule: Path.FillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    func fillInCurrentContext(_ blendMode: CGBlendMode, _ alpha: CGFloat) {
        inContext(blendMode, alpha) { $0.fill($1, fillRule) }
    }

    func strokeInCurrentContext(_ blendMode: CGBlendMode, _ alpha: CGFloat) {
        let line = StrokeStyle(
            width: Double(lineWidth), cap: lineCapStyle.drawing, join: lineJoinStyle.drawing,
            miterLimit: Double(miterLimit), dashes: pathState.dashes.map { Double($0) },
            dashPhase: Double(pathState.dashPhase))
        inContext(blendMode, alpha) { $0.stroke($1, line) }
    }

    func clipCurrentContext() {
        guard let context = CurrentContext.top else { return }
        context.clip(to: context.inList(pathState.value.path), fillRule)
    }
}
