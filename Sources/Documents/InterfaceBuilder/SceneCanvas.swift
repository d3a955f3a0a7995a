import Foundation
import MaquetteViewModel

/// What a document says of the screen that its scenes were drawn on: device, bars, and what those cover.
struct SceneCanvas {
    private let device: Headless.Device?
    private let isLandscape: Bool
    private let era: DocumentEra
    private let bars: InferredBars

    init(document: MarkupElement) {
        let element = document.child(named: "device")
        device = element?["id"].flatMap(CanvasDevice.named)
        isLandscape = element?["orientation"] == "landscape"
        era = DocumentEra(document: document)
        bars = InferredBars(document: document)
    }

    /// What one scene asks of its screen.
    func wishes(of element: MarkupElement) -> SceneWishes {
        var wishes = SceneWishes()
        wishes.device = device ?? simulatedDevice(element)
        wishes.orientation = isLandscape ? .landscapeRight : nil
        let root = element.child(key: "view") ?? element
        wishes.size = root.rect(key: "frame")?.size
        wishes.safeAreaInsets = safeArea(of: element, root)
        if device == nil {
            // Until Xcode 8 the canvas had no device: its size classes were "any".
            wishes.horizontalSizeClass = .unspecified
            wishes.verticalSizeClass = .unspecified
        }
        return wishes
    }

    private func simulatedDevice(_ element: MarkupElement) -> Headless.Device? {
        let simulated = [element, element.child(key: "view")].compactMap {
            $0?.child(key: "simulatedDestinationMetrics")
        }
        return simulated.first?["type"].flatMap(CanvasDevice.named)
    }

    // MARK: Safe area

    /// The screen that the root would fill. Documents without a device were drawn on a square.
    private func screenSize(_ element: MarkupElement) -> CGSize {
        guard let device = device ?? simulatedDevice(element) else { return CGSize(width: 600, height: 600) }
        let size = device.portraitSize
        return isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    private func safeArea(of element: MarkupElement, _ root: MarkupElement) -> UIEdgeInsets {
        guard let frame = root.rect(key: "frame") else { return .zero }
        let screen = screenSize(element)
        let covering = bars.covering(element)
        var insets = deviceInsets
        if covering.hidesStatusBar, !isNotched { insets.top = 0 }
        insets.top += covering.top
        insets.bottom = covering.bottom > 0 ? covering.bottom + homeIndicator : homeIndicator
        if isFreeform(element) || element.name == "view" && frame.size != screen {
            // A piece of a screen has no bars; whether the status bar counts has varied.
            return isPiece(element, frame, screen) ? pieceInsets(element, insets) : insets
        }
        // A root that begins below the bars, or is a sheet, is shorter than the screen by what it leaves out.
        if frame.height < screen.height || frame.minY > 0 {
            insets.top = max(0, insets.top - (screen.height - frame.height))
        }
        if frame.height + frame.minY < screen.height - deviceInsets.top - covering.top { insets.bottom = 0 }
        return insets
    }

    private func isFreeform(_ element: MarkupElement) -> Bool {
        let metrics = [element, element.child(key: "view")].compactMap { $0?.child(key: "simulatedDestinationMetrics") }
        return element.child(key: "freeformSize") != nil
            || metrics.contains { $0.name == "freeformSimulatedSizeMetrics" }
    }

    private func isPiece(_ element: MarkupElement, _ frame: CGRect, _ screen: CGSize) -> Bool {
        !element.name.hasSuffix("ontroller") && (frame.width < screen.width || frame.height < screen.height)
    }

    private func pieceInsets(_ element: MarkupElement, _ insets: UIEdgeInsets) -> UIEdgeInsets {
        isNotched ? UIEdgeInsets(top: insets.top, left: 0, bottom: 0, right: 0) : .zero
    }

    private var isNotched: Bool { homeIndicator > 0 }

    private var homeIndicator: CGFloat {
        guard let device else { return 0 }
        return isLandscape ? device.landscapeInsets.bottom : device.portraitInsets.bottom
    }

    /// The device's own, as the Xcode of the document's time believed it to be.
    private var deviceInsets: UIEdgeInsets {
        guard let device else { return UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
        var insets = isLandscape ? device.landscapeInsets : device.portraitInsets
        if !isLandscape, device.idiom == .phone { insets.top = era.statusBarHeight(on: device) }
        return insets
    }
}
