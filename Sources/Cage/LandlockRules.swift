import CProcess
import Glibc

/// What of the machine's files a cage may read and write, as Landlock's rules.
struct LandlockRules {
    private struct Rights: OptionSet {
        let rawValue: UInt64
        static let execute = Rights(rawValue: 1 << 0)
        static let writeFile = Rights(rawValue: 1 << 1)
        static let readFile = Rights(rawValue: 1 << 2)
        static let readFolder = Rights(rawValue: 1 << 3)
        /// Removing and making files and folders of every kind.
        static let change = Rights(rawValue: 0b1_1111_1111 << 4)
        static let moveBetweenFolders = Rights(rawValue: 1 << 13)
        static let empty = Rights(rawValue: 1 << 14)
        static let controlDevice = Rights(rawValue: 1 << 15)

        static func known(to version: Int) -> Rights {
            var rights: Rights = [execute, writeFile, readFile, readFolder, change]
            if version >= 2 { rights.insert(moveBetweenFolders) }
            if version >= 3 { rights.insert(empty) }
            if version >= 5 { rights.insert(controlDevice) }
            return rights
        }

        /// The rights that a file can have.
        static let ofFiles: Rights = [execute, writeFile, readFile, empty, controlDevice]
    }

    /// - Returns: 0, or the error for which there are no such walls.
    static func enforce(_ cage: Cage, hasPrivateRoot: Bool) -> Int32 {
        // Some kernels say that they know more than they do.
        var version = Int(maquette_landlock_version())
        guard version > 0 else { return ENOSYS }
        while true {
            let error = enforce(cage, version, hasPrivateRoot)
            guard error == EINVAL, version > 1 else { return error }
            version -= 1
        }
    }

    private static func enforce(_ cage: Cage, _ version: Int, _ hasPrivateRoot: Bool) -> Int32 {
        let known = Rights.known(to: version)
        var set = maquette_ruleset(files: known.rawValue, network: 0, scopes: 0)
        // TCP from the fourth version on; from the sixth, sockets without a file and signals to processes outside.
        if version >= 4 { set.network = 0b11 }
        if version >= 6 { set.scopes = 0b11 }
        let size = version >= 6 ? 24 : version >= 4 ? 16 : 8
        let rules = maquette_landlock_rules(&set, size)
        guard rules >= 0 else { return errno }
        defer { close(rules) }
        var reading: Rights = [.readFile, .readFolder]
        if cage.startsPrograms { reading.insert(.execute) }
        func permit(_ path: String, _ rights: Rights) {
            let rights = rights.intersection(known)
            if maquette_landlock_permit(rules, path, rights.rawValue) == 0 {
                _ = maquette_landlock_permit(rules, path, rights.intersection(.ofFiles).rawValue)
            }
        }
        for place in cage.system { permit(place, reading) }
        permit("/dev/null", [.readFile, .writeFile, .empty])
        for place in cage.readable {
            // In a private root what is hidden of a project is not there. Without one the entries are permitted one by one, so that
            // a new file beside them cannot be read before the next run.
            guard place.isProject, !hasPrivateRoot else {
                permit(place.path, reading)
                continue
            }
            permit(place.path, .readFolder)
            for entry in place.visible { permit(entry, reading) }
        }
        var writing = known
        writing.remove(.controlDevice)
        if !cage.startsPrograms { writing.remove(.execute) }
        for place in [cage.temporary] + cage.writable { permit(place, writing) }
        // Numbers of other processes are none of its files; those of its own it may read.
        permit("/proc/self", [.readFile, .readFolder])
        return maquette_landlock_enforce(rules)
    }
}
