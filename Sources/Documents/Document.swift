import Foundation
import MaquetteCanvas
import MaquetteReleases
@_exported import MaquetteSyntax
import MaquetteViewModel

/// A file that describes screens: read and checked once, on any thread, and built as often as its screens are wanted.
public protocol Document: Sendable {
    var file: String { get }
    var scenes: [DocumentScene] { get }
    /// What could not be honoured and did not stop the reading: unknown elements, missing images.
    var warnings: [DocumentProblem] { get }
    /// What the document says, as it is written. Variations are not settled.
    var parts: [DocumentPart] { get }
    /// Makes the views of one scene for the screen of `Headless.settings`: size classes, direction, text size, appearance.
    @MainActor func build(_ scene: DocumentScene) throws(UnusableDocument) -> BuiltScene
    /// The document in another language, as far as its project has texts in it: those for a kind of device, where they
    /// differ. What is wrong with the texts is among the warnings.
    func translated(into language: String, on idiom: UIUserInterfaceIdiom) throws(UnusableDocument) -> any Document
    /// Whether there are texts for the document in a language, its own or its project's.
    func isKnown(in language: String) throws(UnusableDocument) -> Bool
    /// The document as another iOS than its own shows it.
    func shown(on release: SystemRelease) -> any Document
}

extension Document {
    public func translated(
        into language: String, on idiom: UIUserInterfaceIdiom
    ) throws(UnusableDocument) -> any Document { self }

    public func isKnown(in language: String) throws(UnusableDocument) -> Bool { false }

    public func shown(on release: SystemRelease) -> any Document { self }
}

/// One screen of a document, before it is built.
public struct DocumentScene: Identifiable, Sendable {
    /// What the document calls it: an Interface Builder id, or a name from JSON. Unique in the document.
    public var id: String
    /// What people call it.
    public var name: String
    /// What the document itself wants to be seen on; nil leaves the choice to whoever renders it.
    public var wishes: SceneWishes
    /// What else the scene answers to when it is asked for: identifiers, class names, titles.
    public var aliases: [String] = []
    /// Where its author put the scene on a common canvas: its middle, in points.
    public var place: CGPoint?
    /// Whether an app begins with it.
    public var isInitial = false
    /// Where the scene leads to.
    public var links: [SceneLink] = []

    public init(id: String, name: String, wishes: SceneWishes = SceneWishes()) {
        self.id = id
        self.name = name
        self.wishes = wishes
    }
}

/// A way from one scene to another.
public struct SceneLink: Hashable, Sendable {
    public enum Kind: String, Sendable {
        /// The other scene is a part of this one: root, tab, pane.
        case relationship
        case show, present, embed, unwind, custom
    }

    /// The id of the scene that it leads to.
    public var destination: String
    public var kind: Kind
    /// The identifier; empty when there is none.
    public var name: String

    public init(to destination: String, kind: Kind, name: String = "") {
        (self.destination, self.kind, self.name) = (destination, kind, name)
    }
}

/// What a document asks of its screen. Options of the command win over it.
public struct SceneWishes: Sendable {
    /// The device and its user, the release that the document was laid out with, and what its project has of the images
    /// and colours that it names.
    public var settings = Headless.Overrides()
    /// The size in points, when the root is not a whole screen. Zero in a direction means: as small as it fits.
    public var size: CGSize?
    /// Whether the root is a column beside another one, which fills the screen where there is room for one alone.
    public var isColumn = false
    /// What bars and notches cover of a root that is not a whole screen; nil takes the screen's.
    public var safeAreaInsets: UIEdgeInsets? {
        get { canvas.safeAreaInsets ?? insetsInApp }
        set { (canvas.safeAreaInsets, insetsInApp) = (nil, newValue) }
    }
    /// What is covered in an app.
    var insetsInApp: UIEdgeInsets?
    /// What holds on the canvas of the document's editor alone, and is left with it.
    var canvas = CanvasWishes()
    /// What bars cover of a root that is a whole screen, besides what its device does.
    public var barInsets: BarInsets?
    /// Whether the scene is only a part of another one, which nothing of the device covers.
    public var isEmbedded = false

    public init() {}

    /// What remains of the wishes when the scene leaves the canvas of its document's editor for an app or another screen.
    public var inApp: SceneWishes {
        var wishes = self
        wishes.canvas = CanvasWishes()
        return wishes
    }

    /// The document's settings, those of its editor's canvas among them.
    public var allSettings: Headless.Overrides {
        var all = settings
        all.systemFont = canvas.systemFont ?? all.systemFont
        all.textStyleSizes = canvas.textStyleSizes ?? all.textStyleSizes
        return all
    }
}

/// What the canvas of a document's editor made of the screen, other than the devices that it showed.
struct CanvasWishes: Sendable {
    /// Covered twice, or not at all.
    var safeAreaInsets: UIEdgeInsets?
    var systemFont: SystemFontEdition?
    var textStyleSizes: [UIFont.TextStyle: CGFloat]?
}

/// What a scene's bars cover of a whole screen, on whatever device it is shown.
public struct BarInsets: Sendable {
    public var onPhones, onPhonesHeldSideways, onPads: UIEdgeInsets

    public init(onPhones: UIEdgeInsets, onPhonesHeldSideways: UIEdgeInsets, onPads: UIEdgeInsets) {
        (self.onPhones, self.onPhonesHeldSideways, self.onPads) = (onPhones, onPhonesHeldSideways, onPads)
    }

    public func on(_ device: Headless.Device, isLandscape: Bool) -> UIEdgeInsets {
        device.idiom == .pad ? onPads : isLandscape ? onPhonesHeldSideways : onPhones
    }
}

/// A scene as live views, and which element of the document each of them came from.
@MainActor public struct BuiltScene {
    public enum Root {
        case view(UIView)
        case controller(UIViewController)
    }

    public var root: Root
    /// What lies over a controller's scene without being part of it: the bars that a document wants to be seen with.
    public var bars: UIView?
    /// What the picture is painted on where the scene leaves it free; nil leaves it transparent.
    public var ground: UIColor?
    /// The elements in document order: what `preview frames` reports and findings are placed by.
    public var elements: [BuiltElement]
    public var warnings: [DocumentProblem]
    /// What the document calls its constraints, as far as it names them.
    public var constraintIDs: [ObjectIdentifier: String] = [:]
    /// What only the document's editor does to the scene.
    public var canvasHabits = CanvasHabits()
    /// Whether the document has more for other size classes than those that the scene was built for.
    public var variesBySizeClass = false
    /// Lists the views that the document has for other size classes only, in words: `label "Wide" (a1b-2c-d3e)`.
    public var uninstalledViews: @MainActor () -> [String] = { [] }

    public init(root: Root, elements: [BuiltElement] = [], warnings: [DocumentProblem] = []) {
        self.root = root
        self.elements = elements
        self.warnings = warnings
    }
}

/// A view that a document describes, with its place there.
@MainActor public struct BuiltElement {
    public var view: UIView
    /// Its id in the document; nil when the author gave it none.
    public var id: String?
    /// The kind as the document writes it: `label`, `stackView`.
    public var kind: String
    /// The author's own name for it, or its custom class.
    public var label: String?
    public var line: Int?
    public var column: Int?
    /// The frame that the document's editor recorded, in the coordinates of the superview.
    public var storedFrame: CGRect?
    /// Whether the document attaches gesture recognizers to it.
    public var hasGestures = false
    /// Whether there is no model of its kind, so that a plain view stands in for it.
    public var isUnknown = false
    /// The class that the app has for it, which may know a size and draw things that the document does not.
    public var ownClass: String?

    public init(view: UIView, id: String?, kind: String, label: String? = nil, line: Int? = nil) {
        self.view = view
        self.id = id
        self.kind = kind
        self.label = label
        self.line = line
    }
}
