import MaquetteViewTestSupport
import Testing
import UIKit

@testable import MaquetteViewModel

/// Where alerts, sheets, popovers and menus lie. Unless a test says otherwise the numbers were measured in UIKit of iOS 26.1
/// on an iPhone 16 (393 by 852 points, covered by 59 above and 34 below, three pixels a point).
@MainActor @Suite(.serialized) struct PresentedPlaceTests {
    private let root = UIViewController()

    /// Settings are everybody's, so they are made in the test itself, which nothing interrupts.
    private func set(_ release: SystemRelease, _ device: Headless.Device? = nil) {
        Headless.reset()
        Headless.settings.release = release
        if let device { Headless.settings.device = device }
    }

    private func show(
        _ controller: UIViewController, on release: SystemRelease = .iOS26, _ device: Headless.Device? = nil
    ) -> UIWindow {
        set(release, device)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.isHidden = false
        root.present(controller, animated: false)
        window.layoutIfNeeded()
        return window
    }

    private func alert(
        _ title: String?, _ message: String?, _ actions: Int, _ style: UIAlertController.Style = .alert
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for number in 0..<actions {
            alert.addAction(UIAlertAction(title: "Do \(number)", style: number == 0 ? .cancel : .default))
        }
        return alert
    }

    // MARK: Alerts

    @Test(arguments: [
        ("Title" as String?, "A message" as String?, 1, UIAlertController.Style.alert, 152.333),
        ("Title", "A message", 2, .alert, 152.333), ("Title", nil, 1, .alert, 126.333),
        (nil, "A message", 1, .alert, 126.333), ("Title", "A message", 3, .alert, 264.333),
        ("Title", "A message", 4, .actionSheet, 320.333),
    ])
    func alertsHaveTheirMeasuredHeights(
        title: String?, message: String?, actions: Int, style: UIAlertController.Style, height: CGFloat
    ) {
        defer { Headless.reset() }
        let alert = alert(title, message, actions, style)
        let window = show(alert)
        #expect(abs(alert.view.frame.height - height) < 0.001)
        #expect(abs(alert.view.frame.minX - 36.667) < 0.001 && alert.view.frame.width == CGFloat(320))
        // Its middle is that of the safe area, to the pixel.
        #expect(abs(alert.view.frame.midY - 438.5) <= 0.334)
        #expect(root.view.window === window)
    }

    private func words(_ alert: UIAlertController) -> [(String, CGRect)] {
        let views = alert.view.subviews + alert.view.subviews.flatMap(\.subviews)
        return views.compactMap { $0 as? AlertButton }.map { button in
            (
                button.subviews.compactMap { ($0 as? UILabel)?.text }.joined(),
                button.convert(button.bounds, to: alert.view)
            )
        }
    }

    @Test func twoButtonsStandSideBySideWithCancelFirst() {
        defer { Headless.reset() }
        let alert = UIAlertController(title: "Title", message: "A message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let window = show(alert)
        let found = Dictionary(uniqueKeysWithValues: words(alert))
        // 16 at the sides and 8 between: two of 140, 48 high.
        #expect(abs((found["Cancel"]?.minX ?? 0) - 16) < 0.001 && found["Cancel"]?.width == CGFloat(140))
        #expect(abs((found["Delete"]?.minX ?? 0) - 164) < 0.001 && found["Delete"]?.height == CGFloat(48))
        withExtendedLifetime(window) {}
    }

    @Test func longWordsAreBelowEachOtherWithCancelLast() {
        defer { Headless.reset() }
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete Everything There Is", style: .destructive))
        let window = show(alert)
        let order = words(alert).sorted { $0.1.minY < $1.1.minY }.map(\.0)
        #expect(order == ["Delete Everything There Is", "Cancel"])
        withExtendedLifetime(window) {}
    }

    /// Recalled of iOS 13 to 18: 270 points wide; an action sheet 8 from the sides, above the home indicator, rows of 57.
    @Test func alertsOfBeforeAreNarrowerAndSheetsStandBelow() {
        defer { Headless.reset() }
        let box = alert("Title", "A message", 2)
        var window = show(box, on: .iOS18)
        #expect(box.view.frame.width == CGFloat(270) && abs(box.view.frame.midX - 196.5) < 0.34)
        root.dismiss(animated: false)
        let sheet = alert(nil, nil, 3, .actionSheet)
        window = show(sheet, on: .iOS18)
        // Two rows with a pixel between them, 8 points, and Cancel.
        let height: CGFloat = 57 * 3 + 8 + 1.0 / 3
        expectFrame(sheet.view, 8, 818 - height, 377, height)
        withExtendedLifetime(window) {}
    }

    @Test func whatWasPresentedBeforeThereWasAWindowIsShownWithIt() {
        defer { Headless.reset() }
        set(.iOS26)
        let alert = alert("Title", nil, 1)
        root.present(alert, animated: false)
        #expect(alert.view.window == nil)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.isHidden = false
        #expect(alert.view.window === window)
        window.rootViewController = nil
        #expect(alert.view.window == nil && window.subviews.isEmpty)
    }

    // MARK: Sheets

    nonisolated static let sheets: [(CGFloat?, CGRect)] = [
        (nil, CGRect(x: 8, y: 403.687, width: 377, height: 440.313)),
        (100, CGRect(x: 21.514, y: 741.435, width: 349.973, height: 89.052)),
        (200, CGRect(x: 8, y: 619.527, width: 377, height: 224.473)),
        (400, CGRect(x: 8, y: 427.669, width: 377, height: 416.331)),
        (700, CGRect(x: 8, y: 139.883, width: 377, height: 704.117)),
    ]

    /// Without a height the sheet has the detents medium and large, and opens at the lower one.
    @Test(arguments: sheets) func sheetsLieAtTheirDetents(height: CGFloat?, expected: CGRect) throws {
        defer { Headless.reset() }
        let content = UIViewController()
        let sheet = try #require(content.sheetPresentationController)
        sheet.detents = height.map { height in [.custom { _ in height }] } ?? [.large(), .medium()]
        let window = show(content)
        let frame = content.view.convert(content.view.bounds, to: window)
        for (found, right) in [
            (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.width, expected.width),
            (frame.height, expected.height),
        ] { #expect(abs(found - right) < 0.01) }
        #expect(abs(sheet.frameOfPresentedViewInContainerView.minY - expected.minY) < 0.01)
        #expect(content.view.safeAreaInsets.top == 0)
        if height != 100 { #expect(content.view.safeAreaInsets.bottom == 34) }
    }

    @Test func aPageSheetBeginsAtTheSafeAreaAndHasAGrabberOnRequest() throws {
        defer { Headless.reset() }
        let content = UIViewController()
        content.sheetPresentationController?.prefersGrabberVisible = true
        let window = show(content)
        let sheet = try #require(content.view.superview)
        expectFrame(sheet, 0, 59, 393, 793)
        let grabber = try #require(sheet.subviews.last)
        #expect(grabber.frame == CGRect(x: 178.5, y: 5, width: 36, height: 5))
        #expect(!grabber.isHidden)
        #expect(content.view.traitCollection.userInterfaceLevel == .elevated)
        #expect(root.view.traitCollection.userInterfaceLevel == .base)
        withExtendedLifetime(window) {}
    }

    @Test func aSelectedDetentWinsAndMayLeaveTheScreenUndimmed() throws {
        defer { Headless.reset() }
        let content = UIViewController()
        let sheet = try #require(content.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.largestUndimmedDetentIdentifier = .medium
        let window = show(content)
        func dimming() -> DimmingView? { sheet.containerView?.subviews.compactMap { $0 as? DimmingView }.first }
        #expect(dimming()?.isClear == true)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        window.layoutIfNeeded()
        #expect(sheet.frameOfPresentedViewInContainerView.minY == CGFloat(59))
        #expect(dimming()?.isClear == false)
    }

    /// Documented: a form is 540 by 620, a page sheet is not as wide as the screen; both are compact.
    @Test func formsStandInTheMiddleOfAPad() throws {
        defer { Headless.reset() }
        let pad = try #require(Headless.Device.all.first { $0.name.hasPrefix("iPad Air (11") })
        let content = UIViewController()
        content.modalPresentationStyle = .formSheet
        let window = show(content, on: .iOS26, pad)
        let frame = content.view.convert(content.view.bounds, to: window)
        #expect(frame.size == CGSize(width: 540, height: 620))
        #expect(abs(frame.midX - window.bounds.midX) < 0.51 && abs(frame.midY - window.bounds.midY) < 0.51)
        #expect(content.traitCollection.horizontalSizeClass == .compact)
        #expect(root.traitCollection.horizontalSizeClass == .regular)
    }

    // MARK: Popovers

    final class Stay: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }

    /// Worked out by hand: the button ends at 140; the arrow is 13 long.
    @Test func aPopoverHangsBelowItsSource() throws {
        defer { Headless.reset() }
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
        root.view.addSubview(button)
        let (content, stay) = (UIViewController(), Stay())
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 120)
        content.popoverPresentationController?.sourceView = button
        content.popoverPresentationController?.delegate = stay
        let window = show(content, on: .iOS18)
        #expect(
            content.view.convert(content.view.bounds, to: window) == CGRect(x: 30, y: 153, width: 200, height: 120))
        #expect(content.popoverPresentationController?.arrowDirection == .up)
    }

    /// Documented: in a compact width a popover adapts to a sheet unless its delegate says none.
    @Test func aPopoverOfAPhoneIsASheet() {
        defer { Headless.reset() }
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = root.view
        let window = show(content)
        expectFrame(content.view.superview ?? content.view, 0, 59, 393, 793)
        withExtendedLifetime(window) {}
    }

    // MARK: Menus

    /// 250 wide, rows of 42 and 58, a header of 40.333, 21 between sections, and ours: 10 above and below.
    @Test func aMenuShowsItsRows() throws {
        defer { Headless.reset() }
        set(.iOS26)
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
        root.view.addSubview(button)
        let deeper = UIMenu(title: "", options: .displayInline, children: [UIAction(title: "Delete") { _ in }])
        button.menu = UIMenu(
            title: "Sort",
            children: [
                UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Date", subtitle: "Newest") { _ in },
                UIAction(title: "Hidden", attributes: .hidden) { _ in }, deeper,
            ])
        button.showsMenuAsPrimaryAction = true
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.isHidden = false
        button.performPrimaryAction()
        window.layoutIfNeeded()
        let menu = try #require(window.subviews.last?.subviews.compactMap { $0 as? MenuView }.first)
        let height: CGFloat = 40.333 + 42 + 58 + 21 + 42 + 20
        #expect(abs(menu.frame.height - height) < 0.001)
        #expect(menu.frame.origin == CGPoint(x: 20, y: 148) && menu.frame.width == CGFloat(250))
        let titles = menu.subviews.compactMap { $0 as? MenuRow }.map { $0.subviews[0].frame.minX }
        #expect(titles == [40, 40, 40] as [CGFloat])
        #expect(!Headless.showMenu(of: root.view))
    }

    /// A chevron and an image of a submenu once lay on each other. Where the chevron stands is recalled of iOS 15 to 18.
    @Test(arguments: [SystemRelease.iOS18, .iOS26], [UIContentSizeCategory.large, .accessibilityExtraLarge])
    func nothingInARowOfAMenuOverlaps(release: SystemRelease, size: UIContentSizeCategory) throws {
        defer { Headless.reset() }
        set(release)
        Headless.settings.preferredContentSizeCategory = size
        let row = try #require(
            MenuView(
                UIMenu(
                    children: [
                        UIMenu(title: "View As", image: UIImage(systemName: "eye"), children: []),
                        UIAction(title: "Everything else, too", state: .on) { _ in },
                    ])
            ).subviews.first as? MenuRow)
        row.frame = CGRect(x: 0, y: 0, width: 250, height: row.height(inWidth: 250))
        row.layoutIfNeeded()
        let parts = row.subviews.filter { ($0 as? UILabel)?.text != nil || ($0 as? UIImageView)?.image != nil }
        #expect(parts.count == 3)
        for (place, part) in parts.enumerated() {
            #expect(row.bounds.contains(part.frame), "\(part)")
            for other in parts[..<place] { #expect(part.frame.intersection(other.frame).width < 0.01, "\(part)") }
        }
        let ways = row.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
        #expect((ways[1].frame.minX < ways[0].frame.minX) == (release == .iOS18))
    }

    /// At accessibility sizes as wide as the longest line, if the screen has the room, and never narrower than at others.
    @Test func aMenuOfLargeTextBreaksNoLineThatTheScreenHasRoomFor() throws {
        defer { Headless.reset() }
        set(.iOS26)
        Headless.settings.preferredContentSizeCategory = .accessibilityExtraLarge
        func menu(_ words: String) throws -> (width: CGFloat, line: CGFloat, label: UILabel) {
            let menu = MenuView(UIMenu(children: [UIAction(title: words) { _ in }]))
            menu.frame.size = menu.sizeThatFits(CGSize(width: 377, height: 800))
            menu.layoutIfNeeded()
            let row = try #require(menu.subviews.first as? MenuRow)
            row.layoutIfNeeded()
            return (menu.bounds.width, row.title.intrinsicContentSize.width, row.title)
        }
        #expect(try menu("No").width == 250)
        let found = try menu("Recently deleted")
        #expect(found.width > 250 && found.width < 377 && found.label.frame.width >= found.line)
        #expect(try menu("Everything that was deleted recently").width == 377)
    }

    /// Apple gives 48 at the usual size; body is 40 points at AX3, and the room around it is ours.
    @Test(arguments: [(UIContentSizeCategory.large, 17, 48...48), (.accessibilityExtraLarge, 40, 68...72)])
    func fieldsOfAnAlertGrowWithTheText(size: UIContentSizeCategory, points: CGFloat, heights: ClosedRange<CGFloat>)
        throws
    {
        defer { Headless.reset() }
        set(.iOS26)
        Headless.settings.preferredContentSizeCategory = size
        let alert = alert("Sign In", nil, 1)
        alert.addTextField()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.isHidden = false
        root.present(alert, animated: false)
        window.layoutIfNeeded()
        let field = try #require(alert.textFields?.first)
        #expect(field.font?.pointSize == points && heights.contains(field.frame.height), "\(field.frame)")
    }
}
