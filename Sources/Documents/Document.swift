import Foundation
import MaquetteCanvas
import MaquetteReleases
@_exported import MaquetteSyntax
import MaquetteViewModel

/// A file that describes screens. It is read and checked once, on any thread, and its scenes can be built any number of
/// times.
public protocol Document: Sendable {
    var file: String { get }
    var scenes: [DocumentScene] { get }
    /// Problems that do not prevent reading: unknown elements, missing images.
    var warnings: [DocumentProblem] { get }
    /// The contents of the document as written; variations are not resolved.
    var parts: [DocumentPart] { get }
    /// Makes the views of one scene for the screen of `Headless.settings`: size classes, direction, text size,
    /// appearance.
    @MainActor func build(_ scene: DocumentScene) throws(UnusableDocument) -> BuiltScene
    /// The document in another language, as far as its project has texts for it and the kind of device. Problems of the
    /// texts are among the warnings.
    func translated(into language: String, on idiom: UIUserInterfaceIdiom) throws(UnusableDocument) -> any Document
    /// Whether the document has texts in a language, its own or its project's.
    func isKnown(in language: String) throws(UnusableDocument) -> Bool
    /// The languages that its project has texts for.
    var languages: [String] { get }
    /// The document on another release of iOS than its own.
    func shown(on release: SystemRelease) -> any Document
}

extension Document {
    public func translated(
        into language: String, on idiom: UIUserInterfaceIdiom
    ) throws(UnusableDocument) -> any Document { self }

    public func isKnown(in language: String) throws(UnusableDocument) -> Bool { false }

    public var languages: [String] { [] }

    public func shown(on release: SystemRelease) -> any Document { self }
}

/// One screen of a document, before it is built.
public struct DocumentScene: Identifiable, Sendable {
    /// The scene's id in the document: an Interface Builder id, or a name from JSON. Unique in the document.
    public var id: String
    /// The scene's name for people.
    public var name: String
    /// The document's own settings for it; nil leaves them to the caller.
    public var preferences: ScenePreferences
    /// Other names by which the scene can be selected: identifiers, class names, titles.
    public var aliases: [String] = []
    /// The scene's centre on the storyboard's canvas, in points.
    public var place: CGPoint?
    /// Whether the scene is the initial scene.
    public var isInitial = false
    /// The scene's segues.
    public var links: [SceneLink] = []

    public init(id: String, name: String, preferences: ScenePreferences = ScenePreferences()) {
        self.id = id
        self.name = name
        self.preferences = preferences
    }
}

/// A segue from one scene to another.
public struct SceneLink: Hashable, Sendable {
    public enum Kind: String, Sendable {
        /// A containment: root, tab, column.
        case relationship
        case show, present, embed, unwind, custom
        /// No segue of a document: what people touched, which is its name.
        case touch
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

/// The settings that a document has for its screen. Options of the command override them.
public struct ScenePreferences: Sendable {
    /// The device, the user's settings, the release, and the project's images and colours.
    public var settings = Headless.Overrides()
    /// The size in points, if the root is not a whole screen. Zero in a direction means that it fits the content.
    public var size: CGSize?
    /// Whether the root is a column beside another one. Where there is room for only one column, it fills the screen.
    public var isColumn = false
    /// What bars and notches cover of a root that is not a whole screen; nil takes the screen's.
    public var safeAreaInsets: UIEdgeInsets? {
        get { canvas.safeAreaInsets ?? insetsInApp }
        set { (canvas.safeAreaInsets, insetsInApp) = (nil, newValue) }
    }
    /// What is covered in an app.
    var insetsInApp: UIEdgeInsets?
    /// What holds on the canvas of the document's editor alone, and is left with it.
    var canvas = CanvasPreferences()
    /// What bars cover of a root that is a whole screen, besides what its device does.
    public var barInsets: BarInsets?
    /// Whether the scene is embedded in another one, and no part of it is covered by the device.
    public var isEmbedded = false

    public init() {}

    /// What remains when the scene leaves the canvas of its document's editor for an app or another screen.
    public var inApp: ScenePreferences {
        var preferences = self
        preferences.canvas = CanvasPreferences()
        return preferences
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
struct CanvasPreferences: Sendable {
    /// Covered twice, or not at all.
    var safeAreaInsets: UIEdgeInsets?
    var systemFont: SystemFontEdition?
    var textStyleSizes: [UIFont.TextStyle: CGFloat]?
}

/// The insets of a scene's bars on a whole screen, on any device.
public struct BarInsets: Sendable {
    public var onPhones, onPhonesHeldSideways, onPads: UIEdgeInsets

    public init(onPhones: UIEdgeInsets, onPhonesHeldSideways: UIEdgeInsets, onPads: UIEdgeInsets) {
        (self.onPhones, self.onPhonesHeldSideways, self.onPads) = (onPhones, onPhonesHeldSideways, onPads)
    }

    public func on(_ device: Headless.Device, isLandscape: Bool) -> UIEdgeInsets {
        device.idiom == .pad ? onPads : isLandscape ? onPhonesHeldSideways : onPhones
    }
}

/// A scene as live views, and the element of the document for each of them.
@MainActor public struct BuiltScene {
    public enum Root {
        case view(UIView)
        case controller(UIViewController)
    }

    public var root: Root
    /// The bars that a document shows over a controller's scene, which are not part of it.
    public var bars: UIView?
    /// The background of the picture; nil leaves it transparent.
    public var backdrop: UIColor?
    /// The elements in document order, for `preview frames` and the places of findings.
    public var elements: [BuiltElement]
    public var warnings: [DocumentProblem]
    /// Where the document has its constraints.
    public var constraintPlaces = ConstraintPlaces()
    /// What only Interface Builder's canvas does to the scene.
    public var canvasHabits = CanvasHabits()
    /// Whether all views count as its elements, as none are described.
    public var listsAllViews = false
    /// Whether the project's code goes on after it has made the scene: on the main queue, which gets its turns before the scene is drawn.
    public var hasDeferredCode = false
    /// Whether the scene gets texts where it would show nothing: a view that code makes by itself is filled by others.
    package var mayShowSamples = false
    /// What is done with the scene once it is laid out, before anybody looks at it.
    package var whenLaidOut: (@MainActor (UIView) throws -> Void)?
    /// What the scene's root is offered where the picture is to be as large as the root wants to be; nil offers nothing.
    package var offeredSize: CGSize?
    /// What code has asked for by its name until now, and that is not there: each image and symbol once.
    package var missingAssets: @MainActor () -> [DocumentProblem] = { [] }
    /// Whether the document varies the scene for other size classes.
    public var variesBySizeClass = false
    /// Whether the scene is shown while the app starts: it takes no touches, and VoiceOver does not read it.
    public var isLaunchScreen = false
    /// The outlets of the document: the app's code may change the texts and looks of what they lead to.
    public var outlets: @MainActor () -> [Outlet] = { [] }
    /// Whether the scene is a view by itself, which code puts into a screen: what is around and behind it is not in the document.
    public var isLooseView = false
    /// Named colours without their catalog, which may be others in the dark appearance.
    public var standInColors: [UIColor] = []
    /// The only appearance of the app, where its property list says so.
    package var appearanceOfApp: @MainActor () -> UIUserInterfaceStyle? = { nil }
    /// The code of a class of the app, if it is in files that are called like it.
    package var code: @MainActor (_ className: String) -> [SourceOfClass] = { _ in [] }
    /// Lists the views that are installed for other size classes only: `label "Wide" (a1b-2c-d3e)`.
    public var uninstalledViews: @MainActor () -> [String] = { [] }

    public init(root: Root, elements: [BuiltElement] = [], warnings: [DocumentProblem] = []) {
        self.root = root
        self.elements = elements
        self.warnings = warnings
    }
}

extension BuiltScene {
    /// What is wrong with the scene as far as it is known now: code goes on after it has made its views.
    @MainActor package var allWarnings: [DocumentProblem] { warnings + missingAssets() }
}

/// A variable of the app's code that leads to a part of a document.
public struct Outlet: Hashable, Sendable {
    /// The class that has it; nil for classes of UIKit.
    public var owner: String?
    public var name: String
    /// The id of what it leads to.
    public var destination: String

    public init(owner: String?, name: String, destination: String) {
        (self.owner, self.name, self.destination) = (owner, name, destination)
    }
}

/// A file with code of a class.
package struct SourceOfClass: Sendable {
    package var isSwift: Bool
    package var text: [UInt8]

    package init(isSwift: Bool, text: [UInt8]) { (self.isSwift, self.text) = (isSwift, text) }
}

/// Where a document describes a constraint.
public struct ConstraintPlace: Hashable, Sendable {
    /// The constraint's id in the document; nil when it has none.
    public var id: String?
    public var line: Int
    public var column: Int

    public init(id: String? = nil, line: Int, column: Int) {
        (self.id, self.line, self.column) = (id, line, column)
    }
}

/// A view that a document describes, with its place there.
@MainActor public struct BuiltElement {
    public var view: UIView
    /// The view's id in the document; nil when the author gave it none.
    public var id: String?
    /// The kind as the document writes it: `label`, `stackView`.
    public var kind: String
    /// The label in the document, or the custom class.
    public var label: String?
    public var line: Int?
    public var column: Int?
    /// The frame that the document's editor recorded, in the coordinates of the superview.
    public var storedFrame: CGRect?
    /// Whether the document attaches gesture recognizers to it.
    public var hasGestures = false
    /// Whether the element is unsupported, so that a plain view replaces it.
    public var isUnknown = false
    /// The app's own class, which may have a size and a look that are not in the document.
    public var ownClass: String?
    /// Whether the view is of that class, whose code has run.
    public var runsOwnCode = false

    public init(view: UIView, id: String?, kind: String, label: String? = nil, line: Int? = nil) {
        self.view = view
        self.id = id
        self.kind = kind
        self.label = label
        self.line = line
    }

    /// Whether the element is a cell of a list, or the view that holds the cell's content.
    package var isCell: Bool {
        func isCell(_ view: UIView?) -> Bool { view is UITableViewCell || view is UICollectionViewCell }
        return isCell(view)
            || (view.superview as? UITableViewCell)?.contentView === view
            || (view.superview as? UICollectionViewCell)?.contentView === view
    }
}
