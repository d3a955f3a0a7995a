import Foundation
import MaquetteReleases

/// Where a sheet lies in the view that contains it, and how its content is shrunk.
@MainActor struct SheetPlace {
    /// The size that the content is laid out in.
    let size: CGSize
    let frame: CGRect
    let isAttachedBelow: Bool
    /// How far the sheet's content has to stay clear of the home indicator.
    let safeAreaBelow: CGFloat
    /// Whether the sheet is as high as a sheet can be.
    let isLarge: Bool

    /// 1 where the sheet is not shrunk to stand off the edges.
    var scale: CGFloat { size.width > 0 ? frame.width / size.width : 1 }

    /// A sheet that stands off the edges of a phone has the screen's corners, as far as these are known.
    var concentricRadius: CGFloat? {
        guard scale != 1, let corner = Headless.settings.device.cornerRadius else { return nil }
        return max(0, corner - frame.minX) / scale
    }

    private init(
        size: CGSize, frame: CGRect, isAttachedBelow: Bool, safeAreaBelow: CGFloat, isLarge: Bool
    ) {
        (self.size, self.frame, self.isAttachedBelow) = (size, frame, isAttachedBelow)
        (self.safeAreaBelow, self.isLarge) = (safeAreaBelow, isLarge)
    }

    /// A place on a phone: at the lower edge, as high as a detent says.
    static func onPhone(detent value: CGFloat, in container: UIView) -> SheetPlace {
        let (bounds, below) = (container.bounds, container.safeAreaInsets.bottom)
        let greatest = greatestDetent(in: container)
        let value = min(max(0, PixelGrid(scale: container.layoutScale).rounded(value)), greatest)
        let isLarge = value >= greatest - 0.01
        guard let floating = Headless.release.sheets.floating, !isLarge else {
            let height = min(bounds.height, value + below)
            let frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
            return SheetPlace(
                size: frame.size, frame: frame, isAttachedBelow: true, safeAreaBelow: below, isLarge: isLarge)
        }
        let isLow = value < floating.lowBelow
        let margin = isLow ? floating.lowMargin : floating.margin
        let size = CGSize(width: bounds.width, height: isLow ? value : value + below)
        let width = max(1, bounds.width - 2 * margin)
        let height = size.height * width / max(1, size.width)
        return SheetPlace(
            size: size, frame: CGRect(x: margin, y: bounds.height - margin - height, width: width, height: height),
            isAttachedBelow: false, safeAreaBelow: isLow ? 0 : below, isLarge: false)
    }

    /// A place on a pad: in the middle.
    static func onPad(_ size: CGSize, in container: UIView) -> SheetPlace {
        let area = container.bounds.inset(by: container.safeAreaInsets)
        let size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
        let grid = PixelGrid(scale: container.layoutScale)
        let frame = CGRect(
            x: grid.rounded(container.bounds.midX - size.width / 2),
            y: grid.rounded(container.bounds.midY - size.height / 2), width: size.width, height: size.height)
        return SheetPlace(size: size, frame: frame, isAttachedBelow: false, safeAreaBelow: 0, isLarge: false)
    }

    static func greatestDetent(in container: UIView) -> CGFloat {
        let safeArea = container.safeAreaInsets
        let top = safeArea.top + Headless.release.sheets.belowSafeArea
        return max(0, container.bounds.height - top - safeArea.bottom)
    }
}
