import Maquette
import Testing
import UIKit

/// Nibs at run time. What happens when is Apple's documentation of `UINib`, `awakeFromNib()` and "Nib Files" in the
/// Resource Programming Guide; messages are UIKit's own.
@MainActor @Suite("Nibs of an app") struct NibTests {
    init() { OwnClasses.tell() }

    private let knob = """
        <view contentMode="scaleToFill" id="k" \(AppFiles.own("Knob"))>\(AppFiles.rect(0, 0, 80, 40))<subviews>\
        <label text="Volume" id="l">\(AppFiles.rect(0, 10, 80, 20))</label></subviews>\
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>\
        <userDefinedRuntimeAttributes>\
        <userDefinedRuntimeAttribute type="number" keyPath="steps"><integer key="value" value="7"/>\
        </userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth">\
        <real key="value" value="2"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
        """

    /// By key-value coding, `Radius` is set by `setRadius`.
    private let card = """
        <view id="c" \(AppFiles.own("Card"))>\(AppFiles.rect(0, 0, 200, 100))<subviews>\
        <label opaque="NO" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="t">\
        \(AppFiles.rect(16, 8, 40, 21))</label>\
        <button opaque="NO" id="b1">\(AppFiles.rect(0, 40, 50, 30))<state key="normal" title="One"/><connections>\
        <action selector="tapped:" destination="c" eventType="touchUpInside" id="a1"/></connections></button>\
        <button opaque="NO" id="b2">\(AppFiles.rect(60, 40, 50, 30))<state key="normal" title="Two"/></button>\
        </subviews><constraints>\
        <constraint firstItem="t" firstAttribute="leading" secondItem="c" secondAttribute="leading" constant="16" id="g"/>\
        <constraint firstItem="t" firstAttribute="top" secondItem="c" secondAttribute="top" constant="8" id="g2"/>\
        </constraints><userDefinedRuntimeAttributes>\
        <userDefinedRuntimeAttribute type="number" keyPath="Radius"><real key="value" value="6.5"/>\
        </userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="size" keyPath="size">\
        <size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>\
        <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>\
        <userDefinedRuntimeAttribute type="string" keyPath="word" value="shared"/></userDefinedRuntimeAttributes>\
        <connections><outlet property="title" destination="t" id="o1"/>\
        <outlet property="gap" destination="g" id="o2"/><outlet property="helper" destination="h" id="o3"/>\
        <outletCollection property="buttons" destination="b1" id="o4"/>\
        <outletCollection property="buttons" destination="b2" id="o5"/></connections></view>\
        <customObject id="h" \(AppFiles.own("CardHelper"))><connections>\
        <outlet property="card" destination="c" id="o6"/></connections></customObject>
        """

    @Test("init(coder:) finds attributes and subviews there; runtime attributes come after it, and awakeFromNib last")
    func order() throws {
        let said = try AppFiles.with(["App/Knob.xib": AppFiles.nib(knob)]) {
            let made = try #require(Bundle.main.loadNibNamed("Knob", owner: nil)?.first as? Knob)
            #expect(made.seenInInit?.color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            #expect(made.seenInInit?.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
            #expect(made.seenInInit?.subviews == 1)
            #expect(made.log == ["init steps 0", "awake steps 7"])
            #expect(made.layer.cornerRadius == CGFloat(5))
            #expect(made.layer.borderWidth == CGFloat(2))
        }
        #expect(said == [])
    }
    /// Through Objective-C's pools: code sets a weak outlet to what a nib has made, and only then adds it to a view.
    @Test func `What a nib has made lives until the end of the turn`() async throws {
        weak var view: UIView?
        let nib = AppFiles.nib("<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>")
        try AppFiles.with(["Alone.xib": nib]) {
            view = UINib(nibName: "Alone", bundle: nil).instantiate(withOwner: nil).first as? UIView
        }
        #expect(view?.frame.width == 9)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(view == nil)
    }

    @Test("outlets, collections of them, constraints, objects of the app's classes and actions are connected")
    func connections() throws {
        let said = try AppFiles.with(["Card.xib": AppFiles.nib(card)]) {
            let objects = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil)
            #expect(objects.count == 2)
            let made = try #require(objects[0] as? Card)
            #expect(made.titleText == "Hello")
            #expect(made.buttonTitles == ["One", "Two"])
            #expect(made.constant == CGFloat(16))
            #expect(made.hasHelper)
            #expect((objects[1] as? CardHelper)?.knowsCard == true)
            #expect(made.values == ["6.5", "3.0", "true", "shared"])
            (made.subviews[1] as? UIButton)?.sendActions(for: .touchUpInside)
            (made.subviews[2] as? UIButton)?.sendActions(for: .touchUpInside)
            #expect(made.taps == ["One"])
        }
        #expect(said == [])
    }

    @Test("views of a nib have the frames that the document's own picture has, where the canvas adds nothing")
    func frames() throws {
        let text = AppFiles.nib(card)
        try AppFiles.with(["Card.xib": text]) {
            let made = try #require(Bundle.main.loadNibNamed("Card", owner: nil)?.first as? Card)
            made.layoutIfNeeded()
            let document = try InterfaceBuilderDocument(Array(text.utf8), file: "Card.xib")
            let drawn = try document.build(document.scenes[0])
            guard case .controller(let controller) = drawn.root else {
                Issue.record("a loose view is the root of a screen")
                return
            }
            controller.view.layoutIfNeeded()
            #expect(made.subviews.map(\.frame) == controller.view.subviews.map(\.frame))
            #expect(made.subviews[0].frame.origin == CGPoint(x: 16, y: 8))
        }
    }

    @Test("what an app would die of is reported in UIKit's words, and the rest is connected")
    func unknownKey() throws {
        let nib = card.replacingOccurrences(of: "property=\"gap\"", with: "property=\"space\"")
            .replacingOccurrences(
                of: "property=\"title\" destination=\"t\"", with: "property=\"title\" destination=\"b1\"")
        let said = try AppFiles.with(["Card.xib": AppFiles.nib(nib)]) {
            let objects = Bundle.main.loadNibNamed("Card", owner: nil) ?? []
            let made = try #require(objects.first as? Card)
            #expect(made.titleText == nil)
            #expect(made.hasHelper)
        }
        #expect(
            said == [
                "title of MaquetteDocumentsTests.Card is of type UILabel? and was given a UIButton",
                "[<MaquetteDocumentsTests.Card> setValue:forUndefinedKey:]: this class is not key value coding-compliant "
                    + "for the key space.",
            ])
    }

    @Test("a class that the program does not have leaves its element's own; an Objective-C name finds the class")
    func classes() throws {
        let files = [
            "A.xib": AppFiles.nib(card.replacingOccurrences(of: "\"Card\"", with: "\"Nowhere\"")),
            "B.xib": AppFiles.nib("<view id=\"v\" customClass=\"OBJCard\">\(AppFiles.rect(0, 0, 10, 10))</view>"),
            "C.xib": AppFiles.nib(
                "<label id=\"v\" \(AppFiles.own("CardHelper"))>\(AppFiles.rect(0, 0, 10, 10))</label>"),
        ]
        let said = try AppFiles.with(files) {
            let plain = try #require(Bundle.main.loadNibNamed("A", owner: nil)?.first as? UIView)
            #expect(type(of: plain) == UIView.self)
            #expect(Bundle.main.loadNibNamed("B", owner: nil)?.first is Card)
            #expect(Bundle.main.loadNibNamed("C", owner: nil)?.first is UILabel)
        }
        #expect(said.first?.contains("Unknown class Nowhere in Interface Builder file") == true)
        #expect(said.contains { $0.contains("Unknown class CardHelper") })
    }

    @Test("a nib that loads itself ends, with one message")
    func echo() throws {
        let nib = AppFiles.nib("<view id=\"v\" \(AppFiles.own("Echo"))>\(AppFiles.rect(0, 0, 10, 10))</view>")
        let said = try AppFiles.with(["Echo.xib": nib]) {
            #expect(Bundle.main.loadNibNamed("Echo", owner: nil)?.first is Echo)
        }
        #expect(said == ["Echo.xib: loading this nib loads it again, 40 times over; it is left empty here"])
    }

    @Test("the owner's outlets are set, and objects from outside are found by their names")
    func owner() throws {
        let outside = """
            <placeholder placeholderIdentifier="friend" id="f" userLabel="Friend"/>\
            <view id="c" \(AppFiles.own("Card"))>\(AppFiles.rect(0, 0, 10, 10))<connections>\
            <outlet property="helper" destination="f" id="o"/></connections></view>
            """
        let nib = AppFiles.nib(outside, owner: "<outlet property=\"card\" destination=\"c\" id=\"o9\"/>")
        try AppFiles.with(["Card.xib": nib]) {
            let (owner, friend) = (CardHelper(), CardHelper())
            let made = Bundle.main.loadNibNamed(
                "Card", owner: owner, options: [.externalObjects: ["friend": friend]])
            #expect(owner.knowsCard)
            #expect((made?.first as? Card)?.hasHelper == true)
        }
    }

    @Test("a controller loads the nib of its name, with itself as owner")
    func controller() throws {
        let nib = AppFiles.nib(
            knob,
            owner:
                "<outlet property=\"view\" destination=\"k\" id=\"1\"/><outlet property=\"knob\" destination=\"k\" id=\"2\"/>"
        )
        try AppFiles.with(["Views/BadgeView.xib": nib, "Other.xib": nib]) {
            let controller = BadgeViewController()
            #expect(controller.view is Knob)
            #expect(controller.knob === controller.view)
            #expect(BadgeViewController(nibName: "Other", bundle: nil).view is Knob)
            #expect(UIViewController().view.subviews.isEmpty)
        }
    }

    @Test("tables and collections make cells of registered nibs")
    func cells() throws {
        func cell(_ kind: String, _ name: String, _ content: String) -> String {
            """
            <\(kind) id="c" reuseIdentifier="card" \(AppFiles.own(name))>\(AppFiles.rect(0, 0, 320, 60))\
            <\(content) key="contentView" id="v">\(AppFiles.rect(0, 0, 320, 60))<subviews>\
            <label text="Name" id="l">\(AppFiles.rect(10, 10, 100, 20))</label></subviews></\(content)><connections>\
            <outlet property="name" destination="l" id="o"/></connections></\(kind)>
            """
        }
        let files = [
            "CardCell.xib": AppFiles.nib(cell("tableViewCell", "CardCell", "tableViewCellContentView")),
            "TileCell.xib": AppFiles.nib(cell("collectionViewCell", "TileCell", "view")),
        ]
        let said = try AppFiles.with(files) {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            table.register(UINib(nibName: "CardCell", bundle: .main), forCellReuseIdentifier: "card")
            let row = try #require(table.dequeueReusableCell(withIdentifier: "card") as? CardCell)
            #expect(row.name.text == "Name")
            #expect(row.isAwake)
            #expect(row.reuseIdentifier == "card")
            #expect(row.name.superview === row.contentView)
            let collection = UICollectionView(frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
            collection.register(UINib(nibName: "TileCell", bundle: nil), forCellWithReuseIdentifier: "card")
            let item = collection.dequeueReusableCell(withReuseIdentifier: "card", for: IndexPath(item: 0, section: 0))
            #expect((item as? TileCell)?.name.text == "Name")
        }
        #expect(said == [])
    }

}
