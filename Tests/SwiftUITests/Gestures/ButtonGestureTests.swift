import MaquetteViewModel
import SwiftUI
import Testing

/// What buttons of an app's own listen to. The names are public in the interface of Apple's module.
@MainActor @Suite struct `Gestures of buttons` {
    private final class Counter { var touches = 0 }

    private func taps(_ view: some View) -> Int {
        let counter = Counter()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.rootViewController = UIHostingController(
            rootView: view.environment(
                \.openURL,
                OpenURLAction { _ in
                    counter.touches += 1
                    return .handled
                }))
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        TouchScreen(window).tap(at: CGPoint(x: 150, y: 150))
        return counter.touches
    }

    private struct Pressed: View {
        let isModifier: Bool
        @Environment(\.openURL) private var open
        var body: some View {
            let _ = Self._printChanges()
            let square = Rectangle().frame(width: 100, height: 100)
            let act = { open(URL(string: "https://example.com")!) }
            if isModifier {
                square._onButtonGesture(pressing: { _ in }, perform: act)
            } else {
                square.simultaneousGesture(_ButtonGesture(action: act))
            }
        }
    }

    @Test(arguments: [true, false]) func `A tap carries out the action once`(isModifier: Bool) {
        #expect(taps(Pressed(isModifier: isModifier)) == 1)
    }
}
