import MaquetteViewTestSupport
import Testing
import UIKit

@testable import MaquetteViewModel

/// Alerts and action sheets with more than fits, worked out by hand: they stay 8 points inside the safe area, and their parts
/// are cut as before any scrolling. An iPhone 16 has 393 by 852 points, covered by 59 above and 34 below, three pixels a point;
/// in landscape 852 by 393, covered by 21 below.
@MainActor @Suite(.serialized) struct HighAlertTests {
    private let root = UIViewController()
    private let shown = Shown()

    /// Keeps the window while a test looks.
    private final class Shown {
        var window: UIWindow?
    }

    private func show(
        on release: SystemRelease, device: String? = nil, _ change: (inout Headless.Settings) -> Void = { _ in },
        _ make: () -> UIAlertController
    ) throws -> UIAlertController {
        Headless.reset()
        Headless.settings.release = release
        if let device {
            Headless.settings.device = try #require(Headless.Device.all.first { $0.name.hasPrefix(device) })
        }
        change(&Headless.settings)
        let alert = make()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.isHidden = false
        root.present(alert, animated: false)
        window.layoutIfNeeded()
        shown.window = window
        return alert
    }

    /// Cancel is added first.
    private func alert(
        _ style: UIAlertController.Style, _ actions: Int, title: String? = nil, message: String? = nil
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        for number in 1...actions { alert.addAction(UIAlertAction(title: "A\(number)", style: .default)) }
        return alert
    }

    private let longMessage = String(repeating: "A sentence of a message that goes on and on. ", count: 60)

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { [$0 as? View].compactMap { $0 } + all(type, in: $0) }
    }

    /// In the window.
    private func place(of title: String, in alert: UIAlertController) throws -> CGRect {
        let button = try #require(all(AlertButton.self, in: alert.view).first { $0.action.title == title })
        return button.convert(button.bounds, to: nil)
    }

    private func titles(_ alert: UIAlertController) -> [String?] {
        all(AlertButton.self, in: alert.view).map(\.action.title)
    }

    private func expect(_ found: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        let differences = [found.minX - x, found.minY - y, found.width - width, found.height - height]
        #expect(differences.allSatisfy { abs($0) < 0.001 }, "\(found)")
    }

    // MARK: Many actions

    /// From 59 + 8 to 818 - 8; buttons are 16 from the edges, and what is below the card's edge is cut.
    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func aCardWithManyActionsStaysInTheSafeArea(style: UIAlertController.Style) throws {
        defer { Headless.reset() }
        let alert = try show(on: .iOS26) { self.alert(style, 20) }
        expect(alert.view.frame, 36 + 2.0 / 3, 67, 320, 743)
        expect(try place(of: "A1", in: alert), 52 + 2.0 / 3, 83, 288, 48)
        // The 13th begins 12 · 56 below the first, at 755, the next one outside.
        expect(try place(of: "A13", in: alert), 52 + 2.0 / 3, 755, 288, 48)
        let part = try #require(all(UIScrollView.self, in: alert.view).first { $0.contentSize.height > 0 })
        expect(part.convert(part.bounds, to: nil), 36 + 2.0 / 3, 67, 320, 743)
        #expect(part.clipsToBounds)
        // 21 rows of 48 with 20 gaps of 8 between two insets of 16.
        #expect(part.contentSize.height == CGFloat(1200))
    }

    /// Cancel is 57 high above 818; the actions are seen from 67 to 8 above it.
    @Test func anActionSheetOfBeforeKeepsCancelInView() throws {
        defer { Headless.reset() }
        let sheet = try show(on: .iOS18) { alert(.actionSheet, 19) }
        expect(sheet.view.frame, 8, 67, 377, 751)
        expect(try place(of: "Cancel", in: sheet), 8, 761, 377, 57)
        expect(try place(of: "A1", in: sheet), 8, 67, 377, 57)
        let part = try #require(all(UIScrollView.self, in: sheet.view).first { $0.contentSize.height > 0 })
        expect(part.convert(part.bounds, to: nil), 8, 67, 377, 686)
        // 19 rows with a pixel between each two.
        expect(CGRect(origin: .zero, size: part.contentSize), 0, 0, 377, 19 * 57 + 6)
    }

    /// From 8 to 393 - 21.
    @Test func anActionSheetInLandscapeKeepsCancelInView() throws {
        defer { Headless.reset() }
        let sheet = try show(on: .iOS18, { $0.orientation = .landscapeRight }) { alert(.actionSheet, 19) }
        expect(sheet.view.frame, sheet.view.frame.minX, 8, sheet.view.frame.width, 364)
        #expect(abs(try place(of: "Cancel", in: sheet).maxY - 372) < 0.001)
        #expect(abs(try place(of: "A1", in: sheet).minY - 8) < 0.001)
    }

    // MARK: Long texts

    /// Two buttons side by side are 44 high above 810, all the rest is the texts'.
    @Test func aLongMessageScrollsAboveItsButtons() throws {
        defer { Headless.reset() }
        let alert = try show(on: .iOS18) { self.alert(.alert, 1, title: "Terms", message: longMessage) }
        expect(alert.view.frame, 61 + 2.0 / 3, 67, 270, 743)
        expect(try place(of: "Cancel", in: alert), 61 + 2.0 / 3, 766, 135, 44)
        expect(try place(of: "A1", in: alert), 196 + 2.0 / 3, 766, 135, 44)
        let texts = try #require(all(UIScrollView.self, in: alert.view).first)
        expect(texts.convert(texts.bounds, to: nil), 61 + 2.0 / 3, 67, 270, 743 - 44 - 1.0 / 3)
        #expect(texts.clipsToBounds && texts.contentSize.height > 743)
    }

    /// One and a half rows of 44 are seen, below a line of a pixel.
    @Test func ofManyActionsBelowALongMessageAFewAreSeen() throws {
        defer { Headless.reset() }
        let alert = try show(on: .iOS18) { self.alert(.alert, 9, title: "Terms", message: longMessage) }
        expect(alert.view.frame, 61 + 2.0 / 3, 67, 270, 743)
        expect(try place(of: "A1", in: alert), 61 + 2.0 / 3, 744 + 1.0 / 3, 270, 44)
    }

    /// A title is seen wholly while the actions scroll: 22 + 20.333 + 20 below the card's edge at 67, as measured on iOS 26.1.
    @Test func aShortTitleIsSeenWhollyAboveManyActions() throws {
        defer { Headless.reset() }
        let alert = try show(on: .iOS26) { self.alert(.actionSheet, 20, title: "Title") }
        expect(alert.view.frame, 36 + 2.0 / 3, 67, 320, 743)
        expect(try place(of: "A1", in: alert), 52 + 2.0 / 3, 67 + 62 + 1.0 / 3, 288, 48)
        #expect(all(UIScrollView.self, in: alert.view).first?.clipsToBounds == false)
    }

    @Test(arguments: [SystemRelease.iOS18, .iOS26], [UIAlertController.Style.alert, .actionSheet])
    func largeTextStaysInTheSafeArea(release: SystemRelease, style: UIAlertController.Style) throws {
        defer { Headless.reset() }
        let alert = try show(on: release, { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }) {
            self.alert(style, 6, title: "A title", message: longMessage)
        }
        let frame = alert.view.frame
        #expect(abs(frame.minY - 67) < 0.001 && frame.maxY < 818.001, "\(frame)")
        let seen = try place(of: "A1", in: alert)
        #expect(seen.minY > 67 && seen.maxY < frame.maxY, "\(seen)")
    }

    // MARK: Popovers

    private func sheetOfAPad(
        _ actions: Int, on release: SystemRelease, hasSource: Bool = true
    ) throws -> UIAlertController {
        try show(on: release, device: "iPad Air (11") {
            let sheet = alert(.actionSheet, actions)
            let button = UIButton(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
            root.view.addSubview(button)
            if hasSource { sheet.popoverPresentationController?.sourceView = button }
            return sheet
        }
    }

    /// Seen by three projects that asked where it is (Xamarin.Forms 10557, cordova-plugin-actionsheet 71, alerts-and-pickers 22)
    /// and said by Apple of iOS 26, where one without a source has it (WWDC25, session 284).
    @Test(arguments: [(SystemRelease.iOS18, true, false), (.iOS26, true, false), (.iOS26, false, true)])
    func anActionSheetInAPopoverHasNoCancel(release: SystemRelease, hasSource: Bool, hasCancel: Bool) throws {
        defer { Headless.reset() }
        let sheet = try sheetOfAPad(2, on: release, hasSource: hasSource)
        #expect(titles(sheet) == (hasCancel ? ["Cancel", "A1", "A2"] : ["A1", "A2"]))
        // Two rows and a pixel of half a point; two or three capsules of 48 with gaps of 8 between two insets of 16.
        let height = release == .iOS18 ? 114.5 : hasCancel ? 192 : 136
        #expect(abs(sheet.view.bounds.height - height) < 0.001)
    }

    /// Of 1180 points 24 above and 20 below are covered, and 10 more are kept free: 34 to 1150. 19 rows need 1092, 30 more.
    @Test(arguments: [(19, 1092, false), (30, 1116, true)])
    func aLongPopoverEndsAboveTheEdge(actions: Int, height: CGFloat, isCut: Bool) throws {
        defer { Headless.reset() }
        let sheet = try sheetOfAPad(actions, on: .iOS18)
        let frame = sheet.view.convert(sheet.view.bounds, to: nil)
        expect(frame, 173, 34, 270, height)
        let last = try place(of: "A\(actions)", in: sheet)
        #expect(isCut ? last.minY > 1150 : abs(last.maxY - frame.maxY) < 0.001, "\(last)")
        #expect(all(UIScrollView.self, in: sheet.view).last?.clipsToBounds == isCut)
    }

    // MARK: Titles of actions

    /// Its middle is the button's.
    @Test(arguments: [SystemRelease.iOS18, .iOS26])
    func aShrunkTitleIsInTheMiddleOfItsButton(release: SystemRelease) throws {
        defer { Headless.reset() }
        let title = "Delete the whole collection of pictures for ever"
        let alert = try show(on: release) {
            let alert = self.alert(.alert, 1, title: "Title")
            alert.addAction(UIAlertAction(title: title, style: .destructive))
            return alert
        }
        let button = try #require(all(AlertButton.self, in: alert.view).first { $0.action.title == title })
        let label = try #require(button.subviews.first as? UILabel)
        let line = try #require(Headless.report(on: label)?.lineFrames.first)
        // It shrunk: the line is lower than that of 17 points.
        #expect(line.height < 18 && abs(label.frame.minY + line.midY - button.bounds.midY) < 0.35, "\(line)")
    }
}
