import Testing

/// Packages of views and controllers. Frames are worked out by hand from what each one documents of sizes, spaces
/// and edges.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct ViewPackageTests {
    @Test func `Views of packages are where they belong`() throws {
        let lines = try StandInProgram.output(Self.program, modules: Self.modules).split(separator: "\n")
            .map(String.init)
        #expect(
            lines == [
                "corner 10 10 50 20", "margins 40 10 140 160", "below 10 38 178 30", "center 80 86 40 40",
                "after 64 17 10 5", "most 50 150 100 10", "anchor 120 126 3 4", "stars 120 20", "stars 70",
                #"tags 2 ["0 0 20", "55 0 20", "0 24 20"]"#, "tags 1 20",
                "active Hi @bo and #fun at https://exam... true true false", "skeleton true true [100, 70]",
                "skeleton false true 0", "hud true 1 100 100", "hud false true", "toast 100 100 Saved",
                "pkhud true 1", "pkhud false", "spinner true", "spinner false true", "boxes 1 true",
                "pop 0.5 3.0 0.25 true", "pop 1.57 2.0 7.0", "pop 0.375 8.0",
                #"strip 1 ["Two"] Two"#, "tab 160 0 160 40", "bar 160 37 160 3", "tabs 1 Page 1 [160, 160]",
                "tabs 160 2 true", "tabs 0 1", "panel 0 380 320 100", "panel tip 1 100.0", "empty true",
                "empty false", "map 164 100 -90.0", "map 1", "map 0 true", "banner 320 50",
                "chart 9.0 4.0 2 1.50", "chart [[0.3, 1.3], [0.7, 1.7]]", "bound 170 200", "input true true 1",
                "input false",
                "sheet true 120 480", "tip 160 240",
            ])
    }

    private static let modules = [
        "ActiveLabel", "BEMCheckBox", "Charts", "DGCharts", "Cosmos", "DZNEmptyDataSet", "EasyTipView",
        "FloatingPanel", "GoogleMaps", "GoogleMobileAds", "InputBarAccessoryView", "JGProgressHUD",
        "NVActivityIndicatorView", "PKHUD", "PanModal", "PinLayout", "SkeletonView", "TagListView",
        "Tabman", "Pageboy", "Toast_Swift", "XLPagerTabStrip", "pop",
    ]

    private static let program = #"""
        import ActiveLabel
        import BEMCheckBox
        import Charts
        import Cosmos
        import DZNEmptyDataSet
        import EasyTipView
        import FloatingPanel
        import GoogleMaps
        import GoogleMobileAds
        import InputBarAccessoryView
        import JGProgressHUD
        import NVActivityIndicatorView
        import PKHUD
        import PanModal
        import PinLayout
        import SkeletonView
        import TagListView
        import Tabman
        import Toast_Swift
        import CoreLocation
        import UIKit
        import XLPagerTabStrip
        import pop

        let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        func added<V: UIView>(_ view: V) -> V {
            room.addSubview(view)
            return view
        }
        func show(_ name: String, _ view: UIView) {
            let frame = view.frame
            print(name, Int(frame.minX), Int(frame.minY), Int(frame.width), Int(frame.height))
        }

        // PinLayout
        let a = added(UIView())
        a.pin.top(10).left(5%).width(50).height(20)
        show("corner", a)
        let b = added(UIView())
        b.pin.all().margin(10, 20, 30, 40)
        show("margins", b)
        let c = added(UIView())
        c.pin.below(of: a, aligned: .left).right().marginTop(8).marginRight(12).height(30)
        show("below", c)
        let d = added(UIView())
        d.pin.center().size(40).marginTop(6)
        show("center", d)
        let e = added(UIView())
        e.pin.after(of: a, aligned: .center).marginStart(4).width(10).aspectRatio(2)
        show("after", e)
        let f = added(UIView())
        f.pin.horizontally(10).maxWidth(100).justify(.center).bottom(20%).height(10)
        show("most", f)
        let g = added(UIView())
        g.pin.topLeft(to: d.anchor.bottomRight).size(CGSize(width: 3, height: 4))
        show("anchor", g)

        // Cosmos: five stars of 20 with four spaces of 5
        let stars = CosmosView()
        stars.rating = 3.5
        stars.settings.fillMode = .half
        print("stars", Int(stars.intrinsicContentSize.width), Int(stars.intrinsicContentSize.height))
        stars.settings.totalStars = 3
        print("stars", Int(stars.intrinsicContentSize.width))

        // TagListView: as many in a row as fit
        let tags = TagListView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        tags.minWidth = 45
        tags.marginX = 10
        tags.marginY = 4
        tags.paddingY = 4
        tags.addTags(["a", "b", "c"])
        tags.layoutIfNeeded()
        let places = tags.tagViews.map { "\(Int($0.frame.minX)) \(Int($0.frame.minY)) \(Int($0.frame.height))" }
        print("tags", tags.rows, places)
        tags.removeTag("b")
        print("tags", tags.rows, Int(tags.intrinsicContentSize.height))

        // ActiveLabel
        let label = ActiveLabel()
        label.customize {
            $0.enabledTypes = [.mention, .hashtag, .url]
            $0.mentionColor = .red
            $0.hashtagColor = .green
            $0.urlMaximumLength = 12
            $0.text = "Hi @bo and #fun at https://example.org/long"
        }
        let words = label.attributedText!
        func color(at word: String) -> UIColor? {
            let place = (words.string as NSString).range(of: word)
            return words.attribute(.foregroundColor, at: place.location, effectiveRange: nil) as? UIColor
        }
        print("active", words.string, color(at: "@bo") == .red, color(at: "#fun") == .green, color(at: "Hi") == .red)

        // SkeletonView
        let line = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let card = UIView()
        line.text = "Text"
        line.textColor = .red
        line.numberOfLines = 2
        (line.isSkeletonable, card.isSkeletonable) = (true, true)
        card.addSubview(line)
        card.showAnimatedGradientSkeleton()
        line.layoutIfNeeded()
        let bars = line.subviews[0]
        bars.layoutIfNeeded()
        print("skeleton", card.sk.isSkeletonActive, line.textColor == .clear, bars.subviews.map { Int($0.frame.width) })
        card.hideSkeleton()
        print("skeleton", card.sk.isSkeletonActive, line.textColor == .red, line.subviews.count)

        // Boxes over a view
        let hud = JGProgressHUD(style: .dark)
        hud.textLabel.text = "Wait"
        hud.show(in: room, animated: false)
        hud.dismiss(afterDelay: 2)
        room.layoutIfNeeded()
        let center = hud.hudView.center
        print("hud", hud.isVisible, JGProgressHUD.allProgressHUDs(in: room).count, Int(center.x), Int(center.y))
        hud.dismiss()
        print("hud", hud.isVisible, hud.superview == nil)
        room.makeToast("Saved", duration: 3, position: .center)
        let toast = room.subviews.last!
        print("toast", Int(toast.center.x), Int(toast.center.y), (toast.subviews[0] as! UILabel).text!)
        room.hideAllToasts()
        HUD.show(.label("Hello"), onView: room)
        print("pkhud", HUD.isVisible, room.subviews.last!.subviews.count)
        HUD.hide()
        print("pkhud", HUD.isVisible)
        let spinner = NVActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 30, height: 30), type: .ballPulse)
        print("spinner", spinner.isHidden)
        spinner.startAnimating()
        print("spinner", spinner.isHidden, spinner.isAnimating)

        // BEMCheckBox: one of a group
        let boxes = (0..<3).map { _ in BEMCheckBox(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        let group = BEMCheckBoxGroup(checkBoxes: boxes)
        group.mustHaveSelection = true
        boxes[2].on = true
        boxes[1].on = true
        boxes[1].on = false
        print("boxes", boxes.map(\.on).filter { $0 }.count, boxes[1].on)

        // pop: what is added is at its end; parts of a transform stay beside one another
        let moved = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let spring = POPSpringAnimation(propertyNamed: kPOPLayerScaleXY)
        spring?.toValue = NSValue(cgSize: CGSize(width: 0.5, height: 3))
        moved.layer.pop_add(spring, forKey: "scale")
        let fade = POPBasicAnimation(propertyNamed: kPOPViewAlpha)
        fade?.toValue = 0.25
        var isOver = false
        fade?.completionBlock = { _, finished in isOver = finished }
        moved.pop_add(fade, forKey: "fade")
        let scale = POPLayerGetScaleXY(moved.layer)
        print("pop", scale.x, scale.y, moved.alpha, isOver)
        let turn = POPBasicAnimation(propertyNamed: kPOPLayerRotation)
        turn?.toValue = CGFloat.pi / 2
        let plain = CALayer()
        plain.pop_add(turn, forKey: "turn")
        POPLayerSetScaleX(plain, 2)
        POPLayerSetTranslationXY(plain, CGPoint(x: 7, y: 0))
        print("pop", (POPLayerGetRotation(plain) * 100).rounded() / 100, POPLayerGetScaleX(plain), plain.transform.m41)
        let width = NSLayoutConstraint(
            item: moved, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 5)
        let added = POPBasicAnimation.linear()
        added?.property = POPAnimatableProperty.property(withName: "width") { property in
            property?.readBlock = { object, values in values?[0] = (object as! NSLayoutConstraint).constant }
            property?.writeBlock = { object, values in (object as! NSLayoutConstraint).constant = values![0] }
        } as? POPAnimatableProperty
        added?.toValue = 3
        added?.isAdditive = true
        width.pop_add(added, forKey: "width")
        let back = POPBasicAnimation(propertyNamed: kPOPViewAlpha)
        back?.toValue = 0.9
        back?.autoreverses = true
        moved.alpha = 0.375
        moved.pop_add(back, forKey: "back")
        print("pop", moved.alpha, width.constant)

        // Pages
        final class Page: UIViewController, IndicatorInfoProvider {
            func indicatorInfo(for pagerTabStripController: PagerTabStripViewController) -> IndicatorInfo {
                IndicatorInfo(title: title)
            }
        }
        func page(_ title: String) -> UIViewController {
            let page = Page()
            page.title = title
            return page
        }
        final class Strip: ButtonBarPagerTabStripViewController {
            override func viewDidLoad() {
                settings.style.selectedBarHeight = 3
                settings.style.buttonBarHeight = 40
                settings.style.buttonBarLeftContentInset = 0
                settings.style.buttonBarRightContentInset = 0
                settings.style.buttonBarMinimumLineSpacing = 0
                super.viewDidLoad()
            }
            override func viewControllers(
                for pagerTabStripController: PagerTabStripViewController
            ) -> [UIViewController] {
                [page("One"), page("Two")]
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        func open(_ controller: UIViewController) {
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }
        let strip = Strip()
        open(strip)
        strip.moveToViewController(at: 1, animated: false)
        window.layoutIfNeeded()
        let tab = strip.buttonBarView.cellForItem(at: IndexPath(item: 1, section: 0)) as! ButtonBarViewCell
        print("strip", strip.currentIndex, strip.children.map { $0.title! }, tab.label.text!)
        show("tab", tab)
        show("bar", strip.buttonBarView.selectedBar)

        /// As a library builds upon it.
        class BarPages: PageboyViewController {
            override weak var delegate: (any PageboyViewControllerDelegate)? { didSet {} }
            override func insertPage(at index: PageIndex, then update: PageUpdateBehavior) {
                super.insertPage(at: index, then: update)
            }
            override func deletePage(
                at index: PageIndex, then update: PageUpdateBehavior, completion: (() -> Void)? = nil
            ) { super.deletePage(at: index, then: update, completion: completion) }
        }
        final class Tabs: TabmanViewController, PageboyViewControllerDataSource, TMBarDataSource {
            override func viewDidLoad() {
                super.viewDidLoad()
                dataSource = self
                let bar = TMBar.ButtonBar()
                bar.layout.contentMode = .fit
                bar.layout.interButtonSpacing = 0
                bar.indicator.weight = .light
                addBar(bar, dataSource: self, at: .top)
            }
            func numberOfViewControllers(in pageboyViewController: PageboyViewController) -> Int { 2 }
            func viewController(
                for pages: PageboyViewController, at index: PageboyViewController.PageIndex
            ) -> UIViewController? {
                page("Page \(index)")
            }
            func defaultPage(for pages: PageboyViewController) -> PageboyViewController.Page? { .at(index: 1) }
            func barItem(for bar: any TMBar, at index: Int) -> any TMBarItemable { TMBarItem(title: "Item \(index)") }
        }
        let tabs = Tabs()
        open(tabs)
        let bar = tabs.bars[0] as! TMBar.ButtonBar
        let widths = bar.buttons.all.map { Int($0.frame.width) }
        print("tabs", tabs.currentIndex!, tabs.currentViewController!.title!, widths)
        let (mark, last) = (bar.indicator.frame, bar.buttons.all[1])
        print("tabs", Int(mark.minX), Int(mark.height), last.selectionState == .selected)
        tabs.scrollToPage(.previous, animated: true)
        print("tabs", tabs.currentIndex!, tabs.children.count)

        final class Low: FloatingPanelBottomLayout {
            override var initialState: FloatingPanelState { .tip }
            override var anchors: [FloatingPanelState: any FloatingPanelLayoutAnchoring] {
                [.tip: FloatingPanelLayoutAnchor(absoluteInset: 100, edge: .bottom, referenceGuide: .superview)]
            }
        }
        let host = UIViewController()
        let panel = FloatingPanelController()
        panel.layout = Low()
        panel.set(contentViewController: page("Panel"))
        open(host)
        panel.addPanel(toParent: host)
        window.layoutIfNeeded()
        show("panel", panel.surfaceView)
        print("panel", panel.state, host.children.count, panel.contentViewController!.view.bounds.height)

        // An empty table
        final class Empty: NSObject, UITableViewDataSource, DZNEmptyDataSetSource {
            var count = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func title(forEmptyDataSet scrollView: UIScrollView!) -> NSAttributedString! {
                NSAttributedString(string: "None")
            }
        }
        let empty = Empty()
        let table = UITableView(frame: room.bounds)
        table.dataSource = empty
        table.emptyDataSetSource = empty
        table.layoutIfNeeded()
        print("empty", table.isEmptyDataSetVisible)
        empty.count = 1
        table.reloadData()
        table.reloadEmptyDataSet()
        print("empty", table.isEmptyDataSetVisible)

        // A map of 256 points at zoom 0, so that 90 degrees are 64
        let world = GMSCameraPosition(latitude: 0, longitude: 0, zoom: 0)
        let map = GMSMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), camera: world)
        let point = map.projection.point(for: CLLocationCoordinate2D(latitude: 0, longitude: 90))
        let west = map.projection.coordinate(for: CGPoint(x: 36, y: 100))
        print("map", Int(point.x.rounded()), Int(point.y.rounded()), west.longitude.rounded())
        let marker = GMSMarker(position: CLLocationCoordinate2D(latitude: 0, longitude: 90))
        marker.map = map
        map.layoutIfNeeded()
        print("map", map.subviews.count)
        map.clear()
        print("map", map.subviews.count, marker.map == nil)
        let banner = BannerView(adSize: AdSizeBanner)
        banner.load(Request())
        print("banner", Int(banner.intrinsicContentSize.width), Int(banner.intrinsicContentSize.height))

        // Charts
        let set = LineChartDataSet(entries: [ChartDataEntry(x: 0, y: 1), ChartDataEntry(x: 4, y: 9)], label: "Line")
        let data = LineChartData(dataSet: set)
        let two = DefaultValueFormatter(decimals: 2)
        let value = two.stringForValue(1.5, entry: set[0], dataSetIndex: 0, viewPortHandler: nil)
        print("chart", data.yMax, data.xMax, data.entryCount, value)
        let grouped = BarChartData(dataSets: [
            BarChartDataSet(entries: [BarChartDataEntry(x: 0, y: 1), BarChartDataEntry(x: 1, y: 1)]),
            BarChartDataSet(entries: [BarChartDataEntry(x: 0, y: 1), BarChartDataEntry(x: 1, y: 1)]),
        ])
        grouped.barWidth = 0.3
        grouped.groupBars(fromX: 0, groupSpace: 0.2, barSpace: 0.1)
        print("chart", grouped.dataSets.map { $0.entries.map { ($0.x * 100).rounded() / 100 } })

        // The bar below a conversation
        let bound = UIView()
        room.addSubview(bound)
        bound.heightAnchor.constraint(equalToConstant: 30).isActive = true
        KeyboardManager(inputAccessoryView: bound).bind(to: UIScrollView())
        room.layoutIfNeeded()
        print("bound \(Int(bound.frame.minY)) \(Int(bound.frame.width))")
        bound.removeFromSuperview()
        let input = InputBarAccessoryView()
        input.inputTextView.text = "Hello"
        let (send, text) = (input.sendButton, input.inputTextView)
        print("input", send.isEnabled, text.placeholderLabel.isHidden, input.rightStackViewItems.count)
        input.inputTextView.text = ""
        print("input", input.sendButton.isEnabled)
        final class Sheet: UIViewController, PanModalPresentable {
            var panScrollable: UIScrollView? { nil }
            var shortFormHeight: PanModalHeight { .contentHeight(120) }
        }
        let sheet = Sheet()
        open(host)
        host.presentPanModal(sheet)
        window.layoutIfNeeded()
        print("sheet", sheet.isPanModalPresented, Int(sheet.view.frame.height), Int(sheet.view.frame.maxY))
        host.dismiss(animated: false)
        let tip = EasyTipView(text: "Here")
        host.view.addSubview(d)
        d.frame = CGRect(x: 140, y: 200, width: 40, height: 40)
        tip.show(forView: d, withinSuperview: host.view)
        print("tip", Int(tip.frame.midX), Int(tip.frame.minY))
        """#
}
