import MaquetteViewTestSupport
import SwiftLayout
import Testing

/// A screen with a sign between two brackets, written in one piece.
@MainActor @Suite struct ScreenTests {
    final class SignView: UIView, Layoutable {
        let opening = SizedView(20, 100)
        let picture = UIView()
        let plate = UIView()
        let closing = SizedView(20, 100)
        var activation: Activation?

        @LayoutBuilder var layout: some Layout {
            self.sl.sublayout {
                opening.sl.anchors {
                    Anchors.leading.equalToSuper(constant: 16)
                    Anchors.centerY
                }
                picture.sl.anchors {
                    Anchors.leading.equalTo(opening, attribute: .trailing, constant: 20)
                    Anchors.centerY.equalToSuper(constant: 30)
                    Anchors.size.equalTo(width: 200, height: 200)
                }
                UIImageView().sl.identifying("plus").sl.onActivate { view in
                    view.tintColor = .red
                }.anchors {
                    Anchors.center.equalToSuper(yOffset: 30)
                    Anchors.size.equalTo(width: 150, height: 150)
                }
                plate.sl.anchors {
                    Anchors.trailing.equalTo(closing.leadingAnchor)
                    Anchors.centerY.equalTo("plus")
                    Anchors.size.equalTo(width: 200, height: 150)
                }
                closing.sl.anchors {
                    Anchors.trailing.equalToSuper(constant: -16)
                    Anchors.centerY
                }
            }
        }
    }

    func sign() -> SignView {
        let view = SignView(frame: CGRect(x: 0, y: 0, width: 800, height: 400))
        view.sl.updateLayout(forceLayout: true)
        return view
    }

    @Test func fromLeftToRight() {
        let sign = sign()
        expectFrame(sign.opening, 16, 150, 20, 100)
        expectFrame(sign.picture, 56, 130, 200, 200)
        expectFrame(sign.activation!.viewForIdentifier("plus")!, 325, 155, 150, 150)
        expectFrame(sign.plate, 564, 155, 200, 150)
        expectFrame(sign.closing, 764, 150, 20, 100)
    }

    @Test func fromRightToLeft() {
        rightToLeft {
            let sign = sign()
            expectFrame(sign.opening, 764, 150, 20, 100)
            expectFrame(sign.picture, 544, 130, 200, 200)
            expectFrame(sign.plate, 36, 155, 200, 150)
            expectFrame(sign.closing, 16, 150, 20, 100)
        }
    }

    @Test func aWindowWithTwoHalves() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let (page, upper, lower) = (UIView(), UIView(), UIView())
        window.sl.sublayout {
            page.sl.sublayout {
                upper.sl.anchors {
                    Anchors.cap
                    Anchors.bottom.equalTo(lower, attribute: .top)
                }
                lower.sl.anchors {
                    Anchors.width.equalTo(constant: 38)
                    Anchors.height.equalToSuper().multiplier(0.5)
                    Anchors.centerX.bottom
                }
            }.anchors { Anchors.allSides }
        }.finalActive(forceLayout: true)
        expectFrame(page, 0, 0, 300, 300)
        expectFrame(upper, 0, 0, 300, 150)
        expectFrame(lower, 131, 150, 38, 150)
    }
}
