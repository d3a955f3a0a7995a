/// The widths of Verdana: what a browser measured, in hundredths of an em, as the package
/// string-pixel-width publishes it under the MIT licence.
extension Typeface {
    static func verdana(isBold: Bool, isItalic: Bool) -> [Unicode.Scalar: Double] {
        advances(isBold ? verdanaBold : verdanaRegular, of: 100)
    }

    private static let verdanaRegular: [Int] = [
        35, 39, 46, 82, 64, 108, 73, 27, 45, 45, 64, 82, 36, 45, 36, 45, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 45, 45,
        82, 82, 82, 55, 100, 68, 69, 70, 77, 63, 57, 78, 75, 42, 45, 69, 56, 84, 75, 79, 60, 79, 70, 68, 62, 73, 68, 99,
        69, 62, 69, 45, 45, 45, 82, 64, 64, 60, 62, 52, 62, 60, 35, 62, 63, 27, 34, 59, 27, 97, 63, 61, 62, 62, 43, 52,
        39, 63, 59, 82, 59, 59, 53, 63, 45, 63, 82,
    ]

    private static let verdanaBold: [Int] = [
        34, 40, 59, 87, 71, 127, 86, 33, 54, 54, 71, 87, 36, 48, 36, 69, 71, 71, 71, 71, 71, 71, 71, 71, 71, 71, 40, 40,
        87, 87, 87, 62, 96, 78, 76, 72, 83, 68, 65, 81, 84, 55, 56, 77, 64, 95, 85, 85, 73, 85, 78, 71, 68, 81, 76, 113,
        76, 74, 69, 54, 69, 54, 87, 71, 71, 67, 70, 59, 70, 66, 42, 70, 71, 34, 40, 67, 34, 106, 71, 69, 70, 70, 50, 59,
        46, 71, 65, 98, 67, 65, 60, 71, 54, 71, 87,
    ]
}
