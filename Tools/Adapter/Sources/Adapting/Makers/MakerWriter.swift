/// Writes the file of a module that makes its screens, and the values which they are made with: by the project's own words first,
/// then by initialisers with values that the process which draws finds for each type.
struct MakerWriter {
    /// A screen that takes arguments.
    struct Screen: Sendable {
        var symbol: String
        /// The class, or the structure of SwiftUI's.
        var type: String
        var kind: PreviewEntry.Kind
    }

    private let index: MakerIndex
    /// The calls by the last word of the type.
    private let calls: [String: [OwnWords.Call]]
    private let handOvers: [String: [OwnWords.HandOver]]
    /// What the project hands down to views, what is meant for previews first.
    private let handedDown: [String]
    private static let mostHandedDown = 20
    private var waiting: [(type: String, depth: Int)] = []
    private var known: Set<String> = []
    private var registrations: [String] = []
    private static let mostRegistrations = 2500
    private static let mostDepth = 7

    init(_ index: MakerIndex, _ words: OwnWords.Found) {
        self.index = index
        func last(_ name: String) -> String {
            let base = TypeWords.base(of: name)
            return base.split(separator: ".").last.map(String.init) ?? base
        }
        calls = Dictionary(grouping: words.calls.sorted(), by: { last($0.type) })
        handOvers = Dictionary(grouping: words.handOvers.sorted(), by: { last($0.type) })
        handedDown = Array(
            words.handedDown.sorted { (MakerIndex.rank($0), $0) < (MakerIndex.rank($1), $1) }
                .prefix(Self.mostHandedDown))
    }

    // MARK: Which types matter

    /// The names of all types that are needed to make the screens.
    ///
    /// - Parameter handedDown: the types of objects that views expect from above.
    static func names(for screens: [String], _ handedDown: [String], _ index: MakerIndex) -> Set<String> {
        var writer = MakerWriter(index, OwnWords.Found())
        handedDown.forEach { writer.want($0, in: nil, 0) }
        screens.forEach { writer.lookAround($0) }
        writer.registerAll()
        return Set(writer.known.map { String(TypeWords.base(of: $0).split(separator: ".").last ?? "") }).union(
            screens.map { String($0.split(separator: ".").last ?? "") })
    }

    private mutating func want(_ written: String, in scope: String?, _ depth: Int) {
        for type in TypeWords.needed(for: index.resolved(written, in: scope)) { waiting.append((type, depth)) }
    }

    /// What the initialisers of a screen take, and what others hand over to it.
    private mutating func lookAround(_ screen: String) {
        let arguments = index.arguments(of: screen)
        func want(_ written: String, in scope: String?, _ depth: Int) {
            self.want(TypeWords.replacing(written) { arguments[$0] ?? $0 }, in: scope, depth)
        }
        for maker in index.initialisers(of: screen) {
            for parameter in maker.parameters { want(parameter.type, in: screen, 0) }
        }
        for maker in index.creators(of: screen) {
            for parameter in maker.parameters where parameter.type != "NSCoder" { want(parameter.type, in: screen, 0) }
        }
        for type in index.ancestors(of: screen) { for given in type.given { want(given.type, in: type.name, 1) } }
        for (factory, owner) in index.factories(of: screen) {
            for parameter in factory.maker.parameters { want(parameter.type, in: owner, 0) }
            if let owner, !factory.isOfType { waiting.append((owner, 0)) }
        }
        for member in index.types[screen]?.members ?? [] { want(member.type, in: screen, 0) }
    }

    private mutating func registerAll() {
        var place = 0
        // What is nearest to the screens comes first.
        while place < waiting.count, registrations.count < Self.mostRegistrations {
            let (type, depth) = waiting[place]
            place += 1
            if depth <= Self.mostDepth, known.insert(type).inserted { register(type, depth) }
        }
        waiting = []
    }

    // MARK: Values

    private mutating func register(_ type: String, _ depth: Int) {
        let base = TypeWords.base(of: type)
        if let other = index.alias(base) {
            return want(other, in: nil, depth)
        }
        let parts = TypeWords.parts(type[...], at: "&").map { TypeWords.plain(String($0)) }
        if parts.count > 1 || index.types[base]?.kind == .proto {
            return register(conformersTo: parts, as: type, depth)
        }
        guard let declared = index.types[base], declared.access > .ofType else {
            if let maker = Self.ofLibraries[base] { registrations.append(Self.row(type, "\(type)\(maker)")) }
            return
        }
        guard declared.parameters.count == TypeWords.arguments(of: type).count else { return }
        for sample in declared.samples.prefix(2) {
            registrations.append(Self.row(type, "\(type).\(sample)", isOwn: true))
        }
        if declared.parameters.isEmpty {
            for call in own(base).filter({ $0.missing == 0 }).prefix(1) {
                registrations.append(Self.row(type, call.text, isOwn: true))
            }
        }
        switch declared.kind {
        case .proto: break
        case .choice: register(choice: declared, as: type, depth)
        case .structure:
            let makers =
                declared.hasOwnInitialiser && declared.members == nil || !declared.initialisers.isEmpty
                ? index.initialisers(of: base)
                : declared.members.map { [MakerFacts.Maker(access: .ofModule, parameters: $0)] } ?? []
            register(makers, of: declared, as: type, depth)
        case .object:
            let makers = index.initialisers(of: base)
            let isPlain = !index.ancestors(of: base).contains(where: \.hasOwnInitialiser)
            register(
                isPlain ? [MakerFacts.Maker(access: .ofModule, parameters: [])] : makers, of: declared, as: type, depth)
        }
    }

    private mutating func register(_ makers: [MakerFacts.Maker], of declared: MakerFacts, as type: String, _ depth: Int)
    {
        for maker in makers.prefix(2) {
            registrations.append(Self.row(type, Self.call(type, maker.parameters)))
            for parameter in maker.parameters { want(parameter.type, in: declared.name, depth + 1) }
        }
        if declared.kind == .object, !makers.contains(where: \.parameters.isEmpty) {
            registrations.append("GivenProperties.needsArguments(\(type).self)")
        }
    }

    private mutating func register(choice declared: MakerFacts, as type: String, _ depth: Int) {
        guard let first = declared.cases.first, !declared.cases.contains(where: \.values.isEmpty) else { return }
        registrations.append(Self.row(type, Self.call(type + "." + first.name, first.values)))
        for value in first.values { want(value.type, in: declared.name, depth + 1) }
    }

    private mutating func register(conformersTo parts: [String], as type: String, _ depth: Int) {
        for name in index.conformers(to: parts.flatMap { index.parts(of: $0) }).prefix(4) {
            registrations.append("GivenProperties.prefer(\(name).self, for: (any \(type)).self)")
            waiting.append((name, depth + 1))
        }
    }

    /// What libraries have that never tells anything, or holds a value.
    private static let ofLibraries: [String: String] = [
        "Observable": ".never()", "Single": ".never()", "Maybe": ".never()", "Completable": ".never()",
        "Driver": ".never()", "Signal": ".never()", "Infallible": ".never()", "PublishRelay": "()",
        "PublishSubject": "()", "BehaviorRelay": "(value: \(OwnWords.missing))",
        "BehaviorSubject": "(value: \(OwnWords.missing))", "AnyObserver": " { _ in }", "DisposeBag": "()",
        "Binding": ".constant(\(OwnWords.missing))",
        "NSManagedObjectContext": "(concurrencyType: .mainQueueConcurrencyType)",
        "ModelContainer": "(for: Schema([]))", "ModelContext": "(ModelContainer(for: Schema([])))",
        "UICollectionViewLayout": "()", "UICollectionViewFlowLayout": "()", "SignalProducer": ".never",
    ]

    private static func row(_ type: String, _ expression: String, isOwn: Bool = false) -> String {
        "GivenProperties.make(\(type).self\(isOwn ? ", isOwn: true" : "")) { try \(expression) }"
    }

    /// - Parameter known: what stands for values of some types.
    private static func call(
        _ name: String, _ parameters: [MakerFacts.Parameter], with known: [String: String] = [:]
    ) -> String {
        let arguments = parameters.map { parameter in
            let value = parameter.isAutoclosure ? "MaquetteCuts.valueOrEnd()" : OwnWords.missing
            return (parameter.label.map { $0 + ": " } ?? "") + (known[parameter.type] ?? value)
        }
        return "\(name)(\(arguments.joined(separator: ", ")))"
    }

    private func own(_ type: String) -> [OwnWords.Call] {
        let last = type.split(separator: ".").last.map(String.init) ?? type
        return (calls[last] ?? []).filter { [type, last].contains(TypeWords.base(of: $0.type)) }
    }

    // MARK: Screens

    /// The ways to make one that takes arguments, those first in which most is the project's own.
    private func ways(_ screen: Screen) -> [String] {
        let type = screen.type
        var ways = own(type).prefix(3).map { ($0.text, $0.missing == 0 ? 0 : 2) }
        let makers = index.initialisers(of: type)
        if let form = index.form(of: type) {
            ways += makers.prefix(2).map { (Self.call(form, $0.parameters), 3) }
            // One with parameters of its own, and nothing to be said besides.
            if form != type, !index.ancestors(of: type).contains(where: \.hasOwnInitialiser) {
                ways.append((form + "()", 3))
            }
        }
        if makers.isEmpty, let members = index.types[type]?.members, index.types[type]?.kind == .structure {
            ways.append((Self.call(type, members), 3))
        }
        ways += functions(type, as: screen.kind == .controller ? "UIViewController" : "UIView").map {
            ($0, Self.isOwn($0) ? 1 : 4)
        }
        return Self.ranked(ways)
    }

    /// The ways to make a controller that needs no arguments or that a storyboard has.
    private func otherWays(_ controller: String) -> [String] {
        var ways = functions(controller, as: "UIViewController").map { ($0, Self.isOwn($0) ? 0 : 2) }
        // An empty one shows nothing.
        if index.ancestors(of: controller).last?.inherits.contains("UINavigationController") == true {
            ways += own(controller).filter { $0.missing == 0 }.prefix(1).map { ($0.text, 1) }
        }
        return Self.ranked(ways)
    }

    private static func isOwn(_ text: String) -> Bool { !text.contains(OwnWords.missing) }

    private static func ranked(_ ways: [(text: String, rank: Int)]) -> [String] {
        var seen: Set<String> = []
        return ways.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element.text).filter { seen.insert($0).inserted }
    }

    /// Calls of functions that give one.
    ///
    /// - Parameter kind: the class of UIKit's that such a call has to give, where its function says less.
    private func functions(_ screen: String, as kind: String) -> [String] {
        index.factories(of: screen).sorted { $0.factory.maker.parameters.count < $1.factory.maker.parameters.count }
            .prefix(3).map { factory, owner in
                let before = owner.map { factory.isOfType ? $0 + "." : "(\(OwnWords.missing) as \($0))." } ?? ""
                let text = Self.call(before + factory.name, factory.maker.parameters)
                let result = TypeWords.plain(factory.result)
                let saysSo = result == "Self" || index.resolved(result, in: factory.owner) == screen
                return saysSo ? text : "\(text) as? \(kind)"
            }
    }

    /// What is said of a controller that has another way to be made.
    private func rows(_ controller: String) -> [String] {
        let isNamedSo = controller.split(separator: ".").last.map(String.init) ?? controller
        var left = Dictionary(
            index.ancestors(of: controller).flatMap { type in type.given.map { ($0.label ?? "", (type.name, $0.type)) }
            },
            uniquingKeysWith: { one, _ in one })
        let set = (handOvers[isNamedSo] ?? []).filter { handOver in
            guard [controller, isNamedSo].contains(handOver.type), let (scope, type) = left[handOver.property]
            else { return false }
            // What else is nil may well be so on a phone.
            let isModel = index.types[TypeWords.base(of: index.resolved(TypeWords.plain(type), in: scope))].map {
                [.object, .proto].contains($0.kind)
            }
            guard handOver.missing == 0 || isModel == true else { return false }
            left[handOver.property] = nil
            return true
        }
        return otherWays(controller).prefix(3).map {
            "GivenProperties.show(\(controller).self\(Self.isOwn($0) ? ", isOwn: true" : "")) { try \($0) }"
        }
            + index.creators(of: controller).prefix(2).map { maker in
                let call = Self.call(controller, maker.parameters, with: ["NSCoder": "coder"])
                return "GivenProperties.create(\(controller).self) { coder in try \(call) }"
            }
            + set.map {
                "GivenProperties.handOver(\"\($0.property)\", \\\(controller).\($0.property)) { try \($0.text) }"
            }
    }

    /// - Parameters:
    ///   - screens: those that have a function.
    ///   - known: controllers that need no arguments or that a storyboard makes.
    ///   - handedDown: the types of objects that views expect from above.
    ///   - imports: how the module's files import.
    mutating func text(
        _ screens: [Screen], known: [String], handedDown: [String], imports: ImportsWithAccess = .init()
    ) -> MakerText {
        for type in handedDown { want(type, in: nil, 0) }
        for name in screens.map(\.type) + known { lookAround(name) }
        registerAll()
        var text = MakerText()
        text.head =
            ["DeveloperToolsSupport", "UIKit"].map(imports.line)
            + index.imports.subtracting(["UIKit", ""]).sorted().flatMap {
                ["#if canImport(\($0))", imports.line($0), "#endif"]
            }
        text.rows = self.handedDown.map { "GivenProperties.handDown { try \($0) }" } + registrations
        text.rows += known.flatMap(rows)
        for screen in screens {
            let add = screen.kind == .controller ? "addController" : "addView"
            let ways = ways(screen).prefix(5).map { "making.\(add) { try \($0) }" }
            if !ways.isEmpty {
                text.screens.append(MakerText.Screen(symbol: screen.symbol, name: screen.type, ways: ways))
            }
        }
        return text
    }
}
