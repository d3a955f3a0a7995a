import MaquetteDrawing
import MaquetteViewModel

/// Something laid out on a stage, with its picture, frames and problems.
@MainActor public struct Shown {
    /// The root of the picture: the view itself, or the window of a controller.
    public let canvas: UIView
    /// The view, or the controller's view.
    public let view: UIView
    public let stage: Stage
    /// The scene of a document; nil for a view or controller from code.
    public let scene: BuiltScene?
    /// Nil for what is no whole screen.
    private let surroundings: ScreenSurroundings?
    /// Whether the scene has texts that the project did not give it, as it would have shown nothing.
    package let hasSampleTexts: Bool

    init(
        canvas: UIView, view: UIView, stage: Stage, scene: BuiltScene? = nil, surroundings: ScreenSurroundings? = nil,
        hasSampleTexts: Bool = false
    ) {
        (self.canvas, self.view, self.stage, self.scene) = (canvas, view, stage, scene)
        (self.surroundings, self.hasSampleTexts) = (surroundings, hasSampleTexts)
    }

    /// Where the views came from, when a document described them.
    public var elements: [BuiltElement] {
        guard let scene else { return [] }
        return scene.listsAllViews ? allViews : scene.elements
    }

    /// The views of code from back to front, with those in them. What UIKit's own controls consist of is left out.
    private var allViews: [BuiltElement] {
        var found: [BuiltElement] = []
        let properties = PropertyNames(below: canvas)
        func visit(_ view: UIView) { for subview in view.subviews { consider(subview) } }
        func consider(_ view: UIView) {
            let isInternal = view is any InternalView
            if isInternal, !view.isOfSwiftUI { return visitPages(in: view) }
            if !isInternal || view is UIControl || view is UILabel || view is UITextView {
                found.append(
                    BuiltElement(
                        view: view, id: view.accessibilityIdentifier ?? properties.name(of: view),
                        kind: view.knownClassName, label: (view as? UILabel)?.text))
            }
            if !view.isControlOfUIKit { visit(view) }
        }
        /// What UIKit puts around the views of controllers is its own affair, and they are not.
        func visitPages(in view: UIView) {
            for subview in view.subviews {
                if let controller = subview.next as? UIViewController, controller.viewIfLoaded === subview {
                    consider(subview)
                } else {
                    visitPages(in: subview)
                }
            }
        }
        visit(canvas)
        return found
    }

    public var size: CGSize {
        // A row that code fills has no height yet, but it is a scene of a document.
        let least: CGFloat = scene == nil ? 0 : 1
        return CGSize(width: max(canvas.bounds.width, least), height: max(canvas.bounds.height, least))
    }

    /// The picture as it is now. It no longer depends on the views.
    public func picture() -> Picture {
        let content = content
        guard let surroundings else { return finished(content) }
        var list = content
        list.append(surroundings.list(scale: stage.settings.scale))
        return finished(list, over: content)
    }

    private var content: DisplayList {
        canvas.layoutIfNeeded()
        let scale = stage.settings.scale
        let size = size
        let content = canvas.layer.whilePresented { DisplayList(showing: canvas.layer, size: size, scale: scale) }
        guard let backdrop = scene?.backdrop, !canvas.isCovered else { return content }
        let paper = CALayer()
        paper.frame = CGRect(origin: .zero, size: size)
        paper.backgroundColor = backdrop.resolvedColor(with: canvas.traitCollection).cgColor
        var list = DisplayList(showing: paper, size: size, scale: scale)
        list.append(content)
        return list
    }

    /// The picture of a list, with what the user's settings do to everything on the screen.
    private func finished(_ list: DisplayList, over screen: DisplayList? = nil) -> Picture {
        let isInverted = stage.settings.assistance.contains(.invertColors)
        return Picture(
            isInverted ? list.inverted : list, scale: stage.settings.scale, vision: stage.vision, over: screen)
    }

    /// Whether views in the scene are of classes of the project, whose code has run.
    package var runsOwnCode: Bool { elements.contains(where: \.runsOwnCode) }

    /// The frames of the document's elements, in its order.
    public var frames: [ElementFrame] {
        elements.map { element in
            ElementFrame(
                id: element.id, kind: element.kind, label: element.label, line: element.line,
                column: element.column, frame: element.view.frame,
                frameInPicture: element.view.convert(element.view.bounds, to: canvas),
                runsOwnCode: element.runsOwnCode,
                isRemembered: scene?.canvasHabits.remembersFrame(of: element.view) ?? false)
        }
    }
}

extension UIView {
    fileprivate var isControlOfUIKit: Bool {
        self is UIControl && String(reflecting: type(of: self)).hasPrefix("MaquetteViewModel.")
    }

    /// Whether the view's own background is opaque.
    fileprivate var isCovered: Bool {
        func covers(_ view: UIView) -> Bool {
            let color = view.backgroundColor?.resolvedColor(with: view.traitCollection)
            return color?.cgColor.alpha == 1 && view.alpha == 1 && !view.isHidden && view.layer.cornerRadius == 0
        }
        return covers(self) || subviews.contains { $0.frame.contains(bounds) && covers($0) }
    }
}

/// The frame of an element of a document.
public struct ElementFrame: Sendable {
    public var id: String?
    public var kind: String
    public var label: String?
    public var line: Int?
    public var column: Int?
    /// The view's frame in the coordinates of its superview.
    public var frame: CGRect
    /// The view's frame in the coordinates of the picture.
    public var frameInPicture: CGRect
    /// Whether the view is of a class of the project, whose code has run.
    public var runsOwnCode = false
    /// Whether constraints and content leave the frame open, and it is what the document's editor stored, or follows from that.
    public var isRemembered = false
}
