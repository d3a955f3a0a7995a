import Foundation
import Testing

@Suite("Hardships of baselines")
struct SnapshotHardshipTests {
    let place: Workplace
    private static let options = "--size 60x40 --scale 1"

    init() throws { place = try Workplace() }

    private func writeDocuments(_ count: Int) throws {
        for number in 0..<count {
            let width = 10 + number % 30
            let text = SmallDocuments.box.replacingOccurrences(of: "width == 100", with: "width == \(width)")
            try place.write(text, to: "Screens/\(number).json")
        }
    }

    /// Every picture is whole, and every text belongs to the picture beside it or does not count.
    private func expectWholeBaselines(sourceLocation: SourceLocation = #_sourceLocation) throws {
        for name in place.files where name.hasSuffix(".png") {
            let bytes = [UInt8](try place.read(name))
            // The end of every whole PNG file: a chunk of no bytes called IEND, and its checksum.
            let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
            #expect(Array(bytes.suffix(12)) == end, "\(name)", sourceLocation: sourceLocation)
        }
    }

    @Test(
        "killed in the middle of recording, nothing is half written and recording again mends all",
        arguments: ["KILL", "TERM"])
    func killed(signal: String) throws {
        try writeDocuments(400)
        let run = try place.shell(
            """
            set -m
            '\(Command.path)' snapshot record Screens \(Self.options) >/dev/null &
            while [ $(ls Screens/__Snapshots__ 2>/dev/null | wc -l) -lt 20 ]; do sleep 0.005; done
            kill -\(signal) $!; wait $!; test $(ls Screens/__Snapshots__ | wc -l) -lt 400 && echo early
            """)
        #expect(run.lines.last == "early")
        try expectWholeBaselines()
        #expect(try place.shell("preview snapshot record Screens \(Self.options)").status == 0)
        let verified = try place.shell("preview snapshot verify Screens \(Self.options)")
        #expect(verified.lines == ["400 same"])
        #expect(place.files.filter { $0.hasSuffix(".tmp") }.isEmpty)
        #expect(place.files.count == 1200)
    }

    @Test("two processes that record one folder leave what one would have") func twoProcesses() throws {
        try writeDocuments(150)
        let run = try place.shell(
            """
            preview snapshot record Screens \(Self.options) & preview snapshot record Screens \(Self.options)
            first=$?; wait $!; echo "$first $?"; preview snapshot verify Screens \(Self.options)
            """)
        #expect(run.lines.suffix(2) == ["0 0", "150 same"])
        #expect(place.files.count == 450)
        try expectWholeBaselines()
        // Each text belongs to the picture beside it: otherwise it would be painted.
        #expect(try place.shell("preview doctor Screens/__Snapshots__/*/*.png").lines.count == 1)
    }

    /// Makes a world of its own, in which mounts concern nobody else.
    private static let canMount: Bool = {
        guard let place = try? Workplace() else { return false }
        return (try? place.shell("unshare -rm mount -t tmpfs tmpfs /mnt"))?.status == 0
    }()

    @Test("a full disk is named, and baselines that are there stay", .enabled(if: canMount)) func fullDisk() throws {
        try writeDocuments(30)
        let script = """
            mkdir Small; mount -t tmpfs -o size=64k tmpfs Small
            '\(Command.path)' snapshot record Screens/0.json --baselines Small \(Self.options); cp Small/0.json/*.png first.png
            '\(Command.path)' snapshot record Screens --baselines Small \(Self.options) >out.txt; echo $?
            cmp first.png Small/0.json/60x40@1x.png && echo kept; find Small -name '*.tmp' | wc -l
            mkdir Saved; cp -r Small/. Saved
            """
        let run = try place.run("/usr/bin/unshare", ["-rm", "sh", "-c", script])
        #expect(run.lines == ["1 recorded", "2", "kept", "0"], "\(run.errors)")
        #expect(String(decoding: try place.read("out.txt"), as: UTF8.self).contains("No space left on device"))
        try expectWholeBaselines()
    }

    @Test("read-only baselines can be verified, and recording reports the error", .enabled(if: canMount))
    func readOnly() throws {
        try writeDocuments(3)
        _ = try place.shell("preview snapshot record Screens/0.json Screens/1.json --baselines Fixed \(Self.options)")
        let script = """
            mount --bind Fixed Fixed && mount -o remount,ro,bind Fixed
            '\(Command.path)' snapshot verify Screens/0.json Screens/1.json --baselines Fixed \(Self.options); echo $?
            '\(Command.path)' snapshot record Screens --baselines Fixed \(Self.options); echo $?
            """
        let run = try place.run("/usr/bin/unshare", ["-rm", "sh", "-c", script])
        #expect(run.lines.prefix(2) == ["2 same", "0"], "\(run.errors)")
        #expect(run.lines.last == "2")
        #expect(run.text.contains("Read-only file system"))
    }

    @Test("ten thousand baselines are found, verified and cleaned") func many() throws {
        try writeDocuments(100)
        let sizes = (0..<25).map { "\(60 + $0)x40" }.joined(separator: ",")
        let matrix = "--scale 1 --size \(sizes) --appearance light,dark --direction ltr,rtl"
        #expect(try place.shell("preview snapshot record Screens \(matrix)").lines == ["10000 recorded"])
        #expect(try place.shell("preview snapshot verify Screens \(matrix)").lines == ["10000 same"])
        let clean = try place.shell("preview snapshot clean Screens --scale 1 --size 30x20 --dry-run | tail -1")
        #expect(clean.lines == ["10000 baselines to remove"])
    }
}
