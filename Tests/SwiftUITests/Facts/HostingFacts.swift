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

    /// The keyboard covers 300 of 874 points, and bars 34.
    @Test
    func `The keyboard pushes content up that does not ignore it, and scroll views have more to scroll (fact 139)`()
        throws
    {
        /// Without the keyboard, and with it.
        func bottoms(_ view: some View) throws -> [CGFloat] {
            let controller = UIHostingController(rootView: view)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
            window.setRootSafeAreaInsets(UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
            window.rootViewController = controller
            window.isHidden = false
            func bottom() throws -> CGFloat {
                window.layoutIfNeeded()
                let leaf = try #require(Self.leaf(of: controller.view))
                return leaf.convert(leaf.bounds, to: window).maxY
            }
            let without = try bottom()
            window.keyboardHeight = 300
            return [without, try bottom()]
        }
        let blue = Color(uiColor: .systemBlue)
        let plain = try bottoms(blue)
        #expect(plain == [840, 574])
        let ignoring = try bottoms(blue.ignoresSafeArea(.keyboard))
        #expect(ignoring == [840, 840])
        let below = try bottoms(blue.ignoresSafeArea(.container, edges: .bottom))
        #expect(below == [874, 574])
        let everywhere = try bottoms(blue.ignoresSafeArea())
        #expect(everywhere == [874, 874])

        let controller = UIHostingController(rootView: ScrollView { Color.red.frame(height: 2000) })
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        window.setRootSafeAreaInsets(UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let scroll = try #require(Self.scroll(in: controller.view))
        #expect(scroll.contentInset.bottom == 34)
        window.keyboardHeight = 300
        window.layoutIfNeeded()
        #expect(scroll.contentInset.bottom == 300)
    }

    /// The blue view.
    private static func leaf(of view: UIView) -> UIView? {
        if view.backgroundColor == UIColor.systemBlue { return view }
        return view.subviews.lazy.compactMap { leaf(of: $0) }.first
    }

    private static func scroll(in view: UIView) -> UIScrollView? {
        view as? UIScrollView ?? view.subviews.lazy.compactMap { scroll(in: $0) }.first
    }

    private func show(_ controller: UIViewController) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
    }
}
