import MaquetteDrawing

extension DisplayList {
    /// Whether cairo rounds what is painted as its canvas lies, or as there is something on it: where it turns an image or draws
    /// one in place, and where an image or a gradient between pixels is the first in a group.
    func dependsOnCanvas(_ transform: Transform2D, inGroup: Bool = false) -> Bool {
        var scopes = [(transform: transform, inGroup: inGroup)]
        for command in commands {
            let (transform, inGroup) = scopes[scopes.count - 1]
            switch command {
            case .image(let placement):
                let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
                if !isUpright || Painter.isHuge(placement.source) { return true }
                if inGroup, PixelRect(fittedBy: placement.rect, transform) == nil { return true }
            case .fill(let path, _, .gradient):
                guard inGroup else { break }
                guard case .rect(let rect) = path.shape, PixelRect(fittedBy: rect, transform) != nil else {
                    return true
                }
            case .mask(let mask, _):
                if mask.dependsOnCanvas(transform, inGroup: true) { return true }
                scopes.append((transform, true))
            case .transform(let inner): scopes.append((inner.then(transform), inGroup))
            case .group(let alpha, _): scopes.append((transform, inGroup || alpha < 1))
            case .shadowedGroup: scopes.append((transform, true))
            case .clip, .blend, .annotation: scopes.append((transform, inGroup))
            case .end: if scopes.count > 1 { scopes.removeLast() }
            case .fill, .stroke, .glyphs, .shadow, .backdrop: break
            }
        }
        return false
    }
}
