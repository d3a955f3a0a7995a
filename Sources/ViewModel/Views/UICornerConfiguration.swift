import Foundation

/// How round a corner is.
public struct UICornerRadius: Hashable, Sendable {
    enum Kind: Hashable { case fixed(Double), concentric(least: Double?) }

    let kind: Kind

    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }
    /// A corner as round as that of the container, less the distance from it.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(least: minimum))
    }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { self = .fixed(value) }
    public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}

/// How round the corners of a view are. Since iOS 26.
public struct UICornerConfiguration: Hashable, Sendable {
    enum Kind: Hashable {
        case capsule(most: Double?)
        /// The corners from the upper left clockwise.
        case corners([UICornerRadius?])
    }

    let kind: Kind

    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(kind: .capsule(most: maximumRadius))
    }
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(kind: .corners([radius, radius, radius, radius]))
    }
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(kind: .corners([topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius]))
    }
    public static func uniformTopRadius(
        _ radius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: bottomLeftRadius,
            bottomRightRadius: bottomRightRadius)
    }
    public static func uniformBottomRadius(
        _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: topLeftRadius, topRightRadius: topRightRadius, bottomLeftRadius: radius,
            bottomRightRadius: radius)
    }
    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
        corners(
            topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
            bottomRightRadius: rightRadius)
    }
}

extension UIView {
    /// How round a corner is at the view's present size and place.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let places: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
        guard let place = places.firstIndex(of: corner) else { return 0 }
        if let configuration = viewState.cornerConfiguration { return radii(of: configuration)[place] }
        let masks: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
        ]
        return layer.maskedCorners.contains(masks[place]) ? layer.cornerRadius : 0
    }

    /// The radii of the corners, from the upper left clockwise.
    private func radii(of configuration: UICornerConfiguration) -> [CGFloat] {
        switch configuration.kind {
        case .capsule(let most):
            Array(repeating: min(CGFloat(most ?? .infinity), min(bounds.width, bounds.height) / 2), count: 4)
        case .corners(let corners): corners.map { $0.map(radius) ?? 0 }
        }
    }

    /// Layers have one radius: where corners ask for several, the greatest counts, and those that ask for none stay sharp.
    func applyCornerConfiguration() {
        guard let configuration = viewState.cornerConfiguration else { return }
        let radii = radii(of: configuration)
        let masks: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
        ]
        layer.cornerRadius = radii.max() ?? 0
        layer.ownCorners = zip(masks, radii).reduce(into: []) { corners, corner in
            if corner.1 > 0 { corners.formUnion(corner.0) }
        }
    }

    private func radius(_ corner: UICornerRadius) -> CGFloat {
        switch corner.kind {
        case .fixed(let radius): return CGFloat(radius)
        case .concentric(let least):
            let container = superview?.layer.cornerRadius ?? 0
            let distance = max(0, min(frame.minX, frame.minY))
            return max(CGFloat(least ?? 0), container - distance)
        }
    }
}
