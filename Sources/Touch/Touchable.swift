import Foundation
import MaquetteAccessibility
import MaquetteViewModel

/// Something on a screen that a finger could be put on.
package struct Touchable: Hashable, Codable, Sendable {
    /// The words of the step that touches it.
    package var step: String
    /// The steps that have to be done before, such as scrolling to the element.
    package var before: [String] = []
    /// What the element is called, without what differs from row to row.
    package var name: String
    /// Whether the step names the element, and not its place.
    package var isNamed = true
    /// Whether the element stands on many screens and leads from each to the same, as tabs do.
    package var isEverywhere = false
    /// The list that it is a row of, so that a few of its rows stand for all.
    package var list: String?

    package init(
        step: String, name: String, before: [String] = [], isNamed: Bool = true, isEverywhere: Bool = false,
        list: String? = nil
    ) {
        (self.step, self.name, self.before, self.isNamed) = (step, name, before, isNamed)
        (self.isEverywhere, self.list) = (isEverywhere, list)
    }
}

extension Touchable {
    /// What all the fields of a screen are called that nothing is written in.
    package static let emptyFields = "empty fields"

    /// All that can be seen of a screen, in the order in which VoiceOver finds it. What has a value is left out.
    @MainActor static func inSight(of window: UIWindow) -> [Touchable] {
        let numbered = TargetSearch.numbered(in: window)
        var views: [ObjectIdentifier: UIView] = [:]
        window.eachView { views[ObjectIdentifier($0)] = $0 }
        var found: [Touchable] = []
        for (element, number) in numbered {
            let label = element.label ?? ""
            guard !element.traits.contains(.notEnabled),
                window.bounds.contains(element.activationPoint)
            else { continue }
            let view = element.view.flatMap { views[$0] }
            guard let kind = Kind(element, view),
                view.map({ window.isReached($0, at: element.activationPoint) }) ?? true
            else { continue }
            let target = TouchTarget(element, number: number)
            found.append(
                Touchable(
                    step: "\(TouchStep.tap(target, count: 1))", name: label.isEmpty ? "\(target)" : label,
                    isNamed: target.isText, isEverywhere: kind == .tab,
                    list: kind == .row ? view?.row?.listAround : kind == .button ? view?.gridAround : nil))
        }
        return found
    }

    /// What rows do that show something when they are swiped: the first row in sight stands for all with the same buttons.
    @MainActor static func swipes(in window: UIWindow) -> [Touchable] {
        var views: [ObjectIdentifier: UIView] = [:]
        window.eachView { views[ObjectIdentifier($0)] = $0 }
        var known: Set<[String]> = []
        var found: [Touchable] = []
        for (element, number) in TargetSearch.numbered(in: window) {
            guard let view = element.view.flatMap({ views[$0] }), window.bounds.contains(element.activationPoint),
                window.isReached(view, at: element.activationPoint),
                let list = sequence(first: view, next: \.superview).first(where: { $0.swipeOfRows != nil })
            else { continue }
            let point = list.convert(element.activationPoint, from: window)
            let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
            for isTrailing in [true, false] {
                let buttons = list.swipeOfRows?.actions(at: point, isTrailing: isTrailing)?.buttons ?? []
                let names = buttons.map { $0.title ?? $0.image?.accessibilityLabel ?? "" }
                let way: TouchStep.Way = isTrailing != isMirrored ? .left : .right
                guard !names.isEmpty, known.insert(["\(ObjectIdentifier(list))", way.rawValue] + names).inserted else {
                    continue
                }
                let swipe = "\(TouchStep.swipe(way, on: TouchTarget(element, number: number)))"
                found += names.map { name in
                    guard !name.isEmpty, !name.contains("\"") else { return Touchable(step: swipe, name: swipe) }
                    let tap = TouchStep.tap(.text(name, number: 1), count: 1)
                    return Touchable(step: "\(tap)", name: "\(name) of a row", before: [swipe])
                }
            }
        }
        return found
    }

    private enum Kind {
        case button, tab, row

        @MainActor init?(_ element: SpokenElement, _ view: UIView?) {
            if view?.isBackButton == true || view?.isInCalendar == true
                || !element.traits.isDisjoint(with: [.adjustable, .textEntry, .searchField])
            {
                return nil
            }
            if case .tab = element.series {
                self = .tab
            } else if view?.isInRow == true {
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

    /// The row that it is or, where a row is made of what is touched in it, is in.
    fileprivate var row: (any ListRow)? {
        if let row = self as? any ListRow { return row }
        let rows = sequence(first: self, next: \.superview).lazy.compactMap { $0 as? any ListRow }
        return rows.first { $0.isTouchedInParts }
    }
    var isInRow: Bool { row != nil }

    /// The class of the rows, and the place of the list.
    fileprivate var listAround: String { "\(type(of: self)) in \(superview.map { "\(type(of: $0))" } ?? "")" }

    /// The group of things beside it that are as it is, as those in a grid are.
    fileprivate var gridAround: String? {
        guard let superview else { return nil }
        func isAlike(_ view: UIView) -> Bool {
            type(of: view) == type(of: self) && abs(view.bounds.width - bounds.width) < 1
                && abs(view.bounds.height - bounds.height) < 1 && !view.isHidden
        }
        guard superview.subviews.count(where: isAlike) >= Self.fewestAlike else { return nil }
        return "\(type(of: self)) of \(Int(bounds.width)) by \(Int(bounds.height)) in \(type(of: superview))"
    }

    private static let fewestAlike = 4

    fileprivate var takesTaps: Bool {
        gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } == true
    }
}

extension UIWindow {
    /// The swipe that turns the largest pages on the screen.
    var largestPages: TouchStep? {
        var found: (view: any PagedView, frame: CGRect)?
        eachView { view in
            guard let pages = view as? any PagedView, view.window != nil, pages.hasNextPage else { return }
            let frame = view.convert(view.bounds, to: self).intersection(bounds)
            if frame.width * frame.height > (found?.frame.width ?? 0) * (found?.frame.height ?? 0) {
                found = (pages, frame)
            }
        }
        guard let (view, frame) = found else { return nil }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return .swipe(isMirrored ? .right : .left, on: .place(x: frame.midX.rounded(), y: frame.midY.rounded()))
    }

    func isReached(_ view: UIView, at point: CGPoint) -> Bool {
        guard let hit = hitTest(point, with: nil) else { return false }
        return hit.isDescendant(of: view) || view.isDescendant(of: hit)
    }
}
