import Foundation

/// How many of the views of SwiftUI in checkouts use only names that are drawn or cannot be seen.
struct ViewCensus {
    private let names: NamesOfSwiftUI
    private let folders: [String]

    init(_ arguments: [String]) throws {
        var rest = arguments
        guard let page = Adapt.take("--names", from: &rest), !rest.isEmpty else { throw Failure(Adapt.usage) }
        names = try NamesOfSwiftUI(page: String(decoding: Adapt.bytes(of: page), as: UTF8.self))
        folders = rest.map(Adapt.absolute)
    }

    func run() throws {
        var all: [Count] = []
        for folder in folders {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
                let path = folder + "/" + name
                var isFolder: ObjCBool = false
                guard !name.hasPrefix("."), FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
                    isFolder.boolValue
                else { continue }
                let count = self.count(path)
                guard count.views > 0 else { continue }
                if all.isEmpty { print(Count.head) }
                print(count.row(name))
                fflush(nil)
                all.append(count)
            }
        }
        guard !all.isEmpty else {
            throw Failure("no folder in \(folders.joined(separator: ", ")) has views of SwiftUI")
        }
        print(Count.sum(of: all).row("**all**"))
        let mean = all.map(\.share).reduce(0, +) / Double(all.count)
        print(
            "\nMean of the checkouts: \(percent(mean)).\n\nNames that keep views out, and how many they keep out alone:\n"
        )
        let sum = Count.sum(of: all)
        for (name, views) in sum.hindrances.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(40) {
            print("\(views)\t\(sum.alone[name] ?? 0)\t\(name)")
        }
    }

    struct Count {
        var views = 0
        var whole = 0
        var previews = 0
        var parts = 0
        /// How many views each name keeps out.
        var hindrances: [String: Int] = [:]
        /// How many files have no other such name.
        var alone: [String: Int] = [:]

        var share: Double { views == 0 ? 0 : Double(whole) / Double(views) }

        static func sum(of counts: [Count]) -> Count {
            counts.reduce(into: Count()) { sum, count in
                sum.views += count.views
                sum.whole += count.whole
                sum.previews += count.previews
                sum.parts += count.parts
                sum.hindrances.merge(count.hindrances, uniquingKeysWith: +)
                sum.alone.merge(count.alone, uniquingKeysWith: +)
            }
        }

        static let head = """
            | checkout | view structs | drawn whole | share | #Previews | parts of providers | keeps most out |
            |---|---|---|---|---|---|---|
            """

        func row(_ name: String) -> String {
            let most = hindrances.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(4)
                .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
            return "| \(name) | \(views) | \(whole) | \(percent(share)) | \(previews) | \(parts) | \(most) |"
        }
    }

    func count(_ checkout: String) -> Count {
        var count = Count()
        var views: [(name: String, calls: Set<String>)] = []
        var structs: [(name: String, calls: Set<String>)] = []
        var extended: [String: Set<String>] = [:]
        var declared: Set<String> = []
        var viewsByExtension: Set<String> = []
        for path in Self.files(below: checkout) {
            // A link may lead nowhere.
            guard let text = FileManager.default.contents(atPath: path) else { continue }
            let used = UsedNames(of: String(decoding: text, as: UTF8.self))
            views += used.views
            structs += used.structs
            extended.merge(used.callsInExtensions) { $0.union($1) }
            declared.formUnion(used.declared)
            viewsByExtension.formUnion(used.viewsByExtension)
            count.previews += used.previews
            count.parts += used.partsOfProviders
        }
        views += structs.filter { viewsByExtension.contains($0.name) }
        for view in views {
            let calls = view.calls.union(extended[view.name] ?? [])
            let missing = calls.intersection(names.missing).subtracting(declared).sorted()
            count.views += 1
            if missing.isEmpty { count.whole += 1 }
            for name in missing { count.hindrances[name, default: 0] += 1 }
            if missing.count == 1 { count.alone[missing[0], default: 0] += 1 }
        }
        return count
    }

    private static func files(below checkout: String) -> [String] {
        let others: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]
        let folder = URL(fileURLWithPath: checkout).resolvingSymlinksInPath().path
        guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
        var found: [String] = []
        while let path = files.nextObject() as? String {
            let name = (path as NSString).lastPathComponent
            if name.hasPrefix(".") || others.contains(name) {
                files.skipDescendants()
            } else if name.hasSuffix(".swift"), name != "Package.swift" {
                found.append(folder + "/" + path)
            }
        }
        return found.sorted()
    }
}

private func percent(_ share: Double) -> String { String(format: "%.1f %%", share * 100) }
