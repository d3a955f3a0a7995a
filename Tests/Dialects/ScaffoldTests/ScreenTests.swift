import MaquetteViewTestSupport
import Scaffold
import Testing

/// A list's cell in Scaffold's words: a picture that fills it, and badges on the picture.
@MainActor @Suite struct ScreenTests {
    let cell = NotchedView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
    let picture = UIView()
    let star = UIView()
    let ribbon = UIView()
    let play = UIView()
    let caption = UIView()
    let menu = UIView()

    func layOut() {
        cell.notch = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
        for view in [picture, star, ribbon, play, caption, menu] { cell.addSubview(view) }
        let scaffold = Scaffold()

        scaffold.view(picture)
            .attach(to: cell)

        scaffold.view(star)
            .top(offset: 4.0)
            .left(offset: 4.0)
            .size(20)

        scaffold.view(ribbon)
            .top()
            .trailing(offset: -8.0)
            .size(width: 28.0, height: 26.0)

        scaffold.view(caption)
            .attach(.leading(), offset: 6)
            .attach(.bottom(), on: .bottom(.safeArea))
            .width(.view, to: cell, multiplier: 0.5)
            .height(30)

        scaffold.view(play)
            .centerX()
            .bottom(to: caption, on: .top(), offset: -4.0)
            .size(36.0)

        scaffold.view(menu)
            .bottom(offset: -3.0)
            .trailing()
            .size(38)

        scaffold.activate()
        cell.layoutIfNeeded()
    }

    @Test func fromLeftToRight() {
        layOut()
        expectFrame(picture, 0, 0, 200, 150)
        expectFrame(star, 4, 4, 20, 20)
        expectFrame(ribbon, 164, 0, 28, 26)
        // The caption ends ten points above the cell's lower edge, and is half the cell wide.
        expectFrame(caption, 6, 110, 100, 30)
        // Centred: (200 - 36) / 2; its lower edge at 110 - 4.
        expectFrame(play, 82, 70, 36, 36)
        expectFrame(menu, 162, 109, 38, 38)
    }

    @Test func fromRightToLeft() {
        rightToLeft {
            layOut()
            expectFrame(picture, 0, 0, 200, 150)
            expectFrame(star, 4, 4, 20, 20)
            expectFrame(ribbon, 8, 0, 28, 26)
            expectFrame(caption, 94, 110, 100, 30)
            expectFrame(menu, 0, 109, 38, 38)
        }
    }
}
