import SwiftSyntax

// How the delegates of the app and of its scenes are made and started, as rows of a table.
extension FileAdapter {
    func rowOfDelegate(_ node: ClassDeclSyntax) -> String? {
        let name = node.name.text
        guard let delegate = facts.delegate(node.name.word) else { return nil }
        let isInherited = facts.isDelegateByInheritance(node.name.word)
        switch delegate {
        case .ofApp:
            let isMain = ["main", "UIApplicationMain"].contains { node.attributes.contains(named: $0) }
            let arguments = (isMain ? ["isMain: true"] : []) + (isInherited ? ["starting: \(starting(name))"] : [])
            return "ProjectDelegates.add\(Self.inBrackets(arguments)) { \(name)() }"
        case .ofScenes:
            let arguments = isInherited ? ["connecting: \(Self.connecting(name))"] : []
            return "ProjectDelegates.addOfScenes\(Self.inBrackets(arguments)) { \(name)() }"
        }
    }

    private static func inBrackets(_ arguments: [String]) -> String {
        arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    }

    /// Objective-C finds what the class itself has. What a class above conforms to calls its own or nothing.
    private func starting(_ name: String) -> String {
        let isOld =
            facts.method("applicationDidFinishLaunching", of: name) { _ in true } != nil
            && facts.method("application", of: name, where: { $0.contains("didFinishLaunchingWithOptions") }) == nil
        let last =
            isOld
            ? "it.applicationDidFinishLaunching(app)" : "_ = it.application(app, didFinishLaunchingWithOptions: nil)"
        return "{ (it: \(name), app) in _ = it.application(app, willFinishLaunchingWithOptions: nil); \(last) }"
    }

    private static func connecting(_ name: String) -> String {
        "{ (it: \(name), scene) in "
            + "it.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions()) }"
    }
}
