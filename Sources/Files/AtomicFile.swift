import Foundation

/// Replaces files whole or not at all: the new contents are written beside the old and take their name in one step.
package enum AtomicFile {
    package static func write(_ bytes: [UInt8], to path: FilePath) throws {
        try FileChange.write(bytes, to: path).make()
    }

    /// Makes a folder and those above it.
    package static func makeFolder(_ path: FilePath) throws {
        try FileChange.makeFolder(path).make()
    }

    static func replace(_ path: FilePath, with bytes: [UInt8]) throws(Failure) {
        do {
            try replaceFile(path, with: bytes)
        } catch let error as SystemError {
            throw Failure("\(path.shown) cannot be written: \(error.words)")
        } catch {
            throw Failure("\(path.shown) cannot be written: \(error)")
        }
    }

    static func makeFolderHere(_ path: FilePath) throws(Failure) {
        if path.kind == .folder { return }
        if path.folder != path, path.folder.kind == nil { try makeFolderHere(path.folder) }
        let code = path.withCString { mkdir($0, 0o777) } == 0 ? 0 : errno
        guard code == 0 || (code == EEXIST && path.kind == .folder) else {
            throw Failure("the folder \(path.shown) cannot be made: \(SystemFile.words(for: code))")
        }
    }

    private static func replaceFile(_ path: FilePath, with bytes: [UInt8]) throws {
        // Devices and pipes cannot be replaced; they are written directly.
        if path.kind == .other { return try pour(bytes, into: path) }
        let target = try destination(of: path)
        let former = target.status(followingLinks: true)
        if former != nil, target.withCString({ access($0, W_OK) }) != 0 { throw SystemError(code: errno) }

        let temporary = try TemporaryFiles.make(beside: target)
        do {
            try fill(temporary, with: bytes, like: former)
            try TemporaryFiles.finish(temporary, as: target)
        } catch {
            TemporaryFiles.discard(temporary)
            throw error
        }
    }

    private static func fill(_ temporary: TemporaryFiles.File, with bytes: [UInt8], like former: stat?) throws {
        let error = SystemFile.write(bytes, to: temporary.descriptor)
        if let former, error == nil {
            // Only root may change the owner; for others the file becomes theirs, as with any editor.
            if fchown(temporary.descriptor, former.st_uid, former.st_gid) != 0 { errno = 0 }
            fchmod(temporary.descriptor, former.st_mode & 0o7777)
        }
        // Errors of writing are reported when a descriptor is closed. The other one keeps the lock.
        let closing = close(fcntl(temporary.descriptor, F_DUPFD_CLOEXEC, 0)) == 0 ? nil : errno
        if let code = error ?? closing { throw SystemError(code: code) }
    }

    /// The target of links: a link is kept and its target is replaced.
    private static func destination(of path: FilePath) throws -> FilePath {
        var path = path
        for _ in 0..<40 {
            guard let lead = path.linkTarget else { return path }
            path = lead.bytes.first == UInt8(ascii: "/") ? lead : path.folder.appending(lead.bytes)
        }
        throw SystemError(code: ELOOP)
    }

    private static func pour(_ bytes: [UInt8], into path: FilePath) throws {
        let descriptor = path.withCString { open($0, O_WRONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw SystemError(code: errno) }
        let error = SystemFile.write(bytes, to: descriptor)
        close(descriptor)
        if let error { throw SystemError(code: error) }
    }
}
