import UIKit

public enum StarFillMode: Int, Sendable {
    case full = 0, half = 1, precise = 2
}

@preconcurrency @MainActor public struct CosmosSettings {
    public init() {}
    public static var `default`: CosmosSettings { CosmosSettings() }

    private static let orange = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)

    public var emptyBorderColor: UIColor = CosmosSettings.orange
    public var emptyBorderWidth: Double = 1 / Double(UIScreen.main.scale)
    public var emptyColor: UIColor = .clear
    public var filledBorderColor: UIColor = CosmosSettings.orange
    public var filledBorderWidth: Double = 1 / Double(UIScreen.main.scale)
    public var filledColor: UIColor = CosmosSettings.orange
    public var fillMode = StarFillMode.full
    public var starMargin: Double = 5
    public var starSize: Double = 20
    public var starPoints: [CGPoint] = CosmosSettings.star
    public var filledImage: UIImage?
    public var emptyImage: UIImage?
    public var textColor = UIColor(white: 127 / 255, alpha: 1)
    public var textFont: UIFont = .preferredFont(forTextStyle: .footnote)
    public var textMargin: Double = 5
    public var totalStars = 5
    public var minTouchRating: Double = 1
    public var updateOnTouch = true
    public var passTouchesToSuperview = true
    public var disablePanGestures = false

    /// Five points at the rim of a circle and five between, within 100 by 100.
    private static let star: [CGPoint] = (0..<10).map { index in
        let angle = CGFloat(index) * .pi / 5 - .pi / 2
        let radius: CGFloat = index.isMultiple(of: 2) ? 52 : 21
        return CGPoint(x: 50 + radius * cos(angle), y: 53 + radius * sin(angle))
    }
}
