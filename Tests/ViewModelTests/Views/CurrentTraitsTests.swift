import MaquetteViewTestSupport
import Testing
import UIKit

/// Apple's page "Supporting Dark Mode in your interface" lists the methods that UIKit calls with a view's traits as the current ones:
/// those of views, controllers and presentations that lay out, draw, update constraints, or hear of a change of traits or tint.
@MainActor @Suite struct CurrentTraitsTests {
    @MainActor final class Log {
        var lines: [String] = []

        func note(_ name: String) {
            let style = UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light"
            let line = "\(name) \(style)"
            if !lines.contains(line) { lines.append(line) }
        }
    }

    private final class Noting: UIView {
        let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.note("layoutSubviews")
        }
        override func updateConstraints() {
            log.note("updateConstraints")
            super.updateConstraints()
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            log.note("traitCollectionDidChange")
        }
        override func tintColorDidChange() { log.note("tintColorDidChange") }
        override func draw(_ rect: CGRect) { log.note("draw") }
    }

    @Test func aViewsMethodsSeeItsOverride() {
        let log = Log()
        let view = Noting(log)
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Noting, _) in log.note("handler") }
        view.overrideUserInterfaceStyle = .dark
        view.tintColor = .red
        view.setNeedsUpdateConstraints()
        view.layoutIfNeeded()
        _ = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
        #expect(
            log.lines == [
                "traitCollectionDidChange dark", "handler dark", "tintColorDidChange dark", "updateConstraints dark",
                "layoutSubviews dark", "draw dark",
            ])
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test func aControllersMethodsSeeItsOverride() {
        final class Controller: UIViewController {
            let log = Log()
            override func viewWillLayoutSubviews() { log.note("viewWillLayoutSubviews") }
            override func viewDidLayoutSubviews() { log.note("viewDidLayoutSubviews") }
            override func updateViewConstraints() {
                log.note("updateViewConstraints")
                super.updateViewConstraints()
            }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                log.note("traitCollectionDidChange")
            }
        }
        let controller = Controller()
        controller.loadViewIfNeeded()
        controller.overrideUserInterfaceStyle = .dark
        controller.view.layoutIfNeeded()
        #expect(
            controller.log.lines == [
                "traitCollectionDidChange dark", "updateViewConstraints dark", "viewWillLayoutSubviews dark",
                "viewDidLayoutSubviews dark",
            ])
    }

    @Test func handlersOfConfigurationsSeeTheOverride() {
        let log = Log()
        let button = UIButton(configuration: .plain())
        button.configurationUpdateHandler = { _ in log.note("button") }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { _, _ in log.note("cell") }
        let root = UIView.root(100, 100)
        root.overrideUserInterfaceStyle = .dark
        root.addSubview(button)
        root.addSubview(cell)
        root.layoutIfNeeded()
        #expect(log.lines.sorted() == ["button dark", "cell dark"])
    }

    /// What makes colours of layers right in the dark: they are plain values, set again in `layoutSubviews`.
    @Test func aBorderSetInALayoutIsDarkInTheDark() throws {
        final class Bordered: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                layer.borderColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.cgColor
            }
        }
        let root = UIView.root(100, 100)
        let view = root.adding(Bordered())
        root.layoutIfNeeded()
        #expect(try #require(view.layer.borderColor) == UIColor.black.cgColor)
        root.overrideUserInterfaceStyle = .dark
        root.layoutIfNeeded()
        #expect(try #require(view.layer.borderColor) == UIColor.white.cgColor)
    }

    @Test func aChangeOfTraitsAndAMoveAskForALayout() {
        final class Counting: UIView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
            }
        }
        let (root, view) = (UIView.root(100, 100), Counting())
        let inner = view.adding(Counting())
        root.addSubview(view)
        root.layoutIfNeeded()
        root.traitOverrides.preferredContentSizeCategory = .extraLarge
        root.layoutIfNeeded()
        #expect(view.count == 2 && inner.count == 2)
        let other = UIView.root(100, 100)
        other.addSubview(view)
        other.layoutIfNeeded()
        // Their text size is another one there.
        #expect(view.count == 3 && inner.count == 3)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(root)
        root.addSubview(view)
        window.layoutIfNeeded()
        #expect(view.count == 4 && inner.count == 4)
    }
}
