/// What is known of types that are missing, while a module is cut.
struct HollowKnowledge: Codable, Sendable {
    /// The stubs that this module declares, and how many types each has in angle brackets.
    private(set) var declared: Set<String> = []
    private(set) var parameters: [String: Int] = [:]
    /// What headers of Objective-C declare, which every file sees. It is not kept: the headers are there.
    var headers = HeaderClasses()
    /// The stubs that earlier modules declare.
    var before: Set<String> = []
    /// Types of which no stub can be made.
    var refusedTypes: Set<String> = []
    /// Nothing more is learned: what is refused now is cut.
    var isClosed = false
    /// Each member with the type of a property, or what a call gives where its place asks for nothing.
    private(set) var members: [HollowMember: String] = [:]
    private var refused: Set<HollowMember> = []
    private var names: [String: Set<HollowMember>] = [:]
    /// How often the type of a member was another one.
    private var changes: [HollowMember: Int] = [:]
    /// The class above each of the module's and of those before.
    var superclasses: [String: String]
    /// The files that import a module that is missing.
    let withMissingModules: Set<String>
    /// Whether one of those modules is none of Apple's: what it adds to types that are there is seen by all files of the module.
    let lacksPackages: Bool
    /// The modules that files of this one import, of whose types members may be missing.
    let imported: [String]

    init(
        superclasses: [String: String] = [:], withMissingModules: Set<String> = [], lacksPackages: Bool = false,
        imported: Set<String> = []
    ) {
        self.imported = imported.subtracting(["Foundation", "UIKit"]).sorted()
        self.superclasses = superclasses
        self.withMissingModules = withMissingModules
        self.lacksPackages = lacksPackages
    }

    /// What a complaint teaches.
    enum Lesson: Hashable, Sendable {
        case member(HollowMember, result: String)
        case result(HollowMember, String)
        /// One stub is used where another is wanted, and so comes from that.
        case above(String, of: String)
    }

    private enum CodingKeys: String, CodingKey {
        case declared, parameters, before, refusedTypes, isClosed, members, refused, names, changes
        case superclasses, withMissingModules, lacksPackages, imported
    }

    // MARK: Questions

    /// Whether a header says what the member gives, and nothing has changed that.
    func isOfHeader(_ member: HollowMember) -> Bool {
        members[member].map { headers.type(of: member) == $0 } == true
    }

    /// A stub by this name, or the nearest above a class of the module.
    func hollowType(_ name: String) -> String? {
        var (name, count) = (name, 0)
        while count < 20 {
            if isHollow(name) { return name }
            guard let above = superclasses[name], !above.isEmpty else { return nil }
            (name, count) = (above, count + 1)
        }
        return nil
    }

    /// The class to which a header adds a member by this name: the one asked or one above it.
    func classWithCategory(_ name: String, having member: String) -> String? {
        var (all, count) = ([name], 0)
        while let above = superclasses[all.last ?? ""], !above.isEmpty, count < 20 {
            all.append(above)
            count += 1
        }
        let last = all.last ?? name
        if last.wholeMatch(of: CompilerWords.viewOfUIKit) != nil { all += ["UIScrollView", "UIControl", Self.view] }
        if last.hasSuffix("Controller") { all.append("UIViewController") }
        let names = all + ["NSObject"]
        return names.first { headers.hasMember(member, of: $0) }
    }

    func isHollow(_ name: String) -> Bool { name == HollowMember.anything || isStub(name) }

    func isStub(_ name: String) -> Bool { declared.contains(name) || before.contains(name) }

    func knows(_ member: HollowMember) -> Bool { members[member] != nil || refused.contains(member) }

    func members(named name: String) -> Set<HollowMember> { names[name] ?? [] }

    /// Where a value of one type is used as another, and both are stubs of this module. Of a class of the project's, the stub that
    /// it comes from is meant.
    func kinship(_ type: String, _ above: String) -> Lesson? {
        var names = [type, above].compactMap(FileCutter.plainType)
        if names.count == 2, let stub = hollowType(names[0]) { names[0] = stub }
        func isOwn(_ name: String) -> Bool {
            declared.contains(name) && !before.contains(name) && parameters[name] == 0
        }
        guard names.count == 2, names[0] != names[1], !type.hasSuffix("?") || above.hasSuffix("?"), isOwn(names[0]),
            isOwn(names[1]) || Self.classesOfScreens.contains(names[1])
        else { return nil }
        return .above(names[1], of: names[0])
    }

    /// What is added to a view, or presented, is one.
    static let classesOfScreens: Set = [
        "UIView", "UIViewController", "UIControl", "UIButton", "UILabel", "UIImageView", "UIScrollView", "UITextField",
        "UITableViewCell", "UICollectionViewCell", "UICollectionViewLayout", "UIGestureRecognizer", "CALayer",
    ]

    // MARK: Learning

    mutating func take(_ stubs: [String: HollowType]) {
        declared = Set(stubs.keys)
        parameters = stubs.mapValues(\.parameters)
    }

    /// Learns a lesson, and says whether it is new.
    mutating func take(_ lesson: Lesson) -> Bool {
        switch lesson {
        case .member(let member, let result):
            guard !knows(member), !hasProperty(like: member) else { return false }
            guard !isOfAllViews(member) else {
                refuse(member)
                return true
            }
            members[member] = result
            names[member.name, default: []].insert(member)
            return true
        case .result(let member, let type):
            guard let known = members[member], known != type, changes[member, default: 0] < 3 else { return false }
            members[member] = type
            changes[member, default: 0] += 1
            return true
        case .above: return false
        }
    }

    /// An initialiser of all views cannot be declared in one of them again. Stubs that have it already lose it.
    private mutating func isOfAllViews(_ member: HollowMember) -> Bool {
        guard member.kind == .initialiser else { return false }
        let same = members(named: member.name).filter { $0.kind == .initialiser && $0.arguments == member.arguments }
        if member.type == Self.view { same.forEach { refuse($0) } }
        return same.contains { $0.type == Self.view }
    }

    static let view = "UIView"

    /// A second property of the same name, or one of the class and one of its objects, is no other.
    private func hasProperty(like member: HollowMember) -> Bool {
        member.kind == .property
            && names[member.name]?.contains {
                $0.kind == .property && $0.type == member.type && $0.isStatic == member.isStatic
            } == true
    }

    /// The compiler wants none of it.
    mutating func refuse(_ member: HollowMember) {
        members[member] = nil
        names[member.name]?.remove(member)
        refused.insert(member)
    }
}
