import Foundation
import Maquette
import MaquetteDocuments
import MaquetteSyntax

/// A document of Interface Builder with the frames that Apple's engine computed for its views, and a copy without them.
struct RecordedDocument {
    /// A view that Auto Layout places, as the document has it.
    struct View {
        let id: String
        let kind: String
        let frame: CGRect
        /// The views around it, from the outermost.
        let around: [String]
        let hasOwnClass: Bool
        let isHidden: Bool
        /// Whether the size of its content was measured, because its class draws itself.
        let isMeasured: Bool
        /// Whether its text is in a font that is not the system's.
        let hasNamedFont: Bool
    }

    /// Relative to the folder.
    let path: String
    /// The first folder on the way.
    let repository: String
    let views: [View]
    private let blank: MarkupElement
    private let fulfilsConstraints: Bool
    private let file: String

    init(_ path: String, in folder: String) throws {
        self.path = path
        repository = path.split(separator: "/").first.map(String.init) ?? path
        file = (folder as NSString).appendingPathComponent(path)
        ProjectFolders.declareRepository((folder as NSString).appendingPathComponent(repository))
        let root = try MarkupReader.read(Array(Data(contentsOf: URL(fileURLWithPath: file))), file: file)
        var search = Search(measured: Set(root.list("designables").compactMap { $0["name"] }))
        blank = search.blanked(root, under: nil, isPlaced: false, around: [])
        views = search.found
        fulfilsConstraints = RecordedGeometry(of: root).isConsistent
    }

    static func frame(_ rect: MarkupElement) -> CGRect {
        func side(_ name: String) -> Double { rect.number(name) ?? 0 }
        return CGRect(x: side("x"), y: side("y"), width: side("width"), height: side("height"))
    }

    /// Why the frames that a document recorded say nothing.
    enum Flaw: String, CaseIterable {
        case otherSystem = "for other systems"
        case sizeClasses = "that vary by size class"
        case misplaced = "that Interface Builder calls misplaced or ambiguous"
        case contradiction = "whose frames contradict their constraints and spacings"
    }

    /// nil where it is for iOS, and the recorded frames may be trusted.
    var flaw: Flaw? {
        if !isForPhones { return .otherSystem }
        if blank.holds(.variation) { return .sizeClasses }
        var isSound = true
        blank.forEachDescendant { if $0.flag("misplaced") == true || $0["ambiguous"] != nil { isSound = false } }
        return isSound ? fulfilsConstraints ? nil : .contradiction : .misplaced
    }

    /// Every other runtime has a name of its own: `MacOSX.Cocoa`, `AppleTV`, `watchKit`.
    private var isForPhones: Bool { blank["targetRuntime"].map { $0.contains("CocoaTouch") } ?? true }

    /// Whether nothing in it depends on what only its project has.
    var isPlain: Bool { !views.contains { $0.hasNamedFont } && blank.list("designables").isEmpty }

    /// The frames that come out of the constraints alone.
    @MainActor func solved() throws -> [String: CGRect] {
        let document = try InterfaceBuilderDocument(blank, file: file)
        var frames: [String: CGRect] = [:]
        for scene in document.scenes {
            try Stage().honouring(scene.preferences).show(document.build(scene)) { shown in
                for element in shown.elements {
                    if let id = element.id { frames[id] = element.view.frame }
                }
            }
        }
        return frames
    }
}

/// Goes through a document for the views that Auto Layout places.
private struct Search {
    let measured: Set<String>
    private(set) var found: [RecordedDocument.View] = []

    init(measured: Set<String>) { self.measured = measured }

    mutating func blanked(
        _ element: MarkupElement, under owner: String?, isPlaced: Bool, around: [String]
    ) -> MarkupElement {
        var children: [MarkupElement] = []
        var around = around
        var isScored = false
        if let id = element.id, let rect = element.child(key: "frame"), rect.name == "rect" {
            isScored =
                owner == "stackView"
                || isPlaced && element.flag("translatesAutoresizingMaskIntoConstraints") == false
                    && element.flag("fixedFrame") != true
            if isScored { found.append(view(element, id, rect, around)) }
            around.append(id)
        }
        for child in element.children {
            if isScored, child.key == "frame", child.name == "rect" {
                children.append(Self.zero(child))
            } else if child.name == "subviews" {
                let inside = child.children.map {
                    blanked($0, under: element.name, isPlaced: true, around: around)
                }
                children.append(Self.copy(child, inside))
            } else {
                children.append(blanked(child, under: nil, isPlaced: false, around: around))
            }
        }
        return Self.copy(element, children)
    }

    private func view(
        _ element: MarkupElement, _ id: String, _ rect: MarkupElement, _ around: [String]
    ) -> RecordedDocument.View {
        return RecordedDocument.View(
            id: id, kind: element.name, frame: RecordedDocument.frame(rect), around: around,
            hasOwnClass: element["customClass"] != nil, isHidden: element.flag("hidden") == true,
            isMeasured: measured.contains(id), hasNamedFont: element.child(key: "fontDescription")?["name"] != nil)
    }

    private static func zero(_ rect: MarkupElement) -> MarkupElement {
        var attributes = rect.attributes
        for side in ["x", "y", "width", "height"] { attributes[side] = "0.0" }
        return MarkupElement(
            name: rect.name, attributes: attributes, children: [], line: rect.line, column: rect.column)
    }

    private static func copy(_ element: MarkupElement, _ children: [MarkupElement]) -> MarkupElement {
        MarkupElement(
            name: element.name, attributes: element.attributes, children: children, text: element.text,
            line: element.line, column: element.column)
    }
}
