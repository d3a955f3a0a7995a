import Foundation

/// A folder with documents of Interface Builder.
struct DocumentFolder {
    private let folder: String

    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    init(_ folder: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw Problem(description: "\(folder) is not a folder")
        }
        self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path
    }

    /// Those that a list names, or all that can be read and trusted, in the order of their paths.
    func documents(
        list: String?, unreadable: (String, any Error) -> Void = { _, _ in },
        leftOut: (RecordedDocument.Flaw) -> Void = { _ in }
    ) throws -> [RecordedDocument] {
        guard let list else {
            return paths.compactMap { path in
                do {
                    return try RecordedDocument(path, in: folder)
                } catch {
                    unreadable(path, error)
                    return nil
                }
            }.filter { document in
                if let flaw = document.flaw { leftOut(flaw) }
                return document.flaw == nil
            }
        }
        guard let text = try? String(contentsOfFile: list, encoding: .utf8) else {
            throw Problem(description: "\(list) cannot be read")
        }
        return try text.split(separator: "\n").map { try RecordedDocument(String($0), in: folder) }
    }

    private var paths: [String] {
        let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return all.filter { ["storyboard", "xib"].contains(($0 as NSString).pathExtension) }.sorted()
    }
}
