import Testing

/// The modules that stand in for packages in Objective-C. Frames are worked out by hand from what each one documents of sizes,
/// spaces and edges; dates are those of a calendar of 2024.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct ObjectiveCPackageTests {
    @Test func `Views are where they belong, and show what they show at rest`() throws {
        let printed = try StandInProgram.output(Self.views, modules: Self.modules).split(separator: "\n").map(
            String.init)
        let lines = printed.filter { !$0.hasPrefix("missing: ") }
        #expect(
            lines == [
                "hud true 1 100 100", "hud false true", "boxes 1 true", "pop 0.5 3.0 0.25 true", "pop 1.57 2.0 7.0",
                "pop 0.375 8.0", "empty true", "empty false", "segments 150 0 5", "segments 139 6 400",
                "calendar 42 150 5 50 38 6", "calendar true true true 1", "week 7 -1", "link 1 true",
                "behind false", "behind true", "list -54.0 300.0 44.0 Tap or pull up to load more",
                "list asked 54.0 -54.0 Loading...", "list 0.0 No more data", "trailer 300.0 60.0 200.0",
                "pictures 70.0 0.2", "keyboard false 1 10.0", "true true true", "true true", "true",
                "true true true true", "true true",
            ])
    }

    @Test func `Words of PureLayout are constraints`() throws {
        let lines = try StandInProgram.output(Self.pure, modules: ["PureLayout"]).split(separator: "\n").map(
            String.init)
        #expect(
            lines == [
                "edges 10 20 160 50", "corner 150 160 40 30", "half 50 75 100 50", "beside 155 75 20 50",
                "row 10 0 53 20", "row 73 0 53 20", "row 136 0 53 20", "most 100 200", "kept 250 pin",
                "later false true",
            ])
    }

    /// A section for each object, once, and the same controller while its identifier stays.
    @Test func `Section controllers of IGListKit fill a collection view`() throws {
        let lines = try StandInProgram.output(Self.list, modules: ["IGListKit"]).split(separator: "\n")
            .map(String.init)
        #expect(
            lines == [
                "asked true 2 Bo 0", "asked true 2 Bo 1", "asked true 2 Ada 0", "asked true 2 Ada 1",
                #"cells ["Bo", "3", "Ada", "4"] [0, 30, 60, 90]"#, "kept 1 true true", "empty 0 true",
            ])
    }

    private static let modules = [
        "BEMCheckBox", "DZNEmptyDataSet", "FSCalendar", "HMSegmentedControl", "IQKeyboardManager", "JGProgressHUD",
        "MBProgressHUD", "MJRefresh", "SDWebImage", "TTTAttributedLabel", "UITextView_Placeholder", "pop",
    ]

    private static let views = #"""
        import BEMCheckBox
        import DZNEmptyDataSet
        import FSCalendar
        import HMSegmentedControl
        import IQKeyboardManager
        import JGProgressHUD
        import MBProgressHUD
        import MJRefresh
        import SDWebImage
        import TTTAttributedLabel
        import UIKit
        import UITextView_Placeholder
        import pop

        let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        func whole(_ numbers: CGFloat...) -> String { numbers.map { "\(Int($0.rounded()))" }.joined(separator: " ") }

        let hud = JGProgressHUD(style: .dark)
        hud.textLabel.text = "Wait"
        hud.show(in: room, animated: false)
        hud.dismiss(afterDelay: 2)
        room.layoutIfNeeded()
        let center = hud.hudView.center
        print("hud", hud.isVisible, JGProgressHUD.allProgressHUDs(in: room).count, Int(center.x), Int(center.y))
        hud.dismiss()
        print("hud", hud.isVisible, hud.superview == nil)

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

        // Segments of 100; the stripe is five high, above the words in the middle
        let segments = HMSegmentedControl(sectionTitles: ["A", "B", "C"])
        segments.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        segments.selectedSegmentIndex = 1
        segments.layoutIfNeeded()
        let stripe = segments.subviews[0].subviews[0].frame
        print("segments", whole(stripe.midX, stripe.minY, stripe.height))
        segments.selectionIndicatorLocation = .bottom
        segments.selectionIndicatorHeight = 6
        segments.frame.size = CGSize(width: 400, height: 145)
        segments.layoutIfNeeded()
        let lower = segments.subviews[0].subviews[0].frame
        print("segments", whole(lower.minY, lower.height, (segments.subviews[0] as! UIScrollView).contentSize.width))

        // May of 2024 begins on a Wednesday: in the fourth of seven columns of 50
        func day(_ day: Int) -> Date { DateComponents(calendar: calendar.gregorianOfTest, year: 2024, month: 5, day: day).date! }
        let calendar = FSCalendar(frame: CGRect(x: 0, y: 0, width: 350, height: 300))
        calendar.today = day(9)
        calendar.currentPage = day(20)
        calendar.select(day(22))
        calendar.layoutIfNeeded()
        let may = calendar.cell(for: day(1), at: .current)!
        let rows = Set(calendar.visibleCells().map(\.frame.minY)).count
        print("calendar", calendar.visibleCells().count, whole(may.frame.minX, may.frame.minY, may.frame.width, may.frame.height), rows)
        let (chosen, today) = (calendar.cell(for: day(22), at: .current)!, calendar.cell(for: day(9), at: .current)!)
        print(
            "calendar", chosen.isSelected, today.dateIsToday, today.shapeLayer.fillColor == calendar.appearance.todayColor.cgColor,
            calendar.selectedDates.count)
        calendar.scope = .week
        print("week", calendar.visibleCells().count, calendar.headerHeight.rounded() == -1 ? -1 : 0)

        let label = TTTAttributedLabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
        label.text = "See this"
        label.addLink(to: URL(string: "https://example.org"), with: NSRange(location: 4, length: 4))
        let linked = label.attributedText!.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor
        print("link", label.links.count, linked == .blue)

        for text in ["", "said"] {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.placeholder = "Say it"
            view.text = text
            view.layoutIfNeeded()
            print("behind", view.placeholderTextView.isHidden)
        }

        // 54 above the content and 44 below it; the content makes room
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        var wasAsked = false
        let (header, footer) = (MJRefreshNormalHeader { wasAsked = true }, MJRefreshAutoNormalFooter {})
        list.mj_header = header
        list.mj_footer = footer
        list.contentSize = CGSize(width: 100, height: 300)
        footer.setNeedsLayout()
        list.layoutIfNeeded()
        print("list", header.mj_y, footer.mj_y, list.contentInset.bottom, footer.stateLabel.text!)
        list.mj_header.beginRefreshing()
        print("list", wasAsked ? "asked" : "", list.contentInset.top, list.contentOffset.y, header.stateLabel.text!)
        list.mj_header.endRefreshing()
        list.mj_footer.endRefreshingWithNoMoreData()
        print("list", list.contentInset.top, footer.stateLabel.text!)

        // 60 wide, behind the content; a header is as tall as its first picture, and shows each for a tenth of a second
        let aside = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let trailer = MJRefreshNormalTrailer {}
        trailer.link(to: aside)
        aside.contentSize = CGSize(width: 300, height: 200)
        trailer.setNeedsLayout()
        aside.layoutIfNeeded()
        print("trailer", aside.mj_trailer.mj_x, trailer.mj_w, trailer.mj_h)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 70)).image { _ in }
        let pictures = MJRefreshGifHeader {}
        pictures.setImages([picture, picture], for: .refreshing)
        pictures.state = .refreshing
        print("pictures", pictures.mj_h, pictures.gifView.animationDuration)

        IQKeyboardManager.shared().isEnabled = false
        IQKeyboardManager.shared().disabledToolbarClasses.add(UIViewController.self)
        let keyboard = IQKeyboardManager.shared()
        print("keyboard", keyboard.isEnabled, keyboard.disabledToolbarClasses.count, keyboard.keyboardDistanceFromTextField)

        let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        let data = red.pngData()!
        let place = UIImage(systemName: "photo")!

        // SDWebImage: a file
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "stand-in-\(UUID().uuidString).png")
        try! data.write(to: file)
        let photo = UIImageView()
        photo.sd_setImage(with: file, placeholderImage: place) { image, error, _, url in
            print(image != nil, error == nil, url == file)
        }
        print(photo.sd_imageURL == file, photo.image !== place)
        photo.sd_setImage(with: nil, placeholderImage: place)
        print(photo.image === place)
        try? FileManager.default.removeItem(at: file)

        // MBProgressHUD
        let progress = MBProgressHUD.showAdded(to: board, animated: false)
        progress.label.text = "Loading"
        board.layoutIfNeeded()
        print(progress.frame == board.bounds, progress.bezelView.frame.insetBy(dx: 20, dy: 20).contains(CGPoint(x: 150, y: 200)),
            abs(progress.bezelView.center.x - 150) < 1 && abs(progress.bezelView.center.y - 200) < 1, MBProgressHUD.forView(board) === progress)
        print(MBProgressHUD.hide(for: board, animated: false), progress.superview == nil)

        extension FSCalendar {
            var gregorianOfTest: Calendar {
                var calendar = Calendar(identifier: .gregorian)
                calendar.timeZone = timeZone
                return calendar
            }
        }
        """#

    private static let frames = """
        import UIKit
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        func added(_ view: UIView = UIView()) -> UIView {
            room.addSubview(view)
            return view
        }
        func show(_ name: String, _ view: UIView) {
            room.layoutIfNeeded()
            let frame = view.frame
            print(name, Int(frame.minX), Int(frame.minY), Int(frame.width), Int(frame.height))
        }

        """

    private static let pure =
        "import PureLayout\n" + frames + """
            let edges = added(UIView.newAutoLayout())
            edges.autoPinEdgesToSuperviewEdges(
                with: UIEdgeInsets(top: 20, left: 10, bottom: 99, right: 30), excludingEdge: .bottom)
            edges.autoSetDimension(.height, toSize: 50)
            show("edges", edges)
            let corner = added()
            corner.autoPinEdge(toSuperviewEdge: .right, withInset: 10)
            corner.autoPinEdge(toSuperviewEdge: .bottom, withInset: 10)
            corner.autoSetDimensions(to: CGSize(width: 40, height: 30))
            show("corner", corner)
            let half = added()
            half.autoCenterInSuperview()
            half.autoMatch(.width, to: .width, of: room, withMultiplier: 0.5)
            half.autoMatch(.height, to: .width, of: half, withOffset: -50)
            show("half", half)
            let beside = added()
            beside.autoPinEdge(.left, to: .right, of: half, withOffset: 5)
            beside.autoAlignAxis(.horizontal, toSameAxisOf: half)
            beside.autoMatch(.height, to: .height, of: half)
            beside.autoSetDimension(.width, toSize: 20)
            show("beside", beside)
            let row = (0..<3).map { _ in added() }
            // Three views and four spaces of 10: (200 - 40) / 3 is 53 1/3
            row.autoDistributeViews(along: .horizontal, alignedTo: .horizontal, withFixedSpacing: 10)
            row.autoSetViewsDimension(.height, toSize: 20)
            row[0].autoPinEdge(toSuperviewEdge: .top)
            for view in row { show("row", view) }
            // At least ten from the right edge: the inset is counted inwards, and with it what is less
            let most = added()
            most.autoPinEdge(toSuperviewEdge: .leading)
            most.autoPinEdge(toSuperviewEdge: .trailing, withInset: 100, relation: .greaterThanOrEqual)
            most.autoPinEdge(toSuperviewEdge: .top)
            most.autoPinEdge(toSuperviewEdge: .bottom)
            NSLayoutConstraint.autoSetPriority(.defaultLow) { most.autoSetDimension(.width, toSize: 300) }
            room.layoutIfNeeded()
            print("most", Int(most.frame.width), Int(most.frame.height))
            var kept: NSLayoutConstraint?
            NSLayoutConstraint.autoSetPriority(.defaultLow) {
                NSLayoutConstraint.autoSetIdentifier("pin") { kept = corner.autoSetDimension(.width, toSize: 7) }
            }
            print("kept", Int(kept!.priority.rawValue), kept!.identifier!)
            let later = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling { half.autoSetDimension(.width, toSize: 1) }
            let before = later[0].isActive
            later.autoInstallConstraints()
            print("later", before, later[0].isActive)
            """

    private static let list = #"""
        import IGListKit
        import UIKit

        final class User: NSObject, ListDiffable {
            let (name, age): (String, Int)
            init(_ name: String, _ age: Int) { (self.name, self.age) = (name, age) }
            func diffIdentifier() -> any NSObjectProtocol { name as NSString }
            func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { (object as? User)?.age == age }
        }
        final class Cell: UICollectionViewCell, ListBindable {
            var words = ""
            func bindViewModel(_ viewModel: Any) { words = "\(viewModel)" }
        }
        final class Rows: ListBindingSectionController<User>, ListBindingSectionControllerDataSource {
            override init() {
                super.init()
                dataSource = self
                inset = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
            }
            func sectionController(
                _ sectionController: ListBindingSectionController<any ListDiffable>, viewModelsFor object: Any
            ) -> [any ListDiffable] {
                let user = object as! User
                return [user.name as NSString, user.age as NSNumber]
            }
            func sectionController(
                _ sectionController: ListBindingSectionController<any ListDiffable>, cellForViewModel viewModel: Any,
                at index: Int
            ) -> UICollectionViewCell & ListBindable {
                print("asked", sectionController === self, sectionController.viewModels.count, object!.name, index)
                return collectionContext!.dequeueReusableCell(of: Cell.self, for: self, at: index) as! Cell
            }
            func sectionController(
                _ sectionController: ListBindingSectionController<any ListDiffable>, sizeForViewModel viewModel: Any,
                at index: Int
            ) -> CGSize { CGSize(width: collectionContext!.containerSize.width, height: index == 0 ? 30 : 20) }
        }
        final class Source: NSObject, ListAdapterDataSource {
            var users = [User("Bo", 3), User("Ada", 4), User("Bo", 5)]
            func objects(for listAdapter: ListAdapter) -> [any ListDiffable] { users }
            func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any) -> ListSectionController {
                Rows()
            }
            func emptyView(for listAdapter: ListAdapter) -> UIView? { UILabel() }
        }
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        let adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: nil)
        let source = Source()
        adapter.collectionView = list
        adapter.dataSource = source
        list.layoutIfNeeded()
        let cells = list.visibleCells.compactMap { $0 as? Cell }.sorted { $0.frame.minY < $1.frame.minY }
        print("cells", cells.map(\.words), cells.map { Int($0.frame.minY) })
        let first = adapter.sectionController(forSection: 0)!
        source.users = [User("Ada", 4), User("Bo", 6)]
        adapter.performUpdates(animated: true)
        print("kept", adapter.section(for: first), first.isLastSection, list.backgroundView == nil)
        source.users = []
        adapter.performUpdates(animated: true)
        print("empty", list.numberOfSections, list.backgroundView is UILabel)
        """#
}
