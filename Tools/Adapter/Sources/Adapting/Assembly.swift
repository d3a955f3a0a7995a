/// Puts the copies together: the changes of each file, and the members that its classes get.
struct Assembly {
    private let files: [(path: String, bytes: [UInt8])]
    private let adapted: [AdaptedFile]
    /// By class.
    private let forwarders: [String: [String]]

    /// - Parameter hoisted: what classes get from all files of the module; nil if these are all.
    init(files: [(path: String, bytes: [UInt8])], adapted: [AdaptedFile], hoisted: [AdaptedFile.Hoisted]? = nil) {
        self.files = files
        self.adapted = adapted
        let members = hoisted ?? adapted.flatMap(\.hoisted)
        forwarders = Dictionary(grouping: members, by: \.type).mapValues { $0.map(\.forwarder) }
    }

    var copies: [ModuleAdapter.Copy] {
        zip(files, adapted).map { file, adapted in
            var edits = adapted.edits
            var isTouched = !adapted.isUntouched
            for body in adapted.classBodies {
                guard let arriving = forwarders[body.type] else { continue }
                isTouched = true
                // Of a line with the brace, so that no other moves.
                edits.insert(arriving.map { " \($0);" }.joined(), at: body.offset)
            }
            guard isTouched else { return ModuleAdapter.Copy(path: file.path, bytes: nil) }
            let whole = edits.text(of: 0..<file.bytes.count, in: file.bytes)
            return ModuleAdapter.Copy(path: file.path, bytes: whole + lines(adapted.appended) + defaults(file, adapted))
        }
    }

    private func lines(_ appended: [String]) -> [UInt8] { Array(appended.map { "\n" + $0 }.joined().utf8) }

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
