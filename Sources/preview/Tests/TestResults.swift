import Foundation
import Maquette
import MaquetteCode
import MaquetteDrawing
import MaquetteFiles
import MaquetteRenderer
import MaquetteSnapshots
import MaquetteSyntax

/// What became of the tests of a project.
struct TestResults {
    enum State: String { case passed, failed, skipped, crashed }

    struct Failure {
        var message: String
        var file: String
        var line: Int
    }

    struct Picture {
        var picture: String
        var reference: String
        var size: String
        /// Nil where there is no reference.
        var referenceSize: String?
        /// Whether the picture is of one colour, and its reference is not.
        var isBlank: Bool
    }

    struct Attachment {
        var file: String
        /// Whether it is kept when the test passes: "keepAlways".
        var isKept: Bool
    }

    struct Test {
        var name: String
        /// Nil until it has ended.
        var state: State?
        var seconds = 0.0
        var failures: [Failure] = []
        var pictures: [Picture] = []
        private(set) var allAttachments: [Attachment] = []
        /// Places of its code, or of what it tests, that are left out, and that it came to.
        var cuts: [String] = []
        /// Why there is no result, or why it was skipped.
        var reason = ""

        /// Whether all of the test's own code has run.
        var isWhole: Bool { state != .crashed && cuts.isEmpty }

        /// Swift Testing ends a test's identifier with its place in the file, which people need not read twice.
        var shownName: String {
            guard let slash = name.lastIndex(of: "/"), name[slash...].contains(".swift:") else { return name }
            return String(name[..<slash])
        }

        /// "deleteOnSuccess" is what Xcode does unless a test says otherwise.
        var attachments: [String] {
            allAttachments.filter { $0.isKept || state == .failed || state == .crashed }.map(\.file)
        }

        mutating func attach(_ file: String, isKept: Bool) {
            allAttachments.append(Attachment(file: file, isKept: isKept))
        }
    }

    private(set) var tests: [Test] = []
    private var places: [String: Int] = [:]
    private var current: String?
    /// The class that is being asked for its tests.
    private var lookedAt: String?

    /// The tests that are known and have no result yet.
    var waiting: [String] { tests.filter { $0.state == nil }.map(\.name) }

    private struct Event: Decodable {
        var event: String
        var test, message, file, line, reason, seconds, skipped, cuts, attachment, kept: String?
        var picture, reference, size, blank, referenceSize, referenceBlank: String?
    }

    /// What the process with the tests tells.
    mutating func take(_ line: [UInt8]) {
        guard let event = try? JSONDecoder().decode(Event.self, from: Data(line)) else { return }
        switch event.event {
        case "test": add(event.test ?? "")
        case "look": lookedAt = event.test
        case "looked": lookedAt = nil
        case "class", "begin": current = event.test
        case "failure":
            change(event.test) { test in
                test.failures.append(
                    Failure(
                        message: event.message ?? "", file: event.file ?? "", line: event.line.flatMap(Int.init) ?? 0))
            }
        case "skipped": change { $0.reason = event.reason ?? "" }
        case "picture":
            change(event.test) { test in
                test.pictures.append(
                    Picture(
                        picture: event.picture ?? "", reference: event.reference ?? "", size: event.size ?? "",
                        referenceSize: event.referenceSize,
                        isBlank: event.blank == "yes" && event.referenceBlank != "yes"))
            }
        case "attachment":
            guard let file = event.attachment else { return }
            change(event.test) { $0.attach(file, isKept: event.kept == "yes") }
        case "written":
            guard let picture = event.picture.flatMap({ Picture(written: $0, reference: event.reference ?? "") }) else {
                return
            }
            change { $0.pictures.append(picture) }
        case "end":
            change(event.test) { test in
                test.seconds = event.seconds.flatMap(Double.init) ?? 0
                test.cuts = (event.cuts ?? "").split(separator: "\n").map(String.init)
                test.state = event.skipped == "yes" ? .skipped : test.failures.isEmpty ? .passed : .failed
            }
            current = nil
        default: break
        }
    }

    private mutating func add(_ name: String) {
        guard !name.isEmpty, places[name] == nil else { return }
        places[name] = tests.count
        tests.append(Test(name: name))
    }

    /// - Parameter name: nil is the one that is running.
    private mutating func change(_ name: String? = nil, _ work: (inout Test) -> Void) {
        guard let place = (name ?? current).flatMap({ places[$0] }) else { return }
        work(&tests[place])
    }

    /// The process ended over the test that was running. Without one, nothing more can be learned from it.
    ///
    /// - Returns: whether a test is to blame.
    mutating func blame(_ words: String) -> Bool {
        guard current.flatMap({ places[$0] }) != nil else { return false }
        change { test in
            test.state = .crashed
            test.reason = words
        }
        current = nil
        return true
    }

    /// The process ended while it asked a class for its tests.
    ///
    /// - Returns: the class, which stands for them.
    mutating func blameClass(_ words: String) -> String? {
        guard let name = lookedAt else { return nil }
        lookedAt = nil
        add(name)
        change(name) { ($0.state, $0.reason) = (.crashed, words) }
        return name
    }

    mutating func giveUp(_ words: String) {
        for place in tests.indices where tests[place].state == nil {
            (tests[place].state, tests[place].reason) = (.crashed, words)
        }
    }

    /// Tests that are known and will not run.
    mutating func skip(because words: String, where isLeftOut: (String) -> Bool) {
        for place in tests.indices where tests[place].state == nil && isLeftOut(tests[place].name) {
            (tests[place].state, tests[place].reason) = (.skipped, words)
        }
    }

    mutating func keep(where isWanted: (String) -> Bool) {
        tests.removeAll { !isWanted($0.name) }
        places = Dictionary(tests.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { one, _ in one })
    }

    func count(_ state: State) -> Int { tests.count { $0.state == state } }

    // MARK: Pictures

    /// Each reference once: the last picture counts.
    var pictures: [(test: Test, picture: Picture)] {
        var last: [String: (Test, Picture)] = [:]
        for test in tests { for picture in test.pictures { last[picture.reference] = (test, picture) } }
        return last.sorted { $0.key < $1.key }.map { (test: $0.value.0, picture: $0.value.1) }
    }

    /// The pictures of tests that ended, all of whose code ran, with something in them.
    var made: [Picture] { pictures.filter { $0.test.isWhole && !$0.picture.isBlank }.map(\.picture) }
    var blank: Int { pictures.count { $0.picture.isBlank } }
    var withReference: Int { pictures.count { $0.picture.referenceSize != nil } }
    var madeWithReference: Int { made.count { $0.referenceSize != nil } }
    var sizesEqual: Int { made.count { $0.referenceSize == $0.size } }
}

extension TestResults.Picture {
    /// A file that a test wrote itself; nil where it is no picture.
    fileprivate init?(written file: String, reference: String) {
        func read(_ path: String) -> (header: ImageHeader, isBlank: Bool)? {
            guard let bytes = try? FilePath(path).contents(), let header = ImageHeader(bytes) else { return nil }
            let bitmap = try? Bitmap(png: bytes, name: path, scale: 1)
            return (header, bitmap.map { Blankness($0) != nil } ?? false)
        }
        guard let written = read(file) else { return nil }
        let stored = read(reference)
        func size(_ header: ImageHeader) -> String { "\(header.width) x \(header.height)" }
        self.init(
            picture: file, reference: reference, size: size(written.header),
            referenceSize: stored.map { size($0.header) }, isBlank: written.isBlank && stored?.isBlank != true)
    }
}
