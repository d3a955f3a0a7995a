import CProcess
import Glibc
import MaquetteFiles

/// A root folder with nothing in it but what a cage may see, mounted to be read, and one folder in memory to write into. What is
/// elsewhere is not there for the cage: it cannot be opened, listed, or asked about.
struct PrivateRoot {
    /// The folder on which it is mounted, which in the new root is the one for temporary files.
    private let temporary: String
    private var made: Set<String> = ["/"]
    private var shown: Set<String> = []
    private var hidden: [String] = []

    /// The most files in the folder for temporary files.
    private static let mostFiles = 10_000

    /// - Returns: false if this machine does not let it; nothing has changed then that others would notice.
    static func enter(_ cage: Cage) -> Bool {
        guard Namespaces.leaveMounts(), mount("none", "/", nil, UInt(MS_REC | MS_PRIVATE), nil) == 0 else {
            return false
        }
        let here = FilePath(".").absolute.shown
        guard mount("tmpfs", cage.temporary, "tmpfs", UInt(MS_NOSUID | MS_NODEV), "mode=755,size=4m") == 0 else {
            return false
        }
        if build(cage), chdir(here) == 0 || chdir("/") == 0 { return true }
        // The folder for temporary files is as it was.
        umount2(cage.temporary, Int32(MNT_DETACH))
        return false
    }

    private static func build(_ cage: Cage) -> Bool {
        let here = FilePath(".").absolute.shown
        var root = PrivateRoot(temporary: cage.temporary)
        for place in cage.system where place != "/proc" { root.show(place) }
        for place in cage.readable where place.isProject { root.show(place.path) }
        for place in cage.readable where place.isProject { root.hide(place) }
        // A project in a hidden folder of another one, such as a revision of git in a cache in the project.
        let projects = cage.readable.filter(\.isProject)
        for inner in projects where projects.contains(where: { $0.hides(FilePath(inner.path)) }) {
            root.show(inner.path, isAgain: true)
            root.hide(inner)
        }
        // What is named by itself may lie in what was hidden, as the folder for what is compiled.
        for place in cage.readable where !place.isProject { root.show(place.path, isAgain: true) }
        for place in cage.writable { root.show(place, isWritable: true, isAgain: true) }
        root.close(root.hidden)
        for path in cage.seen { root.mention(path) }
        // Other processes' numbers are none of its business, so without a namespace for them there is no private root.
        guard cage.startsPrograms ? cage.isAlone && root.showProcesses() : root.showProcess() else { return false }
        root.makeFolder(here)
        root.makeFolder(cage.temporary)
        let size = "mode=700,size=\(cage.mostBytesOfFiles),nr_inodes=\(mostFiles)"
        let inner = root.inside(cage.temporary)
        guard mount("tmpfs", inner, "tmpfs", UInt(MS_NOSUID | MS_NODEV), size) == 0,
            mount(nil, root.temporary, nil, UInt(MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV), nil) == 0
        else { return false }
        return maquette_change_root(root.temporary) == 0
    }

    private init(temporary: String) { self.temporary = temporary }

    private func inside(_ path: String) -> String { temporary + path }

    /// Shows a file or a folder where it is, and the links on the way to it.
    private mutating func show(_ path: String, isWritable: Bool = false, isAgain: Bool = false) {
        guard let place = follow(path) else { return }
        var status = stat()
        guard stat(place, &status) == 0, place != "/", shown.insert(place).inserted || isAgain else { return }
        if status.st_mode & S_IFMT == S_IFDIR { makeFolder(place) } else { makeFile(place) }
        _ = maquette_show_at(place, inside(place), isWritable ? 1 : 0)
    }

    /// Makes a file or folder without what is in it.
    private mutating func mention(_ path: String) {
        guard let place = follow(path), !made.contains(place) else { return }
        switch FilePath(place).kind {
        case .folder: makeFolder(place)
        case nil: break
        default: makeFile(place)
        }
    }

    /// Makes the links on a way as they are outside, and says where it leads.
    private mutating func follow(_ path: String) -> String? {
        var waiting = path.split(separator: "/").map(String.init)[...]
        var here = ""
        var links = 0
        while let part = waiting.popFirst() {
            if part == "." { continue }
            if part == ".." {
                here = String(here[..<(here.lastIndex(of: "/") ?? here.startIndex)])
                continue
            }
            let next = here + "/" + part
            guard let target = FilePath(next).linkTarget?.shown else {
                here = next
                continue
            }
            links += 1
            if links > 40 { return nil }
            if made.insert(next).inserted {
                makeFolder(here)
                _ = symlink(target, inside(next))
            }
            waiting = target.split(separator: "/").map(String.init) + waiting
            if target.hasPrefix("/") { here = "" }
        }
        return here.isEmpty ? "/" : here
    }

    private mutating func makeFolder(_ path: String) {
        // What lies in something that is shown is there, unless it was hidden: then there is an empty folder.
        guard !path.isEmpty, made.insert(path).inserted else { return }
        if let end = path.lastIndex(of: "/"), end > path.startIndex { makeFolder(String(path[..<end])) }
        _ = mkdir(inside(path), 0o755)
    }

    private mutating func makeFile(_ path: String) {
        if let end = path.lastIndex(of: "/"), end > path.startIndex { makeFolder(String(path[..<end])) }
        made.insert(path)
        Glibc.close(open(inside(path), O_CREAT | O_WRONLY | O_CLOEXEC, 0o644))
    }

    /// Puts nothing in the place of files and folders that were shown with others.
    private mutating func hide(_ project: Cage.Place) {
        guard let folder = follow(project.path) else { return }
        for path in project.hidden.map({ folder + "/" + $0 }) {
            var status = stat()
            guard lstat(inside(path), &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { continue }
            let nothing = temporary + "/.hidden-\(hidden.count)"
            if status.st_mode & S_IFMT == S_IFDIR {
                _ = mkdir(nothing, 0o755)
            } else {
                Glibc.close(open(nothing, O_CREAT | O_WRONLY | O_CLOEXEC, 0o644))
            }
            _ = maquette_show_at(nothing, inside(path), 1)
            hidden.append(path)
            // What was made below is hidden, too, and has to be made again where it is shown again.
            made = made.filter { !$0.hasPrefix(path + "/") }
        }
    }

    /// What stands for them is not to be written either, once all is where it belongs.
    private func close(_ paths: [String]) {
        for path in paths {
            _ = mount(nil, inside(path), nil, UInt(MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV), nil)
        }
    }

    /// Shows this process alone of all processes.
    private mutating func showProcess() -> Bool {
        let own = "/proc/\(getpid())"
        makeFolder(own)
        _ = symlink("\(getpid())", inside("/proc/self"))
        _ = symlink("self/task/\(getpid())", inside("/proc/thread-self"))
        return maquette_show_at(own, inside(own), 0) == 0
    }

    /// Shows the processes of this cage, and their open files.
    private mutating func showProcesses() -> Bool {
        makeFolder("/proc")
        makeFolder("/dev")
        _ = symlink("/proc/self/fd", inside("/dev/fd"))
        return mount("proc", inside("/proc"), "proc", UInt(MS_NOSUID | MS_NODEV | MS_NOEXEC | MS_RDONLY), nil) == 0
    }
}
