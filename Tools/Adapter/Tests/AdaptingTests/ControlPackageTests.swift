import Testing

/// Packages of controls, forms, conversations, calendars and menus. Frames are worked out by hand from the sizes and defaults
/// that each one documents; dates are those of a calendar of 2024.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct ControlPackageTests {
    @Test func `An app that uses them keeps all of its code`() throws {
        let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
        let report = try AppFixture(copyOf: "/\(folder)/Fixtures/Harbor").build()
        let module = try #require(report.modules.first)
        #expect(module.isCompiled && module.cuts.isEmpty && module.members.isEmpty && module.stubs.isEmpty, "\(module)")
        #expect((module.aliveViewFiles, module.viewFiles) == (7, 7))
        #expect(module.absentModules.isEmpty && module.standIns.count == 34)
    }

    @Test func `Controls, forms and menus are where they belong`() throws {
        let lines = try StandInProgram.output(Self.program, modules: Self.modules).split(separator: "\n").map(
            String.init)
        #expect(
            lines == [
                "segments 150 0 5", "segments 139 6 400", "list true 20 100 160 132 nil", "list Two [1] false",
                "pager 50 0.65 1 174", "dots 3 135 6", "card 10 280 15 Saved", "card true",
                "menu 240 1.0 [true, false]",
                "tab Home true 23", "calendar 42 150 5 50 38 6", "calendar true true true 1", "week 7 -1",
                #"form 2 ["Required"] nil true"#, "form 3 false S", "form b 7 true",
                "chat 34 30 7 18 8", "chat true", "popup 30 340 145 562", "drawer -270 0 0.5 -270",
                "slides 3 1 300 100", "banner 300 true false", "words 2.0 a<b true", "tags Hi Bo true true",
                "link 1 true", "phone +1 (201) 555-0123 44 2083661177 tooShort",
            ])
    }

    private static let modules = [
        "DropDown", "HMSegmentedControl", "FSPagerView", "SwiftMessages", "SideMenu", "ESTabBarController",
        "FSCalendar",
        "Eureka", "MessageKit", "InputBarAccessoryView", "BonMot", "Atributika", "TTTAttributedLabel", "Presentr",
        "ImageSlideshow", "SlideMenuControllerSwift", "NotificationBannerSwift", "PhoneNumberKit",
    ]

    private static let program = #"""
        import Atributika
        import BonMot
        import DropDown
        import ESTabBarController
        import Eureka
        import FSCalendar
        import FSPagerView
        import HMSegmentedControl
        import ImageSlideshow
        import MessageKit
        import NotificationBannerSwift
        import PhoneNumberKit
        import Presentr
        import SideMenu
        import SlideMenuControllerSwift
        import SwiftMessages
        import TTTAttributedLabel
        import UIKit

        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 852))
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let room = root.view!
        func whole(_ numbers: CGFloat...) -> String { numbers.map { "\(Int($0.rounded()))" }.joined(separator: " ") }

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

        // Rows of 44 over the anchor, as wide as it is
        let anchor = UIView(frame: CGRect(x: 20, y: 100, width: 160, height: 40))
        room.addSubview(anchor)
        let list = DropDown(anchorView: anchor, dataSource: ["One", "Two", "Three"])
        let shown = list.show()
        let box = list.subviews[0].frame
        print("list", shown.canBeDisplayed, whole(box.minX, box.minY, box.width, box.height), list.selectedItem ?? "nil")
        list.multiSelectionAction = { _, _ in }
        list.selectRow(at: 1)
        print("list", list.selectedItem!, [list.indexForSelectedRow!], { list.hide(); return list.superview != nil }())

        // In the middle, and smaller beside it: 0.65 of 200, moved by spaces of 200 * -0.65 * 0.2
        final class Items: NSObject, FSPagerViewDataSource {
            func numberOfItems(in pagerView: FSPagerView) -> Int { 3 }
            func pagerView(_ pagerView: FSPagerView, cellForItemAt index: Int) -> FSPagerViewCell {
                pagerView.dequeueReusableCell(withReuseIdentifier: "cell", at: index)
            }
        }
        let items = Items()
        let pager = FSPagerView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        pager.register(FSPagerViewCell.self, forCellWithReuseIdentifier: "cell")
        pager.itemSize = CGSize(width: 200, height: 80)
        pager.dataSource = items
        pager.transformer = FSPagerViewTransformer(type: .linear)
        room.addSubview(pager)
        pager.layoutIfNeeded()
        let first = pager.cellForItem(at: 0)!.frame.minX
        let second = pager.cellForItem(at: 1)!
        let step = second.center.x - pager.cellForItem(at: 0)!.center.x
        pager.scrollToItem(at: 1, animated: false)
        print("pager", Int(first), second.transform.a, pager.currentIndex, Int(step))
        let dots = FSPageControl(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
        dots.numberOfPages = 3
        dots.layoutIfNeeded()
        let marks = dots.subviews[0].layer.sublayers!
        print("dots", marks.count, whole(marks[0].frame.minX, marks[0].frame.width))

        let message = MessageView.viewFromNib(layout: .cardView)
        message.configureTheme(.error)
        message.configureContent(title: "Saved", body: "Well")
        var config = SwiftMessages.Config()
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        config.presentationContext = .view(board)
        SwiftMessages.show(config: config, view: message)
        board.layoutIfNeeded()
        let card = message.backgroundView!
        print("card", whole(card.frame.minX, card.frame.width, card.layer.cornerRadius), message.titleLabel!.text!)
        SwiftMessages.hide()
        print("card", message.superview == nil)

        // Three quarters of the screen would be 300, and 240 is the most
        let menu = SideMenuNavigationController(rootViewController: UIViewController())
        let styles: [SideMenuPresentationStyle] = [.menuSlideIn, .viewSlideOut]
        print("menu", Int(menu.menuWidth), menu.presentationStyle.presentingTranslateFactor, styles.map(\.menuOnTop))

        let item = ESTabBarItem(title: "Home", image: UIImage(systemName: "house"))
        item.contentView.frame = CGRect(x: 0, y: 0, width: 80, height: 49)
        item.contentView.updateLayout()
        print("tab", item.title!, item.contentView.title == "Home", Int(item.contentView.imageView.bounds.width))

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

        // Hidden as another row says; values by tag; what is wrong
        let form = Form()
        form +++ Section("A")
            <<< TextRow("a") { $0.add(rule: RuleRequired(msg: "Required")) }
            <<< SwitchRow("on") { $0.value = true }
            <<< LabelRow("b") { $0.hidden = "$on == true" }
        let on: SwitchRow? = form.rowBy(tag: "on")
        print("form", form[0].count, form.validate().map(\.msg), form.values()["a"]! ?? "nil", form.rowBy(tag: "b")!.isHidden)
        on?.value = false
        let push = PushRow<String> {
            $0.options = ["S", "M"]
            $0.value = "S"
        }
        print("form", form[0].count, form.rowBy(tag: "b")!.isHidden, push.displayValueFor!(push.value)!)
        var heard = ""
        form +++ Section() <<< IntRow("n").onChange { heard = "\($0.value!)" }
        let number: RowOf<Int>? = form.rowBy(tag: "n")
        number?.value = 7
        print("form", form[0].last!.tag!, heard, form.allSections.count == 2)

        struct Somebody: SenderType {
            var senderId: String
            var displayName: String
        }
        struct Words: MessageType {
            var sender: any SenderType
            var messageId = "1"
            var sentDate = Date(timeIntervalSince1970: 0)
            var kind: MessageKind
        }
        final class Chat: MessagesViewController, MessagesDataSource, MessagesLayoutDelegate, MessagesDisplayDelegate {
            var currentSender: any SenderType { Somebody(senderId: "me", displayName: "Me") }
            func numberOfSections(in messagesCollectionView: MessagesCollectionView) -> Int { 1 }
            func messageForItem(
                at indexPath: IndexPath, in messagesCollectionView: MessagesCollectionView
            ) -> any MessageType { Words(sender: Somebody(senderId: "bo", displayName: "Bo"), kind: .text("Hello")) }
            override func viewDidLoad() {
                super.viewDidLoad()
                messagesCollectionView.messagesDataSource = self
                messagesCollectionView.messagesLayoutDelegate = self
                messagesCollectionView.messagesDisplayDelegate = self
            }
        }
        // The avatar of 30 and four beside it; the text has 7 above it and 18 before it
        let chat = Chat()
        chat.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
        window.rootViewController = chat
        chat.view.layoutIfNeeded()
        let cell = chat.messagesCollectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as! TextMessageCell
        print(
            "chat",
            whole(
                cell.messageContainerView.frame.minX, cell.avatarView.frame.width, cell.messageLabel.textInsets.top,
                cell.messageLabel.textInsets.left, cell.frame.minX))
        print("chat", cell.messageContainerView.frame.width > 32 && cell.messageLabel.text == "Hello")
        window.rootViewController = root

        // 30 from each side, and 0.66 of the height
        let popped = UIViewController()
        root.customPresentViewController(Presentr(presentationType: .popup), viewController: popped, animated: false)
        popped.presentationController!.containerView!.layoutIfNeeded()
        let popup = popped.view.frame
        print("popup", whole(popup.minX, popup.width, popup.minY, popup.height))
        root.dismiss(animated: false)

        let drawer = SlideMenuController(mainViewController: UIViewController(), leftMenuViewController: UIViewController())
        drawer.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
        drawer.view.layoutIfNeeded()
        let closed = drawer.leftContainerView.frame.minX
        drawer.mainViewController!.openLeft()
        let (open, dim) = (drawer.leftContainerView.frame.minX, drawer.opacityView.alpha)
        drawer.closeLeft()
        print("drawer", Int(closed), Int(open), dim, Int(drawer.leftContainerView.frame.minX))

        let slides = ImageSlideshow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        slides.setImageInputs((0..<3).map { _ in ImageSource(image: UIImage()) })
        slides.setCurrentPage(1, animated: false)
        slides.layoutIfNeeded()
        let slide = slides.currentSlideshowItem!.frame
        print("slides", slides.images.count, slides.pageIndicator!.page, whole(slide.minX, slide.height))

        let banner = NotificationBanner(title: "Hi", style: .danger)
        let host = UIViewController()
        host.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        banner.show(on: host)
        let isUp = banner.isDisplaying
        banner.dismiss()
        print("banner", Int(banner.frame.width), isUp, banner.isDisplaying)

        // A hundred thousandths of 20 points; a tag's style is that of its words alone
        let style = StringStyle(.font(.systemFont(ofSize: 20)), .tracking(.adobe(100)))
        let red = StringStyle(.color(.red))
        let words = "a&lt;<b>b</b>".styled(with: StringStyle(.xmlRules([.style("b", red)])))
        let color = words.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor
        print("words", style.attributes[.kern]!, words.string, color == .red)
        let tagged = "Hi <b>Bo</b>".style(tags: Style("b").foregroundColor(.red))
        let place = tagged.detections[0].range
        print("tags", tagged.string, tagged.string[place] == "Bo", tagged.detections.count == 1)

        let label = TTTAttributedLabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
        label.text = "See this"
        label.addLink(to: URL(string: "https://example.org"), with: NSRange(location: 4, length: 4))
        let linked = label.attributedText!.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor
        print("link", label.links.count, linked == .blue)

        let numbers = PhoneNumberUtility()
        let american = try numbers.parse("2015550123", withRegion: "US")
        let british = try numbers.parse("+44 20 8366 1177", withRegion: "US")
        var wrong = ""
        do { _ = try numbers.parse("123", withRegion: "US") } catch { wrong = "\(error)" }
        print(
            "phone", "+\(american.countryCode)", numbers.format(american, toType: .national), british.countryCode,
            british.nationalNumber, wrong)

        extension FSCalendar {
            var gregorianOfTest: Calendar {
                var calendar = Calendar(identifier: .gregorian)
                calendar.timeZone = timeZone
                return calendar
            }
        }
        """#
}
