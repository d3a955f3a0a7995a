import Foundation

/// The delegates of a project, for code that asks for them: views reach what the app keeps through them. Tables of adapted
/// code tell how they are made, which happens when the first asks. Their windows are not what is shown.
@preconcurrency @MainActor public enum ProjectDelegates {
    private static let ofApps = Delegates<any UIApplicationDelegate>()
    private static let ofScenes = Delegates<any UIWindowSceneDelegate>()

    /// - Parameter isMain: whether it is the one with which the program begins, of several in a module.
    public static func add<Delegate: UIApplicationDelegate>(
        isMain: Bool = false, _ make: @escaping @MainActor () -> Delegate
    ) {
        ofApps.add(NibClasses.module(of: Delegate.self), isMain: isMain, make)
    }

    public static func addOfScenes<Delegate: UIWindowSceneDelegate>(_ make: @escaping @MainActor () -> Delegate) {
        ofScenes.add(NibClasses.module(of: Delegate.self), make)
    }

    static func ofApp() -> (any UIApplicationDelegate)? {
        // As if a main storyboard had made its window.
        ofApps.present { if $0.window == nil { $0.window = window } }
    }

    static func ofScene() -> (any UIWindowSceneDelegate)? {
        ofScenes.present { if $0.window == nil { $0.window = window } }
    }

    private static var window: UIWindow { UIApplication.shared.keyWindow ?? UIWindow(frame: UIScreen.main.bounds) }

    static func forgetEverything() {
        ofApps.forget()
        ofScenes.forget()
    }
}

/// Delegates of one kind, by their modules. Nothing else keeps them.
@MainActor private final class Delegates<Delegate> {
    private var makers: [(module: String, make: @MainActor () -> Delegate)] = []
    private var made: [String: Delegate] = [:]
    private var isMaking = false

    func add(_ module: String?, isMain: Bool = false, _ make: @escaping @MainActor () -> Delegate) {
        if let module { makers.insert((module, make), at: isMain ? 0 : makers.count) }
    }

    /// That of the module which comes first. A delegate that asks for itself while it is made gets none.
    func present(_ prepare: (Delegate) -> Void) -> Delegate? {
        for module in Headless.resources.modules {
            if let known = made[module] { return known }
            NibClasses.load(module)
            guard let maker = makers.first(where: { $0.module == module }) else { continue }
            guard !isMaking else { return nil }
            isMaking = true
            defer { isMaking = false }
            let delegate = maker.make()
            prepare(delegate)
            made[module] = delegate
            return delegate
        }
        return nil
    }

    func forget() { made = [:] }
}
