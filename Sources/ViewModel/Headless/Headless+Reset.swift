import Foundation

extension Headless {
    @MainActor private static var resetActions: [@MainActor () -> Void] = []

    /// Adds an action to run whenever global state is reset.
    @MainActor public static func onReset(_ action: @escaping @MainActor () -> Void) { resetActions.append(action) }

    /// Resets all global state, so that one test cannot affect the next.
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
        Followers.shared.forget()
        UIView.setAnimationsEnabled(true)
        for action in resetActions { action() }
    }
}
