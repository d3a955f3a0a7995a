import Maquette
import MaquetteDrawing

/// A view that an app fills: what is behind a text there cannot be known.
@MainActor struct UnknownGround {
    let view: UIView
    let frame: CGRect

    /// Whether a text is painted over it.
    func lies(behind sample: PaintedTexts.Sample, _ element: LintedElement, in scene: LintedScene) -> Bool {
        frame.intersects(CGRect(sample.text.body)) && !element.view.isDescendant(of: view)
            || element.view === view || element.view.isDescendant(of: view) && !(view is UIImageView)
    }
}

extension LintedScene {
    /// Pictures that are missing or set later, views that show what is elsewhere, and those whose look is in code that
    /// has not run.
    var unknownGrounds: [UnknownGround] {
        visibleElements.filter { element in
            switch element.view {
            case let image as UIImageView: image.image?.isStandIn ?? true
            case let button as UIButton: button.currentBackgroundImage?.isStandIn ?? hasUnseenLook(element)
            default: hasUnseenLook(element) || showsMore(element)
            }
        }.map { UnknownGround(view: $0.view, frame: $0.frame) }
    }

    /// The named colours that no catalog of the project has, as the document repeats them.
    var standInColors: [Color] {
        (shown.scene?.standInColors ?? []).map { $0.drawingColor(with: shown.canvas.traitCollection) }
    }

    private func hasUnseenLook(_ element: LintedElement) -> Bool {
        guard element.built.ownClass != nil, !element.built.runsOwnCode else { return false }
        // Cells of an app have classes of their own, and the look that the document gives them.
        return !element.built.isCell
    }

    /// Maps, web pages and video; and an empty view that code holds, which is there to be filled.
    private func showsMore(_ element: LintedElement) -> Bool {
        if element.showsOtherContent { return true }
        return element.built.kind == "view" && element.view.subviews.isEmpty && element.view !== shown.view
            && isInCode(element)
    }
}

extension LintedElement {
    /// Whether the element shows what no document has, and says what that is by itself: maps, pages, scenes.
    var showsOtherContent: Bool {
        switch built.kind {
        case "mapView", "webView", "wkWebView", "sceneKitView", "arscnView", "skView", "arskView", "glkView", "mtkView",
            "arView":
            true
        default: false
        }
    }
}
