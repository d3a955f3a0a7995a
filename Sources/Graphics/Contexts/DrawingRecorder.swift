import MaquetteDrawing

/// Records a display list from consecutive calls, where the list itself is nested.
struct DrawingRecorder {
    /// Something that limits where drawing shows, in the coordinates of the list.
    struct Clip: Equatable {
        enum Shape {
            case path(Path, Path.FillRule)
            case mask(DisplayList, bounds: Rect)
        }

        let number: Int
        let shape: Shape

        static func == (left: Clip, right: Clip) -> Bool { left.number == right.number }
    }

    /// A group that is drawn as one.
    struct Layer {
        let alpha: Double
        let blendMode: BlendMode
        let shadow: Shadow?
    }

    private struct Level {
        enum Kind {
            case canvas
            case clip(Clip)
            /// The clips that were in force outside need not be repeated inside.
            case layer(Layer, outerClips: Int)
        }

        let kind: Kind
        var list: DisplayList

        var isLayer: Bool {
            if case .layer = kind { true } else { false }
        }

        var clip: Clip? {
            if case .clip(let clip) = kind { clip } else { nil }
        }
    }

    private let canvas: Rect
    private var levels: [Level]
    private var clipsMade = 0

    init(canvas: Rect) {
        self.canvas = canvas
        levels = [Level(kind: .canvas, list: DisplayList(size: Size(canvas.width, canvas.height)))]
    }

    mutating func makeClip(_ shape: Clip.Shape) -> Clip {
        clipsMade += 1
        return Clip(number: clipsMade, shape: shape)
    }

    mutating func draw(under clips: [Clip], _ body: (inout DisplayList) -> Void) {
        open(clips)
        body(&levels[levels.count - 1].list)
    }

    mutating func beginLayer(_ layer: Layer, under clips: [Clip]) {
        open(clips)
        push(.layer(layer, outerClips: clips.count))
    }

    mutating func endLayer() {
        guard let start = levels.lastIndex(where: \.isLayer) else { return }
        while levels.count > start { close() }
    }

    /// Everything that was drawn so far, including open groups.
    var recorded: DisplayList {
        var copy = self
        while copy.levels.count > 1 { copy.close() }
        return copy.levels[0].list
    }

    var isInLayer: Bool { levels.contains(where: \.isLayer) }

    /// Begins anew; clips stay what they are.
    mutating func forgetDrawings() {
        levels = [Level(kind: .canvas, list: DisplayList(size: levels[0].list.size))]
    }

    var isEmpty: Bool { levels.allSatisfy { $0.list.commands.isEmpty } }

    private mutating func open(_ clips: [Clip]) {
        var bottom = 1
        var wanted = clips[...]
        if let layer = levels.lastIndex(where: \.isLayer), case .layer(_, let outerClips) = levels[layer].kind {
            bottom = layer + 1
            wanted = wanted.dropFirst(outerClips)
        }
        let kept = zip(levels[bottom...].compactMap(\.clip), wanted).prefix { $0 == $1 }.count
        while levels.count > bottom + kept { close() }
        for clip in wanted.dropFirst(kept) { push(.clip(clip)) }
    }

    private mutating func push(_ kind: Level.Kind) {
        levels.append(Level(kind: kind, list: DisplayList(size: levels[0].list.size)))
    }

    private mutating func close() {
        let level = levels.removeLast()
        guard !level.list.commands.isEmpty else { return }
        let canvas = canvas
        switch level.kind {
        case .canvas: levels.append(level)
        case .clip(let clip):
            switch clip.shape {
            case .path(let path, let rule):
                levels[levels.count - 1].list.clip(to: path, rule: rule) { $0.append(level.list) }
            case .mask(let mask, let bounds):
                levels[levels.count - 1].list.mask(by: mask, bounds: bounds) { $0.append(level.list) }
            }
        case .layer(let layer, _):
            levels[levels.count - 1].list.draw(layer.blendMode, layer.shadow, bounds: canvas) { list in
                list.group(alpha: layer.alpha, bounds: canvas) { $0.append(level.list) }
            }
        }
    }
}

extension DisplayList {
    /// Paints in a mode and with a shadow, where there are any.
    package mutating func draw(_ mode: BlendMode, _ shadow: Shadow?, bounds: Rect, _ paint: (inout DisplayList) -> Void)
    {
        if mode != .normal {
            blend(mode) { $0.draw(.normal, shadow, bounds: bounds, paint) }
        } else if let shadow {
            self.shadow(shadow, bounds: bounds, paint)
        } else {
            paint(&self)
        }
    }
}
