import Foundation
import MaquetteViewModel

/// The canvas of one Xcode, by the tools version of its documents: how it differs from devices, and from the Xcodes
/// before and after it.
package struct XcodeCanvas: Sendable {
    /// `14490` of `toolsVersion="14490.70"`: Xcode 10.
    package let toolsVersion: Int

    package init(toolsVersion: Int) { self.toolsVersion = toolsVersion }

    // MARK: What the device covers

    /// The height of the status bar on the canvas. Xcode 11 to 14.2 had none on devices with a home button, except for
    /// launch screens.
    package func statusBarHeight(on device: Headless.Device, isLaunchScreen: Bool) -> CGFloat {
        let own = device.portraitInsets.top
        switch own {
        case ...24: return (14_800..<21_520).contains(toolsVersion) && !isLaunchScreen ? 0 : own
        default:
            guard device.idiom == .phone else { return own }
            let height = toolsVersion >= 21_500 ? (own == 44 ? 50 : own) : 44
            return doublesDeviceInsets ? 2 * height : height
        }
    }

    /// Since Xcode 16.3 the canvas applies the device's insets twice.
    package var doublesDeviceInsets: Bool { toolsVersion >= 23_700 }

    /// Since Xcode 14.3 a view that is not a whole screen has a status bar too.
    var keepsStatusBarOfPieces: Bool { toolsVersion >= 21_520 }

    // MARK: What a root is

    /// Since Xcode 7, the root view of a `.xib` has the margins of a controller's view.
    package var treatsLooseViewsAsScreens: Bool { toolsVersion >= 9_000 }

    // MARK: Sizes

    /// The canvases of Xcode 9.3 to 10 drew the largest text styles smaller than devices do.
    package var textStyleSizes: [UIFont.TextStyle: CGFloat] {
        switch toolsVersion {
        case 14_100..<14_300: [.largeTitle: 32]
        case 14_300..<14_800: [.largeTitle: 30, .title1: 26]
        default: [:]
        }
    }

    // MARK: Rows

    /// Until Xcode 6.2 documents did not say how cell content grew with its cell.
    package var forgetsCellContents: Bool { toolsVersion < 7_000 }

    /// Until Xcode 8.2, rows below a bar were recorded from the edge of the screen.
    package var countsRowsFromTheScreen: Bool { toolsVersion < 12_000 }
}
