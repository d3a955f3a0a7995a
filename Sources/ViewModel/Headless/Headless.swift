import Foundation
import MaquetteText
import Synchronization

/// What stands in for the device, the user and the app bundle: the part of the environment that UIKit has no names for.
public enum Headless {
    private struct Present {
        var settings = Settings() {
            didSet { traits = nil }
        }
        /// The screen's traits, made once: views ask for them all the time.
        var traits: UITraitCollection?
    }

    private static let stored = Mutex(Present())

    /// The screen and the user's preferences that `UIScreen`, `UIDevice` and `UITraitCollection.current` answer with.
    public static var settings: Settings {
        get { stored.withLock { $0.settings } }
        set { stored.withLock { $0.settings = newValue } }
    }

    /// The edition of the system font, which every text asks for.
    static var systemFont: SystemFontEdition { stored.withLock { $0.settings.systemFont } }

    /// The traits of the screen, the same object until the settings change.
    static var screenTraits: UITraitCollection {
        stored.withLock { present in
            if let traits = present.traits { return traits }
            let traits = present.settings.traitCollection
            present.traits = traits
            return traits
        }
    }

    /// Runs `body` with changed settings and puts the former ones back.
    @discardableResult
    public static func with<Result>(
        _ change: (inout Settings) -> Void, perform body: () throws -> Result
    ) rethrows -> Result {
        let former = settings
        var changed = former
        change(&changed)
        settings = changed
        defer { settings = former }
        return try body()
    }
}
