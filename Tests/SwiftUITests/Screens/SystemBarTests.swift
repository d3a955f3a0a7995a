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

    private func presented(_ controller: UIViewController) throws -> UIViewController {
        try #require(controller.presentedViewController)
    }

    /// "The color scheme applies to the nearest enclosing presentation, such as a popover, a sheet, or window."
    @Test func `A screen that is presented speaks for itself alone`() throws {
        let covered = show(
            Text("Back").fullScreenCover(isPresented: .constant(true)) {
                Text("Front").statusBarHidden().persistentSystemOverlays(.hidden).preferredColorScheme(.dark)
            })
        let cover = try presented(covered)
        #expect(cover.prefersStatusBarHidden && cover.prefersHomeIndicatorAutoHidden)
        #expect(cover.preferredStatusBarStyle == .lightContent && cover.traitCollection.userInterfaceStyle == .dark)
        #expect(!covered.prefersStatusBarHidden && covered.preferredStatusBarStyle == .default)
        #expect(covered.view.traitCollection.userInterfaceStyle == .light)
        let behind = show(
            Text("Back").statusBarHidden().preferredColorScheme(.light).sheet(isPresented: .constant(true)) {
                Text("Front").preferredColorScheme(.dark)
            })
        #expect(behind.prefersStatusBarHidden && behind.preferredStatusBarStyle == .darkContent)
        #expect(try presented(behind).traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `A sheet over which there is another keeps its height`() throws {
        let screen = show(
            Text("Back").sheet(isPresented: .constant(true)) {
                Text("Sheet").sheet(isPresented: .constant(true)) { Text("Next") }.presentationDetents([.medium])
            })
        let sheet = try presented(screen).sheetPresentationController
        #expect(sheet?.detents.map(\.identifier) == [.medium])
    }

    @Test func `Of tabs the one that is seen says what the bars are`() {
        func tabs(_ chosen: Int) -> some View {
            TabView(selection: .constant(chosen)) {
                Text("One").tag(0).tabItem { Text("One") }
                Text("Two").statusBarHidden().preferredColorScheme(.dark).tag(1).tabItem { Text("Two") }
            }
        }
        #expect(!show(tabs(0)).prefersStatusBarHidden && show(tabs(0)).preferredStatusBarStyle == .default)
        #expect(show(tabs(1)).prefersStatusBarHidden && show(tabs(1)).preferredStatusBarStyle == .lightContent)
    }
}
