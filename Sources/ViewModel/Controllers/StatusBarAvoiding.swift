/// A controller whose content begins below the status bar of the screen, also in a window whose own safe area is smaller, as in tests that
/// stand for another device than the one they run on. From iOS 14 on it is so for SwiftUI in tests with an app
/// (swift-snapshot-testing's issues 180 and 430), and pictures of fespinoza/sample-json-app for an iPhone 13 Pro, recorded beside a
/// Dynamic Island, have their content 54 points below the upper edge instead of 47.
@MainActor package protocol StatusBarAvoiding: UIViewController {}
