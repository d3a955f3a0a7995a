import Foundation

/// A file, a folder or a symbolic link in memory, as documents keep their parts.
open class FileWrapper: NSObject, @unchecked Sendable {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let immediate = Self(rawValue: 1)
        public static let withoutMapping = Self(rawValue: 2)
    }
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = Self(rawValue: 1)
        public static let withNameUpdating = Self(rawValue: 2)
    }
    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content
    open var filename: String?
    open var preferredFilename: String?
    open var fileAttributes: [String: Any] = [:]

    public init(regularFileWithContents contents: Data) { content = .file(contents) }
    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
        content = .folder(childrenByPreferredName)
    }
    /// All is read at once, whatever the options say.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = try Self.content(of: url, options)
        super.init()
        (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    }

    private static func content(of url: URL, _ options: ReadingOptions) throws -> Content {
        let files = FileManager.default
        let kind = try files.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
        switch kind {
        case .typeSymbolicLink:
            return .link(URL(fileURLWithPath: try files.destinationOfSymbolicLink(atPath: url.path)))
        case .typeDirectory:
            let names = try files.contentsOfDirectory(atPath: url.path)
            let pairs = try names.map { ($0, try FileWrapper(url: url.appendingPathComponent($0), options: options)) }
            return .folder(Dictionary(uniqueKeysWithValues: pairs))
        default: return .file(try Data(contentsOf: url))
        }
    }

    open var isRegularFile: Bool { regularFileContents != nil }
    open var isDirectory: Bool { fileWrappers != nil }
    open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    /// The name that the child got: its preferred one, with a number before it where another child has that.
    @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
        guard var children = fileWrappers, let preferred = child.preferredFilename else {
            preconditionFailure("a file is added to a folder, and has a preferred name")
        }
        var (key, number) = (preferred, 0)
        while children[key] != nil {
            number += 1
            key = "\(number)__" + preferred
        }
        children[key] = child
        content = .folder(children)
        return key
    }
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }
    open func removeFileWrapper(_ child: FileWrapper) {
        guard let children = fileWrappers else { return }
        content = .folder(children.filter { $0.value !== child })
    }
    open func keyForFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

    open func matchesContents(of url: URL) -> Bool {
        guard let other = try? FileWrapper(url: url) else { return false }
        return isSame(as: other)
    }
    private func isSame(as other: FileWrapper) -> Bool {
        switch (content, other.content) {
        case (.file(let one), .file(let two)): one == two
        case (.link(let one), .link(let two)): one.path == two.path
        case (.folder(let one), .folder(let two)):
            one.count == two.count && one.allSatisfy { two[$0.key].map($0.value.isSame) ?? false }
        default: false
        }
    }

    open func read(from url: URL, options: ReadingOptions = []) throws { content = try Self.content(of: url, options) }
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .link(let target):
            try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children {
                try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
                if options.contains(.withNameUpdating) { child.filename = name }
            }
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
}
