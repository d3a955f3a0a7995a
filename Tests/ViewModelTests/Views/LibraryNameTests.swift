import MaquetteViewTestSupport
import Testing
import UIKit

/// Names that libraries use and no picture shows: defaults and effects from Apple's documentation.
@MainActor @Suite struct LibraryNameTests {
    @Test func `Rectangles and paths of a view have places on the screen`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
        window.addSubview(view)
        let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
        #expect(
            UIAccessibility.convertToScreenCoordinates(rect, in: view) == CGRect(x: 21, y: 32, width: 10, height: 20))
        let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: rect), in: view)
        #expect(path.bounds == CGRect(x: 21, y: 32, width: 10, height: 20))
    }

    @Test func `A search bar's keyboard is its field's`() {
        let bar = UISearchBar()
        bar.returnKeyType = .done
        bar.keyboardType = .emailAddress
        bar.autocorrectionType = .no
        bar.inputAccessoryView = UIToolbar()
        #expect(bar.searchTextField.returnKeyType == .done && bar.searchTextField.keyboardType == .emailAddress)
        #expect(bar.searchTextField.autocorrectionType == .no)
        #expect(bar.searchTextField.inputAccessoryView is UIToolbar)
        bar.isEnabled = false
        #expect(!bar.searchTextField.isEnabled)
        bar.scopeButtonTitles = ["a", "b"]
        bar.setShowsScope(true, animated: true)
        #expect(bar.showsScopeBar)
    }

    @Test func `A button of the system with an image calls its target`() {
        let button = UIButton.systemButton(with: UIImage(), target: nil, action: nil)
        #expect(button.buttonType == .system && button.currentImage != nil)
    }

    @Test func `An action can be performed by code`() {
        var heard = 0
        UIAction { _ in heard += 1 }.performWithSender(nil, target: nil)
        #expect(heard == 1)
    }

    @Test func `Values that change nothing are kept`() {
        let view = UIView()
        #expect(view.focusEffect == nil && view.focusGroupPriority == .ignored)
        view.accessibilityUserInputLabels = ["Save"]
        #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["Save"])
        let scroll = UIScrollView()
        #expect(scroll.transfersVerticalScrollingToParent && !scroll.allowsKeyboardScrolling)
        scroll.allowsKeyboardScrolling = true
        #expect(scroll.allowsKeyboardScrolling)
        let tabs = UITabBarAppearance()
        #expect(tabs.stackedItemPositioning == .automatic && tabs.stackedItemSpacing == 0)
        tabs.stackedItemPositioning = .centered
        #expect(tabs.stackedItemPositioning == .centered)
        #expect(UIImage.checkmark.isSymbolImage && UIImage.add.isSymbolImage)
        #expect(UIImage.checkmark == UIImage(systemName: "checkmark.circle.fill"))
        #expect(UIImage(systemName: "wifi", variableValue: 0.5)?.isSymbolImage == true)
        #expect(UIFontDescriptor.SymbolicTraits.classMask.rawValue == 0xF000_0000)
        #expect(UIViewController().activePresentationController == nil)
    }
}
