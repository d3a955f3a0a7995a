/// An app, as a program begins with it.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

/// A part of an app's interface: windows of one kind.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// The view that a phone shows first.
    var _firstView: AnyView? { get }
}
extension Scene {
    public var _firstView: AnyView? { body._firstView }
}
extension Never: Scene {}

extension App {
    /// Where the program would begin. A picture is of the first window, which is asked for by itself.
    @MainActor public static func main() {}

    /// The view that a phone shows first: that of the first group of windows.
    @MainActor public var _firstView: AnyView? { body._firstView == nil ? nil : AnyView(FirstViewOfApp(app: self)) }
}

/// A scene that SwiftUI knows itself.
@MainActor @preconcurrency public protocol _PrimitiveScene: Scene where Body == Never {}
extension _PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

@resultBuilder public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<First: Scene, Second: Scene>(_ first: First, _ second: Second) -> some Scene {
        TupleScene(first: first, second: second)
    }
    public static func buildBlock<First: Scene, Second: Scene, Third: Scene>(
        _ first: First, _ second: Second, _ third: Third
    ) -> some Scene { TupleScene(first: first, second: TupleScene(first: second, second: third)) }
    public static func buildBlock<First: Scene, Second: Scene, Third: Scene, Fourth: Scene>(
        _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
    ) -> some Scene {
        TupleScene(
            first: first,
            second: TupleScene(first: second, second: TupleScene(first: third, second: fourth)))
    }
    public static func buildBlock<First: Scene, Second: Scene, Third: Scene, Fourth: Scene, Fifth: Scene>(
        _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth
    ) -> some Scene {
        TupleScene(
            first: TupleScene(first: first, second: second),
            second: TupleScene(first: third, second: TupleScene(first: fourth, second: fifth)))
    }
    public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
        OptionalScene(content: content)
    }
    public static func buildIf<Content: Scene>(_ content: Content?) -> some Scene { OptionalScene(content: content) }
    public static func buildLimitedAvailability(_ content: any Scene) -> some Scene {
        nonisolated(unsafe) let content = content
        return FirstViewScene { content._firstView }
    }
}

private struct TupleScene<First: Scene, Second: Scene>: _PrimitiveScene {
    nonisolated(unsafe) let first: First
    nonisolated(unsafe) let second: Second
    nonisolated init(first: First, second: Second) { (self.first, self.second) = (first, second) }
    var _firstView: AnyView? { first._firstView ?? second._firstView }
}
private struct OptionalScene<Content: Scene>: _PrimitiveScene {
    nonisolated(unsafe) let content: Content?
    nonisolated init(content: Content?) { self.content = content }
    var _firstView: AnyView? { content?._firstView }
}
private struct FirstViewScene: _PrimitiveScene {
    let make: @MainActor () -> AnyView?
    nonisolated init(_ make: @escaping @MainActor () -> AnyView?) { self.make = make }
    var _firstView: AnyView? { make() }
}

/// Windows that show the same. A phone shows one.
public nonisolated struct WindowGroup<Content: View>: _PrimitiveScene {
    private let content: () -> Content

    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
    @_disfavoredOverload public init(makeContent: @escaping () -> Content) { content = makeContent }
    public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
    public init<D: Codable & Hashable>(
        id: String = "", for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.content = { content(.constant(nil)) } }

    @MainActor public var _firstView: AnyView? { AnyView(content()) }
}

/// A window of its own. A phone shows it only if there is no other.
public nonisolated struct Window<Content: View>: _PrimitiveScene {
    private let content: () -> Content
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
    @MainActor public var _firstView: AnyView? { AnyView(content()) }
}

/// The settings of an app on a Mac.
public nonisolated struct Settings<Content: View>: _PrimitiveScene {
    public init(@ViewBuilder content: () -> Content) {}
    @MainActor public var _firstView: AnyView? { nil }
}

/// What is in the menu bar of a Mac.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    @MainActor public var _firstView: AnyView? { nil }
}

// MARK: Commands, which are in the menus of a Mac and of keyboards

public protocol Commands {}
public struct EmptyCommands: Commands, Sendable { public init() {} }
private struct JoinedCommands: Commands {}
@resultBuilder public enum CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        JoinedCommands()
    }
    public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands { JoinedCommands() }
}
public struct CommandMenu<Content: View>: Commands {
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}
public struct CommandGroup<Content: View>: Commands {
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String
    public static let appInfo = Self(name: "appInfo")
    public static let appSettings = Self(name: "appSettings")
    public static let systemServices = Self(name: "systemServices")
    public static let appVisibility = Self(name: "appVisibility")
    public static let appTermination = Self(name: "appTermination")
    public static let newItem = Self(name: "newItem")
    public static let saveItem = Self(name: "saveItem")
    public static let importExport = Self(name: "importExport")
    public static let printItem = Self(name: "printItem")
    public static let undoRedo = Self(name: "undoRedo")
    public static let pasteboard = Self(name: "pasteboard")
    public static let textEditing = Self(name: "textEditing")
    public static let textFormatting = Self(name: "textFormatting")
    public static let toolbar = Self(name: "toolbar")
    public static let sidebar = Self(name: "sidebar")
    public static let windowSize = Self(name: "windowSize")
    public static let windowList = Self(name: "windowList")
    public static let singleWindowList = Self(name: "singleWindowList")
    public static let windowArrangement = Self(name: "windowArrangement")
    public static let help = Self(name: "help")
}
public struct SidebarCommands: Commands, Sendable { public init() {} }
public struct TextEditingCommands: Commands, Sendable { public init() {} }
public struct TextFormattingCommands: Commands, Sendable { public init() {} }
public struct ToolbarCommands: Commands, Sendable { public init() {} }
public struct InspectorCommands: Commands, Sendable { public init() {} }
public struct ImportFromDevicesCommands: Commands, Sendable { public init() {} }

// MARK: What is said of scenes, none of which a phone shows

private struct EnvironmentScene<Content: Scene>: _PrimitiveScene {
    nonisolated(unsafe) let content: Content
    let wrap: @MainActor (AnyView) -> AnyView
    nonisolated init(content: Content, _ wrap: @escaping @MainActor (AnyView) -> AnyView) {
        (self.content, self.wrap) = (content, wrap)
    }
    var _firstView: AnyView? { content._firstView.map { wrap($0) } }
}
public struct WindowResizability: Sendable {
    public static let automatic = Self()
    public static let contentSize = Self()
    public static let contentMinSize = Self()
}
public struct BackgroundTask<Request, Response>: Sendable {}
extension BackgroundTask where Request == Void, Response == Void {
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}
extension BackgroundTask where Request == String, Response == Void {
    public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> { BackgroundTask() }
}

extension Scene {
    /// A scene whose first view is changed, for modules above.
    public nonisolated func _wrapping(_ wrap: @escaping @MainActor (AnyView) -> AnyView) -> some Scene {
        EnvironmentScene(content: self, wrap)
    }
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    public nonisolated func commandsRemoved() -> some Scene { self }
    public nonisolated func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        self
    }
    public nonisolated func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void)
        -> some Scene
    { self }
    public nonisolated func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some Scene { self }
    public nonisolated func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { self }
    public nonisolated func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
        -> some Scene
    {
        nonisolated(unsafe) let (path, value) = (path, value)
        return EnvironmentScene(content: self) { AnyView($0.environment(path, value)) }
    }
    public nonisolated func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
        nonisolated(unsafe) let object = object
        return EnvironmentScene(content: self) { AnyView($0.environment(object)) }
    }
    public nonisolated func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
        nonisolated(unsafe) let object = object
        return EnvironmentScene(content: self) { AnyView($0.environmentObject(object)) }
    }
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    public nonisolated func backgroundTask<D, R>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
}
