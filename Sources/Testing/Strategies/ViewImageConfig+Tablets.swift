import Maquette

/// iPads under the names that snapshot tests use, full screen and in split view.
extension ViewImageConfig {
    public static let iPadMini = iPadMini(.landscape)
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(whole(orientation)) }
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(768, 1024, top: 20, bottom: 0, landscape: (320, 507, 694), portrait: (320, 438), orientation)
    }

    public static let iPad9_7 = iPad9_7(.landscape)
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPad9_7(whole(orientation)) }
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(768, 1024, top: 20, bottom: 0, landscape: (320, 507, 694), portrait: (320, 438), orientation)
    }

    public static let iPad10_2 = iPad10_2(.landscape)
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(whole(orientation)) }
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(810, 1080, top: 20, bottom: 0, landscape: (320, 535, 750), portrait: (320, 480), orientation)
    }

    public static let iPadPro10_5 = iPadPro10_5(.landscape)
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { iPadPro10_5(whole(orientation)) }
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(834, 1112, top: 20, bottom: 0, landscape: (320, 551, 782), portrait: (320, 504), orientation)
    }

    public static let iPadPro11 = iPadPro11(.landscape)
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(whole(orientation)) }
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(834, 1194, top: 24, bottom: 20, landscape: (375, 592, 809), portrait: (320, 504), orientation)
    }

    public static let iPadPro12_9 = iPadPro12_9(.landscape)
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { iPadPro12_9(whole(orientation)) }
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        pad(1024, 1366, top: 20, bottom: 0, landscape: (375, 678, 981), portrait: (375, 639), isWide: true, orientation)
    }

    private static func whole(_ orientation: Orientation) -> TabletOrientation {
        orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
    }

    /// - Parameters:
    ///   - landscape: the widths of a third, a half and two thirds in landscape.
    ///   - portrait: those of a third and two thirds in portrait.
    ///   - isWide: whether a half counts as regular.
    private static func pad(
        _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat,
        landscape: (third: CGFloat, half: CGFloat, twoThirds: CGFloat), portrait: (third: CGFloat, twoThirds: CGFloat),
        isWide: Bool = false, _ orientation: TabletOrientation
    ) -> ViewImageConfig {
        let (size, isRegular) =
            switch orientation {
            case .landscape(.full): (CGSize(width: height, height: width), true)
            case .landscape(.twoThirds): (CGSize(width: landscape.twoThirds, height: width), true)
            case .landscape(.oneHalf): (CGSize(width: landscape.half, height: width), isWide)
            case .landscape(.oneThird): (CGSize(width: landscape.third, height: width), false)
            case .portrait(.full): (CGSize(width: width, height: height), true)
            case .portrait(.twoThirds): (CGSize(width: portrait.twoThirds, height: height), false)
            case .portrait(.oneThird): (CGSize(width: portrait.third, height: height), false)
            }
        return ViewImageConfig(
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
            traits: isRegular ? .wholePad : .partOfPad)
    }
}

extension UITraitCollection {
    public static let iPadMini = wholePad
    public static let iPadMini_Compact_SplitView = partOfPad
    public static let iPad9_7 = wholePad
    public static let iPad9_7_Compact_SplitView = partOfPad
    public static let iPad10_2 = wholePad
    public static let iPad10_2_Compact_SplitView = partOfPad
    public static let iPadPro10_5 = wholePad
    public static let iPadPro10_5_Compact_SplitView = partOfPad
    public static let iPadPro11 = wholePad
    public static let iPadPro11_Compact_SplitView = partOfPad
    public static let iPadPro12_9 = wholePad
    public static let iPadPro12_9_Compact_SplitView = partOfPad

    fileprivate static let wholePad = pad(width: .regular)
    fileprivate static let partOfPad = pad(width: .compact)

    /// Unlike those of phones, they say nothing of a text size.
    private static func pad(width: UIUserInterfaceSizeClass) -> UITraitCollection {
        UITraitCollection { traits in
            traits.userInterfaceIdiom = .pad
            traits.horizontalSizeClass = width
            traits.verticalSizeClass = .regular
        }
    }
}
