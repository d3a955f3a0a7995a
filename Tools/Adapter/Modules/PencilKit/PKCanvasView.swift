@_exported import Foundation
@_exported import UIKit

public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
    case `default`
    case anyInput, pencilOnly
}

@preconcurrency @MainActor public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// A white sheet that shows the strokes of its drawing.
@preconcurrency @MainActor open class PKCanvasView: UIScrollView {
    private let sheet = Sheet()
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }
    private func build() {
        if backgroundColor == nil { backgroundColor = .white }
        sheet.isOpaque = false
        sheet.isUserInteractionEnabled = false
        addSubview(sheet)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        sheet.frame = CGRect(
            origin: .zero,
            size: CGSize(
                width: max(contentSize.width, bounds.width), height: max(contentSize.height, bounds.height)))
    }

    open var drawing = PKDrawing() {
        didSet {
            sheet.drawing = drawing
            sheet.setNeedsDisplay()
            (delegate as? any PKCanvasViewDelegate)?.canvasViewDrawingDidChange(self)
        }
    }
    open var tool: any PKTool = PKInkingTool(.pen)
    open var isRulerActive = false
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    open var allowsFingerDrawing = true
    open var isDrawingEnabled = true
    public let drawingGestureRecognizer = UIGestureRecognizer()

    private final class Sheet: UIView {
        var drawing = PKDrawing()
        override func draw(_ rect: CGRect) { drawing.draw() }
    }
}

/// The palette of tools, which is out of sight.
@preconcurrency @MainActor open class PKToolPicker: NSObject {
    private static let one = PKToolPicker()
    open class func shared(for window: UIWindow) -> PKToolPicker? { one }
    public override init() { super.init() }
    open var selectedTool: any PKTool = PKInkingTool(.pen)
    open var isRulerActive = false
    open var isVisible: Bool { false }
    open var showsDrawingPolicyControls = true
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var colorUserInterfaceStyle = UIUserInterfaceStyle.light
    open var stateAutosaveName: String?
    open var frameObscured: CGRect { .null }
    open func frameObscured(in view: UIView) -> CGRect { .null }
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
    open func addObserver(_ observer: any PKToolPickerObserver) {}
    open func removeObserver(_ observer: any PKToolPickerObserver) {}
}
@preconcurrency @MainActor public protocol PKToolPickerObserver: NSObjectProtocol {
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}
extension PKToolPickerObserver {
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
