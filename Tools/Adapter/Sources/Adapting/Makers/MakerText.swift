/// A file of which each line can go by itself, when the compiler refuses it.
public struct MakerText: Sendable {
    struct Screen: Sendable {
        var symbol: String
        var name: String
        var ways: [String]
    }

    var head: [String] = []
    var rows: [String] = []
    var screens: [Screen] = []

    public var isEmpty: Bool { rows.isEmpty && screens.isEmpty }
    /// The functions in it.
    public var symbols: Set<String> { Set(screens.map(\.symbol)) }

    private enum Place { case row(Int), way(Int, Int), screen(Int) }

    private var lines: [(text: String, place: Place?)] {
        var lines: [(String, Place?)] = head.map { ($0, nil) }
        lines.append(("enum _MaquetteMakers: ModuleTables { @MainActor static func add() {", nil))
        lines += rows.enumerated().map { ($1, .row($0)) }
        lines.append(("} }", nil))
        for (number, screen) in screens.enumerated() {
            let place = Place.screen(number)
            lines.append(
                (
                    "@MainActor @_cdecl(\"\(screen.symbol)\") public func \(screen.symbol)() -> UnsafeMutableRawPointer {",
                    place
                ))
            lines.append(("let making = DeveloperToolsSupport.PreviewMaking(\"\(screen.name)\")", place))
            lines += screen.ways.enumerated().map { ($1, .way(number, $0)) }
            lines.append(("return DeveloperToolsSupport.previewForDrawing(making.preview) }", place))
        }
        return lines
    }

    public var text: String { lines.map(\.text).joined(separator: "\n") + "\n" }

    /// Without the lines that the compiler refuses, and the screens of which no way is left; nil where others are wrong.
    public func without(linesOf complaints: [Complaint]) -> MakerText? {
        let lines = lines
        var (rows, ways, whole) = (Set<Int>(), [Int: Set<Int>](), Set<Int>())
        for complaint in complaints {
            guard lines.indices.contains(complaint.line - 1) else { continue }
            switch lines[complaint.line - 1].place {
            case .row(let row): rows.insert(row)
            case .way(let screen, let way): ways[screen, default: []].insert(way)
            case .screen(let screen): whole.insert(screen)
            case nil: continue
            }
        }
        guard !rows.isEmpty || !ways.isEmpty || !whole.isEmpty else { return nil }
        var rest = self
        rest.rows = self.rows.indices.filter { !rows.contains($0) }.map { self.rows[$0] }
        rest.screens = screens.indices.compactMap { number in
            var screen = screens[number]
            screen.ways = screen.ways.indices.filter { ways[number]?.contains($0) != true }.map { screen.ways[$0] }
            return whole.contains(number) || screen.ways.isEmpty ? nil : screen
        }
        return rest
    }
}
