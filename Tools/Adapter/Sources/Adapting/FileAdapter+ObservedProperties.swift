import SwiftSyntax

// `@objc dynamic var count = 0` tells its observers when it was set, as the runtime of Objective-C does.
extension FileAdapter {
    func tellObservers(of node: VariableDeclSyntax) {
        let modifiers = node.modifiers
        guard modifiers.contains(named: "dynamic"), node.bindingSpecifier.text == "var",
            !["static", "class", "lazy"].contains(where: { modifiers.contains(named: $0) }),
            node.onlyObserver == nil, !node.attributes.contains(named: "NSManaged")
        else { return }
        for binding in node.bindings { tellObservers(of: binding) }
    }

    private func tellObservers(of binding: PatternBindingSyntax) {
        guard let block = binding.accessorBlock else {
            let declared = binding.initializer?.extent ?? binding.typeAnnotation?.extent ?? binding.pattern.extent
            return result.edits.insert(" { \(Self.observer) }", at: declared.upperBound)
        }
        guard case .accessors(let list) = block.accessors else { return }
        if let setting = list.first(where: { ["didSet", "set"].contains($0.accessorSpecifier.text) })?.body {
            // Also where the body returns early.
            result.edits.insert(" defer { \(Self.call) };", at: setting.leftBrace.extent.upperBound)
        } else if list.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
            result.edits.insert("\(Self.observer) ", at: block.rightBrace.extent.lowerBound)
        }
    }

    private static let call = "_tellObservers()"
    private static let observer = "didSet { \(call) }"
}
