import SwiftSyntax

// What Core Data makes at run time for `@NSManaged`: properties read and write the values of the object, and methods change its
// relationships. Layers make their properties in the same way.
extension FileAdapter {
    private var isOfCoreData: Bool { imports.contains("CoreData") && !facts.absentModules.contains("CoreData") }

    func manage(_ node: VariableDeclSyntax) {
        guard node.attributes.contains(named: "NSManaged"), isOfCoreData || scope.current.map(facts.isLayer) == true
        else { return }
        for modifier in node.modifiers where ["weak", "unowned"].contains(modifier.name.text) { blank(modifier) }
        for binding in node.bindings where binding.accessorBlock == nil {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word,
                let type = binding.typeAnnotation
            else { continue }
            result.edits.insert(
                " { get { _managedValue(\"\(name)\") } set { _setManagedValue(newValue, \"\(name)\") } }",
                at: type.type.extent.upperBound)
        }
    }

    func manage(_ node: FunctionDeclSyntax) {
        guard isOfCoreData, node.body == nil, node.signature.returnClause == nil,
            node.attributes.contains(named: "NSManaged")
        else { return }
        let values = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        result.edits.insert(
            " { _callManaged(\"\(SelectorName.of(node))\", [\(values.joined(separator: ", "))]) }",
            at: node.signature.extent.upperBound)
    }
}
