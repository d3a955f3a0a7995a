import MaquetteViewModel
import SwiftUI
import Testing

/// Taps on text that has a gesture.
@MainActor @Suite struct TextTapTests {
    // The usual search bar before iOS 15 shows its button by a tap gesture on the field, and is typed into: public code of peterfriese/BookShelf,
    // and AppCoda's tutorial of it.
    @Test func `A tap on a field acts, and the field is edited`() throws {
        final class Counter { var taps = 0 }
        let counter = Counter()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.rootViewController = UIHostingController(
            rootView: TextField("Search", text: .constant("")).padding(7).onTapGesture { counter.taps += 1 })
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        func find(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(find) }
        let field = try #require(find(window).first { $0 is UITextField })
        TouchScreen(window).tap(at: field.convert(CGPoint(x: 20, y: field.bounds.midY), to: window))
        #expect(counter.taps == 1)
        #expect(field.isFirstResponder)
    }
}
