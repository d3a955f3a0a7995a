import Foundation

/// The delegates of a project, for code that asks for them: views reach what the app keeps through them. Tables of adapted
/// code tell how they are made, which happens when the first asks. Their windows are not what is shown.
@preconcurrency @MainActor public enum ProjectDelegates {
    private static let ofApps = Delegates<any UIApplicationDelegate, UIApplication>()
    private static let ofScenes = Delegates<any UIWindowSceneDelegate, UIWindowScene>()

    /// - Parameters:
    ///   - isMain: whether it is the one with which the program begins, of several in a module.
    ///   - starting: how the delegate hears that the app has started, where a class above says that it is a delegate: what Swift calls
    ///   then is what that class has.
    public static func add<Delegate: UIApplicationDelegate>(
        isMain: Bool = false, starting: (@MainActor (Delegate, UIApplication) -> Void)? = nil,
        _ make: @escaping @MainActor () -> Delegate
    ) {
        ofApps.add(Delegate.self, isMain: isMain, make) { delegate, app in
            if let starting, let delegate = delegate as? Delegate { return starting(delegate, app) }
            _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
            _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
        }
    }

    public static func addOfScenes<Delegate: UIWindowSceneDelegate>(
        connecting: (@MainActor (Delegate, UIWindowScene) -> Void)? = nil, _ make: @escaping @MainActor () -> Delegate
    ) {
        ofScenes.add(Delegate.self, isMain: false, make) { delegate, scene in
            if let connecting, let delegate = delegate as? Delegate { return connecting(delegate, scene) }
            delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        }
    }

    static func ofApp() -> (any UIApplicationDelegate)? {
        // As if a main storyboard had made its window.
        ofApps.present { if $0.window == nil { $0.window = window } }
    }

    static func ofScene() -> (any UIWindowSceneDelegate)? {
        ofScenes.present { if $0.window == nil { $0.window = window } }
    }

    private static var window: UIWindow {
        let window = UIApplication.shared.keyWindow ?? UIWindow(frame: UIScreen.main.bounds)
        given = window
        return window
    }

    private static weak var given: UIWindow?

    /// Whether a delegate has the window from here, and made none itself.
    package static func hasGiven(_ window: UIWindow?) -> Bool { window != nil && window === given }

    static func forgetEverything() {
        ofApps.forget()
        ofScenes.forget()
    }

    // MARK: Starting

    /// The module of the app whose delegate is asked for first; nil where there is no delegate of an app or scene.
    package static var moduleOfApp: String? { ofApps.presentModule ?? ofScenes.presentModule }

    /// The delegate of a class, which is made if there is none yet, and is that of the app from then on.
    package static func ofApp<Delegate: UIApplicationDelegate>(_ make: @MainActor () -> Delegate) -> Delegate {
        ofApps.adopt(make)
    }

    package static func ofScene<Delegate: UIWindowSceneDelegate>(_ make: @MainActor () -> Delegate) -> Delegate {
        ofScenes.adopt(make)
    }

    /// Tells a delegate that the app has started.
    package static func start(_ delegate: any UIApplicationDelegate) {
        ofApps.begin(delegate, UIApplication.shared) { delegate, app in
            _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
            _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
        }
    }

    /// Tells the delegate of an app without delegates of scenes that the app is active.
    package static func activate(_ delegate: any UIApplicationDelegate) {
        guard ofScenes.presentModule == nil else { return }
        delegate.applicationDidBecomeActive(UIApplication.shared)
        tell(UIApplication.didBecomeActiveNotification, UIApplication.shared)
    }

    /// Tells a delegate that a scene is there, and that it is active.
    package static func connect(_ delegate: any UIWindowSceneDelegate, to scene: UIWindowScene) {
        ofScenes.begin(delegate, scene) { delegate, scene in
            delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        }
        delegate.sceneWillEnterForeground(scene)
        tell(UIScene.willEnterForegroundNotification, scene)
        delegate.sceneDidBecomeActive(scene)
        tell(UIScene.didActivateNotification, scene)
        tell(UIApplication.didBecomeActiveNotification, UIApplication.shared)
    }

    /// Connects the scene to a delegate of the class that the app's delegate names for it, if it names one.
    package static func connectScene(as app: any UIApplicationDelegate) {
        guard let scene = UIApplication.shared.connectedScenes.lazy.compactMap({ $0 as? UIWindowScene }).first
        else { return }
        let configuration = app.application(
            UIApplication.shared, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
        guard let type = configuration.delegateClass,
            let delegate = NibClasses.make(type) as? any UIWindowSceneDelegate
        else { return }
        // A scene does not keep its delegate.
        delegatesOfScenes.append(delegate)
        connect(delegate, to: scene)
    }

    @ScreenState private static var delegatesOfScenes: [any UIWindowSceneDelegate] = []

    private static func tell(_ name: Notification.Name, _ object: AnyObject) {
        NotificationCenter.default.post(name: name, object: object)
    }
}

/// Delegates of one kind, by their modules. Nothing else keeps them.
@MainActor private final class Delegates<Delegate, Owner> {
    typealias Begin = @MainActor (Delegate, Owner) -> Void
    private var makers: [(module: String, make: @MainActor () -> Delegate)] = []
    private var beginnings: [ObjectIdentifier: Begin] = [:]
    private var made: [String: Delegate] = [:]
    private var isMaking = false

    func add(_ type: AnyClass, isMain: Bool, _ make: @escaping @MainActor () -> Delegate, _ begin: @escaping Begin) {
        beginnings[ObjectIdentifier(type)] = begin
        guard let module = NibClasses.module(of: type) else { return }
        makers.insert((module, make), at: isMain ? 0 : makers.count)
    }

    /// The first module that has one.
    var presentModule: String? {
        Headless.resources.modules.first { module in
            NibClasses.load(module)
            return made[module] != nil || makers.contains { $0.module == module }
        }
    }

    /// The delegate of the module that comes first. A delegate that asks for itself while it is made gets none.
    func present(_ prepare: (Delegate) -> Void) -> Delegate? {
        guard let module = presentModule else { return nil }
        if let known = made[module] { return known }
        guard !isMaking, let maker = makers.first(where: { $0.module == module }) else { return nil }
        isMaking = true
        defer { isMaking = false }
        let delegate = maker.make()
        prepare(delegate)
        made[module] = delegate
        return delegate
    }

    func adopt<Own: AnyObject>(_ make: @MainActor () -> Own) -> Own {
        for known in made.values { if let own = known as? Own { return own } }
        isMaking = true
        defer { isMaking = false }
        let new = make()
        if let module = NibClasses.module(of: Own.self), let delegate = new as? Delegate { made[module] = delegate }
        return new
    }

    func begin(_ delegate: Delegate, _ owner: Owner, otherwise begin: @escaping Begin) {
        (beginnings[ObjectIdentifier(type(of: delegate as AnyObject))] ?? begin)(delegate, owner)
    }

    func forget() { made = [:] }
}
