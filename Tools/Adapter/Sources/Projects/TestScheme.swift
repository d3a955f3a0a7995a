import Foundation

/// What a scheme of Xcode's says of tests: an `.xcscheme`.
struct TestScheme {
    var targets: [TestConfiguration.Target] = []
    /// Without targets.
    var configuration = TestConfiguration()
    /// The paths of its test plans, the one that is used first.
    var plans: [String] = []
    /// How it builds what is tested, such as "Debug".
    private(set) var buildConfiguration: String?

    init(_ text: String) {
        let action = Self.elements("TestAction", in: text).first
        let body = action?.body ?? ""
        buildConfiguration = action?["buildConfiguration"]
        for variable in Self.elements("EnvironmentVariable", in: text) {
            // Those of running count for tests as well, as Xcode has it unless a scheme says otherwise.
            guard let name = variable["key"], let value = variable["value"], variable["isEnabled"] != "NO",
                configuration.environment[name] == nil
            else { continue }
            configuration.environment[name] = value
        }
        let launch = Self.elements("LaunchAction", in: text).first?.body ?? ""
        let isAsLaunched = action?["shouldUseLaunchSchemeArgsEnv"] == "YES"
        configuration.arguments = Self.elements("CommandLineArgument", in: isAsLaunched ? launch : body)
            .filter { $0["isEnabled"] != "NO" }.compactMap { $0["argument"] }.flatMap(TestConfiguration.words)
        configuration.set(language: action?["language"], region: action?["region"])
        targets = Self.elements("TestableReference", in: body).filter { $0["skipped"] != "YES" }.compactMap {
            testable in
            guard let name = Self.elements("BuildableReference", in: testable.body).first?["BlueprintName"] else {
                return nil
            }
            func tests(_ list: String) -> [String]? {
                Self.elements(list, in: testable.body).first.map {
                    Self.elements("Test", in: $0.body).compactMap { $0["Identifier"] }
                }
            }
            return TestConfiguration.Target(
                module: TestConfiguration.module(of: name), selected: tests("SelectedTests"),
                skipped: tests("SkippedTests") ?? [])
        }
        let references = Self.elements("TestPlanReference", in: body)
        plans = (references.filter { $0["default"] == "YES" } + references.filter { $0["default"] != "YES" })
            .compactMap { $0["reference"]?.split(separator: ":", maxSplits: 1).last.map(String.init) }
    }

    /// That of the first shared scheme of a project that has tests.
    static func buildConfiguration(ofSchemesBelow project: String) -> String? {
        FolderContents.paths(below: project).filter { $0.hasSuffix(".xcscheme") && $0.hasPrefix("xcshareddata/") }
            .sorted()
            .lazy.compactMap { try? String(contentsOfFile: project + "/" + $0, encoding: .utf8) }.map { TestScheme($0) }
            .first { !$0.targets.isEmpty || !$0.plans.isEmpty }?.buildConfiguration
    }

    // MARK: Markup

    struct Element {
        var attributes: [String: String]
        var body: String
        subscript(name: String) -> String? { attributes[name] }
    }

    /// The elements of a name, as Xcode writes them: none of them has another of its name in it.
    static func elements(_ name: String, in text: String) -> [Element] {
        var found: [Element] = []
        var rest = text[...]
        while let start = rest.firstRange(of: "<" + name) {
            rest = rest[start.upperBound...]
            guard rest.first?.isWhitespace == true || rest.first == ">", let end = rest.firstIndex(of: ">") else {
                continue
            }
            let attributes = rest[..<end].matches(of: /(\w+)\s*=\s*"([^"]*)"/).map {
                (String($0.output.1), withoutEntities(String($0.output.2)))
            }
            let isClosed = rest[..<end].last == "/"
            rest = rest[rest.index(after: end)...]
            let close = isClosed ? rest.startIndex : rest.firstRange(of: "</\(name)>")?.lowerBound ?? rest.startIndex
            found.append(
                Element(
                    attributes: Dictionary(attributes, uniquingKeysWith: { one, _ in one }),
                    body: String(rest[..<close])))
            rest = rest[close...]
        }
        return found
    }

    private static func withoutEntities(_ text: String) -> String {
        text.replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
    }
}
