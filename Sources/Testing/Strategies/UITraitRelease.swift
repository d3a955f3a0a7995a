import Maquette

/// The release of iOS that a snapshot is taken of, among its traits:
///
///     assertSnapshot(of: controller, as: .image(on: .iPhone13, traits: UITraitCollection(release: .iOS26)))
///
/// Real UIKit has no such trait; it always is the release that it runs on.
public enum UITraitRelease: UITraitDefinition {
    /// The release of ``Headless/settings``.
    public static let defaultValue: SystemRelease? = nil
}

extension UITraitCollection {
    public convenience init(release: SystemRelease) { self.init(UITraitRelease.self, value: release) }
}
