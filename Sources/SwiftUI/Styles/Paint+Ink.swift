// Paints as colours of UIKit: what has glyphs or pixels of its own takes a colour, which may be a pattern.

extension _Paint {
    /// What something of a size is painted with, as a colour: a gradient is a pattern with one cell, which is as large as that.
    ///
    /// A label that has it as its text colour stays a label, with its text, its frame and its accessibility.
    @MainActor func ink(filling size: CGSize, in environment: EnvironmentValues) -> UIColor {
        switch plain {
        case .gradient(let gradient): gradient.pattern(size, environment.traitCollection) ?? color
        case .image(let fill) where fill.isStretched:
            UIColor(
                patternImage: UIGraphicsImageRenderer(size: size).image { _ in
                    fill.image.draw(in: CGRect(origin: .zero, size: size))
                })
        case .image(let fill): UIColor(patternImage: fill.image).withAlphaComponent(CGFloat(fill.opacity))
        default: color
        }
    }
}

extension _GradientPaint {
    func pattern(_ size: CGSize, _ traits: UITraitCollection) -> UIColor? {
        guard size.width > 0, size.height > 0 else { return nil }
        let box = CGRect(origin: .zero, size: size)
        // What sticks out of the box, as a letter may, is in the same cell.
        let cell = box.insetBy(dx: -size.width, dy: -size.height)
        let callbacks = CGPatternCallbacks(
            version: 0, drawPattern: { _, context in draw(box, in: context, traits) }, releaseInfo: nil)
        return withUnsafePointer(to: callbacks) { callbacks in
            CGPattern(
                info: nil, bounds: cell, matrix: .identity, xStep: cell.width, yStep: cell.height,
                tiling: .noDistortion, isColored: true, callbacks: callbacks)
        }.map { UIColor(pattern: $0) }
    }

    /// Fills what is not clipped with the gradient of a box.
    func draw(_ box: CGRect, in context: CGContext, _ traits: UITraitCollection) {
        func colors(_ stops: [Stop]) -> CGGradient? {
            let colors = stops.map { $0.color.resolvedColor(with: traits).cgColor as Any }
            return CGGradient(
                colorsSpace: nil, colors: colors as CFArray, locations: stops.map { CGFloat($0.location) })
        }
        let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch form {
        case .linear(let from, let to):
            guard let gradient = colors(stops) else { return }
            context.drawLinearGradient(gradient, start: from.point(in: box), end: to.point(in: box), options: both)
        case .radial(let center, let start, let end):
            guard let gradient = colors(stops) else { return }
            let middle = center.point(in: box)
            context.drawRadialGradient(
                gradient, startCenter: middle, startRadius: start, endCenter: middle, endRadius: end, options: both)
        case .elliptical(let center, let start, let end):
            guard let gradient = colors(stops) else { return }
            context.saveGState()
            let middle = center.point(in: box)
            context.translateBy(x: middle.x, y: middle.y)
            context.scaleBy(x: max(box.width, 0.001), y: max(box.height, 0.001))
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: start, endCenter: .zero, endRadius: end, options: both)
            context.restoreGState()
        case .angular(let center, let start, let end):
            let (begin, stops) = stops.around(from: start, to: end)
            guard let gradient = colors(stops) else { return }
            context.drawConicGradient(gradient, center: center.point(in: box), angle: CGFloat(begin))
        }
    }
}
