import Maquette

/// Phones under the names that snapshot tests use, with the sizes and safe areas of these names.
extension ViewImageConfig {
    public static let iPhoneSe = iPhoneSe(.portrait)
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        phone(320, 568, top: 20, bottom: 0, sides: 0, lower: 0, traits: .iPhoneSe(orientation), orientation)
    }

    public static let iPhone8 = iPhone8(.portrait)
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        phone(375, 667, top: 20, bottom: 0, sides: 0, lower: 0, traits: .iPhone8(orientation), orientation)
    }

    public static let iPhone8Plus = iPhone8Plus(.portrait)
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(414, 736, top: 20, bottom: 0, sides: 0, lower: 0, traits: .iPhone8Plus(orientation), orientation)
    }

    public static let iPhoneX = iPhoneX(.portrait)
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        phone(375, 812, top: 44, bottom: 34, sides: 44, lower: 24, traits: .iPhoneX(orientation), orientation)
    }

    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(414, 896, top: 44, bottom: 34, sides: 44, lower: 24, traits: .iPhoneXsMax(orientation), orientation)
    }

    public static let iPhoneXr = iPhoneXr(.portrait)
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        phone(414, 896, top: 44, bottom: 34, sides: 44, lower: 24, traits: .iPhoneXr(orientation), orientation)
    }

    public static let iPhone12 = iPhone12(.portrait)
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        phone(390, 844, top: 47, bottom: 34, sides: 47, lower: 21, traits: .iPhone12(orientation), orientation)
    }

    public static let iPhone12Pro = iPhone12Pro(.portrait)
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(390, 844, top: 47, bottom: 34, sides: 47, lower: 21, traits: .iPhone12Pro(orientation), orientation)
    }

    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(428, 926, top: 47, bottom: 34, sides: 47, lower: 21, traits: .iPhone12ProMax(orientation), orientation)
    }

    public static let iPhone12Mini = iPhone12Mini(.portrait)
    public static func iPhone12Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone(375, 812, top: 50, bottom: 34, sides: 50, lower: 21, traits: .iPhone12Mini(orientation), orientation)
    }

    public static let iPhone13 = iPhone13(.portrait)
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        phone(390, 844, top: 47, bottom: 34, sides: 47, lower: 21, traits: .iPhone13(orientation), orientation)
    }

    public static let iPhone13Mini = iPhone13Mini(.portrait)
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone(375, 812, top: 50, bottom: 34, sides: 50, lower: 21, traits: .iPhone13Mini(orientation), orientation)
    }

    public static let iPhone13Pro = iPhone13Pro(.portrait)
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(390, 844, top: 47, bottom: 34, sides: 47, lower: 21, traits: .iPhone13Pro(orientation), orientation)
    }

    public static let iPhone13ProMax = iPhone13ProMax(.portrait)
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(428, 926, top: 47, bottom: 34, sides: 47, lower: 21, traits: .iPhone13ProMax(orientation), orientation)
    }

    /// - Parameters:
    ///   - sides: the safe area on the left and right in landscape.
    ///   - lower: the safe area at the bottom in landscape.
    private static func phone(
        _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, sides: CGFloat, lower: CGFloat,
        traits: UITraitCollection, _ orientation: Orientation
    ) -> ViewImageConfig {
        switch orientation {
        case .portrait:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
                size: CGSize(width: width, height: height), traits: traits)
        case .landscape:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: 0, left: sides, bottom: lower, right: sides),
                size: CGSize(width: height, height: width), traits: traits)
        }
    }
}

extension UITraitCollection {
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }
    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }
    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isWide: true)
    }
    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }
    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isWide: true)
    }
    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isWide: true)
    }
    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }
    public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }
    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isWide: true)
    }
    public static func iPhone12Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }
    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }
    public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }
    public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation)
    }
    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, isWide: true)
    }

    /// - Parameter isWide: whether the width counts as regular in landscape.
    private static func phone(_ orientation: ViewImageConfig.Orientation, isWide: Bool = false) -> UITraitCollection {
        UITraitCollection { traits in
            traits.layoutDirection = .leftToRight
            traits.preferredContentSizeCategory = .medium
            traits.userInterfaceIdiom = .phone
            traits.horizontalSizeClass = orientation == .landscape && isWide ? .regular : .compact
            traits.verticalSizeClass = orientation == .landscape ? .compact : .regular
        }
    }
}
