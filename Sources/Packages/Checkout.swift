import Foundation
import MaquetteFiles

/// One revision of a repository, brought by git. Whoever wrote the repository may not run anything here: git runs no hooks, no
/// filters and no helpers for addresses.
enum Checkout {
    /// - Parameter folder: the new folder of the checkout. Afterwards the checkout is complete, and without git's own folder.
    static func make(_ pin: Pin, from address: String, at folder: FilePath) throws(Failure) {
        guard isPlain(address) else {
            throw Failure(
                "\(pin.name): git does not fetch \(address.debugDescription) here: name it with https, ssh or a path")
        }
        let half = folder.folder.appending(".\(ProcessInfo.processInfo.processIdentifier)-\(pin.name)".utf8)
        discard(half)
        defer { discard(half) }
        try git(["init", "-q", half.shown], in: nil, pin)
        let wanted = pin.revision ?? pin.version ?? "HEAD"
        // Some hosts give no single revision, and a name may be that of a tag.
        let ways =
            pin.revision != nil
            ? [
                ["--depth", "1", address, wanted],
                [address, "+refs/heads/*:refs/fetched/*", "+refs/tags/*:refs/tags/*"],
            ]
            : [["--depth", "1", address, "refs/tags/\(wanted)"], ["--depth", "1", address, "refs/tags/v\(wanted)"]]
        var problem: Failure?
        for way in ways {
            do throws(Failure) {
                try git(["fetch", "-q", "--no-tags", "--no-recurse-submodules"] + way, in: half, pin)
                try git(["checkout", "-q", "--detach", pin.revision ?? "FETCH_HEAD"], in: half, pin)
                problem = nil
                break
            } catch { problem = problem ?? error }
        }
        if let problem { throw problem }
        try? FileManager.default.removeItem(atPath: half.shown + "/.git")
        // Another process may have brought it meanwhile.
        guard folder.kind == nil else { return }
        if half.withCString({ from in folder.withCString { rename(from, $0) } }) != 0, folder.kind == nil {
            throw Failure("\(folder.shown) cannot be made: \(SystemFile.words(for: errno))")
        }
    }

    /// The process that makes a checkout, by the name of the unfinished folder; nil for another folder.
    static func process(ofUnfinished name: [UInt8]) -> pid_t? {
        guard name.first == UInt8(ascii: ".") else { return nil }
        return pid_t(String(decoding: name.dropFirst().prefix { $0 != UInt8(ascii: "-") }, as: UTF8.self))
    }

    /// No helper of git's (`ext::`), and no option.
    private static func isPlain(_ address: String) -> Bool {
        guard !address.hasPrefix("-"), !address.contains("::"), !address.utf8.contains(0) else { return false }
        guard let scheme = address.firstMatch(of: /^([A-Za-z][A-Za-z0-9+.\-]*):\/\//) else { return true }
        return ["https", "http", "ssh", "git", "file"].contains(scheme.output.1.lowercased())
    }

    private static func discard(_ folder: FilePath) { try? FileManager.default.removeItem(atPath: folder.shown) }

    /// What people have set for git still counts: names, keys and other addresses.
    private static let options = [
        "core.hooksPath=/dev/null", "protocol.ext.allow=never", "filter.lfs.smudge=", "filter.lfs.process=",
        "filter.lfs.clean=", "filter.lfs.required=false", "core.fsmonitor=false", "core.symlinks=true", "gc.auto=0",
        "advice.detachedHead=false",
    ].flatMap { ["-c", $0] }

    private static func git(_ words: [String], in folder: FilePath?, _ pin: Pin) throws(Failure) {
        // Nobody is there to be asked for a password.
        let variables = ["GIT_TERMINAL_PROMPT=0", "GIT_LFS_SKIP_SMUDGE=1", "LC_ALL=C"]
        let place = folder.map { ["-C", $0.shown] } ?? []
        let (bytes, code) = Program.output(
            of: "/usr/bin/env", variables + ["git"] + options + place + words, withComplaints: true)
        if code == 0 { return }
        // `env` exits with this when there is no such command.
        if code == 127 { throw Failure("git is not installed, or not on the PATH") }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        let start = lines.firstIndex { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") }
        var reason = start.map { lines[$0] } ?? lines.last ?? "git failed"
        // What the host said is below.
        if let start, reason.hasSuffix(":"), lines.indices.contains(start + 1) { reason += " " + lines[start + 1] }
        throw Failure("\(pin.name) \(pin.wanted) cannot be fetched: \(reason)")
    }
}
