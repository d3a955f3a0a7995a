import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct VisualFormatTests {
    private func frames(
        _ formats: [String], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil,
        margins: CGFloat = 8
    ) -> (UIView, UIView) {
        let root = UIView.root(200, 100)
        root.layoutMargins = UIEdgeInsets(top: margins, left: margins, bottom: margins, right: margins)
        let (a, b) = (root.adding(SizedView(30, 20)), root.adding(SizedView(40, 20)))
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b]))
        }
        root.layoutIfNeeded()
        roots.views.append(root)
        return (a, b)
    }

    private final class Roots { var views: [UIView] = [] }
    private let roots = Roots()

    @Test func barsAndDashesAreMarginsAndStandardSpaces() {
        let (a, b) = frames(["H:|-[a]-[b(50)]-|", "V:|-[a]", "V:|[b]|"], margins: 10)
        expectFrame(a, 10, 10, 122, 20)
        expectFrame(b, 140, 0, 50, 100)
    }

    @Test func numbersAndMetricsAreDistancesAndSizes() {
        let (a, b) = frames(
            ["|-gap-[a(wide)]-(>=2,<=30@500)-[b(a)]", "V:|-0-[a(12)]", "V:[b(==a)]-7.5-|"],
            metrics: ["gap": 3, "wide": CGFloat(60)])
        expectFrame(a, 3, 0, 60, 12)
        #expect(b.frame.width == 60 && b.frame.height == 12)
        #expect(b.frame.minX == 65)
        #expect(abs(b.frame.maxY - 92.5) < 0.34)
    }

    @Test func optionsAlignTheViews() {
        let (a, b) = frames(["H:|-5-[a]-5-[b]"], options: [.alignAllBottom])
        _ = frames(["V:|-10-[a]"])
        expectFrame(a, 5, 0, 30, 20)
        expectFrame(b, 40, 0, 40, 20)
        let fromTheRight = frames(["H:|-5-[a]-6-[b]"], options: [.directionRightToLeft])
        expectFrame(fromTheRight.0, 165, 0, 30, 20)
        expectFrame(fromTheRight.1, 119, 0, 40, 20)
    }

    /// UIKit takes that: Eureka's rows (`H:|-[textField]-|` with `alignAllLeft`), and apps that have nothing to do with each other
    /// (`V:|[tableView]|` with `alignAllTop`), are laid out by it. With a second view it would end the program.
    @Test func aSingleViewMayBeAlignedAlongItsLine() {
        let across = frames(["H:|-5-[a]-5-|"], options: [.alignAllLeft])
        #expect(across.0.frame.minX == 5 && across.0.frame.width == 190)
        let down = frames(["V:|-10-[a]-30-|"], options: [.alignAllLastBaseline])
        #expect(down.0.frame.minY == 10 && down.0.frame.height == 60)
    }

    /// Names are keys of a dictionary, in whatever script: the same constraints as with names of letters from A to Z.
    @Test(arguments: [("größe", "abstand_1"), ("ビュー", "間隔2"), ("e\u{301}", "gap"), ("view1", "gap")])
    func namesAreOfAnyScript(view name: String, metric: String) {
        let root = UIView.root(200, 100)
        let (a, b) = (root.adding(UIView()), root.adding(UIView()))
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-\(metric)-[\(name)(>=40)]-7.5-[b(\(name)@300)]", metrics: [metric: 12],
            views: [name: a, "b": b])
        #expect(constraints.map(\.constant) == [12, 40, 7.5, 0])
        #expect(constraints.map { $0.firstItem === a } == [true, true, false, false])
        #expect(constraints.map { $0.secondItem === a } == [false, false, true, true])
        #expect(constraints.map(\.priority.rawValue) == [1000, 1000, 1000, 300])
    }

    @Test func prioritiesStandBehindAnAt() {
        let root = UIView.root(200, 100)
        let a = root.adding(UIView())
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[a(>=20@750)]-(9@low)-|", metrics: ["low": UILayoutPriority(200).rawValue],
            views: ["a": a])
        #expect(constraints.map(\.priority.rawValue) == [750, 200])
        #expect(constraints.map(\.relation) == [.greaterThanOrEqual, .equal])
        #expect(constraints.map(\.firstAttribute) == [.height, .bottom])
        #expect(constraints[1].firstItem === root && constraints[1].constant == 9)
    }

    @Test func nonsenseStopsTheProgramWithAnArrowBelowIt() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[nobody]", metrics: nil, views: [:])
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("nobody is not a key in the views dictionary."))
        #expect(message.contains("H:|-[nobody]"))
    }
}
