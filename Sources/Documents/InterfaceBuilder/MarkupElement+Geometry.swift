import Foundation
import MaquetteViewModel

/// Points, sizes, rectangles and insets as documents write them.
extension MarkupElement {
    /// Beyond this, floating-point arithmetic loses the pixel.
    static let farthest = 100_000.0

    /// A number of points; nil if the attribute is missing or not a number.
    func length(_ attribute: String) -> CGFloat? {
        number(attribute).map { CGFloat(min(max($0, -Self.farthest), Self.farthest)) }
    }

    /// `<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>`, or as some of Xcode 6 and 7 have it,
    /// `<frame key="frameInset" minX="10" minY="134" width="120" height="40"/>`.
    func rect(key: String) -> CGRect? {
        let inset = key == "frame" ? child(key: "frameInset") : nil
        guard let rect = child(key: key) ?? inset, rect.name == "rect" || rect.name == "frame",
            let width = rect.length("width"), let height = rect.length("height")
        else { return nil }
        return CGRect(
            x: rect.length("x") ?? rect.length("minX") ?? 0, y: rect.length("y") ?? rect.length("minY") ?? 0,
            width: max(width, 0), height: max(height, 0))
    }

    func size(key: String) -> CGSize? {
        guard let size = child(key: key), let width = size.length("width"), let height = size.length("height")
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The cell's own row height.
    var rowHeight: CGFloat? { length("rowHeight").map { max($0, 0) } }

    /// `<point key="canvasLocation" x="140" y="133"/>`
    /// `<range location="2" length="3"/>`
    var range: NSRange? {
        guard let location = integer("location"), let length = integer("length"), location >= 0, length >= 0 else {
            return nil
        }
        return NSRange(location: location, length: length)
    }

    func point(key: String) -> CGPoint? {
        guard let point = child(key: key), let x = point.length("x"), let y = point.length("y") else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// `<inset minX=… minY=… maxX=… maxY=…>` or `<edgeInsets top=… left=… bottom=… right=…>`
    func insets(key: String) -> UIEdgeInsets? {
        guard let insets = child(key: key) else { return nil }
        func side(_ names: String...) -> CGFloat { names.lazy.compactMap { insets.length($0) }.first ?? 0 }
        return UIEdgeInsets(
            top: side("top", "minY"), left: side("left", "minX"), bottom: side("bottom", "maxY"),
            right: side("right", "maxX"))
    }

    func directionalInsets(key: String) -> NSDirectionalEdgeInsets? {
        guard let insets = child(key: key) else { return nil }
        func side(_ name: String) -> CGFloat { insets.length(name) ?? 0 }
        return NSDirectionalEdgeInsets(
            top: side("top"), leading: side("leading"), bottom: side("bottom"), trailing: side("trailing"))
    }

    /// `<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>`
    var autoresizingMask: UIView.AutoresizingMask? {
        guard let element = child(key: "autoresizingMask") else { return nil }
        let names: [(String, UIView.AutoresizingMask)] = [
            ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
            ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return names.reduce(into: []) { mask, name in if element.flag(name.0) == true { mask.insert(name.1) } }
    }
}
