import Foundation
import MaquetteViewTestSupport
import Testing
import UIKit

/// What each view class says of itself when the app says nothing.
///
/// Written down before the code ran, from Apple's pages of `isAccessibilityElement` (false, but for standard controls),
/// `UIAccessibilityTraits` and "Supporting VoiceOver in your app"; the words of indicators, of progress and of switches as
/// AccessibilitySnapshot's reference pictures have them.
@MainActor @Suite struct DefaultAccessibilityTests {
    private func check(
        _ view: UIView, isElement: Bool = false, label: String? = nil, value: String? = nil,
        traits: UIAccessibilityTraits = .none, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 400, height: 400))
        view.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
        window.addSubview(view)
        #expect(view.isAccessibilityElement == isElement, sourceLocation: sourceLocation)
        #expect(view.accessibilityLabel == label, sourceLocation: sourceLocation)
        #expect(view.accessibilityValue == value, sourceLocation: sourceLocation)
        #expect(view.accessibilityHint == nil, sourceLocation: sourceLocation)
        #expect(view.accessibilityTraits == traits, sourceLocation: sourceLocation)
        // On the screen, whose corner is the window's at 100, 50.
        let frame = view.convert(view.bounds, to: window).offsetBy(dx: 100, dy: 50)
        #expect(view.accessibilityFrame == frame, sourceLocation: sourceLocation)
    }

    @Test func `Views that hold others are no elements`() {
        let views: [UIView] = [
            UIView(), UIControl(), UIStackView(), UIScrollView(), UITableView(), UIVisualEffectView(effect: nil),
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), UIToolbar(),
            UICollectionReusableView(), UICollectionViewCell(), UICollectionViewListCell(), UISearchBar(),
            UITableViewCell(), UITableViewHeaderFooterView(), UINavigationBar(), UIPickerView(), UIDatePicker(),
            UIInputView(frame: .zero, inputViewStyle: .default), UISegmentedControl(), UIStepper(),
            UIListContentView(configuration: UIListContentConfiguration.cell()), UICalendarView(),
            UIContentUnavailableView(configuration: .empty()),
        ]
        for view in views { check(view) }
        check(UITabBar(), traits: .tabBar)
        check(UIRefreshControl())
        check(UIWindow())
    }

    /// A class of views that is new needs its own words here, or those of the class above it.
    @Test func `Every class of views is among them`() throws {
        let tests = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
        #expect(try declaredViewClasses().filter { !tests.contains("\($0)(") } == [])
    }

    @Test func `Texts and images`() {
        let label = UILabel()
        label.text = "Total"
        check(label, isElement: true, label: "Total", traits: .staticText)
        check(UIImageView(), traits: .image)
        let fixed = UITextView()
        fixed.isEditable = false
        fixed.text = "Terms"
        check(fixed, isElement: true, value: "Terms", traits: .staticText)
        let written = UITextField()
        written.text = "Ada"
        written.placeholder = "Name"
        check(written, isElement: true, value: "Ada", traits: UIAccessibilityTraits(rawValue: 1 << 18))
        check(UITextView(), isElement: true, traits: UIAccessibilityTraits(rawValue: 1 << 18 | 1 << 47))
        check(UITextField(), isElement: true, traits: UIAccessibilityTraits(rawValue: 1 << 18))
        check(
            UISearchTextField(), isElement: true, traits: [.searchField, UIAccessibilityTraits(rawValue: 1 << 18)])
    }

    @Test func `Controls and indicators`() {
        check(UIButton(), isElement: true, traits: .button)
        check(UISwitch(), isElement: true, value: "0", traits: [.button, .toggleButton])
        check(UISlider(), isElement: true, value: "0%", traits: .adjustable)
        check(UIProgressView(), isElement: true, label: "Progress", value: "0%", traits: .updatesFrequently)
        check(
            UIActivityIndicatorView(), isElement: true, label: "Progress halted", traits: .updatesFrequently)
        check(UIColorWell(), isElement: true, label: "Color well", traits: .button)
        let pages = UIPageControl()
        pages.numberOfPages = 2
        check(pages, isElement: true, value: "page 1 of 2", traits: [.updatesFrequently, .adjustable])
    }
}
