import Foundation
import MaquetteSnapshots
import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
    public static var image: Snapshotting { .image() }

    /// The layer with its sublayers as a picture of its bounds.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection(),
        allowsSingleColor: Bool = Tolerance.usuallyAllowsSingleColor,
        largestRegion: Double = Tolerance.usualLargestRegion
    ) -> Snapshotting {
        let tolerance = Tolerance(precision, perceptualPrecision, allowsSingleColor, largestRegion)
        return SimplySnapshotting.image(tolerance, scale: traits.displayScale).pullback { layer in
            OnStage.onMain {
                let format = UIGraphicsImageRendererFormat(for: traits)
                return UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image { context in
                    layer.setNeedsLayout()
                    layer.layoutIfNeeded()
                    layer.render(in: context.cgContext)
                }
            }
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    public static var image: Snapshotting { .image() }

    /// The area of the path, in black.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
        allowsSingleColor: Bool = Tolerance.usuallyAllowsSingleColor,
        largestRegion: Double = Tolerance.usualLargestRegion
    ) -> Snapshotting {
        let tolerance = Tolerance(precision, perceptualPrecision, allowsSingleColor, largestRegion)
        return SimplySnapshotting.image(tolerance, scale: scale).pullback { path in
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            return UIGraphicsImageRenderer(bounds: path.bounds, format: format).image { _ in
                UIColor.black.setFill()
                path.fill()
            }
        }
    }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
    public static var image: Snapshotting { .image() }

    /// The path in black, drawn as asked for.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
        drawingMode: CGPathDrawingMode = .eoFill, allowsSingleColor: Bool = Tolerance.usuallyAllowsSingleColor,
        largestRegion: Double = Tolerance.usualLargestRegion
    ) -> Snapshotting {
        let tolerance = Tolerance(precision, perceptualPrecision, allowsSingleColor, largestRegion)
        return SimplySnapshotting.image(tolerance, scale: scale).pullback { path in
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            return UIGraphicsImageRenderer(bounds: path.boundingBoxOfPath, format: format).image { context in
                context.cgContext.addPath(path)
                context.cgContext.drawPath(using: drawingMode)
            }
        }
    }
}

extension Snapshotting where Value == CGPath, Format == String {
    /// The elements of the path, one line each, with a blank line before each new outline.
    public static var elementsDescription: Snapshotting {
        SimplySnapshotting.lines.pullback { PathText.lines(of: $0, PathText.number) }
    }

    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        SimplySnapshotting.lines.pullback { PathText.lines(of: $0, PathText.words(numberFormatter)) }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    public static var elementsDescription: Snapshotting {
        SimplySnapshotting.lines.pullback { path in PathText.lines(of: path.cgPath, PathText.number) }
    }

    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        SimplySnapshotting.lines.pullback { path in PathText.lines(of: path.cgPath, PathText.words(numberFormatter)) }
    }
}

/// The texts that snapshot tests have recorded of paths.
private enum PathText {
    /// One to three decimals, as `NumberFormatter` has them on Apple's platforms; that of Linux ignores the limits.
    static func number(_ value: CGFloat) -> String {
        let rounded = ((Double(value) * 1000).rounded(.toNearestOrEven) + 0) / 1000
        return "\(rounded)"
    }

    static func words(_ formatter: NumberFormatter) -> (CGFloat) -> String {
        { formatter.string(from: NSNumber(value: Double($0))) ?? number($0) }
    }

    static func lines(of path: CGPath, _ number: (CGFloat) -> String) -> String {
        var text = ""
        path.applyWithBlock { element in
            let (name, count): (String, Int) =
                switch element.pointee.type {
                case .moveToPoint: ("MoveTo", 1)
                case .addLineToPoint: ("LineTo", 1)
                case .addQuadCurveToPoint: ("QuadCurveTo", 2)
                case .addCurveToPoint: ("CurveTo", 3)
                case .closeSubpath: ("Close", 0)
                }
            if element.pointee.type == .moveToPoint, !text.isEmpty { text += "\n" }
            let points = (0..<count).map { place in
                let point = element.pointee.points[place]
                let numbers = [point.x, point.y].map(number)
                return "(\(numbers.joined(separator: ", ")))"
            }
            text += "\(name) \(points.joined(separator: " "))\n"
        }
        return text
    }
}
