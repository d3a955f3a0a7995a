import SwiftSyntax

/// Cuts out of the files of a module what does not compile, in as few rounds of the compiler as it takes.
public struct ModuleCutter {
    /// What the compiler reads of each file; nil where that is the file itself.
    public private(set) var copies: [ModuleAdapter.Copy]
    public private(set) var cuts: [Cut] = []
    public private(set) var stubs: [String: HollowType] = [:]
    /// Errors that stand where no file of the module is.
    public private(set) var unplaced: [Complaint] = []
    /// The file that declares the stubs.
    public let stubFile: String
    private var texts: [String: [UInt8]]
    private let places: [String: Int]
    /// Stubs that were refused themselves.
    private var refused: Set<String> = []
    private let superclasses: [String: String]
    /// The modules that came before and declare a stub of a name: here it is the same type.
    private let stubsBefore: [String: String]
    /// How often each file was cut.
    private var attempts: [String: Int] = [:]

    /// The superclasses are those that Objective-C headers declare, and the stubs those of modules that came before, each with
    /// its module.
    public init(
        _ files: [(path: String, bytes: [UInt8])], _ copies: [ModuleAdapter.Copy], stubFile: String,
        superclasses: [String: String] = [:], stubsBefore: [String: String] = [:]
    ) {
        self.copies = copies
        self.stubFile = stubFile
        self.superclasses = superclasses
        self.stubsBefore = stubsBefore
        texts = Dictionary(
            zip(files, copies).map { ($0.path, $1.bytes ?? $0.bytes) }, uniquingKeysWith: { one, _ in one })
        places = Dictionary(copies.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { one, _ in one })
    }

    /// Answers the complaints of one round, and says which files are different now.
    public mutating func cut(_ complaints: [Complaint]) -> Set<String> {
        var changed: Set<String> = []
        learnFromStubs(complaints.filter { $0.path == stubFile })
        let kinds = learnKinds(complaints)
        let byFile = Dictionary(
            grouping: complaints.filter { places[$0.path] != nil && !kinds.contains($0) }, by: \.path)
        let known = refused.union(stubs.keys)
        let ordered = byFile.sorted { $0.key < $1.key }
        let texts = texts
        let attempts = attempts
        let results = concurrently(ordered) { path, complaints in
            guard let bytes = texts[path] else { return nil as FileCutter.Result? }
            // What will not come right goes as a whole.
            if attempts[path, default: 0] >= Self.patience { return FileCutter.hollow(path, bytes, complaints) }
            return FileCutter.cut(path, bytes, complaints, stubs: known)
        }
        for ((path, _), result) in zip(ordered, results) {
            guard let result, let place = places[path] else { continue }
            for type in result.wanted {
                stubs[type.name, default: type].merge(type)
                changed.insert(path)
            }
            guard !result.cuts.isEmpty else { continue }
            self.texts[path] = result.bytes
            copies[place] = ModuleAdapter.Copy(path: path, bytes: result.bytes)
            cuts += result.cuts
            changed.insert(path)
            self.attempts[path, default: 0] += 1
        }
        changed.formUnion(kinds.map(\.path))
        unplaced = complaints.filter { places[$0.path] == nil && $0.path != stubFile }
        return changed
    }

    /// Rounds after which a file is no longer cut finely.
    private static let patience = 9

    /// The text of the file that declares the stubs.
    public var stubText: String {
        guard !stubs.isEmpty else { return "" }
        let declarations = stubs.values.sorted {
            ($0.name.count { $0 == "." }, $0.name) < ($1.name.count { $0 == "." }, $1.name)
        }
        .map(declaration)
        let modules = Set(stubs.keys.compactMap { stubsBefore[$0] }).sorted()
        return (["import Foundation", "import UIKit"] + modules.map { "import \($0)" } + declarations).joined(
            separator: "\n") + "\n"
    }

    private func declaration(of stub: HollowType) -> String {
        if let module = stubsBefore[stub.name] { return "public typealias \(stub.name) = \(module).\(stub.name)" }
        return stub.declaration(superclasses: superclasses)
    }

    /// A stub of a class where a protocol is needed, or the other way round.
    private mutating func learnKinds(_ complaints: [Complaint]) -> Set<Complaint> {
        var answered: Set<Complaint> = []
        for complaint in complaints {
            let message = complaint.message
            var kind: HollowType.Kind?
            var name = ""
            if let match = message.firstMatch(
                of: /^inheritance from (?:non-protocol|non-protocol, non-class) type '([\w.]+)'/)
            {
                (name, kind) = (String(match.output.1), .protocolForAll)
            } else if let match = message.firstMatch(of: /^multiple inheritance from classes '[\w.]+' and '([\w.]+)'/) {
                (name, kind) = (String(match.output.1), .protocolForClasses)
            } else if let match = message.firstMatch(
                of: /^non-class type '.*' cannot conform to class protocol '([\w.]+)'/)
            {
                (name, kind) = (String(match.output.1), .protocolForAll)
            } else if let match = message.firstMatch(
                of: /^type '.*' constrained to non-protocol, non-class type '([\w.]+)'/)
            {
                (name, kind) = (String(match.output.1), .protocolForClasses)
            }
            guard let kind, var stub = stubs[name] ?? stubs[String(name.split(separator: ".").last ?? "")],
                stub.kind.rawValue < kind.rawValue, stubsBefore[stub.name] == nil
            else { continue }
            stub.kind = kind
            stub.isSubclassed = false
            stub.superclass = nil
            stubs[stub.name] = stub
            answered.insert(complaint)
        }
        return answered
    }

    /// A stub that is refused itself is not made again.
    private mutating func learnFromStubs(_ complaints: [Complaint]) {
        let lines = stubText.split(separator: "\n").map(String.init)
        for complaint in complaints where lines.indices.contains(complaint.line - 1) {
            for stub in stubs.values where declaration(of: stub) == lines[complaint.line - 1] {
                stubs[stub.name] = nil
                refused.insert(stub.name)
            }
        }
    }
}

extension FileCutter {
    /// Leaves the names of a file's types, and nothing else.
    static func hollow(_ path: String, _ bytes: [UInt8], _ complaints: [Complaint]) -> Result {
        let reason = complaints.first?.message ?? ""
        var names: [String] = []
        for item in SourceFile(path: path, bytes: bytes).tree.statements {
            guard item.item.asProtocol(DeclGroupSyntax.self) != nil,
                let named = item.item.asProtocol(NamedDeclSyntax.self)
            else { continue }
            names.append("public final class \(named.name.text): NSObject {}")
        }
        let lines = bytes.count { $0 == UInt8(ascii: "\n") }
        let text = "import UIKit; " + names.joined(separator: "; ") + String(repeating: "\n", count: max(1, lines))
        let isSame = Array(text.utf8) == bytes
        let rest = isSame ? Array(String(repeating: "\n", count: lines).utf8) : Array(text.utf8)
        return Result(
            bytes: rest, cuts: [Cut(path: path, line: 1, kind: .file, name: "", reason: reason)], wanted: [])
    }
}
