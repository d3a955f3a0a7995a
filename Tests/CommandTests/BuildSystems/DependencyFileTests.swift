import Foundation
import Testing

/// `--depfile`: what a build system learns of a run. What a picture is made of is known here, as the documents are written here.
@Suite("A file of dependencies")
struct DependencyFileTests {
    let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(SmallDocuments.box, to: "Screens/box.json")
        for name in ["one", "two"] {
            try place.write(
                """
                {"view": {"id": "screen", "subviews": [{"type": "imageView", "image": "images/\(name).png", "constraints":
                  ["leading == screen.leading", "top == screen.top"]}]}}
                """, to: "Screens/\(name).json")
            try place.write(Self.pixel, to: "Screens/images/\(name).png")
        }
    }

    /// A red pixel.
    private static let pixel =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC")
        ?? Data()
    /// A blue one.
    private static let otherPixel =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC")
        ?? Data()

    /// The targets and the prerequisites of the first rule.
    private func rule(_ name: String) throws -> (targets: String, files: [String]) {
        let text = String(decoding: try place.read(name), as: UTF8.self)
        let lines = text.components(separatedBy: "\n").filter { !$0.isEmpty }
        let first = lines.prefix { $0.hasSuffix("\\") }.count
        let files = lines[1...first].map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \\")) }
        // Each has a rule of its own, so that make does not stop where it is gone.
        #expect(Array(lines.dropFirst(first + 1)) == files.map { $0 + ":" }, "\(text)")
        return (String(lines[0].dropLast(3)), files)
    }

    @Test("names the picture, the document, its image and the command, and no other image") func picture() throws {
        #expect(
            try place.preview("render", "Screens/one.json", "-o", "out/one.png", "--depfile", "out/one.d").status == 0)
        let rule = try rule("out/one.d")
        #expect(rule.targets == "out/one.png")
        #expect(rule.files.contains("Screens/one.json"))
        #expect(rule.files.contains("Screens/images/one.png"))
        #expect(
            !rule.files.contains { $0.contains("two.png") || $0.contains("two.json") || $0.hasPrefix("out") },
            "\(rule.files)")
        #expect(rule.files.contains(Command.path))
        #expect(rule.files.contains { $0.hasSuffix("Inter-Regular.otf") }, "\(rule.files)")
    }

    /// A new image of a catalog changes the date of a folder.
    @Test("names the folders of catalogs, and the images of those that are shown") func catalogs() throws {
        for name in ["one", "two"] {
            try place.write(Self.pixel, to: "Media.xcassets/\(name).imageset/\(name).png")
            try place.write(
                #"{"images": [{"idiom": "universal", "filename": "\#(name).png", "scale": "1x"}]}"#,
                to: "Media.xcassets/\(name).imageset/Contents.json")
        }
        try place.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
              <objects>
                <imageView image="one" id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/></imageView>
              </objects>
              <resources><image name="one" width="1" height="1"/></resources>
            </document>
            """, to: "Screen.xib")
        #expect(try place.preview("render", "Screen.xib", "-o", "out.png", "--depfile", "out.d").status == 0)
        let files = try rule("out.d").files
        for name in ["Screen.xib", "Media.xcassets", "Media.xcassets/one.imageset/one.png"] {
            #expect(files.contains(name), "\(name): \(files)")
        }
        #expect(!files.contains { $0.contains("two.png") }, "\(files)")
    }

    @Test("has all pictures of a run as targets") func pictures() throws {
        let run = try place.preview("render", "Screens", "-o", "out", "--depfile", "all.d", "--format", "png,svg")
        #expect(run.status == 0, "\(run.errors)")
        let targets = try rule("all.d").targets.split(separator: " ").map(String.init)
        #expect(targets == ["box", "one", "two"].flatMap { ["out/\($0).png", "out/\($0).svg"] })
    }

    @Test("is for the name without its ending where nothing is drawn") func others() throws {
        #expect(try place.preview("frames", "Screens/box.json", "--depfile", "box.frames.d").status == 0)
        #expect(try rule("box.frames.d").targets == "box.frames")
        #expect(try rule("box.frames.d").files.contains("Screens/box.json"))
        #expect(try place.preview("lint", "Screens/box.json", "--depfile", "box.lint.d").status == 0)
        #expect(try rule("box.lint.d").targets == "box.lint")
        #expect(try place.preview("snapshot", "record", "Screens/one.json").status == 0)
        #expect(try place.preview("snapshot", "verify", "Screens/one.json", "--depfile", "one.d").status == 0)
        let verified = try rule("one.d").files
        let baselines = verified.filter { $0.hasPrefix("Screens/__Snapshots__/one.json/") }
        #expect(baselines.contains { $0.hasSuffix(".txt") }, "\(verified)")
    }

    @Test("does not name what the run has written") func written() throws {
        let run = try place.preview("snapshot", "record", "Screens/box.json", "--depfile", "box.d")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try !rule("box.d").files.contains { $0.contains("__Snapshots__") })
    }

    @Test("quotes names as make reads them") func names() throws {
        try place.write(SmallDocuments.box, to: "a box $1#2.json")
        let run = try place.preview("render", "a box $1#2.json", "-o", "a box.png", "--depfile", "box.d")
        #expect(run.status == 0, "\(run.errors)")
        let rule = try rule("box.d")
        #expect(rule.targets == #"a\ box.png"# && rule.files.contains(##"a\ box\ $$1\#2.json"##), "\(rule)")
    }

    @Test(
        "is not written where something cannot be read, or where the options make no sense",
        arguments: [
            ("render box.json --depfile box.txt", "--depfile needs the name of a file that ends with .d"),
            ("render Screens/box.json nothing.json -o out --depfile box.d", "there is no such file"),
            ("render Screens/box.json --watch --depfile box.d", "--depfile and --watch do the same in two ways"),
            ("frames - --depfile box.d", "--depfile needs files, not standard input"),
        ]) func refused(words: String, message: String) throws
    {
        let run = try place.shell("preview \(words)")
        #expect(run.status == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(!place.files.contains { $0.hasSuffix(".d") })
    }

    // MARK: The page

    /// The block of a kind on Documentation/build-systems.md.
    private func block(_ kind: String) throws -> String {
        let page = try String(
            contentsOf: Command.package.appendingPathComponent("Documentation/build-systems.md"), encoding: .utf8)
        let rest = try #require(page.components(separatedBy: "```\(kind)\n").dropFirst().first)
        return try #require(rest.components(separatedBy: "```").first)
    }

    /// The pictures that a build draws again.
    private func drawn(_ build: String) throws -> [String] {
        // Build systems start programs from a plain shell, which has no functions.
        let run = try place.shell(
            "mkdir -p tools; ln -sf '\(Command.path)' tools/preview; unset -f preview; PATH=$PWD/tools:$PATH; \(build)")
        #expect(run.status == 0, "\(run.text)\(run.errors)")
        return ["box", "one", "two"].filter { run.text.contains("-o pictures/\($0).png") }
    }

    @Test("lets make draw again what shows a changed image, and nothing else") func make() throws {
        try play("make pictures", file: "Makefile", try block("make"))
    }

    @Test("lets Ninja do the same", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ninja")))
    func ninja() throws {
        let rule = try block("ninja").components(separatedBy: "rule lint")[0]
        let builds = ["box", "one", "two"].map { "build pictures/\($0).png: picture Screens/\($0).json\n" }.joined()
        try play("ninja -v", file: "build.ninja", rule + builds)
    }

    /// Bazel has links to the declared inputs in its sandbox, and the command beside them, as from an archive.
    @Test(
        "lets Bazel draw what has another input, and nothing else",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/bazel")))
    func bazel() throws {
        let archive = try block("starlark").components(separatedBy: "http_archive(")[1]
        let kept = try #require(archive.components(separatedBy: "    sha256").first)
        try place.write("new_local_repository(" + kept + "    path = \"installed\",\n)\n", to: "WORKSPACE")
        try place.write("#!/bin/sh\nexec '\(Command.path)' \"$@\"\n", to: "installed/bin/preview")
        try place.write("", to: "installed/lib/library")
        let rule = try block("python").components(separatedBy: "in {\n")[0]
        let screens = ##""box": [], "one": ["Screens/images/one.png"], "two": ["Screens/images/two.png"]"##
        try place.write("\(rule)in {\(screens)}.items()]\n", to: "BUILD")
        // What Bazel makes lies beside the workspace, and may not be written. A server would outlive the test.
        let bazel = "bazel --batch --output_user_root=$PWD-bazel"
        defer { _ = try? place.shell("chmod -R u+w $PWD-bazel; rm -rf $PWD-bazel") }
        func drawn() throws -> [String] {
            let run = try place.shell("chmod +x installed/bin/preview; \(bazel) build //:all 2>&1")
            #expect(run.status == 0, "\(run.text)")
            return ["box", "one", "two"].filter { run.text.contains("Executing genrule //:picture_of_\($0):") }
        }
        #expect(try drawn() == ["box", "one", "two"])
        #expect(try drawn() == [])
        let before = try place.read("bazel-bin/pictures/two.png")
        try place.write(Self.otherPixel, to: "Screens/images/two.png")
        #expect(try drawn() == ["two"])
        #expect(try place.read("bazel-bin/pictures/two.png") != before)
        try place.write(SmallDocuments.label("Hello"), to: "Screens/box.json")
        #expect(try drawn() == ["box"])
    }

    private func play(_ build: String, file: String, _ text: String) throws {
        try place.write(text, to: file)
        #expect(try drawn(build) == ["box", "one", "two"])
        #expect(try drawn(build) == [])
        try wait()
        try place.write(Self.otherPixel, to: "Screens/images/two.png")
        let before = try place.read("pictures/two.png")
        #expect(try drawn(build) == ["two"])
        #expect(try place.read("pictures/two.png") != before)
        try wait()
        try place.write(SmallDocuments.label("Hello"), to: "Screens/box.json")
        #expect(try drawn(build) == ["box"])
        // An image that a picture was made of is gone: it is drawn again, without it.
        try FileManager.default.removeItem(
            at: place.folder.appendingPathComponent("Screens/images/one.png"))
        try wait()
        #expect(try drawn(build) == ["one"])
        #expect(try drawn(build) == [])
    }

    /// Until files that are written now are newer for every file system.
    private func wait() throws { Thread.sleep(forTimeInterval: 0.05) }
}
