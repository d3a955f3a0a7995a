import Foundation
import MaquetteCage
import MaquetteFiles
import Testing

/// What code of a project tries, tried in a cage: each wall around files by itself and both together, as the user of the tests and, where
/// that is root, as `nobody`. What must come out is said by `Documentation/security.md`, and by the numbers of the errors in
/// `man errno`: a call is refused (`EACCES`), or what it names is not there.
@Suite struct CageTests {
    /// A way to be in a cage.
    struct Way: CustomTestStringConvertible, Sendable {
        var words: [String]
        /// Without it there is none.
        var needs: Set<Walls.Wall>
        var testDescription: String { words.isEmpty ? "with all walls" : words.joined(separator: " ") }

        static let all: [Way] = {
            let users = getuid() == 0 ? [[], ["nobody"]] : [[]]
            let walls: [(String?, Set<Walls.Wall>)] = [
                (nil, []), ("without=landlock", [.mounts]), ("without=mounts", [.landlock]),
            ]
            return users.flatMap { user in
                walls.map { Way(words: user + [$0.0].compactMap { $0 }, needs: $0.1.union([.calls])) }
            }
        }()

        /// Those that this machine has the walls for. Each of the others is told once.
        static let possible: [Way] = all.filter { way in
            let missing = way.needs.subtracting(present)
            if !missing.isEmpty {
                print(
                    "not tried here, for want of \(missing.map(\.rawValue).sorted().joined(separator: ", ")): \(way.testDescription)"
                )
            }
            return missing.isEmpty
        }

        /// Without a namespace of processes builds have no private root.
        static let ofBuilds: [Way] = possible.filter { $0.needs.contains(.landlock) || present.contains(.processes) }
    }

    /// Asked of a process of its own, as that forks.
    static let present: Set<Walls.Wall> = {
        let words = (try? Trial.output(["walls"]))?.split(separator: "\n").last ?? ""
        return Set(words.split(separator: ",").compactMap { Walls.Wall(rawValue: String($0)) })
    }()

    @Test func `A kernel with Landlock and user namespaces has every wall tried`() {
        // Each wall as the kernel itself tells of it.
        let hasLandlock = (try? String(contentsOfFile: "/proc/kallsyms", encoding: .utf8))?.contains(
            "landlock_restrict_self")
        if hasLandlock == true, Self.present.contains(.landlock) { #expect(Self.present.contains(.calls)) }
        #expect(!Way.possible.isEmpty, "there are no walls here: \(Self.present)")
    }

    // MARK: Files

    @Test(arguments: Way.possible) func `Code reads its project, libraries and names of users`(_ way: Way) throws {
        let trial = try Trial()
        let found = try trial.run(
            way, "read=\(trial.project)/Sources/Card.swift", "list=\(trial.project)/Sources", "read=/usr/bin/env",
            "read=/etc/passwd", "read=/proc/self/status", "read=/dev/urandom")
        #expect(found == ["read 0", "list 0", "read 0", "read 0", "read 0", "read 0"])
    }

    @Test(arguments: Way.possible) func `Code reads no file outside of its project, and no hidden one in it`(
        _ way: Way
    ) throws {
        let trial = try Trial()
        let found = try trial.run(
            way, "read=\(trial.folder)/other/id_rsa", "list=\(trial.folder)/other", "read=/etc/shadow",
            "read=\(trial.project)/.git/config", "read=\(trial.project)/.env", "read=/proc/1/environ",
            "read=/proc/1/cmdline", "list=/root", "read=/proc/kallsyms")
        for line in found {
            let code = line.split(separator: " ").last ?? ""
            #expect(["ENOENT", "EACCES"].contains(code) || line == "read \(EIO)", "\(line)")
        }
    }

    /// The links are the author's, who may commit them.
    @Test(arguments: Way.possible) func `A link in a project opens nothing outside of it`(_ way: Way) throws {
        let trial = try Trial()
        let links = ["top": "../other", "whole": "\(trial.folder)/other", "Sources/far": "../../other", "root": "/"]
        for (name, target) in links {
            try FileManager.default.createSymbolicLink(atPath: "\(trial.project)/\(name)", withDestinationPath: target)
        }
        let key = "\(trial.folder)/other/id_rsa"
        let names = ["top/id_rsa", "whole/id_rsa", "Sources/far/id_rsa", "root\(key)", "root/etc/shadow"]
        let found = try trial.run(
            way, names.map { "read=\(trial.project)/\($0)" } + ["read=\(key)", "list=\(trial.project)/root/root"])
        for line in found { #expect(line.hasSuffix(" EACCES") || line.hasSuffix(" ENOENT"), "\(line)") }
    }

    /// Nothing is to be read in a file that stands for a hidden one.
    @Test(arguments: Way.possible) func `A link in a project opens nothing that is hidden in it`(_ way: Way) throws {
        let trial = try Trial()
        for (name, target) in ["notes": ".git", "settings": ".env", "whole": ".", "Sources/deep": "../.git"] {
            try FileManager.default.createSymbolicLink(atPath: "\(trial.project)/\(name)", withDestinationPath: target)
        }
        let names = [
            "notes/config", "settings", "whole/.git/config", "whole/.env", "Sources/deep/config", ".git/config", ".env",
        ]
        let found = try trial.run(way, names.map { "read=\(trial.project)/\($0)" })
        for line in found { #expect(["read EACCES", "read ENOENT", "read \(EIO)"].contains(line), "\(line)") }
    }

    /// As an Xcode project is named, whose files lie around it.
    @Test(arguments: Way.possible) func `What is named within a project leaves the rest of it to be read`(_ way: Way)
        throws
    {
        let trial = try Trial()
        let found = try trial.run(
            Way(words: ["within=Sources"] + way.words, needs: way.needs), "read=\(trial.project)/Package.swift",
            "read=\(trial.project)/Sources/Card.swift")
        #expect(found == ["read 0", "read 0"])
    }

    /// As a revision of git in a cache that lies in the project.
    @Test(arguments: Way.possible) func `A project in a hidden folder of another one is read, and nothing else there`(
        _ way: Way
    ) throws {
        let trial = try Trial()
        let cache = "\(trial.project)/.cache"
        for (name, text) in [
            "one/Card.swift": "struct Card {}\n", "one/.env": "token\n", "two/Card.swift": "struct Card {}\n",
        ] {
            let url = URL(fileURLWithPath: "\(cache)/\(name)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        let found = try trial.run(
            Way(words: ["within=.cache/one"] + way.words, needs: way.needs), "read=\(cache)/one/Card.swift",
            "list=\(cache)/one", "read=\(trial.project)/Package.swift", "read=\(cache)/one/.env",
            "read=\(cache)/two/Card.swift", "read=\(trial.project)/.env")
        #expect(found.prefix(3) == ["read 0", "list 0", "read 0"], "\(found)")
        for line in found.dropFirst(3) {
            #expect(["read EACCES", "read ENOENT", "read \(EIO)"].contains(line), "\(line)")
        }
    }

    @Test(arguments: Way.possible) func `A project behind a link keeps its hidden files hidden`(_ way: Way) throws {
        let trial = try Trial()
        let work = "\(trial.folder)/work"
        try FileManager.default.createSymbolicLink(atPath: work, withDestinationPath: trial.folder)
        let project = work + "/project"
        let found = try trial.run(
            way, at: project, "read=\(project)/Sources/Card.swift", "read=\(project)/.git/config",
            "read=\(trial.project)/.git/config", "read=\(work)/other/id_rsa")
        #expect(found[0] == "read 0")
        for line in found.dropFirst() {
            #expect(line.hasSuffix(" EACCES") || line.hasSuffix(" ENOENT"), "\(line)")
        }
    }

    @Test(arguments: Way.possible.filter { $0.needs != [.landlock, .calls] })
    func `In a private root code does not learn whether a file is there`(_ way: Way) throws {
        let trial = try Trial()
        let found = try trial.run(way, "ask=\(trial.folder)/other/id_rsa", "ask=\(trial.folder)/other/no-such-file")
        #expect(found == ["ask ENOENT", "ask ENOENT"])
    }

    @Test(arguments: Way.possible) func `Code writes into its temporary folder alone`(_ way: Way) throws {
        let trial = try Trial()
        let card = "\(trial.project)/Sources/Card.swift"
        let found = try trial.run(
            way, "write=\(trial.temporary)/note", "mkdir=\(trial.temporary)/folder", "write=\(card)", "empty=\(card)",
            "cut=\(card)", "remove=\(card)", "write=\(trial.project)/new", "mkdir=\(trial.project)/folder",
            "write=\(trial.project)/.git/hooks/pre-commit", "write=\(trial.output)/picture.png", "write=/dev/null",
            "write=/tmp/maquette-test", "link=\(trial.temporary)/link", "chdir=/usr",
            "empty-oddly=\(card)")
        #expect(found.prefix(2) == ["write 0", "mkdir 0"])
        #expect(found[10] == "write 0")
        for (place, line) in found.enumerated() where place > 1 && place != 10 {
            #expect(["EACCES", "EROFS", "ENOENT"].contains(line.split(separator: " ").last ?? ""), "\(line)")
        }
        #expect(try String(contentsOfFile: card, encoding: .utf8) == "struct Card {}\n")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: trial.project).sorted() == [
                ".env", ".git", "Package.swift", "Sources",
            ])
        #expect(try FileManager.default.contentsOfDirectory(atPath: trial.output).isEmpty)
    }

    /// Where code asks for it, it is told that it was done, as on a file system without modes.
    @Test(arguments: Way.possible) func `Files keep their modes, times and attributes`(_ way: Way) throws {
        let trial = try Trial()
        let card = "\(trial.project)/Sources/Card.swift"
        chmod(card, 0o755)
        let before = try FileManager.default.attributesOfItem(atPath: card)
        let found = try trial.run(way, "mode=\(card)", "times=\(card)", "attribute=\(card)")
        #expect(found == ["mode 0", "times 0", "attribute EACCES"])
        let after = try FileManager.default.attributesOfItem(atPath: card)
        for key in [FileAttributeKey.posixPermissions, .modificationDate] {
            #expect("\(before[key] ?? "")" == "\(after[key] ?? "")")
        }
    }

    // MARK: Other processes, the network, the kernel

    @Test(arguments: Way.possible) func `Code names no other process`(_ way: Way) throws {
        // The process of the tests, which nothing happens to.
        let number = getpid()
        let trial = try Trial()
        let calls = [
            "kill", "tgkill", "tkill", "queue", "pidfd", "limit", "priority", "affinity", "scheduler", "disk-priority",
            "trace", "read-memory", "compare",
        ]
        let found = try trial.run(
            way, calls.map { "\($0)=\(number)" } + ["kill-group=\(number)", "kill-all", "numbers"])
        #expect(
            found == (calls + ["kill-group", "kill-all"]).map { "\($0) EACCES" } + ["numbers "]
                || way.seesNumbers && found.dropLast() == (calls + ["kill-group", "kill-all"]).map { "\($0) EACCES" },
            "\(found)")
    }

    @Test(arguments: Way.possible) func `Code has no network and no sockets within the machine`(_ way: Way) throws {
        let found = try Trial().run(way, "inet", "netlink", "unix", "vsock", "pair", "datagrams")
        #expect(found == ["inet", "netlink", "unix", "vsock", "pair", "datagrams"].map { "\($0) EACCES" })
    }

    @Test(arguments: Way.possible) func `Code starts no program, and threads alone`(_ way: Way) throws {
        #expect(try Trial().run(way, "fork", "exec", "thread") == ["fork EACCES", "exec EACCES", "thread 0"])
    }

    @Test(arguments: Way.possible) func `Code has no terminal`(_ way: Way) throws {
        let found = try Trial().run(way, "type", "control", "session")
        #expect(["type ENOENT", "type EACCES", "type ENXIO"].contains(found[0]), "\(found)")
        #expect(found.dropFirst() == ["control ENOTTY", "session own"])
    }

    @Test(arguments: Way.possible) func `The kernel has few ears for code`(_ way: Way) throws {
        let calls = [
            "unshare", "mount", "chroot", "io_uring", "key", "bpf", "perf", "userfaultfd", "clock", "segment",
            "messages",
            "memfd", "shared", "large-pipe", "dumpable", "orphan", "own-limit",
        ]
        #expect(try Trial().run(way, calls) == calls.map { "\($0) EACCES" })
    }

    @Test(arguments: Way.possible) func `Code has no rights that others have not, and gets none`(_ way: Way) throws {
        let found = try Trial().run(way, "rights", "core")
        let none = "0000000000000000"
        let rights = found[0].split(separator: " ").map(String.init)
        #expect(rights[1] == none && rights[2] == none && rights[4] == none, "\(found)")
        #expect(rights.suffix(2) == ["1", "2"])
        if getuid() == 0, !way.words.contains("nobody") { #expect(rights[3] == none) }
        #expect(found[1] == "core 0")
    }

    // MARK: Bounds

    /// 256 MB is what `Cage.usualBytesOfFiles` says; the supervisor counts where there is no private root.
    @Test(arguments: Way.possible.filter { $0.needs != [.landlock, .calls] })
    func `Temporary files are bounded together, also those without a name`(_ way: Way) throws {
        for word in ["fill", "fill-hidden"] {
            let line = try #require(try Trial().run(way, word).first)
            let megabytes = Int(line.split(separator: " ")[1]) ?? 0
            #expect((200...256).contains(megabytes), "\(line)")
        }
    }

    @Test(arguments: Way.possible) func `Open files are bounded`(_ way: Way) throws {
        let line = try #require(try Trial().run(way, "open-files").first)
        #expect((200...256).contains(Int(line.split(separator: " ")[1]) ?? 0), "\(line)")
    }

    // MARK: Compilers

    @Test(arguments: Way.ofBuilds) func `Compilers start programs and write what they make, and nothing else`(
        _ way: Way
    ) throws {
        let trial = try Trial()
        var way = way
        way.words.append("builds")
        let found = try trial.run(
            way, "fork", "pair", "write=\(trial.output)/Card.o", "write=\(trial.project)/new",
            "read=\(trial.folder)/other/id_rsa", "inet", "send", "kill-all", "mount", "unshare")
        #expect(found.prefix(3) == ["fork 0", "pair 0", "write 0"])
        // Where they see no others, they may end each other, and there is nobody else.
        #expect(found[7] == "kill-all EACCES" || !way.words.contains("without=mounts"), "\(found)")
        #expect(found[5..<7] == ["inet EACCES", "send EACCES"] && found[8...] == ["mount EACCES", "unshare EACCES"])
        for line in found[3..<5] { #expect(!line.hasSuffix(" 0"), "\(line)") }
    }

    /// Where nothing is mounted to be read, they are told that it was done, as above.
    @Test(arguments: Way.ofBuilds) func `Compilers change no mode and no time of a file that is not theirs`(_ way: Way)
        throws
    {
        let trial = try Trial()
        let files = ["\(trial.folder)/other/id_rsa", "\(trial.project)/Sources/Card.swift"]
        for file in files { chmod(file, 0o744) }
        func attributes() throws -> [String] {
            try files.map { file in
                let all = try FileManager.default.attributesOfItem(atPath: file)
                return "\(all[.posixPermissions] ?? "") \(all[.modificationDate] ?? "")"
            }
        }
        let before = try attributes()
        var way = way
        way.words.append("builds")
        _ = try trial.run(way, files.flatMap { ["mode=\($0)", "times=\($0)", "empty=\($0)", "empty-oddly=\($0)"] })
        #expect(try attributes() == before)
        for file in files { #expect(try !Data(contentsOf: URL(fileURLWithPath: file)).isEmpty) }
    }
}

extension CageTests.Way {
    /// Without a private root the numbers of other processes can be listed by no call, but their folder can be opened.
    fileprivate var seesNumbers: Bool { words.contains("without=mounts") }
}
