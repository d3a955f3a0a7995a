import Atributika
import BonMot
import DropDown
import FSPagerView
import HMSegmentedControl
import PhoneNumberKit
import TTTAttributedLabel
import UIKit

final class ControlsViewController: UIViewController, FSPagerViewDataSource, FSPagerViewDelegate {
    private let segments = HMSegmentedControl(sectionTitles: ["Trending", "News", "Library"])
    private let pager = FSPagerView()
    private let dots = FSPageControl()
    private let anchor = UIButton(type: .system)
    private let menu = DropDown()
    private let link = TTTAttributedLabel(frame: .zero)
    private let styled = UILabel()
    private let marked = AttributedLabel()
    private let phone = PhoneNumberTextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        segments.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 44)
        segments.selectionIndicatorLocation = .bottom
        segments.selectedSegmentIndex = 1
        segments.indexChangeBlock = { print($0) }
        view.addSubview(segments)
        pager.frame = CGRect(x: 0, y: 160, width: view.bounds.width, height: 160)
        pager.dataSource = self
        pager.delegate = self
        pager.register(FSPagerViewCell.self, forCellWithReuseIdentifier: "cell")
        pager.itemSize = CGSize(width: 200, height: 140)
        pager.isInfinite = true
        pager.transformer = FSPagerViewTransformer(type: .linear)
        view.addSubview(pager)
        dots.frame = CGRect(x: 0, y: 320, width: view.bounds.width, height: 24)
        dots.numberOfPages = 3
        dots.setFillColor(.lightGray, for: .normal)
        dots.setFillColor(.systemBlue, for: .selected)
        view.addSubview(dots)
        link.frame = CGRect(x: 20, y: 350, width: 300, height: 30)
        link.text = "Agree to the terms of use"
        link.addLink(to: URL(string: "https://example.org"), with: NSRange(location: 13, length: 12))
        view.addSubview(link)
        styled.frame = CGRect(x: 20, y: 390, width: 300, height: 30)
        styled.attributedText = NSAttributedString.composed(of: [
            "Bold".styled(with: .font(.boldSystemFont(ofSize: 20)), .color(.red)), Special.space,
            "spaced".styled(with: .tracking(.point(4))),
        ])
        view.addSubview(styled)
        marked.frame = CGRect(x: 20, y: 430, width: 300, height: 30)
        marked.attributedText = "Hello <b>World</b> #swift".style(tags: Style("b").font(.boldSystemFont(ofSize: 17)))
            .styleHashtags(Style.foregroundColor(.systemGreen)).styleAll(Style.font(.systemFont(ofSize: 17)))
        view.addSubview(marked)
        phone.frame = CGRect(x: 20, y: 470, width: 300, height: 40)
        phone.borderStyle = .roundedRect
        phone.withFlag = true
        phone.text = "2015550123"
        view.addSubview(phone)
        anchor.frame = CGRect(x: 20, y: 520, width: 160, height: 40)
        anchor.setTitle("Sort by", for: .normal)
        view.addSubview(anchor)
        menu.anchorView = anchor
        menu.dataSource = ["Newest", "Oldest", "Most liked"]
        menu.bottomOffset = CGPoint(x: 0, y: 40)
        menu.selectionAction = { [unowned self] index, item in self.anchor.setTitle(item, for: .normal) }
        menu.selectRow(at: 1)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        menu.show()
    }

    func numberOfItems(in pagerView: FSPagerView) -> Int { 3 }
    func pagerView(_ pagerView: FSPagerView, cellForItemAt index: Int) -> FSPagerViewCell {
        let cell = pagerView.dequeueReusableCell(withReuseIdentifier: "cell", at: index)
        cell.imageView?.backgroundColor = [.systemTeal, .systemOrange, .systemPink][index]
        cell.textLabel?.text = "Item \(index)"
        return cell
    }
}
