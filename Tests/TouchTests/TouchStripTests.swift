@testable import MaquetteTouch
import MaquetteViewModel
import Testing
import UIKit

/// What was done on a screen, as a list that is done again: what follows was worked out by hand.
@MainActor @Suite struct TouchStripTests {
    /// A field, a button below it, a slider, a map without parts, and a table of two rows.
    final class Order: UIViewController, UITableViewDataSource {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        let button = UIButton(type: .system)
        let count = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        let slider = UISlider(frame: CGRect(x: 20, y: 250, width: 300, height: 40))
        let map = UIView(frame: CGRect(x: 20, y: 300, width: 200, height: 200))
        let table = UITableView(frame: CGRect(x: 0, y: 520, width: 393, height: 300))
        var orders = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            field.placeholder = "Name"
            button.frame = CGRect(x: 20, y: 150, width: 300, height: 40)
            button.setTitle("Order", for: .normal)
            button.addAction(
                UIAction { [self] _ in
                    orders += 1
                    count.text = "\(orders) for \(field.text ?? "")"
                }, for: .touchUpInside)
            (map.isAccessibilityElement, map.accessibilityLabel) = (true, "Map")
            slider.accessibilityLabel = "Amount"
            table.dataSource = self
            for part in [field, button, count, slider, map, table] as [UIView] { view.addSubview(part) }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = ["Milk", "Tea"][indexPath.row]
            return cell
        }
    }

    private func run(_ words: [String], on controller: UIViewController) throws -> StripRun {
        let run = StripRun(try TouchStrip(words))
        run.perform(on: UIWindow.showing(controller)) { _ in nil }
        return run
    }

    @Test(arguments: [
        ("tap 170,120", "tap \"Name\""), ("tap 30,170", "tap \"Order\""),
        ("double-tap 170,170", "double-tap \"Order\""),
        ("long-press 170,170", "long-press \"Order\""), ("tap 150,540", "tap \"Milk\""),
        ("swipe left on 150,540", "swipe left on \"Milk\""),
        // Where it matters which place of a thing is touched, and where there is nothing.
        ("tap 200,270", "tap 200,270"), ("tap 30,310", "tap 30,310"), ("tap 380,60", "tap 380,60"),
        // The finger means the list.
        ("swipe up on 150,540", "swipe up on 150,540"), ("drag 150,540 to 150,300", "drag 150,540 to 150,300"),
        ("tap \"Order\"", "tap \"Order\""),
    ]) func `A place has the name of what is there, where that means the same`(_ words: String, _ name: String) throws {
        #expect(try run([words], on: Order()).done == [name])
    }

    @Test func `A name for several things has the number of the one that is touched`() throws {
        final class Pair: UIViewController {
            let labels = [UILabel(), UILabel()]
            override func viewDidLoad() {
                super.viewDidLoad()
                for number in 0...1 {
                    let button = UIButton(type: .system)
                    button.frame = CGRect(x: 20, y: 100 + 100 * number, width: 200, height: 50)
                    button.setTitle("Buy", for: .normal)
                    button.addAction(UIAction { [self] _ in labels[number].text = "bought" }, for: .touchUpInside)
                    view.addSubview(button)
                }
            }
        }
        let pair = Pair()
        #expect(try run(["tap 60,220"], on: pair).done == ["tap \"Buy\" 2"])
        #expect(pair.labels.map(\.text) == [nil, "bought"])
    }

    /// Where the strip is shorter, the screen is as it was before: this is how a step is taken back.
    @Test func `What is on the screen follows from the steps alone`() throws {
        let steps = ["tap 170,120", "type \"Anna\"", "tap 170,170", "tap 170,170"]
        for (count, text) in [(2, nil), (3, "1 for Anna"), (4, "2 for Anna")] {
            let order = Order()
            let run = try run(Array(steps.prefix(count)), on: order)
            #expect(order.count.text == text && run.refusal == nil)
            // The names do the same as the places.
            let again = Order()
            #expect(try self.run(run.done, on: again).done == run.done)
            #expect(again.count.text == text)
        }
    }

    @Test func `A step that cannot be done is the last one, and says why`() throws {
        let order = Order()
        let run = try run(["tap \"Order\"", "tap \"Pay\"", "tap \"Order\""], on: order)
        #expect(run.done == ["tap \"Order\""] && order.orders == 1)
        #expect(run.refusal?.hasPrefix("tap \"Pay\": there is no \"Pay\"") == true)
        let later = try self.run(["type \"x\""], on: Order())
        #expect(later.done.isEmpty && later.refusal?.contains("tap a text field first") == true)
    }

    @Test func `More than anybody does by hand is not begun`() {
        #expect(throws: Never.self) { try TouchStrip(Array(repeating: "tap 1,1", count: 500)) }
        for words in [
            Array(repeating: "tap 1,1", count: 501), ["type \"" + String(repeating: "a", count: 1 << 20) + "\""],
        ] {
            #expect { try TouchStrip(words) } throws: { "\($0)".contains("too many steps") }
        }
        #expect { try TouchStrip(json: "{\"a\": 1}") } throws: { "\($0)" == "the steps are no list of texts" }
        #expect { try TouchStrip(json: "[\"tap\"]") } throws: { "\($0)".contains("name what tap means") }
        #expect((try? TouchStrip(json: "[\"tap 1,2\"]"))?.steps == [.tap(.place(x: 1, y: 2), count: 1)])
    }

    /// Apple on `withTimeInterval`: the number of seconds until the timer fires.
    @Test func `It is waited until something appears, and no longer`() throws {
        final class Splash: UIViewController {
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(label)
            }
        }
        let splash = Splash()
        let window = UIWindow.showing(splash)
        #expect { try perform("wait for \"Welcome\"", on: window) } throws: {
            "\($0)".contains("after 60 s there is no \"Welcome\"")
        }
        try ProjectClock.$isHeldHere.withValue(true) {
            ProjectClock.after(3) { MainActor.assumeIsolated { splash.label.text = "Welcome" } }
            ProjectClock.after(10) { MainActor.assumeIsolated { splash.label.text = "Too late" } }
            try perform("wait for \"Welcome\"", on: window)
            #expect(splash.label.text == "Welcome")
            ProjectClock.advance(by: 10)
            #expect(splash.label.text == "Too late")
        }
    }
}
