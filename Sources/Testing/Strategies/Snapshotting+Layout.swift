import Maquette
import MaquetteDrawing
import MaquetteRenderer
import MaquetteSnapshots

extension Diffing where Value == UIImage {
    /// The same layout, with letters that may look otherwise.
    static var layout: Diffing {
        var diffing = Diffing.image(allowsSingleColor: true)
        diffing.diff = { old, new in LayoutDifference.between(old, new).map { ($0, []) } }
        // Set anew, as a custom comparison has none.
        diffing.tolerance = Tolerance(allowsSingleColor: true)
        diffing.comparesLayout = true
        return diffing
    }
}

extension Snapshotting where Value == UIView, Format == UIImage {
    /// The view's layout, compared with a picture that may come from a simulator.
    ///
    /// Boxes, images and colours outside of letters must be the same. Letters may look otherwise; their lines must begin at the same
    /// place, stand on the same baseline, have the same words, and be as wide within 3 %.
    public static var layout: Snapshotting { .layout() }

    public static func layout(
        drawHierarchyInKeyWindow: Bool = false, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        image(drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, size: size, traits: traits).comparingLayout
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// The layout of a controller's view, compared with a picture that may come from a simulator.
    public static var layout: Snapshotting { .layout() }

    public static func layout(
        on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        image(on: config, drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, size: size, traits: traits)
            .comparingLayout
    }

    public static func layout(
        drawHierarchyInKeyWindow: Bool = false, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        image(drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, size: size, traits: traits).comparingLayout
    }
}

extension Snapshotting where Format == UIImage {
    /// This strategy, with another comparison.
    fileprivate var comparingLayout: Snapshotting {
        var strategy = self
        strategy.diffing = .layout
        return strategy
    }
}

/// How the layouts of two images differ, for strategies that compare images themselves.
private enum LayoutDifference {
    /// nil when they are the same.
    static func between(_ old: UIImage, _ new: UIImage) -> String? {
        do {
            let scale = Double(new.scale)
            let (their, our) = (try bitmap(old, scale), try bitmap(new, scale))
            var list = DisplayList(size: Size(Double(new.size.width), Double(new.size.height)))
            if let source = new.drawingSource {
                list.draw(ImagePlacement(source, in: Rect(list.size), scale: scale))
            }
            let verdict = LayoutComparison(
                simulator: their, ours: our, places: DrawnPlaces(list, scale: scale)
            ).verdict
            if verdict.state.passes { return nil }
            return ([verdict.words] + verdict.differences.map(\.words)).joined(separator: "\n    ")
        } catch {
            return "the images cannot be compared: \(error)"
        }
    }

    private static func bitmap(_ image: UIImage, _ scale: Double) throws -> Bitmap {
        try Bitmap(png: Array(image.pngData() ?? Data()), name: "to compare", scale: scale)
    }
}
