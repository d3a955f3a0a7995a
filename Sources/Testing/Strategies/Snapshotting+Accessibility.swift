import Maquette
import MaquetteAccessibility
import MaquetteSnapshots

/// When accessibility snapshots show something, with AccessibilitySnapshot's name.
public typealias AccessibilityContentDisplayMode = AccessibilityPictureOptions.Occasion

/// What AccessibilitySnapshot lays its legend out with; here it always looks the same.
public enum LayoutEngine: Sendable {
    case uikit, swiftui
    public static let `default` = LayoutEngine.uikit
}

extension Snapshotting where Value == UIView, Format == UIImage {
    public static var accessibilityImage: Snapshotting { .accessibilityImage() }

    /// The view with a numbered region for each element of VoiceOver, and a legend of what it speaks.
    ///
    /// - Parameters:
    ///   - showActivationPoints: when to draw where a double tap touches.
    ///   - useMonochromeSnapshot: whether the view is grey, so that the regions stand out.
    ///   - drawHierarchyInKeyWindow: has no effect here: visual effects are always drawn.
    ///   - markerColors: the colours of the regions, repeated; eight default colours if empty.
    ///   - showUserInputLabels: whether to show what Voice Control listens for, where that is not the label.
    ///   - shouldRunInHostApplication: has no effect here: there is no host application.
    ///   - layoutEngine: has no effect here.
    ///   - traits: instead of those of ``Headless/settings``, such as bold text.
    ///   - assistance: what the user has switched on, such as reduced motion.
    public static func accessibilityImage(
        showActivationPoints activationPointDisplayMode: AccessibilityContentDisplayMode = .whenOverridden,
        useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false, markerColors: [UIColor] = [],
        showUserInputLabels: Bool = true, shouldRunInHostApplication: Bool = true, precision: Float = 1,
        perceptualPrecision: Float = 1, layoutEngine: LayoutEngine = .default,
        traits: UITraitCollection = UITraitCollection(), assistance: Headless.Assistance = []
    ) -> Snapshotting {
        .legend(
            AccessibilityPictureOptions(
                activationPointDisplayMode, useMonochromeSnapshot, markerColors, showUserInputLabels),
            precision, perceptualPrecision, traits, assistance)
    }

    public static var imageWithSmartInvert: Snapshotting { .imageWithSmartInvert() }

    /// The view with Smart Invert switched on.
    public static func imageWithSmartInvert(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
        .inverted(precision, perceptualPrecision)
    }

    /// The view with a colour over each place where a view in it takes touches.
    ///
    /// - Parameters:
    ///   - useMonochromeSnapshot: whether it is grey, so that the colours stand out.
    ///   - drawHierarchyInKeyWindow: has no effect here: visual effects are always drawn.
    ///   - colors: of the places, repeated; eight default colours if empty.
    ///   - maxPermissibleMissedRegionWidth: places that are narrower may be missed; each point is tried without it.
    ///   - maxPermissibleMissedRegionHeight: likewise for lower ones.
    public static func imageWithHitTargets(
        useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false, colors: [UIColor] = [],
        maxPermissibleMissedRegionWidth: CGFloat = 0, maxPermissibleMissedRegionHeight: CGFloat = 0,
        precision: Float = 1, perceptualPrecision: Float = 1, file: StaticString = #filePath, line: UInt = #line
    ) -> Snapshotting {
        .hitTargets(
            useMonochromeSnapshot, colors,
            CGSize(width: maxPermissibleMissedRegionWidth, height: maxPermissibleMissedRegionHeight), precision,
            perceptualPrecision)
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    public static var accessibilityImage: Snapshotting { .accessibilityImage() }

    /// The controller's screen with a numbered region for each element of VoiceOver, and a legend of what it speaks.
    public static func accessibilityImage(
        showActivationPoints activationPointDisplayMode: AccessibilityContentDisplayMode = .whenOverridden,
        useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false, markerColors: [UIColor] = [],
        showUserInputLabels: Bool = true, shouldRunInHostApplication: Bool = true, precision: Float = 1,
        perceptualPrecision: Float = 1, layoutEngine: LayoutEngine = .default,
        traits: UITraitCollection = UITraitCollection(), assistance: Headless.Assistance = []
    ) -> Snapshotting {
        .legend(
            AccessibilityPictureOptions(
                activationPointDisplayMode, useMonochromeSnapshot, markerColors, showUserInputLabels),
            precision, perceptualPrecision, traits, assistance)
    }

    public static var imageWithSmartInvert: Snapshotting { .imageWithSmartInvert() }

    /// The controller's screen with Smart Invert switched on.
    public static func imageWithSmartInvert(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
        .inverted(precision, perceptualPrecision)
    }

    /// The controller's screen with a colour over each place where a view in it takes touches.
    ///
    /// - Parameters:
    ///   - useMonochromeSnapshot: whether it is grey, so that the colours stand out.
    ///   - drawHierarchyInKeyWindow: has no effect here: visual effects are always drawn.
    ///   - colors: of the places, repeated; eight default colours if empty.
    ///   - maxPermissibleMissedRegionWidth: places that are narrower may be missed; each point is tried without it.
    ///   - maxPermissibleMissedRegionHeight: likewise for lower ones.
    public static func imageWithHitTargets(
        useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false, colors: [UIColor] = [],
        maxPermissibleMissedRegionWidth: CGFloat = 0, maxPermissibleMissedRegionHeight: CGFloat = 0,
        precision: Float = 1, perceptualPrecision: Float = 1, file: StaticString = #filePath, line: UInt = #line
    ) -> Snapshotting {
        .hitTargets(
            useMonochromeSnapshot, colors,
            CGSize(width: maxPermissibleMissedRegionWidth, height: maxPermissibleMissedRegionHeight), precision,
            perceptualPrecision)
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// What VoiceOver speaks, a line for each element.
    public static var accessibilityElements: Snapshotting { .spoken }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// What VoiceOver speaks, a line for each element.
    public static var accessibilityElements: Snapshotting { .spoken }
}

extension AccessibilityPictureOptions {
    fileprivate init(
        _ activationPoints: Occasion, _ isMonochrome: Bool, _ markerColors: [UIColor], _ showsUserInputLabels: Bool
    ) {
        self.init()
        self.activationPoints = activationPoints
        self.isMonochrome = isMonochrome
        self.markerColors = markerColors
        self.showsUserInputLabels = showsUserInputLabels
    }
}

extension Snapshotting where Value: Stageable, Format == UIImage {
    static func legend(
        _ options: AccessibilityPictureOptions, _ precision: Float, _ perceptualPrecision: Float,
        _ traits: UITraitCollection = UITraitCollection(), _ assistance: Headless.Assistance = []
    ) -> Snapshotting {
        let tolerance = Tolerance(precision, perceptualPrecision, false, Tolerance.usualLargestRegion)
        return SimplySnapshotting.image(tolerance, scale: traits.displayScale).pullback { subject in
            OnStage.image(of: subject, stage: { .assisted(assistance, traits) }) {
                try $0.accessibilityPicture(options)
            }
        }
    }

    fileprivate static func hitTargets(
        _ isMonochrome: Bool, _ colors: [UIColor], _ step: CGSize, _ precision: Float, _ perceptualPrecision: Float
    ) -> Snapshotting {
        let tolerance = Tolerance(precision, perceptualPrecision, false, Tolerance.usualLargestRegion)
        return SimplySnapshotting.image(tolerance, scale: nil).pullback { subject in
            OnStage.image(of: subject, stage: { .assisted([], UITraitCollection()) }) {
                try $0.hitTargetPicture(colors: colors, isMonochrome: isMonochrome, step: step)
            }
        }
    }

    fileprivate static func inverted(_ precision: Float, _ perceptualPrecision: Float) -> Snapshotting {
        let tolerance = Tolerance(precision, perceptualPrecision, false, Tolerance.usualLargestRegion)
        return SimplySnapshotting.image(tolerance, scale: nil).pullback { subject in
            OnStage.image(of: subject, stage: { .assisted(.invertColors, UITraitCollection()) })
        }
    }
}

extension Snapshotting where Value: Stageable, Format == String {
    fileprivate static var spoken: Snapshotting {
        SimplySnapshotting.lines.pullback { subject in
            OnStage.text(of: subject, stage: { .assisted([], UITraitCollection()) }) { AccessibilityReading($0).text }
        }
    }
}

extension Stage {
    @MainActor fileprivate static func assisted(
        _ assistance: Headless.Assistance, _ traits: UITraitCollection
    ) -> Stage {
        var stage = ViewImageConfig().stage(with: traits, size: nil)
        stage.settings.assistance.formUnion(assistance)
        return stage
    }
}
