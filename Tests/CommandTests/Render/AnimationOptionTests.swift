import Foundation
import Testing

/// `--at` and `--animate`. What they show of animations is tested where there is code: documents have none.
@Suite struct AnimationOptionTests {
    let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(SmallDocuments.box, to: "box.json")
    }

    @Test func `Several moments make several pictures, and without animations all are the same`() throws {
        #expect(try place.preview("render", "box.json").status == 0)
        let run = try place.preview("render", "box.json", "--at", "0s,200ms,1.5")
        #expect(run.lines == ["box-0s.png", "box-0.2s.png", "box-1.5s.png"])
        for file in run.lines { #expect(try place.read(file) == place.read("box.png")) }
    }

    @Test func `A film of what does not move is a picture`() throws {
        let run = try place.preview("render", "box.json", "--animate", "--scale", "1")
        #expect(run.status == 0 && run.lines == ["box.png"])
        let file = try place.read("box.png")
        #expect(try PNGHeader(file) == PNGHeader(width: 393, height: 852))
        #expect(file.range(of: Data("acTL".utf8)) == nil)
    }

    @Test(
        arguments: [
            (["--at", "soon"], "--at needs a time"), (["--at=-1s"], "--at needs a time"),
            (["--at", "61s"], "--at needs a time"), (["--at", "nan"], "--at needs a time"),
            (["--at", "1e9ms"], "--at needs a time"), (["--fps", "10"], "--fps is for --animate"),
            (["--seconds", "1"], "--seconds is for --animate"), (["--animate", "--fps", "0"], "--fps needs a number"),
            (["--animate", "--fps", "2.5"], "--fps needs a whole number"),
            (["--animate", "--seconds", "31"], "--seconds needs a number"),
            (["--animate", "--seconds", "30", "--fps", "60"], "at most 600 frames"),
            (["--animate", "--sheet"], "exclude each other"), (["--animate", "--outline"], "exclude each other"),
            (["--animate", "--format", "svg"], "PNG"), (["--animate", "-o", "a.pdf"], "PNG"),
        ] as [([String], String)])
    func `What makes no sense gets one line`(options: [String], words: String) throws {
        let run = try place.run(Command.path, ["render", "box.json"] + options)
        #expect(run.status == 2 && run.errorLines.count == 1 && place.files == ["box.json"])
        #expect(run.errorLines.first?.contains(words) == true, "\(run.errorLines)")
    }

    @Test func `Moments are for apps that run`() throws {
        let run = try place.preview("app", ".", "--at", "1s")
        #expect(run.status == 2 && run.errorLines.count == 1)
    }
}
