import Foundation
import Maquette
import Testing

/// A small Interface Builder document, laid out as it asks for.
@MainActor struct DrawnDocument {
    let document: any Document
    private(set) var frames: [String: CGRect] = [:]

    /// A storyboard of the scenes given, each the element of a controller.
    init(
        scenes: String..., tools: Int = 17_701, device: String? = "retina4_7", orientation: String = "portrait",
        rest: String = "", after: String = "", settings: Headless.Settings = Headless.Settings()
    ) throws {
        let scenes = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
        let xml = Self.xml("<scenes>\(scenes)</scenes>\(after)", tools, device, orientation, rest)
        try self.init(xml: xml, named: "Main.storyboard", settings)
    }

    /// A `.xib` of one element.
    init(view: String, tools: Int = 17_701, device: String? = "retina4_7", after: String = "") throws {
        try self.init(xml: Self.xml("<objects>\(view)</objects>\(after)", tools, device), named: "View.xib")
    }

    private init(
        xml: String, named name: String, _ settings: Headless.Settings = Headless.Settings()
    ) throws {
        document = try Documents.read(Array(xml.utf8), named: name)
        for scene in document.scenes {
            try Stage(settings, room: .screen).honouring(scene.preferences).show(document.build(scene)) { shown in
                for element in shown.elements {
                    if let id = element.id { frames[id] = element.view.frame }
                }
            }
        }
    }

    private static func xml(
        _ content: String, _ tools: Int, _ device: String?, _ orientation: String = "portrait", _ rest: String = ""
    ) -> String {
        let device = device.map { "<device id=\"\($0)\" orientation=\"\(orientation)\"/>" } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(rest)>\(device)\(content)</document>
            """
    }

    func expect(
        _ id: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(frames[id] == CGRect(x: x, y: y, width: width, height: height), sourceLocation: sourceLocation)
    }
}

/// Pieces of markup that every document has.
enum Markup {
    static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// A view that constraints place, without a stored frame.
    static func placed(_ name: String, _ id: String, _ attributes: String = "", _ content: String = "") -> String {
        "<\(name) id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>\(rect(0, 0, 0, 0))\(content)</\(name)>"
    }

    /// `view.leading = root.leadingMargin + 8`
    static func pin(_ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int = 0)
        -> String
    {
        """
        <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
        secondAttribute="\(other)" constant="\(constant)" id="\(first)\(attribute)\(second)"/>
        """
    }

    /// A controller with a root of a size and what is in it.
    static func controller(
        _ id: String, y: Int = 0, size: (Int, Int) = (375, 667), views: String, constraints: String, rest: String = ""
    ) -> String {
        """
        <viewController id="\(id)"><view key="view" id="\(id)-root">\(rect(0, y, size.0, size.1))\
        <subviews>\(views)</subviews><constraints>\(constraints)</constraints>\
        <viewLayoutGuide key="safeArea" id="\(id)-safe"/></view>\(rest)</viewController>
        """
    }
}
