import UIKit

// More views that describe something to SwiftUI. None is drawn.

public struct LazyVGrid<Content: View>: View {
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {}
    public var body: Never { fatalError("a grid has no body") }
}
public struct LazyHGrid<Content: View>: View {
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {}
    public var body: Never { fatalError("a grid has no body") }
}
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = Self(rawValue: 1)
    public static let sectionFooters = Self(rawValue: 2)
}
extension LazyVStack {
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
        @ViewBuilder content: () -> Content
    ) { self.init(alignment: alignment, spacing: spacing, content: content) }
}
extension LazyHStack {
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
        @ViewBuilder content: () -> Content
    ) { self.init(alignment: alignment, spacing: spacing, content: content) }
}
public struct Grid<Content: View>: View {
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
    public var body: Never { fatalError("a grid has no body") }
}
public struct GridRow<Content: View>: View {
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("a row has no body") }
}
public struct ViewThatFits<Content: View>: View {
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("it is reached through its views") }
}

public struct NavigationStack<Data, Root: View>: View {
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {}
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection, Data.Element: Hashable {}
    public var body: Never { fatalError("a navigation stack has no body") }
}
public struct NavigationPath {
    private var steps: [AnyHashable] = []
    public init() {}
    public var count: Int { steps.count }
    public var isEmpty: Bool { steps.isEmpty }
    public mutating func append<Value: Hashable>(_ value: Value) { steps.append(value) }
    public mutating func removeLast(_ count: Int = 1) { steps.removeLast(min(count, steps.count)) }
}
public struct NavigationSplitView<Sidebar: View, Detail: View>: View {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
    public var body: Never { fatalError("a split view has no body") }
}
extension NavigationLink where Destination == Never {
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {}
}
extension NavigationLink {
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    }
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
public struct TabView<Selection: Hashable, Content: View>: View {
    public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {}
    public init(@ViewBuilder content: () -> Content) where Selection == Int {}
    public var body: Never { fatalError("a tab view has no body") }
}

extension List {
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {}
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {}
    public init<Selection: Hashable>(selection: Binding<Selection?>?, @ViewBuilder content: () -> Content) {}
    public init<Selection: Hashable>(selection: Binding<Set<Selection>>?, @ViewBuilder content: () -> Content) {}
}
extension Section {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {}
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {}
}
extension Section where Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
}
extension Section where Parent == EmptyView {
    public init(footer: Footer, @ViewBuilder content: () -> Content) {}
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
}
extension Section where Parent == Text, Footer == EmptyView {
    @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}
}

public struct GroupBox<Label: View, Content: View>: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(label: Label, @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("a box has no body") }
}
extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) {}
}
extension GroupBox where Label == Text {
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
public struct ControlGroup<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("a group has no body") }
}
public struct DisclosureGroup<Label: View, Content: View>: View {
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {}
    public var body: Never { fatalError("a group has no body") }
}
extension DisclosureGroup where Label == Text {
    public init(_ key: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}
    public init(_ key: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {}
}
public struct LabeledContent<Label: View, Content: View>: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public var body: Never { fatalError("a labelled view has no body") }
}
extension LabeledContent where Label == Text {
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
extension LabeledContent where Label == Text, Content == Text {
    public init(_ key: LocalizedStringKey, value: some StringProtocol) {}
}
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {}
    public var body: Never { fatalError("it is reached through its parts") }
}
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {}
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {}
}

public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
/// An image of the network, which is not there.
public struct AsyncImage<Content: View>: View {
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
    public init<Shown: View, Placeholder: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Shown,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == _ConditionalContent<Shown, Placeholder> {}
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {}
    public var body: Never { fatalError("an image has no body") }
}
public struct TimelineView<Schedule, Content: View>: View {
    public struct Context {
        public let date: Date
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
        public let cadence: Cadence
    }
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
    where Schedule: TimelineSchedule {}
    public var body: Never { fatalError("it is reached through its view") }
}
/// The same for all, so that it is known before what is shown is.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
public protocol TimelineSchedule {}
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    public init(from startDate: Date, by interval: TimeInterval) {}
}
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule()
    }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

public struct Link<Label: View>: View {
    public init(destination: URL, @ViewBuilder label: () -> Label) {}
    public var body: Never { fatalError("a link has no body") }
}
extension Link where Label == Text {
    public init(_ key: LocalizedStringKey, destination: URL) {}
    @_disfavoredOverload public init(_ title: some StringProtocol, destination: URL) {}
}
public struct ToolbarItemPlacement: Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let principal = Self(name: "principal")
    public static let navigation = Self(name: "navigation")
    public static let primaryAction = Self(name: "primaryAction")
    public static let secondaryAction = Self(name: "secondaryAction")
    public static let status = Self(name: "status")
    public static let confirmationAction = Self(name: "confirmationAction")
    public static let cancellationAction = Self(name: "cancellationAction")
    public static let destructiveAction = Self(name: "destructiveAction")
    public static let keyboard = Self(name: "keyboard")
    public static let bottomBar = Self(name: "bottomBar")
    public static let topBarLeading = Self(name: "topBarLeading")
    public static let topBarTrailing = Self(name: "topBarTrailing")
    public static let navigationBarLeading = Self(name: "navigationBarLeading")
    public static let navigationBarTrailing = Self(name: "navigationBarTrailing")
}
/// What a bar shows. Here it is a view like any other.
@MainActor @preconcurrency public protocol ToolbarContent: View {}
public struct ToolbarItem<Content: View>: ToolbarContent {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("an item has no body") }
}
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("a group has no body") }
}
public typealias ToolbarContentBuilder = ViewBuilder
