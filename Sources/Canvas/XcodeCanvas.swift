import Foundation
import MaquetteReleases
import MaquetteViewModel

/// The canvas of one Xcode, by the tools version of its documents: how it differs from devices, and from the Xcodes
/// before and after it.
package struct XcodeCanvas: Sendable {
    /// `14490` of `toolsVersion="14490.70"`: Xcode 10.
    package let toolsVersion: Int

    package init(toolsVersion: Int) { self.toolsVersion = toolsVersion }

    // MARK: What the device covers

    /// The height of the status bar on the canvas. Xcode 11 to 14.2 had none on devices with a home button, also over launch
    /// screens: recorded by 15 repositories, 1 against (Evidence/status-bars-home-button-xcode-11.csv); it was 20 points before and
    /// after, by 18 repositories, 1 against (Evidence/status-bars-home-button.csv). On phones without a home button it was 44 up to
    /// Xcode 13, by 21 repositories, 1 against (Evidence/status-bars-xcode-9.csv), and since 14 it is 50 on those of 375 by 812
    /// points, by 3 repositories (Evidence/status-bars-xcode-14.csv).
    package func statusBarHeight(on device: Headless.Device) -> CGFloat {
        let own = device.portraitInsets.top
        guard CanvasRule.statusBarOfXcode.isOn else { return own }
        switch own {
        case ...24: return (14_800..<21_520).contains(toolsVersion) ? 0 : own
        default:
            guard device.idiom == .phone else { return own }
            let height = toolsVersion >= 21_225 ? (isTakenForMini(device) ? 50 : own) : 44
            return doublesDeviceInsets ? 2 * height : height
        }
    }

    /// Scenes without a device had a status bar of 20 points; from Xcode 11 to 14.2 they had none. Recorded by 1 repository
    /// (Evidence/status-bars-without-device-xcode-11.csv); an earlier count of 4, and of none otherwise, has no table.
    var statusBarWithoutDevice: CGFloat {
        (14_800..<21_520).contains(toolsVersion) && CanvasRule.statusBarWithoutDevice.isOn ? 0 : 20
    }

    /// Where phones have status bars of their own, one of 375 by 812 points is an iPhone 13 mini, whose is 50 points high.
    private func isTakenForMini(_ device: Headless.Device) -> Bool {
        device.portraitSize == CGSize(width: 375, height: 812) && CanvasRule.statusBarOfSmallPhones.isOn
    }

    /// The Xcodes from 16.3 on inset the canvas twice by what the device covers: recorded by 6 repositories
    /// (Evidence/insets-doubled-xcode-16-3.csv).
    package var doublesDeviceInsets: Bool { toolsVersion >= 23_700 }

    /// Since Xcode 14.3 a view that is not a whole screen has a status bar and a home indicator too.
    var keepsInsetsOfPieces: Bool { toolsVersion >= 21_520 && CanvasRule.insetsOfPieces.isOn }

    // MARK: What a root is

    /// Since Xcode 7, the root view of a `.xib` has the margins of a controller's view.
    package var treatsLooseViewsAsScreens: Bool { toolsVersion >= 9_000 }

    // MARK: Sizes

    /// Xcode 9.0 and 9.1 still measured letters as iOS 10 did.
    package var systemFont: SystemFontEdition? { (13_000..<13_500).contains(toolsVersion) ? .first : nil }

    /// The sizes of text styles that were others than those of devices.
    ///
    /// - The canvases of Xcode 12.5 to 13.4 drew them as for the smallest of a user's text sizes: a body 17 points high, a first
    ///   title 30, recorded by 4 repositories, 1 against (Evidence/text-styles-xcode-12-5.csv).
    /// - From Xcode 9.3 to 11.3 the first two titles alone were two points smaller: recorded by 4 repositories, a first title 31.5
    ///   points high; this count has no table.
    package var textStyleSizes: [UIFont.TextStyle: CGFloat] {
        switch toolsVersion {
        case 13_700..<15_700 where CanvasRule.smallTitles.isOn: [.title1: 26, .title2: 20]
        case 18_000..<21_000 where CanvasRule.smallTextStyles.isOn:
            [
                .largeTitle: 31, .title1: 25, .title2: 19, .title3: 17, .headline: 14, .body: 14, .callout: 13,
                .subheadline: 12, .footnote: 12, .caption1: 11, .caption2: 11,
            ]
        default: [:]
        }
    }

    /// Until Xcode 6 wheels were as low as on a phone in landscape: recorded of pickers and of dates by 1 repository, 1 against
    /// (Evidence/wheel-heights-xcode-6.csv); an earlier count of 3 has no table.
    var wheelsHeight: CGFloat? { toolsVersion < 9_000 && CanvasRule.lowWheels.isOn ? 162 : nil }

    /// From Xcode 14.2 to 15.0 a page control was 18 points wide for each page and some 62 more: recorded by 4 repositories, a
    /// count that has no table. Up to 14.1 it was wider, from 15.1 on it is as on devices.
    var roomBesideDots: CGFloat? {
        (21_500..<22_300).contains(toolsVersion) && CanvasRule.roomBesideDots.isOn ? 42 : nil
    }

    // MARK: Rows

    /// Until Xcode 6.2 documents did not say how cell content grew with its cell.
    package var forgetsCellContents: Bool { toolsVersion < 7_000 }

    /// Until Xcode 8.2, rows below a bar were recorded from the edge of the screen.
    package var countsRowsFromTheScreen: Bool { toolsVersion < 12_000 }

    /// Since Xcode 11 plain tables have room for headers without a title, and since Xcode 11.2 for such footers. Recorded by 16
    /// repositories, 1 against (Evidence/missing-plain-headers.csv), and of footers by 5 repositories
    /// (Evidence/missing-plain-footers.csv); up to Xcode 10 there was no such header, by 8 repositories
    /// (Evidence/missing-plain-headers-xcode-10.csv).
    var leavesRoomForMissingHeaders: Bool { toolsVersion >= 14_800 }
    var leavesRoomForMissingFooters: Bool { toolsVersion >= 15_500 }

    /// Until Xcode 10 a first group without a title began as far down as in all tables of its time; now the table says it.
    var beginsGroupsAsAllTables: Bool { toolsVersion < 14_800 }

    /// What ends a group, or begins one without a title, if the table says nothing of it: what new tables say. Where tables say it,
    /// their groups are as far from each other: recorded by 10 repositories, 1 against (Evidence/group-ends.csv).
    static let endOfGroup: CGFloat = 18

    /// The room of a plain header, where it was another than UIKit's. Recorded of Xcode 13 by 10 repositories
    /// (Evidence/plain-title-heights-xcode-13.csv), of Xcode 12.5 by 5 repositories (Evidence/plain-title-heights-xcode-12-5.csv),
    /// and of tables before Xcode 7, whose rows begin at the top, by only 2 repositories, 1 against
    /// (Evidence/plain-title-heights-xcode-6.csv).
    var plainHeader: CGFloat? {
        switch toolsVersion {
        case ..<9_000: 0
        case 18_000..<19_000: 24.5
        case 19_000..<21_000: 44.5
        default: nil
        }
    }

    /// The room of a group's title, where it was another than UIKit's. Recorded from Xcode 12.5 to 14.0 by 7 repositories, 7
    /// against (Evidence/group-title-heights-xcode-12-5.csv).
    var groupedHeader: CGFloat? { (18_000..<21_500).contains(toolsVersion) ? 32 : nil }

    /// Until Xcode 12.1 all new rows were as high as one line asks for, and the separator was no part of that.
    var knowsRowsOfTwoLines: Bool { toolsVersion >= 17_500 }

    /// Since Xcode 26 rows are written down with their separators again.
    var countsSeparators: Bool { toolsVersion >= 24_000 }
}
