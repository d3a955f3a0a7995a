import SwiftUI
import Testing

/// What a screen wants of the status bar and the home indicator: Apple's pages of `statusBarHidden(_:)`, `persistentSystemOverlays(_:)` and
/// `preferredColorScheme(_:)`, which holds for the whole presentation.
@MainActor @Suite(.serialized) struct SystemBarTests {
    @Test func `Both are shown, unless the screen says otherwise`() {
        let plain = show(Text("Name"))
        #expect(!plain.prefersStatusBarHidden && !plain.prefersHomeIndicatorAutoHidden)
        let bare = show(VStack { Text("Name").statusBarHidden() }.persistentSystemOverlays(.hidden))
        #expect(bare.prefersStatusBarHidden && bare.prefersHomeIndicatorAutoHidden)
        let shown = show(Text("Name").statusBar(hidden: false).persistentSystemOverlays(.visible))
        #expect(!shown.prefersStatusBarHidden && !shown.prefersHomeIndicatorAutoHidden)
    }

    @Test func `The ink of the status bar is that of the appearance which the screen prefers`() {
        #expect(show(Text("Name")).preferredStatusBarStyle == .default)
        #expect(show(Text("Name").preferredColorScheme(.dark)).preferredStatusBarStyle == .lightContent)
        #expect(show(Text("Name").preferredColorScheme(.light)).preferredStatusBarStyle == .darkContent)
    }
}
