import CProcess
import Glibc
import MaquetteFiles

/// What a process that runs a project's code may read, write and spend. Once it has entered, it cannot leave, and neither can what
/// it starts.
package struct Cage: Sendable {
    /// A file or folder that may be read.
    package struct Place: Hashable, Sendable {
        package var path: String
        /// Whether the place is the folder of a project: what its hidden entries hold is for tools and not for code, such as passwords in
        /// `.git`.
        package var isProject: Bool

        package init(_ path: String, isProject: Bool = false) {
            (self.path, self.isProject) = (path, isProject)
        }
    }

    package var readable: [Place]
    /// Files and folders of which may be asked whether they are there, and no more.
    package var seen: [String] = []
    /// Folders that may be written, besides the temporary one.
    package var writable: [String] = []
    /// A folder of its own, which must be there.
    package var temporary: String
    /// Compilers do, code of an app does not.
    package var startsPrograms = false
    /// What a process beside this one does for it, where programs are needed for that.
    package var clerk: Clerk.Work?
    package var mostBytesOfFiles = Self.usualBytesOfFiles
    package static let usualBytesOfFiles = 256 << 20
    /// The most bytes of each file; nil is as many as all files together may have.
    package var largestFile: Int?
    package var mostOpenFiles: UInt64 = 256
    /// The most seconds of the processor for each process.
    package var mostSeconds: UInt64 = 3600
    /// Whether processes of this cage see no others.
    package var isAlone = false
    /// The walls that are tried around files.
    package var walls = Set(Walls.Wall.allCases)
    /// Whether there are walls: people may trust a project where there can be none.
    package var isClosed = true

    package init(readable: [Place], temporary: String) {
        (self.readable, self.temporary) = (readable, temporary)
    }

    /// What each program needs of the machine: libraries, fonts, the time zone, names of users, and nothing that is secret.
    var system: [String] {
        [
            "/usr", "/lib", "/lib32", "/lib64", "/libx32", "/bin", "/sbin", "/etc/ld.so.cache", "/etc/ld.so.conf",
            "/etc/ld.so.conf.d", "/etc/ld.so.preload", "/etc/fonts", "/etc/localtime", "/etc/timezone", "/etc/passwd",
            "/etc/group", "/etc/nsswitch.conf", "/etc/os-release", "/etc/lsb-release", "/etc/alternatives",
            "/etc/locale.alias", "/etc/debian_version", "/var/cache/fontconfig", "/dev/null", "/dev/zero",
            "/dev/urandom", "/dev/random", "/sys/devices/system/cpu",
        ]
            // Programs that are started have numbers that nobody knows before. Of other processes Landlock shows little, and a
            // namespace nothing.
            + (startsPrograms ? ["/proc"] : ["/proc/cpuinfo", "/proc/meminfo"])
    }

    /// Goes into the cage, or says which wall cannot be had. Call it while the process has a single thread.
    package func enter() throws(Failure) {
        // A process without a terminal has nothing to push keys into.
        _ = setsid()
        guard isClosed else { return limit() }
        if let clerk { try Clerk.start(clerk, beside: self) }
        let hasPrivateRoot = walls.contains(.mounts) && PrivateRoot.enter(self)
        limit()
        maquette_drop_capabilities()
        // Landlock wants to know that nobody will have more rights than now.
        var error = maquette_no_new_privileges()
        let landlock = walls.contains(.landlock) ? LandlockRules.enforce(self, hasPrivateRoot: hasPrivateRoot) : ENOSYS
        guard hasPrivateRoot || landlock == 0 else {
            throw Failure(
                "the walls around files cannot be built (Landlock \(maquette_landlock_version()): "
                    + "\(SystemFile.words(for: landlock))): a newer kernel may have better ones; see `preview doctor`")
        }
        maquette_hide_memory()
        // A new namespace of users may have made the system forget it.
        maquette_hear_parents_end(SIGKILL)
        if error == 0 { error = maquette_filter_calls(startsPrograms ? 1 : 0, isAlone ? 1 : 0, hasPrivateRoot ? 1 : 0) }
        if error != 0 { throw Failure("system calls cannot be filtered: \(SystemFile.words(for: error))") }
    }

    private func limit() {
        func limit(_ resource: __rlimit_resource, _ most: UInt64) { maquette_limit(Int32(resource.rawValue), most) }
        limit(RLIMIT_CORE, 0)
        limit(RLIMIT_NOFILE, mostOpenFiles)
        limit(RLIMIT_FSIZE, UInt64(largestFile ?? mostBytesOfFiles))
        limit(RLIMIT_CPU, mostSeconds)
        // RLIMIT_MEMLOCK and RLIMIT_MSGQUEUE, which Swift does not see.
        maquette_limit(8, 0)
        maquette_limit(12, 0)
    }

    /// Leaves open only these descriptors, and files that nobody can change, such as fonts that were put together.
    package static func keepOpen(_ kept: [Int32]) {
        let open = ((try? FilePath("/proc/self/fd").namesOfEntries()) ?? []).compactMap {
            Int32(String(decoding: $0, as: UTF8.self))
        }
        let kept = Set(kept + open.filter { maquette_is_sealed($0) != 0 })
        var first: UInt32 = 0
        for descriptor in kept.sorted() where descriptor >= 0 {
            let number = UInt32(descriptor)
            if number > first { maquette_close_range(first, number - 1) }
            first = number + 1
        }
        maquette_close_range(first, .max)
    }
}

extension Cage.Place {
    /// Hidden entries that builds and settings need.
    private static let known: Set<String> = [".build", ".swiftpm", ".swift-version", ".swiftgen.yml", ".index-build"]

    private var entries: [String] {
        let names = (try? FilePath(path).namesOfEntries()) ?? []
        return names.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func isHidden(_ name: String) -> Bool {
        name.hasPrefix(".") && !known.contains(name) && !name.hasPrefix(".maquette")
    }

    /// The entries of a project's folder that its code may read. A link that leads out of the project is none of them, and neither is one
    /// to what is hidden, or to the whole of it.
    var visible: [String] {
        let folder = FilePath(path)
        let boundary = FileBoundary(around: folder, startingAt: folder)
        let length = (folder.real ?? folder.absolute).bytes.count
        return entries.filter { !Self.isHidden($0) }.map { path + "/" + $0 }.filter { entry in
            guard let place = boundary.place(of: FilePath(entry)) else { return false }
            let first = place.bytes.dropFirst(length).split(separator: UInt8(ascii: "/")).first
            return first.map { !Self.isHidden(String(decoding: $0, as: UTF8.self)) } ?? false
        }
    }
    /// Whether a path below the project leads through one of its hidden entries.
    package func hides(_ path: FilePath) -> Bool {
        let folder = FilePath(self.path)
        guard path.isBelow(folder) else { return false }
        let first = path.bytes.dropFirst(folder.bytes.count).split(separator: UInt8(ascii: "/")).first
        return first.map { Self.isHidden(String(decoding: $0, as: UTF8.self)) } ?? false
    }

    /// The names of those that it may not.
    var hidden: [String] { entries.filter(Self.isHidden) }
}
