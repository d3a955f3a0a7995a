import Foundation

/// A test plan of Xcode's: an `.xctestplan`.
struct TestPlan {
    var targets: [TestConfiguration.Target] = []
    /// One or several, without targets.
    var configurations: [TestConfiguration] = []

    init?(_ data: Data) {
        guard let form = try? JSONDecoder().decode(Form.self, from: data) else { return nil }
        targets = (form.testTargets ?? []).filter { $0.enabled != false }.compactMap { entry in
            guard let name = entry.target?.name else { return nil }
            return TestConfiguration.Target(
                module: TestConfiguration.module(of: name), selected: entry.selectedTests?.names,
                skipped: entry.skippedTests?.names ?? [])
        }
        let usual = configuration(of: form.defaultOptions)
        for entry in form.configurations ?? [] where entry.enabled != false {
            var made = configuration(of: entry.options)
            made.fill(with: usual)
            made.name = entry.name
            // What is different in nothing but what Xcode measures comes to the same here.
            if !configurations.contains(where: { made.givesTheSame(as: $0) }) { configurations.append(made) }
        }
        if configurations.isEmpty { configurations = [usual] }
        if configurations.count == 1 { configurations[0].name = nil }
    }

    private func configuration(of options: Form.Options?) -> TestConfiguration {
        var made = TestConfiguration()
        for entry in options?.environmentVariableEntries ?? [] where entry.enabled != false {
            made.environment[entry.key] = entry.value
        }
        made.arguments = (options?.commandLineArgumentEntries ?? []).filter { $0.enabled != false }
            .flatMap { TestConfiguration.words(of: $0.argument) }
        made.set(language: options?.language, region: options?.region)
        return made
    }

    private struct Form: Decodable {
        struct Variable: Decodable {
            var key: String
            var value: String
            var enabled: Bool?
        }
        struct Argument: Decodable {
            var argument: String
            var enabled: Bool?
        }
        struct Options: Decodable {
            var environmentVariableEntries: [Variable]?
            var commandLineArgumentEntries: [Argument]?
            var language: String?
            var region: String?
        }
        struct Configuration: Decodable {
            var name: String?
            var enabled: Bool?
            var options: Options?
        }
        struct Target: Decodable {
            struct Reference: Decodable { var name: String? }
            var target: Reference?
            var enabled: Bool?
            var selectedTests: Tests?
            var skippedTests: Tests?
        }
        /// A list of names, or since Xcode 16 suites and classes with their functions.
        struct Tests: Decodable {
            struct Suite: Decodable {
                var name: String
                var testFunctions: [String]?
                var xctestMethods: [String]?
            }
            struct Suites: Decodable {
                var suites: [Suite]?
                var xctestClasses: [Suite]?
            }
            /// Nil where the form is an unknown one, which must not leave out all tests.
            var names: [String]?

            init(from decoder: any Decoder) throws {
                if let names = try? [String](from: decoder) {
                    self.names = names
                    return
                }
                let known = try Suites(from: decoder)
                guard known.suites != nil || known.xctestClasses != nil else { return }
                names = ((known.suites ?? []) + (known.xctestClasses ?? [])).flatMap { suite in
                    (suite.testFunctions ?? suite.xctestMethods).map { $0.map { suite.name + "/" + $0 } }
                        ?? [suite.name]
                }
            }
        }
        var configurations: [Configuration]?
        var defaultOptions: Options?
        var testTargets: [Target]?
    }
}
