import SwiftUI
import Testing

/// Sizes of hosting controllers and sheets, as Apple documents them.
@MainActor @Suite struct HostingFacts {
    private var box: some View { Color.red.frame(minWidth: 30, idealWidth: 120, minHeight: 20, idealHeight: 50) }

    @Test func `A hosting controller has no sizes of its content unless it is told to (fact 339)`() {
        let controller = UIHostingController(rootView: box)
        #expect(controller.sizingOptions == [])
        show(controller)
        #expect(controller.preferredContentSize == .zero)
    }

    @Test func `Its sizes are the ideal ones (fact 340)`() {
        let controller = UIHostingController(rootView: box)
        controller.sizingOptions = [.preferredContentSize]
        show(controller)
        #expect(controller.preferredContentSize == CGSize(width: 120, height: 50))
    }

    @Test func `A size that fits is what the root makes of a proposal (fact 341)`() {
        let controller = UIHostingController(rootView: box)
        #expect(controller.sizeThatFits(in: CGSize(width: 200, height: 80)) == CGSize(width: 200, height: 80))
        #expect(controller.sizeThatFits(in: CGSize(width: 10, height: 10)) == CGSize(width: 30, height: 20))
        let text = UIHostingController(rootView: Text(verbatim: "Word"))
        #expect(text.sizeThatFits(in: CGSize(width: 300, height: 300)).height < 21)
    }

    @Test func `Detents are parts of the greatest height (fact 331)`() throws {
        let controller = UIHostingController(
            rootView: Color.red.sheet(isPresented: .constant(true)) {
                Text(verbatim: "Sheet").presentationDetents([.height(300)])
            })
        show(controller)
        let sheet = try #require(controller.presentedViewController)
        sheet.view.layoutIfNeeded()
        #expect(sheet.sheetPresentationController?.detents.count == 1)
    }

    private func show(_ controller: UIViewController) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
    }
}
