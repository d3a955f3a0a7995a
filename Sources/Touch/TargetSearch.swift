import Foundation
import MaquetteAccessibility
import MaquetteViewModel

/// Where something is that a step means.
@MainActor struct TouchedPlace {
    /// The point in the window.
    var point: CGPoint
    /// The view, where it is known.
    var view: UIView?
    var frame: CGRect
}

/// Looks for what steps mean.
@MainActor struct TargetSearch {
    let window: UIWindow
    /// Finds views by names that are not theirs.
    let named: (String) -> UIView?

    private var elements: [SpokenElement] { AccessibilityReading(window, size: window.bounds.size).elements }

    func find(_ target: TouchTarget) -> TouchedPlace? {
        switch target {
        case .place(let x, let y):
            let point = CGPoint(x: x, y: y)
            return TouchedPlace(point: point, view: nil, frame: CGRect(origin: point, size: .zero))
        case .identifier(let name):
            if let view = views.first(where: { $0.accessibilityIdentifier == name }) { return place(of: view) }
            if let element = elements.first(where: { $0.identifier == name }) { return place(element) }
            // What cannot be seen cannot be touched.
            return named(name).flatMap { view in
                views.contains { $0 === view } && !view.bounds.isEmpty ? place(of: view) : nil
            }
        case .text(let text, let number): return places(of: text).dropFirst(number - 1).first
        }
    }

    /// What is on the screen under a name. What is named so comes before what only begins so, and that before what contains the name.
    private func places(of text: String) -> [TouchedPlace] {
        let (elements, views) = (elements, views)
        let wanted = text.lowercased()
        let rules: [(String) -> Bool] = [
            { $0 == text }, { $0.lowercased() == wanted }, { $0.lowercased().hasPrefix(wanted) },
            { $0.lowercased().contains(wanted) },
        ]
        for isMeant in rules {
            let spoken = elements.filter { element in
                ([element.label, element.value].compactMap { $0 } + element.userInputLabels).contains(where: isMeant)
            }
            if !spoken.isEmpty {
                return spoken.filter(\.isOnScreen).map(place) + spoken.filter { !$0.isOnScreen }.map(place)
            }
            let written = views.filter { view in view.ownTexts.contains(where: isMeant) }
            if !written.isEmpty { return written.map(place) }
        }
        return []
    }

    /// What is on the screen, with the number by which a name means each.
    static func numbered(in window: UIWindow) -> [(element: SpokenElement, number: Int)] {
        var counts: [String: Int] = [:]
        return AccessibilityReading(window, size: window.bounds.size).elements.filter(\.isOnScreen).map { element in
            for name in Set([element.label, element.value].compactMap { $0 } + element.userInputLabels) {
                counts[name, default: 0] += 1
            }
            return (element, counts[element.label ?? ""] ?? 1)
        }
    }

    /// The name of what is touched at a place; nil where nothing there has one, or where it matters which place of it is touched.
    func name(of point: CGPoint) -> TouchTarget? {
        guard let hit = window.hitTest(point, with: nil) else { return nil }
        func isReached(_ element: SpokenElement, at point: CGPoint) -> Bool {
            guard let view = view(of: element) else { return window.hitTest(point, with: nil) === hit }
            return window.isReached(view, at: point)
        }
        let named = Self.numbered(in: window).filter { element, _ in
            element.frame.contains(point) && isTouchedAsOne(element)
                && window.bounds.contains(element.activationPoint) && isReached(element, at: point)
                && isReached(element, at: element.activationPoint)
        }
        let smallest = named.min { $0.element.frame.area < $1.element.frame.area }
        guard let (element, number) = smallest else { return nil }
        // An empty field goes by its placeholder.
        let names = [
            TouchTarget(element, number: number), element.value.flatMap { TouchTarget(name: $0, number: 1) },
        ]
        return names.lazy.compactMap { $0 }.first { $0.isText && find($0)?.frame == element.frame }
    }

    /// Whether a touch anywhere on it does the same.
    private func isTouchedAsOne(_ element: SpokenElement) -> Bool {
        guard !element.traits.contains(.adjustable) else { return false }
        if case .tab = element.series { return true }
        return !element.traits.isDisjoint(with: [.button, .link, .keyboardKey, .searchField, .textEntry])
            || view(of: element)?.isInRow == true
    }

    private func view(of element: SpokenElement) -> UIView? {
        element.view.flatMap { id in views.first { ObjectIdentifier($0) == id } }
    }

    private func place(_ element: SpokenElement) -> TouchedPlace {
        TouchedPlace(point: element.activationPoint, view: view(of: element), frame: element.frame)
    }

    private func place(of view: UIView) -> TouchedPlace {
        let frame = view.convert(view.bounds, to: window)
        return TouchedPlace(point: CGPoint(x: frame.midX, y: frame.midY), view: view, frame: frame)
    }

    /// The views that can be seen, from front to back.
    private var views: [UIView] {
        var found: [UIView] = []
        var waiting: [UIView] = [window]
        while let view = waiting.popLast() {
            guard !view.isHidden, view.alpha > 0 else { continue }
            found.append(view)
            waiting += view.subviews
        }
        return found
    }

    /// What there is, for a message.
    var names: [String] {
        var known: Set<String> = []
        return elements.filter(\.isOnScreen).compactMap { $0.label ?? $0.value }
            .filter { !$0.isEmpty && known.insert($0).inserted }
    }
}

extension UIView {
    fileprivate var ownTexts: [String] {
        switch self {
        case let label as UILabel: [label.text].compactMap { $0 }
        case let field as UITextField: [field.text, field.placeholder].compactMap { $0 }.filter { !$0.isEmpty }
        case let button as UIButton: [button.currentTitle].compactMap { $0 }
        default: []
        }
    }
}

extension CGRect {
    fileprivate var area: CGFloat { width * height }
}
