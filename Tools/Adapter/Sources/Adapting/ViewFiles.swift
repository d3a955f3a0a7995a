/// The classes of views, cells and controllers that files declare.
public struct ViewFiles: Sendable {
    /// The names of the classes, by the file's path.
    public private(set) var classes: [String: [String]] = [:]
    /// The class above each, in this module and in those before; empty for those above which there is none.
    public private(set) var superclasses: [String: String]

    private let headers: [String: String]

    /// The superclasses are those of modules that came before.
    public init(
        _ files: [(path: String, bytes: [UInt8])], after superclasses: [String: String] = [:],
        headers: HeaderClasses = HeaderClasses()
    ) {
        (self.superclasses, self.headers) = (superclasses, headers.superclasses)
        let facts = concurrently(files) { FileFacts.of($0) }
        let protocols = facts.reduce(into: Set<String>()) { $0.formUnion($1.protocols) }
        for declared in facts.flatMap(\.classes) {
            let above = declared.inherits.first { !protocols.contains($0) }
            self.superclasses[declared.name.lastPart] = above?.lastPart ?? ""
        }
        for (file, facts) in zip(files, facts) {
            let names = facts.classes.map(\.name).filter { isView($0.lastPart) }
            if !names.isEmpty { classes[file.path] = names }
        }
    }

    /// The classes of controllers, with the names of the types around: those from which no others come, as these are what is
    /// shown.
    public var controllers: [String] {
        let parents = Set(superclasses.values)
        return classes.values.flatMap(\.self).filter { name in
            !parents.contains(name.lastPart) && classOfUIKit(above: name.lastPart)?.hasSuffix("Controller") == true
        }.sorted()
    }

    private func classOfUIKit(above name: String) -> String? {
        var name = name
        for _ in 0..<50 {
            if name.hasPrefix("UI") { return name }
            guard let above = superclasses[name] ?? headers[name] ?? GuessedSuperclass.name(ofOneNamed: name) else {
                return nil
            }
            name = above
        }
        return nil
    }

    private func isView(_ name: String) -> Bool {
        var name = name
        for _ in 0..<50 {
            if name.hasPrefix("UI") { return Self.isViewOfUIKit(name) }
            // Nobody declares it: then it is what it is called.
            guard let above = superclasses[name] ?? headers[name] else {
                return GuessedSuperclass.name(ofOneNamed: name) != nil
            }
            name = above
        }
        return false
    }

    static func isViewOfUIKit(_ name: String) -> Bool {
        let endings = [
            "View", "Cell", "ViewController", "Controller", "Button", "Label", "Control", "Switch", "Slider", "Stepper",
            "Bar", "TextField", "Window", "Picker",
        ]
        return name.hasPrefix("UI") && endings.contains { name.hasSuffix($0) }
            && !["UIPresentationController", "UIMenuController"].contains(name)
    }
}

extension String {
    /// `Header` of `Card.Header`.
    fileprivate var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
