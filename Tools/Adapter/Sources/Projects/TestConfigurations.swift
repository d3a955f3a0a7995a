import Foundation

/// Which scheme or test plan the tests of each target run by.
struct TestConfigurations {
    private struct Named<Content> {
        var path: String
        var content: Content
    }

    private let schemes: [Named<TestScheme>]
    private let plans: [Named<TestPlan>]
    /// What `$(SOURCE_ROOT)` is, and the project.
    private let folder: String
    private let project: String

    /// - Parameters:
    ///   - project: an Xcode project, or the folder of a package.
    ///   - schemeFolder: where its shared schemes are.
    ///   - root: where test plans may be.
    init(of project: String, schemesBelow schemeFolder: String, plansBelow root: String, sourceRoot folder: String) {
        func files(_ ending: String, below root: String) -> [String] {
            FolderContents.paths(below: root).filter { $0.hasSuffix(ending) }.sorted().map { root + "/" + $0 }
        }
        schemes = files(".xcscheme", below: schemeFolder).compactMap { path in
            (try? String(contentsOfFile: path, encoding: .utf8)).map { Named(path: path, content: TestScheme($0)) }
        }
        plans = files(".xctestplan", below: root).compactMap { path in
            FileManager.default.contents(atPath: path).flatMap(TestPlan.init).map { Named(path: path, content: $0) }
        }
        (self.project, self.folder) = (project, folder)
    }

    /// Each target is in one of them, or in all those of its plan.
    func configurations(of modules: [String]) -> [TestConfiguration] {
        var found: [TestConfiguration] = []
        for module in modules {
            for one in configurations(of: module) {
                let same = found.firstIndex { $0.name == one.name && $0.givesTheSame(as: one) }
                if let same { found[same].targets += one.targets } else { found.append(one) }
            }
        }
        return found
    }

    private func configurations(of module: String) -> [TestConfiguration] {
        func target(_ targets: [TestConfiguration.Target]) -> TestConfiguration.Target? {
            targets.first { $0.module == module }
        }
        func made(_ configurations: [TestConfiguration], _ target: TestConfiguration.Target, _ scheme: TestScheme?)
            -> [TestConfiguration]
        {
            configurations.map { configuration in
                var configuration = configuration
                if let scheme { configuration.fill(with: scheme.configuration) }
                configuration.targets = [target]
                return resolved(configuration)
            }
        }
        for scheme in schemes.map(\.content) {
            if let plan = scheme.plans.first.flatMap(plan), let target = target(plan.targets) {
                return made(plan.configurations, target, scheme)
            }
            if scheme.plans.isEmpty, let target = target(scheme.targets) {
                return made([scheme.configuration], target, nil)
            }
        }
        for scheme in schemes.map(\.content) {
            for plan in scheme.plans.dropFirst().compactMap(plan) {
                if let target = target(plan.targets) { return made(plan.configurations, target, scheme) }
            }
        }
        for plan in plans.map(\.content) {
            if let target = target(plan.targets) { return made(plan.configurations, target, nil) }
        }
        // None names it, as where its scheme is one's own: what any scheme or plan gives.
        var all = TestConfiguration()
        for scheme in schemes { all.fill(with: scheme.content.configuration) }
        for plan in plans { if let first = plan.content.configurations.first { all.fill(with: first) } }
        (all.arguments, all.targets) = ([], [TestConfiguration.Target(module: module)])
        return [resolved(all)]
    }

    /// A path of a scheme is relative to the folder of its project.
    private func plan(_ path: String) -> TestPlan? {
        let name = "/" + (path as NSString).lastPathComponent
        let whole = URL(fileURLWithPath: folder + "/" + path).standardizedFileURL.path
        return (plans.first { $0.path == whole } ?? plans.first { $0.path.hasSuffix(name) })?.content
    }

    private func resolved(_ configuration: TestConfiguration) -> TestConfiguration {
        var configuration = configuration
        // Whether something is recorded, nobody says for all who run a project's tests.
        configuration.environment = configuration.environment.filter { !$0.key.uppercased().contains("RECORD") }
            .mapValues { Self.resolved($0, in: folder, of: project) }
        configuration.arguments = configuration.arguments.map { Self.resolved($0, in: folder, of: project) }
        return configuration
    }

    /// `$(SOURCE_ROOT)/Tests/ReferenceImages`
    static func resolved(_ value: String, in folder: String, of project: String) -> String {
        let name = URL(fileURLWithPath: project).deletingPathExtension().lastPathComponent
        let known = ["SOURCE_ROOT": folder, "SRCROOT": folder, "PROJECT_DIR": folder, "PROJECT_NAME": name]
        return known.reduce(value) { text, variable in
            text.replacing("$(\(variable.key))", with: variable.value)
                .replacing("${\(variable.key)}", with: variable.value)
        }
    }

    /// `"NAME": .environmentVariable(value: "…")` and `"NAME": "…"` of a project that Tuist describes.
    static func variables(inTuist text: String, in folder: String) -> [String: String] {
        let all = text.matches(
            of: /"([A-Z][A-Z0-9_]*)":\s*(?:\.environmentVariable\(\s*value:\s*"([^"]*)"|\.init\(\s*value:\s*"([^"]*)")/)
        let found = Dictionary(
            all.map {
                (String($0.output.1), resolved(String($0.output.2 ?? $0.output.3 ?? ""), in: folder, of: folder))
            },
            uniquingKeysWith: { one, _ in one })
        return found.filter { !$0.key.contains("RECORD") }
    }
}
