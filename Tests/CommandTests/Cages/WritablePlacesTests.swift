import Foundation
import Testing

@testable import preview

/// Which files a run with a project's code may have written: those that its words ask for, as Documentation/security.md says.
@MainActor @Suite struct WritablePlacesTests {
    private let place: Workplace
    private var folder: String { place.folder.path }

    init() throws { place = try Workplace() }

    private func asked(_ words: String...) -> WritablePlaces { WritablePlaces(words.map { Argument($0) }) }

    private func path(_ name: String) -> FilePath { FilePath(folder + "/" + name) }

    private func write(_ name: String) -> FileChange { .write([], to: path(name)) }

    private func make(_ names: String...) throws {
        for name in names {
            try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
        }
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: target)
    }

    @Test(arguments: [true, false]) func `In a folder that was named pictures are written, and nothing else`(
        _ isThere: Bool
    ) throws {
        if isThere { try make("out") }
        let places = asked("render", "card.json", "--format", "png,svg", "-o", folder + "/out/")
        for name in ["out/card.png", "out/deeper/card.svg"] {
            #expect(places.mayMake(write(name)), "\(name)")
            #expect(places.mayMake(.remove(path(name))), "\(name)")
        }
        for name in [
            "card.png", "out/../card.png", "output/card.png", "out/card.swift", "out/hook", "out/card.sh", "out",
        ] {
            #expect(!places.mayMake(write(name)), "\(name)")
            #expect(!places.mayMake(.remove(path(name))), "\(name)")
        }
        for name in ["", "out", "out/deeper"] { #expect(places.mayMake(.makeFolder(path(name))), "\(name)") }
        for name in ["other", "out/.hidden"] { #expect(!places.mayMake(.makeFolder(path(name))), "\(name)") }
        #expect(places.mayMake(.tidyUp(path("out"))) && !places.mayMake(.tidyUp(path("other"))))
    }

    /// The link may be in the pull request whose code is drawn.
    @Test func `A folder that was named is no link out of the project`() throws {
        try make("project/in", "elsewhere/deep")
        try link("project/out", to: "../elsewhere")
        try link("project/within", to: "in")
        try link("entrance", to: "project")
        let project = [path("project")]
        for name in ["out", "out/", "out/deep", "out/new/", "out/card.png"] {
            let places = asked("render", "card.json", "-o", "\(folder)/project/\(name)")
            #expect(places.leadingOut(of: project) != nil, "\(name)")
            // Nobody else's link is refused.
            #expect(places.leadingOut(of: [path("elsewhere")]) == nil, "\(name)")
        }
        for name in ["project/in", "project/within/", "project/new/", "project/card.png", "elsewhere/", "entrance/in"] {
            let places = asked("render", "card.json", "-o", "\(folder)/\(name)")
            #expect(places.leadingOut(of: project) == nil, "\(name)")
        }
        #expect(asked("render", "card.json", "-o", folder + "/entrance/in").leadingOut(of: [path("entrance")]) == nil)
    }

    @Test func `In the place of a file that was named it alone is written`() {
        for name in ["card.png", "card.svg", "card.pdf"] {
            #expect(asked("render", "card.json", "-o", folder + "/" + name).mayMake(write(name)), "\(name)")
        }
        let places = asked("render", "card.json", "-o", folder + "/card.png")
        #expect(places.mayMake(write("card.png")))
        for name in ["other.png", "card.svg", "card.png/deeper.png", ".git/card.png", "../card.png"] {
            #expect(!places.mayMake(write(name)), "\(name)")
        }
        for change in [.remove(path("card.png")), .removeEmptyFolder(path("")), .removeWithContents(path(""))]
            as [FileChange]
        {
            #expect(!places.mayMake(change), "\(change)")
        }
        #expect(places.mayMake(.makeFolder(path(""))) && places.mayMake(.tidyUp(path(""))))
    }

    /// In the folder that the command was started in, pictures in the form that was asked for.
    @Test func `Without -o the form of the pictures decides`() {
        func write(_ name: String) -> FileChange { .write([], to: FilePath(name)) }
        let places = asked("render", "card.json")
        #expect(places.mayMake(write("card.png")) && places.mayMake(write("Screens/card.png")))
        for name in ["card.svg", "package.json", "CMakeLists.txt", "README.md", "../card.png", "/card.png"] {
            #expect(!places.mayMake(write(name)), "\(name)")
        }
        let vectors = asked("render", "card.json", "--format", "svg")
        #expect(vectors.mayMake(write("card.svg")) && !vectors.mayMake(write("card.png")))
    }

    /// The repository may hold the links, and the run was asked for the names that they have.
    @Test func `A link is not followed out of the folder, to a hidden file, or to one of another kind`() throws {
        try make("out/.git", "out/plain", "elsewhere")
        try Data().write(to: URL(fileURLWithPath: folder + "/out/plain/other.png"))
        let links = [
            "far.png": "../x", "farther.png": "/etc/motd", "picture.png": "../elsewhere/x.png",
            "hook.png": ".git/config",
            "hidden.png": ".git/x.png", "manifest.png": "Package.swift", "deep": "../elsewhere",
            "near.png": "plain/other.png",
        ]
        for (name, target) in links { try link("out/" + name, to: target) }
        let places = asked("render", "card.json", "-o", folder + "/out/")
        for name in links.keys.sorted() where name.hasSuffix(".png") {
            #expect(places.mayMake(write("out/" + name)) == (name == "near.png"), "\(name)")
        }
        #expect(!places.mayMake(write("out/deep/card.png")))
        #expect(!places.mayMake(.remove(path("out/deep/card.png"))))
    }

    @Test(arguments: ["../x", "../x.png", ".git/config", "Package.swift", "/etc/motd"])
    func `A link in the place of a file that was named leads to no other kind of file, and not out of its folder`(
        _ target: String
    ) throws {
        try make("out/.git")
        try link("out/card.png", to: target)
        #expect(!asked("render", "card.json", "-o", folder + "/out/card.png").mayMake(write("out/card.png")))
    }

    @Test func `Nothing hidden is written, and nothing in a bundle`() throws {
        try make("out/.git/hooks", "out/Images.xcassets/card.imageset", "out/de.lproj")
        let places = asked("render", "card.json", "-o", folder + "/out")
        let names = [
            "out/.git/card.png", "out/.git/hooks/card.png", "out/.card.png", "out/a/.b/card.png",
            "out/Images.xcassets/card.imageset/card.png", "out/App.xcodeproj/card.json",
        ]
        for name in names {
            #expect(!places.mayMake(write(name)), "\(name)")
            #expect(!places.mayMake(.remove(path(name))), "\(name)")
        }
        // Pictures are named after documents, which lie there.
        #expect(places.mayMake(write("out/de.lproj/card.png")))
    }

    /// Reports keep their pictures in a folder of that name.
    @Test func `No folder is removed but the pictures of a report`() throws {
        try make("report/pictures", "report/other", "out/pictures")
        let report = asked("snapshot", "verify", "Screens", "--report", folder + "/report")
        #expect(report.mayMake(.removeWithContents(path("report/pictures"))))
        for name in ["report", "report/other", "", "out/pictures", "report/deeper/pictures"] {
            #expect(!report.mayMake(.removeWithContents(path(name))), "\(name)")
        }
        let pictures = asked("render", "card.json", "-o", folder + "/out")
        for name in ["out", "out/pictures", "report/pictures", ""] {
            #expect(!pictures.mayMake(.removeWithContents(path(name))), "\(name)")
        }
        #expect(!asked("render", "card.json").mayMake(.removeWithContents(FilePath("."))))
    }

    @Test func `Words that are no command have nothing written`() {
        for words in [["nothing"], ["render", "--no-such-option", "-o", folder]] {
            #expect(!WritablePlaces(words.map { Argument($0) }).mayMake(write("card.png")))
        }
    }
}
