import MaquetteText

extension Headless {
    /// What is wrong with the fonts of this machine, with the package that mends it; nil when all is well.
    public static var fontProblem: String? { FontLibrary.problem }
}
