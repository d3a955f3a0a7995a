import Foundation
import MaquetteViewModel

/// What a document says of the screen that its scenes were drawn on: device, bars, and what those cover.
struct SceneCanvas {
    /// The device that the document names.
    let device: Headless.Device?
    let isLandscape: Bool
    private let isDark: Bool
    /// Which scenes were drawn on that name none, before documents had a device.
    private let simulatedByDefault: Headless.Device?
    let era: DocumentEra
    private let bars: InferredBars

    init(document: MarkupElement, bars: InferredBars) {
        let element = document.child(named: "device")
        device = element?["id"].flatMap(CanvasDevice.named)
        isLandscape = element?["orientation"] == "landscape"
        isDark = element?["appearance"] == "dark"
        simulatedByDefault = Self.device(document.child(key: "defaultSimulatedMetrics")?.child(key: "destination"))
        era = DocumentEra(document: document, device: device, isLandscape: isLandscape)
        self.bars = bars
    }

    /// What one scene asks of its screen.
    func wishes(of element: MarkupElement) -> SceneWishes {
        var wishes = SceneWishes()
        let drawn = drawnScreen(element)
        wishes.settings.device = device ?? drawn?.device
        wishes.settings.orientation = isLandscape || drawn?.isLandscape == true ? .landscapeRight : nil
        wishes.settings.userInterfaceStyle = isDark ? .dark : nil
        wishes.settings.controls = era.controls
        wishes.settings.systemFont = era.systemFont
        wishes.settings.textStyleSizes = era.textStyleSizes
        let root = element.child(key: "view") ?? element
        wishes.size = size(of: root, in: element)
        let surroundings = bars.surroundings(of: element)
        wishes.safeAreaInsets = safeArea(
            of: element, in: surroundings, wishes.size ?? screenSize(element), y: root.rect(key: "frame")?.minY ?? 0)
        wishes.barInsets = barInsets(surroundings)
        wishes.isColumn = bars.isColumn(element)
        wishes.isEmbedded = surroundings.isEmbedded && wishes.size != screenSize(element)
        if device == nil {
            // Until Xcode 8 the canvas had no device: its size classes were "any".
            wishes.settings.displayScale = simulatedDevice(element) == nil ? 2 : nil
            wishes.settings.horizontalSizeClass = .unspecified
            wishes.settings.verticalSizeClass = .unspecified
        }
        return wishes
    }

    private func barInsets(_ surroundings: InferredBars.Surroundings) -> BarInsets {
        func insets(_ era: DocumentEra) -> UIEdgeInsets {
            UIEdgeInsets(
                top: era.topHeight(surroundings), left: 0, bottom: era.height(of: surroundings.bottom), right: 0)
        }
        return BarInsets(
            onPhones: insets(era.shown(isPad: false, isLandscape: false)),
            onPhonesHeldSideways: insets(era.shown(isPad: false, isLandscape: true)),
            onPads: insets(era.shown(isPad: true, isLandscape: false)))
    }

    /// The screen that a scene of a document without a device was drawn on: the one that was chosen for it, or the one
    /// that its root fills.
    private func drawnScreen(_ element: MarkupElement) -> (device: Headless.Device, isLandscape: Bool)? {
        guard device == nil else { return nil }
        let size = (element.child(key: "view") ?? element).rect(key: "frame")?.size
        if let chosen = simulatedDevice(element) { return (chosen, size == chosen.portraitSize.turned) }
        let isScreen = element.name == "view" || element.name.hasSuffix("ontroller")
        guard isScreen, !isFreeform(element), let size else { return nil }
        return CanvasDevice.filled(by: size)
    }

    private func simulatedDevice(_ element: MarkupElement) -> Headless.Device? {
        let simulated = [element, element.child(key: "view")].compactMap {
            $0?.child(key: "simulatedDestinationMetrics")
        }
        return Self.device(simulated.first) ?? simulatedByDefault
    }

    /// `retina4_7.fullscreen` is `retina4_7` where it is not shared between two apps.
    private static func device(_ simulated: MarkupElement?) -> Headless.Device? {
        let name = simulated?["type"]?.split(separator: ".", maxSplits: 1).first
        return name.flatMap { CanvasDevice.named(String($0)) }
    }

    /// As large as it was drawn. A root that constraints size may come without: then the freeform size of its
    /// controller holds, for a view of its own the screen, of which only the width is sure where it is freeform, and for a
    /// cell the width of a new one.
    private func size(of root: MarkupElement, in element: MarkupElement) -> CGSize? {
        guard var size = root.rect(key: "frame")?.size else {
            if let freeform = element.size(key: "freeformSize") { return freeform }
            switch root.name {
            case "tableViewCell": return CGSize(width: 320, height: root.rowHeight ?? 44)
            case "collectionViewCell":
                let size = root.size(key: "customSize") ?? CGSize(width: 50, height: 50)
                return CGSize(width: max(0, size.width), height: max(0, size.height))
            // Without a device, the canvas was a square.
            default: return device == nil ? screenSize(element) : nil
            }
        }
        if size.width == 0, size.height == 0 {
            if let freeform = element.size(key: "freeformSize") { return freeform }
            switch root.name {
            case "view":
                size = screenSize(element)
                if isFreeform(element) { size.height = 0 }
            case "tableViewCell": size.width = 320
            default: break
            }
        }
        size.height -= partBehindBar(of: root, in: element, height: size.height)
        return size
    }

    /// A root below an opaque bar may be written down as high as the screen, of which the bar then took its part.
    private func partBehindBar(of root: MarkupElement, in element: MarkupElement, height: CGFloat) -> CGFloat {
        guard let y = root.rect(key: "frame")?.minY, y > 0, y < height, height == screenSize(element).height,
            element.child(key: "simulatedTopBarMetrics")?.flag("translucent") == false
        else { return 0 }
        return y
    }

    /// The screen that the root would fill. Documents without a device were drawn on a square.
    func screenSize(_ element: MarkupElement) -> CGSize {
        if let device { return isLandscape ? device.portraitSize.turned : device.portraitSize }
        guard let drawn = drawnScreen(element) else { return CGSize(width: 600, height: 600) }
        return drawn.isLandscape ? drawn.device.portraitSize.turned : drawn.device.portraitSize
    }

    // MARK: Safe area

    private func safeArea(
        of element: MarkupElement, in surroundings: InferredBars.Surroundings, _ size: CGSize, y: CGFloat
    ) -> UIEdgeInsets {
        let screen = screenSize(element)
        var insets = deviceInsets
        if surroundings.hidesStatusBar, !isNotched { insets.top = 0 }
        let status = insets.top
        let (above, below) = (era.topHeight(surroundings), era.height(of: surroundings.bottom))
        insets.top += above
        insets.bottom += below
        guard element.name.hasSuffix("ontroller") else { return viewInsets(element, size, screen, insets) }
        if isFreeform(element), size != screen {
            if !era.keepsStatusBarOfPieces {
                insets.bottom = 0
                if !isNotched, size.height < screen.height / 2 { insets.top = above }
            }
            if reachesUnderNoBar(element), above > 0 { insets.top = 0 }
            return insets
        }
        let missing = screen.height - size.height
        switch missing {
        case 0 where y == 0: break
        case y... where y > 0: insets.top = max(0, insets.top - y)
        case insets.top where above > 0, above where above > 0: insets.top = 0
        case below where below > 0, below + homeIndicator where below > 0: insets.bottom = 0
        case insets.top + below where below > 0: (insets.top, insets.bottom) = (0, 0)
        case 1..<60 where !surroundings.isEmbedded:
            // A sheet: the bar in it stands on its own upper edge, and is higher.
            insets.top = above > 0 ? above + 12 : 0
        default:
            if surroundings.isEmbedded { (insets.top, insets.bottom) = (status, 0) }
        }
        return insets
    }

    /// A piece of a screen has no bars; phones with a notch kept theirs at the top.
    private func viewInsets(
        _ element: MarkupElement, _ size: CGSize, _ screen: CGSize, _ insets: UIEdgeInsets
    ) -> UIEdgeInsets {
        guard size.width < screen.width || size.height < screen.height || isFreeform(element) && size != screen else {
            return insets
        }
        let keepsTop = isNotched || era.keepsStatusBarOfPieces || size.height >= screen.height / 2
        return keepsTop ? UIEdgeInsets(top: insets.top, left: 0, bottom: 0, right: 0) : .zero
    }

    private func isFreeform(_ element: MarkupElement) -> Bool {
        let metrics = [element, element.child(key: "view")].compactMap { $0?.child(key: "simulatedDestinationMetrics") }
        return element.child(key: "freeformSize") != nil
            || metrics.contains { $0.name == "freeformSimulatedSizeMetrics" }
    }

    /// `edgesForExtendedLayout` without the top: the root begins below the bars.
    private func reachesUnderNoBar(_ element: MarkupElement) -> Bool {
        element.child(key: "edgesForExtendedLayout").map { $0.flag("top") != true } ?? false
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
        if isLandscape {
            let side = min(insets.left, era.statusBarHeight(on: device))
            (insets.left, insets.right) = (side, side)
        } else {
            insets.top = era.statusBarHeight(on: device)
        }
        insets.bottom = homeIndicator * (era.doublesDeviceInsets ? 2 : 1)
        return insets
    }
}

extension CGSize {
    /// That of the same screen held the other way.
    var turned: CGSize { CGSize(width: height, height: width) }
}
