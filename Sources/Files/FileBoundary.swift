import Glibc

/// What a document may have read for it: files below the folders of its project, after links are followed.
///
/// Links are followed here one by one. A way that leads out is not gone any further, so that no answer depends on what
/// there is elsewhere.
package struct FileBoundary: Hashable, Sendable {
    private struct Root: Hashable {
        /// The folder as it was named, and where it is when its links are followed.
        let spelled: [[UInt8]]
        let real: [[UInt8]]
    }

    /// None means that everything may be read.
    private let roots: [Root]

    /// No boundary.
    package static let none = FileBoundary(roots: [])

    private init(roots: [Root]) { self.roots = roots }

    /// - Parameters:
    ///   - folder: of the project.
    ///   - start: the document's own folder. It may be linked into the project from elsewhere.
    package init(around folder: FilePath, startingAt start: FilePath) {
        let root = Self.root(folder)
        let own = Self.root(start)
        roots = own.real.starts(with: root.real) ? [root] : [root, own]
    }

    private static func root(_ folder: FilePath) -> Root {
        let spelled = parts(folder.absolute)
        return Root(spelled: spelled, real: folder.real.map(parts) ?? spelled)
    }

    /// Where a path leads, without links; nil if that is not within the boundary. Whether there is a file is not known.
    package func place(of path: FilePath) -> FilePath? {
        guard !path.bytes.contains(0) else { return nil }
        if roots.isEmpty { return path }
        let isAbsolute = path.bytes.first == Self.slash
        let parts = isAbsolute ? Self.parts(path) : Self.parts(FilePath(".").absolute) + Self.parts(path)
        guard var (root, waiting) = entrance(parts) else { return nil }
        var here = Self.joined(root.real)
        /// Where each part that is inside of the root begins.
        var starts: [Int] = []
        var links = 0
        while let part = waiting.popFirst() {
            if part.elementsEqual("..".utf8) {
                guard let start = starts.popLast() else { return nil }
                here.removeSubrange(start...)
                continue
            }
            starts.append(here.count)
            here.append(Self.slash)
            here += part
            guard let target = FilePath(bytes: here).linkTarget else { continue }
            links += 1
            // The system will not go so far either, and say so.
            if links > Self.mostLinks { return path }
            if target.bytes.first == Self.slash {
                guard let (other, rest) = entrance(Self.parts(target)) else { return nil }
                (root, waiting) = (other, rest + waiting)
                (here, starts) = (Self.joined(root.real), [])
            } else {
                here.removeSubrange(starts.removeLast()...)
                waiting = Self.parts(target) + waiting
            }
        }
        return FilePath(bytes: here.isEmpty ? [Self.slash] : here)
    }

    package func place(of path: String) -> String? {
        place(of: FilePath(path)).map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    /// The root that a way begins with, and what is left of the way.
    private func entrance(_ parts: [[UInt8]]) -> (Root, ArraySlice<[UInt8]>)? {
        for root in roots {
            for beginning in [root.spelled, root.real] where parts.starts(with: beginning) {
                return (root, parts.dropFirst(beginning.count))
            }
        }
        return nil
    }

    /// The links that are followed at most: as many as the system follows.
    private static let mostLinks = 40
    private static let slash = UInt8(ascii: "/")

    private static func parts(_ path: FilePath) -> [[UInt8]] {
        var parts: [[UInt8]] = []
        var start = 0
        for end in 0...path.bytes.count where end == path.bytes.count || path.bytes[end] == slash {
            let isThis = end == start + 1 && path.bytes[start] == UInt8(ascii: ".")
            if start < end, !isThis { parts.append(Array(path.bytes[start..<end])) }
            start = end + 1
        }
        return parts
    }

    /// Each part after a slash.
    private static func joined(_ parts: [[UInt8]]) -> [UInt8] {
        var bytes: [UInt8] = []
        for part in parts {
            bytes.append(slash)
            bytes += part
        }
        return bytes
    }
}

extension FilePath {
    /// The path without links; nil if there is no such file.
    package var real: FilePath? {
        guard let name = withCString({ realpath($0, nil) }) else { return nil }
        defer { free(name) }
        return FilePath(bytes: Array(UnsafeRawBufferPointer(start: name, count: strlen(name))))
    }

    /// What a link says; nil if it is none.
    package var linkTarget: FilePath? {
        guard let status = status(followingLinks: false), status.st_mode & S_IFMT == S_IFLNK else { return nil }
        var room = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = withCString { link in room.withUnsafeMutableBytes { readlink(link, $0.baseAddress!, $0.count) } }
        return count > 0 ? FilePath(bytes: Array(room[..<count])) : nil
    }
}
