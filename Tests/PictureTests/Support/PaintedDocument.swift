import Maquette
import MaquetteRenderer
import Testing

/// A small Interface Builder document, painted with one pixel for each point.
@MainActor struct PaintedDocument {
    let document: any Document

    /// A storyboard of the controllers given, as their elements, with their places on the canvas.
    init(
        scenes: [(controller: String, place: (Int, Int))], device: String = "retina4_7",
        orientation: String = "portrait", rest: String = "", initial: String = "", tools: Int = 14_460
    ) throws {
        let scenes = scenes.map {
            "<scene><objects>\($0.controller)</objects><point key=\"canvasLocation\" x=\"\($0.place.0)\" y=\"\($0.place.1)\"/></scene>"
        }
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
            useAutolayout="YES" initialViewController="\(initial)"><device id="\(device)" orientation="\(orientation)"/>\
            <scenes>\(scenes.joined())</scenes>\(rest)</document>
            """
        document = try Documents.read(Array(xml.utf8), named: "Main.storyboard")
    }

    init(scene: String, orientation: String = "portrait", rest: String = "") throws {
        try self.init(scenes: [(scene, (0, 0))], orientation: orientation, rest: rest)
    }

    func picture(of id: String? = nil) throws -> Picture {
        let scene = try #require(document.scenes.first { id == nil || $0.id == id })
        return try Stage(Headless.Settings(), room: .screen).honouring(scene.preferences)
            .picture(of: document.build(scene))
    }

    func pixels(of id: String? = nil) throws -> Pixels { try Pixels(of: picture(of: id)) }

    static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// A controller whose white root is the screen of a phone, with views that keep their frames.
    static func screen(_ views: String, id: String = "c", rest: String = "") -> String {
        """
        <viewController id="\(id)"><view key="view" id="\(id)-root">\(rect(0, 0, 375, 667))<subviews>\(views)</subviews>\
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>\(rest)</viewController>
        """
    }
}

extension Pixels {
    init(of picture: Picture) throws { bitmap = try Bitmap(picture.list, scale: 1) }
}
