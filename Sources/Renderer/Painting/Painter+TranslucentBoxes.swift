import CCairo
import MaquetteDrawing

extension Painter {
    /// Lays a translucent colour over whole pixels, in whole numbers that are cut off as Core Animation does: white at 0.2 over
    /// black gives 51, 91, 123 and 149, the more often it is laid on. Cairo would round, and give 51, 92, 125 and 151.
    ///
    /// - Returns: false where edges are soft or clips are not boxes; nothing is painted then.
    func layOver(_ path: Path, _ paint: Paint) -> Bool {
        guard !isVector, !isSilhouette, blendMode == .normal, case .rect(let rect) = path.shape,
            case .color(let color) = paint, let box = PixelRect(fittedBy: rect, transform),
            let target = cairo_get_group_target(context),
            cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(target) == CAIRO_FORMAT_ARGB32
        else { return false }
        let (red, green, blue, alpha) = color.bytes
        guard alpha > 0, alpha < 255, let clips = clips else { return false }
        func premultiplied(_ component: UInt8) -> UInt16 {
            UInt16(truncatingIfNeeded: (UInt32(component) * UInt32(alpha) + 127) / 255)
        }
        let source = SIMD4(premultiplied(blue), premultiplied(green), premultiplied(red), UInt16(alpha))
        var (left, top) = (0.0, 0.0)
        cairo_surface_get_device_offset(target, &left, &top)
        let canvas = PixelRect(
            x: -Int(left), y: -Int(top), width: Int(cairo_image_surface_get_width(target)),
            height: Int(cairo_image_surface_get_height(target)))
        cairo_surface_flush(target)
        guard let bytes = cairo_image_surface_get_data(target) else { return false }
        let bytesPerRow = Int(cairo_image_surface_get_stride(target))
        for clip in clips {
            let area = box.intersection(clip).intersection(canvas)
            guard !area.isEmpty else { continue }
            for y in area.y..<area.maxY {
                let row = bytes + (y - canvas.y) * bytesPerRow + 4 * (area.x - canvas.x)
                Self.lay(source, over: row, count: area.width)
            }
        }
        cairo_surface_mark_dirty(target)
        return true
    }

    /// Four pixels at a time, and what is left one by one.
    private static func lay(_ source: SIMD4<UInt16>, over row: UnsafeMutablePointer<UInt8>, count: Int) {
        let rest = 255 - source.w
        let two = SIMD8(lowHalf: source, highHalf: source)
        let four = SIMD16(lowHalf: two, highHalf: two)
        let bytes = UnsafeMutableRawPointer(row)
        var x = 0
        while x &+ 4 <= count {
            let pixels = bytes.loadUnaligned(fromByteOffset: 4 &* x, as: SIMD16<UInt8>.self)
            let left = (SIMD16<UInt16>(truncatingIfNeeded: pixels) &* rest).dividedBy255
            bytes.storeBytes(
                of: SIMD16<UInt8>(truncatingIfNeeded: four &+ left), toByteOffset: 4 &* x, as: SIMD16<UInt8>.self)
            x &+= 4
        }
        while x < count {
            let pixel = bytes.loadUnaligned(fromByteOffset: 4 &* x, as: SIMD4<UInt8>.self)
            let left = (SIMD4<UInt16>(truncatingIfNeeded: pixel) &* rest).dividedBy255
            bytes.storeBytes(
                of: SIMD4<UInt8>(truncatingIfNeeded: source &+ left), toByteOffset: 4 &* x, as: SIMD4<UInt8>.self)
            x &+= 1
        }
    }

    /// The boxes that painting is clipped to; nil where they are of another shape.
    private var clips: [PixelRect]? {
        cairo_save(context)
        cairo_identity_matrix(context)
        defer { cairo_restore(context) }
        guard let list = cairo_copy_clip_rectangle_list(context) else { return nil }
        defer { cairo_rectangle_list_destroy(list) }
        guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
        var boxes: [PixelRect] = []
        for index in 0..<Int(list.pointee.num_rectangles) {
            let clip = list.pointee.rectangles[index]
            guard let box = PixelRect(fittedBy: Rect(clip.x, clip.y, clip.width, clip.height), .identity) else {
                return nil
            }
            boxes.append(box)
        }
        return boxes
    }
}

extension PixelRect {
    /// The pixels of a rectangle whose edges are those of pixels; nil for others.
    init?(fittedBy rect: Rect, _ transform: Transform2D) {
        guard transform.b == 0, transform.c == 0 else { return nil }
        let bounds = transform.bounds(of: rect)
        let edges = [bounds.x, bounds.y, bounds.maxX, bounds.maxY]
        // Cairo's own coordinates are no finer.
        guard edges.allSatisfy({ abs($0) < 1_000_000 && abs($0 - $0.rounded()) < 1.0 / 512 }) else { return nil }
        let (left, top) = (Int(edges[0].rounded()), Int(edges[1].rounded()))
        self.init(
            x: left, y: top, width: Int(edges[2].rounded()) - left, height: Int(edges[3].rounded()) - top)
    }
}

extension SIMD where Scalar == UInt16 {
    /// Rounded down; for products of two bytes.
    @inline(__always)
    fileprivate var dividedBy255: Self { (self &+ 1 &+ (self &>> 8)) &>> 8 }
}
