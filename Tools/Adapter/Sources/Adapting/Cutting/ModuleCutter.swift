import Foundation
import SwiftSyntax

/// Cuts out of the files of a module what does not compile, in as few rounds of the compiler as it takes.
public struct ModuleCutter {
    /// What the compiler reads of each file; nil where that is the file itself.
    public private(set) var copies: [ModuleAdapter.Copy]
    public private(set) var cuts: [Cut] = []
    public private(set) var stubs: [String: HollowType] = [:]
    /// Errors at places outside of the module's files.
    public private(set) var unplaced: [Complaint] = []
    /// The file that declares the stubs.
    public let stubFile: String
    private var texts: [String: [UInt8]]
    private var places: [String: Int]
    private var knowledge: HollowKnowledge
    private let superclasses: [String: String]
    /// The modules that came before and declare a stub of a name, or a type of that name: here it is the same type. A stub would hide
    /// it from the files that see it.
    private let stubsBefore: [String: String]
    /// The types of `stubsBefore` that stand for nothing that is missing: a file that does not import them sees them all the same.
    private let typesThatAreThere: Set<String>
    private let importsWithAccess: ImportsWithAccess
    /// How often each file was cut.
    private var attempts: [String: Int] = [:]

    /// The stubs are those of modules that came before, each with its module.
    ///
    /// - Parameters:
    ///   - typesThatAreThere: types of modules that the module imports, each with its module.
    ///   - classes: the class above each of the module's and of those before.
    ///   - missing: the modules that are imported and not there.
    public init(
        _ files: [(path: String, bytes: [UInt8])], _ copies: [ModuleAdapter.Copy], stubFile: String,
        headers: HeaderClasses = HeaderClasses(), stubsBefore: [String: String] = [:],
        typesThatAreThere: [String: String] = [:], classes: [String: String] = [:], missing: Set<String> = []
    ) {
        let imports = concurrently(files) { ($0.path, FileFacts.of($0).imports) }
        knowledge = HollowKnowledge(
            superclasses: classes,
            withMissingModules: Set(
                imports.filter { !$0.1.isDisjoint(with: missing.union(AppleFrameworks.absent)) }.map(\.0)),
            lacksPackages: imports.contains { !$0.1.isDisjoint(with: missing.subtracting(AppleFrameworks.absent)) },
            imported: Set(imports.flatMap(\.1)).subtracting(missing))
        knowledge.before = Set(stubsBefore.keys)
        importsWithAccess = ImportsWithAccess(in: files)
        knowledge.headers = headers
        self.copies = copies
        self.stubFile = stubFile
        superclasses = headers.superclasses
        self.stubsBefore = stubsBefore.merging(typesThatAreThere) { one, _ in one }
        self.typesThatAreThere = Set(typesThatAreThere.keys).subtracting(stubsBefore.keys)
        texts = Dictionary(
            zip(files, copies).map { ($0.path, $1.bytes ?? $0.bytes) }, uniquingKeysWith: { one, _ in one })
        places = Dictionary(copies.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { one, _ in one })
    }

    /// What another process needs to go on where this one ended.
    public struct Memory: Codable {
        fileprivate var cuts: [Cut]
        fileprivate var stubs: [String: HollowType]
        fileprivate var knowledge: HollowKnowledge
        fileprivate var copies: [Data?]
        fileprivate var rounds: Int
        fileprivate var roundsForTypes: Int
    }

    public var memory: Memory {
        Memory(
            cuts: cuts, stubs: stubs, knowledge: knowledge, copies: copies.map { $0.bytes.map { Data($0) } },
            rounds: rounds, roundsForTypes: roundsForTypes)
    }

    /// A cutter as another one was left. The files and superclasses are those that it had, and so is what came before.
    public init(
        _ memory: Memory, _ files: [(path: String, bytes: [UInt8])], stubFile: String, headers: HeaderClasses,
        stubsBefore: [String: String], typesThatAreThere: [String: String] = [:]
    ) {
        (cuts, stubs, knowledge) = (memory.cuts, memory.stubs, memory.knowledge)
        knowledge.headers = headers
        copies = zip(files, memory.copies).map { ModuleAdapter.Copy(path: $0.path, bytes: $1.map(Array.init)) }
        (self.stubFile, superclasses) = (stubFile, headers.superclasses)
        self.stubsBefore = stubsBefore.merging(typesThatAreThere) { one, _ in one }
        self.typesThatAreThere = Set(typesThatAreThere.keys).subtracting(stubsBefore.keys)
        texts = Dictionary(
            zip(files, copies).map { ($0.path, $1.bytes ?? $0.bytes) }, uniquingKeysWith: { one, _ in one })
        places = Dictionary(copies.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { one, _ in one })
        (rounds, roundsForTypes) = (memory.rounds, memory.roundsForTypes)
        importsWithAccess = ImportsWithAccess(in: files)
    }

    /// Takes the files that there are now, of which some may be new, and the classes above those in them.
    public mutating func take(_ paths: [String], classes: [String: String]) {
        knowledge.superclasses = classes
        guard paths != copies.map(\.path) else { return }
        let known = Dictionary(copies.map { ($0.path, $0) }, uniquingKeysWith: { one, _ in one })
        copies = paths.map { known[$0] ?? ModuleAdapter.Copy(path: $0, bytes: nil) }
        places = Dictionary(copies.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { one, _ in one })
        texts = texts.filter { places[$0.key] != nil }
        attempts = attempts.filter { places[$0.key] != nil }
        cuts.removeAll { places[$0.path] == nil }
    }

    /// Begins anew with files that were edited, and keeps what is known of missing types.
    public mutating func begin(again edited: [(path: String, bytes: [UInt8])], _ fresh: [ModuleAdapter.Copy]) {
        for (file, copy) in zip(edited, fresh) {
            guard let place = places[file.path] else { continue }
            copies[place] = copy
            texts[file.path] = copy.bytes ?? file.bytes
            attempts[file.path] = nil
            cuts.removeAll { $0.path == file.path }
        }
    }

    /// Answers the complaints of one round, and says which files are different now.
    public mutating func cut(_ complaints: [Complaint]) -> Set<String> {
        var changed: Set<String> = []
        let refused = learnFromStubs(complaints.filter { $0.path == stubFile })
        let kinds = learnKinds(complaints).union(refuseSecondMembers(complaints, but: refused))
        // A member of an extension that is about to have another name is in nobody's way then.
        let isRenaming = complaints.contains(where: \.isAboutOverrideInExtension)
        let open = complaints.filter {
            places[$0.path] != nil && !kinds.contains($0) && !(isRenaming && $0.isAboutMemberOfExtension)
        }
        let byFile = Dictionary(grouping: Backports(texts: texts).replacing(open), by: \.path)
        knowledge.take(stubs)
        rounds += 1
        knowledge.isClosed = rounds > Self.mostRoundsOfLearning
        let ordered = byFile.sorted { $0.key < $1.key }
        let texts = texts
        let knowledge = knowledge
        let attempts = attempts
        // A type that is missing is the cause of much else.
        changed.formUnion(declareTypes(ordered, texts, knowledge))
        guard changed.isEmpty || roundsForTypes > Self.mostRoundsForTypes else {
            roundsForTypes += 1
            return changed.union(ordered.map(\.key))
        }
        let results = concurrently(ordered) { path, complaints in
            guard let bytes = texts[path] else { return nil as FileCutter.Result? }
            // What will not come right goes as a whole.
            if attempts[path, default: 0] >= Self.patience { return FileCutter.hollow(path, bytes, complaints) }
            return FileCutter.cut(path, bytes, complaints, knowledge)
        }
        var taught: Set<HollowKnowledge.Lesson> = []
        for ((path, complaints), result) in zip(ordered, results) {
            guard var result, let bytes = texts[path] else { continue }
            if !learn(from: result, in: path, &taught, &changed), result.cuts.isEmpty {
                // All that the errors tell is known, and has not helped.
                var closed = self.knowledge
                closed.isClosed = true
                result = FileCutter.cut(path, bytes, complaints, closed)
            }
            if !result.cuts.isEmpty { take(result, in: path, &changed) }
        }
        changed.formUnion(kinds.map(\.path))
        // Where nothing can be answered, as in a file that ends within a comment, each costs itself alone.
        if changed.isEmpty {
            for (path, complaints) in ordered where self.attempts[path, default: 0] <= Self.patience {
                guard let bytes = self.texts[path] else { continue }
                take(FileCutter.hollow(path, bytes, complaints), in: path, &changed)
                self.attempts[path] = Self.patience + 1
            }
        }
        unplaced = complaints.filter { places[$0.path] == nil && $0.path != stubFile }
        return changed
    }

    private mutating func take(_ result: FileCutter.Result, in path: String, _ changed: inout Set<String>) {
        guard let place = places[path] else { return }
        texts[path] = result.bytes
        copies[place] = ModuleAdapter.Copy(path: path, bytes: result.bytes)
        cuts += result.cuts
        changed.insert(path)
        attempts[path, default: 0] += 1
    }

    /// Returns whether anything was new. What another file has taught in the same round is new, too.
    private mutating func learn(
        from result: FileCutter.Result, in path: String, _ taught: inout Set<HollowKnowledge.Lesson>,
        _ changed: inout Set<String>
    ) -> Bool {
        var isNew = !result.wanted.isEmpty
        for type in result.wanted { stubs[type.name, default: type].merge(type) }
        for lesson in result.lessons {
            if knowledge.take(lesson) || takeKinship(lesson) { taught.insert(lesson) }
            if taught.contains(lesson) { isNew = true }
        }
        if isNew { changed.insert(path) }
        return isNew
    }

    /// Whether a stub comes from another one, of which that was not known.
    private mutating func takeKinship(_ lesson: HollowKnowledge.Lesson) -> Bool {
        guard case .above(let name, of: let below) = lesson, let stub = stubs[below], stub.above == nil else {
            return false
        }
        if name.hasSuffix("Delegate"), stub.kind == .protocolForClasses {
            stubs[below]?.above = name
            return true
        }
        guard stub.kind == .type else { return false }
        if HollowKnowledge.classesOfScreens.contains(name) {
            guard stubs[below]?.isPlainClass(superclasses: superclasses) == true else { return false }
            stubs[below]?.superclass = name
            return true
        }
        guard var base = stubs[name], ![.structure, .view].contains(base.kind) else { return false }
        var (next, count) = (base.above, 0)
        while let above = next, count < 20 {
            if above == below { return false }
            (next, count) = (stubs[above]?.above, count + 1)
        }
        stubs[below]?.above = name
        if base.kind == .type {
            base.isSubclassed = true
            stubs[name] = base
        }
        return true
    }

    /// Declares the types that complaints miss, and says in which files. Nothing is cut.
    public mutating func declareTypes(_ complaints: [Complaint]) -> Set<String> {
        learnFromStubs(complaints.filter { $0.path == stubFile })
        knowledge.take(stubs)
        let byFile = Dictionary(grouping: complaints.filter { places[$0.path] != nil }, by: \.path)
        return declareTypes(byFile.sorted { $0.key < $1.key }, texts, knowledge)
    }

    private mutating func declareTypes(
        _ complaints: [(key: String, value: [Complaint])], _ texts: [String: [UInt8]], _ knowledge: HollowKnowledge
    ) -> Set<String> {
        let wanted = concurrently(complaints) { path, complaints in
            texts[path].map { FileCutter.wanted(path, $0, complaints, knowledge) } ?? []
        }
        var found: Set<String> = []
        for ((path, _), types) in zip(complaints, wanted) {
            for type in types {
                stubs[type.name, default: type].merge(type)
                found.insert(path)
            }
        }
        return found
    }

    /// Rounds that only declared types.
    private var roundsForTypes = 0
    private static let mostRoundsForTypes = 4

    private var rounds = 0
    /// Chains of members are learned member by member, and few are longer.
    private static let mostRoundsOfLearning = 11

    /// Rounds after which a file is no longer cut finely.
    private static let patience = 9

    /// The text of the file that declares the stubs.
    public var stubText: String {
        let lines = stubLines
        return lines.isEmpty ? "" : lines.map(\.text).joined(separator: "\n") + "\n"
    }

    /// The types that are missing: as the report names them.
    public var stubNames: [String] { stubs.keys.filter { !typesThatAreThere.contains($0) }.sorted() }

    /// What is missing of types that are there or were made: as the report names it.
    public var memberNames: [String] { knowledge.members.keys.map(\.fullName).sorted() }

    private enum StubSource {
        case head
        case type(String)
        case member(HollowMember)
    }

    private var stubLines: [(text: String, source: StubSource)] {
        guard !stubs.isEmpty || !knowledge.members.isEmpty else { return [] }
        let modules = Set(stubs.keys.compactMap { stubsBefore[$0] }).sorted()
        // A file that knows nothing of them would take their types for missing ones.
        let ofViews = knowledge.imported.contains("SwiftUI") ? ["MaquetteViewCuts"] : []
        let seen = (knowledge.imported + ofViews).flatMap {
            ["#if canImport(\($0))", importsWithAccess.line($0), "#endif"]
        }
        var lines = ((["Foundation", "UIKit"] + modules).map(importsWithAccess.line) + seen).map {
            ($0, StubSource.head)
        }
        let ordered = stubs.values.sorted {
            ($0.name.count { $0 == "." }, $0.name) < ($1.name.count { $0 == "." }, $1.name)
        }
        let above = Set(ordered.compactMap { superclasses[$0.name] })
        lines += ordered.map { stub in
            var stub = stub
            stub.isSubclassed = stub.isSubclassed || above.contains(stub.name)
            return (declaration(of: stub), .type(stub.name))
        }
        // Descriptions take long, and only overloads need them.
        let members = knowledge.members.map { (member: $0, result: $1, name: $0.fullName) }.sorted { one, other in
            let (type, otherType) = (one.member.type ?? "", other.member.type ?? "")
            if (type, one.name) != (otherType, other.name) { return (type, one.name) < (otherType, other.name) }
            return "\(one.member)" < "\(other.member)"
        }
        var ofHeaders: Set<String> = []
        for (member, result, _) in members where !isInClass(member) {
            let stub = member.type.flatMap { stubs[$0] }
            let isKnown = knowledge.isOfHeader(member)
            let signature = isKnown || member.kind == .initialiser ? knowledge.headers.signature(of: member) : nil
            let isKept =
                isKnown && member.kind == .property && !member.isStatic && stub != nil && stub?.kind != .structure
            let declared = member.declaration(
                of: result, in: stub?.kind, isKnown: isKnown, signature: signature, isKept: isKept)
            // Calls that look different may be of one method.
            if signature != nil, !ofHeaders.insert("\(member.type ?? "") \(declared)").inserted { continue }
            lines.append((member.type.map { "extension \($0) { \(declared) }" } ?? declared, .member(member)))
        }
        return lines
    }

    /// What subclasses call must be in the class itself.
    private func isInClass(_ member: HollowMember) -> Bool {
        guard member.kind == .initialiser, let type = member.type, let stub = stubs[type] else { return false }
        return stubsBefore[type] == nil && stub.isPlainClass(superclasses: superclasses)
    }

    private func declaration(of stub: HollowType) -> String {
        if let module = stubsBefore[stub.name] {
            let mark = typesThatAreThere.contains(stub.name) ? "" : StubUse.mark(stub.name)
            return mark + "public typealias \(stub.name) = \(module).\(stub.name)"
        }
        if let enumeration = knowledge.headers.enumerations[stub.name] {
            return StubUse.mark(stub.name) + enumeration.declaration
        }
        let generic = stub.parameters == 1 ? "T1" : nil
        var labels: Set<String> = []
        let own = knowledge.members.keys.filter { $0.type == stub.name && isInClass($0) }
            .sorted { "\($0)" < "\($1)" }
            // What is handed over may have several looks and is one type then.
            .filter { member in
                if let signature = knowledge.headers.signature(of: member) {
                    return labels.insert("\(signature)").inserted
                }
                let isAbout = generic != nil && member.arguments.count == 1 && member.arguments[0].isPlain
                return !isAbout || labels.insert(member.fullName).inserted
            }
            .map { member in
                member.declaration(
                    of: knowledge.members[member] ?? "", isInClass: true, isRoot: stub.isPlainGeneric,
                    isOverride: isOverride(member), generic: generic, signature: knowledge.headers.signature(of: member)
                )
            }
        return stub.declaration(superclasses: superclasses, initialisers: own, from: base(of: stub))
    }

    /// The stub that another one comes from, as a header says it or its uses.
    private func base(of stub: HollowType) -> HollowType? {
        guard stub.parameters == 0, let name = stub.above ?? superclasses[stub.name], name != stub.name,
            stubsBefore[name] == nil, let base = stubs[name], base.parameters == 0
        else { return nil }
        return base
    }

    /// Whether a stub above has the same initialiser.
    private func isOverride(_ member: HollowMember) -> Bool {
        var (member, count) = (member, 0)
        while let above = member.type.flatMap({ stubs[$0] }).flatMap(base)?.name, count < 20 {
            member.type = above
            if knowledge.members[member] != nil { return true }
            count += 1
        }
        return false
    }

    /// A stub of a class where a protocol is needed, or the other way round.
    private mutating func learnKinds(_ complaints: [Complaint]) -> Set<Complaint> {
        var answered: Set<Complaint> = []
        for complaint in complaints {
            if let match = complaint.message.prefixMatch(of: CompilerWords.notThrown),
                let stub = stubs[String(match.output.1)], stub.kind == .type, !stub.isThrown
            {
                stubs[stub.name]?.isThrown = true
                answered.insert(complaint)
                continue
            }
            guard let (name, kind) = HollowType.correction(complaint.message),
                var stub = stubs[name] ?? stubs[String(name.split(separator: ".").last ?? "")],
                stubsBefore[stub.name] == nil, stub.correct(to: kind)
            else { continue }
            stubs[stub.name] = stub
            answered.insert(complaint)
        }
        return answered
    }

    /// What was added to a type that is there, or to values of which nothing is known, may be a second member of a name.
    ///
    /// - Parameter names: of members that were refused in this round: what is left of them may not be ambiguous any more.
    private mutating func refuseSecondMembers(_ complaints: [Complaint], but names: Set<String>) -> Set<Complaint> {
        let byName = Dictionary(grouping: complaints) { complaint in
            complaint.message.prefixMatch(of: CompilerWords.ambiguous).map { String($0.output.1) } ?? ""
        }
        var answered: Set<Complaint> = []
        for (name, complaints) in byName {
            let word = String(name.prefix { $0 != "(" })
            if names.contains(word) {
                answered.formUnion(complaints)
                continue
            }
            let added = knowledge.members(named: word).filter { member in
                // Initialisers are called alike and have nothing to do with each other.
                member.type.map { !knowledge.isStub($0) } == true
                    && (member.kind != .initialiser || member.ownName == name)
            }
            guard !added.isEmpty else { continue }
            for member in added { knowledge.refuse(member) }
            answered.formUnion(complaints)
        }
        return answered
    }

    /// A stub that is refused itself is not made again. Returns the names of members that are refused.
    @discardableResult private mutating func learnFromStubs(_ complaints: [Complaint]) -> Set<String> {
        let lines = stubLines
        var names: Set<String> = []
        for complaint in complaints where lines.indices.contains(complaint.line - 1) {
            switch lines[complaint.line - 1].source {
            case .head: break
            case .member(let member):
                // A type that a header gives it may be named nowhere else.
                if let match = complaint.message.prefixMatch(of: CompilerWords.typeNotFound),
                    case let name = String(match.output.1), !knowledge.refusedTypes.contains(name)
                {
                    var type = HollowType(name)
                    if knowledge.headers.protocols.contains(name) { type.kind = .protocolForClasses }
                    stubs[name] = stubs[name] ?? type
                } else {
                    knowledge.refuse(member)
                    names.insert(member.name)
                }
            case .type(let name):
                stubs[name] = nil
                knowledge.refusedTypes.insert(name)
                for member in knowledge.members.keys where member.type == name { knowledge.refuse(member) }
            }
        }
        return names
    }
}

extension FileCutter {
    /// Leaves the names of a file's types, and nothing else of its own. What the copy has for the whole module stays.
    static func hollow(_ path: String, _ bytes: [UInt8], _ complaints: [Complaint]) -> Result {
        let reason = complaints.first?.message ?? ""
        var names: [String] = []
        for item in SourceFile(path: path, bytes: bytes).tree.statements {
            if let kept = Assembly.kept(of: item.item) {
                names.append(kept)
                continue
            }
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
