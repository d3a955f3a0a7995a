import CCairo
import MaquetteDrawing

/// Paints a display list on a cairo surface.
struct Painter {
    let context: OpaquePointer
    /// The transform from the list's points to the surface's pixels, or to points when the surface is a vector document.
    var transform: Transform2D
    let isVector: Bool
    /// A silhouette consists of coverage only; shadows do not count.
    let isSilhouette: Bool
    let images: ImageStore
    let stencils: GlyphStencils
    /// What is known of the list, where only some rows of it are painted.
    private let plan: RowPlan?
    /// The rows that are painted, and where the half of the picture begins in which they are.
    private(set) var strip: (rows: Range<Int>, half: Int)?

    /// How painting blends with what is beneath it.
    private(set) var blendMode = BlendMode.normal
    private var scopes: [Scope] = []
    /// What groups are painted on, from the back: a backdrop is all of it.
    private(set) var targets: [OpaquePointer] = []

    /// How a group is painted once it is complete.
    private struct Outside {
        let transform: Transform2D
        let blendMode: BlendMode
    }

    /// The action at the end of a scope.
    private enum Scope {
        case nothing
        case restore(Transform2D)
        case blendGroup(alpha: Double, Outside)
        case maskGroup(DisplayList, Outside)
        case shapeGroup(Path, Outside)
        case blend(BlendMode)
    }

    static func paint(_ list: DisplayList, on surface: Surface, transform: Transform2D) throws(RenderError) {
        try paint(list, on: surface.pointer, transform: transform, isVector: false)
    }

    static func paint(
        _ list: DisplayList, on surface: OpaquePointer, transform: Transform2D, isVector: Bool
    ) throws(RenderError) {
        try paint(
            list.commands[...], on: surface, transform: transform, isVector: isVector, isSilhouette: false,
            images: ImageStore(), stencils: GlyphStencils())
    }

    static func paint(
        _ commands: ArraySlice<DrawingCommand>, on surface: OpaquePointer, transform: Transform2D, isVector: Bool,
        isSilhouette: Bool, images: ImageStore, stencils: GlyphStencils
    ) throws(RenderError) {
        guard let context = cairo_create(surface) else { throw .cairo("no context") }
        defer { cairo_destroy(context) }
        var painter = Painter(
            context: context, transform: transform, isVector: isVector, isSilhouette: isSilhouette, images: images,
            stencils: stencils)
        painter.useTransform()
        for index in commands.indices { try painter.paint(index, of: commands) }
        try Surface.check(cairo_status(context))
        cairo_surface_flush(surface)
    }

    /// Paints some rows of a picture on a surface that has these.
    ///
    /// - Parameter half: where the half begins that would be painted at once.
    static func paint(
        _ rows: Range<Int>, inHalfFrom half: Int, of list: DisplayList, _ plan: RowPlan, on surface: Surface,
        transform: Transform2D,
        images: ImageStore, stencils: GlyphStencils
    ) throws(RenderError) {
        guard let context = cairo_create(surface.pointer) else { throw .cairo("no context") }
        defer { cairo_destroy(context) }
        var painter = Painter(
            context: context, transform: transform, isVector: false, isSilhouette: false, images: images,
            stencils: stencils, plan: plan)
        painter.strip = (rows, half)
        painter.useTransform()
        let commands = list.commands[...]
        var index = plan.command(from: 0, in: rows)
        while index < commands.endIndex {
            try painter.paint(index, of: commands)
            index = plan.command(from: index + 1, in: rows)
        }
        try Surface.check(cairo_status(context))
        cairo_surface_flush(surface.pointer)
    }

    private init(
        context: OpaquePointer, transform: Transform2D, isVector: Bool, isSilhouette: Bool, images: ImageStore,
        stencils: GlyphStencils, plan: RowPlan? = nil
    ) {
        self.context = context
        self.transform = transform
        self.isVector = isVector
        self.isSilhouette = isSilhouette
        self.images = images
        self.stencils = stencils
        self.plan = plan
    }

    private mutating func paint(_ index: Int, of commands: ArraySlice<DrawingCommand>) throws(RenderError) {
        switch commands[index] {
        case .fill(let path, let rule, let paint): try fill(path, rule, paint)
        case .stroke(let path, let style, let paint): try stroke(path, style, paint)
        case .image(let placement): try draw(placement)
        case .glyphs(let run, let origin, let color):
            try draw(run, at: origin, color, placed: plan?.glyphs[index])
        case .shadow(let path, let rule, let shadow): try drawShadow(shadow, of: path, rule)
        case .backdrop(let path, _, let ground?) where isVector: try fill(path, .winding, .color(ground))
        case .backdrop(let path, let blur, _): try blurBackdrop(path, deviation: blur)
        case .transform(let transform):
            open(.restore(self.transform))
            self.transform = transform.then(self.transform)
            useTransform()
        case .clip(let path, let rule):
            open(.restore(transform))
            add(path)
            use(rule)
            cairo_clip(context)
        case .group(let alpha, let bounds):
            let blends = Self.content(of: index, in: commands).contains(where: \.changesBlendMode)
            openGroup(alpha: alpha, bounds: bounds, isApart: blends)
        case .mask(let mask, let bounds): openMask(mask, bounds: bounds)
        case .blend(let mode):
            scopes.append(.blend(blendMode))
            use(mode)
        case .shadowedGroup(let shadow, let bounds):
            try drawShadow(shadow, of: Self.content(of: index, in: commands), bounds: bounds)
            scopes.append(.nothing)
        case .annotation: scopes.append(.nothing)
        case .end: try closeScope()
        }
    }

    private mutating func open(_ scope: Scope) {
        cairo_save(context)
        scopes.append(scope)
    }

    private var outside: Outside { Outside(transform: transform, blendMode: blendMode) }

    private mutating func openGroup(alpha: Double, bounds: Rect, isApart: Bool) {
        let isTogether = alpha < 1 || blendMode != .normal || isApart
        open(isTogether ? .blendGroup(alpha: max(0, alpha), outside) : .restore(transform))
        // Cairo makes the group no larger than the clip, and a small group is quick.
        clip(to: PixelRect(touchedBy: transform.bounds(of: bounds)))
        if isTogether { pushGroup() }
    }

    /// A mask of one opaque shape is filled with the complete group; vector documents clip to it.
    private mutating func openMask(_ mask: DisplayList, bounds: Rect) {
        let shape = mask.opaqueShape
        if let shape, isVector {
            open(.restore(transform))
            add(shape)
            use(.winding)
            return cairo_clip(context)
        }
        open(shape.map { .shapeGroup($0, outside) } ?? .maskGroup(mask, outside))
        clip(to: PixelRect(touchedBy: transform.bounds(of: bounds)))
        pushGroup()
    }

    /// Inside a group the state is reset.
    private mutating func pushGroup() {
        if let target = cairo_get_group_target(context) { targets.append(target) }
        cairo_push_group(context)
        use(.normal)
    }

    private mutating func closeScope() throws(RenderError) {
        switch scopes.popLast() {
        case .restore(let outer): restore(outer)
        case .blendGroup(let alpha, let outside):
            targets.removeLast()
            cairo_pop_group_to_source(context)
            use(outside.blendMode)
            cairo_paint_with_alpha(context, Self.eighthBit(alpha))
            restore(outside.transform)
        case .maskGroup(let mask, let outside):
            targets.removeLast()
            let content = cairo_pop_group(context)
            defer { cairo_pattern_destroy(content) }
            cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
            try paintInPlace(mask)
            let coverage = cairo_pop_group(context)
            defer { cairo_pattern_destroy(coverage) }
            use(outside.blendMode)
            cairo_set_source(context, content)
            cairo_mask(context, coverage)
            restore(outside.transform)
        case .shapeGroup(let shape, let outside):
            targets.removeLast()
            cairo_pop_group_to_source(context)
            use(outside.blendMode)
            transform = outside.transform
            useTransform()
            add(shape)
            use(.winding)
            cairo_fill(context)
            restore(outside.transform)
        case .blend(let outer): use(outer)
        case .nothing, nil: break
        }
    }

    /// Paints another list with this one's context and transform.
    func paintInPlace(_ list: DisplayList) throws(RenderError) {
        var painter = Painter(
            context: context, transform: transform, isVector: isVector, isSilhouette: isSilhouette, images: images,
            stencils: stencils)
        cairo_save(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        painter.useTransform()
        let commands = list.commands[...]
        for index in commands.indices { try painter.paint(index, of: commands) }
        while !painter.scopes.isEmpty { try painter.closeScope() }
        cairo_restore(context)
    }

    private mutating func use(_ mode: BlendMode) {
        blendMode = mode
        cairo_set_operator(context, mode.cairo)
    }

    private mutating func restore(_ outer: Transform2D) {
        cairo_restore(context)
        transform = outer
    }

    private func clip(to pixels: PixelRect) {
        cairo_identity_matrix(context)
        cairo_new_path(context)
        cairo_rectangle(context, Double(pixels.x), Double(pixels.y), Double(pixels.width), Double(pixels.height))
        cairo_clip(context)
        useTransform()
    }

    /// The commands between one that opens a scope and its end.
    private static func content(of opening: Int, in commands: ArraySlice<DrawingCommand>) -> ArraySlice<DrawingCommand>
    {
        var depth = 0
        for index in opening..<commands.endIndex {
            if commands[index].opensScope { depth += 1 }
            if commands[index] == .end { depth -= 1 }
            if depth == 0 { return commands[opening + 1..<index] }
        }
        return commands[(opening + 1)...]
    }

    func useTransform() {
        var matrix = transform.matrix
        // A singular transform would put the context into an error state; nothing is visible through it.
        if transform.inverse == nil { cairo_matrix_init(&matrix, 1e-6, 0, 0, 1e-6, -1e6, -1e6) }
        cairo_set_matrix(context, &matrix)
    }

    /// The pixels that painting can still reach.
    var reachablePixels: PixelRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        cairo_restore(context)
        return PixelRect(touchedBy: Rect(left, top, right - left, bottom - top))
    }
}

extension Transform2D {
    var matrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}
