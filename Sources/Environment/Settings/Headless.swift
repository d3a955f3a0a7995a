import Foundation
import MaquetteReleases
import MaquetteText
import Synchronization

/// The device, the user and the app bundle: the part of the environment that UIKit has no API for.
public enum Headless {
    private struct Present {
        var settings = TestRunSettings.settings {
            didSet {
                traits = nil
                Headless.numberOfTraits.store(0, ordering: .releasing)
            }
        }
        /// The screen's traits, made once: views ask for them all the time.
        var traits: UITraitCollection?
        /// The traits of the last few settings, the latest last: a series of screens alternates between some.
        var recent: [(settings: Settings, traits: UITraitCollection, number: Int)] = []
        /// How many traits were made.
        var count = 0

        mutating func currentTraits() -> UITraitCollection {
            if let traits { return traits }
            let present = known ?? made()
            traits = present.traits
            Headless.numberOfTraits.store(present.number, ordering: .releasing)
            return present.traits
        }

        private var known: (traits: UITraitCollection, number: Int)? {
            recent.first { $0.settings == settings }.map { ($0.traits, $0.number) }
        }

        private mutating func made() -> (traits: UITraitCollection, number: Int) {
            let made = settings.traitCollection
            count += 1
            if recent.count == 4 { recent.removeFirst() }
            recent.append((settings, made, count))
            return (made, count)
        }
    }

    /// Zero while nobody has asked for the traits of the present settings. Read without waiting for a lock, which views do
    /// whenever they are asked for their traits.
    private static let numberOfTraits = Atomic(0)

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

    /// A number for these traits that no others have.
    package static var screenTraitsNumber: Int {
        let number = numberOfTraits.load(ordering: .acquiring)
        guard number == 0 else { return number }
        return stored.withLock {
            _ = $0.currentTraits()
            return numberOfTraits.load(ordering: .acquiring)
        }
    }

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
