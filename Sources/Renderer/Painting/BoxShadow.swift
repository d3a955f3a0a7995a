import CCairo
import MaquetteDrawing
import Synchronization

/// The blurred coverage of a box with or without round corners, without the rows and columns in its middle that equal their
/// neighbours: a card of half a screen becomes a few hundred pixels. That of a small disc is whole.
struct BoxShadow {
    struct Key: Hashable {
        var shape: Path.Shape
        /// The transform from points to pixels, the shift of the shadow included.
        var transform: Transform2D
        var deviation: Double
    }

    /// A row or column of the whole becomes one of the small box.
    private struct Fold {
        /// The last that is kept before the cut, whose like are all that are cut out.
        var last: Int
        var cut: Int

        subscript(place: Int) -> Int { place <= last ? place : max(last, place - cut) }
    }

    private let across: Fold
    private let down: Fold
    /// The rectangle in the picture, before the cut.
    private let pixels: PixelRect
    private let bytes: [UInt8]
    private let bytesPerRow: Int

    var byteCount: Int { bytes.count }

    /// Nil for what is large and has nothing to be cut out.
    init?(_ key: Key) throws(RenderError) {
        let transform = key.transform
        guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
        let (rect, radius): (Rect, Double)
        switch key.shape {
        case .rect(let box): (rect, radius) = (box, 0)
        case .roundedRect(let box, let round, _, _): (rect, radius) = (box, round)
        case .ellipse(let box): (rect, radius) = (box, .infinity)
        }
        let blur = GaussianBlur(deviation: key.deviation)
        let outline = transform.bounds(of: rect)
        pixels = PixelRect(touchedBy: outline).insetBy(-blur.reach)
        guard outline.maxX < 1_000_000, outline.maxY < 1_000_000, outline.x > -1_000_000, outline.y > -1_000_000 else {
            return nil
        }
        // A continuous corner begins at 1.53 radii; and the blur of what is there reaches that far on.
        func fold(_ length: Int, _ scale: Double) -> Fold {
            guard radius < Double(length) else { return Fold(last: length, cut: 0) }
            let end = 2 * blur.reach + Int((1.53 * radius * scale).rounded(.up)) + 2
            return Fold(last: end, cut: max(0, length - 2 * end - 1))
        }
        across = fold(pixels.width, transform.a)
        down = fold(pixels.height, transform.d)
        let (width, height) = (pixels.width - across.cut, pixels.height - down.cut)
        guard across.cut + down.cut > Self.leastCut || width * height <= Self.fewPixels else { return nil }
        let smaller = Rect(
            rect.x, rect.y, rect.width - Double(across.cut) / transform.a, rect.height - Double(down.cut) / transform.d)
        let path: Path
        switch key.shape {
        case .roundedRect(_, _, let corners, let curve):
            path = .roundedRect(smaller, radius: radius, corners: corners, curve: curve)
        case .rect: path = .rect(smaller)
        case .ellipse: path = .ellipse(in: smaller)
        }
        let mask = try Surface(CAIRO_FORMAT_A8, width: width, height: height)
        var list = DisplayList(size: .zero)
        list.fill(path, .black)
        try Painter.paint(
            list.commands[...], on: mask.pointer,
            transform: transform.then(.translation(-Double(pixels.x), -Double(pixels.y))), isVector: false,
            isSilhouette: true, images: ImageStore(), stencils: GlyphStencils())
        let bytesPerRow = mask.bytesPerRow
        self.bytesPerRow = bytesPerRow
        bytes =
            mask.withBytes { bytes in
                blur.apply(to: bytes, width: width, height: height, bytesPerRow: bytesPerRow)
                return Array(UnsafeBufferPointer(start: bytes, count: bytesPerRow * height))
            } ?? []
    }

    /// Below this many rows and columns it is not worth the second copy,
    private static let leastCut = 16
    /// unless it is small, as under the knob of a switch, of which there are many.
    private static let fewPixels = 1 << 16

    /// The part that lies in some pixels, as a mask; nil where nothing does.
    func mask(within reachable: PixelRect) throws(RenderError) -> (mask: Surface, pixels: PixelRect)? {
        let part = pixels.intersection(reachable)
        if part.isEmpty { return nil }
        let mask = try Surface(CAIRO_FORMAT_A8, width: part.width, height: part.height)
        let bytesPerRow = mask.bytesPerRow
        mask.withBytes { copy(part, to: $0, bytesPerRow: bytesPerRow) }
        return (mask, part)
    }

    private func copy(_ part: PixelRect, to mask: UnsafeMutablePointer<UInt8>, bytesPerRow: Int) {
        let (left, right) = (part.x - pixels.x, part.maxX - pixels.x)
        bytes.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return }
            for y in 0..<part.height {
                let row = start + self.bytesPerRow * down[part.y + y - pixels.y]
                let target = mask + bytesPerRow * y
                let middle = min(max(across.last, left), right)..<min(max(across.last + across.cut, left), right)
                target.update(from: row + left, count: middle.lowerBound - left)
                if !middle.isEmpty {
                    (target + middle.lowerBound - left).update(repeating: row[across.last], count: middle.count)
                }
                (target + middle.upperBound - left).update(
                    from: row + across[middle.upperBound], count: right - middle.upperBound)
            }
        }
    }
}

/// The shadows of boxes, each blurred once for a picture and those that follow it, whichever rows are painted.
final class ShadowStore: Sendable {
    private struct Contents {
        var shadows: [BoxShadow.Key: BoxShadow?] = [:]
        var byteCount = 0

        mutating func keep(_ shadow: BoxShadow?, _ key: BoxShadow.Key) {
            byteCount += shadow?.byteCount ?? 0
            if byteCount > ShadowStore.mostBytes || shadows.count == ShadowStore.most {
                shadows = [:]
                byteCount = shadow?.byteCount ?? 0
            }
            shadows[key] = .some(shadow)
        }
    }

    /// The shadows of a picture. A thread that needs one which another is blurring waits for it.
    private let contents = Mutex(Contents())
    /// The shadows of earlier pictures, which no thread waits for.
    private static let earlier = Mutex(Contents())
    private static let mostBytes = 4 << 20
    private static let most = 1000

    /// Nil for a box that is not worth it.
    func shadow(_ key: BoxShadow.Key) throws(RenderError) -> BoxShadow? {
        let result = contents.withLock { contents -> Result<BoxShadow?, RenderError> in
            if let known = contents.shadows[key] { return .success(known) }
            if let known = Self.earlier.withLock({ $0.shadows[key] }) {
                contents.keep(known, key)
                return .success(known)
            }
            do throws(RenderError) {
                let shadow = try BoxShadow(key)
                contents.keep(shadow, key)
                Self.earlier.withLock { $0.keep(shadow, key) }
                return .success(shadow)
            } catch { return .failure(error) }
        }
        return try result.get()
    }
}
