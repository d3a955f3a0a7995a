import Foundation
import Testing

/// Downloads that go wrong, from a repository on this disk: one line each, and the cache stays as it was. What git says in each case is
/// git's own; what is expected here is what `Documentation/packages.md` promises.
@Suite("Packages that are downloaded")
struct PackagesTests {
    private let place: Workplace
    private let revision: String

    init() throws {
        place = try Workplace()
        let made = try place.shell(
            """
            git init -q Kit && cd Kit && echo '// Kit' >Package.swift && head -c 300000 /dev/urandom >Noise.bin
            git add . && git -c user.name=Me -c user.email=me@example.com commit -qm first && git rev-parse HEAD
            """)
        revision = try #require(made.lines.last)
        // Something that was there before.
        try place.write("// Other", to: "cache/packages/checkouts/Other-0123456789abcdef/Package.swift")
    }

    private func lock(_ address: String, _ revision: String? = nil) throws {
        try place.write(
            """
            {"pins": [{"location": "\(address)", "state": {"revision": "\(revision ?? self.revision)", "version": "1.0"}}],
            "version": 2}
            """, to: "App/Package.resolved")
    }

    private func fetch(_ variables: String = "") throws -> Run {
        try place.shell("export MAQUETTE_CACHE=$PWD/cache; \(variables) preview packages --fetch App")
    }

    private var cached: [String] { place.files.filter { $0.hasPrefix("cache/") } }

    private func expectNothingNew(_ run: Run, _ words: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(run.status == 2, sourceLocation: sourceLocation)
        #expect(
            run.errorLines.count == 1 && run.errors.contains(words), "\(run.errors)", sourceLocation: sourceLocation)
        #expect(
            cached == ["cache/packages/checkouts/Other-0123456789abcdef/Package.swift"], sourceLocation: sourceLocation)
    }

    @Test("come from the address that git's settings put in place of another") func otherAddress() throws {
        try lock("https://example.invalid/me/Kit")
        let settings =
            "GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=url.$PWD/.insteadOf GIT_CONFIG_VALUE_0=https://example.invalid/me/"
        let run = try fetch(settings)
        #expect(
            run.status == 0 && run.errors == "fetched Kit 1.0\n" && run.lines.last == "1 of 1 are here", "\(run.errors)"
        )
        #expect(cached.count { $0.hasPrefix("cache/packages/checkouts/Kit-") } == 2, "\(cached)")
    }

    @Test("need git") func noGit() throws {
        try lock(place.folder.path + "/Kit")
        expectNothingNew(try fetch("PATH=/nowhere"), "git is not installed, or not on the PATH")
    }

    /// Nobody listens at the port for discarding, 9.
    @Test("need a host that answers", arguments: ["git://127.0.0.1:9/me/Kit", "https://127.0.0.1:9/me/Kit"])
    func refused(_ address: String) throws {
        try lock(address)
        expectNothingNew(try fetch("NO_PROXY=127.0.0.1"), "Kit 1.0 cannot be fetched: fatal: unable to ")
    }

    @Test("need the revision to be there") func noRevision() throws {
        try lock(place.folder.path + "/Kit", String(repeating: "0", count: 40))
        expectNothingNew(try fetch(), "Kit 1.0 cannot be fetched: ")
    }

    /// `head` would hold back what it has read so far.
    @Test("leave nothing when they are cut short") func cutShort() throws {
        try place.write("#!/bin/sh\nfor last; do :; done\nsh -c \"$last\" | dd bs=1 count=20000\n", to: "shortened")
        try lock("ssh://example.invalid\(place.folder.path)/Kit")
        #expect(try place.shell("chmod +x shortened").status == 0)
        expectNothingNew(
            try fetch("GIT_SSH=$PWD/shortened GIT_SSH_VARIANT=simple"), "Kit 1.0 cannot be fetched: ")
    }

    /// Makes a world of its own, in which mounts concern nobody else.
    private static let canMount: Bool = {
        (try? Workplace().shell("unshare -rm mount -t tmpfs tmpfs /mnt"))?.status == 0
    }()

    @Test("leave what was there when the disk is full", .enabled(if: canMount)) func fullDisk() throws {
        try lock(place.folder.path + "/Kit")
        let script = """
            mkdir small; mount -t tmpfs -o size=200k tmpfs small; mkdir -p small/packages/checkouts/Other-1
            MAQUETTE_CACHE=$PWD/small '\(Command.path)' packages --fetch App >/dev/null; echo $?
            ls -A small/packages/checkouts
            """
        let run = try place.run("/usr/bin/unshare", ["-rm", "bash", "-c", script])
        #expect(run.lines == ["2", "Other-1"], "\(run.errors)")
        #expect(run.errorLines.count == 1 && run.errors.contains("Kit 1.0 cannot be fetched: "), "\(run.errors)")
    }

    /// A toolset that compiles nothing.
    private func writeToolset() throws {
        try place.write("#!/bin/sh\nexit 1\n", to: "tools/adapt")
        try place.write(
            #"{ "adapter": "\#(place.folder.path)/tools/adapt", "host": "\#(Command.path)" }"#,
            to: "tools/settings.json")
        #expect(try place.shell("chmod +x tools/adapt").status == 0)
        try place.write("#Preview { UIView() }\n", to: "App/Card.swift")
        try place.write("// swift-tools-version:5.9\n", to: "App/Package.swift")
        try lock("https://example.invalid/me/Kit")
    }

    private static let advice =
        "1 package that the project names is missing; `preview packages --fetch App` downloads 1"

    @Test(
        "that are missing are the last word of each verb that compiles",
        arguments: [
            "app App -o out", "test App", "render App/Card.swift", "frames App/Card.swift", "lint App/Card.swift",
            "snapshot verify App/Card.swift", "accessibility App/Card.swift",
        ]) func lastWord(_ words: String) throws
    {
        try writeToolset()
        let run = try place.shell("export MAQUETTE_CACHE=$PWD/cache MAQUETTE_TOOLSET=$PWD/tools; preview \(words)")
        #expect(run.errorLines.last == "preview: \(Self.advice)", "\(run.errors)")
        #expect(run.errorLines.count { $0.contains(Self.advice) } == 1, "\(run.errors)")
    }

    @Test("that are missing are named to agents and where a page is served") func servers() throws {
        try writeToolset()
        let call =
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"RenderPreview","arguments":{"sourceFilePath":"App/Card.swift"}}}"#
        let variables = "export MAQUETTE_CACHE=$PWD/cache MAQUETTE_TOOLSET=$PWD/tools"
        let agent = try place.shell("\(variables); echo '\(call)' | preview mcp")
        #expect(agent.text.contains(Self.advice), "\(agent.text)")
        let served = try place.shell(
            """
            \(variables)
            '\(Command.path)' serve App --port 0 >address 2>said & stays=$!
            until [ -s said ]; do kill -0 $stays || exit 2; sleep 0.05; done
            kill -TERM $stays; wait $stays; cat said
            """)
        #expect(served.lines == ["preview: \(Self.advice)"], "\(served.text)")
    }

    @Test("have to get a version first where no lock file names one") func notChosen() throws {
        try place.write(
            #"let package = Package(dependencies: [.package(url: "https://example.com/me/Kit.git", from: "1.0.0")])"#,
            to: "App/Package.swift")
        let run = try place.shell("export MAQUETTE_CACHE=$PWD/cache; preview packages App")
        #expect(
            run.lines == [
                "package  wanted      where",
                "Kit      not chosen  missing: `swift package resolve` chooses its version",
                "0 of 1 are here",
            ])
        #expect(run.status == 1)
        try place.write(".binaryTarget(name: \"Core\", path: \"Core.xcframework\")", to: "checkouts/Kit/Package.swift")
        let found = try place.shell("export MAQUETTE_CACHE=$PWD/cache; preview packages App --packages checkouts")
        #expect(
            found.lines.dropFirst() == [
                "Kit      not chosen  checkouts/Kit", "Kit has binary targets, which cannot be used on Linux: Core",
                "1 of 1 are here",
            ])
        #expect(found.status == 0)
    }
}
