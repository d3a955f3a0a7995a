import MaquetteAccessibility
import MaquetteViewModel

/// What a screen has for a finger, and what tells it from other screens. Its largest list is scrolled for that.
@MainActor package struct ScreenSurvey {
    /// What can be seen, what swipes show, then empty fields, the way back, pages that can be turned, what comes by itself, and what lies
    /// further below.
    package private(set) var touchables: [Touchable] = []
    /// What is written there, wherever the list was scrolled to, and what was typed. Rows come and go.
    package private(set) var words: Set<String> = []

    /// Pages of a list that people look through.
    private static let mostPages = 6
    /// Seconds that somebody waits for something to come.
    private static let longestWait = 10.0

    package init(_ window: UIWindow) {
        touchables = Touchable.inSight(of: window) + Touchable.swipes(in: window)
        if let fields = EmptyFields(window) {
            touchables.append(
                Touchable(step: fields.steps.last!, name: Touchable.emptyFields, before: fields.steps.dropLast()))
        }
        if window.placeOfBackButton != nil {
            // Whatever is behind a screen is where one came from, unless an app begins there.
            touchables.append(Touchable(step: "\(TouchStep.press(.back))", name: "back", isEverywhere: true))
        }
        if let pages = window.largestPages { touchables.append(Touchable(step: "\(pages)", name: "next page")) }
        if let seconds = ProjectClock.secondsToNext, seconds <= Self.longestWait {
            // In whole seconds, but for what adding them up has made of one.
            let step = TouchStep.wait(max(1, (seconds - 0.001).rounded(.up)))
            touchables.append(Touchable(step: "\(step)", name: "what comes later"))
        }
        lookThrough(window)
    }

    private mutating func lookThrough(_ window: UIWindow) {
        var rows = Set(touchables.filter { $0.list != nil }.map(\.name))
        var names = Set(touchables.map(\.name))
        var isBelow = true
        if let list = window.largestScrollView, list.contentOffset.y > -list.adjustedContentInset.top {
            list.contentOffset.y = -list.adjustedContentInset.top
            window.layoutIfNeeded()
            isBelow = false
        }
        for page in 0..<Self.mostPages {
            if page > 0 {
                guard window.scrollOn() else { break }
                window.layoutIfNeeded()
            }
            let elements = AccessibilityReading(window, size: window.bounds.size).elements.filter(\.isOnScreen)
            words.formUnion(elements.compactMap(\.label))
            words.formUnion(elements.filter { $0.traits.contains(.textEntry) }.compactMap(\.value))
            let inSight = Touchable.inSight(of: window)
            rows.formUnion(inSight.filter { $0.list != nil }.map(\.name))
            // What is above was below when somebody came to the screen.
            guard isBelow else { continue }
            for var touchable in inSight where touchable.isNamed && names.insert(touchable.name).inserted {
                let target = TouchTarget.text(touchable.name, number: 1)
                touchable.before = ["\(TouchStep.scroll(to: target))"]
                touchable.step = "\(TouchStep.tap(target, count: 1))"
                touchables.append(touchable)
            }
        }
        words.subtract(rows)
    }
}
