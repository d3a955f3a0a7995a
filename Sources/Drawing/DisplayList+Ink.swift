extension DisplayList {
    /// A rectangle around everything that is painted, including clips and transforms; empty when nothing is painted.
    public var inkBounds: Rect { Rect(around: marks.flatMap(\.bounds.corners)) }

    /// The list with an alpha in its colours instead of a group; nil when overlapping parts would show
    /// through each other, or when there is no colour to change.
    public func faded(by alpha: Double) -> DisplayList? {
        let marks = marks
        // Comparing many with one another would cost more than the group does.
        guard marks.count <= 16, !blends else { return nil }
        for (index, mark) in marks.enumerated() {
            guard commands[mark.command].canFade else { return nil }
            for other in marks[..<index] where !(mark.isText && other.isText) {
                if !mark.bounds.intersection(other.bounds).isEmpty { return nil }
            }
        }
        var faded = self
        for mark in marks { faded.commands[mark.command].fade(by: alpha) }
        return faded
    }

    /// How many of the things painted could be cut off by clipping to an outline.
    public func countReaching(beyond outline: Path) -> Int {
        marks.count { !outline.surelyContains($0.bounds) }
    }

    /// Something that paints.
    private struct Mark {
        var command: Int
        var bounds: Rect
        var isText: Bool
    }

    private var marks: [Mark] {
        var marks: [Mark] = []
        var scopes: [(transform: Transform2D, clip: Rect)] = [(.identity, .everything)]
        for (index, command) in commands.enumerated() {
            let (transform, clip) = scopes[scopes.count - 1]
            switch command {
            case .transform(let inner): scopes.append((inner.then(transform), clip))
            case .clip(let path, _):
                scopes.append((transform, clip.intersection(transform.bounds(of: path.controlBounds))))
            case .group(_, let bounds), .mask(_, let bounds):
                scopes.append((transform, clip.intersection(transform.bounds(of: bounds))))
            case .shadowedGroup(let shadow, let bounds):
                let shadowed = clip.intersection(transform.bounds(of: bounds.shadow(shadow)))
                marks.append(Mark(command: index, bounds: shadowed, isText: false))
                scopes.append((transform, clip))
            case .blend, .annotation: scopes.append((transform, clip))
            case .end: if scopes.count > 1 { scopes.removeLast() }
            case .fill, .stroke, .image, .glyphs, .shadow, .backdrop:
                let bounds = clip.intersection(transform.bounds(of: command.reach))
                if !bounds.isEmpty { marks.append(Mark(command: index, bounds: bounds, isText: command.isText)) }
            }
        }
        return marks
    }
}

extension DrawingCommand {
    fileprivate var isText: Bool {
        if case .glyphs = self { true } else { false }
    }

    /// A rectangle that contains everything the command itself paints.
    fileprivate var reach: Rect {
        switch self {
        case .fill(let path, _, _), .backdrop(let path, _, _): return path.controlBounds
        case .stroke(let path, let style, _):
            let reach = style.width / 2 * max(1, style.join == .miter && path.shape == nil ? style.miterLimit : 1)
            return path.controlBounds.insetBy(-reach, -reach)
        case .image(let placement): return placement.rect
        case .glyphs(let run, let origin, _): return run.reach.offsetBy(origin.x, origin.y)
        case .shadow(let path, _, let shadow): return path.controlBounds.shadow(shadow)
        case .transform, .clip, .group, .mask, .blend, .shadowedGroup, .annotation, .end: return .zero
        }
    }

    /// Whether there is a colour whose alpha can be changed.
    fileprivate var canFade: Bool {
        switch self {
        case .fill, .stroke, .glyphs, .shadow: true
        case .image(let placement): placement.tint != nil
        case .backdrop, .transform, .clip, .group, .mask, .blend, .shadowedGroup, .annotation, .end: false
        }
    }

    fileprivate mutating func fade(by alpha: Double) {
        switch self {
        case .fill(let path, let rule, let paint): self = .fill(path, rule, paint.multiplyingAlpha(by: alpha))
        case .stroke(let path, let style, let paint): self = .stroke(path, style, paint.multiplyingAlpha(by: alpha))
        case .glyphs(let run, let origin, let color): self = .glyphs(run, origin, color.multiplyingAlpha(by: alpha))
        case .shadow(let path, let rule, var shadow):
            shadow.color = shadow.color.multiplyingAlpha(by: alpha)
            self = .shadow(path, rule, shadow)
        case .image(var placement):
            placement.tint = placement.tint?.multiplyingAlpha(by: alpha)
            self = .image(placement)
        case .backdrop, .transform, .clip, .group, .mask, .blend, .shadowedGroup, .annotation, .end: break
        }
    }
}

extension GlyphRun {
    /// A rectangle that contains the glyphs of any font: larger than their outlines, which are not looked up.
    fileprivate var reach: Rect {
        guard let first = glyphs.first else { return .zero }
        var around = Rect(around: glyphs.map { Point($0.x, $0.y) })
        around.x = min(around.x, first.x) - size / 2
        around.y -= 1.25 * size
        around.width += 2.5 * size
        around.height += 1.75 * size
        return pen > 0 ? around.insetBy(-pen / 2, -pen / 2) : around
    }
}

extension Path {
    /// Whether a rectangle lies inside and away from the corners.
    fileprivate func surelyContains(_ rect: Rect) -> Bool {
        let box: Rect
        var room = 0.0
        switch shape {
        case .rect(let rect): box = rect
        case .roundedRect(let rect, let radius, _, let curve):
            box = rect
            room = curve == .circular ? radius : min(radius * 1.53, rect.width / 2, rect.height / 2)
        case .ellipse, nil: return false
        }
        let tolerance = 1e-6
        guard rect.x >= box.x - tolerance, rect.y >= box.y - tolerance, rect.maxX <= box.maxX + tolerance,
            rect.maxY <= box.maxY + tolerance
        else { return false }
        let clearOfSides = rect.x >= box.x + room - tolerance && rect.maxX <= box.maxX - room + tolerance
        let clearOfTopAndBottom = rect.y >= box.y + room - tolerance && rect.maxY <= box.maxY - room + tolerance
        return clearOfSides || clearOfTopAndBottom
    }
}

extension Rect {
    fileprivate static let everything = Rect(-1e9, -1e9, 2e9, 2e9)

    /// Where the shadow of this rectangle falls: a Gaussian is negligible beyond three deviations.
    fileprivate func shadow(_ shadow: Shadow) -> Rect {
        let reach = 3 * max(0, shadow.radius)
        return insetBy(-reach, -reach).offsetBy(shadow.offset.x, shadow.offset.y)
    }
}

extension Paint {
    fileprivate func multiplyingAlpha(by factor: Double) -> Paint {
        switch self {
        case .color(let color): .color(color.multiplyingAlpha(by: factor))
        case .gradient(let gradient):
            .gradient(
                Gradient(
                    gradient.geometry,
                    stops: gradient.stops.map { .init($0.location, $0.color.multiplyingAlpha(by: factor)) }))
        }
    }
}
