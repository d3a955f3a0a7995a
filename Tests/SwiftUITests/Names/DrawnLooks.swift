// A name takes one line of a table, however long.
// swift-format-ignore-file

import SwiftUI

extension NameTable {
    func addTexts() {
        family("Texts")
        view("Text") { Text("Some words") }
        modifier("font", on: words) { $0.font(.title) }
        modifier("fontWeight", on: words) { $0.fontWeight(.heavy) }
        modifier("fontDesign", on: words) { $0.fontDesign(.monospaced) }
        modifier("bold", on: words) { $0.bold() }
        modifier("italic", on: words) { $0.italic() }
        modifier("monospaced", on: words) { $0.monospaced() }
        modifier("monospacedDigit", on: Text("1,111")) { $0.monospacedDigit() }
        modifier("underline", on: words) { $0.underline() }
        modifier("strikethrough", on: words) { $0.strikethrough() }
        modifier("kerning", on: words) { $0.kerning(2) }
        modifier("tracking", on: words) { $0.tracking(2) }
        modifier("baselineOffset", on: words) { $0.baselineOffset(6) }
        modifier("textCase", on: words) { $0.textCase(.uppercase) }
        modifier("multilineTextAlignment", on: long) { $0.multilineTextAlignment(.center) }
        modifier("lineSpacing", on: long.font(.caption)) { $0.lineSpacing(6) }
        modifier("lineLimit", on: long) { $0.lineLimit(1) }
        modifier("truncationMode", on: long.lineLimit(1)) { $0.truncationMode(.head) }
        modifier("minimumScaleFactor", on: long.lineLimit(1)) { $0.minimumScaleFactor(0.5) }
        part("weight", on: Font.body, shown: { words.font($0) }, { words.font($0.weight(.bold)) })
        part("leading", on: Font.body, shown: { long.font($0) }, { long.font($0.leading(.loose)) })
        view("Link") { Link("Site", destination: URL(fileURLWithPath: "/")) }
    }

    func addImages() {
        family("Images and symbols")
        view("Image") { Image(systemName: "star") }
        modifier("interpolation", on: checks.resizable().frame(width: 40, height: 40)) { _ in checks.interpolation(.none).resizable().frame(width: 40, height: 40) }
        view("Label") { Label("Name", systemImage: "star") }
        view("AsyncImage") { AsyncImage(url: nil) }
        modifier("resizable", on: symbol) { $0.resizable() }
        modifier("renderingMode", on: picture) { $0.renderingMode(.template) }
        modifier("imageScale", on: symbol) { $0.imageScale(.large) }
        modifier("symbolVariant", on: symbol) { $0.symbolVariant(.fill) }
        modifier("symbolRenderingMode", on: Image(systemName: "ellipsis.circle.fill").font(.largeTitle)) { $0.symbolRenderingMode(.hierarchical) }
        modifier("labelStyle", on: Label("Name", systemImage: "star")) { $0.labelStyle(.iconOnly) }
        modifier("labelIconToTitleSpacing", on: Label("Name", systemImage: "star")) { $0.labelIconToTitleSpacing(30) }
        modifier("labelReservedIconWidth", on: Label("Name", systemImage: "star")) { $0.labelReservedIconWidth(50) }
    }

    private var picture: Image {
        Image(uiImage: UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        })
    }

    func addShapes() {
        family("Shapes and styles")
        view("Color") { Color.red }
        view("Rectangle") { Rectangle() }
        view("Circle", against: Rectangle()) { Circle() }
        view("Ellipse", against: Rectangle()) { Ellipse() }
        view("Capsule", against: Rectangle()) { Capsule() }
        view("RoundedRectangle", against: Rectangle()) { RoundedRectangle(cornerRadius: 12) }
        view("UnevenRoundedRectangle", against: Rectangle()) { UnevenRoundedRectangle(topLeadingRadius: 20) }
        view("ContainerRelativeShape", against: Rectangle().containerShape(.rect(cornerRadius: 20))) { ContainerRelativeShape().containerShape(.rect(cornerRadius: 20)) }
        view("ConcentricRectangle", against: Rectangle().containerShape(.rect(cornerRadius: 20))) { ConcentricRectangle().containerShape(.rect(cornerRadius: 20)) }
        view("OffsetShape", against: Circle()) { OffsetShape(shape: Circle(), offset: CGSize(width: 9, height: 0)) }
        view("RotatedShape", against: Rectangle()) { RotatedShape(shape: Rectangle(), angle: .degrees(30)) }
        view("ScaledShape", against: Circle()) { ScaledShape(shape: Circle(), scale: CGSize(width: 0.5, height: 0.5)) }
        view("TransformedShape", against: Circle()) { TransformedShape(shape: Circle(), transform: CGAffineTransform(scaleX: 0.5, y: 0.5)) }
        view("MeshGradient", against: box) { MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow]) }
        view("AnyShape") { AnyShape(Circle()) }
        view("Path") { Path { $0.addEllipse(in: CGRect(x: 9, y: 9, width: 50, height: 30)) } }
        view("Canvas") { Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) } }
        view("TimelineView") { TimelineView(.everyMinute) { _ in words } }
        view("LinearGradient", against: box) { LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing) }
        view("RadialGradient", against: box) { RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 40) }
        view("EllipticalGradient", against: box) { EllipticalGradient(colors: [.red, .blue]) }
        view("AngularGradient", against: box) { AngularGradient(colors: [.red, .blue], center: .center) }
        part("fill", on: Circle(), shown: { $0 }, { $0.fill(.red) })
        part("stroke", on: Circle(), shown: { $0 }, { $0.stroke(.red, lineWidth: 2) })
        part("strokeBorder", on: Circle(), shown: { $0 }, { $0.strokeBorder(.red, lineWidth: 9) })
        part("inset", on: Circle(), shown: { $0 }, { $0.inset(by: 9) })
        part("trim", on: Circle(), shown: { $0 }, { $0.trim(from: 0, to: 0.4) })
        part("scale", on: Circle(), shown: { $0 }, { $0.scale(0.5) })
        part("rotation", on: Rectangle(), shown: { $0 }, { $0.rotation(.degrees(30)) })
        part("size", on: Rectangle(), shown: { $0 }, { $0.size(width: 30, height: 30) })
        part("transform", on: Rectangle(), shown: { $0 }, { $0.transform(CGAffineTransform(scaleX: 0.5, y: 0.5)) })
        part("gradient", on: Color.blue, shown: { Circle().fill($0) }, { Circle().fill($0.gradient) })
        part("mix", on: Color.blue, shown: { $0 }, { $0.mix(with: .red, by: 0.5) })
        modifier("foregroundColor", on: words) { $0.foregroundColor(.red) }
        modifier("foregroundStyle", on: words) { $0.foregroundStyle(.red) }
        modifier("backgroundStyle", on: Rectangle().fill(.background)) { $0.backgroundStyle(.red) }
        modifier("tint", on: button) { $0.tint(.red) }
        modifier("accentColor", on: button) { $0.accentColor(.red) }
        modifier("containerShape", on: ContainerRelativeShape()) { $0.containerShape(.rect(cornerRadius: 20)) }
    }

    func addEffects() {
        family("Effects")
        modifier("opacity", on: box) { $0.opacity(0.5) }
        modifier("clipShape", on: box) { $0.clipShape(Circle()) }
        modifier("clipped", on: box.frame(width: 150, height: 90).frame(width: 50, height: 50)) { $0.clipped() }
        modifier("cornerRadius", on: box) { $0.cornerRadius(12) }
        modifier("shadow", on: words.font(.title)) { $0.shadow(radius: 3, y: 3) }
        modifier("border", on: words) { $0.border(.red) }
        modifier("mask", on: box) { $0.mask { Circle() } }
        modifier("blendMode", on: ZStack { box; Color.red.padding(4) }) { _ in ZStack { box; Color.red.padding(4).blendMode(.multiply) } }
        modifier("blur", on: words) { $0.blur(radius: 3) }
        modifier("brightness", on: box) { $0.brightness(0.3) }
        modifier("contrast", on: box) { $0.contrast(0.5) }
        modifier("saturation", on: box) { $0.saturation(0.2) }
        modifier("grayscale", on: box) { $0.grayscale(1) }
        modifier("hueRotation", on: box) { $0.hueRotation(.degrees(90)) }
        modifier("colorMultiply", on: box) { $0.colorMultiply(.yellow) }
        modifier("colorInvert", on: box) { $0.colorInvert() }
        modifier("luminanceToAlpha", on: box) { $0.luminanceToAlpha() }
        modifier("compositingGroup", on: ZStack { box; Color.red.padding() }.opacity(0.5)) { _ in ZStack { box; Color.red.blendMode(.screen).padding() }.compositingGroup() }
        modifier("scaleEffect", on: words) { $0.scaleEffect(0.5) }
        modifier("rotationEffect", on: words) { $0.rotationEffect(.degrees(20)) }
        modifier("rotation3DEffect", on: words) { $0.rotation3DEffect(.degrees(50), axis: (0, 1, 0)) }
        modifier("transformEffect", on: words) { $0.transformEffect(CGAffineTransform(translationX: 9, y: 9)) }
        modifier("projectionEffect", on: words) { $0.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 9, y: 9))) }
        modifier("visualEffect", on: words) { $0.visualEffect { view, _ in view.offset(x: 9) } }
        modifier("redacted", on: words) { $0.redacted(reason: .placeholder) }
        modifier("unredacted", on: words.redacted(reason: .placeholder)) { _ in words.unredacted().redacted(reason: .placeholder) }
        view("PhaseAnimator", against: words) { PhaseAnimator([9, 20] as [CGFloat]) { words.offset(x: $0) } }
        modifier("phaseAnimator", on: words) { $0.phaseAnimator([9, 20] as [CGFloat]) { view, place in view.offset(x: place) } }
        view("KeyframeAnimator", against: words) { KeyframeAnimator(initialValue: 9.0) { words.offset(x: $0) } keyframes: { _ in LinearKeyframe(20.0, duration: 1) } }
        modifier("keyframeAnimator", on: words) { $0.keyframeAnimator(initialValue: 9.0) { view, place in view.offset(x: place) } keyframes: { _ in LinearKeyframe(20.0, duration: 1) } }
        modifier("glassEffect", on: words.padding()) { $0.glassEffect() }
    }

    /// Two pixels beside each other.
    private var checks: Image {
        Image(uiImage: UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { renderer in
            UIColor.red.setFill()
            renderer.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        })
    }
}
