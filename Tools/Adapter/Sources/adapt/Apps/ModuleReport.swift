import Adapting
import Projects

/// What became of a module.
struct ModuleReport: Codable {
    var module: String
    var files: Int
    /// Files that compile as they are; nil where that was not tried.
    var asTheyAre: Int?
    /// Files without an error when adapted, before anything was cut.
    var adapted = 0
    /// Files that are whole in the end.
    var whole = 0
    var viewFiles = 0
    /// View files in which nothing was cut.
    var uncutViewFiles = 0
    /// Those of them that compile and in which nothing is a stub.
    var aliveViewFiles = 0
    /// Whether there is an object file for every file.
    var isCompiled = false
    var rounds = 0
    var seconds = 0.0
    var cuts: [Cut] = []
    /// Types that are named and not there, each as it is declared.
    var stubs: [String] = []
    /// Members of these, and of types to which a module that is missing adds.
    var members: [String] = []
    /// Where code comes to either.
    var stubUses: [StubUse] = []
    /// Modules that are imported and not there.
    var absentModules: [String] = []
    /// Files that the project names and that are not there.
    var missingFiles: [String] = []
    /// What the compiler says that no cut could answer.
    var left: [String] = []

    /// An attribute that is missing is a stub, too: a wrapper or macro that does nothing.
    mutating func countAlive(_ viewFiles: some Collection<String>) {
        let spoilt = Set(cuts.filter { $0.isMissed || $0.kind == .attribute }.map(\.path)).union(stubUses.map(\.path))
        aliveViewFiles = isCompiled ? viewFiles.count { !spoilt.contains($0) } : 0
    }
}
