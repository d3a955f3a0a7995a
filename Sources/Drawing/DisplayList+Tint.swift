extension DisplayList {
    /// This list's shapes in one colour, each with its alpha: the picture as a stencil.
    public func stencil(_ color: Color) -> DisplayList {
        var result = self
        result.commands = commands.map { $0.stencil(color) }
        return result
    }
}

extension DrawingCommand {
    fileprivate func stencil(_ color: Color) -> DrawingCommand {
        switch self {
        case .fill(let path, let rule, let paint): return .fill(path, rule, paint.stencil(color))
        case .stroke(let path, let style, let paint): return .stroke(path, style, paint.stencil(color))
        case .image(var placement):
            placement.tint = color.multiplyingAlpha(by: placement.tint?.alpha ?? 1)
            return .image(placement)
        case .glyphs(let run, let origin, let own):
            return .glyphs(run, origin, color.multiplyingAlpha(by: own.alpha))
        case .shadow(let path, let rule, let shadow): return .shadow(path, rule, shadow.stencil(color))
        case .shadowedGroup(let shadow, let bounds): return .shadowedGroup(shadow.stencil(color), bounds: bounds)
        case .backdrop, .transform, .clip, .group, .mask, .blend, .annotation, .end: return self
        }
    }
}

extension Paint {
    fileprivate func stencil(_ color: Color) -> Paint {
        switch self {
        case .color(let own): .color(color.multiplyingAlpha(by: own.alpha))
        case .gradient(let gradient):
            .gradient(
                Gradient(
                    gradient.geometry,
                    stops: gradient.stops.map { .init($0.location, color.multiplyingAlpha(by: $0.color.alpha)) }))
        }
    }
}

extension Shadow {
    fileprivate func stencil(_ color: Color) -> Shadow {
        Shadow(color: color.multiplyingAlpha(by: self.color.alpha), offset: offset, radius: radius)
    }
}
