import MaquetteCode

/// The tests that run together: what a scheme or a test plan says of them.
struct PlannedTests {
    /// The name of the plan's configuration, where it has several.
    let name: String?
    let environment: [String: String]
    let arguments: [String]
    private let targets: [String: BuiltProject.TestConfiguration.Target]
    /// The modules that it leaves to others; nil where it has only its targets.
    private var namedElsewhere: Set<String>?

    /// All that a project has, one after the other.
    static func all(of project: BuiltProject) -> [PlannedTests] {
        let modules = project.tests ?? []
        var planned = (project.configurations ?? []).map(PlannedTests.init).filter { tests in
            modules.contains { tests.targets[$0] != nil }
        }
        let named = Set(planned.flatMap(\.targets.keys))
        if planned.isEmpty || !named.isSuperset(of: modules) { planned.append(PlannedTests(nil)) }
        // Tests may be in libraries, too, which no plan names.
        let taker = planned.firstIndex { $0.targets.isEmpty } ?? 0
        planned[taker].namedElsewhere = named
        return planned
    }

    private init(_ configuration: BuiltProject.TestConfiguration?) {
        name = configuration?.name
        environment = configuration?.environment ?? [:]
        arguments = configuration?.arguments ?? []
        targets = Dictionary(
            (configuration?.targets ?? []).map { ($0.module, $0) }, uniquingKeysWith: { one, _ in one })
    }

    /// Whether it runs a test, such as `CardsTests.CardTests/testTitle`.
    func has(_ test: String) -> Bool {
        let module = String(test.prefix { $0 != "." })
        return targets[module] != nil || namedElsewhere?.contains(module) == false
    }

    /// Whether neither the plan nor the scheme leaves it out.
    func selects(_ test: String) -> Bool {
        guard let target = targets[String(test.prefix { $0 != "." })] else { return true }
        let name = Self.plain(test.drop { $0 != "." }.dropFirst())
        func names(_ list: [String]) -> Bool {
            list.contains { entry in
                let entry = Self.plain(entry[...])
                return name == entry || name.hasPrefix(entry + "/")
            }
        }
        return !names(target.skipped) && target.selected.map(names) != false
    }

    /// `CardTests/testTitle()` and `CardTests/testTitle` are one; Swift Testing adds the place in the file.
    private static func plain(_ name: Substring) -> String {
        let parts = name.split(separator: "/").filter { !$0.contains(".swift:") }
        return parts.map { $0.hasSuffix("()") ? $0.dropLast(2) : $0 }.joined(separator: "/")
    }
}
