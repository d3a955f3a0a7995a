import Foundation

/// The file for `-vfsoverlay` that makes the compiler read copies and still speak of the files themselves.
public struct Overlay {
    private let copies: [(path: String, copy: String)]
    /// Whether a copy changed although its own file did not, but another of the module.
    public let changesBeyondTheirFiles: Bool

    /// Writes what differs, each copy under a name made of its file's path.
    public init(_ adapted: [ModuleAdapter.Copy], writingInto folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var changesBeyond = false
        // Written each time, so that its date tells which files have changed since.
        let list = folder + "/files.txt"
        let known = Set(
            (try? String(contentsOfFile: list, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? [])
        copies = try adapted.compactMap { file in
            let copy = folder + "/" + Self.name(ofCopyOf: file.path)
            guard let bytes = file.bytes else {
                // The file was adapted before.
                if FileManager.default.fileExists(atPath: copy) {
                    changesBeyond = changesBeyond || Self.isOlder(file.path, than: copy)
                    try FileManager.default.removeItem(atPath: copy)
                }
                return nil
            }
            let former = FileManager.default.contents(atPath: copy)
            if former != Data(bytes) {
                // Without a copy it was read as it is, if it was read before.
                let lastTime = former != nil ? copy : list
                changesBeyond =
                    changesBeyond
                    || (former != nil || known.contains(file.path)) && Self.isOlder(file.path, than: lastTime)
                try Data(bytes).write(to: URL(fileURLWithPath: copy), options: .atomic)
            }
            return (file.path, copy)
        }
        changesBeyondTheirFiles = changesBeyond
        try adapted.map(\.path).joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
    }

    private static func isOlder(_ path: String, than other: String) -> Bool {
        func date(_ path: String) -> Date? {
            try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        }
        guard let one = date(path), let two = date(other) else { return false }
        return one < two
    }

    public var isEmpty: Bool { copies.isEmpty }

    public func write(to path: String) throws { try Self.write(copies, to: path) }

    static func name(ofCopyOf path: String) -> String {
        "\(Digest(of: Array(path.utf8)).text)-\(plainName(of: path))"
    }

    /// The name of a file without what has a meaning of its own in lists of files: quotation marks, backslashes, ends of lines.
    public static func plainName(of path: String) -> String {
        var name = (path as NSString).lastPathComponent.map { "\"'\\\n\r".contains($0) ? "_" : $0 }
        // What is made of it is longer, and no name may be as long as one likes. Its end says what kind of file it is.
        while String(name).utf8.count > mostBytes { name.removeFirst() }
        return String(name)
    }

    private static let mostBytes = 150

    static func write(_ copies: [(path: String, copy: String)], to path: String) throws {
        let document: [String: Any] = [
            "version": 0, "case-sensitive": "true", "use-external-names": "false",
            "roots": copies.map { ["type": "file", "name": $0.path, "external-contents": $0.copy] },
        ]
        let data = try JSONSerialization.data(
            withJSONObject: document, options: [.sortedKeys, .withoutEscapingSlashes])
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
