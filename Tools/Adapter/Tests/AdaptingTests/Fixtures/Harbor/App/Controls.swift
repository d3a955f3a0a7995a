import HMSegmentedControl
import TTTAttributedLabel
import UIKit

final class ControlsViewController: UIViewController {
    private let segments = HMSegmentedControl(sectionTitles: ["Trending", "News", "Library"])
    private let link = TTTAttributedLabel(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        segments.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 44)
        segments.selectionIndicatorLocation = .bottom
        segments.selectedSegmentIndex = 1
        segments.indexChangeBlock = { print($0) }
        view.addSubview(segments)
        link.frame = CGRect(x: 20, y: 350, width: 300, height: 30)
        link.text = "Agree to the terms of use"
        link.addLink(to: URL(string: "https://example.org"), with: NSRange(location: 13, length: 12))
        view.addSubview(link)
    }
}
