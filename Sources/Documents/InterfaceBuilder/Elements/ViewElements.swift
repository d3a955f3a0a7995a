import Foundation
import MaquetteCanvas
import MaquetteViewModel

/// The maker for each kind of element.
@MainActor enum ViewElements {
    typealias Maker = @MainActor (MarkupElement, SceneBuilder) -> UIView

    static let makers: [String: Maker] = told.merging(plain) { $1 }.merging(LabelElements.makers) { $1 }
        .merging(ButtonElements.makers) { $1 }.merging(ControlElements.makers) { $1 }
        .merging(TextInputElements.makers) { $1 }.merging(ScrollElements.makers) { $1 }
        .merging(CellElements.makers) { $1 }.merging(BarElements.makers) { $1 }.merging(HostElements.makers) { $1 }
        .merging(PickerElements.makers) { $1 }

    /// Elements of which their classes' tables say all.
    private static let told: [String: Maker] = {
        let makers = ClassTables.all.compactMap { table in
            table.made.map { made in
                (made.element, { element, builder in builder.make(made, table, element) } as Maker)
            }
        }
        return Dictionary(uniqueKeysWithValues: makers)
    }()

    private static let plain: [String: Maker] = [
        "view": { _, builder in builder.taking { UIView() } },
        "containerView": { _, builder in builder.taking { UIView() } },
        "stackView": stackView,
        "visualEffectView": visualEffectView,
    ]

    private static func stackView(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let stack = builder.taking { UIStackView() }
        builder.give(.stackView, of: element, to: stack)
        let standard = element["spacingType"] == "standard" ? UIStackView.spacingUseSystem : 0
        stack.spacing = element.length("spacing") ?? standard
        if element.insets(key: "layoutMargins") != nil
            || element.directionalInsets(key: "directionalLayoutMargins") != nil
        {
            stack.isLayoutMarginsRelativeArrangement = true
        }
        return stack
    }

    private static func visualEffectView(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let vibrancy = element.child(named: "vibrancyEffect")
        let style = (vibrancy ?? element).child(named: "blurEffect")?["style"]
        let blur = UIBlurEffect(style: style.flatMap(UIBlurEffect.Style.init(named:)) ?? .regular)
        guard let vibrancy else { return effectView(blur, builder) }
        let rank = UIVibrancyEffectStyle(documentName: vibrancy["style"] ?? "") ?? .label
        return effectView(UIVibrancyEffect(blurEffect: blur, style: rank), builder)
    }

    private static func effectView(_ effect: UIVisualEffect, _ builder: SceneBuilder) -> UIView {
        let view = builder.taking { UIVisualEffectView(effect: nil) }
        view.effect = effect
        return view
    }
}

extension UIVibrancyEffectStyle {
    fileprivate init?(documentName name: String) {
        switch name {
        case "label": self = .label
        case "secondaryLabel": self = .secondaryLabel
        case "tertiaryLabel": self = .tertiaryLabel
        case "quaternaryLabel": self = .quaternaryLabel
        case "fill": self = .fill
        case "secondaryFill": self = .secondaryFill
        case "tertiaryFill": self = .tertiaryFill
        case "separator": self = .separator
        default: return nil
        }
    }
}

/// The child elements that describe subviews.
enum ContainedViews {
    private static let keys: Set = [
        "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView",
    ]

    /// In drawing order, back to front. An app makes prototypes when it needs them.
    static func elements(of element: MarkupElement, isInApp: Bool = false) -> [MarkupElement] {
        var views: [MarkupElement] = []
        for child in element.children {
            switch child.name {
            case "prototypes" where isInApp, "cells" where isInApp: break
            case _ where isInApp && (child.key == "sectionHeaderView" || child.key == "sectionFooterView"): break
            case "subviews", "prototypes", "cells": views += child.children
            case "sections": views += child.children.flatMap { $0.list("cells") }
            default:
                if let key = child.key, keys.contains(key) { views.append(child) }
            }
        }
        return views
    }
}

/// Views whose content exists only on a device: maps, web pages, scenes of other frameworks.
@MainActor enum HostElements {
    private static let words = [
        "wkWebView": "Web View", "webView": "Web View", "sceneKitView": "SceneKit View",
        "arscnView": "ARKit SceneKit View", "arskView": "ARKit SpriteKit View", "skView": "SpriteKit View",
        "glkView": "GLKit View", "mtkView": "Metal Kit View", "arView": "RealityKit AR View",
    ]

    /// The views themselves, in programs that have the frameworks.
    static let classes: [String: (module: String, name: String)] = [
        "mapView": ("MapKit", "MKMapView"), "wkWebView": ("WebKit", "WKWebView"), "webView": ("UIKit", "UIWebView"),
        "sceneKitView": ("SceneKit", "SCNView"), "arscnView": ("ARKit", "ARSCNView"), "arskView": ("ARKit", "ARSKView"),
        "skView": ("SpriteKit", "SKView"), "glkView": ("GLKit", "GLKView"), "mtkView": ("MetalKit", "MTKView"),
        "arView": ("RealityKit", "ARView"),
    ]

    static let makers: [String: ViewElements.Maker] = {
        var makers: [String: ViewElements.Maker] = ["mapView": { _, _ in MapPicture() }]
        for name in words.keys { makers[name] = { _, _ in UIView() } }
        return makers
    }()

    /// Shows a placeholder for what a device would show, when the view has all its attributes.
    static func fill(_ view: UIView, _ element: MarkupElement, on habits: CanvasHabits) {
        if let map = view as? MapPicture { return habits.show(map) }
        guard let words = words[element.name] else { return }
        // The background is dark for 3D scenes and white for web pages. It is the same in dark mode, and so is the text
        // on it.
        let isPage = element.name.lowercased().hasSuffix("webview")
        habits.show(
            words, in: view, backdrop: isPage ? .white : UIColor(white: 0.12, alpha: 1),
            ink: UIColor(white: isPage ? 0.75 : 0.55, alpha: 1))
    }
}
