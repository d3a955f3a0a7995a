/// What stands where there is nothing to be shown: a symbol, a title, a description and something to be done, in the middle.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }

    @MainActor public var body: some View {
        // Fact 286, which is recalled; distances as those of UIKit's view for the same.
        VStack(spacing: 20) {
            VStack(spacing: 12) {
                label.labelStyle(UnavailableLabelStyle())
                description.usualFont(.subheadline).usualForeground(.secondaryLabel)
            }
            VStack { actions }
        }
        .multilineTextAlignment(.center)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).usualForeground(.secondaryLabel)
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
    }
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, image: name) }, description: { description })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
    }
}

/// What a search without results shows.
public nonisolated struct SearchUnavailableContent {
    public struct Label: View {
        let text: String?
        @MainActor public var body: some View {
            SwiftUI.Label {
                if let text { Text("No Results for “\(text)”") } else { Text("No Results") }
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }
    public struct Description: View {
        @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
    }
    public struct Actions: View {
        @MainActor public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static var search: Self { unavailable(nil) }
    public static func search(text: String) -> Self { unavailable(text.isEmpty ? nil : text) }

    private static func unavailable(_ text: String?) -> Self {
        Self(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() })
    }
}
