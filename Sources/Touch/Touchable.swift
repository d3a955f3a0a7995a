import Foundation
import MaquetteAccessibility
import MaquetteViewModel

/// Something on a screen that a finger could be put on.
package struct Touchable: Hashable, Codable, Sendable {
    /// The words of the step that touches it.
    package var step: String
    /// What it is called, without what differs from row to row.
    package var name: String
    /// Whether it stands on many screens and leads from each to the same, as tabs do.
    package var isEverywhere = false
    /// The list that it is a row of, so that a few of its rows stand for all.
    package var list: String?

    package init(step: String, name: String, isEverywhere: Bool = false, list: String? = nil) {
        (self.step, self.name, self.isEverywhere, self.list) = (step, name, isEverywhere, list)
    }
}

extension Touchable {
    /// All that is on a screen, in the order in which VoiceOver finds it. What holds text or a value is left out, and the way back.
    @MainActor package static func all(in window: UIWindow) -> [Touchable] {
        let reading = AccessibilityReading(window, size: window.bounds.size)
        var views: [ObjectIdentifier: UIView] = [:]
        window.eachView { views[ObjectIdentifier($0)] = $0 }
        var counts: [String: Int] = [:]
        var found: [Touchable] = []
        for element in reading.elements {
            guard element.isOnScreen else { continue }
            let label = element.label ?? ""
            for name in Set([element.label, element.value].compactMap { $0 } + element.userInputLabels) {
                counts[name, default: 0] += 1
            }
            guard !element.traits.contains(.notEnabled),
                window.bounds.contains(element.activationPoint)
            else { continue }
            let view = element.view.flatMap { views[$0] }
            guard let kind = Kind(element, view),
                view.map({ window.isReached($0, at: element.activationPoint) }) ?? true
            else { continue }
            let target: TouchTarget =
                label.isEmpty || label.contains("\"") || label.contains("\n")
                ? .place(x: element.activationPoint.x.rounded(), y: element.activationPoint.y.rounded())
                : .text(label, number: counts[label] ?? 1)
            found.append(
                Touchable(
                    step: "\(TouchStep.tap(target, count: 1))", name: label.isEmpty ? "\(target)" : label,
                    isEverywhere: kind == .tab, list: kind == .row ? view.flatMap(\.listAround) : nil))
        }
        return found
    }

    private enum Kind {
        case button, tab, row

        @MainActor init?(_ element: SpokenElement, _ view: UIView?) {
            if view?.isBackButton == true || !element.traits.isDisjoint(with: [.adjustable, .textEntry, .searchField]) {
                return nil
            }
            if case .tab = element.series {
                self = .tab
            } else if view?.isRow == true {
                self = .row
            } else if !element.traits.isDisjoint(with: [.button, .link]) {
                self = .button
            } else if view?.takesTaps == true {
                self = .button
            } else {
                return nil
            }
        }
    }
}

extension UIView {
    fileprivate func eachView(_ visit: (UIView) -> Void) {
        visit(self)
        for subview in subviews where !subview.isHidden { subview.eachView(visit) }
    }

    fileprivate var isRow: Bool { self is UITableViewCell || self is UICollectionViewCell }

    /// The class of the rows, and the place of the list.
    fileprivate var listAround: String { "\(type(of: self)) in \(superview.map { "\(type(of: $0))" } ?? "")" }

    fileprivate var takesTaps: Bool {
        gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } == true
    }
}

extension UIWindow {
    fileprivate func isReached(_ view: UIView, at point: CGPoint) -> Bool {
        guard let hit = hitTest(point, with: nil) else { return false }
        return hit.isDescendant(of: view) || view.isDescendant(of: hit)
    }
}
