import SwiftUI
import Testing

/// What the containers of UIKit are told by views of SwiftUI.
@MainActor @Suite struct ScreenTests {
    @Test func `A stack has the pages of its path, with their titles and buttons`() {
        struct Screen: View {
            @State var path = [1, 2]
            var body: some View {
                NavigationStack(path: $path) {
                    Text(verbatim: "Root").navigationTitle("Root")
                        .navigationDestination(for: Int.self) { number in
                            Text(verbatim: "\(number)").navigationTitle("Page \(number)")
                                .navigationBarTitleDisplayMode(.inline)
                                .toolbar {
                                    ToolbarItem(placement: .topBarTrailing) { Button("Save") {} }
                                    ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                                }
                        }
                }
            }
        }
        let stack = show(Screen()).children.first as? UINavigationController
        #expect(stack?.viewControllers.map(\.navigationItem.title) == ["Root", "Page 1", "Page 2"])
        let item = stack?.topViewController?.navigationItem
        #expect(item?.largeTitleDisplayMode == .never)
        // The outermost comes first in UIKit.
        #expect(item?.rightBarButtonItems?.map(\.title) == ["Done", "Save"])
        #expect(item?.rightBarButtonItems?.map(\.style) == [.done, .plain])
    }

    @Test func `A tab view shows the tab that is chosen`() {
        let tabs =
            show(
                TabView(selection: .constant("b")) {
                    Text(verbatim: "A").tabItem { Label("One", systemImage: "house") }.tag("a")
                    Text(verbatim: "B").tabItem { Label("Two", systemImage: "star") }.tag("b").badge(3)
                }
            ).children.first as? UITabBarController
        #expect(tabs?.selectedIndex == 1)
        #expect(tabs?.tabBar.items?.map(\.title) == ["One", "Two"])
        #expect(tabs?.tabBar.items?.map(\.badgeValue) == [nil, "3"])
    }

    @Test func `A sheet is presented while the state says so`() {
        let sheet = show(
            Text(verbatim: "Behind").sheet(isPresented: .constant(true)) {
                Text(verbatim: "Sheet").presentationDetents([.medium, .large])
            }
        ).presentedViewController
        #expect(sheet?.sheetPresentationController?.detents.count == 2)
        #expect(sheet?.sheetPresentationController?.prefersGrabberVisible == true)
        #expect(show(Text(verbatim: "Behind").sheet(isPresented: .constant(false)) {}).presentedViewController == nil)
    }

    @Test func `An alert has the buttons of its actions`() {
        let alert =
            show(
                Text(verbatim: "Behind").alert("Delete?", isPresented: .constant(true)) {
                    Button("Delete", role: .destructive) {}
                    Button("Keep", role: .cancel) {}
                } message: {
                    Text(verbatim: "For good.")
                }
            ).presentedViewController as? UIAlertController
        #expect(alert?.title == "Delete?" && alert?.message == "For good.")
        #expect(alert?.actions.map(\.title) == ["Delete", "Keep"])
        #expect(alert?.actions.map(\.style) == [.destructive, .cancel])
    }

    @Test func `A dialog can always be left`() {
        // Apple's page on `confirmationDialog`: the system adds a button to cancel.
        let dialog =
            show(
                Text(verbatim: "Behind").confirmationDialog("Sure?", isPresented: .constant(true)) {
                    Button("Yes") {}
                }
            ).presentedViewController as? UIAlertController
        #expect(dialog?.actions.map(\.title) == ["Yes", "Cancel"])
        #expect(dialog?.title == nil)
    }
}
