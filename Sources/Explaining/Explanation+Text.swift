import Foundation
import Maquette
import MaquetteSyntax

extension Explanation {
    /// The explanation for a terminal and for models: what the view is, its sides with the numbers of the constraints that decide them, and
    /// each constraint once.
    package var lines: [String] {
        var lines = [headline]
        lines.append(
            "  frame     \(words(frame))\(superview.map { " in \($0.naming)" } ?? ""), \(words(frameInPicture)) in the picture"
        )
        lines.append("  margins   \(words(layoutMargins)); safe area \(words(safeAreaInsets))")
        lines.append("  placed    \(placement.words)")
        lines += contentLines + textLines
        if isHidden { lines.append("  hidden    it is laid out, and not drawn") }
        for problem in problems { lines.append("  problem   \(problem.onOneLine)") }
        guard !constraints.isEmpty || sides.contains(where: \.isOpen) else { return lines }
        lines.append("")
        lines += sides.map(line)
        for number in constraints.indices where isListed(number) { lines += self.lines(constraints[number], number) }
        let more = constraints.indices.count { !isListed($0) } + untried
        if more > 0 {
            lines.append(
                "  \(more) constraint\(more == 1 ? "" : "s") of views further away take\(more == 1 ? "s" : "") part, too"
            )
        }
        return lines
    }

    /// A reader starts with the nearest constraints; a program gets all of them.
    private static let mostListed = 12

    private func isListed(_ number: Int) -> Bool {
        number < Self.mostListed || constraints[number].isDirect || constraints[number].miss > 0
    }

    /// The numbers of constraints, as far as these are listed.
    private func numbers(_ places: [Int]) -> String {
        let listed = places.filter(isListed).map { "[\($0 + 1)]" }.joined(separator: " ")
        let more = places.count { !isListed($0) }
        return [listed, more > 0 ? "and \(more) further away" : ""].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private var headline: String {
        var words = view.naming
        if !words.hasPrefix(view.className) { words += ", \(view.className)" }
        words += view.path.isEmpty ? ", the root" : ", path \(view.path)"
        if let file { words += ", \(view.line.map { "\(file):\($0)" } ?? file)" }
        return words + (scene.map { ", scene \($0)" } ?? "")
    }

    private var contentLines: [String] {
        [("wide", horizontalContent), ("high", verticalContent)].compactMap { direction, content in
            content.map {
                "  content   \($0.length.shortened) \(direction), hugging \($0.hugging.written(decimals: 2)), "
                    + "compression resistance \($0.compressionResistance.written(decimals: 2))"
            }
        }
    }

    private var textLines: [String] {
        guard let text else { return [] }
        var words =
            "\"\(text.text.asLabel)\" in \(text.font), \(text.lines.count) line\(text.lines.count == 1 ? "" : "s"), "
        words += "\(text.size.width.shortened) x \(text.size.height.shortened)"
        if text.fontScale < 1 { words += ", shrunk to \((text.fontScale * 100).shortened) %" }
        if text.isTruncated { words += ", CUT OFF" }
        return ["  text      " + words]
    }

    private func line(_ side: SideAccount) -> String {
        let name = side.side.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0)
        let value = side.value.shortened.padding(toLength: 8, withPad: " ", startingAt: 0)
        var words = numbers(side.decidedBy)
        if !side.alsoSaidBy.isEmpty {
            let same = numbers(side.alsoSaidBy)
            words += "\(same), any one of which could go"
        }
        if side.isOpen { words = words.isEmpty ? "open: nothing decides it" : "open, related by \(words)" }
        return "  \(name)\(value)\(words)"
    }

    private func lines(_ constraint: Constraint, _ number: Int) -> [String] {
        var notes = [constraint.priority >= 1000 ? "required" : "priority \(constraint.priority.written(decimals: 2))"]
        // The priority of a content size is among its words.
        if constraint.origin != .constraint { notes = [] }
        if let id = constraint.id { notes.append(id) }
        if let identifier = constraint.identifier, !identifier.hasPrefix("UISV-") { notes.append("`\(identifier)`") }
        if let line = constraint.line { notes.append("line \(line)") }
        var lines = [
            "  [\(number + 1)] \(constraint.words)" + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
        ]
        if constraint.miss > 0 {
            let winners = numbers(constraint.yieldsTo)
            lines.append("      yields by \(constraint.miss.shortened)\(winners.isEmpty ? "" : " to \(winners)")")
        }
        if let effect = constraint.without { lines.append("      without it: \(words(effect))") }
        return lines
    }

    private func words(_ effect: Effect) -> String {
        var words: [String] = []
        if !effect.open.isEmpty { words.append("\(Self.list(effect.open.map(\.rawValue))) would be open") }
        let isMoved = Side.allCases.contains { side in
            !effect.open.contains(side) && abs(effect.frame.length(of: side) - frame.length(of: side)) > 0.5
        }
        if isMoved, effect.open.count < 4 { words.append("its frame would be \(self.words(effect.frame))") }
        if effect.movedCount > 0 {
            let named = effect.moved.prefix(3).map(\.naming)
            let more = effect.movedCount - named.count
            words.append(
                "\(Self.list(named + (more > 0 ? ["\(more) other\(more == 1 ? "" : "s")"] : []))) would move")
        }
        return words.isEmpty ? "nothing would change" : words.joined(separator: "; ")
    }

    private static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    private func words(_ rect: CGRect) -> String {
        "\(rect.minX.shortened), \(rect.minY.shortened), \(rect.width.shortened) x \(rect.height.shortened)"
    }

    /// Insets in the order in which code writes them: top, left, bottom, right.
    private func words(_ insets: UIEdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(\.shortened).joined(separator: " ")
    }
}
