import Foundation

extension Headless {
    @MainActor private static var resetActions: [@MainActor () -> Void] = []

    /// Adds something to do whenever everything global goes back to its beginnings.
    @MainActor public static func onReset(_ action: @escaping @MainActor () -> Void) { resetActions.append(action) }

    /// Puts everything global back to its beginnings, so that one test cannot be felt by the next.
    @MainActor public static func reset() {
        settings = Settings()
        resources = Resources()
        ImageFiles.forget()
        AssetCatalogs.forget()
        UITraitCollection.forgetCurrent()
        UIDevice.current.forgetEverything()
        FirstResponder.forget()
        Diagnostics.handler = nil
        CATransaction.forgetEverything()
        UIView.setAnimationsEnabled(true)
        for action in resetActions { action() }
    }
}
