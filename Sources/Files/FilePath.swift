import Foundation

/// The path of a file as the system stores it: bytes, which need not be UTF-8.
package struct FilePath: Hashable, Sendable {
    package let bytes: [UInt8]

    package init(bytes: [UInt8]) { self.bytes = bytes }
    package init(_ text: String) { bytes = Array(text.utf8) }

    /// The path for messages, with invalid UTF-8 replaced.
    package var shown: String { String(decoding: bytes, as: UTF8.self) }

    /// The path's last part without slashes at its end; `/` stays.
    package var name: ArraySlice<UInt8> {
        let whole = trimmed
        return whole.lastIndex(of: Self.slash).map { $0 == whole.endIndex - 1 ? whole[...] : whole[($0 + 1)...] }
            ?? whole[...]
    }

    /// The folder that holds it; `.` for a bare name.
    package var folder: FilePath {
        let whole = trimmed
        guard let slash = whole.lastIndex(of: Self.slash) else { return FilePath(".") }
        return FilePath(bytes: slash == 0 ? [Self.slash] : Array(whole[..<slash]))
    }

    /// The extension in lower case; empty if there is none.
    package var ext: String {
        guard let dot = name.lastIndex(of: Self.dot), dot > name.startIndex else { return "" }
        return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
    }

    /// The place without the extension of the name.
    package var withoutExtension: FilePath {
        guard let dot = name.lastIndex(of: Self.dot), dot > name.startIndex else { return self }
        return FilePath(bytes: Array(trimmed[..<dot]))
    }

    package var endsWithSlash: Bool { bytes.last == Self.slash }

    package func appending(_ part: some Collection<UInt8>) -> FilePath {
        FilePath(bytes: bytes.isEmpty || endsWithSlash ? bytes + part : bytes + [Self.slash] + part)
    }

    package static func + (path: FilePath, suffix: String) -> FilePath {
        FilePath(bytes: path.bytes + Array(suffix.utf8))
    }

    /// Calls a closure with the path as system calls need it.
    package func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
        var terminated = bytes.map { CChar(bitPattern: $0) }
        terminated.append(0)
        return try terminated.withUnsafeBufferPointer { try body($0.baseAddress!) }
    }

    private var trimmed: [UInt8] {
        var whole = bytes
        while whole.count > 1, whole.last == Self.slash { whole.removeLast() }
        return whole
    }

    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")
}

extension FilePath {
    package enum Kind {
        case file, folder, other
    }

    /// The kind of file, with links followed; nil if there is none.
    package var kind: Kind? {
        guard let mode = status(followingLinks: true)?.st_mode else { return nil }
        switch mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    /// Whether both lead to one file, by whatever names and links.
    package func isSameFile(as other: FilePath) -> Bool {
        guard let mine = status(followingLinks: true), let theirs = other.status(followingLinks: true) else {
            return false
        }
        return mine.st_dev == theirs.st_dev && mine.st_ino == theirs.st_ino
    }

    package func status(followingLinks: Bool) -> stat? {
        var found = stat()
        let result = withCString { followingLinks ? stat($0, &found) : lstat($0, &found) }
        return result == 0 ? found : nil
    }

    /// The first bytes of the file, as many as there are; nil when it cannot be read.
    package func start(upTo count: Int) -> [UInt8]? {
        let descriptor = withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: count)
        let got = pread(descriptor, &bytes, count, 0)
        return got >= 0 ? Array(bytes.prefix(got)) : nil
    }

    /// Everything in the file.
    package func contents() throws(SystemError) -> [UInt8] {
        if !isOpenStream, let words = reasonForNoFile { throw SystemError.noFile(words) }
        FilesRead.note(self)
        // Some system files block when they are read, as `/proc/kmsg` does.
        let waiting = isOpenStream ? 0 : O_NONBLOCK
        let descriptor = withCString { open($0, O_RDONLY | O_CLOEXEC | waiting) }
        guard descriptor >= 0 else { throw SystemError(code: errno) }
        defer { close(descriptor) }
        do {
            return try SystemFile.read(from: descriptor)
        } catch  where error.code == EAGAIN && waiting != 0 {
            throw SystemError.noFile("it has no end to read up to")
        }
    }

    /// Whether the path is an open stream, such as a shell's `<(…)`.
    package var isOpenStream: Bool {
        bytes == Array("/dev/stdin".utf8) || bytes.starts(with: "/dev/fd/".utf8)
            || bytes.starts(with: "/proc/self/fd/".utf8)
    }

    private var reasonForNoFile: String? {
        guard let mode = status(followingLinks: true)?.st_mode else { return nil }
        return switch mode & S_IFMT {
        case S_IFIFO: "it is a named pipe, not a file; `-` reads from a pipe"
        case S_IFSOCK: "it is a socket, not a file"
        case S_IFCHR, S_IFBLK: "it is a device, not a file"
        default: nil
        }
    }

    /// The names in a folder, sorted by bytes, without `.` and `..`.
    package func namesOfEntries() throws(SystemError) -> [[UInt8]] {
        guard let directory = withCString({ opendir($0) }) else { throw SystemError(code: errno) }
        defer { closedir(directory) }
        var names: [[UInt8]] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
                start.withMemoryRebound(to: UInt8.self, capacity: 256) {
                    Array(UnsafeBufferPointer(start: $0, count: strlen(start)))
                }
            }
            if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
        }
        return names.sorted { $0.lexicographicallyPrecedes($1) }
    }
}

extension FilePath {
    /// Whether the path is somewhere below a folder; both are absolute.
    package func isBelow(_ folder: FilePath) -> Bool {
        let slash = UInt8(ascii: "/")
        return bytes.starts(with: folder.bytes.last == slash ? folder.bytes : folder.bytes + [slash])
    }
}
