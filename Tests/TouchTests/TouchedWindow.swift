@testable import MaquetteTouch
import Testing
import UIKit

/// What tests do with a screen: show it on an upright phone, touch it in the words of steps, and ask what VoiceOver finds.
extension UIWindow {
    static func showing(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    var names: [String] { TargetSearch(window: self, named: { _ in nil }).names }
}

@MainActor func perform(_ words: String..., on window: UIWindow) throws {
    try ScreenHand(window).perform(words.map { try TouchStep($0) })
}
