import Foundation

/// Finds what is to be built at a path: a package, a project, a workspace, or a folder with any of them in it.
public enum ProjectReader {
    /// - Parameter others: folders with checkouts of packages that lie elsewhere, which are built when something imports them.
    public static func projects(at path: String, withPackagesIn others: [String] = []) throws -> [Project] {
        // A link to a folder has nothing in it for who walks through folders.
        let path = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw ProjectFailure("\(path): there is no such folder, project or workspace")
        }
        if path.hasSuffix(".xcodeproj") { return [try project(path, [path], [:], others)] }
        if path.hasSuffix(".xcworkspace") {
            return [
                try workspace(path, generatedProjects(inFolder: (path as NSString).deletingLastPathComponent), others)
            ]
        }
        if FileManager.default.fileExists(atPath: path + "/Package.swift") {
            do {
                let modules = try PackageManifest.modules(in: path)
                if !modules.isEmpty {
                    var project = Project(name: last(path), path: path, modules: modules)
                    project.ownModules = Set(modules.map(\.name))
                    return [completed(project, in: path, others)]
                }
            } catch {
                // A manifest for another version of the tools lies beside a project that Xcode still builds.
                let projects = try projects(inFolder: path, others)
                if projects.allSatisfy({ $0.path == path }) { throw error }
                return projects
            }
        }
        return try projects(inFolder: path, others)
    }

    /// Finds the projects with tests at a path: a package with its targets of tests, and those of Xcode, also of examples. Where two have
    /// the same files, the one with more of them has them.
    ///
    /// - Parameter replacements: modules that are not the project's own, whoever declares them.
    public static func testProjects(
        at path: String, withPackagesIn others: [String] = [], replacing replacements: Set<String>
    ) throws -> [Project] {
        let path = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw ProjectFailure("\(path): there is no such folder, project or workspace")
        }
        let isPackage = FileManager.default.fileExists(atPath: path + "/Package.swift")
        let reading = TestReading(replacements: replacements, packages: isPackage ? [path] : [], root: path)
        var found: [Project] = []
        var problems: [String] = []
        if isPackage {
            do {
                let modules = try PackageManifest.modules(in: path, withTests: true)
                var project = Project(name: last(path), path: path, modules: modules)
                project.ownModules = Set(modules.map(\.name))
                project.configurations = TestConfigurations(
                    of: path, schemesBelow: path + "/.swiftpm/xcode", plansBelow: path, sourceRoot: path
                ).configurations(of: project.testModules)
                found.append(completed(project, in: path, others, [], reading))
            } catch { problems.append("\(error)") }
        }
        let isXcodes = path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
        let members =
            path.hasSuffix(".xcworkspace")
            ? try projectsInWorkspace(path)
            : isXcodes
                ? [path]
                : FolderContents.paths(below: path).sorted()
                    .filter { $0.hasSuffix(".xcodeproj") && !SourceFolder.isOfOthers($0) }.map { path + "/" + $0 }
        let root = isXcodes ? (path as NSString).deletingLastPathComponent : path
        let generated = isXcodes ? [:] : generatedProjects(inFolder: root)
        for member in members + generated.keys.sorted() {
            do {
                var project = try project(member, [member], generated, others, reading)
                let folder = (member as NSString).deletingLastPathComponent
                project.configurations = TestConfigurations(
                    of: member, schemesBelow: member, plansBelow: folder, sourceRoot: folder
                ).configurations(of: project.testModules)
                if project.modules.contains(where: { $0.product == .tests }) { found.append(project) }
            } catch { problems.append("\(error)") }
        }
        if !isXcodes { found += tuistProjects(in: path, others, reading) }
        found = withoutRepeatedTests(found)
        if found.isEmpty {
            throw ProjectFailure(problems.first ?? "\(path): it has no test target in Swift for iOS")
        }
        found[0].problems += problems
        return found
    }

    private static func tuistProjects(in path: String, _ others: [String], _ reading: TestReading) -> [Project] {
        FolderContents.paths(below: path).sorted()
            .filter { ($0 as NSString).lastPathComponent == "Project.swift" && !SourceFolder.isOfOthers($0) }
            .compactMap { TuistProject(path + "/" + $0) }
            .filter { $0.modules.contains { $0.product == .tests } }
            .map { described in
                let folder = (described.path as NSString).deletingLastPathComponent
                var project = Project(name: last(folder), path: described.path, modules: described.modules)
                project.ownModules = Set(described.modules.map(\.name))
                let text = (try? String(contentsOfFile: described.path, encoding: .utf8)) ?? ""
                project.configurations = [
                    TestConfiguration(
                        environment: TestConfigurations.variables(inTuist: text, in: folder),
                        targets: project.testModules.map { TestConfiguration.Target(module: $0) })
                ]
                return completed(project, in: path, others, reading.packages, reading)
            }
    }

    private static func withoutRepeatedTests(_ projects: [Project]) -> [Project] {
        func tests(_ project: Project) -> [ProjectModule] { project.modules.filter { $0.product == .tests } }
        var known: Set<String> = []
        let sorted = projects.enumerated().sorted { one, other in
            let counts = [one, other].map { tests($0.element).reduce(0) { $0 + $1.files.count } }
            return (counts[1], one.offset) < (counts[0], other.offset)
        }
        let kept = sorted.compactMap { index, project -> (Int, Project)? in
            var project = project
            project.modules.removeAll { $0.product == .tests && known.isSuperset(of: $0.files) }
            for module in tests(project) { known.formUnion(module.files) }
            return tests(project).isEmpty ? nil : (index, project)
        }
        return kept.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// What is different when tests are read.
    private struct TestReading {
        var replacements: Set<String>
        /// Folders of packages that projects in them may use without a word.
        var packages: [String]
        /// The folder that was named.
        var root: String

        /// Modules that specifications of pods in the folder describe: an example's project often names the pod that it shows.
        func pods(_ wanted: Set<String>) -> [ProjectModule] {
            guard !wanted.isEmpty else { return [] }
            return FolderContents.paths(below: root).sorted()
                .filter { $0.hasSuffix(".podspec") && !SourceFolder.isOfOthers($0) }
                .compactMap { Podspec(root + "/" + $0) }
                .filter { wanted.contains($0.moduleName) && !replacements.contains($0.moduleName) }
                .reduce(into: [ProjectModule]()) { modules, pod in
                    guard !modules.contains(where: { $0.name == pod.moduleName }), let module = pod.module else {
                        return
                    }
                    modules.append(module)
                }
        }
    }

    /// The projects with apps in the folder of a package, of which nothing is shown where the package is: from the folder on.
    public static func apps(besidePackageAt path: String) -> [String] {
        let path = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
        guard FileManager.default.fileExists(atPath: path + "/Package.swift") else { return [] }
        return FolderContents.paths(below: path).sorted().filter { name in
            guard name.hasSuffix(".xcodeproj"), !SourceFolder.isOfOthers(name) else { return false }
            return (try? XcodeProject.modules(of: path + "/" + name).contains { $0.product == .app }) == true
        }
    }

    /// The names of the modules that a package has for others.
    public static func libraries(ofPackageAt path: String) throws -> [String] {
        let folder = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
        return try PackageManifest.modules(in: folder).filter { module in
            !module.files.contains { $0.hasSuffix("/main.swift") }
        }.map(\.name)
    }

    private static func projects(inFolder path: String, _ others: [String]) throws -> [Project] {
        let all = FolderContents.paths(below: path).filter {
            ($0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")) && !SourceFolder.isForeign($0)
        }.sorted()
        var found: [Project] = []
        var covered: Set<String> = []
        var problems: [any Error] = []
        let generated = generatedProjects(inFolder: path)
        // The workspaces that Xcode keeps in projects say nothing.
        for workspace in all where workspace.hasSuffix(".xcworkspace") && !workspace.contains(".xcodeproj/") {
            do {
                let members = try projectsInWorkspace(path + "/" + workspace)
                guard members.contains(where: { !$0.contains("/Pods/") }) else { continue }
                let project = try self.workspace(path + "/" + workspace, generated, others)
                guard !project.modules.isEmpty else { continue }
                found.append(project)
                covered.formUnion(members)
            } catch { problems.append(error) }
        }
        let written = all.map { path + "/" + $0 }.filter { $0.hasSuffix(".xcodeproj") && generated[$0] == nil }
        for member in written + generated.keys.sorted() where !covered.contains(member) {
            do {
                let project = try project(member, [member], generated, others)
                if !project.modules.isEmpty { found.append(project) }
            } catch { problems.append(error) }
        }
        if let problem = problems.first, found.isEmpty { throw problem }
        if found.isEmpty {
            let files = SourceFolder.swiftFiles(in: path)
            guard !files.isEmpty else { throw ProjectFailure("\(path): there is no Swift code in it") }
            let described = tuistProjects(inFolder: path, others)
            if !described.isEmpty { return described }
            let parts = ImportedFolders(files, in: path).modules
            if !parts.isEmpty {
                var project = Project(name: last(path), path: path, modules: parts.map { asWorkedOn($0, in: path) })
                project.ownModules = Set(parts.map(\.name))
                return [completed(project, in: path, others)]
            }
            var module = asWorkedOn(ProjectModule(name: BuildSettings.identifier(last(path)), files: files), in: path)
            module.resources = SourceFolder.resources(in: path)
            var project = Project(name: last(path), path: path, modules: [module])
            project.headers = headers(in: path, FolderContents.paths(below: path))
            tellOfClosedFolders(below: path, in: &project)
            found.append(project)
        }
        // What reads a workspace and then its members meets the same problem twice.
        for words in problems.map({ "\($0)" }) where !found[0].problems.contains(words) {
            found[0].problems.append(words)
        }
        return found
    }

    /// A module of which no project says how it is compiled.
    private static func asWorkedOn(_ module: ProjectModule, in path: String) -> ProjectModule {
        var module = module
        module.leaveOutUnreadable()
        // As Xcode compiles while one works.
        module.conditions = ["DEBUG"]
        LanguageHints.version(in: path).map { module.takeNames(of: $0) }
        return module
    }

    /// The projects that Tuist makes of descriptions, as far as their targets are written out.
    private static func tuistProjects(inFolder path: String, _ others: [String]) -> [Project] {
        let described = FolderContents.paths(below: path).sorted()
            .filter { ($0 as NSString).lastPathComponent == "Project.swift" && !SourceFolder.isForeign($0) }
            .compactMap { TuistProject(path + "/" + $0) }
        var known: Set<String> = []
        let modules = described.flatMap(\.modules).filter { $0.product != .tests && known.insert($0.name).inserted }
        guard !modules.isEmpty else { return [] }
        // Descriptions of one workspace use each other's targets.
        var project = Project(name: last(path), path: path, modules: modules)
        project.ownModules = known
        return [completed(project, in: path, others)]
    }

    /// The projects that XcodeGen makes of a description and that are not there, by their paths.
    private static func generatedProjects(inFolder path: String) -> [String: XcodeGenProject] {
        let found = FolderContents.paths(below: path).sorted()
            .filter { ($0 as NSString).lastPathComponent == "project.yml" && !SourceFolder.isForeign($0) }
            .compactMap { file in XcodeGenProject(path + "/" + file, within: path).map { (path + "/" + file, $0) } }
        let parts = found.reduce(into: Set<String>()) { $0.formUnion($1.1.included) }
        // Of descriptions of one project that take turns, the first of those with most code.
        func count(_ project: XcodeGenProject) -> Int { project.modules.reduce(0) { $0 + $1.files.count } }
        return Dictionary(
            found.filter { !parts.contains($0.0) }.map { ($0.1.path, $0.1) },
            uniquingKeysWith: { count($1) > count($0) ? $1 : $0 }
        ).filter { !FileManager.default.fileExists(atPath: $0.key + "/project.pbxproj") }
    }

    private static func project(
        _ path: String, _ members: [String], _ generated: [String: XcodeGenProject], _ others: [String],
        _ tests: TestReading? = nil
    ) throws -> Project {
        var members = members
        for member in members { add(generated[member]?.references ?? [], of: generated, to: &members) }
        let root = URL(fileURLWithPath: path).deletingLastPathComponent().path
        var (modules, own): ([ProjectModule], Set<String>) = ([], [])
        var problems: [any Error] = []
        for member in members {
            var declared: [ProjectModule] = []
            do {
                declared = try generated[member]?.modules ?? XcodeProject.modules(of: member, withTests: tests != nil)
            } catch { problems.append(error) }
            for index in declared.indices { declared[index].leaveOutUnreadable() }
            modules += declared
            // A workspace names the project of its pods as well.
            if !SourceFolder.isOfOthers(member.replacing(root + "/", with: "", maxReplacements: 1)) {
                own.formUnion(declared.map(\.name))
            }
        }
        // A member that cannot be read costs itself; the others have their code.
        if let problem = problems.first, modules.isEmpty { throw problem }
        var known: Set<String> = []
        modules = modules.filter { known.insert($0.name).inserted }
        let packages = members.flatMap(XcodeProject.localPackages)
        var project = Project(name: last(path), path: path, modules: modules)
        project.ownModules = own
        project.problems =
            problems.map { "\($0)" }
            + members.flatMap(XcodeProject.missingPackages).map {
                "\($0): the project names this package, and there is none"
            }
        return completed(project, in: root, others, packages + (tests?.packages ?? []), tests)
    }

    /// Adds projects that others need, and what these need.
    private static func add(
        _ references: [String], of generated: [String: XcodeGenProject], to members: inout [String]
    ) {
        for reference in references where !members.contains(reference) {
            guard generated[reference] != nil || FileManager.default.fileExists(atPath: reference) else { continue }
            members.append(reference)
            add(generated[reference]?.references ?? [], of: generated, to: &members)
        }
    }

    private static func workspace(
        _ path: String, _ generated: [String: XcodeGenProject], _ others: [String]
    ) throws -> Project {
        let members = try projectsInWorkspace(path).filter {
            generated[$0] != nil || FileManager.default.fileExists(atPath: $0)
        }
        return try project(path, members, generated, others)
    }

    /// The projects that `contents.xcworkspacedata` names.
    private static func projectsInWorkspace(_ path: String) throws -> [String] {
        let file = path + "/contents.xcworkspacedata"
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            // A folder that only keeps settings has the ending of a workspace as well.
            guard FileManager.default.fileExists(atPath: file) else { return [] }
            throw ProjectFailure("\(file) cannot be read")
        }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let elements = text.matches(of: /<(\/?)(Group|FileRef)\b([^>]*)>/)
        var groups: [String] = [folder]
        var found: [String] = []
        for element in elements {
            if element.output.1 == "/" {
                if element.output.2 == "Group", groups.count > 1 { groups.removeLast() }
                continue
            }
            let location = element.output.3.firstMatch(of: /location\s*=\s*"([^":]*):([^"]*)"/)
            let (kind, relative) = (location?.output.1 ?? "", location.map { String($0.output.2) } ?? "")
            let base = kind == "container" ? folder : kind == "absolute" ? "" : groups.last!
            let place = relative.isEmpty ? base : base + "/" + relative
            let full = URL(fileURLWithPath: place).standardizedFileURL.path
            if element.output.2 == "Group" {
                if !element.output.3.hasSuffix("/") { groups.append(full) }
            } else if full.hasSuffix(".xcodeproj") {
                found.append(full)
            }
        }
        return found
    }

    /// The project with the modules of packages and pods beside it that its code imports, and the headers of Objective-C.
    ///
    /// - Parameter local: the folders of packages that it names.
    private static func completed(
        _ project: Project, in root: String, _ others: [String], _ local: [String] = [], _ tests: TestReading? = nil
    ) -> Project {
        var project = project
        let replacements = tests?.replacements ?? []
        project.replaced = Set(project.modules.map(\.name)).intersection(replacements)
        project.modules.removeAll { replacements.contains($0.name) }
        let paths = FolderContents.paths(below: root)
        project.headers = headers(in: root, paths)
        // Packages of the project itself come first.
        let own = packagesIn(root, paths)
        var packages = own + local.filter { !own.contains($0) }
        // A workspace or a package may bring an example's library, which the example's own project only names.
        packages += packagesAround(root).filter { !packages.contains($0) } + others.flatMap(packagesElsewhere)
        var known = Set(project.modules.map(\.name))
        var fresh = project.modules
        while !fresh.isEmpty {
            let wanted = fresh.reduce(into: Set<String>()) { $0.formUnion($1.imports) }.subtracting(known)
                .subtracting(replacements)
            fresh = []
            for package in packages where !wanted.isEmpty {
                // A target may be called otherwise than its module: `my-kit`.
                let manifest = ((try? String(contentsOfFile: package + "/Package.swift", encoding: .utf8)) ?? "")
                    .replacing("-", with: "_")
                guard wanted.contains(where: { manifest.contains("\"\($0)\"") }) else { continue }
                packages.removeAll { $0 == package }
                var modules: [ProjectModule] = []
                do { modules = try PackageManifest.modules(in: package) } catch {
                    project.problems.append("\(error)")
                }
                // Of a package all that its wanted modules may need.
                guard modules.contains(where: { wanted.contains($0.name) }) else { continue }
                project.replaced.formUnion(Set(modules.map(\.name)).intersection(replacements))
                fresh += modules.filter { !replacements.contains($0.name) && known.insert($0.name).inserted }
            }
            for name in wanted.subtracting(known).sorted() {
                let folder = root + "/Pods/" + name
                let files = SourceFolder.swiftFiles(in: folder)
                guard !files.isEmpty else { continue }
                known.insert(name)
                var pod = ProjectModule(name: name, files: files)
                pod.leaveOutUnreadable()
                pod.resources = SourceFolder.resources(in: folder) + SourceFolder.images(in: folder)
                fresh.append(pod)
            }
            known.formUnion(fresh.map(\.name))
            fresh += modules(wanted.subtracting(known), inCheckoutsOf: others)
            known.formUnion(fresh.map(\.name))
            if let tests { fresh += tests.pods(wanted.subtracting(known)) }
            known.formUnion(fresh.map(\.name))
            project.modules += fresh
        }
        project.modules = ordered(project.modules)
        tellOfClosedFolders(below: root, in: &project)
        return project
    }

    /// A folder that cannot be opened may have files of the module whose files are around it.
    private static func tellOfClosedFolders(below root: String, in project: inout Project) {
        for name in FolderContents.closedFolders(below: root).sorted() where !SourceFolder.isOfOthers(name + "/file") {
            let folder = root + "/" + name
            let around = (folder as NSString).deletingLastPathComponent + "/"
            if let place = project.modules.firstIndex(where: { $0.files.contains { $0.hasPrefix(around) } }) {
                project.modules[place].unreadableFiles.append(folder)
            } else {
                project.problems.append("\(folder): the folder could not be read")
            }
        }
    }

    private static func headers(in root: String, _ paths: [String]) -> [String] {
        paths.filter { $0.hasSuffix(".h") }.sorted().map { root + "/" + $0 }
    }

    private static func packagesIn(_ root: String, _ paths: [String]) -> [String] {
        paths.filter { $0.hasSuffix("/Package.swift") }.sorted()
            .map { URL(fileURLWithPath: root + "/" + $0).deletingLastPathComponent().path }
    }

    /// The packages in whose folders a folder lies, as far as its repository goes, the nearest first.
    private static func packagesAround(_ root: String) -> [String] {
        var folder = URL(fileURLWithPath: root)
        var folders = [folder]
        while !FileManager.default.fileExists(atPath: folder.path + "/.git") {
            guard folder.path != "/" else {
                // Nobody knows where the repository ends.
                folders = [URL(fileURLWithPath: root)]
                break
            }
            folder.deleteLastPathComponent()
            folders.append(folder)
        }
        return folders.map(\.path).filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
    }

    private static func packagesElsewhere(_ folder: String) -> [String] {
        checkouts(in: folder).filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
    }

    private static func checkouts(in folder: String) -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        return names.map { URL(fileURLWithPath: folder + "/" + $0).resolvingSymlinksInPath().path }
    }

    /// The modules of checkouts without a manifest: CocoaPods and Carthage take repositories from git that have only a specification of
    /// a pod, or an Xcode project.
    private static func modules(_ wanted: Set<String>, inCheckoutsOf folders: [String]) -> [ProjectModule] {
        guard !wanted.isEmpty else { return [] }
        var found: [ProjectModule] = []
        for checkout in folders.flatMap(checkouts) {
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: checkout)) ?? []).sorted()
            guard !names.contains("Package.swift") else { continue }
            let pods = names.filter { $0.hasSuffix(".podspec") }.compactMap { Podspec(checkout + "/" + $0) }
                .filter { wanted.contains($0.moduleName) }.compactMap(\.module)
            let libraries = names.filter { $0.hasSuffix(".xcodeproj") }
                .flatMap { (try? XcodeProject.modules(of: checkout + "/" + $0)) ?? [] }
                .filter { $0.product == .library && wanted.contains($0.name) }
            for module in pods + libraries where !found.contains(where: { $0.name == module.name }) {
                var module = module
                module.leaveOutUnreadable()
                found.append(module)
            }
        }
        return found
    }

    /// Each module after those that it imports, and tests after their app, as far as they do not import each other.
    static func ordered(_ modules: [ProjectModule]) -> [ProjectModule] {
        let names = Set(modules.map(\.name))
        var left = modules.map {
            (
                module: $0,
                needs: $0.imports.union([$0.host].compactMap { $0 }).intersection(names).subtracting([$0.name])
            )
        }
        var done: [ProjectModule] = []
        while !left.isEmpty {
            let waiting = Set(left.map(\.module.name))
            let place = left.firstIndex { $0.needs.isDisjoint(with: waiting) } ?? 0
            done.append(left.remove(at: place).module)
        }
        return done
    }

    private static func last(_ path: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }
}
