// What is dragged, dropped, copied and pasted, which nobody does in a picture.

public enum DropOperation: Sendable { case cancel, forbidden, copy, move, delete, alias }
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")
}

extension View {
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { unseen }
    public nonisolated func onDrag<Preview: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
    ) -> some View { unseen }
    public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { unseen }
    public nonisolated func draggable<Item: Transferable>(_ payload: @autoclosure @escaping () -> Item) -> some View {
        unseen
    }
    public nonisolated func draggable<Item: Transferable, Preview: View>(
        _ payload: @autoclosure @escaping () -> Item, @ViewBuilder preview: () -> Preview
    ) -> some View { unseen }
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { unseen }
    public nonisolated func dropDestination<Item: Transferable>(
        for payloadType: Item.Type = Item.self, action: @escaping (_ items: [Item], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { unseen }
    public nonisolated func copyable<Item: Transferable>(_ payload: @autoclosure @escaping () -> [Item]) -> some View {
        unseen
    }
    public nonisolated func cuttable<Item: Transferable>(
        for payloadType: Item.Type = Item.self, action: @escaping () -> [Item]
    ) -> some View { unseen }
    public nonisolated func pasteDestination<Item: Transferable>(
        for payloadType: Item.Type = Item.self, action: @escaping ([Item]) -> Void,
        validator: @escaping ([Item]) -> [Item] = { $0 }
    ) -> some View { unseen }
    public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { unseen }
    public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { unseen }
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { unseen }

    // MARK: Files

    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { unseen }
    public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { unseen }
    public nonisolated func fileDialogMessage(_ message: Text?) -> some View { unseen }
    public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { unseen }
    public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { unseen }
    public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View { unseen }
}
