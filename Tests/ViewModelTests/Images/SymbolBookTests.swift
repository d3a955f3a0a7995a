import MaquetteDrawing
import Testing

@testable import MaquetteAssets

/// The drawing language, by its description in the README of Assets.
@Suite struct SymbolBookTests {
    private static let descriptions = SymbolBook.entries.compactMap { name, entry in
        if case .description(let description) = entry { (name, description) } else { nil }
    }

    /// Words that a line of a mark may begin with.
    private static let verbs: Set<String> = [
        "line", "area", "body", "mark", "spot", "gap", "hole", "clear", "use", "cut", "both", "room",
    ]

    /// Words that stand before them, each with the number of words to its end.
    private static let prefixes: [Substring: Int] = [
        "alone": 1, "bare": 1, "full": 1, "second": 1, "third": 1, "step": 2, "repeat": 4, "turn": 4,
    ]

    @Test func everyMarkIsReadable() {
        for (name, description) in Self.descriptions {
            #expect(description.width > 20 && description.height > 15, "\(name)")
            for mark in description.marks {
                var words = mark.split(separator: " ")
                while let before = words.first.flatMap({ Self.prefixes[$0] }) { words.removeFirst(before) }
                #expect(Self.verbs.contains(String(words[0])), "\(name): \(mark)")
                switch words[0] {
                case "room": #expect(description.room != nil, "\(name)")
                case "use", "cut", "both":
                    let part = String(words[1])
                    #expect(SymbolDrawing.isDrawn(part) || SymbolDrawing.inside(part) != nil, "\(name): \(part)")
                    #expect(words[0] != "both" || SymbolDrawing.isDrawn(part + ".fill"), "\(name)")
                default:
                    let shape = words.dropFirst().joined(separator: " ")
                    #expect(!SymbolShape.all(Substring(shape)).isEmpty, "\(name): \(mark)")
                    #expect(SymbolShape.all(Substring(shape)).allSatisfy { !$0.path.isEmpty }, "\(name): \(mark)")
                }
            }
        }
    }

    /// Lines may reach out of a box by half of their width.
    @Test func everyMarkStaysInItsBox() throws {
        for name in SymbolNames.listed where SymbolBook.has(name) {
            let drawing = try #require(SymbolBook.drawing(name), "\(name)")
            let box = Rect(0, 0, drawing.width, drawing.height).insetBy(-5, -5)
            for mark in drawing.marks {
                guard case .line(let path) = mark, let bounds = path.bounds else { continue }
                let isInside =
                    bounds.x >= box.x && bounds.y >= box.y && bounds.maxX <= box.maxX && bounds.maxY <= box.maxY
                #expect(isInside, "\(name) \(bounds)")
            }
        }
    }

    @Test func everyCopyIsOfASymbolThatIsDrawn() {
        for (name, entry) in SymbolBook.entries {
            guard case .copy(let other, _) = entry else { continue }
            #expect(SymbolDrawing.isDrawn(other), "\(name) = \(other)")
        }
    }

    /// The outline of a plain body is its area when it is filled, and what is marked on it is erased.
    @Test func aBodyIsAnOutlineOrAnArea() {
        let description = SymbolDescription(width: 100, height: 90, text: "  body M10 10H90V80Z\n  mark M20 20H40\n")
        let (body, mark) = (SymbolDrawing.outline("M10 10H90V80Z"), SymbolDrawing.outline("M20 20H40"))
        #expect(description.isFillable)
        #expect(description.drawing(isFilled: false).marks == [.line(body), .line(mark)])
        #expect(description.drawing(isFilled: true).marks == [.area(body), .line(body), .gap(mark)])
    }

    @Test func marksOfOneFormAloneAreLeftOutOfTheOther() {
        let description = SymbolDescription(width: 100, height: 90, text: "bare line M0 0H9\nfull area M0 0H9V9Z")
        #expect(description.drawing(isFilled: false).marks == [.line(SymbolDrawing.outline("M0 0H9"))])
        #expect(description.drawing(isFilled: true).marks == [.area(SymbolDrawing.outline("M0 0H9V9Z"))])
    }

    /// A quarter turn clockwise about (50, 50) moves (50, 10) to (90, 50).
    @Test func whatIsRepeatedIsTurned() throws {
        let description = SymbolDescription(width: 100, height: 100, text: "repeat 4 50 50 line M50 10V20")
        let marks = description.drawing(isFilled: false).marks
        #expect(marks.count == 4)
        guard case .line(let path) = try #require(marks.dropFirst().first) else { return }
        let bounds = try #require(path.bounds)
        #expect(abs(bounds.maxX - 90) < 1e-6 && abs(bounds.x - 80) < 1e-6 && abs(bounds.y - 50) < 1e-6)
    }
}
