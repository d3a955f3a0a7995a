import Testing
import UIKit

/// Apple's documentation of `UIContentUnavailableConfiguration` and of `contentUnavailableConfiguration`: what it is made of, and when a
/// controller is asked for it. Distances here are given by the tests.
@MainActor @Suite struct UnavailableContentTests {
    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        (view as? View).map { [$0] } ?? view.subviews.flatMap { all(type, in: $0) }
    }

    private func shown(_ configuration: UIContentUnavailableConfiguration, in controller: UIViewController) -> UIView {
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.contentUnavailableConfiguration = configuration
        controller.view.layoutIfNeeded()
        return controller.view
    }

    @Test func itsPartsStandInTheMiddle() {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No Cards"
        configuration.secondaryText = "Make one."
        configuration.textToSecondaryTextPadding = 30
        configuration.textToButtonPadding = 40
        configuration.button.title = "Make"
        let view = shown(configuration, in: UIViewController())
        let labels = all(UILabel.self, in: view).filter { ["No Cards", "Make one."].contains($0.text) && !$0.isHidden }
        let buttons = all(UIButton.self, in: view)
        #expect(labels.count == 2 && buttons.count == 1)
        let frames = (labels as [UIView] + buttons).map { $0.convert($0.bounds, to: view) }
        #expect(abs(frames[1].minY - frames[0].maxY - 30) < 0.5 && abs(frames[2].minY - frames[1].maxY - 40) < 0.5)
        #expect(frames.allSatisfy { abs($0.midX - 160) < 0.5 })
        #expect(abs((frames[0].minY + frames[2].maxY) / 2 - 240) < 0.5)
        #expect(labels.allSatisfy { $0.textAlignment == .center })
    }

    @Test func aSearchTellsWhatWasSearchedFor() {
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results")
        state.searchText = "sun"
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “sun”")
        #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
    }

    @Test func whatIsLoadedTurns() {
        let view = shown(.loading(), in: UIViewController())
        #expect(all(UIActivityIndicatorView.self, in: view).filter { !$0.isHidden && $0.isAnimating }.count == 1)
        #expect(all(UILabel.self, in: view).contains { $0.text == "Loading…" })
    }

    @Test func aControllerIsAskedBeforeItIsSeenAndWhenItSaysSo() {
        final class Asked: UIViewController {
            var (count, isEmpty) = (0, true)
            override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
                count += 1
                contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search() : nil
            }
        }
        let controller = Asked()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        #expect(controller.count == 0)
        controller.view.layoutIfNeeded()
        #expect(controller.count == 1 && all(UIContentUnavailableView.self, in: controller.view).count == 1)
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        #expect(controller.count == 1)
        controller.isEmpty = false
        controller.setNeedsUpdateContentUnavailableConfiguration()
        controller.view.layoutIfNeeded()
        #expect(controller.count == 2 && controller.contentUnavailableConfiguration == nil)
        #expect(all(UIContentUnavailableView.self, in: controller.view).isEmpty)
    }

    /// It lies over a list, whose rows are behind it, in the room that is seen.
    @Test func aListHasItWhereverItScrolls() throws {
        let controller = UITableViewController(style: .plain)
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.tableView.contentInset.top = 100
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "None"
        controller.contentUnavailableConfiguration = configuration
        controller.view.layoutIfNeeded()
        let view = try #require(all(UIContentUnavailableView.self, in: controller.view).first)
        let frame = view.convert(view.bounds, to: controller.view)
        #expect(
            frame.offsetBy(dx: 0, dy: -controller.tableView.bounds.minY)
                == CGRect(x: 0, y: 100, width: 320, height: 380))
    }
}
