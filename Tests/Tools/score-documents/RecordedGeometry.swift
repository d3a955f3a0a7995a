import Foundation
import MaquetteSyntax

/// Whether the frames that a document recorded fulfil its own constraints. Where they do not, they are older than the constraints, and
/// Interface Builder would show them as misplaced the next time it opens the document.
///
/// The gaps between views in a stack count as constraints that the stack makes. Only required constraints count whose two sides are views with frames: where guides, margins and baselines lie is not recorded.
struct RecordedGeometry {
    /// In the coordinates of the tree that a view is in.
    private var places: [String: CGRect] = [:]
    private var constraints: [(element: MarkupElement, owner: String)] = []
    private var hasGapsOfTheirOwn = false

    /// Stored frames are rounded to pixels, and in old documents to points.
    private static let tolerance = 1.01

    init(of root: MarkupElement) { visit(root, origin: .zero, owner: nil) }

    var isConsistent: Bool { !hasGapsOfTheirOwn && constraints.allSatisfy { holds($0.element, of: $0.owner) } }

    private mutating func visit(_ element: MarkupElement, origin: CGPoint, owner: String?) {
        var (origin, owner) = (origin, owner)
        if let id = element.id, let rect = element.child(key: "frame"), rect.name == "rect" {
            let frame = RecordedDocument.frame(rect)
            origin = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
            owner = id
            places[id] = CGRect(origin: origin, size: frame.size)
            // What is in a scroll view moves with its content.
            if let bounds = element.child(key: "bounds") {
                let shown = RecordedDocument.frame(bounds)
                origin = CGPoint(x: origin.x - shown.minX, y: origin.y - shown.minY)
            }
        }
        if element.name == "stackView", !keepsSpacing(element) { hasGapsOfTheirOwn = true }
        for child in element.children {
            if child.name == "constraint", let owner {
                constraints.append((child, owner))
            } else {
                visit(child, origin: origin, owner: owner)
            }
        }
    }

    private func holds(_ constraint: MarkupElement, of owner: String) -> Bool {
        guard (constraint.number("priority") ?? 1000) >= 1000, constraint.flag("installed") != false,
            let left = value(constraint["firstItem"] ?? owner, constraint["firstAttribute"])
        else { return true }
        var right = constraint.number("constant") ?? 0
        if let second = constraint["secondItem"] {
            guard let value = value(second, constraint["secondAttribute"]),
                let multiplier = Self.ratio(constraint["multiplier"] ?? "1")
            else { return true }
            right += value * multiplier
        }
        switch constraint["relation"] {
        case "lessThanOrEqual": return left <= right + Self.tolerance
        case "greaterThanOrEqual": return left >= right - Self.tolerance
        default: return abs(left - right) <= Self.tolerance
        }
    }

    /// Stacks that fill their length have their spacing, neither more nor less, between the views that are shown.
    private func keepsSpacing(_ stack: MarkupElement) -> Bool {
        guard ["fill", "fillEqually", "fillProportionally"].contains(stack["distribution"] ?? "fill"),
            stack.flag("baselineRelativeArrangement") != true, stack.child(named: "customSpacings") == nil
        else { return true }
        let isVertical = stack["axis"] == "vertical"
        let spacing = stack.number("spacing") ?? 0
        let frames = stack.list("subviews").filter { $0.flag("hidden") != true }.compactMap { view in
            view.child(key: "frame").map(RecordedDocument.frame)
        }
        return zip(frames, frames.dropFirst()).allSatisfy { one, next in
            let gap = isVertical ? next.minY - one.maxY : next.minX - one.maxX
            return abs(Double(gap) - spacing) <= Self.tolerance
        }
    }

    private func value(_ item: String, _ attribute: String?) -> Double? {
        guard let place = places[item], let attribute else { return nil }
        return switch attribute {
        case "left", "leading": Double(place.minX)
        case "right", "trailing": Double(place.maxX)
        case "top": Double(place.minY)
        case "bottom": Double(place.maxY)
        case "width": Double(place.width)
        case "height": Double(place.height)
        case "centerX": Double(place.midX)
        case "centerY": Double(place.midY)
        default: nil
        }
    }

    /// A number, or two with a colon between.
    private static func ratio(_ text: String) -> Double? {
        let parts = text.split(separator: ":").map { Double($0) }
        return switch (parts.first, parts.dropFirst().first) {
        case (let number??, nil): number
        case (let upper??, let lower??): upper / lower
        default: nil
        }
    }
}
