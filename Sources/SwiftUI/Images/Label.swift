/// A title with an icon, in the order and form that the style says.
public nonisolated struct Label<Title: View, Icon: View>: _PrimitiveView {
    private let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let configuration = LabelStyleConfiguration(
            title: .init { $0.child(0).update(view.title, in: $0.environment) },
            icon: .init { $0.child(0).update(view.icon, in: $0.environment) })
        node.environment.labelStyle.make(configuration, node)
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(name) })
    }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init(title: { Text(titleResource) }, icon: { Image(resource) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// What a style gives a look to.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

/// The parts of a label that a style puts together.
public nonisolated struct LabelStyleConfiguration {
    public nonisolated struct Title: _PrimitiveView {
        fileprivate let make: @MainActor (_ViewNode) -> Void
        @MainActor public static func _make(_ view: Self, in node: _ViewNode) { view.make(node) }
    }
    public nonisolated struct Icon: _PrimitiveView {
        fileprivate let make: @MainActor (_ViewNode) -> Void
        @MainActor public static func _make(_ view: Self, in node: _ViewNode) { view.make(node) }
    }
    public let title: Title
    public let icon: Icon
}
