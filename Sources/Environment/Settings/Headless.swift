import Foundation
import MaquetteReleases
import MaquetteText
import Synchronization

/// The device, the user and the app bundle: the part of the environment that UIKit has no API for.
public enum Headless {
    private struct Present {
        var settings = Settings() {
            didSet { traits = nil }
        }
        /// The screen's traits, made once: views ask for them all the time.
        var traits: UITraitCollection?
        /// Those of the last few settings, the latest last: a series of screens alternates between some.
        var recent: [(settings: Settings, traits: UITraitCollection)] = []

        mutating func currentTraits() -> UITraitCollection {
            if let traits { return traits }
            let known = recent.first { $0.settings == settings }?.traits
            let found = known ?? settings.traitCollection
            traits = found
            if known == nil {
                if recent.count == 4 { recent.removeFirst() }
                recent.append((settings, found))
            }
            return found
        }
    }

    private static let stored = Mutex(Present())

    /// The screen and the user's preferences that `UIScreen`, `UIDevice` and `UITraitCollection.current` answer with.
    public static var settings: Settings {
        get { stored.withLock { $0.settings } }
        set { stored.withLock { $0.settings = newValue } }
    }

    /// The edition of the system font, which every text asks for.
    package static var systemFont: SystemFontEdition {
        stored.withLock { $0.settings.systemFont ?? $0.settings.release.texts.systemFont }
    }

    /// Whether the user wants heavier letters, which every text asks for.
    package static var hasBoldText: Bool { stored.withLock { $0.settings.legibilityWeight == .bold } }

    /// The files of a document's project that fonts are looked for in.
    package static var fontFiles: [URL] { stored.withLock { $0.settings.projectAssets.fonts } }

    /// The generation of iOS whose views are meant.
    package static var release: SystemRelease { stored.withLock { $0.settings.release } }

    /// The size of a text style where it differs from the present one.
    package static func size(of style: UIFontTextStyle) -> CGFloat? {
        stored.withLock { $0.settings.textStyleSizes[style] }
    }

    /// The traits of the screen, the same object until the settings change.
    package static var screenTraits: UITraitCollection { stored.withLock { $0.currentTraits() } }

    /// Runs `body` with changed settings and restores the former ones.
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
