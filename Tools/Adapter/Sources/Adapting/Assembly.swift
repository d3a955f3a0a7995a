import SwiftSyntax

/// Puts the copies together: the changes of each file, and the members that its classes get.
struct Assembly {
    private let files: [(path: String, bytes: [UInt8])]
    private let adapted: [AdaptedFile]
    /// The forwarders by class.
    private let forwarders: [String: [String]]

    private let shared: Shared?

    /// - Parameters:
    ///   - hoisted: what classes get from all files of the module; nil if these are all.
    ///   - shared: what one file has for all.
    init(
        files: [(path: String, bytes: [UInt8])], adapted: [AdaptedFile], hoisted: [AdaptedFile.Hoisted]? = nil,
        shared: Shared? = nil
    ) {
        self.shared = shared
        self.files = files
        self.adapted = adapted
        let members = hoisted ?? adapted.flatMap(\.hoisted)
        forwarders = Dictionary(grouping: members, by: \.type).mapValues { $0.map(\.forwarder) }
    }

    var copies: [ModuleAdapter.Copy] {
        zip(files, adapted).map { file, adapted in
            let own = shared?.bearer == file.path ? shared?.text : nil
            var edits = adapted.edits
            var isTouched = !adapted.isUntouched
            for body in adapted.classBodies {
                guard let arriving = forwarders[body.type] else { continue }
                isTouched = true
                // Of a line with the brace, so that no other moves.
                edits.insert(arriving.map { " \($0);" }.joined(), at: body.offset)
            }
            guard isTouched || own != nil else { return ModuleAdapter.Copy(path: file.path, bytes: nil) }
            let whole = edits.text(of: 0..<file.bytes.count, in: file.bytes)
            let added = tables(file, adapted) + (own ?? "")
            return ModuleAdapter.Copy(
                path: file.path,
                bytes: whole + lines(adapted.appended) + repeated(file, adapted) + defaults(file, adapted)
                    + Array(added.utf8))
        }
    }

    private func lines(_ appended: [String]) -> [UInt8] { Array(appended.map { "\n" + $0 }.joined().utf8) }

    // MARK: Tables

    /// The name of the type that names the tables of a file.
    private static func table(ofFile path: String) -> String { "_Tables\(Digest(ofNameOf: path).text.prefix(8))" }

    private func tables(_ file: (path: String, bytes: [UInt8]), _ adapted: AdaptedFile) -> String {
        if adapted.tables.isEmpty { return "" }
        let calls = adapted.tables.map { "\($0).add()" }.joined(separator: "; ")
        return "\nenum \(Self.table(ofFile: file.path)) { @MainActor static func add() { \(calls) } }\n"
    }

    /// What stays of a copy when nothing in it can be compiled: what one file has for all, and the name of its tables, which the list
    /// of the module calls. Nil for all else.
    static func kept(of item: CodeBlockItemSyntax.Item) -> String? {
        let text = item.trimmedDescription
        if let name = item.as(EnumDeclSyntax.self)?.name.text {
            if name == "_MaquetteTables" { return text }
            if name.hasPrefix("_Tables") { return "enum \(name) { @MainActor static func add() {} }" }
        }
        if text.hasPrefix(ObjectMember.opening) { return text }
        return ProjectMember.allCases.contains { $0.declarations.contains(text) } ? text : nil
    }

    /// What one file of a module has for all: the list of tables, and members in place of Foundation's.
    struct Shared: Equatable {
        /// The path of the file.
        let bearer: String
        let text: String

        init?(_ files: [(path: String, adapted: AdaptedFile)], needing facts: ModuleFacts) {
            let (members, asked) = (facts.projectMembers, facts.objectMembers)
            let withTables = files.filter { !$0.adapted.tables.isEmpty }.map(\.path)
            let isNeeded = !members.isEmpty || !asked.isEmpty
            guard let bearer = withTables.first ?? (isNeeded ? files.first?.path : nil) else { return nil }
            let calls = withTables.map { "\(table(ofFile: $0)).add()" }.joined(separator: "; ")
            let list = "\nenum _MaquetteTables: ModuleTables { @MainActor static func add() { \(calls) } }\n"
            self.bearer = bearer
            text = (withTables.isEmpty ? "" : list) + members.sorted().map(\.declarations).joined() + asked
        }
    }

    private func repeated(_ file: (path: String, bytes: [UInt8]), _ adapted: AdaptedFile) -> [UInt8] {
        adapted.repeated.flatMap { pieces in
            pieces.reduce(into: [UInt8(ascii: "\n")]) { text, piece in
                switch piece {
                case .text(let words): text += Array(words.utf8)
                case .range(let range): text += adapted.edits.text(of: range, in: file.bytes)
                }
            } + [UInt8(ascii: "\n")]
        }
    }

    /// Behind the last line.
    private func defaults(_ file: (path: String, bytes: [UInt8]), _ adapted: AdaptedFile) -> [UInt8] {
        var text = ""
        for requirement in adapted.defaults {
            let access = requirement.access.map { $0 + " " } ?? ""
            let written = String(decoding: adapted.edits.text(of: requirement.range, in: file.bytes), as: UTF8.self)
            let declaration = written.drop { $0.isWhitespace }
            let refusal = "{ throw RequirementIsNotImplemented() }"
            // A property has a place for it already.
            let whole =
                declaration.hasSuffix("{ get throws }")
                ? declaration.dropLast() + refusal + " }" : declaration + " " + refusal
            text += "\nextension \(requirement.type) { \(access)\(whole) }"
        }
        return Array((text.isEmpty ? "" : text + "\n").utf8)
    }
}
