import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// The options that a scene was connected with: always empty here.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {}

    private let sceneState = SceneState()

    open var session: UISceneSession { sceneState.session }
    open var activationState: ActivationState { .foregroundActive }
    open var title: String! {
        get { sceneState.title }
        set { sceneState.title = newValue ?? "" }
    }
    open weak var delegate: (any UISceneDelegate)? {
        get { sceneState.delegate }
        set { sceneState.delegate = newValue }
    }
}

@MainActor private final class SceneState: HiddenState {
    let session = UISceneSession()
    var title = ""
    weak var delegate: (any UISceneDelegate)?
}

/// The scene delegate. It is never called here: previews and tests make their own windows.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The configuration that a scene is created with.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// The identity of a scene, connected or not.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public let persistentIdentifier = UUID().uuidString
    open var role: Role { .windowApplication }
    open var configuration: UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: role)
    }
}
