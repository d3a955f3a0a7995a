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
        "slash", "badge",
    ]

    /// Words that stand before them, each with the number of words to its end.
    private static let prefixes: [Substring: Int] = [
        "alone": 1, "bare": 1, "fine": 1, "full": 1, "second": 1, "third": 1, "step": 2, "repeat": 4, "turn": 4,
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
                case "slash": #expect(description.slash.isRising || description.slash.center != nil, "\(name)")
                case "badge": #expect(description.hasBadgesAtLeft, "\(name)")
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
                guard case .line(let path, _) = mark, let bounds = path.bounds else { continue }
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
        guard case .line(let path, _) = try #require(marks.dropFirst().first) else { return }
        let bounds = try #require(path.bounds)
        #expect(abs(bounds.maxX - 90) < 1e-6 && abs(bounds.x - 80) < 1e-6 && abs(bounds.y - 50) < 1e-6)
    }

    /// `fine` is two thirds of the width, as the README says; in a filled form a fine mark is erased as finely.
    @Test func fineLinesAreNarrower() throws {
        let description = SymbolDescription(
            width: 100, height: 90, text: "  body M10 10H90V80Z\n  fine mark M20 20H40\n  fine line M0 0H9\n")
        let shares = [false, true].map { isFilled in
            description.drawing(isFilled: isFilled).marks.map { mark in
                switch mark {
                case .line(_, let share), .gap(_, let share): share
                default: 1.0
                }
            }
        }
        #expect(shares == [[1, 0.65, 0.65], [1, 1, 0.65, 0.65]])
    }
}

/// Signs in frames and badges, by the rules in the README of Assets.
@Suite struct SymbolSignTests {
    private let room = Rect(0, 0, 52, 52)

    private func shares(_ name: String) throws -> Set<Double> {
        let layers = try #require(SymbolDrawing.drawn(name), "\(name)").fittedAsSign(in: room)
        return Set(
            layers.flatMap(\.marks).compactMap { mark in
                if case .line(_, let share) = mark { share } else { nil }
            })
    }

    /// A plus has as wide lines in a circle as the circle; of a number sign's four lines little would be left between them.
    @Test func denseSignsHaveFinerLines() throws {
        #expect(try shares("plus") == [1] && shares("checkmark") == [1] && shares("exclamationmark") == [1])
        #expect(try #require(shares("number").max()) < 0.9)
        #expect(try #require(shares("dollarsign").max()) < 0.8)
    }

    /// Areas become smaller in a room, so the lines beside them become so, too: rain stays parted from its cloud.
    @Test func linesBesideAreasShrinkWithThem() throws {
        let cloud = try #require(SymbolDrawing.drawn("cloud.rain.fill"))
        let scale = 52 / max(cloud.width, cloud.height)
        let share = try #require(shares("cloud.rain.fill").max())
        #expect(share > scale && share < 1.3 * scale)
    }

    /// What a filled sign has erased is painted where the sign itself is erased.
    @Test func erasingTwiceIsPainting() {
        let path = SymbolDrawing.outline("M0 0H9V9Z")
        let marks: [SymbolDrawing.Mark] = [.area(path), .gap(path, share: 0.5), .hole(path)]
        #expect(SymbolDrawing.erasing(marks) == [.hole(path), .line(path, share: 0.5), .area(path)])
        #expect(SymbolDrawing.erasing(SymbolDrawing.erasing(marks)) == marks)
    }
}
