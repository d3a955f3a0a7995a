import Maquette
import MaquetteSnapshots

extension Snapshotting where Value == UIView, Format == UIImage {
    public static var image: Snapshotting { .image() }

    /// The view as a picture.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: makes no difference here: effects are drawn in any case.
    ///   - precision: the share of pixels that must match.
    ///   - perceptualPrecision: how near colours must come to match: within 100 · (1 − it) in CIELAB.
    ///   - size: instead of the view's own, or of what its content asks for.
    ///   - traits: instead of those of ``Headless/settings``.
    ///   - allowsSingleColor: whether the picture may be nothing but one colour, as a separator's is.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(), allowsSingleColor: Bool = false
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale,
            allowsSingleColor: allowsSingleColor
        ).pullback { view in
            OnStage.image(of: view, stage: { ViewImageConfig().stage(with: traits, size: size) })
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    public static var image: Snapshotting { .image() }

    /// The controller as a picture, on the screen of a device.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection(), allowsSingleColor: Bool = false
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale,
            allowsSingleColor: allowsSingleColor
        ).pullback { controller in
            OnStage.image(of: controller, stage: { config.stage(with: traits, size: size) })
        }
    }

    /// The controller as a picture that fills the screen of ``Headless/settings``, without a safe area.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(), allowsSingleColor: Bool = false
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale,
            allowsSingleColor: allowsSingleColor
        ).pullback { controller in
            OnStage.image(of: controller, stage: { ViewImageConfig().stage(with: traits, size: size) })
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// The view and everything in it, as logs describe them, without addresses.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { view in
            OnStage.text(of: view, stage: { ViewImageConfig().stage(with: traits, size: size) }) {
                $0.description(of: view)
            }
        }
    }

    /// The frames, texts and constraints of a view and everything in it.
    public static var frames: Snapshotting { .frames() }

    public static func frames(size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
        SimplySnapshotting.lines.pullback { view in
            OnStage.text(of: view, stage: { ViewImageConfig().stage(with: traits, size: size) }) {
                LayoutRecord($0).description
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The controller's view and everything in it, as logs describe them, without addresses.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    public static func recursiveDescription(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            OnStage.text(of: controller, stage: { config.stage(with: traits, size: size) }) {
                $0.description(of: $0.view)
            }
        }
    }

    /// The frames, texts and constraints of everything on the screen.
    public static var frames: Snapshotting { .frames() }

    public static func frames(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            OnStage.text(of: controller, stage: { config.stage(with: traits, size: size) }) {
                LayoutRecord($0).description
            }
        }
    }
}
