import Foundation

/// The variables that shared schemes and test plans of a project give to its tests.
enum SchemeEnvironment {
    /// - Parameters:
    ///   - path: an Xcode project.
    ///   - below: where test plans may be.
    static func variables(of path: String, below root: String) -> [String: String] {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let schemes = FolderContents.paths(below: path).filter { $0.hasSuffix(".xcscheme") }.sorted().map {
            path + "/" + $0
        }
        let plans = FolderContents.paths(below: root).filter { $0.hasSuffix(".xctestplan") }.sorted().map {
            root + "/" + $0
        }
        var found: [String: String] = [:]
        for file in schemes {
            guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
            for (name, value) in variables(inScheme: text) where found[name] == nil {
                found[name] = resolved(value, in: folder, of: path)
            }
            if found[languageName] == nil { found[languageName] = language(inScheme: text) }
        }
        for file in plans {
            guard let data = FileManager.default.contents(atPath: file) else { continue }
            for (name, value) in variables(inPlan: data) where found[name] == nil {
                found[name] = resolved(value, in: folder, of: path)
            }
            if found[languageName] == nil { found[languageName] = language(inPlan: data) }
        }
        // Whether something is recorded, nobody says for all who run a project's tests.
        return found.filter { !$0.key.uppercased().contains("RECORD") }
    }

    /// Under this name the language in which tests run reaches them.
    static let languageName = "MAQUETTE_LANGUAGE"

    /// The App Language of the scheme's tests with the App Region, `de-AT`; Xcode has them run in it alone.
    static func language(inScheme text: String) -> String? {
        guard let action = text.firstMatch(of: /<TestAction\s([^>]*)>/) else { return nil }
        func attribute(_ name: String) -> String? {
            action.output.1.matches(of: /(?:^|\s)(\w+)\s*=\s*"([^"]+)"/).first { $0.output.1 == name }
                .map { String($0.output.2) }
        }
        return language(attribute("language"), in: attribute("region"))
    }

    static func language(inPlan data: Data) -> String? {
        guard let plan = try? JSONDecoder().decode(Plan.self, from: data) else { return nil }
        let options = (plan.configurations ?? []).map(\.options) + [plan.defaultOptions]
        return options.lazy.compactMap { $0.flatMap { language($0.language, in: $0.region) } }.first
    }

    /// A region changes how dates and numbers are written, in English where no other language is named.
    private static func language(_ language: String?, in region: String?) -> String? {
        guard let region, !region.isEmpty else { return language }
        return (language ?? "en") + "-" + region
    }

    /// The variables of a scheme. Those of running count for tests as well, as Xcode has it unless a scheme says otherwise.
    static func variables(inScheme text: String) -> [(String, String)] {
        text.matches(of: /<EnvironmentVariable\s([^>]*)>/).compactMap { element in
            func attribute(_ name: String) -> String? {
                guard let start = element.output.1.firstRange(of: name + " = \"")?.upperBound else { return nil }
                return String(element.output.1[start...].prefix { $0 != "\"" })
            }
            guard let name = attribute("key"), let value = attribute("value"), attribute("isEnabled") != "NO" else {
                return nil
            }
            return (name, withoutEntities(value))
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

    private struct Plan: Decodable {
        struct Entry: Decodable {
            var key: String
            var value: String
            var enabled: Bool?
        }
        struct Options: Decodable {
            var environmentVariableEntries: [Entry]?
            var language: String?
            var region: String?
        }
        struct Configuration: Decodable { var options: Options? }
        var configurations: [Configuration]?
        var defaultOptions: Options?
    }

    static func variables(inPlan data: Data) -> [(String, String)] {
        guard let plan = try? JSONDecoder().decode(Plan.self, from: data) else { return [] }
        let options = (plan.configurations ?? []).map(\.options) + [plan.defaultOptions]
        return options.compactMap { $0?.environmentVariableEntries }.flatMap { $0 }
            .filter { $0.enabled != false }.map { ($0.key, $0.value) }
    }

    private static func withoutEntities(_ text: String) -> String {
        text.replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&amp;", with: "&")
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
}
