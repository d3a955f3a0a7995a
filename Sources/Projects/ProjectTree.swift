import Foundation
import MaquetteFiles

/// The files of a folder and of those below it, as they are now: the system says what changes.
package final class ProjectTree {
    /// What tells that a file is the same.
    private struct Stamp: Equatable {
        var inode: UInt
        var size: Int
        var seconds: Int
        var nanoseconds: Int
    }

    package let root: FilePath
    private let boundary: FileBoundary
    /// Readable when something has changed; for `poll`.
    package let descriptor: Int32
    private var stamps: [String: Stamp] = [:]
    private var folders: [Int32: String] = [:]
    private var watches: [String: Int32] = [:]
    private var changed: Set<String> = []
    /// Files that are being written, with the time from which on they are taken as they are.
    private var unsettled: [String: Double] = [:]
    /// The next time to look through everything, where the system does not say what changes.
    private var nextLook: Double?
    private var missesFolders = false

    /// Whoever writes on without closing the file is given this long to finish.
    private static let settlingTime = 0.05
    private static let secondsBetweenLooks = 1.0
    private static let mostFolders = 100_000

    package init(_ root: FilePath) throws(Failure) {
        self.root = root.absolute
        boundary = FileBoundary(around: root, startingAt: root)
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else {
            throw Failure("\(root.shown) cannot be watched: \(SystemFile.words(for: errno))")
        }
        enter("")
        changed = []
    }

    deinit { close(descriptor) }

    /// The files, relative to the root, sorted. Hidden ones are left out, and those whose names are no text.
    package var files: [String] { stamps.keys.sorted() }
    package func contains(_ file: String) -> Bool { stamps[file] != nil }
    package func path(of file: String) -> FilePath { root.appending(file.utf8) }

    /// Seconds until ``takeChanges()`` is due even if the system says nothing; nil for no limit.
    package var secondsToNextLook: Double? {
        (Array(unsettled.values) + [nextLook].compactMap { $0 }).min().map { max(0, $0 - Clock.now) }
    }

    /// The files that were written, came or went since the last time.
    package func takeChanges() -> Set<String> {
        readEvents()
        let now = Clock.now
        for (file, time) in unsettled where time <= now {
            unsettled[file] = nil
            note(file)
        }
        if let time = nextLook, time <= now {
            nextLook = nil
            lookAgain()
        }
        defer { changed = [] }
        return changed
    }

    // MARK: Events

    private func readEvents() {
        var room = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &room, room.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            room.withUnsafeBytes { bytes in
                var start = 0
                while start + 16 <= count {
                    let length = Int(bytes.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
                    take(
                        watch: bytes.loadUnaligned(fromByteOffset: start, as: Int32.self),
                        mask: Int(bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self)),
                        name: Array(bytes[(start + 16)..<(start + 16 + length)].prefix { $0 != 0 }))
                    start += 16 + length
                }
            }
        }
    }

    private func take(watch: Int32, mask: Int, name: [UInt8]) {
        if mask & Int(IN_Q_OVERFLOW) != 0 { return lookAgain() }
        guard let folder = folders[watch] else { return }
        if mask & Int(IN_IGNORED) != 0 {
            folders[watch] = nil
            if watches[folder] == watch { watches[folder] = nil }
            return
        }
        if mask & (Int(IN_DELETE_SELF) | Int(IN_MOVE_SELF)) != 0 {
            // Others are reported by the folder around them.
            if folder.isEmpty {
                leave("")
                nextLook = Clock.now + Self.secondsBetweenLooks
            }
            return
        }
        guard let file = Self.join(folder, name) else { return }
        if mask & Int(IN_ISDIR) != 0 {
            // One that took the place of another may have other files.
            leave(file)
            if mask & (Int(IN_CREATE) | Int(IN_MOVED_TO)) != 0 { enter(file) }
        } else if mask & (Int(IN_MODIFY) | Int(IN_CREATE)) != 0 {
            unsettled[file] = Clock.now + Self.settlingTime
        } else {
            unsettled[file] = nil
            note(file)
        }
    }

    /// A file was written, came or went.
    private func note(_ file: String) {
        let stamp = stamp(of: file)
        if stamp == nil, stamps[file] == nil { return }
        // Even with the same stamp: times are coarse.
        stamps[file] = stamp
        changed.insert(file)
    }

    // MARK: Folders

    private func enter(_ folder: String) {
        let path = folder.isEmpty ? root : path(of: folder)
        let mask =
            Int(IN_CLOSE_WRITE) | Int(IN_MODIFY) | Int(IN_CREATE) | Int(IN_DELETE) | Int(IN_MOVED_FROM)
            | Int(IN_MOVED_TO) | Int(IN_ATTRIB) | Int(IN_DELETE_SELF) | Int(IN_MOVE_SELF) | Int(IN_ONLYDIR)
            | Int(IN_DONT_FOLLOW)
        let watch =
            watches.count < Self.mostFolders ? path.withCString { inotify_add_watch(descriptor, $0, UInt32(mask)) } : -1
        if watch >= 0 {
            folders[watch] = folder
            watches[folder] = watch
        } else if path.kind == .folder || folder.isEmpty {
            // The system watches no more, so everything is looked through again and again.
            missesFolders = true
            nextLook = Clock.now + Self.secondsBetweenLooks
        }
        // After it is watched, so that nothing can come in between.
        for name in (try? path.namesOfEntries()) ?? [] {
            guard let file = Self.join(folder, name) else { continue }
            switch self.path(of: file).status(followingLinks: false).map({ $0.st_mode & S_IFMT }) {
            case S_IFDIR: enter(file)
            case nil: break
            default: note(file)
            }
        }
    }

    private func leave(_ folder: String) {
        let below = folder.isEmpty ? "" : folder + "/"
        for (path, watch) in watches where path == folder || path.hasPrefix(below) {
            inotify_rm_watch(descriptor, watch)
            watches[path] = nil
            folders[watch] = nil
        }
        for file in stamps.keys where file.hasPrefix(below) {
            stamps[file] = nil
            unsettled[file] = nil
            changed.insert(file)
        }
    }

    /// Looks through everything and notes what differs.
    private func lookAgain() {
        let (before, noted) = (stamps, changed)
        missesFolders = false
        leave("")
        enter("")
        changed = noted
        for file in Set(before.keys).union(stamps.keys) where before[file] != stamps[file] { changed.insert(file) }
        if missesFolders { nextLook = Clock.now + Self.secondsBetweenLooks }
    }

    /// The stamp of a file; of a link, that of what it leads to, as long as that is a file in the folder.
    private func stamp(of file: String) -> Stamp? {
        guard let place = boundary.place(of: path(of: file)), let status = place.status(followingLinks: false),
            status.st_mode & S_IFMT == S_IFREG
        else { return nil }
        return Stamp(
            inode: UInt(status.st_ino), size: Int(status.st_size), seconds: Int(status.st_mtim.tv_sec),
            nanoseconds: Int(status.st_mtim.tv_nsec))
    }

    /// The path of a name in a folder; nil for what is no part of a project.
    private static func join(_ folder: String, _ name: [UInt8]) -> String? {
        guard let text = String(validating: name, as: UTF8.self), !text.hasPrefix("."), !text.isEmpty,
            !["node_modules", "DerivedData"].contains(text)
        else { return nil }
        return folder.isEmpty ? text : folder + "/" + text
    }
}
