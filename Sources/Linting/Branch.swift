import Maquette

/// A view among its siblings, with all its texts and controls.
@MainActor struct Branch {
    struct Content {
        let element: LintedElement
        let rect: CGRect
        /// What the content hides of what is behind it.
        let cover: CGRect
    }

    /// The frame of the view itself, in the coordinates of the picture.
    let frame: CGRect
    var content: [Content]
    /// The bounding rectangle of the content.
    private(set) var bounds: CGRect

    init(frame: CGRect, content: [Content]) {
        self.frame = frame
        self.content = content
        bounds = content.reduce(CGRect.null) { $0.union($1.cover) }
    }

    /// Whether one is in front of or behind all of the other, as backgrounds, overlays and badges are.
    func isLayer(over other: Branch) -> Bool { frame.insetBy(dx: -1, dy: -1).contains(other.frame) }
}

/// The siblings of a scene.
@MainActor struct Branches {
    /// Each view's subviews that hold something, from back to front.
    private(set) var inOrder: [[Branch]] = []

    init(_ scene: LintedScene) {
        let canvas = scene.shown.canvas
        _ = collect(canvas, at: canvas.bounds, clip: .infinite, scene)
    }

    /// The texts and controls in a view, clipped by its superviews.
    private mutating func collect(
        _ view: UIView, at frame: CGRect, clip: CGRect, _ scene: LintedScene
    ) -> [Branch.Content] {
        var content: [Branch.Content] = []
        let element = scene.element(of: view)
        if let element, element.isVisible, let rect = element.content?.intersection(clip), !rect.isEmpty {
            let cover = element.cover?.intersection(clip) ?? rect
            content.append(Branch.Content(element: element, rect: rect, cover: cover))
        }
        // The inside of controls is not checked.
        guard !(view is UIControl), !(view is UITextView) else { return content }
        let clip = view.clipsToBounds || view is UIScrollView ? clip.intersection(frame) : clip
        var siblings: [Branch] = []
        for subview in view.subviews where !subview.isHidden && subview.alpha > 0.01 {
            let place = subview.convert(subview.bounds, to: scene.shown.canvas)
            let inside = collect(subview, at: place, clip: clip, scene)
            guard !inside.isEmpty else { continue }
            siblings.append(Branch(frame: place, content: inside))
            content += inside
        }
        inOrder.append(siblings)
        return content
    }
}
