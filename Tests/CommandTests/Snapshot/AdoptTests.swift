import Foundation
import Testing

/// Bad input of `preview snapshot adopt`. What it says of pictures is tested with the adapter, which builds a suite.
struct AdoptTests {
    let place: Workplace

    init() throws { place = try Workplace() }

    @Test func `Needs the folder of one project`() throws {
        try place.write("", to: "picture.png")
        for (words, message) in [
            ("", "preview: snapshot adopt needs the path of one project; `preview snapshot adopt --help` shows how\n"),
            (
                "one two",
                "preview: snapshot adopt needs the path of one project; `preview snapshot adopt --help` shows how\n"
            ),
            ("gone", "preview: gone: there is no such folder, project or workspace\n"),
            (
                "picture.png",
                "preview: picture.png: it is a file; `preview snapshot adopt` takes the folder of its package or project\n"
            ),
        ] {
            let run = try place.shell("preview snapshot adopt \(words)")
            #expect(run.status == 2)
            #expect(run.errors == message)
        }
    }

    @Test func `A report is not written over a link that leads out of the project`() throws {
        let run = try place.shell(
            "mkdir -p project/.git home; ln -s ../home project/out; preview snapshot adopt project --report project/out"
        )
        #expect(run.status == 2)
        #expect(run.errors.contains("project/out: a link leads out of the project; name the folder where it leads"))
    }
}
