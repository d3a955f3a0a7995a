import Maquette
import MaquetteRenderer
import Testing

@MainActor @Suite struct StageTests {
    private func tagged(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = UIView()
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.heightAnchor.constraint(equalToConstant: height),
            content.widthAnchor.constraint(greaterThanOrEqualToConstant: width),
        ])
        return view
    }

    /// A switch is 51 by 31 up to iOS 18 and 63 by 28 since iOS 26.
    @Test func aStageHasARelease() {
        func size(_ stage: Stage) -> CGSize { stage.use { UISwitch().frame.size } }
        #expect(size(Stage()) == CGSize(width: 63, height: 28))
        #expect(size(Stage(release: .iOS18)) == CGSize(width: 51, height: 31))
        var stage = Stage()
        stage.release = .iOS18
        #expect(size(stage) == size(Stage(release: .iOS18)))
    }

    private func settingsScreen() -> UIViewController {
        let table = UITableViewController(style: .insetGrouped)
        table.title = "Settings"
        let (label, toggle) = (UILabel(), UISwitch())
        label.text = "Automatic updates are installed over night while the phone is charged"
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        let row = UIStackView(arrangedSubviews: [label, toggle])
        row.backgroundColor = .secondarySystemBackground
        row.translatesAutoresizingMaskIntoConstraints = false
        table.view.addSubview(row)
        row.topAnchor.constraint(equalTo: table.view.layoutMarginsGuide.topAnchor).isActive = true
        row.centerXAnchor.constraint(equalTo: table.view.centerXAnchor).isActive = true
        row.widthAnchor.constraint(equalTo: table.view.layoutMarginsGuide.widthAnchor).isActive = true
        return UINavigationController(rootViewController: table)
    }

    /// Both are alive at once, and one is drawn in the midst of the other: each picture is that of a phone alone.
    @Test func twoDevicesInOneProcessDoNotTouchEachOther() throws {
        let small = Stage(device: .named("iPhone SE (1st generation)"), release: .iOS18, room: .screen)
        let large = Stage(
            device: .named("iPhone 16 Pro Max"), style: .dark, contentSize: .accessibilityLarge, room: .screen)
        let alone = try [small, large].map { stage in try stage.use { try settingsScreen().picture(on: stage).text } }
        #expect(alone[0] != alone[1])
        let (first, second) = (small.use { settingsScreen() }, large.use { settingsScreen() })
        for _ in 0..<2 {
            #expect(try first.picture(on: small).text == alone[0])
            #expect(try second.picture(on: large).text == alone[1])
        }
        let inBetween = try small.show(first) { _ in
            let text = try second.picture(on: large).text
            #expect(UIScreen.main.bounds.width == 320)
            return text
        }
        #expect(inBetween == alone[1])
        #expect(try first.picture(on: small).text == alone[0])
    }

    @Test func viewsMayBeNestedDeepButNotWithoutEnd() throws {
        func nested(_ depth: Int) -> UIView {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            var innermost = root
            for _ in 0..<depth {
                let view = UIView(frame: root.bounds)
                innermost.addSubview(view)
                innermost = view
            }
            innermost.backgroundColor = .black
            return root
        }
        let (deep, tooDeep) = (nested(1_000), nested(5_000))
        #expect(try deep.picture().text.contains("fill"))
        #expect(throws: RenderError.nestedTooDeep(limit: 1_000)) { try tooDeep.picture() }
    }

    @Test func aViewHasItsOwnSizeOrTheOneItsContentAsksFor() throws {
        let own = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 40))
        #expect(try own.picture().size == CGSize(width: 30, height: 40))
        #expect(try tagged(70, 20).picture().size == CGSize(width: 70, height: 20))
        let label = UILabel()
        label.text = "Measured"
        #expect(try label.picture().size == label.intrinsicContentSize)
    }

    @Test func aSizeThatIsNotANumberIsRefused() {
        let stage = Stage(room: .size(width: 10, height: .nan))
        #expect(throws: RenderError.self) { try UIView().picture(on: stage) }
        #expect(throws: RenderError.self) { try UIViewController().picture(on: stage) }
    }

    @Test func roomIsGivenOrFound() throws {
        #expect(
            try tagged(70, 20).picture(on: Stage(room: .fitting(width: 100))).size == CGSize(width: 100, height: 20))
        let given = Stage(room: .size(width: 12, height: 34))
        #expect(try UIView().picture(on: given).size == CGSize(width: 12, height: 34))
        let screen = Stage(device: .named("iPhone 8"), room: .screen)
        #expect(try UIView().picture(on: screen).size == CGSize(width: 375, height: 667))
    }

    /// An iPhone X has a safe area of 44 at the top and 34 at the bottom; in landscape its sides have 44, its foot 21.
    @Test func aControllerFillsTheScreenOfItsDevice() throws {
        let stage = Stage(device: .named("iPhone X"))
        try stage.show(UIViewController()) { shown in
            #expect(shown.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
            #expect(shown.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
            #expect(shown.view.window === shown.canvas)
        }
        try Stage(device: .named("iPhone X"), orientation: .landscapeRight).show(UIViewController()) { shown in
            #expect(shown.size == CGSize(width: 812, height: 375))
            #expect(shown.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
        }
    }

    @Test func whatIsMadeForAStageFindsItsScreen() throws {
        let before = UIScreen.main.bounds
        let stage = Stage(device: .named("iPhone 8"), scale: 1, style: .dark, contentSize: .extraSmall)
        try stage.show(UIView(frame: UIScreen.main.bounds)) { shown in
            #expect(shown.size == CGSize(width: 375, height: 667))
            #expect(shown.view.traitCollection.userInterfaceStyle == .dark)
            #expect(shown.view.traitCollection.displayScale == 1)
            #expect(shown.view.traitCollection.preferredContentSizeCategory == .extraSmall)
        }
        #expect(UIScreen.main.bounds == before)
    }

    @Test func aViewThatWasThereBeforeIsToldOfTheStageAndOfItsReturn() throws {
        final class Listener: UIView {
            var heard: [UIUserInterfaceStyle] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                heard.append(traitCollection.userInterfaceStyle)
            }
        }
        let view = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .systemBackground
        #expect(try view.picture(on: Stage(style: .dark)).text.contains("fill rect 0 0 10 10 #000000"))
        #expect(view.heard == [.dark, .light])
        #expect(try view.picture().text.contains("fill rect 0 0 10 10 #FFFFFF"))
    }

    @Test func aViewInAHierarchyStaysWhereItIs() throws {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
        parent.addSubview(child)
        #expect(try child.picture(on: Stage(room: .screen)).size == CGSize(width: 40, height: 50))
        #expect(child.superview === parent && child.frame == CGRect(x: 20, y: 30, width: 40, height: 50))
    }

    @Test func aControllerComesAndGoes() throws {
        final class Diary: UIViewController {
            var entries: [String] = []
            override func viewDidAppear(_ animated: Bool) { entries.append("appeared") }
            override func viewDidDisappear(_ animated: Bool) { entries.append("disappeared") }
        }
        let diary = Diary()
        for _ in 0..<2 { _ = try diary.picture() }
        #expect(diary.entries == ["appeared", "disappeared", "appeared", "disappeared"])
        #expect(diary.view.window == nil)
    }

    @Test func aDocumentsPreferencesWinOverTheStage() {
        var preferences = ScenePreferences()
        preferences.settings.device = .named("iPhone 8")
        preferences.size = CGSize(width: 320, height: 0)
        let stage = Stage(device: .named("iPhone X"), scale: 1).honouring(preferences)
        #expect(stage.settings.device.name == "iPhone 8" && stage.settings.scale == 1)
        #expect(stage.room == .fitting(width: 320, height: nil))
    }

    @Test func whatADocumentLeavesOpenStaysAsTheStageHasIt() {
        var settings = Headless.Settings()
        settings.accessibilityContrast = .high
        settings.horizontalSizeClassOverride = .compact
        settings.legibilityWeight = .bold
        #expect(Stage(settings).honouring(ScenePreferences()) == Stage(settings))
    }

    @Test func whoeverLooksWinsOverTheDocument() {
        var preferences = ScenePreferences()
        preferences.settings.device = .named("iPhone 8")
        preferences.settings.userInterfaceStyle = .dark
        preferences.barInsets = BarInsets(
            onPhones: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0), onPhonesHeldSideways: .zero,
            onPads: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
        var asked = Headless.Overrides()
        asked.device = .named("iPad (9.7-inch)")
        let stage = Stage(Headless.Settings(), room: .screen).honouring(preferences, overriddenBy: asked)
        #expect(stage.settings.device == asked.device && stage.settings.userInterfaceStyle == .dark)
        // The bar of a pad below its status bar of 20 points.
        #expect(stage.safeAreaInsets?.top == 70)
    }

    @Test func aPictureWithoutASizeSaysSo() {
        #expect(throws: (any Error).self) { try UIView().png() }
    }
}
