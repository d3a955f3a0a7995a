import Maquette

/// The outlines of the system font.
enum SystemFonts {
    /// Fails when they are missing, naming the package that has them.
    static func check() throws {
        if let problem = Headless.fontProblem { throw Failure(problem) }
    }

    /// Prepares the weights that most screens use while documents are still being read, which makes the first picture
    /// faster.
    static func prepare() { TextMeasurement.prepareSystemFont() }
}
