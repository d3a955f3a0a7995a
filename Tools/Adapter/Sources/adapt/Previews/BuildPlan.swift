import Foundation

/// What SwiftPM's native build system is going to do: its file `debug.yaml`, whose lists are written as JSON.
struct BuildPlan {
    private struct Step {
        var inputs: [String] = []
        var outputs: [String] = []
        var arguments: [String] = []
    }

    private var steps: [String: Step] = [:]
    private var stepOfOutput: [String: String] = [:]

    init(_ path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else { throw Failure("\(path) cannot be read") }
        var name: String?
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            if line.hasPrefix("  \""), line.hasSuffix("\":") {
                name = Self.value(line.dropFirst(2).dropLast()) as? String
                if let name { steps[name] = Step() }
            } else if let name, line.hasPrefix("    inputs: ") {
                steps[name]?.inputs = Self.list(line.dropFirst(12))
            } else if let name, line.hasPrefix("    outputs: ") {
                steps[name]?.outputs = Self.list(line.dropFirst(13))
            } else if let name, line.hasPrefix("    args: ") {
                steps[name]?.arguments = Self.list(line.dropFirst(10))
            }
        }
        for (name, step) in steps {
            for output in step.outputs { stepOfOutput[output] = name }
        }
    }

    private static func value(_ text: Substring) -> Any? {
        try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }
    private static func list(_ text: Substring) -> [String] { value(text) as? [String] ?? [] }

    /// The module that has a file among its sources.
    func recipe(for file: String) -> ModuleRecipe? {
        guard let (_, step) = steps.first(where: { $0.key.hasPrefix("C.") && $0.value.inputs.contains(file) }),
            let place = step.arguments.firstIndex(of: "-module-name"), place + 1 < step.arguments.count
        else { return nil }
        let sources = step.inputs.filter { $0.hasSuffix(".swift") }
        let objects = step.outputs.filter { $0.hasSuffix(".o") }
        guard sources.count == objects.count else { return nil }
        let (others, inputs) = below(step)
        return ModuleRecipe(
            name: step.arguments[place + 1], sources: sources,
            // What SwiftPM reads is not for people.
            arguments: step.arguments.dropFirst().filter { $0 != "-parseable-output" },
            objects: Dictionary(zip(sources, objects)) { first, _ in first }, otherObjects: others,
            otherInputs: inputs.filter { !sources.contains($0) })
    }

    /// The objects of all that a module needs, and the files that all that is made of.
    private func below(_ step: Step) -> (objects: [String], inputs: [String]) {
        var (objects, inputs, seen) = (Set<String>(), Set<String>(), Set<String>())
        var waiting = step.inputs
        while let input = waiting.popLast() {
            guard seen.insert(input).inserted else { continue }
            if input.hasSuffix(".o") { objects.insert(input) }
            guard let name = stepOfOutput[input], let below = steps[name] else {
                if input.hasPrefix("/"), !input.hasSuffix("/") { inputs.insert(input) }
                continue
            }
            objects.formUnion(below.outputs.filter { $0.hasSuffix(".o") })
            waiting += below.inputs
        }
        return (objects.sorted(), inputs.sorted())
    }
}
