import Foundation
import MaquetteDrawing

extension SymbolDrawing {
    /// A custom symbol: the regular, medium-sized outline of an SVG template that the SF Symbols app exported.
    ///
    /// nil if the template has no such group or its outlines are not made of lines and curves.
    init?(template svg: String) {
        guard let group = Self.group("Regular-M", in: svg) else { return nil }
        let shift = Self.translation(in: group.tag)
        let outline = Self.attributes(named: "d", ofTag: "path", in: group.content)
            .reduce(into: Path?.some(Path())) { path, text in
                guard let part = Path(svg: text) else {
                    path = nil
                    return
                }
                path?.add(part)
            }
        guard let outline = outline?.transformed(by: shift), let bounds = outline.bounds, !bounds.isEmpty else {
            return nil
        }
        // In templates a hundred units are the size of the text.
        let lines = Self.guides(in: svg)
        let left = lines["left-margin-Regular-M"] ?? bounds.x
        let right = lines["right-margin-Regular-M"] ?? bounds.maxX
        let moved = outline.transformed(by: .translation(-left, -bounds.y))
        let baseline = lines["Baseline-M"].map { bounds.maxY - $0 }
        self.init(max(1, right - left), bounds.height, baseline: baseline, [.area(moved)])
    }

    private static func group(_ id: String, in svg: String) -> (tag: Substring, content: Substring)? {
        guard let mark = svg.range(of: "id=\"\(id)\""), let opening = svg[..<mark.lowerBound].lastIndex(of: "<"),
            let end = svg[mark.upperBound...].firstIndex(of: ">")
        else { return nil }
        let rest = svg[svg.index(after: end)...]
        let content = rest.range(of: "</g>").map { rest[..<$0.lowerBound] } ?? rest
        return (svg[opening..<end], content)
    }

    /// Templates place a group by the last two numbers of its matrix, or by a translation.
    private static func translation(in tag: Substring) -> Transform2D {
        guard let text = attribute("transform", in: tag) else { return .identity }
        let numbers = text.split { !("0123456789.-e".contains($0)) }.compactMap { Double($0) }
        if text.hasPrefix("matrix"), numbers.count == 6 {
            return Transform2D(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        }
        guard text.hasPrefix("translate"), let x = numbers.first else { return .identity }
        return .translation(x, numbers.count > 1 ? numbers[1] : 0)
    }

    /// The lines of the margins (by their x) and baselines (by their y).
    private static func guides(in svg: String) -> [String: Double] {
        var guides: [String: Double] = [:]
        for tag in svg.components(separatedBy: "<line").dropFirst() {
            let tag = tag.prefix { $0 != ">" }
            guard let id = attribute("id", in: tag) else { continue }
            let place = id.contains("margin") ? attribute("x1", in: tag) : attribute("y1", in: tag)
            guides[id] = place.flatMap { Double($0) }
        }
        return guides
    }

    private static func attributes(named name: String, ofTag tag: String, in text: Substring) -> [String] {
        text.components(separatedBy: "<\(tag)").dropFirst().compactMap { attribute(name, in: $0.prefix { $0 != ">" }) }
    }

    private static func attribute(_ name: String, in tag: Substring) -> String? {
        guard let start = tag.range(of: " \(name)=\"")?.upperBound else { return nil }
        return String(tag[start...].prefix { $0 != "\"" })
    }
}
