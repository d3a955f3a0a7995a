extension DisplayList {
    /// This list's shapes with every colour multiplied by another, component by component, and the alpha as it is. Images that are not
    /// tinted stay as they are.
    public func multiplied(by color: Color) -> DisplayList {
        guard color.red < 1 || color.green < 1 || color.blue < 1 else { return self }
        var result = self
        result.commands = commands.map { $0.multiplied(by: color) }
        return result
    }
}

extension DrawingCommand {
    fileprivate func multiplied(by color: Color) -> DrawingCommand {
        switch self {
        case .fill(let path, let rule, let paint): return .fill(path, rule, paint.multiplied(by: color))
        case .stroke(let path, let style, let paint): return .stroke(path, style, paint.multiplied(by: color))
        case .image(var placement):
            placement.tint = placement.tint?.multiplied(by: color)
            return .image(placement)
        case .glyphs(let run, let origin, let own): return .glyphs(run, origin, own.multiplied(by: color))
        case .shadow(let path, let rule, let shadow): return .shadow(path, rule, shadow.multiplied(by: color))
        case .shadowedGroup(let shadow, let bounds):
            return .shadowedGroup(shadow.multiplied(by: color), bounds: bounds)
        case .backdrop, .transform, .clip, .group, .mask, .blend, .annotation, .end: return self
        }
    }
}

extension Color {
    fileprivate func multiplied(by other: Color) -> Color {
        Color(red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha)
    }
}

extension Paint {
    fileprivate func multiplied(by color: Color) -> Paint {
        switch self {
        case .color(let own): return .color(own.multiplied(by: color))
        case .gradient(let gradient):
            var result = Gradient(
                gradient.geometry, stops: gradient.stops.map { .init($0.location, $0.color.multiplied(by: color)) })
            result.extendsBefore = gradient.extendsBefore
            result.extendsAfter = gradient.extendsAfter
            return .gradient(result)
        }
    }
}

extension Shadow {
    fileprivate func multiplied(by color: Color) -> Shadow {
        Shadow(color: self.color.multiplied(by: color), offset: offset, radius: radius)
    }
}
