import Maquette

/// The outlines without which texts cannot be set as iOS sets them.
enum SystemFonts {
    /// Fails where they are missing, with the package that has them.
    static func check() throws {
        if let problem = Headless.fontProblem { throw Failure(problem) }
    }

    /// Makes the weights that most screens have while documents are still being found and read: the first picture is
    /// there sooner by what that takes.
    static func prepare() { TextMeasurement.prepareSystemFont() }
}
