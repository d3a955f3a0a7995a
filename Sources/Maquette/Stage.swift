import MaquetteRenderer
import MaquetteViewModel

/// What something is shown on: a device, how it is held, what its user prefers, and how much room there is.
public struct Stage: Hashable, Sendable {
    /// How large a picture is.
    public enum Room: Hashable, Sendable {
        /// Controllers fill the screen. Views have the size they were given, or else the one their content asks for.
        case natural
        /// The whole screen, with its safe area.
        case screen
        /// As small as the content allows, in a width or height where one is given.
        case fitting(width: CGFloat? = nil, height: CGFloat? = nil)
        case size(width: CGFloat, height: CGFloat)
    }

    public var settings: Headless.Settings
    public var room: Room
    /// What bars and notches cover of what is shown; nil leaves it to the device and the room.
    public var safeAreaInsets: UIEdgeInsets?

    public init(_ settings: Headless.Settings = Headless.settings, room: Room = .natural) {
        self.settings = settings
        self.room = room
        // Images drawn in code can give their bytes from here on.
        PictureEncoder.present = .cairo
    }

    /// What is not said stays as ``Headless/settings`` have it.
    public init(
        device: Headless.Device? = nil, orientation: UIInterfaceOrientation? = nil, scale: CGFloat? = nil,
        style: UIUserInterfaceStyle? = nil, contentSize: UIContentSizeCategory? = nil,
        direction: UITraitEnvironmentLayoutDirection? = nil, room: Room = .natural
    ) {
        var overrides = Headless.Overrides()
        overrides.device = device
        overrides.orientation = orientation
        overrides.displayScale = scale
        overrides.userInterfaceStyle = style
        overrides.preferredContentSizeCategory = contentSize
        overrides.layoutDirection = direction
        self.init(Headless.settings.applying(overrides), room: room)
    }

    /// The stage with what a document wishes of it, where nobody who looks at it asks for something else.
    public func honouring(
        _ wishes: SceneWishes, overriddenBy overrides: Headless.Overrides = Headless.Overrides()
    ) -> Stage {
        var stage = self
        stage.settings = settings.applying(wishes.settings).applying(overrides)
        stage.safeAreaInsets = wishes.safeAreaInsets ?? stage.insets(with: wishes)
        if let size = wishes.size {
            let (width, height) = (size.width, size.height)
            stage.room =
                width > 0 && height > 0
                ? .size(width: width, height: height)
                : .fitting(width: width > 0 ? width : nil, height: height > 0 ? height : nil)
        }
        return stage
    }

    /// What device and bars cover together of a root that fills the screen.
    private func insets(with wishes: SceneWishes) -> UIEdgeInsets? {
        guard wishes.size == nil else { return nil }
        let bars = wishes.barInsets?.on(settings.device, isLandscape: settings.isLandscape)
        guard let bars else { return nil }
        let device = settings.safeAreaInsets
        return UIEdgeInsets(
            top: device.top + bars.top, left: device.left, bottom: device.bottom + bars.bottom, right: device.right)
    }

    /// Runs work for this stage's device: what is made and asked there finds its screen and traits.
    public func use<Result>(_ work: () throws -> Result) rethrows -> Result {
        try Headless.with({ $0 = settings }, perform: work)
    }
}
