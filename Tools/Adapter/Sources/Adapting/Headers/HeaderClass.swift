/// A class of a header, or what a category adds to one, as a stub.
struct HeaderClass {
    var name: String
    var above: String
    var protocols: [String] = []
    var generics: [String] = []
    var members: [HeaderMember]

    /// Each on a line, so that one which is refused costs nothing else.
    func declarations(among classes: [String: HeaderClass], _ ownProtocols: Set<String>) -> [String] {
        let family = Family(of: self, among: classes)
        let list = generics.isEmpty ? "" : "<" + generics.map { "\($0): AnyObject" }.joined(separator: ", ") + ">"
        let conformances = protocols.filter { name in
            ownProtocols.contains(name) || name.hasPrefix("UI") && name.hasSuffix("Delegate")
        }
        let isRoot = classes[above] == nil
        let marks = family.isPlain && generics.isEmpty && isRoot ? ["HollowClass"] : []
        let inherited = ([above] + conformances + marks).joined(separator: ", ")
        var lines = ["\(StubUse.mark(name))open class \(name)\(list): \(inherited) {"]
        var known: Set<String> = []
        let taken = Self.keys(above: self, among: classes)
        let own = members.flatMap { $0.members(of: name) }
            .filter { known.insert($0.key).inserted && !taken.contains($0.key.replacing(name + ".", with: "")) }
        let initialisers = own.filter(\.isInitialiser).filter { !family.has($0) }
        lines += family.initialisers
        lines += initialisers.map { member in
            let isWithin = family.base != nil
            let kept = Self.keeping(member, own)
            let making = isWithin ? "super.\(family.base!)" : "self.init()"
            let mark = StubUse.mark(member.name) + "public " + (isWithin ? "" : "convenience ")
            return mark + member.signature + " { \(making); \(kept)MaquetteCuts.cut(\"\(member.name)\") }"
        }
        lines += own.filter { !$0.isInitialiser }.map { declaration(of: $0, "open", "class") }
        if family.isPlain, generics.isEmpty {
            lines.append("\(isRoot ? "" : "override ")open class var anyValue: Any { \(name)() }")
        }
        return lines + ["}"]
    }

    /// The declarations for a class that is elsewhere. A value has what the class has that it becomes in Objective-C.
    var additions: [String] {
        HeaderStatement.types(ofClass: name).flatMap(additions)
    }

    private func additions(to place: String) -> [String] {
        var known: Set<String> = []
        return members.flatMap { $0.members(of: name) }.filter { known.insert($0.key).inserted }.map { member in
            // What the project's own code adds to a value comes first.
            let (isValue, before) = HeaderStatement.isValue(place) ? (true, "@_disfavoredOverload ") : (false, "")
            guard member.isInitialiser else {
                let own = declaration(of: member, "public", "static", isObject: !isValue)
                return "extension \(place) { \(before)\(own) }"
            }
            let list = member.parameters.indices.map { "a\($0 + 1)" }.joined(separator: ", ")
            // What such an initialiser of colours does is known by its name.
            let making =
                name == HollowMember.colour ? "self.init(cgColor: MaquetteCuts.color([\(list)]))" : "self.init()"
            return
                "extension \(place) { \(before)\(StubUse.mark(member.name))public \(isValue ? "" : "convenience ")\(member.signature) "
                + "{ \(making); MaquetteCuts.cut(\"\(member.name)\") } }"
        }
    }

    /// An initialiser keeps what it is given for a property.
    private static func keeping(_ member: HeaderMember, _ all: [HeaderMember]) -> String {
        member.parameters.enumerated().map { place, parameter in
            let isKept = all.contains { other in
                guard case .property(_, let isWeak) = other.kind, !other.isOfClass, !isWeak else { return false }
                return other.word == parameter.label && other.result == parameter.type
            }
            return isKept ? "MaquetteCuts.keep(a\(place + 1) as Any, self, \"\(parameter.label!)\"); " : ""
        }.joined()
    }

    private func declaration(
        of member: HeaderMember, _ access: String, _ ofClass: String, isObject: Bool = true
    ) -> String {
        let mark = StubUse.mark(member.name) + access + " " + (member.isOfClass ? ofClass + " " : "")
        let (note, value) = ("MaquetteCuts.cut(\"\(member.name)\")", member.value(name))
        guard case .property(let isWritten, let isWeak) = member.kind else {
            return "@discardableResult \(mark)\(member.signature) { \(value) }"
        }
        if member.isOfClass || !isObject {
            return "\(mark)\(member.signature) { \(isWritten ? "get { \(value) } set { \(note) }" : value) }"
        }
        let isWeakly = isWeak && member.result.hasSuffix("?") || isWeak && member.result.hasPrefix("(any")
        let (kept, keep) = isWeakly ? ("keptWeakly", "keepWeakly") : ("kept", "keep")
        let written = member.result.hasSuffix("!") ? String(member.result.dropLast()) + "?" : member.result
        let getter = "MaquetteCuts.\(kept)(self, \"\(member.word)\") ?? (\(value) as \(written))"
        // What an initialiser was given is kept as well.
        guard isWritten else { return "\(mark)\(member.signature) { \(getter) }" }
        return "\(mark)\(member.signature) { get { \(getter) } "
            + "set { \(note); MaquetteCuts.\(keep)(newValue as Any, self, \"\(member.word)\") } }"
    }

    /// What the classes above have declared already.
    private static func keys(above one: HeaderClass, among classes: [String: HeaderClass]) -> Set<String> {
        var (found, name, count): (Set<String>, String, Int) = ([], one.above, 0)
        while let next = classes[name], count < 20 {
            for member in next.members.compactMap({ $0.member(of: next.name) }) where !member.isInitialiser {
                found.insert(member.key.replacing(next.name + ".", with: ""))
            }
            (name, count) = (next.above, count + 1)
        }
        return found
    }
}

extension HeaderMember {
    var isInitialiser: Bool {
        if case .initialiser = kind { return true }
        return false
    }
}

/// How objects of a class are made, which the class of UIKit's above it decides.
private struct Family {
    /// The initialiser above that others call; nil where they call one of their own.
    private(set) var base: String?
    /// Whether no class of UIKit's is above it.
    private(set) var isPlain = false
    private var inherited: [(signature: String, call: String)] = []

    init(of one: HeaderClass, among classes: [String: HeaderClass]) {
        var (name, count) = (one.above, 0)
        while let above = classes[name], count < 20 { (name, count) = (above.above, count + 1) }
        let coder = ("required init?(coder: NSCoder)", "init(coder: coder)")
        switch name {
        case "NSObject":
            (base, isPlain) = ("init()", true)
            inherited = [("override init()", "init()")]
        case "UITableViewCell":
            base = "init(style: .default, reuseIdentifier: nil)"
            inherited = [
                (
                    "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)",
                    "init(style: style, reuseIdentifier: reuseIdentifier)"
                ), coder,
            ]
        case "UIViewController":
            base = "init(nibName: nil, bundle: nil)"
            inherited = [
                (
                    "override init(nibName: String?, bundle: Bundle?)", "init(nibName: nibName, bundle: bundle)"
                ), coder,
            ]
        case "UIView", "UIControl", "UILabel", "UITextField", "UICollectionViewCell", "UICollectionReusableView",
            "UIScrollView", "UIButton":
            base = "init(frame: .zero)"
            inherited = [("override init(frame: CGRect)", "init(frame: frame)"), coder]
        default: break
        }
    }

    /// Where there are new ones, those above are still there.
    var initialisers: [String] {
        inherited.map { signature, call in
            "public \(signature) { super.\(call) }"
        }
    }

    /// Whether a member is one of the family's initialisers.
    func has(_ member: HeaderMember) -> Bool {
        let labels = member.parameters.map { $0.label ?? "_" }
        return labels.isEmpty
            || [["frame"], ["coder"], ["nibName", "bundle"], ["style", "reuseIdentifier"]].contains(labels)
                && base != nil && !isPlain
    }
}

/// A protocol with all that it asks for. What conforms to it may lack some: its code in Objective-C would tell.
struct HeaderProtocol {
    var name: String
    var above: [String]
    var members: [HeaderMember]

    var declarations: [String] {
        let names = above.map { $0 == "NSObject" ? "NSObjectProtocol" : $0 }
        var known: Set<String> = []
        let all = members.compactMap { $0.member(of: name, isProtocol: true) }.filter { known.insert($0.key).inserted }
        // One that does not say `<NSObject>` may be of a class of Swift as well.
        var lines = [
            "@objc public protocol \(name): \((names.isEmpty ? ["AnyObject"] : names).joined(separator: ", ")) {"
        ]
        lines += all.map { member in
            var text =
                (member.isOptional ? "@objc optional " : "") + (member.isOfClass ? "static " : "") + member.signature
            if case .property(let isWritten, _) = member.kind { text += isWritten ? " { get set }" : " { get }" }
            return text
        }
        lines.append("}")
        for member in all where !member.isOptional && !member.isInitialiser {
            var body = "{ \(member.value(name)) }"
            if case .property(let isWritten, _) = member.kind, isWritten {
                body = "{ get { \(member.value(name)) } set { MaquetteCuts.cut(\"\(member.name)\") } }"
            }
            lines.append(
                "extension \(name) { public \(member.isOfClass ? "static " : "")\(member.signature) \(body) }")
        }
        return lines
    }
}
