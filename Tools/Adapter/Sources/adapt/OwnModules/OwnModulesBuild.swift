import Adapting
import Foundation

/// Compiles modules, each after those that it imports, several at once, and only those for which something is different.
final class OwnModulesBuild: @unchecked Sendable {
    private let modules: [String: OwnModule]
    private let options: [String]
    private let compiler: String
    private let maquettes: MaquettesModules
    /// The modules of Maquette's that each module imports.
    private let needs: [String: Set<String>]
    /// What is begun first when several may be: what most of the rest waits for.
    private let order: [String]

    private let condition = NSCondition()
    private var waiting: [String]
    private var done: Set<String> = []
    private var compiled = 0
    private var failure: (any Error)?
    /// The marks of the compiled modules, as others see them.
    private var marks: [String: String] = [:]

    /// - Parameter compiler: which it is.
    init(_ modules: [OwnModule], options: [String], compiler: String, maquettes: MaquettesModules) throws {
        let all = Dictionary(modules.map { ($0.name, $0) }) { _, later in later }
        (self.modules, self.options, self.compiler, self.maquettes) = (all, options, compiler, maquettes)
        needs = all.mapValues { module in module.imports.filter { all[$0].map(module.group.sees) ?? false } }
        order = try ModuleOrder(needs, sizes: all.mapValues(\.size)).names
        waiting = order
    }

    /// How many modules were compiled, of how many.
    func run() throws -> (compiled: Int, all: Int) {
        DispatchQueue.concurrentPerform(iterations: ProcessInfo.processInfo.activeProcessorCount) { _ in
            while let module = next() {
                let result = Result { try build(module) }
                condition.withLock {
                    done.insert(module.name)
                    if case .failure(let error) = result { failure = failure ?? error }
                    if case .success(true) = result { compiled += 1 }
                    condition.broadcast()
                }
            }
        }
        if let failure { throw failure }
        return (compiled, modules.count)
    }

    /// The next one for which all is there; nil when nothing is left, or something failed.
    private func next() -> OwnModule? {
        condition.withLock {
            while failure == nil, !waiting.isEmpty {
                if let place = waiting.firstIndex(where: { (needs[$0] ?? []).isSubset(of: done) }) {
                    return modules[waiting.remove(at: place)]
                }
                condition.wait()
            }
            return nil
        }
    }

    /// Compiles a module, and says whether it had to be compiled.
    private func build(_ module: OwnModule) throws -> Bool {
        let imported = closure(of: module.name)
        let words = arguments(for: module, after: imported)
        let key = key(of: module, words, after: imported)
        let files = [module.module, module.library] + (module.overlays == nil ? [] : [module.compiledOverlays])
        let isCurrent =
            files.allSatisfy(FileManager.default.fileExists)
            && (try? String(contentsOfFile: module.file("key"), encoding: .utf8)) == key
        if !isCurrent {
            try? FileManager.default.removeItem(atPath: module.file("key"))
            let (text, status) = try Tool.run("swiftc", words)
            guard status == 0 else { throw Failure("the module \(module.name) does not build:\n\(text)") }
            if !text.isEmpty { FileHandle.standardError.write(Data(text.utf8)) }
            try module.copyOverlays()
            if module.group.kind == .standIns { try StandIns.describe(module) }
            try key.write(toFile: module.file("key"), atomically: true, encoding: .utf8)
        }
        let mark = MaquettesModules.mark(ofContents: [module.module])
        condition.withLock { marks[module.name] = mark }
        return !isCurrent
    }

    /// The modules that a module imports, and that these import: code that names only one uses what is in the others.
    private func closure(of name: String) -> [OwnModule] {
        var (known, waiting) = (Set<String>(), Array(needs[name] ?? []))
        while let next = waiting.popLast() {
            if known.insert(next).inserted { waiting += needs[next] ?? [] }
        }
        return order.filter(known.contains).compactMap { modules[$0] }
    }

    private func arguments(for module: OwnModule, after imported: [OwnModule]) -> [String] {
        let group = module.group
        let library = module.library.split(separator: "/").last.map(String.init) ?? ""
        // What tests see comes before all else that has its name, and Apple's after what lies above them.
        let folders = [group.folder, group.applesFolder].reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        let places = folders.flatMap { ["-I", $0, "-L" + $0] }
        let libraries = imported.flatMap { ["-Xlinker", "-l" + $0.group.library(of: $0.name)] }
        var words = ["-wmo", "-emit-module", "-emit-module-path", module.module, "-emit-library", "-o", module.library]
        words += ["-module-name", module.name, "-swift-version", "6"]
        if module.isRoom, group.kind == .apples {
            // Programs lay out values of public types, and so need the names of types that these have in them.
            words += ["-package-name", group.package, "-enable-testing"]
        }
        words += ["-Xlinker", "-rpath=$ORIGIN", "-Xlinker", "-soname=" + library]
        words += places + options + group.options + module.files
        return words + ["-Xlinker", "--as-needed"] + libraries
    }

    private func key(of module: OwnModule, _ words: [String], after imported: [OwnModule]) -> String {
        let known = condition.withLock { imported.map { "\($0.name) \(marks[$0.name] ?? "")" } }
        let seen = imported.reduce(module.imports) { $0.union($1.imports) }
        let surroundings = [compiler] + words + known + [maquettes.mark(seenFrom: seen)]
        return Digest(of: surroundings + [MaquettesModules.mark(ofContents: module.files + module.overlayFiles)]).text
    }
}

/// An order for modules in which each comes after those that it imports, and early on what many others wait for.
struct ModuleOrder {
    let names: [String]

    /// - Parameter sizes: how long each takes, more or less.
    init(_ needs: [String: Set<String>], sizes: [String: Int]) throws {
        var (left, ordered) = (needs, [String]())
        while !left.isEmpty {
            let free = left.filter { $0.value.allSatisfy { left[$0] == nil } }.keys.sorted()
            guard !free.isEmpty else {
                throw Failure(
                    "these modules import each other, or wait for those: " + left.keys.sorted().joined(separator: ", "))
            }
            ordered += free
            for name in free { left[name] = nil }
        }
        // The time until the last one that waits for it is done.
        var times: [String: Int] = [:]
        for name in ordered.reversed() {
            let time = (times[name] ?? 0) + (sizes[name] ?? 0)
            times[name] = time
            for needed in needs[name] ?? [] { times[needed] = max(times[needed] ?? 0, time) }
        }
        let places = Dictionary(uniqueKeysWithValues: ordered.enumerated().map { ($1, $0) })
        names = ordered.sorted {
            let (one, other) = (times[$0] ?? 0, times[$1] ?? 0)
            return one == other ? (places[$0] ?? 0) < (places[$1] ?? 0) : one > other
        }
    }
}
