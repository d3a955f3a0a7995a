import Foundation
import Maquette
import MaquetteDocuments
import Testing
import UIKit

@testable import score_documents

/// What a document remembers of views whose frames constraints, contents and UIKit's own rules leave open. The numbers are those that
/// the documents here have stored; what decides against them was worked out by hand.
@MainActor @Suite("A stored frame")
struct StoredFrameTests {
    private struct Seen {
        var frames: [String: CGRect] = [:]
        var remembered: Set<String> = []
        var problems: [String] = []
    }

    private func seen(_ document: any Document, _ variant: Variant = Variant()) throws -> Seen {
        var seen = Seen()
        for scene in document.scenes {
            try SceneLook(document: document, scene: scene, variant: variant).show { shown, _ in
                for frame in shown.frames {
                    guard let id = frame.id else { continue }
                    seen.frames[id] = frame.frame
                    if frame.isRemembered { seen.remembered.insert(id) }
                }
                seen.problems = shown.problems.map(\.message)
            }
        }
        return seen
    }

    /// What stands at the upper left of a root, with what is in it and the constraints of the root.
    private func seen(_ views: String, _ constraints: String, _ variant: Variant = Variant()) throws -> Seen {
        let pins = Markup.pin("s", "leading", "root", "leading") + Markup.pin("s", "top", "root", "top")
        let drawn = try DrawnDocument(
            view: """
                <view id="root">\(Markup.rect(0, 0, 375, 667))<subviews>\(views)</subviews>\
                <constraints>\(pins)\(constraints)</constraints></view>
                """)
        return try seen(drawn.document, variant)
    }

    private func stored(_ name: String, _ id: String, _ rect: String, _ attributes: String = "", _ inside: String = "")
        -> String
    {
        "<\(name) id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>\(rect)\(inside)</\(name)>"
    }

    private func length(_ attribute: String, _ constant: Int, of id: String) -> String {
        "<constraint firstItem=\"\(id)\" firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(id)\(attribute)\"/>"
    }

    private func stack(_ attributes: String, _ rect: String, _ views: String...) -> String {
        stored("stackView", "s", rect, attributes, "<subviews>\(views.joined())</subviews>")
    }

    /// A plain view has no length of its own: by rules alone 50 points, as the canvas gives it; it was drawn with 120.
    @Test("decides the length of a plain view in a stack, unless it is to be forgotten") func plain() throws {
        let views = stack(
            #"axis="vertical""#, Markup.rect(0, 0, 200, 151), stored("view", "v", Markup.rect(0, 0, 200, 120)),
            stored("switch", "o", Markup.rect(0, 120, 202, 31)))
        let width = length("width", 200, of: "s")
        let remembered = try seen(views, width)
        #expect(remembered.frames["v"] == CGRect(x: 0, y: 0, width: 200, height: 120))
        #expect(remembered.frames["s"]?.height == 151)
        #expect(remembered.remembered.contains("v"))
        var forgetting = Variant()
        forgetting.forgetsFrames = true
        let ruled = try seen(views, width, forgetting)
        #expect(ruled.frames["v"]?.height == 50 && ruled.remembered.isEmpty)
        // On another device than its own, what was stored means nothing.
        var elsewhere = Variant()
        elsewhere.settings.device = Headless.Device.named("iPhone 16 Pro")
        #expect(try seen(views, width, elsewhere).frames["v"]?.height == 50)
    }

    /// Two texts hug as much as each other: any share of 300 points would do. By rules alone the first one stretches.
    @Test("decides which of two equal texts stretches") func slack() throws {
        func label(_ id: String, _ rect: String) -> String {
            stored("label", id, rect, #"text="Ab" horizontalHuggingPriority="251""#)
        }
        let views = stack(
            "", Markup.rect(0, 0, 300, 21), label("a", Markup.rect(0, 0, 100, 21)),
            label("b", Markup.rect(100, 0, 200, 21)))
        let found = try seen(views, length("width", 300, of: "s"))
        #expect(found.frames["a"]?.width == 100 && found.frames["b"]?.width == 200)
        #expect(found.remembered == ["a", "b"])
    }

    @Test("decides nothing against a constraint or a content") func decided() throws {
        let views =
            stored("view", "s", Markup.rect(7, 7, 90, 40))
            + stored("label", "t", Markup.rect(0, 300, 200, 80), #"text="Ab""#)
        let constraints =
            length("width", 80, of: "s") + length("height", 30, of: "s")
            + Markup.pin("t", "leading", "root", "leading") + Markup.pin("t", "top", "s", "bottom", 10)
        let found = try seen(views, constraints)
        #expect(found.frames["s"] == CGRect(x: 0, y: 0, width: 80, height: 30))
        #expect(found.frames["t"]?.origin == CGPoint(x: 0, y: 40))
        #expect(found.frames["t"].map { $0.width < 40 && $0.height < 25 } == true)
        #expect(found.remembered.isEmpty)
    }

    /// What nothing decides is remembered, and a problem of the document all the same.
    @Test("of a view without a place is taken, and told to be ambiguous") func place() throws {
        let views =
            stored("view", "s", Markup.rect(0, 0, 90, 40))
            + stored("view", "v", Markup.rect(30, 200, 60, 50))
        let lengths = [("s", 90, 40), ("v", 60, 50)].map {
            length("width", $0.1, of: $0.0) + length("height", $0.2, of: $0.0)
        }
        let found = try seen(views, lengths.joined())
        #expect(found.frames["v"] == CGRect(x: 30, y: 200, width: 60, height: 50))
        #expect(found.problems.filter { $0.contains("ambiguous") }.count == 1)
    }

    /// Erasing the frames of all views that constraints place leaves every view where it was, but for those that say that their frame
    /// is remembered.
    @Test(
        "changes no other view",
        arguments: [
            "Fixtures/harbours.storyboard", "Benchmarks/Documents/order.xib",
            "Benchmarks/Documents/article-cell.xib", "Benchmarks/Documents/settings.storyboard",
            "Benchmarks/Documents/sign-in.storyboard",
        ])
    func erased(path: String) throws {
        let folder = Fixture.folder.deletingLastPathComponent()
        let whole = try seen(Documents.open(folder.appending(path: path).path))
        let recorded = try RecordedDocument(path, in: folder.path)
        let erased = try recorded.solved()
        #expect(!recorded.views.isEmpty)
        for view in recorded.views where !whole.remembered.contains(view.id) {
            #expect(whole.frames[view.id] == erased[view.id], "\(view.id)")
        }
    }
}
