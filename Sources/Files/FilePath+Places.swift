import Glibc

extension FilePath {
    /// The absolute path, without `.`, `..` and doubled slashes.
    package var absolute: FilePath {
        let slash = UInt8(ascii: "/")
        var whole = bytes
        if whole.first != slash { whole = Self.current.bytes + [slash] + whole }
        var parts: [ArraySlice<UInt8>] = []
        for part in whole.split(separator: slash) where !part.elementsEqual(".".utf8) {
            if part.elementsEqual("..".utf8) { _ = parts.popLast() } else { parts.append(part) }
        }
        return FilePath(bytes: parts.isEmpty ? [slash] : parts.flatMap { [slash] + $0 })
    }

    /// The current folder; nil when it was deleted.
    private static var current: FilePath {
        let name = getcwd(nil, 0)
        defer { free(name) }
        return FilePath(bytes: name.map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) } ?? [])
    }

    /// The path for messages and lists: relative to a folder if it is inside, or else unchanged.
    package func shown(from folder: FilePath) -> String {
        let (whole, start) = (absolute.bytes, folder.absolute.bytes)
        let prefix = start.last == UInt8(ascii: "/") ? start : start + [UInt8(ascii: "/")]
        guard whole.starts(with: prefix) else { return FilePath(bytes: whole).shown }
        return String(decoding: whole.dropFirst(prefix.count), as: UTF8.self)
    }

    /// Relative to the current folder.
    package var shownFromHere: String { shown(from: FilePath(".")) }

    /// Relative to the root of the repository, as GitHub expects, wherever a workflow runs the command.
    package var shownInRepository: String {
        guard let root = getenv("GITHUB_WORKSPACE").map({ String(cString: $0) }), !root.isEmpty else {
            return shownFromHere
        }
        return shown(from: FilePath(root))
    }
}
