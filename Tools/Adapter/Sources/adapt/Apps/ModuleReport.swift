import Adapting
import Foundation
import Projects

/// What became of a module.
struct ModuleReport: Codable {
    var module: String
    var files: Int
    /// Files that compile as they are; nil where that was not tried.
    var asTheyAre: Int?
    /// Files without an error when adapted, before anything was cut.
    var adapted = 0
    /// Files that compile completely.
    var completeFiles = 0
    var viewFiles = 0
    /// View files of which nothing was left out.
    var completeViewFiles = 0
    /// Complete view files that compile and use nothing that is missing.
    var viewFilesMissingNothing = 0
    /// The module's classes of controllers from which no others of it come.
    var controllers: [String]?
    /// Whether there is an object file for every file.
    var isCompiled = false
    var rounds = 0
    var seconds = 0.0
    /// What the seconds went into.
    var steps: [Step] = []
    var cuts: [Cut] = []
    /// Types that are named and not there, each as it is declared.
    var stubs: [String] = []
    /// Members of these, and of types to which a module that is missing adds.
    var members: [String] = []
    /// Where code comes to either.
    var stubUses: [StubUse] = []
    /// Modules that are imported and not there.
    var absentModules: [String] = []
    /// Absent modules for which a module of Maquette's stands in.
    var standIns: [String] = []
    /// Files that the project names and that are not there.
    var missingFiles: [String] = []
    /// What the compiler says that no cut could answer.
    var left: [String] = []

    /// A run of the compiler over files, or another part of the work.
    struct Step: Codable {
        var name: String
        var files: Int
        var complaints: Int
        var seconds: Double
        /// The seconds of the processor, which do not depend on what else the machine does.
        var processorSeconds: Double

        init(_ name: String, _ files: Int, _ complaints: Int = 0, since begin: Moment) {
            (self.name, self.files, self.complaints) = (name, files, complaints)
            let now = Moment()
            seconds = now.date.timeIntervalSince(begin.date)
            processorSeconds = now.processorSeconds - begin.processorSeconds
        }
    }

    /// When a step began.
    struct Moment {
        let date = Date()
        /// The seconds of the processor of this process and of those that it has waited for.
        let processorSeconds: Double

        init() {
            processorSeconds = [RUSAGE_SELF, RUSAGE_CHILDREN].reduce(0) { sum, who in
                var usage = rusage()
                getrusage(__rusage_who_t(who.rawValue), &usage)
                return [usage.ru_utime, usage.ru_stime].reduce(sum) {
                    $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
                }
            }
        }
    }

    /// For a module that is made of headers alone.
    mutating func countNothing() {
        (files, adapted, completeFiles) = (0, 0, 0)
        if asTheyAre != nil { asTheyAre = 0 }
        (viewFiles, completeViewFiles, viewFilesMissingNothing) = (0, 0, 0)
        stubUses = []
    }

    /// An attribute that is missing is a stub, too: a wrapper or macro that does nothing.
    mutating func countViewFilesMissingNothing(_ viewFiles: some Collection<String>) {
        let spoilt = Set(cuts.filter { $0.isMissed || $0.kind == .attribute }.map(\.path)).union(stubUses.map(\.path))
        viewFilesMissingNothing = isCompiled ? viewFiles.count { !spoilt.contains($0) } : 0
    }
}
