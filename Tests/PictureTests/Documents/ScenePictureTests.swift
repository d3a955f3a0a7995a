import Maquette
import Testing

/// What scenes of Interface Builder documents show, at points that were worked out beforehand.
@MainActor @Suite("Pictures of Interface Builder scenes")
struct ScenePictureTests {
    private static func color(_ key: String, _ red: Int, _ green: Int, _ blue: Int) -> String {
        "<color key=\"\(key)\" red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    }

    private static func navigation(_ look: String = "", to root: String = "c") -> String {
        """
        <navigationController id="n"><navigationBar key="navigationBar" id="nb" translucent="NO">\(look)</navigationBar>\
        <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="r"/>\
        </connections></navigationController>
        """
    }

    // MARK: Bars

    @Test("a navigation bar has its colour from the upper edge of the screen to 44 points below the status bar")
    func navigationBar() throws {
        let document = try PaintedDocument(scenes: [
            (Self.navigation(Self.color("barTintColor", 1, 0, 0)), (0, 0)), (PaintedDocument.screen(""), (500, 0)),
        ])
        for scene in ["n", "c"] {
            let pixels = try document.pixels(of: scene)
            expectColor(pixels[5, 2], Colors.red)
            expectColor(pixels[5, 62], Colors.red)
            #expect(pixels[5, 66] != Colors.red)
        }
        expectColor(try document.pixels(of: "c")[5, 66], Colors.white)
    }

    @Test("tabs are coloured from 49 points above the lower edge on")
    func tabBar() throws {
        let tabs = """
            <tabBarController id="t"><tabBar key="tabBar" id="tb" translucent="NO">\(Self.color("barTintColor", 0, 1, 0))\
            </tabBar><connections><segue destination="c" kind="relationship" relationship="viewControllers" id="s"/>\
            </connections></tabBarController>
            """
        let document = try PaintedDocument(scenes: [(tabs, (0, 0)), (PaintedDocument.screen(""), (500, 0))])
        let pixels = try document.pixels(of: "c")
        expectColor(pixels[5, 615], Colors.white)
        expectColor(pixels[5, 621], Colors.green)
        expectColor(pixels[5, 665], Colors.green)
    }

    @Test("a toolbar is painted where the document has it")
    func toolbar() throws {
        let bar = """
            <toolbar id="b" translucent="NO">\(PaintedDocument.rect(0, 300, 375, 44))\
            \(Self.color("barTintColor", 0, 0, 1))</toolbar>
            """
        let pixels = try PaintedDocument(scene: PaintedDocument.screen(bar)).pixels()
        expectColor(pixels[5, 297], Colors.white)
        expectColor(pixels[5, 303], Colors.blue)
        expectColor(pixels[370, 341], Colors.blue)
        expectColor(pixels[5, 346], Colors.white)
    }

    @Test("phones held sideways have no status bar, in no kind of scene", arguments: ["portrait", "landscape"])
    func statusBar(orientation: String) throws {
        let document = try PaintedDocument(
            scenes: [
                (Self.navigation(), (0, 0)), (PaintedDocument.screen(""), (500, 0)),
                ("<tabBarController id=\"t\"/>", (0, 900)),
            ], orientation: orientation)
        for scene in ["n", "t"] {
            #expect(try document.picture(of: scene).text.contains("says 9:41") == (orientation == "portrait"))
        }
    }

    /// The bar that is simulated on a navigation controller is its own: it is no reason for a higher status bar.
    @Test("the bar of a navigation controller stands below the status bar even if it is simulated besides")
    func simulatedBar() throws {
        let simulated =
            "<navigationController id=\"n\"><simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/><navigationBar key=\"navigationBar\" id=\"nb\" translucent=\"NO\">"
            + Self.color("barTintColor", 1, 0, 0) + "</navigationBar></navigationController>"
        let pixels = try PaintedDocument(scene: simulated).pixels()
        expectColor(pixels[5, 62], Colors.red)
        #expect(pixels[5, 66] != Colors.red)
    }

    // MARK: Pickers and maps

    /// The chosen row is 32 points high in the middle of 216, in `tertiarySystemFill`: #767680 at 0.12, over white
    /// 255 - 0.12 · 137 = 239 and 255 - 0.12 · 127 = 240.
    @Test("pickers show the chosen row on a band in their middle")
    func picker() throws {
        let picker = "<pickerView id=\"p\">\(PaintedDocument.rect(0, 100, 375, 216))</pickerView>"
        let pixels = try PaintedDocument(scene: PaintedDocument.screen(picker)).pixels()
        let band = [239, 239, 240, 255]
        expectColor(pixels[20, 208], band)
        expectColor(pixels[355, 194], band)
        expectColor(pixels[355, 222], band)
        expectColor(pixels[20, 189], Colors.white)
        expectColor(pixels[20, 227], Colors.white)
        expectColor(pixels[3, 208], Colors.white)
    }

    @Test("a date picker of wheels shows the document's day in the middle and its neighbours around")
    func datePicker() throws {
        let picker = """
            <datePicker id="p" datePickerMode="date" style="wheels">\(PaintedDocument.rect(0, 100, 375, 216))\
            <date key="date" timeIntervalSinceReferenceDate="0"/></datePicker>
            """
        let text = try PaintedDocument(scene: PaintedDocument.screen(picker)).picture().text
        for word in ["January", "2001", "2000", "2002"] { #expect(text.contains("says \(word)\n")) }
    }

    /// The shore runs from 62 % of the upper edge to 42 % of the right one, and the park begins at 12 % and 55 %.
    @Test("maps have water in their far upper corner and a park near the middle of their leading side")
    func map() throws {
        let map = "<mapView id=\"m\">\(PaintedDocument.rect(0, 100, 375, 400))</mapView>"
        let pixels = try PaintedDocument(scene: PaintedDocument.screen(map)).pixels()
        expectColor(pixels[371, 104], [158, 209, 237, 255])
        expectColor(pixels[60, 350], [196, 227, 179, 255])
        expectColor(pixels[10, 110], [245, 240, 230, 255])
        expectColor(pixels[5, 503], Colors.white)
    }

    // MARK: Images that are missing

    /// A plate of 10 points has corners of 2.2; its margins of 3 are not stretched with the rest.
    @Test("a small image that is missing keeps its corners on the ground of a large button")
    func stretchedPlate() throws {
        let button = """
            <button id="b" buttonType="custom">\(PaintedDocument.rect(50, 100, 200, 40))<state key="normal" \
            backgroundImage="plate"/></button>
            """
        let pixels = try PaintedDocument(
            scene: PaintedDocument.screen(button),
            rest: "<resources><image name=\"plate\" width=\"10\" height=\"10\"/></resources>"
        ).pixels()
        let middle = pixels[150, 120]
        #expect(middle != Colors.white)
        expectColor(pixels[55, 101], middle)
        expectColor(pixels[51, 105], middle)
        expectColor(pixels[50, 100], Colors.white, within: 60)
    }

    /// Grey of 0.55 at a fifth over white: 255 - 0.2 · 0.45 · 255 = 232.
    @Test("a photograph of millions of points that is missing is a pale ground all the same")
    func hugeImage() throws {
        let image = "<imageView id=\"i\" image=\"photo\">\(PaintedDocument.rect(0, 100, 375, 250))</imageView>"
        let pixels = try PaintedDocument(
            scene: PaintedDocument.screen(image),
            rest: "<resources><image name=\"photo\" width=\"6720\" height=\"4480\"/></resources>"
        ).pixels()
        expectColor(pixels[20, 120], [232, 232, 232, 255])
        expectColor(pixels[370, 345], [232, 232, 232, 255])
    }

    @Test("a row without a height is a picture one point high")
    func emptyRow() throws {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" \
            useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><objects><tableViewCell id="c">\
            \(PaintedDocument.rect(0, 0, 320, 0))</tableViewCell></objects></document>
            """
        let document = try Documents.read(Array(xml.utf8), named: "Row.xib")
        let stage = Stage(Headless.Settings(), room: .screen).honouring(document.scenes[0].preferences)
        #expect(try stage.picture(of: document.build(document.scenes[0])).size == CGSize(width: 320, height: 1))
    }
}
