import Foundation
import Maquette
import Testing

/// What lies behind the content of a scene and behind its bars.
@MainActor @Suite("Grounds of scenes and bars")
struct SceneGroundTests {
    private static let red =
        "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"

    private func scene(_ views: String, tools: Int = 21_507, constraints: String = "", rest: String = "") throws
        -> Pixels
    {
        let controller = """
            <viewController id="c"><view key="view" id="v">\(PaintedDocument.rect(0, 0, 414, 896))<subviews>\(views)\
            </subviews><viewLayoutGuide key="safeArea" id="safe"/>\(Self.red)<constraints>\(constraints)</constraints>\
            </view><navigationItem key="navigationItem" title="T" id="n"/>\(rest)</viewController>
            """
        return try PaintedDocument(scenes: [(controller, (0, 0))], device: "retina6_1", tools: tools).pixels()
    }

    private func bare(_ appearance: String, _ content: String = "") throws -> Pixels {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
            useAutolayout="YES"><device id="retina6_1" orientation="portrait" appearance="\(appearance)"/><objects>\
            <view id="v">\(PaintedDocument.rect(0, 0, 100, 50))\(content)</view></objects></document>
            """
        let document = try Documents.read(Array(xml.utf8), named: "View.xib")
        return try Pixels(
            of: Stage(Headless.Settings(), room: .screen).honouring(document.scenes[0].preferences)
                .picture(of: document.build(document.scenes[0])))
    }

    @Test("a view without a background lies on the system's, bright or dark")
    func backdrop() throws {
        expectColor(try bare("light")[50, 25], Colors.white)
        expectColor(try bare("dark")[50, 25], Colors.black)
    }

    @Test("a map is dark where the screen is")
    func map() throws {
        func land(_ appearance: String) throws -> [Int] {
            let map = "<mapView id=\"m\">\(PaintedDocument.rect(0, 0, 100, 50))</mapView>"
            return try bare(appearance, "<subviews>\(map)</subviews>")[2, 2]
        }
        #expect(try land("light").prefix(3).allSatisfy { $0 > 200 })
        #expect(try land("dark").prefix(3).allSatisfy { $0 < 100 })
    }

    /// The bar lies between 44 or 48 and 92 points; the title is in its middle.
    @Test("since iOS 15 a bar above a scene that is not scrolled has no background")
    func bareBar() throws {
        let metrics = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
        expectColor(try scene("", rest: metrics)[20, 70], Colors.red)
        #expect(try scene("", tools: 17_701, rest: metrics)[20, 70][1] > 100)
    }

    @Test("the background of tools that stand on the safe area reaches behind the home indicator")
    func toolbar() throws {
        func toolbar(above distance: Int) throws -> Pixels {
            let bar = """
                <toolbar id="t" translatesAutoresizingMaskIntoConstraints="NO">\(PaintedDocument.rect(0, 0, 0, 0))</toolbar>
                """
            let edges = ["leading", "trailing", "bottom"].map {
                """
                <constraint firstItem="safe" firstAttribute="\($0)" secondItem="t" secondAttribute="\($0)" \
                constant="\($0 == "bottom" ? distance : 0)" id="k\($0)"/>
                """
            }
            return try scene(bar, constraints: edges.joined())
        }
        #expect(try toolbar(above: 0)[20, 890][1] > 100)
        expectColor(try toolbar(above: 30)[20, 890], Colors.red)
    }
}
