import Synchronization

/// The rules of the canvas that documents suggested, and no word of Apple's explains in full.
///
/// Each can be switched off, so that `Scripts/score-documents --trial` tells what it is worth on documents that did not
/// suggest it. The README of this room has their provenance.
package enum CanvasRule: String, CaseIterable, Sendable {
    /// Content sizes that Interface Builder measured of classes that draw themselves.
    case measuredSizes
    /// The font that shows by a measured label.
    case measuredFonts
    /// 240 by 128 for views that nothing sizes.
    case designSize
    /// Whole-point heights of labels and buttons that come from the library.
    case libraryHeight
    /// The height of a device's status bar, by Xcode.
    case statusBarOfXcode
    /// No status bar over scenes without a device, by Xcode.
    case statusBarWithoutDevice
    /// 50 points for phones of 375 by 812, as the iPhone 13 mini has, since Xcode 14.
    case statusBarOfSmallPhones
    /// Pieces of a screen that keep the status bar or the home indicator of late.
    case insetsOfPieces
    /// Cells at the top of a document that nothing of a device covers.
    case cellsWithoutSafeArea
    /// Bars over a root, by how much lower it is than the screen.
    case insetsByMissingHeight
    /// Margins of cells' contents that are never less than the cell's.
    case leastCellMargins
    /// Text styles as for the smallest text size.
    case smallTextStyles
    /// First and second titles two points smaller, by Xcode.
    case smallTitles
    /// Plain margins of cells' contents, by Xcode.
    case plainCells
    /// Views in stacks that are 50 points long where nothing else decides.
    case arrangedLength
    /// Wheels of pickers as low as in landscape in early documents.
    case lowWheels
    /// Room beside the dots of page controls, by Xcode.
    case roomBesideDots
    /// Toolbars as high as tab bars on a home indicator.
    case highToolbars

    private static let off = Mutex<Set<CanvasRule>>([])

    package var isOn: Bool { Self.off.withLock { !$0.contains(self) } }

    /// What comes out while a rule is switched off.
    package static func without<Result>(_ rule: CanvasRule, perform body: () throws -> Result) rethrows -> Result {
        off.withLock { _ = $0.insert(rule) }
        defer { off.withLock { _ = $0.remove(rule) } }
        return try body()
    }
}
