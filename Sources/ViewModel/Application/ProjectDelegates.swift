import Foundation

/// The delegates of a project, for code that asks for them: views reach what the app keeps through them. Tables of adapted
/// code tell how they are made, which happens when the first asks. They have not been told that the app started, as
/// their windows are not what is shown.
@preconcurrency @MainActor public enum ProjectDelegates {
    private struct Maker<Delegate> {
        let module: String?
        let make: @MainActor () -> Delegate
    }

    private static var makersOfApp: [Maker<any UIApplicationDelegate>] = []
    private static var makersOfScenes: [Maker<any UIWindowSceneDelegate>] = []
    /// Nothing else keeps them.
    private static var ofThisApp: (any UIApplicationDelegate)?
    private static var ofThisScene: (any UIWindowSceneDelegate)?
    private static var isMaking = false

    public static func add<Delegate: UIApplicationDelegate>(_ make: @escaping @MainActor () -> Delegate) {
        makersOfApp.append(Maker(module: NibClasses.module(of: Delegate.self), make: make))
    }

    public static func addOfScenes<Delegate: UIWindowSceneDelegate>(_ make: @escaping @MainActor () -> Delegate) {
        makersOfScenes.append(Maker(module: NibClasses.module(of: Delegate.self), make: make))
    }

    static func ofApp() -> (any UIApplicationDelegate)? {
        if ofThisApp == nil, let made = make({ makersOfApp }) {
            // As if a main storyboard had made it.
            if made.window == nil { made.window = window }
            ofThisApp = made
        }
        return ofThisApp
    }

    static func ofScene() -> (any UIWindowSceneDelegate)? {
        if ofThisScene == nil, let made = make({ makersOfScenes }) {
            if made.window == nil { made.window = window }
            ofThisScene = made
        }
        return ofThisScene
    }

    private static var window: UIWindow { UIApplication.shared.keyWindow ?? UIWindow(frame: UIScreen.main.bounds) }

    /// That of the module which comes first. A delegate that asks for itself while it is made gets none.
    private static func make<Delegate>(_ makers: () -> [Maker<Delegate>]) -> Delegate? {
        guard !isMaking else { return nil }
        isMaking = true
        defer { isMaking = false }
        for module in Headless.resources.modules {
            NibClasses.load(module)
            if let maker = makers().first(where: { $0.module == module }) { return maker.make() }
        }
        return nil
    }

    static func forgetEverything() { (ofThisApp, ofThisScene) = (nil, nil) }
}
