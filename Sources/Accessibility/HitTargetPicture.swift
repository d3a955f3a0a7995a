import Foundation
import Maquette
import MaquetteDrawing
import MaquetteViewModel

extension Shown {
    /// The picture with a colour over each place where a view takes touches, one colour for each such view.
    ///
    /// Where touches reach the shown view itself there is none; where they reach nothing, the picture is grey.
    ///
    /// - Parameters:
    ///   - colors: used again and again; empty takes the standard ones.
    ///   - step: how far apart the points are that are tried. What is smaller may be missed.
    public func hitTargetPicture(colors: [UIColor] = [], isMonochrome: Bool = true, step: CGSize = .zero) throws
        -> Picture
    {
        var picture = picture()
        if isMonochrome { picture = picture.monochrome }
        let palette = MarkerPalette(colors, isDark: stage.settings.userInterfaceStyle == .dark)
        var list = DisplayList(size: picture.list.size)
        list.append(try picture.seenList())
        var numbers: [ObjectIdentifier: Int] = [:]
        for (target, frame) in hitRegions(step) where target !== view {
            guard let target else {
                list.fill(.rect(Rect(frame)), Color(hex: 0xAAAAAA))
                continue
            }
            let key = ObjectIdentifier(target)
            if numbers[key] == nil { numbers[key] = numbers.count + 1 }
            list.fill(.rect(Rect(frame)), palette.fill(numbers[key] ?? 1))
        }
        return Picture(list, scale: picture.scale)
    }

    /// Rectangles in which touches reach the same view, from the top; nil where they reach none.
    private func hitRegions(_ step: CGSize) -> [(target: UIView?, frame: CGRect)] {
        let bounds = view.convert(view.bounds, to: canvas)
        let (across, down) = (max(1, step.width.rounded(.down)), max(1, step.height.rounded(.down)))
        var regions: [(target: UIView?, frame: CGRect)] = []
        var open: [(target: UIView?, frame: CGRect)] = []
        var y = bounds.minY
        while y < bounds.maxY {
            let height = min(down, bounds.maxY - y)
            let row = hitRow(from: bounds.minX, to: bounds.maxX, across, at: y + min(down, 1) / 2).map {
                (target: $0.target, frame: CGRect(x: $0.start, y: y, width: $0.end - $0.start, height: height))
            }
            let isLikeTheOneAbove =
                row.count == open.count
                && zip(row, open).allSatisfy {
                    $0.target === $1.target && $0.frame.minX == $1.frame.minX && $0.frame.maxX == $1.frame.maxX
                }
            if isLikeTheOneAbove {
                for index in open.indices { open[index].frame.size.height += height }
            } else {
                regions += open
                open = row
            }
            y += down
        }
        return regions + open
    }

    private func hitRow(
        from left: CGFloat, to right: CGFloat, _ across: CGFloat, at y: CGFloat
    ) -> [(target: UIView?, start: CGFloat, end: CGFloat)] {
        var row: [(target: UIView?, start: CGFloat, end: CGFloat)] = []
        var x = left
        while x < right {
            let point = canvas.convert(CGPoint(x: x + min(across, 1) / 2, y: y), to: view)
            let target = view.hitTest(point, with: nil)
            let end = min(x + across, right)
            if let last = row.indices.last, row[last].target === target {
                row[last].end = end
            } else {
                row.append((target, x, end))
            }
            x += across
        }
        return row
    }
}
