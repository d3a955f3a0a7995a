import MaquetteDrawing
import MaquetteReleases
import MaquetteViewModel

/// The environment of a picture: device, orientation, the user's settings, and the available size.
public struct Stage: Hashable, Sendable {
    /// How large a picture is.
    public enum Room: Hashable, Sendable {
        /// Controllers fill the screen. Views have their own size, or else that of their content.
        case natural
        /// The whole screen, with its safe area.
        case screen
        /// A size as small as the content allows, in a width or height where one is given.
        case fitting(width: CGFloat? = nil, height: CGFloat? = nil)
        case size(width: CGFloat, height: CGFloat)
    }

    /// What the system draws over a screen.
    public struct Surroundings: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let statusBar = Surroundings(rawValue: 1)
        public static let homeIndicator = Surroundings(rawValue: 2)
        /// The keyboard while a text field or text view is first responder, or what the first responder shows in its place and above it.
        public static let keyboard = Surroundings(rawValue: 4)
        public static let all: Surroundings = [.statusBar, .homeIndicator, .keyboard]
    }

    public var settings: Headless.Settings
    public var room: Room
    /// The safe area; nil takes that of the device and the size.
    public var safeAreaInsets: UIEdgeInsets?
    /// Drawn over controllers and windows that fill the screen. Nil is all for scenes of documents, and nothing for others.
    public var surroundings: Surroundings?
    /// Whose eyes pictures are for; nil sees all colours.
    public var vision: ColorVision?

    /// Seconds after a screen has appeared, at which it is shown with its animations on their way. Nil is when they are over.
    public var moment: TimeInterval?

    public init(_ settings: Headless.Settings = Headless.settings, room: Room = .natural) {
        self.settings = settings
        self.room = room
    }

    /// What is not given stays as in ``Headless/settings``.
    public init(
        device: Headless.Device? = nil, orientation: UIInterfaceOrientation? = nil, scale: CGFloat? = nil,
        style: UIUserInterfaceStyle? = nil, contentSize: UIContentSizeCategory? = nil,
        direction: UITraitEnvironmentLayoutDirection? = nil, release: SystemRelease? = nil, room: Room = .natural
    ) {
        var overrides = Headless.Overrides()
        overrides.device = device
        overrides.orientation = orientation
        overrides.displayScale = scale
        overrides.userInterfaceStyle = style
        overrides.preferredContentSizeCategory = contentSize
        overrides.layoutDirection = direction
        overrides.release = release
        self.init(Headless.settings.applying(overrides), room: room)
    }

    /// The release of iOS.
    public var release: SystemRelease {
        get { settings.release }
        set { settings.release = newValue }
    }

    /// The stage with the settings of a document, except those that are overridden.
    public func honouring(
        _ preferences: ScenePreferences, overriddenBy overrides: Headless.Overrides = Headless.Overrides()
    ) -> Stage {
        var stage = self
        stage.settings = settings.applying(preferences.allSettings).applying(overrides)
        stage.safeAreaInsets = preferences.safeAreaInsets ?? stage.insets(with: preferences)
        if let size = preferences.size {
            let (width, height) = (size.width, size.height)
            stage.room =
                width > 0 && height > 0
                ? .size(width: width, height: height)
                : .fitting(width: width > 0 ? width : nil, height: height > 0 ? height : nil)
        }
        return stage
    }

    /// The safe area of device and bars together for a root view that fills the screen.
    private func insets(with preferences: ScenePreferences) -> UIEdgeInsets? {
        guard preferences.size == nil else { return nil }
        let bars = preferences.barInsets?.on(settings.device, isLandscape: settings.isLandscape)
        guard let bars else { return nil }
        let device = settings.safeAreaInsets
        return UIEdgeInsets(
            top: device.top + bars.top, left: device.left, bottom: device.bottom + bars.bottom, right: device.right)
    }

    /// Runs work with this stage's device in force.
    public func use<Result>(_ work: () throws -> Result) rethrows -> Result {
        try Headless.with({ $0 = settings }, perform: work)
    }
}
