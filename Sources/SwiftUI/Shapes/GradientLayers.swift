/// Gradients as layers of the model.
@MainActor enum GradientLayers {
    /// A layer with the gradient of a box of a size, seen where the outline is.
    static func layer(
        for gradient: _GradientPaint, within outline: _Outline, size: CGSize, _ traits: UITraitCollection
    ) -> CALayer {
        let layer = CAGradientLayer()
        let box = CGRect(origin: .zero, size: size)
        let corners = outline.corners(of: box)
        // What is painted may reach out of the box, and the gradient goes on there.
        let frame = corners != nil ? box : outline.reach.union(box)
        layer.frame = frame
        set(gradient, on: layer, box: box, traits)
        if let corners {
            layer.setCorners(corners)
        } else {
            let mask = outline.mask
            // The outline is in the coordinates of the box.
            mask.frame = CGRect(x: -frame.minX, y: -frame.minY, width: size.width, height: size.height)
            layer.mask = mask
        }
        return layer
    }

    /// The gradient of a box, on a layer whose frame is in the same coordinates.
    private static func set(
        _ gradient: _GradientPaint, on layer: CAGradientLayer, box: CGRect, _ traits: UITraitCollection
    ) {
        let frame = layer.frame
        func unit(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: frame.width > 0 ? (point.x - frame.minX) / frame.width : 0,
                y: frame.height > 0 ? (point.y - frame.minY) / frame.height : 0)
        }
        var stops = gradient.stops
        if stops.count == 1 { stops.append(stops[0]) }
        switch gradient.form {
        case .linear(let from, let to):
            (layer.startPoint, layer.endPoint) = (unit(from.point(in: box)), unit(to.point(in: box)))
        case .radial(let center, let start, let end):
            let middle = center.point(in: box)
            layer.type = .radial
            let radius = max(start, end, 0.001)
            layer.startPoint = unit(middle)
            layer.endPoint = unit(CGPoint(x: middle.x + radius, y: middle.y + radius))
            stops = stops.spread(from: Double(start / radius), to: Double(end / radius))
        case .elliptical(let center, let start, let end):
            let middle = center.point(in: box)
            layer.type = .radial
            let radius = max(start, end, 0.001)
            layer.startPoint = unit(middle)
            layer.endPoint = unit(
                CGPoint(x: middle.x + radius * box.width, y: middle.y + radius * box.height))
            stops = stops.spread(from: Double(start / radius), to: Double(end / radius))
        case .angular(let center, let start, let end):
            let middle = center.point(in: box)
            layer.type = .conic
            let begin: Double
            (begin, stops) = stops.around(from: start, to: end)
            layer.startPoint = unit(middle)
            layer.endPoint = unit(CGPoint(x: middle.x + CGFloat(cos(begin)), y: middle.y + CGFloat(sin(begin))))
        }
        layer.colors = stops.map { $0.color.resolvedColor(with: traits).cgColor }
        layer.locations = stops.map { NSNumber(value: $0.location) }
    }
}

extension [_GradientPaint.Stop] {
    /// The stops on a part of the way only.
    func spread(from start: Double, to end: Double) -> Self {
        let moved = map { Element(location: start + (end - start) * $0.location, color: $0.color) }
        return start <= end ? moved : moved.reversed()
    }

    /// The stops of a gradient around a point: the angle at which it begins, in radians, and the colours once around from there.
    func around(from start: Angle, to end: Angle) -> (begin: Double, stops: Self) {
        var (begin, sweep, stops) = (start.radians, end.radians - start.radians, self)
        if sweep < 0 { (begin, sweep, stops) = (end.radians, -sweep, turned) }
        return (begin, sweep < 2 * .pi - 1e-6 ? stops.within(turn: sweep) : stops)
    }

    private var turned: Self { reversed().map { Element(location: 1 - $0.location, color: $0.color) } }

    /// A gradient around a point that ends before it is around: in the gap, the half that is nearer to the end has the last colour, and
    /// the other half the first.
    private func within(turn sweep: Double) -> Self {
        guard let first, let last else { return self }
        let share = sweep / (2 * .pi)
        let middle = share + (1 - share) / 2
        return map { Element(location: $0.location * share, color: $0.color) } + [
            Element(location: middle, color: last.color), Element(location: middle, color: first.color),
            Element(location: 1, color: first.color),
        ]
    }
}
