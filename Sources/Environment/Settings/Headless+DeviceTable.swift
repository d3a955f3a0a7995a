import Foundation

extension Headless.Device {
    /// Every device in the table, phones first, from the oldest.
    public static let all: [Headless.Device] = phones + pads

    /// The default device.
    public static let iPhone16 = phones.first { $0.name == "iPhone 16" } ?? phones[0]

    /// Points, scales and size classes as Apple documents them; insets and corners as published from runs, or recalled.
    /// In landscape the top inset is 0 and left and right are alike.
    private static let phones: [Headless.Device] = [
        phone("iPhone 8", 375, 667, scale: 2, portrait: (20, 0), landscape: (0, 0), .measured),
        phone("iPhone SE (2nd generation)", 375, 667, scale: 2, portrait: (20, 0), landscape: (0, 0), .measured),
        phone("iPhone SE (3rd generation)", 375, 667, scale: 2, portrait: (20, 0), landscape: (0, 0), .measured),
        phone(
            "iPhone 8 Plus", 414, 736, scale: 3, nativeScale: 2.608, portrait: (20, 0), landscape: (0, 0),
            isRegularInLandscape: true, .recalled),
        phone("iPhone X", 375, 812, scale: 3, portrait: (44, 34), landscape: (44, 21), corner: 39, .measured),
        phone("iPhone XS", 375, 812, scale: 3, portrait: (44, 34), landscape: (44, 21), corner: 39, .measured),
        phone("iPhone 11 Pro", 375, 812, scale: 3, portrait: (44, 34), landscape: (44, 21), corner: 39, .measured),
        phone(
            "iPhone XR", 414, 896, scale: 2, portrait: (48, 34), landscape: (48, 21), isRegularInLandscape: true,
            corner: 41.5, .measured),
        phone(
            "iPhone 11", 414, 896, scale: 2, portrait: (48, 34), landscape: (48, 21), isRegularInLandscape: true,
            corner: 41.5, .measured),
        phone(
            "iPhone XS Max", 414, 896, scale: 3, portrait: (44, 34), landscape: (44, 21), isRegularInLandscape: true,
            corner: 39, .measured),
        phone(
            "iPhone 11 Pro Max", 414, 896, scale: 3, portrait: (44, 34), landscape: (44, 21),
            isRegularInLandscape: true, corner: 39, .measured),
        phone(
            "iPhone 12 mini", 375, 812, scale: 3, nativeScale: 2.88, portrait: (50, 34), landscape: (50, 21),
            corner: 44, .measured),
        phone(
            "iPhone 13 mini", 375, 812, scale: 3, nativeScale: 2.88, portrait: (50, 34), landscape: (50, 21),
            corner: 44, .measured),
        phone("iPhone 12", 390, 844, scale: 3, portrait: (47, 34), landscape: (47, 21), corner: 47.3, .measured),
        phone("iPhone 12 Pro", 390, 844, scale: 3, portrait: (47, 34), landscape: (47, 21), corner: 47.3, .measured),
        phone("iPhone 13", 390, 844, scale: 3, portrait: (47, 34), landscape: (47, 21), corner: 47.3, .measured),
        phone("iPhone 13 Pro", 390, 844, scale: 3, portrait: (47, 34), landscape: (47, 21), corner: 47.3, .measured),
        phone("iPhone 14", 390, 844, scale: 3, portrait: (47, 34), landscape: (47, 21), corner: 47.3, .measured),
        phone("iPhone 16e", 390, 844, scale: 3, portrait: (47, 34), landscape: (47, 21), corner: 47.3, .measured),
        phone(
            "iPhone 12 Pro Max", 428, 926, scale: 3, portrait: (47, 34), landscape: (47, 21),
            isRegularInLandscape: true, corner: 53.3, .measured),
        phone(
            "iPhone 13 Pro Max", 428, 926, scale: 3, portrait: (47, 34), landscape: (47, 21),
            isRegularInLandscape: true, corner: 53.3, .measured),
        phone(
            "iPhone 14 Plus", 428, 926, scale: 3, portrait: (47, 34), landscape: (47, 21), isRegularInLandscape: true,
            corner: 53.3, .measured),
        phone("iPhone 14 Pro", 393, 852, scale: 3, portrait: (59, 34), landscape: (59, 21), corner: 55, .measured),
        phone("iPhone 15", 393, 852, scale: 3, portrait: (59, 34), landscape: (59, 21), corner: 55, .measured),
        phone("iPhone 15 Pro", 393, 852, scale: 3, portrait: (59, 34), landscape: (59, 21), corner: 55, .measured),
        phone("iPhone 16", 393, 852, scale: 3, portrait: (59, 34), landscape: (59, 21), corner: 55, .measured),
        phone(
            "iPhone 14 Pro Max", 430, 932, scale: 3, portrait: (59, 34), landscape: (59, 21),
            isRegularInLandscape: true, corner: 55, .recalled),
        phone(
            "iPhone 15 Pro Max", 430, 932, scale: 3, portrait: (59, 34), landscape: (59, 21),
            isRegularInLandscape: true, corner: 55, .recalled),
        phone(
            "iPhone 15 Plus", 430, 932, scale: 3, portrait: (59, 34), landscape: (59, 21), isRegularInLandscape: true,
            corner: 55, .recalled),
        phone(
            "iPhone 16 Plus", 430, 932, scale: 3, portrait: (59, 34), landscape: (59, 21), isRegularInLandscape: true,
            corner: 55, .recalled),
        phone(
            "iPhone 16 Pro", 402, 874, scale: 3, portrait: (62, 34), landscape: (62, 21), corner: 62,
            cornerCertainty: .measured, .measured),
        phone(
            "iPhone 16 Pro Max", 440, 956, scale: 3, portrait: (62, 34), landscape: (62, 21),
            isRegularInLandscape: true, corner: 63, cornerCertainty: .measured, .recalled),
        phone(
            "iPhone 17", 402, 874, scale: 3, portrait: (62, 34), landscape: (62, 20), corner: 62,
            cornerCertainty: .measured, .recalled),
        phone(
            "iPhone 17 Pro", 402, 874, scale: 3, portrait: (62, 34), landscape: (62, 20), corner: 62,
            cornerCertainty: .measured, .recalled),
        phone(
            "iPhone 17 Pro Max", 440, 956, scale: 3, portrait: (62, 34), landscape: (62, 20),
            isRegularInLandscape: true, corner: 63, cornerCertainty: .measured, .recalled),
        phone(
            "iPhone Air", 420, 912, scale: 3, portrait: (68, 34), landscape: (68, 20), isRegularInLandscape: true,
            .recalled),
    ]

    /// Too old to be listed, but on the canvas of documents from their time.
    static let older: [Headless.Device] = [
        phone("iPhone 4s", 320, 480, scale: 2, portrait: (20, 0), landscape: (0, 0), .measured),
        phone("iPhone SE (1st generation)", 320, 568, scale: 2, portrait: (20, 0), landscape: (0, 0), .measured),
    ]

    private static let pads: [Headless.Device] = [
        pad("iPad (9.7-inch)", 768, 1024, insets: (20, 0), .measured),
        pad("iPad mini (5th generation)", 768, 1024, insets: (20, 0), .measured),
        pad("iPad (10.2-inch)", 810, 1080, insets: (20, 0), .measured),
        pad("iPad Pro (10.5-inch)", 834, 1112, insets: (20, 0), .measured),
        pad("iPad Air (3rd generation)", 834, 1112, insets: (20, 0), .measured),
        pad("iPad (10th generation)", 820, 1180, insets: (24, 20), .measured),
        pad("iPad (A16)", 820, 1180, insets: (24, 20), .measured),
        pad("iPad Air (11-inch)", 820, 1180, insets: (24, 20), .measured),
        pad("iPad mini (6th generation)", 744, 1133, insets: (24, 20), .measured),
        pad("iPad Pro (11-inch)", 834, 1194, insets: (24, 20), .measured),
        pad("iPad Pro (11-inch, M4)", 834, 1210, insets: (24, 20), corner: 29, cornerCertainty: .measured, .recalled),
        pad("iPad Pro (12.9-inch)", 1024, 1366, insets: (24, 20), .measured),
        pad("iPad Air (13-inch)", 1024, 1366, insets: (24, 20), .measured),
        pad("iPad Pro (13-inch, M4)", 1032, 1376, insets: (24, 20), corner: 29, cornerCertainty: .measured, .recalled),
    ]

    private static func phone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, nativeScale: CGFloat? = nil,
        portrait: (top: CGFloat, bottom: CGFloat), landscape: (side: CGFloat, bottom: CGFloat),
        isRegularInLandscape: Bool = false, corner: CGFloat? = nil,
        cornerCertainty: Headless.Certainty = .recalled, _ certainty: Headless.Certainty
    ) -> Headless.Device {
        Headless.Device(
            name: name, idiom: .phone, portraitSize: CGSize(width: width, height: height), scale: scale,
            nativeScale: nativeScale,
            portraitInsets: UIEdgeInsets(top: portrait.top, left: 0, bottom: portrait.bottom, right: 0),
            landscapeInsets: UIEdgeInsets(
                top: 0, left: landscape.side, bottom: landscape.bottom, right: landscape.side),
            isRegularInLandscape: isRegularInLandscape, cornerRadius: corner, insetCertainty: certainty,
            cornerCertainty: cornerCertainty)
    }

    private static func pad(
        _ name: String, _ width: CGFloat, _ height: CGFloat, insets: (top: CGFloat, bottom: CGFloat),
        corner: CGFloat? = nil, cornerCertainty: Headless.Certainty = .recalled, _ certainty: Headless.Certainty
    ) -> Headless.Device {
        let bothWays = UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
        return Headless.Device(
            name: name, idiom: .pad, portraitSize: CGSize(width: width, height: height), scale: 2,
            portraitInsets: bothWays, landscapeInsets: bothWays, isRegularInLandscape: true, cornerRadius: corner,
            insetCertainty: certainty, cornerCertainty: cornerCertainty)
    }
}
