/// Puts the copies together: the changes of each file, and the members that its classes get.
struct Assembly {
    private let files: [(path: String, bytes: [UInt8])]
    private let adapted: [AdaptedFile]
    /// By class.
    private let forwarders: [String: [String]]

    private let mentionsBundles: Bool

    init(files: [(path: String, bytes: [UInt8])], adapted: [AdaptedFile], mentionsBundles: Bool = false) {
        self.mentionsBundles = mentionsBundles
        self.files = files
        self.adapted = adapted
        forwarders = Dictionary(grouping: adapted.flatMap(\.hoisted), by: \.type).mapValues { $0.map(\.forwarder) }
    }

    var copies: [ModuleAdapter.Copy] {
        let shared = shared
        let bearer = shared.isEmpty ? nil : adapted.firstIndex { !$0.tables.isEmpty } ?? (adapted.isEmpty ? nil : 0)
        return zip(files, adapted).enumerated().map { place, pair in
            let (file, adapted) = pair
            var edits = adapted.edits
            var isTouched = !adapted.isUntouched
            for body in adapted.classBodies {
                guard let arriving = forwarders[body.type] else { continue }
                isTouched = true
                // Of a line with the brace, so that no other moves.
                edits.insert(arriving.map { " \($0);" }.joined(), at: body.offset)
            }
            guard isTouched || place == bearer else { return ModuleAdapter.Copy(path: file.path, bytes: nil) }
            let whole = edits.text(of: 0..<file.bytes.count, in: file.bytes)
            return ModuleAdapter.Copy(
                path: file.path,
                bytes: whole + defaults(file, adapted)
                    + Array((tables(file, adapted) + (place == bearer ? shared : "")).utf8))
        }
    }

    // MARK: Tables

    /// The name of the type that names the tables of a file.
    private func table(of file: (path: String, bytes: [UInt8])) -> String {
        "_Tables\(Digest(ofNameOf: file.path).text.prefix(8))"
    }

    private func tables(_ file: (path: String, bytes: [UInt8]), _ adapted: AdaptedFile) -> String {
        if adapted.tables.isEmpty { return "" }
        let calls = adapted.tables.map { "\($0).add()" }.joined(separator: "; ")
        return "\nenum \(table(of: file)) { @MainActor static func add() { \(calls) } }\n"
    }

    /// What one file of the module has for all: the list of tables, and bundles that know the project's files.
    private var shared: String {
        let calls = zip(files, adapted).filter { !$0.1.tables.isEmpty }.map { "\(table(of: $0.0)).add()" }
        var text = ""
        if !calls.isEmpty {
            text +=
                "\nenum _MaquetteTables: ModuleTables { @MainActor static func add() { \(calls.joined(separator: "; ")) } }\n"
        }
        return text + (mentionsBundles ? Self.bundles : "")
    }

    /// A module's own members come before those that it imports.
    private static let bundles = """

        extension Bundle { static var main: Bundle { .ofProject }; \
        func path(forResource name: String?, ofType type: String?) -> String? { \
        pathInProject(forResource: name, ofType: type) }; \
        func url(forResource name: String?, withExtension type: String?) -> URL? { \
        pathInProject(forResource: name, ofType: type).map { URL(fileURLWithPath: $0) } }; \
        func localizedString(forKey key: String, value: String?, table: String?) -> String { \
        textInProject(forKey: key, value: value, table: table) } }
        func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = .ofProject, value: String = "", \
        comment: String) -> String { bundle.textInProject(forKey: key, value: value, table: tableName) }

        """

    /// Behind the last line.
    private func defaults(_ file: (path: String, bytes: [UInt8]), _ adapted: AdaptedFile) -> [UInt8] {
        var text = ""
        for requirement in adapted.defaults {
            let access = requirement.access.map { $0 + " " } ?? ""
            let written = String(decoding: adapted.edits.text(of: requirement.range, in: file.bytes), as: UTF8.self)
            let declaration = written.drop { $0.isWhitespace }
            text +=
                "\nextension \(requirement.type) { \(access)\(declaration) { throw RequirementIsNotImplemented() } }"
        }
        return Array((text.isEmpty ? "" : text + "\n").utf8)
    }
}
