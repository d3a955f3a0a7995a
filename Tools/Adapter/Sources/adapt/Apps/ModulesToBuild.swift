import Adapting
import Foundation
import Projects

/// Which modules of a project are built: those of which something can be shown, and what they import.
struct ModulesToBuild {
    /// In the order in which they are compiled.
    let modules: [ProjectModule]
    /// For each of them those before it that it imports, and what they import.
    let needs: [String: Set<String>]
    /// The modules of which another one sees what is internal.
    let tested: Set<String>
    /// The names of those that are left, though they reach UIKit: nothing of them is drawn, or all of it with another module.
    let withoutScreens: [String]
    /// The names of libraries of which the checkout has hardly a file, as where a submodule is missing: as good as absent.
    let empty: [String]

    /// Modules without screens that are built all the same.
    enum WithoutScreens {
        case none
        case thoseOfUIKit
        /// Also modules that do without UIKit, as a package of JSON does.
        case named(Set<String>)

        fileprivate var hasThoseOfUIKit: Bool { if case .thoseOfUIKit = self { true } else { false } }
        fileprivate func names(_ module: String) -> Bool {
            if case .named(let names) = self { names.contains(module) } else { false }
        }
    }

    /// - Parameters:
    ///   - all: which are wanted though they have no screens.
    ///   - last: whether the last one is wanted in any case, for a file in it.
    ///   - tests: whether tests are wanted, and nothing else.
    init(
        _ project: Project, _ adapter: ModuleAdapter, _ headers: HeaderClasses, all: WithoutScreens = .none,
        last: Bool = false, tests: Bool = false
    ) {
        var candidates: [Candidate] = []
        var superclasses: [String: String] = [:]
        let absent = project.modules.filter(\.isHardlyThere).map(\.name)
        let present = project.modules.filter { !absent.contains($0.name) }
        for module in present {
            let candidate = Candidate(module, adapter, headers, after: candidates, superclasses)
            superclasses = candidate.views.superclasses
            candidates.append(candidate)
        }
        let repeated = Self.repeated(candidates)
        let imported = candidates.reduce(into: Set<String>()) { $0.formUnion($1.needs) }
        var wanted: Set<String> = []
        for candidate in candidates.reversed() {
            let name = candidate.module.name
            let isWanted =
                tests
                ? wanted.contains(name) || candidate.module.product == .tests
                : wanted.contains(name)
                    || candidate.reachesUIKit
                        && (all.hasThoseOfUIKit && candidate.module.headers.isEmpty
                            || candidate.hasScreens && !repeated.contains(name))
                    || candidate.reachesUIKit && !imported.contains(name) && candidate.mayBeForOthers
                    || last && name == present.last?.name || all.names(name) && candidate.module.headers.isEmpty
            if isWanted { wanted.formUnion(candidate.needs.union([name])) }
            // Tests find its windows and what its delegate has set up, though they may not import it.
            if tests, isWanted, let host = candidate.module.host { wanted.insert(host) }
        }
        empty = absent
        tested = candidates.reduce(into: []) { $0.formUnion($1.tests) }
        modules = present.filter { wanted.contains($0.name) }
        withoutScreens = candidates.filter {
            !tests && $0.reachesUIKit && $0.module.headers.isEmpty && !wanted.contains($0.module.name)
        }.map(\.module.name)
        needs = candidates.reduce(into: [:]) { needs, candidate in
            if wanted.contains(candidate.module.name) { needs[candidate.module.name] = candidate.needs }
        }
    }

    /// Apps are often made two or three times of the same files, for different services. Those whose views are all in another app,
    /// of two alike the one that comes later.
    private static func repeated(_ candidates: [Candidate]) -> Set<String> {
        let apps = candidates.filter { $0.module.product == .app && !$0.views.classes.isEmpty }
        var repeated: Set<String> = []
        for app in apps.reversed() {
            let views = Set(app.views.classes.keys)
            let isElsewhere = apps.contains { other in
                other.module.name != app.module.name && !repeated.contains(other.module.name)
                    && views.isSubset(of: other.views.classes.keys)
            }
            if isElsewhere { repeated.insert(app.module.name) }
        }
        return repeated
    }

    fileprivate struct Candidate {
        let module: ProjectModule
        let views: ViewFiles
        let needs: Set<String>
        let tests: Set<String>
        let reachesUIKit: Bool
        let hasScreens: Bool
        /// A library of UIKit's, such as one of constraints, is looked at though it has no view.
        let mayBeForOthers: Bool

        init(
            _ module: ProjectModule, _ adapter: ModuleAdapter, _ headers: HeaderClasses, after before: [Candidate],
            _ superclasses: [String: String]
        ) {
            let files = module.files.compactMap { path in
                FileManager.default.contents(atPath: path).map { (path: path, bytes: Array($0)) }
            }
            let imports = adapter.imports(of: files)
            tests = files.reduce(into: []) { $0.formUnion(Self.tested(in: $1.bytes)) }
            let direct = before.filter { imports.contains($0.module.name) }
            self.module = module
            needs = direct.reduce(into: []) { $0.formUnion($1.needs.union([$1.module.name])) }
            views = ViewFiles(files, after: superclasses, headers: headers)
            // What headers import, those see that import them.
            reachesUIKit = adapter.reachesUIKit(files) || direct.contains { !$0.module.headers.isEmpty }
            // What headers declare is looked at for those who use it.
            let isOfHeaders = !module.headers.isEmpty
            mayBeForOthers = module.product == .library && !isOfHeaders
            hasScreens =
                !isOfHeaders && !views.classes.isEmpty || ScreenWords(files.map(\.bytes)).tellOfScreens
        }
    }
}

extension ModulesToBuild.Candidate {
    /// The modules after `@testable import`.
    fileprivate static func tested(in file: [UInt8]) -> [String] {
        guard file.firstRange(of: Array("@testable".utf8)) != nil else { return [] }
        return String(decoding: file, as: UTF8.self).matches(of: /@testable\s+import\s+(\w+)/).map {
            String($0.output.1)
        }
    }
}

/// What the words in files say of screens without a class of their own.
private struct ScreenWords {
    private let texts: [Data]

    init(_ texts: [[UInt8]]) { self.texts = texts.map { Data($0) } }

    /// Whether there is a window of a delegate, a preview, or a view or an app of SwiftUI.
    var tellOfScreens: Bool {
        texts.contains { text in
            Self.has("UIWindow(", text) || Self.has("#Preview", text) || Self.has("PreviewProvider", text)
                || Self.has("import SwiftUI", text) && (Self.has(": View", text) || Self.has(": App", text))
        }
    }

    private static func has(_ word: String, _ text: Data) -> Bool { text.range(of: Data(word.utf8)) != nil }
}
