extension DisplayList {
    /// This list's shapes in the opposite colours. Inverted twice, a list is itself.
    ///
    /// Colours laid over one another give the opposite of what they gave before, because the mixture of opposites is the
    /// opposite of the mixture.
    public var inverted: DisplayList {
        var result = self
        result.commands = commands.map(\.inverted)
        return result
    }
}

extension DrawingCommand {
    fileprivate var inverted: DrawingCommand {
        switch self {
        case .fill(let path, let rule, let paint): return .fill(path, rule, paint.inverted)
        case .stroke(let path, let style, let paint): return .stroke(path, style, paint.inverted)
        case .image(var placement):
            placement.tint = placement.tint?.inverted
            if placement.tint == nil { placement.isInverted.toggle() }
            return .image(placement)
        case .glyphs(let run, let origin, let color): return .glyphs(run, origin, color.inverted)
        case .shadow(let path, let rule, let shadow): return .shadow(path, rule, shadow.inverted)
        case .shadowedGroup(let shadow, let bounds): return .shadowedGroup(shadow.inverted, bounds: bounds)
        case .backdrop, .transform, .clip, .group, .mask, .blend, .annotation, .end: return self
        }
    }
}

extension Color {
    public var inverted: Color { Color(red: 1 - red, green: 1 - green, blue: 1 - blue, alpha: alpha) }
}

extension Paint {
    fileprivate var inverted: Paint {
        switch self {
        case .color(let color): return .color(color.inverted)
        case .gradient(let gradient):
            var inverted = Gradient(
                gradient.geometry, stops: gradient.stops.map { .init($0.location, $0.color.inverted) })
            inverted.extendsBefore = gradient.extendsBefore
            inverted.extendsAfter = gradient.extendsAfter
            return .gradient(inverted)
        }
    }
}

extension Shadow {
    fileprivate var inverted: Shadow { Shadow(color: color.inverted, offset: offset, radius: radius) }
}
