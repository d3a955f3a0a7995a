/// A piece of text in a list: which command paints it, and in what colour.
package struct PaintedText: Hashable, Sendable {
    package let command: Int
    package let text: String
    /// The size in points of the font, under the transforms of the list.
    package let size: Double
    package let face: FontFaceID
    package let color: Color
    /// Where the text's letters stand, on the canvas.
    package let body: Rect
    /// The number of the innermost annotation around it, counted from the front of the list; nil outside of all.
    package let annotation: Int?
}

extension DisplayList {
    /// All texts, in the order in which they are painted.
    package var texts: [PaintedText] {
        var found: [PaintedText] = []
        var scopes: [(transform: Transform2D, clip: Rect, annotation: Int?)] = [(.identity, Rect(size), nil)]
        var annotations = 0
        for (index, command) in commands.enumerated() {
            var scope = scopes[scopes.count - 1]
            switch command {
            case .transform(let inner):
                scope.transform = inner.then(scope.transform)
                scopes.append(scope)
            case .clip(let path, _):
                scope.clip = scope.clip.intersection(scope.transform.bounds(of: path.controlBounds))
                scopes.append(scope)
            case .annotation:
                scope.annotation = annotations
                annotations += 1
                scopes.append(scope)
            case .group, .mask, .blend, .shadowedGroup: scopes.append(scope)
            case .end: if scopes.count > 1 { scopes.removeLast() }
            case .glyphs(let run, let origin, let color):
                let body = scope.clip.intersection(
                    scope.transform.bounds(of: run.body.offsetBy(origin.x, origin.y)))
                guard !body.isEmpty, color.alpha > 0 else { continue }
                let grown = scope.transform.bounds(of: Rect(0, 0, 0, 1)).height
                found.append(
                    PaintedText(
                        command: index, text: run.text, size: run.size * max(grown, 0), face: run.face, color: color,
                        body: body, annotation: scope.annotation))
            case .fill, .stroke, .image, .shadow, .backdrop: break
            }
        }
        return found
    }

    /// The list without its texts.
    package var withoutTexts: DisplayList {
        var result = self
        result.commands = commands.filter { if case .glyphs = $0 { false } else { true } }
        return result
    }

    /// The list with a rectangle of each text's colour in its place.
    package var withTextsAsBlocks: DisplayList {
        var result = self
        result.commands = commands.map { command in
            guard case .glyphs(let run, let origin, let color) = command else { return command }
            return .fill(.rect(run.body.offsetBy(origin.x, origin.y)), .winding, .color(color))
        }
        return result
    }
}

extension GlyphRun {
    /// The band of small letters, from the first glyph to the last: what is behind it is behind the text.
    fileprivate var body: Rect {
        guard let first = glyphs.first else { return .zero }
        let around = Rect(around: glyphs.map { Point($0.x, $0.y) })
        return Rect(min(around.x, first.x), around.y - size / 2, around.width + size / 2, around.height + size / 2)
    }
}
