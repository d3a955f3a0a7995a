import MaquetteViewTestSupport
import SwiftUIKitUI
import Testing

/// Screens in the library's words.
@MainActor @Suite struct ScreenTests {
    let parent = NotchedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() { parent.notch = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }

    @Test(arguments: [true, false]) func aCircleAndItsNeighbor(byCenter: Bool) {
        let (circle, neighbor) = (UIView(), UIView())
        circle.attachToParent(parent).pinTop(padding: 20).pinLeft(padding: 20).makeCircle(diameter: 60)
        neighbor.attachToParent(parent).pinLeft(anchor: circle.rightAnchor, paddding: 20).pinRight(padding: 20)
        if byCenter {
            neighbor.pinCenterY(anchor: circle.centerYAnchor).matchHeight(anchor: circle.heightAnchor)
        } else {
            neighbor.pinTop(anchor: circle.topAnchor).pinBottom(anchor: circle.bottomAnchor)
        }
        parent.layoutIfNeeded()
        expectFrame(circle, 20, 20, 60, 60)
        expectFrame(neighbor, 100, 20, 200, 60)
    }

    @Test func anIcon() {
        let icon = UIView().attachToParent(parent).pinTop(padding: 20).pinLeft(padding: 20).makeWidth(40).makeHeight(40)
            .roundCorners(radius: 5).addBorder(width: 2, color: .black).applyBackgroundColor(.blue)
        parent.layoutIfNeeded()
        expectFrame(icon, 20, 20, 40, 40)
    }

    /// A row of 40 points with a title that gives way and a price that does not.
    func priceRow(_ title: String) -> (title: UILabel, price: UILabel, row: UIView) {
        let row = parent.createChild().pinSides([.left, .right, .top]).makeHeight(40)
        let price = UILabel().attachToParent(row).pinTrailing(padding: 20).pinCenterY()
            .enforceBindingSelfSizing(direction: .horizontal)
            .style(font: .systemFont(ofSize: 14, weight: .bold), textColor: .black, alignment: .right)
            .applyText("$1,234.00")
        let label = UILabel().attachToParent(row).pinLeading(padding: 20)
            .pinTrailing(anchor: price.leadingAnchor, padding: 10).pinCenterY()
            .style(font: .systemFont(ofSize: 14), textColor: .black, alignment: .left)
            .applyText(title)
        parent.layoutIfNeeded()
        return (label, price, row)
    }

    @Test(arguments: ["Tea", "A title far too long to be shown beside its price in one line of this row"])
    func aPriceKeepsItsWidthAndTheTitleTakesTheRest(title: String) {
        let (label, price, row) = priceRow(title)
        let width = price.intrinsicContentSize.width
        expectFrame(row, 0, 0, 320, 40)
        #expect(abs(price.frame.width - width) < 1 / 3 && abs(price.frame.maxX - 300) < 1e-4)
        #expect(label.frame.minX == 20 && abs(label.frame.maxX - (price.frame.minX - 10)) < 1e-4)
        #expect(abs(label.center.y - 20) < 0.5 && abs(price.center.y - 20) < 0.5)
    }

    @Test func aPriceFromRightToLeft() {
        rightToLeft {
            let (label, price, _) = priceRow("Tea")
            #expect(price.frame.minX == 20 && abs(label.frame.maxX - 300) < 1e-4)
            #expect(abs(label.frame.minX - (price.frame.maxX + 10)) < 1e-4)
        }
    }

    @Test func threeButtonsShareAStackAboveTheLowerSafeArea() {
        let buttons = [UIView(), UIView(), UIView()]
        let stack = parent.createChild(ofType: UIStackView.self)
            .pinSides([.bottom, .left, .right], padding: 20, useSafeAreas: true)
            .makeHeight(170)
            .makeVertical(spacing: 10, distribution: .fillEqually, alignment: .fill)
            .addArrangedSubviews(buttons)
        parent.layoutIfNeeded()
        // The lower edge at 480 - 34 - 20 = 426; (170 - 2 · 10) / 3 = 50 for each button.
        expectFrame(stack, 20, 256, 280, 170)
        expectFrame(buttons[0], 0, 0, 280, 50)
        expectFrame(buttons[1], 0, 60, 280, 50)
        expectFrame(buttons[2], 0, 120, 280, 50)
    }

    @Test func aBottomThatMayStayAbove() {
        let child = SizedView(50, 30).attachToParent(parent).pinLeft().pinRight().pinTop()
            .pinBottom(constraintType: .lessThanOrEqualTo)
        parent.layoutIfNeeded()
        expectFrame(child, 0, 0, 320, 30)
    }

    @Test func aMultilineLabelGrowsWithItsText() {
        let label = UILabel().attachToParent(parent).pinSides([.left, .right, .top], padding: 20).makeMultiline()
            .style(font: .systemFont(ofSize: 17))
            .applyText("So many words that they do not find room in one line of two hundred and eighty points.")
        let below = UIView().attachToParent(parent).pinTop(anchor: label.bottomAnchor, padding: 8).pinLeft().makeSize(
            10)
        parent.layoutIfNeeded()
        let height = label.sizeThatFits(CGSize(width: 280, height: CGFloat.greatestFiniteMagnitude)).height
        #expect(height > 2 * 17)
        #expect(abs(label.frame.height - height) < 1 / 3 && label.frame.width == 280)
        #expect(abs(below.frame.minY - (20 + label.frame.height + 8)) < 1e-4)
    }

    @Test func plainAnchorsMayStandBesideTheLibrarys() {
        let child = parent.createChild()
        child.translatesAutoresizingMaskIntoConstraints = false
        child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 20).isActive = true
        child.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -20).isActive = true
        child.pinTop(padding: 20, respectsSafeArea: true).pinBottom(padding: 20)
        parent.layoutIfNeeded()
        expectFrame(child, 20, 64, 280, 396)
    }
}
