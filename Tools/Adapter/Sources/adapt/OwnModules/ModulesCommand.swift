import Foundation

/// `adapt modules`: compiles the modules that lie beside UIKit, those that changed and those that see what changed in them.
struct ModulesCommand {
    private let maquette: String
    private let folder: String
    private let options: [String]

    init(_ arguments: [String]) throws {
        guard let end = arguments.firstIndex(of: "--") else { throw Failure(Adapt.usage) }
        var own = Array(arguments[..<end])
        options = Array(arguments[(end + 1)...])
        guard let maquette = Adapt.take("--maquette", from: &own), let folder = Adapt.take("--into", from: &own),
            own.isEmpty
        else { throw Failure(Adapt.usage) }
        (self.maquette, self.folder) = (maquette, folder)
    }

    func run() throws {
        let (compiled, all) = try compile()
        if compiled > 0 { print("compiled \(compiled) of \(all) modules beside UIKit") }
    }

    /// How many had to be compiled, of how many.
    func compile() throws -> (compiled: Int, all: Int) {
        let groups = ModuleGroup.groups(of: maquette, into: folder)
        let modules = try groups.flatMap { try $0.modules() }
        for group in groups { try group.removeOthers(than: modules) }
        let maquettes = try MaquettesModules(seenFrom: modules, options: options, scratch: folder)
        let compiler = try Tool.run("swiftc", ["--version"]).text
        return try OwnModulesBuild(modules, options: options, compiler: compiler, maquettes: maquettes).run()
    }
}
