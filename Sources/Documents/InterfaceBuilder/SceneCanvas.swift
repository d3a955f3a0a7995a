import Foundation
import MaquetteCanvas
import MaquetteReleases
import MaquetteViewModel

/// The screen that the scenes of a document were drawn on: the device, the bars, and the insets that they cover.
struct SceneCanvas {
    /// The device that the document names.
    let device: Headless.Device?
    let isLandscape: Bool
    private let isDark: Bool
    /// The screen of scenes in documents without a device.
    private let simulatedByDefault: Headless.Device?
    private(set) var era: DocumentEra
    let isLaunchScreen: Bool
    private let bars: InferredBars

    init(document: MarkupElement, bars: InferredBars) {
        let element = document.child(named: "device")
        device = element?["id"].flatMap(CanvasDevice.named)
        isLandscape = element?["orientation"] == "landscape"
        isDark = element?["appearance"] == "dark"
        simulatedByDefault = Self.device(document.child(key: "defaultSimulatedMetrics")?.child(key: "destination"))
        era = DocumentEra(document: document, device: device, isLandscape: isLandscape)
        isLaunchScreen = document.flag("launchScreen") ?? false
        self.bars = bars
    }

    /// This canvas with the views of another release.
    func shown(on release: SystemRelease) -> SceneCanvas {
        var canvas = self
        canvas.era = era.shown(on: release)
        return canvas
    }

    /// The settings of one scene's screen.
    func preferences(of element: MarkupElement) -> ScenePreferences {
        var preferences = ScenePreferences()
        let drawn = drawnScreen(element)
        preferences.settings.device = device ?? drawn?.device
        preferences.settings.orientation = isLandscape || drawn?.isLandscape == true ? .landscapeRight : nil
        preferences.settings.userInterfaceStyle = isDark ? .dark : nil
        preferences.settings.release = era.release
        preferences.canvas.systemFont = era.xcode.systemFont
        preferences.canvas.textStyleSizes = era.xcode.textStyleSizes
        let root = element.child(key: "view") ?? element
        preferences.size = size(of: root, in: element)
        let surroundings = bars.surroundings(of: element)
        preferences.canvas.safeAreaInsets = safeArea(of: element, root, size: preferences.size, in: surroundings)
        preferences.insetsInApp = safeArea(of: element, root, size: preferences.size, in: surroundings, inApp: true)
        preferences.barInsets = barInsets(surroundings)
        preferences.isColumn = bars.isColumn(element)
        preferences.isEmbedded = surroundings.isEmbedded && preferences.size != screenSize(element)
        if device == nil {
            // Until Xcode 8 the canvas had no device: its size classes were "Any".
            preferences.settings.displayScale = simulatedDevice(element) == nil ? 2 : nil
            preferences.settings.horizontalSizeClass = .unspecified
            preferences.settings.verticalSizeClass = .unspecified
        }
        return preferences
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

    /// The screen of a scene in a document without a device: the simulated screen, or the one whose size its root has.
    private func drawnScreen(_ element: MarkupElement) -> (device: Headless.Device, isLandscape: Bool)? {
        guard device == nil else { return nil }
        let size = (element.child(key: "view") ?? element).rect(key: "frame")?.size
        if let chosen = simulatedDevice(element) { return (chosen, size == chosen.portraitSize.turned) }
        let isScreen = element.name == "view" || element.isController
        guard isScreen, !isFreeform(element), let size else { return nil }
        return CanvasDevice.filled(by: size)
    }

    private func simulatedDevice(_ element: MarkupElement) -> Headless.Device? {
        let simulated = [element, element.child(key: "view")].compactMap {
            $0?.child(key: "simulatedDestinationMetrics")
        }
        return Self.device(simulated.first) ?? simulatedByDefault
    }

    /// `retina4_7.fullscreen` is `retina4_7` without a second app beside it.
    private static func device(_ simulated: MarkupElement?) -> Headless.Device? {
        let name = simulated?["type"]?.split(separator: ".", maxSplits: 1).first
        return name.flatMap { CanvasDevice.named(String($0)) }
    }

    /// The size as drawn. A root that is sized by constraints may have none. Then it is the freeform size of its
    /// controller, or the screen for a view by itself (of a freeform one only the width is reliable), or for a cell the
    /// width of a new cell.
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

    /// A root below an opaque bar may be recorded with the height of the screen, of which the bar then takes its part.
    private func partBehindBar(of root: MarkupElement, in element: MarkupElement, height: CGFloat) -> CGFloat {
        guard let y = root.rect(key: "frame")?.minY, y > 0, y < height, height == screenSize(element).height,
            element.child(key: "simulatedTopBarMetrics")?.flag("translucent") == false
        else { return 0 }
        return y
    }

    /// The screen for the root. Documents without a device were drawn on a square.
    func screenSize(_ element: MarkupElement) -> CGSize {
        if let device { return isLandscape ? device.portraitSize.turned : device.portraitSize }
        guard let drawn = drawnScreen(element) else { return CGSize(width: 600, height: 600) }
        return drawn.isLandscape ? drawn.device.portraitSize.turned : drawn.device.portraitSize
    }

    // MARK: Safe area

    private func safeArea(
        of element: MarkupElement, _ view: MarkupElement, size: CGSize?, in surroundings: InferredBars.Surroundings,
        inApp: Bool = false
    ) -> UIEdgeInsets {
        let screenSize = screenSize(element)
        var screen = CanvasScreen(
            device: device, isLandscape: isLandscape, size: screenSize, xcode: era.xcode)
        screen.coversAsDevicesDo = inApp
        var root = CanvasScreen.Root(size: size ?? screenSize)
        root.y = view.rect(key: "frame")?.minY ?? 0
        root.isOfController = element.isController
        root.isRow = element.name == "tableViewCell"
        root.isFreeform = isFreeform(element)
        root.beginsBelowBars = element.child(key: "edgesForExtendedLayout").map { $0.flag("top") != true } ?? false
        if bars.simulated("simulatedTopBarMetrics", element)?.flag("translucent") == false {
            root.beginsBelowBars = true
        }
        root.isEmbedded = surroundings.isEmbedded
        root.hidesStatusBar = surroundings.hidesStatusBar
        (root.barAbove, root.barBelow) = (era.topHeight(surroundings), era.height(of: surroundings.bottom))
        return screen.safeArea(of: root)
    }

    private func isFreeform(_ element: MarkupElement) -> Bool {
        let metrics = [element, element.child(key: "view")].compactMap { $0?.child(key: "simulatedDestinationMetrics") }
        return element.child(key: "freeformSize") != nil
            || metrics.contains { $0.name == "freeformSimulatedSizeMetrics" }
    }
}
