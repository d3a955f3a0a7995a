import MaquetteViewModel

/// Opens files that describe screens, whatever their format.
public enum Documents {
    /// A kind of document: the extensions of its files, and how it is read from bytes.
    struct Format: Sendable {
        let extensions: [String]
        let read: @Sendable ([UInt8], _ file: String) throws(UnusableDocument) -> any Document
    }

    static let formats: [Format] = [
        Format(extensions: ["storyboard", "xib"]) { bytes, file throws(UnusableDocument) in
            try InterfaceBuilderDocument(bytes, file: file)
        },
        Format(extensions: ["json"]) { bytes, file throws(UnusableDocument) in
            let folder = (file as NSString).deletingLastPathComponent
            return try JSONDocument(Data(bytes), file: file, folder: folder.isEmpty ? "." : folder)
        },
    ]

    /// The extensions of the files that can be opened.
    public static var fileExtensions: [String] { formats.flatMap(\.extensions) }

    /// Whether a file found in a folder may be a document: every project has other JSON files.
    package static func mayBeDocument(by contents: [UInt8], named file: String) -> Bool {
        !file.lowercased().hasSuffix(".json") || JSONDocument.mayBeDocument(by: contents)
    }

    /// What a file found in a folder is for, if that is not iOS; by how it begins.
    package static func otherPlatform(by start: [UInt8], named file: String) -> OtherPlatform? {
        file.lowercased().hasSuffix(".json") ? nil : OtherPlatform(markup: start)
    }

    /// Reads a file; its name decides the format.
    public static func open(_ path: String) throws(UnusableDocument) -> any Document {
        let format = try format(of: path)
        guard let data = FileManager.default.contents(atPath: path) else {
            let reason = FileManager.default.fileExists(atPath: path) ? "cannot be read" : "does not exist"
            throw UnusableDocument([DocumentProblem(file: path, message: "the file \(reason)")])
        }
        return try read(Array(data), as: format, path)
    }

    /// Reads bytes as a file with that name would be read.
    public static func read(_ bytes: [UInt8], named file: String) throws(UnusableDocument) -> any Document {
        try read(bytes, as: format(of: file), file)
    }

    private static func read(
        _ bytes: [UInt8], as format: Format, _ file: String
    ) throws(UnusableDocument) -> any Document {
        try UnusableDocument.explaining(bytes, file) { () throws(UnusableDocument) in try format.read(bytes, file) }
    }

    /// The extension of a path.
    private static func fileExtension(of file: String) -> String {
        let name = file[(file.lastIndex(of: "/").map { file.index(after: $0) } ?? file.startIndex)...]
        guard let point = name.lastIndex(of: "."), point > name.startIndex else { return "" }
        return name[name.index(after: point)...].lowercased()
    }

    private static func format(of file: String) throws(UnusableDocument) -> Format {
        let name = fileExtension(of: file)
        if let format = formats.first(where: { $0.extensions.contains(name) }) { return format }
        let known = fileExtensions.map { "." + $0 }.joined(separator: ", ")
        throw UnusableDocument([
            DocumentProblem(file: file, message: "there is no format for files like this; known are \(known)")
        ])
    }
}
