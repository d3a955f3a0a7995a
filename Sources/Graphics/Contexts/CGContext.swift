import Foundation
import MaquetteDrawing

/// The destination of drawing. It records a display list, which is painted later.
public final class CGContext: CustomStringConvertible {
    /// What `saveGState` saves. Positions are in the list's coordinates, whatever the transform.
    package struct State {
        package var transform: Transform2D
        package var fillColor = Color.black
        var strokeColor = Color.black
        var line = StrokeStyle()
        package var alpha = 1.0
        var blendMode = CGBlendMode.normal
        var shadow: Shadow?
        var clips: [DrawingRecorder.Clip] = []
        var interpolationQuality = CGInterpolationQuality.default
        var fillPattern: CGPattern?
        var strokePattern: CGPattern?
        var textMatrix = CGAffineTransform.identity
        var textMode = CGTextDrawingMode.fill
        var characterSpacing: CGFloat = 0
        var patternPhase = CGSize.zero
        var patternSpace = CGColorSpace.rgb
        var fillSpace = CGColorSpace.gray
        var strokeSpace = CGColorSpace.gray
    }

    package var state: State
    private var savedStates: [State] = []
    var recorder: DrawingRecorder
    var memory: ContextMemory?
    /// The path in the list's coordinates: it does not move when the transform changes after it was drawn.
    var currentPath = PathValue()
    package let canvas: Rect
    /// The transform from the coordinates that the context began with to the list's.
    let startTransform: Transform2D
    /// The transform from the list's points to pixels as Core Graphics counts them, y growing upwards.
    private let deviceTransform: Transform2D
    /// Pixels for each point.
    package let scale: Double
    /// Whether a positive height offsets shadows upwards, as in Core Graphics.
    private let growsUpwards: Bool

    /// A context as UIKit makes them: points, y growing downwards.
    package init(bounds: CGRect, scale: CGFloat, isOpaque: Bool = false) {
        canvas = Rect(bounds)
        self.scale = Double(scale)
        growsUpwards = false
        deviceTransform = Transform2D(
            a: self.scale, b: 0, c: 0, d: -self.scale, tx: -canvas.x * self.scale, ty: canvas.maxY * self.scale)
        startTransform = .identity
        state = State(transform: .identity)
        recorder = DrawingRecorder(canvas: canvas)
        if isOpaque { recorder.draw(under: []) { [canvas] in $0.fill(.rect(canvas), .black) } }
    }

    /// A bitmap with y growing upwards. Without memory of the caller's the format makes no difference, because nothing is
    /// painted until the pixels are asked for.
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0 else { return nil }
        if let data {
            let bytesPerRow = bytesPerRow == 0 ? width * 4 : bytesPerRow
            guard bitsPerComponent == 8, space.model == .rgb, bytesPerRow >= width * 4,
                let order = PixelOrder(CGBitmapInfo(rawValue: bitmapInfo))
            else { return nil }
            memory = ContextMemory(data, width, height, bytesPerRow: bytesPerRow, order)
        }
        canvas = Rect(0, 0, Double(width), Double(height))
        scale = 1
        growsUpwards = true
        deviceTransform = Transform2D(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height))
        startTransform = deviceTransform
        state = State(transform: deviceTransform)
        recorder = DrawingRecorder(canvas: canvas)
    }

    /// What was drawn so far; nil where nothing was.
    package var recorded: DisplayList? { recorder.isEmpty && memory == nil ? nil : pictureWithMemory }

    public var width: Int { Int(saturating: canvas.width * scale) }
    public var height: Int { Int(saturating: canvas.height * scale) }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { memory?.bytesPerRow ?? width * 4 }
    public var colorSpace: CGColorSpace? { .rgb }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var description: String { "<CGContext \(width)x\(height)>" }

    // MARK: States

    public func saveGState() { savedStates.append(state) }

    public func restoreGState() {
        if let saved = savedStates.popLast() { state = saved }
    }

    // MARK: Coordinates

    public var ctm: CGAffineTransform { CGAffineTransform(state.transform.then(deviceTransform)) }
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = Transform2D(transform).then(state.transform)
    }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    public func rotate(by angle: CGFloat) {
        state.transform = Transform2D.rotation(Double(angle)).then(state.transform)
    }
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    // MARK: Colours and pens

    public func setFillColor(_ color: CGColor) {
        state.fillColor = color.drawingColor
        state.fillPattern = color.pattern
    }
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color.drawingColor
        state.strokePattern = color.pattern
    }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    public func setLineWidth(_ width: CGFloat) { state.line.width = Double(width) }
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.drawing }
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.drawing }
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = Double(limit) }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dashes = lengths.map { Double($0) }
        state.line.dashPhase = Double(phase)
    }
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(Double(alpha), 0), 1) }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// The shadow of everything that is drawn from now on; the blur is twice the standard deviation.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color else {
            state.shadow = nil
            return
        }
        let height = Double(offset.height)
        state.shadow = Shadow(
            color: color.drawingColor, offset: Point(Double(offset.width), growsUpwards ? -height : height),
            radius: Double(blur) / 2)
    }
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    // How glyphs are drawn that code places one by one. Texts of UIKit do not look at it.
    public var textMatrix: CGAffineTransform {
        get { state.textMatrix }
        set { state.textMatrix = newValue }
    }
    public var textPosition: CGPoint {
        get { CGPoint(x: state.textMatrix.tx, y: state.textMatrix.ty) }
        set { (state.textMatrix.tx, state.textMatrix.ty) = (newValue.x, newValue.y) }
    }
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
    public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }

    // Settings of rendering quality, which are ignored.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    public func setFlatness(_ flatness: CGFloat) {}
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
    public func flush() {}
    public func synchronize() {}

    /// All that was drawn so far, as an image.
    public func makeImage() -> CGImage? {
        if recorder.isEmpty, let source = memory?.source { return CGImage(source) }
        var picture = pictureWithMemory
        if canvas.x != 0 || canvas.y != 0 {
            let shifted = picture
            picture = DisplayList(size: shifted.size)
            picture.transform(.translation(-canvas.x, -canvas.y)) { $0.append(shifted) }
        }
        return ImageSource(drawing: picture, scale: scale).map { CGImage($0) }
    }
}
