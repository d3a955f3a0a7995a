import Foundation
import Testing

@Suite("preview frames")
struct FramesTests {
    let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(SmallDocuments.box, to: "box.json")
    }

    @Test("prints a line for each document with the frames of its views") func frames() throws {
        try place.write(SmallDocuments.box, to: "again.json")
        let run = try place.preview("frames", "box.json", "again.json")
        #expect(run.status == 0)
        let objects = try run.objects()
        #expect(objects.map { $0["file"] as? String } == ["box.json", "again.json"])
        #expect(try frame(of: "screen", in: objects[0]) == [0, 0, 393, 852])
        #expect(try frame(of: "box", in: objects[0]) == [16, 24, 100, 40])
    }

    @Test(
        "mirrors leading in languages that run from right to left",
        arguments: [["--direction", "rtl"], ["--locale", "ar"], ["--locale", "mirrored"], ["--locale", "pa-Arab"]])
    func rightToLeft(options: [String]) throws {
        let run = try place.run(Command.path, ["frames", "box.json"] + options)
        #expect(try frame(of: "box", in: run.objects()[0]) == [393 - 16 - 100, 24, 100, 40])
    }

    @Test("prints a line for each combination, with its name") func variants() throws {
        let run = try place.preview("frames", "box.json", "--device", "iPhone 16,iPhone SE (3rd generation)")
        let objects = try run.objects()
        #expect(objects.map { $0["variant"] as? String } == ["iPhone 16", "iPhone SE (3rd generation)"])
        #expect(try frame(of: "screen", in: objects[1]) == [0, 0, 375, 667])
    }

    @Test("leaves standard output to the good documents") func bad() throws {
        let run = try place.preview("frames", "none.json", "box.json")
        #expect(run.status == 2)
        #expect(try run.objects().count == 1)
        #expect(run.errorLines.count == 1)
    }
}
