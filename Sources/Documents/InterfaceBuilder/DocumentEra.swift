import Foundation
import MaquetteViewModel

/// The Xcode that last saved a document, by its tools version: sizes and margins have changed over the years.
struct DocumentEra {
    /// `14490` of `toolsVersion="14490.70"`: Xcode 10.
    let toolsVersion: Int

    init(document: MarkupElement) {
        toolsVersion = document["toolsVersion"]?.split(separator: ".").first.flatMap { Int($0) } ?? 32_000
    }

    /// Before Xcode 9 (iOS 11), cell content had plain margins.
    private var hasPlainCellMargins: Bool { toolsVersion < 13_000 }

    func cellContentMargins(width: CGFloat) -> UIEdgeInsets {
        if hasPlainCellMargins { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        let side: CGFloat = width >= 414 ? 20 : 16
        let above: CGFloat = toolsVersion >= 24_000 ? 15 : 11
        return UIEdgeInsets(top: above, left: side, bottom: above, right: side)
    }

    /// Since Xcode 7, the root view of a `.xib` has the margins of a controller's view.
    var treatsLooseViewsAsScreens: Bool { toolsVersion >= 9_000 }

    /// Whose sizes the controls of the document have.
    var controls: SystemControls {
        switch toolsVersion {
        case ..<15_000: .early
        case 24_000..<30_000: .current
        default: .classic
        }
    }

    /// Until iOS 11, search bars were as high as other bars.
    var searchBarHeight: CGFloat { toolsVersion < 13_000 ? 44 : 56 }

    var pickerHeight: CGFloat { 216 }

    /// What the canvas left free at the top of a phone. Xcode 11 to 13 forgot the status bar of phones with a home button.
    func statusBarHeight(on device: Headless.Device) -> CGFloat {
        let own = device.portraitInsets.top
        switch own {
        case ...20: return (15_000..<21_500).contains(toolsVersion) ? 0 : own
        case 59...: return toolsVersion >= 24_000 && toolsVersion < 30_000 ? 118 : own
        default: return toolsVersion >= 21_500 ? (own == 44 ? 50 : own) : 44
        }
    }
}
