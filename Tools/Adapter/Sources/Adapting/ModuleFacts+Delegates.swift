// Delegates of the app and of its scenes. What they conform to, and what they do, may be said by a class above.
extension ModuleFacts {
    enum Delegate: String {
        case ofApp = "UIApplicationDelegate"
        case ofScenes = "UIWindowSceneDelegate"
    }

    /// Whose delegate a class is, if of any. One that others come from is a part of theirs.
    func delegate(_ name: String) -> Delegate? {
        guard !hasSubclasses(name) else { return nil }
        return [.ofApp, .ofScenes].first { conforms(name, to: $0.rawValue) }
    }

    /// Whether a class above says for it that it is a delegate: then what it has itself does not replace what the protocol gives
    /// to those that have nothing.
    func isDelegateByInheritance(_ name: String) -> Bool {
        makers(of: name)?.parent.map { parent in
            [.ofApp, .ofScenes].contains { (delegate: Delegate) in conforms(parent, to: delegate.rawValue) }
        } == true
    }

    func makesWindow(_ name: String) -> Bool { isTrue(of: name) { $0.makesWindow } }

    private func conforms(_ name: String, to protocolName: String) -> Bool {
        isTrue(of: name) { declared in
            declared.inherits.contains(protocolName)
                || conformances.contains(FileFacts.Member(type: declared.name, name: protocolName))
        }
    }

    /// Whether something holds for a class or one above it.
    private func isTrue(of name: String, _ holds: (FileFacts.Class) -> Bool) -> Bool {
        var (name, passed) = (name, Set<String>())
        while let declared = declaration(of: name), passed.insert(name).inserted {
            if holds(declared) { return true }
            guard let parent = declared.inherits.first else { return false }
            name = parent
        }
        return false
    }
}
