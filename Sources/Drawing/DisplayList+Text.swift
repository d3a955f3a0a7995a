extension DisplayList: CustomStringConvertible {
    /// The list as text, one command on a line, indented by what it is subject to.
    public var description: String {
        (["canvas \(number(size.width))x\(number(size.height))"] + lines(depth: 0)).joined(separator: "\n") + "\n"
    }

    private func lines(depth outer: Int) -> [String] {
        var lines: [String] = []
        var depth = outer
        for command in commands {
            if command == .end {
                depth = max(outer, depth - 1)
                continue
            }
            lines.append(String(repeating: "  ", count: depth) + command.description)
            if case .mask(let mask, _) = command { lines += mask.lines(depth: depth + 2) }
            if command.opensScope { depth += 1 }
        }
        return lines
    }
}

extension DrawingCommand: CustomStringConvertible {
    /// Whether the command has no effect on painters or readers.
    var leavesNothing: Bool {
        if case .annotation(_, let words) = self { return words.isEmpty }
        return opensScope || self == .end
    }

    public var opensScope: Bool {
        switch self {
        case .transform, .clip, .group, .mask, .blend, .shadowedGroup, .annotation: true
        case .fill, .stroke, .image, .glyphs, .shadow, .backdrop, .end: false
        }
    }

    public var description: String {
        switch self {
        case .fill(let path, let rule, let paint): "fill \(path)\(rule.note) \(paint)"
        case .stroke(let path, let style, let paint): "stroke \(path) \(style) \(paint)"
        case .image(let placement): placement.description
        case .glyphs(let run, let origin, let color):
            "text \(quoted(run.text)) at \(numbers(origin.x, origin.y)) \(run.face) \(number(run.size))"
                + (run.slant == 0 ? "" : " slant \(number(run.slant))")
                + (run.pen == 0 ? "" : " outlined \(number(run.pen))") + " \(color)"
        case .shadow(let path, let rule, let shadow): "shadow of \(path)\(rule.note) \(shadow)"
        case .backdrop(let path, let blur, _): "blur backdrop in \(path) by \(number(blur))"
        case .transform(let transform): "transform \(transform)"
        case .clip(let path, let rule): "clip \(path)\(rule.note)"
        case .group(let alpha, let bounds): "group alpha \(number(alpha)) in \(bounds)"
        case .mask(_, let bounds): "mask in \(bounds)"
        case .blend(let mode): "blend \(mode)"
        case .shadowedGroup(let shadow, let bounds): "shadow \(shadow) in \(bounds)"
        case .annotation(let view, let words):
            "view \(quoted(view.description))" + (words.isEmpty ? "" : " says \(onOneLine(words))")
        case .end: "end"
        }
    }
}

extension ImagePlacement: CustomStringConvertible {
    public var description: String {
        var words = "image \(quoted(source.name)) \(source.width)x\(source.height) in \(rect)"
        if scale != 1 { words += " scale \(number(scale))" }
        if interpolation == .nearest { words += " nearest" }
        if let caps = capInsets {
            words += " caps \(numbers(caps.top, caps.left, caps.bottom, caps.right))"
            if tilesMiddle { words += " tiled" }
        }
        if let tint { words += " tint \(tint)" }
        return words
    }
}
