import Foundation
import Maquette
import Testing

/// Files that are broken or made to do harm are refused with their place.
@MainActor @Suite("Unusable Interface Builder documents")
struct RobustnessTests {
    private func problem(_ text: String) throws -> DocumentProblem {
        let error = #expect(throws: UnusableDocument.self) {
            try Documents.read(Array(text.utf8), named: "Main.storyboard")
        }
        return try #require(error?.problems.first)
    }

    private let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    private let open =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" toolsVersion=\"17701\">"

    @Test("a truncated file has the line where it ends")
    func truncated() throws {
        #expect(try problem(head + open + "\n<objects>\n<view id=\"a\">").line == 4)
    }

    @Test("entities are refused, whatever they would become")
    func entities() throws {
        let bomb = "<!DOCTYPE a [<!ENTITY b \"bb\"><!ENTITY c \"&b;&b;\">]>"
        let problem = try problem(head + bomb + open + "</document>")
        #expect(problem.message.contains("is not allowed"))
        #expect(problem.line == 2 && problem.column == 14)
    }

    @Test("nesting without end is refused where it goes too deep")
    func nesting() throws {
        let deep = String(repeating: "<view>\n", count: 5000)
        let problem = try problem(head + open + "\n" + deep)
        #expect(problem.message.contains("nested"))
        #expect((1...600).contains(problem.line ?? 0))
    }

    @Test("something else than a document of iOS is named as such")
    func others() throws {
        #expect(try problem("<plist/>").message.contains("<plist>"))
        #expect(try problem("").message == "the file is empty")
        #expect(
            try problem("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>").message.contains("not for iOS"))
    }

    @Test("bytes that are no UTF-8 are refused")
    func encoding() {
        #expect(throws: UnusableDocument.self) {
            try Documents.read([0x3C, 0x61, 0x3E, 0xFF, 0xFE, 0xC3, 0x3C, 0x2F, 0x61, 0x3E], named: "a.xib")
        }
    }

    @Test("a document in UTF-16 with a byte-order mark is read")
    func wide() throws {
        let text =
            "<?xml version=\"1.0\" encoding=\"UTF-16\"?>" + open + "<objects><view id=\"a\"/></objects></document>"
        let units: [[UInt8]] = text.utf16.map { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let bytes: [UInt8] = [0xFF, 0xFE] + units.joined()
        #expect(try Documents.read(bytes, named: "a.xib").scenes.map(\.id) == ["a"])
    }

    private func warnings(_ constraint: String, element: String = "hologramView") throws -> [String] {
        let scene = Markup.controller(
            "a", views: Markup.placed(element, "b"), constraints: "<constraint id=\"c\" \(constraint)/>")
        let document = try DrawnDocument(scenes: scene).document
        return try document.scenes.flatMap { try document.build($0).warnings }.map { warning in
            [warning.place, warning.message].compactMap { $0 }.joined(separator: ": ")
        }
    }

    @Test(
        "numbers of constraints that are none, or none that can be, are told",
        arguments: [
            ("constant=\"1e400\"", "the constant 1e400 is not a number and is ignored"),
            ("constant=\"nan\"", "the constant nan is not a number and is ignored"),
            ("constant=\"-2e6\"", "the constant -2e6 is not between -100000 and 100000; it counts as -100000"),
            ("priority=\"5000\"", "the priority 5000 is not between 1 and 1000; it counts as 1000"),
            ("priority=\"-5\"", "the priority -5 is not between 1 and 1000; it counts as 1"),
            ("priority=\"high\"", "the priority high is not a number and is ignored"),
        ])
    func numbers(attribute: String, words: String) throws {
        let found = try warnings("firstItem=\"b\" firstAttribute=\"width\" \(attribute)")
        #expect(found.filter { $0.hasPrefix("constraint") } == ["constraint c: \(words)"])
        let usual = try warnings("firstItem=\"b\" firstAttribute=\"width\" constant=\"100\" priority=\"1\"")
        #expect(usual.filter { $0.hasPrefix("constraint") }.isEmpty)
    }

    @Test("very long names are reported by their beginning")
    func endlessNames() throws {
        let found = try warnings("firstAttribute=\"width\"", element: String(repeating: "x", count: 100_000))
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.contains("<xxxxx") && $0.utf8.count < 300 })
    }

    @Test("a storyboard without scenes says so")
    func empty() throws {
        let document = try DrawnDocument(scenes: "<placeholder id=\"p\"/>").document
        #expect(document.scenes.isEmpty && document.warnings.map(\.message) == ["there is no scene in this document"])
    }

    @Test("segues that lead in circles, constraints to nowhere and unknown elements do not stop a scene")
    func circles() throws {
        func scene(_ id: String, to next: String) -> String {
            Markup.controller(
                id, views: Markup.placed("hologramView", "\(id)-h"),
                constraints: Markup.pin("\(id)-h", "top", "nowhere", "top"),
                rest: "<connections><segue destination=\"\(next)\" kind=\"show\" id=\"s\(id)\"/></connections>")
        }
        let document = try DrawnDocument(scenes: scene("a", to: "b"), scene("b", to: "a"))
        #expect(document.document.scenes.map(\.id) == ["a", "b"])
    }

    /// Every scene pushes every other: there are more ways to each than anybody could try.
    @Test("scenes that all lead to each other are looked at once each")
    func crowdedStoryboard() throws {
        let ids = (0..<40).map { "scene\($0)" }
        let scenes = ids.map { id in
            let segues = ids.map { "<segue kind=\"show\" destination=\"\($0)\" id=\"\(id)-\($0)\"/>" }.joined()
            return Markup.controller(id, views: "", constraints: "", rest: "<connections>\(segues)</connections>")
        }
        let text =
            open + "<scenes>" + scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
            + "</scenes></document>"
        let document = try Documents.read(Array(text.utf8), named: "Main.storyboard")
        #expect(document.scenes.count == 40)
        #expect(document.scenes.allSatisfy { $0.links.count == 40 })
    }

    @Test("distances that no screen has are brought to what can be reckoned with")
    func endlessSpacing() throws {
        let labels = (0..<4).map { "<label id=\"l\($0)\" text=\"l\">\(Markup.rect(0, 0, 0, 0))</label>" }.joined()
        let stack = Markup.placed(
            "stackView", "e", "axis=\"vertical\" spacing=\"1e308\"", "<subviews>\(labels)</subviews>")
        let frames = try DrawnDocument(
            view: "<view id=\"v\">\(Markup.rect(0, 0, 375, 667))<subviews>\(stack)</subviews></view>"
        )
        .frames
        let places = (frames["l0"]?.minY, frames["l1"]?.minY)
        #expect(places.0 == 0 && (places.1 ?? 0) > 90_000)
    }

    @Test(
        "A document that does not say what it is is told so",
        arguments: [
            ("<document/>", "<document> does not say its type"),
            ("<document type=\"\"/>", "<document> does not say its type"),
            (
                "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"/>",
                "is for watchOS, and not for iOS"
            ),
            ("<document type=\"org.example\"/>", "the type org.example is not known"),
            ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "older than Xcode 5"),
            ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", "is for macOS, and not for iOS"),
        ])
    func types(markup: String, words: String) {
        let error = #expect(throws: UnusableDocument.self) {
            try InterfaceBuilderDocument(Array(markup.utf8), file: "a.xib")
        }
        #expect(
            error?.problems.count == 1 && error?.problems[0].message.contains(words) == true,
            "\(error?.description ?? "")")
    }
}
