// Buttons whose label or action is the system's.

/// Turns editing on and off.
public nonisolated struct EditButton: View {
    public init() {}
    @MainActor public var body: some View { EditButtonBody() }
}

private struct EditButtonBody: View {
    @Environment(\.editMode) private var mode

    var body: some View {
        let isEditing = mode?.wrappedValue.isEditing == true
        Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
}

/// Renames what is shown, where something can be.
public nonisolated struct RenameButton<Label: View>: View {
    private let label: Label
    public init() where Label == SwiftUI.Label<Text, Image> { label = SwiftUI.Label("Rename", systemImage: "pencil") }
    @MainActor public var body: some View { Button(action: {}, label: { label }) }
}

/// Takes what was copied. It looks as the system's, so that nobody is deceived.
public nonisolated struct PasteButton: View {
    private let action: @MainActor () -> Void

    @preconcurrency
    public init<Payload: Transferable>(payloadType: Payload.Type, onPaste: @escaping @MainActor ([Payload]) -> Void) {
        action = {}
    }
    public init(supportedContentTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) { action = {} }

    @MainActor public var body: some View {
        Button(action: action) { Label("Paste", systemImage: "doc.on.clipboard") }.buttonStyle(.borderedProminent)
    }
}

/// What is shown of something that is shared.
public nonisolated struct SharePreview<Image, Icon> {
    fileprivate let title: Text
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.title = Text(title) }
}
extension SharePreview where Icon == Never {
    public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }
}
extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
}
extension SharePreview where Image == Never {
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }
}

public nonisolated struct DefaultShareLinkLabel: View {
    fileprivate var title = Text("Share…")
    @MainActor public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

/// Opens what one can do with something. Nothing is shared from a picture.
public nonisolated struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
    private let label: Label
    fileprivate init(_ label: Label) { self.label = label }
    @MainActor public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink {
    public init<Item: Transferable>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<Item> { self.init(label()) }
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data: RandomAccessCollection, Data.Element: Transferable { self.init(label()) }
}
extension ShareLink where Label == DefaultShareLinkLabel {
    public init<Item: Transferable>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<Item> { self.init(DefaultShareLinkLabel()) }
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data: RandomAccessCollection, Data.Element: Transferable { self.init(DefaultShareLinkLabel()) }
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data: RandomAccessCollection, Data.Element: Transferable {
        self.init(DefaultShareLinkLabel(title: Text(titleKey)))
    }
    public init<Item: Transferable>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<Item> { self.init(DefaultShareLinkLabel(title: Text(titleKey))) }
    @_disfavoredOverload
    public init<S: StringProtocol, Item: Transferable>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<Item> { self.init(DefaultShareLinkLabel(title: Text(title))) }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    public init<Item: Transferable>(
        item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<Item> { self.init(label()) }
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data: RandomAccessCollection, Data.Element: Transferable { self.init(label()) }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public init<Item: Transferable>(item: Item, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<Item> { self.init(DefaultShareLinkLabel()) }
    public init(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data: RandomAccessCollection, Data.Element: Transferable { self.init(DefaultShareLinkLabel()) }
    public init<Item: Transferable>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<Item> { self.init(DefaultShareLinkLabel(title: Text(titleKey))) }
    @_disfavoredOverload
    public init<S: StringProtocol, Item: Transferable>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<Item> { self.init(DefaultShareLinkLabel(title: Text(title))) }
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data: RandomAccessCollection, Data.Element: Transferable {
        self.init(DefaultShareLinkLabel(title: Text(titleKey)))
    }
}
