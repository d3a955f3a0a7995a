#if canImport(UniformTypeIdentifiers)
    import UniformTypeIdentifiers

    // What names a type of content, which is there where that module is.

    public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
        public typealias Body = Never
        public init(
            contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
            importing: @escaping @Sendable (Data) async throws -> Item
        ) {}
        public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
        public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
    }
    public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
        public typealias Body = Never
        public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
    }
    public struct SentTransferredFile: Sendable {
        public let file: URL
        public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
    }
    public struct ReceivedTransferredFile: Sendable {
        public let file: URL
        public let isOriginalFile: Bool
    }
    public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
        public typealias Body = Never
        public init(
            contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
            exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
            importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
        ) {}
        public init(
            exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
            exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
        ) {}
        public init(
            importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
            importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
        ) {}
    }

    public struct DropInfo {
        public var location: CGPoint { .zero }
        public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
        public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
    }

    @MainActor @preconcurrency public protocol DropDelegate {
        func validateDrop(info: DropInfo) -> Bool
        func performDrop(info: DropInfo) -> Bool
        func dropEntered(info: DropInfo)
        func dropUpdated(info: DropInfo) -> DropProposal?
        func dropExited(info: DropInfo)
    }
    extension DropDelegate {
        public func validateDrop(info: DropInfo) -> Bool { true }
        public func dropEntered(info: DropInfo) {}
        public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
        public func dropExited(info: DropInfo) {}
    }

    extension View {
        public nonisolated func onDrop(
            of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
            perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
        ) -> some View { unseen }
        public nonisolated func onDrop(
            of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
            perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
        ) -> some View { unseen }
        public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
            unseen
        }
        public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { unseen }
        public nonisolated func onPasteCommand(
            of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
        ) -> some View { unseen }

        public nonisolated func fileImporter(
            isPresented: Binding<Bool>, allowedContentTypes: [UTType],
            onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
        ) -> some View { unseen }
        public nonisolated func fileImporter(
            isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
            onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
        ) -> some View { unseen }
        public nonisolated func fileImporter(
            isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
            onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
        ) -> some View { unseen }
        public nonisolated func fileExporter<Document: FileDocument>(
            isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
            onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
        ) -> some View { unseen }
        public nonisolated func fileExporter<Document: FileDocument>(
            isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [],
            defaultFilename: String? = nil,
            onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
            onCancellation: @escaping () -> Void = {}
        ) -> some View { unseen }
        public nonisolated func fileExporter<C: Collection>(
            isPresented: Binding<Bool>, documents: C, contentType: UTType,
            onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
        ) -> some View where C.Element: FileDocument { unseen }
        public nonisolated func fileExporter<Item: Transferable>(
            isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
            onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
            onCancellation: @escaping () -> Void = {}
        ) -> some View { unseen }
    }
#endif
