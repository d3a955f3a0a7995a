import Foundation
import MaquetteTesting
import Testing
import UIKit

@MainActor @Suite("Verifying snapshots of views")
struct VerifyTests {
    let folder: SnapshotFolder

    init() throws { folder = try SnapshotFolder() }

    private func badge(width: CGFloat = 20, color: UIColor = .red) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .white
        let badge = UIView(frame: CGRect(x: 4, y: 4, width: width, height: 8))
        badge.backgroundColor = color
        badge.accessibilityIdentifier = "badge"
        view.addSubview(badge)
        return view
    }

    private func verify(
        _ view: UIView, as strategy: Snapshotting<UIView, UIImage> = .image, named name: String? = "badge",
        record: SnapshotTestingConfiguration.Record? = .missing
    ) -> String? {
        verifySnapshot(
            of: view, as: strategy, named: name, record: record, snapshotDirectory: folder.path, testName: "badge()")
    }

    @Test("a snapshot that is not there is recorded, and that fails once") func missing() throws {
        let message = try #require(verify(badge()))
        #expect(message.contains("was recorded"))
        #expect(folder.files == ["badge.badge.layout.txt", "badge.badge.png"])
        #expect(try folder.text(of: "badge.badge.layout.txt").contains("    4 4 20 8 UIView badge\n"))
        #expect(verify(badge()) == nil)
    }

    @Test("a change fails, and names the view and how much it changed") func change() throws {
        _ = verify(badge())
        let message = try #require(verify(badge(width: 22)))
        #expect(message.contains("badge width 20 -> 22"), "\(message)")
        // Two points of three pixels each, eight points high: 6 x 24 of 120 x 120 pixels.
        #expect(message.contains("144 pixels (1 %)"), "\(message)")
        #expect(message.contains("6 x 24 at 72, 12"), "\(message)")
    }

    /// The badge covers 20 x 8 points at 4, 4, and 22 x 8 when it is wide.
    @Test("a view that is left out may change, and nothing else") func ignoring() throws {
        func verify(_ view: UIView, _ names: Set<String>) -> String? {
            verifySnapshot(
                of: view, as: .image, named: "badge", record: .missing, ignoring: names, snapshotDirectory: folder.path,
                testName: "badge()")
        }
        _ = self.verify(badge())
        #expect(verify(badge(color: .blue), []) != nil)
        #expect(verify(badge(color: .blue), ["badge"]) == nil)
        #expect(verify(badge(width: 22), ["badge"]) == nil)
        let other = badge(color: .blue)
        other.backgroundColor = .yellow
        #expect(verify(other, ["badge"])?.contains("does not match") == true)
        #expect(verify(badge(), ["clock"])?.contains("names no view of the picture: clock") == true)
        let words = verifySnapshot(
            of: badge(), as: .frames, named: "frames", record: .missing, ignoring: ["badge"],
            snapshotDirectory: folder.path,
            testName: "badge()")
        #expect(words?.contains("leaves views out of pictures") == true)
    }

    @Test("in never mode a missing snapshot fails and nothing is written") func never() throws {
        #expect(try #require(verify(badge(), record: .never)).contains("There is no snapshot"))
        #expect(folder.files.isEmpty)
    }

    @Test("in failed mode a snapshot that does not match is replaced") func failed() throws {
        _ = verify(badge())
        #expect(try #require(verify(badge(width: 22), record: .failed)).contains("was recorded"))
        #expect(verify(badge(width: 22)) == nil)
    }

    @Test("recording everything always fails, so that it is not left on") func all() {
        #expect(verify(badge(), record: .all) != nil)
        #expect(verify(badge(), record: .all) != nil)
        #expect(verify(badge()) == nil)
    }

    @Test("snapshots without names are numbered") func numbers() {
        _ = verify(badge(), named: nil)
        _ = verify(badge(), named: nil)
        #expect(folder.files.filter { $0.hasSuffix("png") } == ["badge.1.png", "badge.2.png"])
    }

    @Test("names become fit for files") func names() {
        _ = verify(badge(), named: "dark & wide!")
        #expect(folder.files.contains("badge.dark-wide.png"))
    }

    /// Red, and a red one step darker: 0.4 ΔE by the formula of CIE, which a perceptual precision of 0.99 forgives.
    @Test("perceptual precision forgives near colours, and precision a share of pixels") func tolerance() {
        let (red, nearly) = (
            UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 254.0 / 255, green: 0, blue: 0, alpha: 1)
        )
        _ = verify(badge(color: red))
        #expect(verify(badge(color: nearly)) != nil)
        #expect(verify(badge(color: nearly), as: .image(perceptualPrecision: 0.99)) == nil)
        // The badge is a tenth of the picture, and a connected region far larger than any that is forgiven.
        #expect(verify(badge(color: nearly), as: .image(precision: 0.5)) != nil)
    }

    @Test("a view of one colour passes only if that is allowed") func singleColor() {
        func separator() -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 1))
            view.backgroundColor = .lightGray
            return view
        }
        #expect(verify(separator())?.contains("single colour") == true)
        #expect(verify(separator())?.contains("single colour") == true)
        #expect(verify(separator(), as: .image(allowsSingleColor: true))?.contains("was recorded") == true)
        #expect(verify(separator(), as: .image(allowsSingleColor: true)) == nil)
    }

    @Test("a view on which nothing is painted never passes") func nothing() {
        for _ in 0..<2 {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            #expect(verify(view, as: .image(allowsSingleColor: true))?.contains("nothing at all") == true)
        }
        #expect(folder.files.isEmpty)
    }

    @Test("a damaged snapshot fails") func damaged() throws {
        _ = verify(badge())
        try folder.write(Data("no picture".utf8), to: "badge.badge.png")
        #expect(try #require(verify(badge())).contains("not a picture"))
    }

    @Test("size and traits decide what is seen") func sizeAndTraits() throws {
        let label = UILabel()
        label.text = "Wide"
        label.textColor = .label
        label.backgroundColor = .systemBackground
        #expect(
            verify(
                label, as: .image(size: CGSize(width: 50, height: 20), traits: UITraitCollection(displayScale: 1)),
                named: "light") != nil)
        let sidecar = try folder.text(of: "badge.light.layout.txt")
        #expect(sidecar.contains("picture: 50 x 20\n"))
        let dark = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 1), UITraitCollection(userInterfaceStyle: .dark),
        ])
        _ = verify(label, as: .image(size: CGSize(width: 50, height: 20), traits: dark), named: "dark")
        #expect(try folder.text(of: "badge.dark.layout.txt").contains(", dark, "))
    }

    @Test(
        "a view without a size is as large as its content, whatever it was looked at before", arguments: [false, true])
    func ownSize(largeFirst: Bool) throws {
        let label = UILabel()
        (label.text, label.backgroundColor) = ("Wide", .white)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let categories: [(String, UIContentSizeCategory)] = [
            ("small", .extraSmall), ("large", .accessibilityExtraLarge),
        ]
        for (name, category) in largeFirst ? categories.reversed() : categories {
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(displayScale: 1), UITraitCollection(preferredContentSizeCategory: category),
            ])
            _ = verifySnapshot(
                of: label, as: .frames(traits: traits), named: name, snapshotDirectory: folder.path, testName: "size")
        }
        // Body is 14 and 40 points; lines are 1.1934 of that high, rounded up.
        func height(_ name: String) throws -> Substring? {
            try folder.text(of: "size.\(name).txt").split(separator: "\n")[1].split(separator: " ").dropFirst(3).first
        }
        #expect(try height("small") == "17")
        #expect(try height("large") == "48")
        #expect(label.frame == .zero)
    }

    @Test("a larger region may be wrong if that is allowed") func largestRegion() {
        _ = verify(badge())
        // Two points of the badge's 8 are new: 16 square points, which is 1 % of the picture.
        #expect(verify(badge(width: 22), as: .image(precision: 0.9)) != nil)
        #expect(verify(badge(width: 22), as: .image(precision: 0.9, largestRegion: 16)) == nil)
        #expect(verify(badge(width: 22), as: .image(precision: 0.995, largestRegion: 16)) != nil)
    }

    @Test("controllers are seen on the screens of devices") func controllers() throws {
        let controller = UIViewController()
        let label = UILabel()
        label.text = "Top"
        label.accessibilityIdentifier = "top"
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        controller.view.backgroundColor = .white
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
            label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
        ])
        func frames(_ config: ViewImageConfig) throws -> String {
            let strategy = Snapshotting<UIViewController, UIImage>.image(
                on: config, traits: UITraitCollection(displayScale: 1))
            _ = verifySnapshot(
                of: controller, as: strategy, named: "screen", record: .all, snapshotDirectory: folder.path,
                testName: "screen")
            return try folder.text(of: "screen.screen.layout.txt")
        }
        // The safe area of an iPhone X begins at 44, and there is none at the top in landscape.
        let upright = try frames(.iPhoneX)
        #expect(upright.contains("picture: 375 x 812\n") && upright.contains(" 10 44 "), "\(upright)")
        let sideways = try frames(.iPhoneX(.landscape))
        #expect(sideways.contains("picture: 812 x 375\n") && sideways.contains(" 10 0 "), "\(sideways)")
        #expect(try frames(.iPadPro12_9(.portrait)).contains("picture: 1024 x 1366\n"))
    }

    @Test("frames and descriptions are texts of their own") func texts() throws {
        _ = verifySnapshot(
            of: badge(), as: .frames, named: "frames", snapshotDirectory: folder.path, testName: "texts")
        #expect(try folder.text(of: "texts.frames.txt") == "views:\n  0 0 40 40 UIView\n    4 4 20 8 UIView badge\n")
        _ = verifySnapshot(
            of: badge(), as: .recursiveDescription, named: "tree", snapshotDirectory: folder.path, testName: "texts")
        #expect(try folder.text(of: "texts.tree.txt").contains("<UIView; frame = (4 4; 20 8)"))
        let message = verifySnapshot(
            of: badge(width: 21), as: .frames, named: "frames", snapshotDirectory: folder.path, testName: "texts")
        #expect(message?.contains("−     4 4 20 8 UIView badge\n+     4 4 21 8 UIView badge") == true)
    }

    /// The classes are those of a hierarchy that swift-snapshot-testing recorded on a simulator, and of logs.
    @Test("hierarchies name UIKit's private views, and load what UIKit loads") func hierarchies() throws {
        let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        page.setViewControllers([UIViewController()], direction: .forward, animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: page),
            UINavigationController(rootViewController: UIViewController()),
        ]
        _ = verifySnapshot(
            of: tabs, as: .hierarchy, named: "tabs", snapshotDirectory: folder.path, testName: "controllers")
        #expect(
            try folder.text(of: "controllers.tabs.txt") == """
                <UITabBarController>, state: appeared, view: <UILayoutContainerView>
                   | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
                   |    | <UIPageViewController>, state: appeared, view: <_UIPageViewControllerContentView>
                   |    |    | <UIViewController>, state: appeared, view: <UIView>
                   | <UINavigationController>, state: disappeared, view: <UILayoutContainerView> not in the window
                   |    | <UIViewController>, state: disappeared, view: (view not loaded)
                """)
    }

    @Test("a strategy for one kind of value serves another") func pullback() {
        struct Model { var width: CGFloat }
        let strategy = Snapshotting<UIView, UIImage>.image.pullback { (model: Model) in badge(width: model.width) }
        func verify(_ width: CGFloat) -> String? {
            verifySnapshot(
                of: Model(width: width), as: strategy, named: "model", snapshotDirectory: folder.path, testName: "model"
            )
        }
        _ = verify(10)
        #expect(verify(10) == nil)
        #expect(verify(11)?.contains("badge width 10 -> 11") == true)
    }

    @Test("pictures are compared in the way that a test has of its own") func ownComparison() {
        var strategy = Snapshotting<UIView, UIImage>.image
        _ = verify(badge(), as: strategy)
        strategy.diffing.diff = { old, new in old.size == new.size ? nil : ("another size", []) }
        #expect(verify(badge(width: 22), as: strategy) == nil)
        let larger = badge()
        larger.frame.size.height = 41
        #expect(verify(larger, as: strategy)?.contains("another size") == true)
    }

    @Test("waits for an asynchronous value, but not for ever") func later() {
        let strategy = Snapshotting<String, String>(
            pathExtension: "txt", diffing: .lines,
            asyncSnapshot: { value in
                Async { callback in
                    nonisolated(unsafe) let callback = callback
                    if value == "soon" { Thread.detachNewThread { callback(value) } }
                }
            })
        func verify(_ value: String, timeout: Double) -> String? {
            verifySnapshot(
                of: value, as: strategy, named: value, snapshotDirectory: folder.path, timeout: timeout,
                testName: "later")
        }
        _ = verify("soon", timeout: 5)
        #expect(verify("soon", timeout: 5) == nil)
        #expect(verify("never", timeout: 0.01)?.contains("0.01 seconds") == true)
    }

    @Test("plain values have strategies too") func plainValues() throws {
        struct Point: Encodable { var y = 2, x = 1 }
        _ = verifySnapshot(of: Point(), as: .json, named: "point", snapshotDirectory: folder.path, testName: "plain")
        #expect(try folder.text(of: "plain.point.json") == "{\n  \"x\" : 1,\n  \"y\" : 2\n}")
        _ = verifySnapshot(of: [1, 2], as: .dump, named: "dump", snapshotDirectory: folder.path, testName: "plain")
        #expect(try folder.text(of: "plain.dump.txt") == "▿ 2 elements\n  - 1\n  - 2\n")
    }

    /// Dictionaries, sets and the members of a type have no order of their own.
    @Test("a dump is the same in every run") func dumps() throws {
        struct Person: Hashable { var name: String }
        struct Team {
            var people: Set<Person>
            var ages: [String: Int]
            var lead: Person?
        }
        let team = Team(
            people: [Person(name: "B"), Person(name: "A")], ages: ["y": 2, "x": 1], lead: Person(name: "A"))
        _ = verifySnapshot(of: team, as: .dump, named: "team", snapshotDirectory: folder.path, testName: "plain")
        #expect(
            try folder.text(of: "plain.team.txt") == """
                ▿ Team
                  ▿ ages: 2 key/value pairs
                    ▿ (2 elements)
                      - key: "x"
                      - value: 1
                    ▿ (2 elements)
                      - key: "y"
                      - value: 2
                  ▿ lead: Optional<Person>
                    ▿ some: Person
                      - name: "A"
                  ▿ people: 2 members
                    ▿ Person
                      - name: "A"
                    ▿ Person
                      - name: "B"

                """)
    }
}
