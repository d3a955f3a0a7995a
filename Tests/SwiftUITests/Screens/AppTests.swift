import Combine
import SwiftUI
import Testing

/// What an app of SwiftUI begins with, and what holds together what its screens say.
@MainActor @Suite struct AppTests {
    final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
        @Published var count = 0
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            count += 7
            return true
        }
    }

    private struct Counted: View {
        @EnvironmentObject var delegate: Delegate
        @Binding var words: String
        var body: some View { Text(verbatim: "\(delegate.count) \(words)").onAppear { words = "new" } }
    }

    private struct AnApp: App {
        @UIApplicationDelegateAdaptor private var delegate: Delegate
        @State private var words = "old"
        var body: some Scene { WindowGroup { Counted(words: $words) } }
    }

    private func texts(in view: UIView) -> [String] {
        if let label = view as? UILabel { return [label.text ?? ""] }
        return view.subviews.flatMap(texts(in:))
    }

    // Documented: the delegate is told of the launch before the first view is there, and one that can be observed is in
    // the environment.
    @Test func `A delegate has started, and the app's own state is kept`() throws {
        let view = try #require(AnApp()._firstView)
        #expect(texts(in: Laid(view).host) == ["7 new"])
    }

    @MainActor final class Told { static var words: [String] = [] }

    final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) { Told.words.append("connects") }
        func sceneWillEnterForeground(_ scene: UIScene) { Told.words.append("comes") }
        func sceneDidBecomeActive(_ scene: UIScene) { Told.words.append("is active") }
    }

    final class DelegateWithScenes: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
        func applicationDidBecomeActive(_ application: UIApplication) { Told.words.append("never") }
    }

    private struct AppWithScenes: App {
        @UIApplicationDelegateAdaptor private var delegate: DelegateWithScenes
        var body: some Scene { WindowGroup { Text(verbatim: Told.words.joined(separator: ", ")) } }
    }

    // Documentation of `UIApplicationDelegateAdaptor`: "provide a scene delegate ... by implementing
    // application(_:configurationForConnecting:options:)". The order is that of Apple's page about the life cycle of scenes.
    @Test func `A delegate of scenes hears that its scene is active`() throws {
        Told.words = []
        let view = try #require(AppWithScenes()._firstView)
        #expect(texts(in: Laid(view).host) == ["connects, comes, is active"])
    }

    @Test func `Tabs of an author's are tabs, whose values are those of the selection`() {
        enum Place: Hashable, CaseIterable { case home, map, more }
        struct Others: TabContent {
            var body: some TabContent<Place> {
                Tab("Map", systemImage: "map", value: .map) { Text(verbatim: "Map") }
                TabSection("More") {
                    Tab("More", systemImage: "star", value: .more) { Text(verbatim: "More") }
                }
            }
        }
        struct Screen: View {
            @State var place = Place.map
            var body: some View {
                TabView(selection: $place) {
                    if place != .home { Tab("Home", systemImage: "house", value: .home) { Text(verbatim: "Home") } }
                    Others()
                    // "Hides the tab from the user" (documentation of `TabContent.hidden(_:)`).
                    TabSection("None") { Tab("None", systemImage: "star", value: Place.more) { EmptyView() } }.hidden()
                    ForEach([Place.home], id: \.self) { place in
                        Tab("Again", systemImage: "house", value: place) { Text(verbatim: "Again") }
                    }
                }
            }
        }
        let tabs = show(Screen()).children.first as? UITabBarController
        #expect(tabs?.tabBar.items?.map(\.title) == ["Home", "Map", "More", "Again"])
        #expect(tabs?.selectedIndex == 1)
    }

    @Test func `Bars of an author's are bars`() {
        struct Bars: ToolbarContent {
            let isFull: Bool
            var body: some ToolbarContent {
                ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                if isFull { ToolbarItem(placement: .topBarTrailing) { Button("Add") {} } }
            }
        }
        let stack =
            show(NavigationStack { Text(verbatim: "Page").toolbar { Bars(isFull: true) } }).children.first
            as? UINavigationController
        let item = stack?.topViewController?.navigationItem
        #expect(item?.leftBarButtonItems?.map(\.title) == ["Edit"])
        #expect(item?.rightBarButtonItems?.map(\.title) == ["Add"])
    }

    // Apple's guidelines: bars have one size. UIKit's items do not follow the user's text size either.
    @Test func `Symbols in bars do not grow with the text size`() throws {
        func width(at size: DynamicTypeSize) throws -> CGFloat {
            let view = NavigationStack {
                Text(verbatim: "Page").toolbar { Button("Add", systemImage: "plus") {} }
            }
            let stack = try #require(
                show(view.dynamicTypeSize(size)).children.first as? UINavigationController)
            return try #require(stack.topViewController?.navigationItem.rightBarButtonItem?.image).size.width
        }
        #expect(try width(at: .accessibility3) == width(at: .large))
    }

    // Apple's guidelines for iOS 26: what is in a bar is on glass, and of the colour of words.
    @Test(arguments: [SystemRelease.iOS18, .iOS26])
    func `Several views in one item are one thing in the bar`(release: SystemRelease) {
        Headless.with({ $0.release = release }) {
            let page = NavigationStack {
                Text(verbatim: "Page").toolbar {
                    ToolbarItem(placement: .topBarTrailing) {
                        HStack {
                            Button {
                            } label: {
                                Image(systemName: "plus")
                            }
                            Button {
                            } label: {
                                Image(systemName: "heart")
                            }
                        }
                    }
                    ToolbarItem(placement: .bottomBar) {
                        HStack {
                            Button("One") {}
                            Spacer()
                            Button("Two") {}
                        }
                    }
                }
            }
            let top = (show(page).children.first as? UINavigationController)?.topViewController
            let items = top?.navigationItem.rightBarButtonItems ?? []
            #expect(items.count == 1)
            let view = items.first?.customView
            #expect((view?.subviews.first is UIVisualEffectView) == (release == .iOS26))
            #expect(view?.bounds.height == 44 || release == .iOS18)
            // A view with a spacer takes the whole bar, which has 16 at its sides.
            #expect(top?.toolbarItems?.compactMap(\.customView).first?.bounds.width == 370)
        }
    }

    // WWDC25, session 323: on iPhones the field is at the bottom.
    @Test(arguments: [SystemRelease.iOS18, .iOS26])
    func `The field in which one searches is at the bottom of phones from iOS 26 on`(release: SystemRelease) {
        Headless.with({ $0.release = release }) {
            @MainActor func stack(_ placement: SearchFieldPlacement) -> UINavigationController? {
                show(
                    NavigationStack {
                        List { Text(verbatim: "Row") }.searchable(text: .constant("x"), placement: placement)
                    }
                ).children.first as? UINavigationController
            }
            let usual = stack(.automatic)?.topViewController
            #expect((usual?.navigationItem.searchController == nil) == (release == .iOS26))
            #expect(usual?.toolbarItems?.count == (release == .iOS26 ? 1 : nil))
            #expect(stack(.navigationBarDrawer)?.topViewController?.navigationItem.searchController != nil)
        }
    }

    // Documented of iOS 26: where there is a tab bar, the field is at the top.
    @Test func `Where there are tabs, the field is at the top`() {
        Headless.with({ $0.release = .iOS26 }) {
            let tabs =
                show(
                    TabView {
                        NavigationStack { List { Text(verbatim: "Row") }.searchable(text: .constant("")) }
                            .tabItem { Text(verbatim: "One") }
                    }
                ).children.first as? UITabBarController
            @MainActor func navigation(in controller: UIViewController?) -> UINavigationController? {
                (controller as? UINavigationController)
                    ?? controller?.children.lazy.compactMap { navigation(in: $0) }.first
            }
            #expect(navigation(in: tabs)?.topViewController?.navigationItem.searchController != nil)
        }
    }
}
