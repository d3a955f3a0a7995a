import Foundation
import Synchronization

/// What stands in for the device, the user and the app bundle: the part of the environment that UIKit has no names for.
public enum Headless {
    private static let stored = Mutex(Settings())

    /// The screen and the user's preferences that `UIScreen`, `UIDevice` and `UITraitCollection.current` answer with.
    public static var settings: Settings {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
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
