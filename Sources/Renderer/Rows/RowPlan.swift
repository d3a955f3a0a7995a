import CCairo
import MaquetteDrawing

/// What a display list paints in which rows of a picture, found without painting it.
///
/// Interfaces are mostly boxes, and between their edges all rows are equal. Only rows that may differ from the one above are
/// painted, and each command only where it reaches.
struct RowPlan {
    private(set) var changes: RowChanges
    /// The rows that each command can paint; for one that opens a scope, together with all up to its end.
    private var reach: [Range<Int>]
    /// What follows a command if it is left out.
    private var next: [Int]
    private(set) var glyphs: [Int: PlacedGlyphs] = [:]
    /// What the picture begins with: the opaque colour that the first command lays under all else, or nothing.
    private(set) var ground: UInt32 = 0
    /// Rows that have to lie on one canvas, from top to bottom: what backdrops blur, with all that the blur reaches.
    private(set) var blocks: [Range<Int>] = []

    private let commands: [DrawingCommand]
    private var scopes: [Scope] = []
    private var runs: [PlannedRun] = []

    private struct Scope {
        var opening: Int
        var transform: Transform2D
        /// The rows that clips leave.
        var limit: Range<Int>
        /// What the effect itself paints.
        var own: Range<Int> = 0..<0
    }

    private struct PlannedRun {
        var command: Int
        var transform: Transform2D
        var limit: Range<Int>
    }

    /// Nil when what is painted depends on more than its own rows, or most of them have to be painted at once anyway.
    init?(_ list: DisplayList, width: Int, height: Int, transform: Transform2D) {
        guard !list.blends, !list.dependsOnCanvas(transform) else { return nil }
        commands = list.commands
        changes = RowChanges(height: height)
        reach = [Range<Int>](repeating: 0..<0, count: commands.count)
        next = Array(1..<commands.count + 1)
        scopes = [Scope(opening: -1, transform: transform, limit: 0..<height)]
        for index in commands.indices { plan(index) }
        joinBlocks()
        guard blocks.reduce(0, { $0 + $1.count }) <= height * 3 / 4 else { return nil }
        takeGround(PixelRect(x: 0, y: 0, width: width, height: height), transform)
        place()
        joinScopes()
    }

    /// The command to go on with: this one, or one behind if nothing of it can be seen in these rows.
    func command(from index: Int, in rows: Range<Int>) -> Int {
        var index = index
        while index < reach.count, !reach[index].overlaps(rows) { index = next[index] }
        return index
    }

    /// The ground of a screen is filled with the memory, and cairo need not paint it.
    private mutating func takeGround(_ picture: PixelRect, _ transform: Transform2D) {
        var transform = transform
        for index in commands.indices {
            switch commands[index] {
            case .annotation: break
            case .transform(let inner): transform = inner.then(transform)
            case .fill(let path, _, .color(let color)):
                let (red, green, blue, alpha) = color.bytes
                guard alpha == 255, case .rect(let rect) = path.shape,
                    let box = PixelRect(fittedBy: rect, transform), box.intersection(picture) == picture
                else { return }
                ground = 0xff00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
                reach[index] = 0..<0
                return
            default: return
            }
        }
    }

    private mutating func plan(_ index: Int) {
        let scope = scopes[scopes.count - 1]
        let (transform, limit) = (scope.transform, scope.limit)
        switch commands[index] {
        case .fill(let path, _, .color(let color)):
            if color.alpha > 0 { outline(index, RowOutline(path, transform), limit) }
        case .fill(let path, _, .gradient): all(index, transform.bounds(of: path.controlBounds), limit)
        case .stroke(let path, let style, let paint):
            guard style.width > 0, style.width.isFinite else { return }
            if case .color = paint, style.dashes.isEmpty {
                outline(index, RowOutline(path, transform, strokedWith: style), limit)
            } else {
                all(index, RowOutline(path, transform, strokedWith: style).bounds, limit)
            }
        case .image(let placement): all(index, transform.bounds(of: placement.rect), limit)
        case .glyphs(let run, _, let color):
            if color.alpha > 0, run.size > 0 {
                runs.append(PlannedRun(command: index, transform: transform, limit: limit))
            }
        case .shadow(let path, _, let shadow):
            outline(index, RowOutline(path, transform).cast(shadow, transform), limit)
        case .backdrop(let path, let deviation, _): backdrop(index, path, deviation, scope)
        case .blend: break
        case .transform(let inner): open(index, inner.then(transform), limit)
        case .clip(let path, _):
            let outline = RowOutline(path, transform)
            outline.note(in: &changes, within: limit)
            open(index, transform, limit.clamped(to: outline.rows))
        case .group(_, let bounds):
            let pixels = PixelRect(touchedBy: transform.bounds(of: bounds))
            let inside = limit.clamped(to: pixels.y..<max(pixels.y, pixels.maxY))
            for edge in [pixels.y, pixels.maxY] { changes.noteEdge(Double(edge), isMoved: false, within: limit) }
            open(index, transform, inside)
        case .mask(let mask, let bounds):
            let outline = mask.opaqueShape.map { RowOutline($0, transform) }
            let all = RowOutline(varying: transform.bounds(of: bounds))
            (outline ?? all).note(in: &changes, within: limit)
            let pixels = PixelRect(touchedBy: transform.bounds(of: bounds))
            for edge in [pixels.y, pixels.maxY] { changes.noteEdge(Double(edge), isMoved: false, within: limit) }
            open(index, transform, limit.clamped(to: all.rows))
        case .shadowedGroup(let shadow, let bounds):
            let outline = RowOutline(varying: transform.bounds(of: bounds)).cast(shadow, transform)
            outline.note(in: &changes, within: limit)
            open(index, transform, limit, own: limit.clamped(to: outline.rows))
        case .annotation: open(index, transform, limit)
        case .end: close(index)
        }
    }

    private mutating func outline(_ index: Int, _ outline: RowOutline, _ limit: Range<Int>) {
        outline.note(in: &changes, within: limit)
        reach[index] = limit.clamped(to: outline.rows)
    }

    private mutating func all(_ index: Int, _ bounds: Rect, _ limit: Range<Int>) {
        outline(index, RowOutline(varying: bounds), limit)
    }

    private mutating func backdrop(_ index: Int, _ path: Path, _ deviation: Double, _ scope: Scope) {
        let blur = CoarseBlur(deviation: deviation, scope.transform)
        guard blur.isVisible else { return }
        all(index, scope.transform.bounds(of: path.controlBounds), scope.limit)
        let rows = reach[index]
        guard !rows.isEmpty else { return }
        blocks.append((rows.lowerBound - blur.reach..<rows.upperBound + blur.reach).clamped(to: 0..<changes.height))
    }

    /// A backdrop within the reach of another shows what that one blurred.
    private mutating func joinBlocks() {
        var joined: [Range<Int>] = []
        for block in blocks.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = joined.last, last.overlaps(block) {
                joined[joined.count - 1] = last.union(block)
            } else {
                joined.append(block)
            }
        }
        blocks = joined
    }

    private mutating func open(
        _ index: Int, _ transform: Transform2D, _ limit: Range<Int>, own: Range<Int> = 0..<0
    ) {
        scopes.append(Scope(opening: index, transform: transform, limit: limit))
        reach[index] = own
    }

    private mutating func close(_ index: Int) {
        // An end belongs to what it ends: one is left out only with the other.
        reach[index] = 0..<changes.height
        guard scopes.count > 1, let scope = scopes.popLast() else { return }
        next[scope.opening] = index + 1
    }

    /// Looks up the shapes of all glyphs, on two threads: each draws its own.
    private mutating func place() {
        let height = changes.height
        let (runs, commands) = (runs, commands)
        var placed = [PlacedGlyphs?](repeating: nil, count: runs.count)
        let glyphCount = runs.reduce(0) { $0 + commands[$1.command].glyphCount }
        let parts = glyphCount < Self.fewGlyphs ? 1 : 2
        placed.withUnsafeMutableBufferPointer { placed in
            // Each part writes places of its own.
            let placed = placed
            SharedWork.run(parts, with: GlyphStencils.init) { part, stencils in
                for index in runs.count * part / parts..<runs.count * (part + 1) / parts {
                    guard case .glyphs(let run, let origin, _) = commands[runs[index].command] else { continue }
                    placed[index] = PlacedGlyphs(
                        run, at: origin, runs[index].transform, stencils, near: 0..<height)
                }
            }
        }
        for (run, placed) in zip(runs, placed) {
            let rows: Range<Int>
            if let placed, placed.pictures.isEmpty {
                rows = placed.rows
                glyphs[run.command] = placed
            } else {
                rows = commands[run.command].rowsOfGlyphs(run.transform)
            }
            changes.note(rows, within: run.limit)
            reach[run.command] = run.limit.clamped(to: rows)
        }
    }

    /// The glyphs below which a second thread costs more than it saves.
    private static let fewGlyphs = 64

    /// A scope reaches as far as what is in it.
    private mutating func joinScopes() {
        var open: [Int] = []
        for index in commands.indices {
            if commands[index].opensScope {
                open.append(index)
            } else if commands[index] == .end {
                guard let opening = open.popLast() else { continue }
                if let outer = open.last { reach[outer] = reach[outer].union(reach[opening]) }
            } else if let outer = open.last {
                reach[outer] = reach[outer].union(reach[index])
            }
        }
        // Scopes that nobody closed.
        for index in open.reversed() {
            reach[index] = 0..<changes.height
            next[index] = commands.count
        }
    }
}

extension DrawingCommand {
    fileprivate var glyphCount: Int {
        if case .glyphs(let run, _, _) = self { run.glyphs.count } else { 0 }
    }

    /// The rows that glyphs can reach of which no shape is known, however tall they are.
    fileprivate func rowsOfGlyphs(_ transform: Transform2D) -> Range<Int> {
        guard case .glyphs(let run, let origin, _) = self else { return 0..<0 }
        let places = Rect(around: run.glyphs.map { Point(origin.x + $0.x, origin.y + $0.y) })
        let tallest = PlacedGlyphs.tallest * run.size
        let bounds = transform.bounds(of: places.insetBy(-tallest, -tallest))
        return Range(rowsTouchedFrom: bounds.y, to: bounds.maxY, margin: 1)
    }
}
