import Maquette
import MaquetteSnapshots

extension Snapshotting where Value == UIView, Format == UIImage {
    public static var image: Snapshotting { .image() }

    /// The view as a picture.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: matters in runs of `preview test`; elsewhere visual effects are always drawn.
    ///   - precision: the share of pixels that must match.
    ///   - perceptualPrecision: how similar colours must be to match: within 100 · (1 − it) in CIELAB.
    ///   - size: instead of the view's own or its fitting size.
    ///   - traits: instead of those of ``Headless/settings``.
    ///   - allowsSingleColor: whether the picture may be a single colour, as that of a separator.
    ///   - largestRegion: the square points that a connected wrong region may cover, whatever its share.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(),
        allowsSingleColor: Bool = Tolerance.usuallyAllowsSingleColor,
        largestRegion: Double = Tolerance.usualLargestRegion
    ) -> Snapshotting {
        .picture(
            ViewImageConfig(), size, traits,
            Tolerance(precision, perceptualPrecision, allowsSingleColor, largestRegion), drawHierarchyInKeyWindow)
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    public static var image: Snapshotting { .image() }

    /// The controller as a picture, on the screen of a device.
    public static func image(
        on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
        perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(),
        allowsSingleColor: Bool = Tolerance.usuallyAllowsSingleColor,
        largestRegion: Double = Tolerance.usualLargestRegion
    ) -> Snapshotting {
        .picture(
            config, size, traits, Tolerance(precision, perceptualPrecision, allowsSingleColor, largestRegion),
            drawHierarchyInKeyWindow)
    }

    /// The controller as a picture that fills the screen of ``Headless/settings``, without a safe area.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(),
        allowsSingleColor: Bool = Tolerance.usuallyAllowsSingleColor,
        largestRegion: Double = Tolerance.usualLargestRegion
    ) -> Snapshotting {
        .picture(
            ViewImageConfig(), size, traits,
            Tolerance(precision, perceptualPrecision, allowsSingleColor, largestRegion), drawHierarchyInKeyWindow)
    }
}

extension Snapshotting where Value: Stageable, Format == UIImage {
    fileprivate static func picture(
        _ config: ViewImageConfig, _ size: CGSize?, _ traits: UITraitCollection, _ tolerance: Tolerance,
        _ isInKeyWindow: Bool
    ) -> Snapshotting {
        SimplySnapshotting.image(tolerance, scale: traits.displayScale).pullback { subject in
            if WindowPicture.isInForce {
                let own = ViewImageConfig(
                    safeArea: config.safeArea, size: size ?? config.size, traits: config.traits)
                return OnStage.onMain {
                    WindowPicture(config: own, traits: traits, isInKeyWindow: isInKeyWindow).image(of: subject)
                }
            }
            return OnStage.image(of: subject, stage: { config.stage(with: traits, size: size) })
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// The view and everything in it, as logs describe them, without addresses.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .description(ViewImageConfig(), size, traits) { $0.descriptionWithoutAddresses }
    }

    /// The frames, texts and constraints of a view and everything in it.
    public static var frames: Snapshotting { .frames() }

    public static func frames(size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
        .text(ViewImageConfig(), size, traits) { LayoutRecord($1, framesAlone: true).description }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The controller with its children and what it presents, a line each.
    public static var hierarchy: Snapshotting {
        .text(ViewImageConfig(), nil, UITraitCollection()) { controller, _ in ControllerHierarchy(controller).text }
    }

    /// The controller's view and everything in it, as logs describe them, without addresses.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    public static func recursiveDescription(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .description(config, size, traits) { $0.view.descriptionWithoutAddresses }
    }

    /// The frames, texts and constraints of everything on the screen.
    public static var frames: Snapshotting { .frames() }

    public static func frames(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .text(config, size, traits) { LayoutRecord($1, framesAlone: true).description }
    }
}

extension Snapshotting where Value: Stageable, Format == String {
    fileprivate static func text(
        _ config: ViewImageConfig, _ size: CGSize?, _ traits: UITraitCollection,
        _ words: @escaping @MainActor (Value, Shown) -> String
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { subject in
            OnStage.text(of: subject, stage: { config.stage(with: traits, size: size) }) { words(subject, $0) }
        }
    }

    fileprivate static func description(
        _ config: ViewImageConfig, _ size: CGSize?, _ traits: UITraitCollection,
        _ words: @escaping @MainActor (Value) -> String
    ) -> Snapshotting {
        guard WindowPicture.isInForce else { return .text(config, size, traits) { subject, _ in words(subject) } }
        let own = ViewImageConfig(safeArea: config.safeArea, size: size ?? config.size, traits: config.traits)
        return SimplySnapshotting.lines.pullback { subject in
            OnStage.onMain {
                WindowPicture(config: own, traits: traits, isInKeyWindow: false).text(of: subject) { words(subject) }
            }
        }
    }
}

extension UIView {
    fileprivate var descriptionWithoutAddresses: String { recursiveDescription().withoutAddresses }
}

extension String {
    /// Addresses differ from run to run.
    var withoutAddresses: String { replacing(/:?\s*0x[0-9a-f]+/, with: "") }
}
