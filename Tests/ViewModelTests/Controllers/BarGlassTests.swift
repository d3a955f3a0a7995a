import MaquetteDrawing
import MaquetteViewTestSupport
import Testing
import UIKit

@testable import MaquetteViewModel

/// The glass behind buttons of bars since iOS 26. The numbers were measured on iOS 26.1 (iPhone 16 simulator) by
/// Vercantez/openuikit; which buttons share a piece of glass stands in Apple's article on customising navigation bars.
@MainActor @Suite struct BarGlassTests {
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 54))

    private func item(_ width: CGFloat) -> UIBarButtonItem {
        UIBarButtonItem(
            image: UIGraphicsImageRenderer(size: CGSize(width: width, height: 20)).image { _ in }, style: .plain,
            target: nil, action: nil)
    }

    private func word(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    private func shown(_ items: [UIBarButtonItem]) -> [BarButtonView] {
        let navigation = UINavigationItem(title: "Title")
        navigation.leftBarButtonItems = items
        bar.items = [navigation]
        bar.layoutIfNeeded()
        return bar.subviews.compactMap { $0 as? BarButtonView }
    }

    @Test func anImageAloneIsOnACircle() throws {
        let button = try #require(shown([item(18)]).first)
        expectFrame(button, 16, 0, 44, 44)
        #expect(button.glass == CGRect(x: 0, y: 0, width: 44, height: 44))
    }

    /// Images of 10, 18, 24, 30 and 40 points lay on glass of 280.
    @Test func neighbouringImagesShareTheirGlass() throws {
        let buttons = shown([10, 18, 24, 30, 40].map(item))
        #expect(buttons.map(\.frame.width) == [44, 44, 46, 52, 62] as [CGFloat])
        #expect(buttons.map(\.glass) == [CGRect(x: 0, y: 0, width: 280, height: 44), nil, nil, nil, nil] as [CGRect?])
        // The middle of an image is 11 points and half its width from where its button begins.
        #expect(buttons[1].frame.minX == CGFloat(68))
    }

    @Test func wordsHaveGlassOfTheirOwn() throws {
        let buttons = shown([item(18), word("Save"), item(18), item(18)])
        #expect(buttons.filter { $0.glass != nil }.count == 3)
        #expect(buttons[1].frame.minX - buttons[0].frame.maxX == CGFloat(12))
        #expect(buttons[2].glass == CGRect(x: 0, y: 0, width: 96, height: 44))
    }

    @Test func aSpaceOrAnItemThatSharesNothingPartsTheGlass() throws {
        var buttons = shown([item(18), .fixedSpace(), item(18)])
        #expect(buttons.map(\.glass?.width) == [44, 44] as [CGFloat?])
        #expect(buttons[1].frame.minX == CGFloat(72))
        let lone = item(18)
        lone.sharesBackground = false
        buttons = shown([item(18), lone, item(18)])
        #expect(buttons.map(\.glass?.width) == [44, 44, 44] as [CGFloat?])
    }

    @Test func fromTheOtherSideTheFirstButtonHasTheGlassOfAll() throws {
        let navigation = UINavigationItem(title: "Title")
        navigation.rightBarButtonItems = [item(18), item(18)]
        bar.items = [navigation]
        bar.layoutIfNeeded()
        let buttons = bar.subviews.compactMap { $0 as? BarButtonView }
        expectFrame(buttons[0], 333, 0, 44, 44)
        expectFrame(buttons[1], 281, 0, 44, 44)
        #expect(buttons[0].glass == CGRect(x: -52, y: 0, width: 96, height: 44))
    }

    /// Twelve points and its own forty; capsules are 48 high.
    @Test func aFixedSpaceOfAToolbarComesAfterAGap() throws {
        let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 48))
        tools.items = [item(18), .fixedSpace(40), item(18)]
        tools.layoutIfNeeded()
        let buttons = tools.subviews.compactMap { $0 as? BarButtonView }
        expectFrame(buttons[0], 16, 0, 48, 48)
        #expect(buttons[1].frame.minX == CGFloat(116))
    }

    /// Seen on iOS 26: the system's disabled Done is grey on clear glass, as any disabled item; an enabled one is on the tint.
    @Test func aDisabledProminentItemIsOnClearGlass() throws {
        func glass(_ style: UIBarButtonItem.Style, isEnabled: Bool) throws -> DisplayList {
            let item = self.item(18)
            item.style = style
            item.isEnabled = isEnabled
            let button = try #require(shown([item]).first)
            var list = DisplayList(size: Size(200, 54))
            button.drawOwnContent(into: &list)
            return list
        }
        #expect(try glass(.done, isEnabled: false) == glass(.plain, isEnabled: false))
        #expect(try glass(.done, isEnabled: true) != glass(.plain, isEnabled: true))
    }

    /// Measured: only Edit and Save are words.
    @Test func theSystemsItemsAreSymbolsButForTwo() throws {
        func label(_ item: UIBarButtonItem.SystemItem) throws -> String? {
            let button = try #require(
                shown([UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)]).first)
            return button.subviews.compactMap { ($0 as? UILabel)?.text }.first
        }
        #expect(try label(.edit) == "Edit")
        #expect(try label(.save) == "Save")
        #expect(try label(.done) == nil)
        #expect(try label(.cancel) == nil)
        let older = try Headless.with({ $0.release = .iOS18 }) { try label(.done) }
        #expect(older == "Done")
    }
}
