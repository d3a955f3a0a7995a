import Foundation
import MaquetteSyntax
import MaquetteViewModel

/// A step that cannot be carried out.
package struct TouchProblem: Error, CustomStringConvertible {
    package let step: TouchStep
    package let reason: String

    package var description: String { "\(step): \(reason)" }
}

/// Carries out steps on a window.
@MainActor package struct ScreenHand {
    let window: UIWindow
    private let screen: TouchScreen
    private let named: (String) -> UIView?

    /// - Parameter named: finds views by names that are not theirs, such as ids in a document.
    package init(_ window: UIWindow, named: @escaping (String) -> UIView? = { _ in nil }) {
        (self.window, self.named, screen) = (window, named, TouchScreen(window))
    }

    /// Carries out steps on a view that has been laid out.
    package static func perform(
        _ steps: [TouchStep], on view: UIView, named: @escaping (String) -> UIView? = { _ in nil }
    ) throws(TouchProblem) {
        try touch(view, named: named) { hand throws(TouchProblem) in try hand.perform(steps) }
    }

    /// Touches a view that has been laid out: the window that it is, or one that is made for it alone.
    static func touch(
        _ view: UIView, named: @escaping (String) -> UIView?, _ work: (ScreenHand) throws(TouchProblem) -> Void
    ) throws(TouchProblem) {
        if let window = view as? UIWindow ?? view.window { return try work(ScreenHand(window, named: named)) }
        let (frame, window) = (view.frame, UIWindow(frame: view.bounds))
        window.isHidden = false
        view.frame.origin = .zero
        window.addSubview(view)
        defer {
            view.removeFromSuperview()
            view.frame = frame
        }
        try work(ScreenHand(window, named: named))
    }

    package func perform(_ steps: [TouchStep]) throws(TouchProblem) {
        for step in steps {
            try perform(step)
            settle()
        }
    }

    /// What follows from a step may need several turns: what the main queue does changes views, and their layout asks for more.
    private func settle() {
        for _ in 0..<3 {
            layOut()
            Deferred.settle()
        }
        layOut()
    }

    private func layOut() { for window in [window] + window.windowsInFront { window.layoutIfNeeded() } }

    private func perform(_ step: TouchStep) throws(TouchProblem) {
        switch step {
        case .tap(let target, let count): screen.tap(at: try place(of: target, for: step).point, count: count)
        case .longPress(let target): screen.longPress(at: try place(of: target, for: step).point)
        case .swipe(let way, let target): try swipe(way, target, step)
        case .drag(let start, let end):
            let (start, end) = (try place(of: start, for: step), try place(of: end, for: step))
            screen.drag(from: start.point, to: end.point, seconds: 0.5, rest: 0.2)
        case .pinch(let spread, let target):
            var middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
            if let target { middle = try place(of: target, for: step).point }
            screen.pinch(around: middle, scale: spread == .out ? 2 : 0.5)
        case .appearance(let appearance): choose(appearance == .dark ? .dark : .light)
        case .scroll(let target): try scroll(to: target, step)
        case .type(let text):
            if !isTaken({ Keyboard.type(text, in: $0) }) { throw nothingTakesText(step) }
        case .press(let key): try press(key, step)
        case .wait(let seconds): screen.wait(seconds)
        case .waitFor(let target): try wait(for: target, step)
        }
    }

    // MARK: Where

    private func place(of target: TouchTarget, for step: TouchStep) throws(TouchProblem) -> TouchedPlace {
        guard var place = find(target) else {
            throw TouchProblem(step: step, reason: missing(target))
        }
        if let view = place.view, !window.bounds.contains(place.point) {
            reveal(view)
            settle()
            guard let again = find(target) else {
                throw TouchProblem(step: step, reason: missing(target))
            }
            place = again
        }
        guard window.bounds.contains(place.point) else {
            throw TouchProblem(step: step, reason: "\(target) is outside of the screen")
        }
        let cover = window.withWindowsInFront {
            guard let view = place.view, let hit = window.hitTest(place.point, with: nil), hit.isInFront(of: view)
            else {
                return nil as UIView?
            }
            return hit
        }
        if let cover {
            throw TouchProblem(step: step, reason: "\(target) is covered by \(cover.knownClassName)")
        }
        return place
    }

    private var search: TargetSearch { TargetSearch(window: window, named: named) }

    private func find(_ target: TouchTarget) -> TouchedPlace? { window.withWindowsInFront { search.find(target) } }

    private func missing(_ target: TouchTarget) -> String {
        guard case .text(let text, _) = target else { return "there is no \(target) on the screen" }
        let names = window.withWindowsInFront { search.names }
        if names.isEmpty { return "there is no \(target), and nothing else with a name" }
        if let near = NearestNames.suggestion(for: text, among: names) { return "there is no \(target)\(near)" }
        let shown = names.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
        return "there is no \(target); there are \(shown)" + (names.count > 12 ? " and \(names.count - 12) more" : "")
    }

    private func reveal(_ view: UIView) {
        var current = view.superview
        while let holder = current {
            if let scroll = holder as? UIScrollView {
                scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll), animated: false)
            }
            current = holder.superview
        }
    }

    // MARK: Ways

    /// Swipes from the middle of a target, or over half of the screen.
    private func swipe(_ way: TouchStep.Way, _ target: TouchTarget?, _ step: TouchStep) throws(TouchProblem) {
        let area = window.bounds.inset(by: window.safeAreaInsets)
        let start: CGPoint
        var length: CGFloat
        if let target {
            start = try place(of: target, for: step).point
            length = Self.lengthOnTarget
        } else {
            let isUpright = way == .up || way == .down
            length = (isUpright ? area.height : area.width) / 2
            let half = length / 2
            start = CGPoint(
                x: area.midX + (way == .left ? half : way == .right ? -half : 0),
                y: area.midY + (way == .up ? half : way == .down ? -half : 0))
        }
        let end = CGPoint(
            x: start.x + (way == .left ? -length : way == .right ? length : 0),
            y: start.y + (way == .up ? -length : way == .down ? length : 0))
        let edge = window.bounds.insetBy(dx: 1, dy: 1)
        screen.drag(
            from: start,
            to: CGPoint(x: min(max(end.x, edge.minX), edge.maxX), y: min(max(end.y, edge.minY), edge.maxY)),
            seconds: 0.2)
    }

    private static let lengthOnTarget: CGFloat = 200

    /// Some lists grow for ever.
    private static let mostPages = 2000

    /// A list makes its rows when they come into sight.
    private func scroll(to target: TouchTarget, _ step: TouchStep) throws(TouchProblem) {
        for _ in 0..<Self.mostPages {
            if let found = find(target) {
                if let view = found.view { reveal(view) }
                return
            }
            guard window.scrollOn() else { break }
            settle()
        }
        throw TouchProblem(step: step, reason: missing(target))
    }

    // MARK: Time

    /// Seconds between two looks at the screen.
    private static let secondsBetweenLooks = 0.5

    private func wait(for target: TouchTarget, _ step: TouchStep) throws(TouchProblem) {
        for _ in 0..<Int(TouchStep.longest / Self.secondsBetweenLooks) {
            if find(target) != nil { return }
            screen.wait(Self.secondsBetweenLooks)
            settle()
        }
        if find(target) != nil { return }
        throw TouchProblem(step: step, reason: "after \(Int(TouchStep.longest)) s " + missing(target))
    }

    // MARK: Names

    /// The step with the name of what is at its place, where that means the same.
    func withNames(_ step: TouchStep) -> TouchStep {
        func name(_ target: TouchTarget) -> TouchTarget {
            guard case .place(let x, let y) = target else { return target }
            return window.withWindowsInFront { search.name(of: CGPoint(x: x, y: y)) } ?? target
        }
        switch step {
        case .tap(let target, let count): return .tap(name(target), count: count)
        case .longPress(let target): return .longPress(name(target))
        // A finger that goes up or down means the list, wherever it begins.
        case .swipe(let way, on: let target?) where way == .left || way == .right:
            return .swipe(way, on: name(target))
        default: return step
        }
    }

    // MARK: Settings

    /// Windows for which the app itself has chosen an appearance keep it.
    private func choose(_ style: UIUserInterfaceStyle) {
        for window in [window] + window.windowsInFront { window.traitOverrides.userInterfaceStyle = style }
    }

    // MARK: Keys

    /// Whether something in one of the windows takes keys, the frontmost first.
    private func isTaken(_ type: (UIWindow) -> Bool) -> Bool {
        window.windowsInFront.reversed().contains(where: type) || type(window)
    }

    private func nothingTakesText(_ step: TouchStep) -> TouchProblem {
        TouchProblem(step: step, reason: "nothing takes text; tap a text field first")
    }

    private func press(_ key: TouchStep.Key, _ step: TouchStep) throws(TouchProblem) {
        switch key {
        case .return:
            if !isTaken({ Keyboard.type("\n", in: $0) }) { throw nothingTakesText(step) }
        case .delete:
            if !isTaken({ Keyboard.delete(in: $0) }) { throw nothingTakesText(step) }
        case .back:
            guard let place = window.placeOfBackButton else {
                throw TouchProblem(step: step, reason: "no navigation bar on the screen has a way back")
            }
            screen.tap(at: place)
        }
    }
}

extension UIView {
    /// Whether the view is painted over another, of which it is no part.
    fileprivate func isInFront(of other: UIView) -> Bool {
        guard !isDescendant(of: other), !other.isDescendant(of: self) else { return false }
        let (mine, others) = (ways, other.ways)
        guard let fork = zip(mine, others).first(where: { $0 !== $1 }), let parent = fork.0.superview,
            let place = parent.subviews.firstIndex(of: fork.0), let otherPlace = parent.subviews.firstIndex(of: fork.1)
        else { return false }
        return place > otherPlace
    }

    /// The views from the topmost one to this one.
    private var ways: [UIView] { Array(sequence(first: self, next: \.superview)).reversed() }
}
