#if canImport(UniformTypeIdentifiers)
    import UniformTypeIdentifiers

    // The documents of an app, which name their types of content where the module for those is there.

    public struct FileDocumentReadConfiguration {
        public var contentType: UTType
        public var file: FileWrapper
        public var existingFile: FileWrapper? { file }
    }
    public struct FileDocumentWriteConfiguration {
        public var contentType: UTType
        public var existingFile: FileWrapper?
    }
    public protocol FileDocument {
        typealias ReadConfiguration = FileDocumentReadConfiguration
        typealias WriteConfiguration = FileDocumentWriteConfiguration
        static var readableContentTypes: [UTType] { get }
        static var writableContentTypes: [UTType] { get }
        init(configuration: ReadConfiguration) throws
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
    }
    extension FileDocument {
        public static var writableContentTypes: [UTType] { readableContentTypes }
    }
    public protocol ReferenceFileDocument: ObservableObject {
        associatedtype Snapshot
        typealias ReadConfiguration = FileDocumentReadConfiguration
        typealias WriteConfiguration = FileDocumentWriteConfiguration
        static var readableContentTypes: [UTType] { get }
        static var writableContentTypes: [UTType] { get }
        init(configuration: ReadConfiguration) throws
        func snapshot(contentType: UTType) throws -> Snapshot
        func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
    }
    extension ReferenceFileDocument {
        public static var writableContentTypes: [UTType] { readableContentTypes }
    }
    public struct FileDocumentConfiguration<Document: FileDocument> {
        @Binding public var document: Document
        public var fileURL: URL?
        public var isEditable: Bool
    }
    /// Documents of an app. A picture shows a new one.
    public nonisolated struct DocumentGroup<Document, Content: View>: _PrimitiveScene {
        private let make: @MainActor () -> AnyView?
        @MainActor public var _firstView: AnyView? { make() }
    }
    extension DocumentGroup where Document: FileDocument {
        public init(
            newDocument: @autoclosure @escaping () -> Document,
            @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
        ) {
            nonisolated(unsafe) let (newDocument, editor) = (newDocument, editor)
            make = {
                AnyView(
                    editor(
                        FileDocumentConfiguration(document: .constant(newDocument()), fileURL: nil, isEditable: true)))
            }
        }
        public init(
            viewing documentType: Document.Type,
            @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
        ) { make = { nil } }
    }

#endif
