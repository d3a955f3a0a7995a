import Adapting
import Foundation

/// Links the objects of a module to a library that a process loads. After an edit, most of them are as they were: those are
/// linked with each other beforehand, and libraries from which nothing is taken are not looked through again.
final class ImageLinker {
    private let settings: Compilation.Settings
    private let folder: String
    /// The names that the last link which looked through all libraries was about, and the libraries that it took something from.
    private var known: Set<String> = []
    private var libraries: [String]?
    /// Objects that were linked with each other, by all of them.
    private var bundle: (key: String, objects: Set<String>, path: String)?
    private var leftovers = Leftovers()

    /// Fewer are not worth it.
    private static let fewestInBundle = 30

    init(_ settings: Compilation.Settings, folder: String) {
        (self.settings, self.folder) = (settings, folder)
    }

    /// - Parameters:
    ///   - objects: all of them.
    ///   - fresh: those that were compiled by themselves.
    ///   - options: libraries that the code asks for.
    func link(_ objects: [String], fresh: Set<String>, named name: String, _ options: [String], into path: String)
        throws
    {
        var inputs = objects
        if let bundle, bundle.key == key(of: bundle.objects), bundle.objects.isDisjoint(with: fresh),
            bundle.objects.isSubset(of: objects)
        {
            inputs = [bundle.path] + objects.filter { !bundle.objects.contains($0) }
        }
        let wanted = fresh.reduce(into: Set<String>()) { $0.formUnion(ObjectFile($1)?.undefined ?? []) }
        // A name that was not asked for before may be in any library.
        let isKnown = libraries != nil && !fresh.isEmpty && wanted.isSubset(of: known)
        let rest =
            isKnown
            ? startFile + ["--no-as-needed"] + (libraries ?? [])
            : settings.imageOptions + options
        let new = "\(path).\(getpid())"
        let linked = try Command(settings.tool("ld.lld"), ["-shared", "-o", new] + inputs + ["--as-needed"] + rest)
            .run()
        guard linked.isFine else { throw Failure("\(name) cannot be linked: \(linked.text.prefix(500))") }
        if !isKnown { learn(from: new, wanted) }
        rename(new, path)
    }

    /// Links the objects that the next edit will probably not change. Call this when no request waits.
    func prepare(_ objects: [String], fresh: Set<String>, named name: String) {
        let others = Set(objects).subtracting(fresh)
        guard others.count >= Self.fewestInBundle else { return }
        let key = key(of: others)
        if bundle?.key == key { return }
        let path = "\(folder)/\(name)-\(key).rest.o"
        if !FileManager.default.fileExists(atPath: path) {
            let new = "\(path).\(getpid())"
            let list = "\(folder)/objects-\(getpid())"
            defer { unlink(list) }
            let lines = others.sorted().map { "\"\($0)\"" }.joined(separator: "\n")
            guard (try? lines.write(toFile: list, atomically: false, encoding: .utf8)) != nil,
                let linked = try? Command(settings.tool("ld.lld"), ["-r", "-o", new, "@" + list]).run(),
                linked.isFine
            else { return }
            rename(new, path)
        }
        leftovers.use(path, insteadOf: name)
        bundle = (key, others, path)
    }

    private func key(of objects: Set<String>) -> String {
        Digest(of: objects.sorted().map { "\($0) \(FileStamp($0).text)" }).text
    }

    /// What every library of Swift code begins with.
    private var startFile: [String] { settings.imageOptions.filter { $0.hasSuffix("/swiftrt.o") } }

    private func learn(from image: String, _ wanted: Set<String>) {
        guard let image = ObjectFile(image) else { return }
        known = wanted
        let folders = settings.imageOptions.filter { $0.hasPrefix("-L") }.map { String($0.dropFirst(2)) }
        let paths = image.libraries.map { library in
            folders.lazy.map { "\($0)/\(library)" }.first { FileManager.default.fileExists(atPath: $0) }
        }
        // One whose place is not known is left to the linker each time.
        let searched = settings.imageOptions.drop { $0 != "-rpath" }
        libraries = paths.contains(nil) ? nil : paths.compactMap(\.self) + searched
    }
}
