import Testing
import UIKit

/// Expects a view's frame to be what was worked out, number by number, to a ten-thousandth of a point.
@MainActor
public func expectFrame(
    _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ name: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let found = view.frame
    let expected = CGRect(x: x, y: y, width: width, height: height)
    let differences = [
        found.minX - expected.minX, found.minY - expected.minY, found.width - expected.width,
        found.height - expected.height,
    ]
    #expect(
        differences.allSatisfy { abs($0) < 1e-4 },
        "\(name.isEmpty ? "the view" : name) is at \(text(found)), expected \(text(expected))",
        sourceLocation: sourceLocation)
}

private func text(_ rect: CGRect) -> String { "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))" }
